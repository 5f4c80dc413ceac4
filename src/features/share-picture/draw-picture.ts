import type { RoutePlace } from '@tasuki/domain/recordings/route/route';

/** Pixels; as tall as pictures are shown where people share them. */
export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;

const MARGIN = 84;
const ROUTE_TOP = 470;
const ROUTE_BOTTOM = PICTURE_HEIGHT - 150;
const ROUTE_LINE = 12;

/** Always the light look: a picture has no theme. */
const COLORS = {
  ground: '#FBFAF7',
  ink: '#1B1F24',
  quiet: '#5A6470',
  band: '#C8371B',
  route: '#24406B',
} as const;

/** The words in the picture. Nothing else of the run is shown. */
export interface PictureWords {
  /** The kind of the run, as `Easy run`. */
  title: string;
  /** The day. */
  day: string;
  /** The largest figure, then the others with their names. */
  main: string;
  figures: readonly { name: string; words: string }[];
  /** The runner's name; null = they want none. */
  name: string | null;
}

/** Draws the picture of a run: words, figures, and the lines of the route that others may see. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  words: PictureWords,
  lines: readonly (readonly RoutePlace[])[],
  fontFamily: string,
): void {
  const write = (text: string, at: { x: number; y: number }, look: string, color: string) => {
    context.font = `${look} ${fontFamily}`;
    context.fillStyle = color;
    context.fillText(text, at.x, at.y, PICTURE_WIDTH - MARGIN - at.x);
  };
  context.fillStyle = COLORS.ground;
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  drawSash(context);
  context.textBaseline = 'alphabetic';
  write(words.title, { x: MARGIN, y: 130 }, '650 46px', COLORS.ink);
  write(words.day, { x: MARGIN, y: 186 }, '400 34px', COLORS.quiet);
  write(words.main, { x: MARGIN, y: 322 }, '700 120px', COLORS.ink);
  const column = (PICTURE_WIDTH - 2 * MARGIN) / Math.max(1, words.figures.length);
  words.figures.forEach(({ name, words: figure }, index) => {
    const x = MARGIN + index * column;
    write(name, { x, y: 388 }, '400 30px', COLORS.quiet);
    write(figure, { x, y: 440 }, '650 44px', COLORS.ink);
  });
  drawRoute(context, lines);
  write('Tasuki', { x: MARGIN, y: PICTURE_HEIGHT - 62 }, '650 36px', COLORS.band);
  if (words.name !== null) {
    context.textAlign = 'right';
    context.font = `400 36px ${fontFamily}`;
    context.fillStyle = COLORS.quiet;
    context.fillText(words.name, PICTURE_WIDTH - MARGIN, PICTURE_HEIGHT - 62, 600);
    context.textAlign = 'left';
  }
}

/** The product's sign, at the upper right. */
function drawSash(context: CanvasRenderingContext2D): void {
  const [left, top, size] = [PICTURE_WIDTH - MARGIN - 130, 72, 130];
  context.beginPath();
  for (const [x, y] of [
    [0.62, 0],
    [1, 0],
    [0.38, 1],
    [0, 1],
  ] as const) {
    context.lineTo(left + x * size, top + y * size);
  }
  context.closePath();
  context.fillStyle = COLORS.band;
  context.fill();
}

/** As large as it fits, north up, without any mark of where it began. */
function drawRoute(
  context: CanvasRenderingContext2D,
  lines: readonly (readonly RoutePlace[])[],
): void {
  const places = lines.flat();
  if (places.length === 0) return;
  const east = places.map(({ eastMeters }) => eastMeters);
  const north = places.map(({ northMeters }) => northMeters);
  const [west, top] = [Math.min(...east), Math.max(...north)];
  const [width, height] = [Math.max(...east) - west, top - Math.min(...north)];
  const [roomX, roomY] = [PICTURE_WIDTH - 2 * MARGIN, ROUTE_BOTTOM - ROUTE_TOP - 2 * ROUTE_LINE];
  const scale = Math.min(roomX / Math.max(width, 1), roomY / Math.max(height, 1));
  const left = MARGIN + (roomX - width * scale) / 2;
  const upper = ROUTE_TOP + ROUTE_LINE + (roomY - height * scale) / 2;
  context.beginPath();
  for (const line of lines) {
    line.forEach(({ eastMeters, northMeters }, index) => {
      const [x, y] = [left + (eastMeters - west) * scale, upper + (top - northMeters) * scale];
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
  }
  context.lineWidth = ROUTE_LINE;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = COLORS.route;
  context.stroke();
}
