import type { Browser } from 'playwright-core';
import { pickedFile, type PickedFile } from '../recording-files.ts';

/** The element that marks unused room after a film's data, as phones leave it. */
const UNUSED_ROOM = 0xec;
const LENGTH_BYTES = 8;

interface Drawn {
  film: string;
  picture: string;
}

/**
 * A film that plays, and a photo, both drawn in the browser.
 *
 * @param filmBytes how large the film is
 */
export async function drawnFiles(
  browser: Browser,
  filmBytes: number,
): Promise<{ film: PickedFile; picture: PickedFile }> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(draw);
  await page.close();
  const film = Buffer.from(drawn.film, 'base64');
  return {
    film: pickedFile('stride.webm', Buffer.concat([film, unusedRoom(filmBytes - film.length)])),
    picture: pickedFile('sunrise.jpg', Buffer.from(drawn.picture, 'base64')),
  };
}

/** An element of WebM that players pass over. */
function unusedRoom(bytes: number): Buffer {
  const head = Buffer.alloc(1 + LENGTH_BYTES);
  head[0] = UNUSED_ROOM;
  head.writeBigUInt64BE(BigInt(bytes - head.length), 1);
  // Its first bit says that eight bytes hold the length.
  head[1] = 1;
  return Buffer.concat([head, Buffer.alloc(bytes - head.length)]);
}

/** Runs in the page. */
async function draw(): Promise<Drawn> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  let frame = 0;
  const paint = () => {
    frame += 1;
    context.fillStyle = `hsl(${(frame * 7) % 360} 70% 60%)`;
    context.fillRect(0, 0, 320, 240);
    context.fillStyle = '#fff';
    context.fillRect((frame * 5) % 320, 100, 40, 40);
  };
  paint();
  const picture = canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  const isOver = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.ondataavailable = ({ data }) => {
    pieces.push(data);
  };
  const painting = setInterval(paint, 40);
  recorder.start();
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  recorder.stop();
  await isOver;
  clearInterval(painting);
  const reader = new FileReader();
  const isRead = new Promise((resolve) => {
    reader.onload = resolve;
  });
  reader.readAsDataURL(new Blob(pieces));
  await isRead;
  const address = typeof reader.result === 'string' ? reader.result : '';
  return { film: address.split(',')[1] ?? '', picture };
}
