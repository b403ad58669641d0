import shapes from './shapes.svg';

/**
 * Puts the drawings of `shapes.svg` into the page, where `Shape` refers to them. They are a picture and no script: parsed
 * once, and a wood of thirty hexes is thirty references. A reference to another file would do too, but each one would
 * then be drawn a moment late.
 */
export async function loadShapes(): Promise<void> {
  const picture = await (await fetch(shapes)).text();
  const drawings = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
  drawings.classList.add('art-defs');
  drawings.setAttribute('width', '0');
  drawings.setAttribute('height', '0');
  drawings.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(drawings));
}
