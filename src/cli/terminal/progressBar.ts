const WIDTH = 30;

/** Draws how far a long command is, on a terminal only: what is piped or kept stays clean. */
export function progressBar(total: number): (done: number) => void {
  const { stderr } = process;
  if (!stderr.isTTY) return () => undefined;
  const started = performance.now();
  return (done) => {
    const filled = Math.round((WIDTH * done) / total);
    const left = Math.ceil(((performance.now() - started) * (total - done)) / done / 1000);
    stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${left} s `);
    if (done === total) stderr.write('\r\u001b[K');
  };
}
