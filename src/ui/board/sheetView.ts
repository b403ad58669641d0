/** The board is at most so large: pixels for each unit of drawing, of which a hex has 100 from corner to corner. */
const CLOSEST = 2.4;
/** Where a whole board would have smaller hexes than fingers can hit, it opens at the second of these. */
const TOO_SMALL = 0.44;
const HAND_SIZED = 0.64;
/** A gesture ends when nothing came for so long. */
const SETTLES_AFTER = 140;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** What of the board is seen: the sheet may be larger than the port, which scrolls over it. */
export interface SheetView {
  /** Enlarges about the middle of the port. */
  readonly zoomBy: (factor: number) => void;
  /** In the course of a gesture, about a place of the window: what is drawn is stretched, and drawn anew when the gesture is over. */
  readonly stretch: (factor: number, about: Place, shift?: Place) => void;
  readonly settle: () => void;
  readonly panBy: (x: number, y: number) => void;
  readonly fit: () => void;
  /** Scrolls as little as shows this box of the window. */
  readonly show: (box: DOMRect) => void;
  /** Scrolls to the middle one of these places of the board, in its own units, unless a fair part of them is seen already. */
  readonly reveal: (places: readonly Place[]) => void;
  /** After the port changed its size. */
  readonly measure: () => void;
}

/** Pan and zoom by scrolling and by the size of the sheet: sharp at any scale, and React has no part in it. */
export function sheetView(port: HTMLElement, sheet: HTMLElement, size: { readonly width: number; readonly height: number }): SheetView {
  /** Pixels a unit; `null` is the whole board, whatever the port. */
  let scale: number | null = null;
  let isOpened = false;
  let room = { width: 0, height: 0 };
  /** What was to be revealed while there was nothing to see it in. */
  let missed: readonly Place[] = [];
  let stretched: { readonly factor: number; readonly about: Place; readonly shift: Place } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const whole = () => Math.min(port.clientWidth / size.width, port.clientHeight / size.height);
  const within = (wanted: number) => Math.min(Math.max(wanted, whole()), Math.max(CLOSEST, whole()));

  function lay(): void {
    const now = scale ?? whole();
    sheet.style.width = `${size.width * now}px`;
    sheet.style.height = `${size.height * now}px`;
  }

  function zoomTo(wanted: number, about: Place): void {
    const before = sheet.getBoundingClientRect();
    const now = scale ?? whole();
    const next = within(wanted);
    const at = { x: (about.x - before.x) / now, y: (about.y - before.y) / now };
    scale = next <= whole() * 1.001 ? null : next;
    lay();
    const after = sheet.getBoundingClientRect();
    view.panBy(after.x + at.x * next - about.x, after.y + at.y * next - about.y);
  }

  function middle(): Place {
    const { x, y, width, height } = port.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  const view: SheetView = {
    // A gesture too: to draw a large board anew takes longer than one step of several should.
    zoomBy: (factor) => view.stretch((stretched?.factor ?? 1) * factor, middle()),
    stretch: (factor, about, shift = { x: 0, y: 0 }) => {
      const now = scale ?? whole();
      const held = within(now * factor) / now;
      const start = stretched?.about ?? about;
      stretched = { factor: held, about: start, shift };
      sheet.style.transform = '';
      const { x, y } = sheet.getBoundingClientRect();
      sheet.style.transformOrigin = `${start.x - x}px ${start.y - y}px`;
      sheet.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${held})`;
      clearTimeout(timer);
      timer = setTimeout(view.settle, SETTLES_AFTER);
    },
    settle: () => {
      clearTimeout(timer);
      if (stretched === null) return;
      const { factor, about, shift } = stretched;
      stretched = null;
      sheet.style.transform = '';
      zoomTo((scale ?? whole()) * factor, about);
      view.panBy(-shift.x, -shift.y);
    },
    panBy: (x, y) => {
      view.settle();
      port.scrollLeft += x;
      port.scrollTop += y;
    },
    fit: () => {
      stretched = null;
      sheet.style.transform = '';
      const factor = whole() / (scale ?? whole());
      if (factor === 1) return;
      // About the one place that stays where it is when the whole board comes to lie in the middle of the port.
      const { x, y } = sheet.getBoundingClientRect();
      const centre = middle();
      const fixed = (from: number, to: number) => (to - factor * from) / (1 - factor);
      view.stretch(factor, {
        x: fixed(x, centre.x - (size.width * whole()) / 2),
        y: fixed(y, centre.y - (size.height * whole()) / 2),
      });
    },
    show: (box) => {
      const frame = port.getBoundingClientRect();
      const past = (from: number, to: number, least: number, most: number) =>
        from < least ? from - least : to > most ? to - most : 0;
      view.panBy(past(box.left, box.right, frame.left, frame.right), past(box.top, box.bottom, frame.top, frame.bottom));
    },
    reveal: (places) => {
      // Of the whole board nothing is out of sight; asking how large it is would have the page laid out, at every click.
      const isWhole = isOpened && scale === null;
      missed = isWhole || (isOpened && port.clientWidth > 0) ? [] : places;
      if (scale === null || places.length === 0 || missed.length > 0) return;
      const now = scale;
      const frame = port.getBoundingClientRect();
      const { x, y } = sheet.getBoundingClientRect();
      const seen = places.map((place) => ({ x: x + place.x * now, y: y + place.y * now }));
      const inside = seen.filter((one) => one.x > frame.left && one.x < frame.right && one.y > frame.top && one.y < frame.bottom);
      if (inside.length * 4 >= seen.length) return;
      // The middle one has most of the others around it.
      const one = seen[seen.length >> 1];
      if (one !== undefined) view.panBy(one.x - middle().x, one.y - middle().y);
    },
    measure: () => {
      if (port.clientWidth === 0 || port.clientHeight === 0) return;
      if (!isOpened && whole() < TOO_SMALL) scale = HAND_SIZED;
      isOpened = true;
      if (scale !== null) scale = within(scale);
      lay();
      // What was in the middle stays there when something beside the board takes or leaves room.
      if (room.width > 0) view.panBy((room.width - port.clientWidth) / 2, (room.height - port.clientHeight) / 2);
      room = { width: port.clientWidth, height: port.clientHeight };
      view.reveal(missed);
    },
  };
  return view;
}
