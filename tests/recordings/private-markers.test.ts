import { expect, it } from 'vitest';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { splitPoints } from '../../functions/src/recordings/xml/split-points.ts';
import { attributeOf, ownText, parseXml } from '../../functions/src/recordings/xml/xml-tree.ts';
import { NOW } from './fit-file.ts';
import { gpxFile, gpxTrack, steadyPoints } from './xml-files.ts';

async function decode(text: string): Promise<readonly DecodedActivity[]> {
  const bytes = new TextEncoder().encode(text);
  const { activities } = await decodeRecording({ bytes, fileName: 'run.gpx', now: NOW });
  return activities;
}

it('does not take an element of the file for the mark of a run of points', async () => {
  const forged = '<tasukiPoints from="0" to="Infinity"/>';
  const alone = decode(gpxFile(`<trk><trkseg>${forged}</trkseg></trk>`));
  await expect(alone).rejects.toThrow(new TasukiFailure('recording/no-activity'));
  const track = gpxTrack([steadyPoints(20)]).replace('<trkseg>', `<trkseg>${forged}`);
  const [activity] = await decode(gpxFile(track));
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(21);
});

it('marks the runs of every document by another name', () => {
  const text = gpxFile(gpxTrack([steadyPoints(2)]));
  const names = Array.from({ length: 20 }, () => splitPoints(Buffer.from(text), 'trkpt').runName);
  expect(new Set(names).size).toBe(20);
});

it('finds no points behind the mark that another document had', async () => {
  const text = gpxFile(gpxTrack([steadyPoints(20)]));
  const { runName } = splitPoints(Buffer.from(text), 'trkpt');
  const [activity] = await decode(
    text.replace('<trkseg>', `<trkseg>${`<${runName}>0</${runName}>`.repeat(3)}`),
  );
  expect(activity?.recording.columns.elapsedSeconds).toHaveLength(21);
});

it.each([
  'attribute lat',
  'x:attribute lat',
  'own text',
  'attribute\u00a0lat',
  '@lat',
  '#text',
  'lat',
])('does not take an element named "%s" for an attribute or the text', (name) => {
  const parsed = parsedOrNothing(`<p><${name}>5</${name}></p>`);
  expect([attributeOf(parsed, 'lat'), ownText(parsed)]).toEqual([null, null]);
});

it('takes no number for a position but a finite one', async () => {
  const points = gpxTrack([steadyPoints(20)]).replaceAll('lon="139.76"', 'lon="Infinity"');
  const [activity] = await decode(gpxFile(points));
  expect(activity?.track).toBeNull();
});

function parsedOrNothing(text: string) {
  try {
    const { p } = parseXml(text) as { p: ReturnType<typeof parseXml> };
    return p;
  } catch {
    return {};
  }
}
