import { Encoder, Profile } from '@garmin/fitsdk';
import { describe, expect, it } from 'vitest';
import { writeFit, type FitMessage } from './write-fit.ts';

const MESSAGES: readonly FitMessage[] = [
  [0, { type: 'activity', manufacturer: 'development', product: 1, timeCreated: 1_000_000_000 }],
  [20, { timestamp: 1_000_000_000, distance: 0, heartRate: 150 }],
  [20, { timestamp: 1_000_000_001, distance: 3, heartRate: null, power: 240, unknown: 1 }],
  [20, { timestamp: 1_000_000_002, distance: 6, enhancedSpeed: 3 }],
  [18, { timestamp: 1_000_000_002, sport: 'running', totalDistance: 6 }],
];

function byTheEncoderAlone(messages: readonly FitMessage[]): Uint8Array {
  const encoder = new Encoder();
  for (const [mesgNum, fields] of messages) encoder.onMesg(mesgNum, fields);
  return encoder.close();
}

describe('writing a FIT file', () => {
  it('leads to the very bytes of the encoder', () => {
    expect(writeFit(MESSAGES)).toEqual(byTheEncoderAlone(MESSAGES));
  });

  it('leaves the profile whole for whoever reads next, and where a message cannot be written', () => {
    const fieldsBefore = Profile.messages[20]?.fields;
    writeFit(MESSAGES);
    expect(Profile.messages[20]?.fields).toBe(fieldsBefore);
    expect(() => writeFit([...MESSAGES, [20, { unknown: 1 }]])).toThrow();
    expect(Profile.messages[20]?.fields).toBe(fieldsBefore);
  });
});
