/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A line of text, where it stands on the page and what lies behind it. */
export interface InkedLine {
  text: string;
  ink: Rgb;
  /** The nearest opaque colour under it. */
  ground: Rgb;
  /** True for letters of 24 px, or bold ones of 18.66 px: 3:1 is enough for these. */
  large: boolean;
  /** Whether a drawing lies between the line and that colour. */
  overDrawing: boolean;
}

/** Every line of text of the page. Runs inside the page, whole: it may use nothing from this module. */
export function findInkedLines(): InkedLine[] {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** Any colour of CSS as four numbers, the last one 0 when it is clear and 255 when it covers. */
  const known = new Map<string, number[]>();
  const read = (color: string): number[] => {
    const before = known.get(color);
    if (before || !pen) return before ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const numbers = [...pen.getImageData(0, 0, 1, 1).data];
    known.set(color, numbers);
    return numbers;
  };
  const rgb = ([red = 0, green = 0, blue = 0]: number[]): Rgb => [red, green, blue];

  const pictures = [...document.querySelectorAll('main :is(img,svg,picture,canvas,video)')]
    .map((picture) => ({ picture, at: picture.getBoundingClientRect() }))
    .filter(({ at }) => at.width > 0);

  const groundOf = (element: Element, line: DOMRect) => {
    let box: Element | null = element;
    for (; box; box = box.parentElement) {
      const color = read(getComputedStyle(box).backgroundColor);
      if (color[3] === 255) return { ground: rgb(color), overDrawing: liesOn(line, box) };
    }
    return { ground: rgb(read('Canvas')), overDrawing: false };
  };

  /** Only screen readers read it. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

  /** A drawing under the line that is not itself under `cover`. */
  const liesOn = (line: DOMRect, cover: Element) =>
    pictures.some(({ picture, at }) => {
      const across = Math.min(line.right, at.right) - Math.max(line.left, at.left);
      const along = Math.min(line.bottom, at.bottom) - Math.max(line.top, at.top);
      return across > 1 && along > line.height / 4 && cover.contains(picture);
    });

  const lines: InkedLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim()) continue;
    if (/^(script|style|option)$/.test(element.localName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[disabled]') || isClipped(element)) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const onScreen = rect.right > 0 && rect.left < innerWidth && rect.bottom + scrollY > 0;
      if (rect.width < 2 || !onScreen) continue;
      lines.push({
        text: text.textContent.trim().slice(0, 40),
        ink: rgb(read(color)),
        ...groundOf(element, rect),
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 600),
      });
    }
  }
  return lines;
}
