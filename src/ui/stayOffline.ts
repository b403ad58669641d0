/** Keeps the whole game in the browser from the first visit on. Where that is not allowed, it is played from the server. */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  // Afterwards, so that it does not compete with the page for its own files.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
