import { expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { readPlanDesk } from '../../../functions/src/plans/plan-desk.ts';
import { newMessageId } from '../chat-fixture.ts';
import { chatFirestore } from '../chat-script.ts';

/** The evening of 26 November in Europe, the morning of the 27th in Japan. */
const EVENING = new Date('2026-11-26T20:36:00Z');

/** The runner's day, as whoever answers a wish about the plan sees it. */
async function todayOf({
  timeZone,
  clocks = [],
  now = EVENING,
}: {
  /** As the account has it; left out = the account names none. */
  timeZone?: string;
  /** The offset of each recording, newest first; null = it names none. */
  clocks?: readonly (number | null)[];
  now?: Date;
}): Promise<string> {
  const uid = `desk${newMessageId()}`;
  await chatFirestore
    .doc(firestorePaths.user(uid))
    .set(timeZone === undefined ? { language: 'ja' } : { language: 'ja', timeZone });
  await Promise.all(
    clocks.map(async (utcOffsetMinutes, index) => {
      const row = exampleActivityRow({
        id: `run${index}`,
        ownerUid: uid,
        startedAt: new Date(now.getTime() - (index + 1) * 3_600_000),
        utcOffsetMinutes,
      });
      await chatFirestore.doc(firestorePaths.activity(uid, row.id)).set(row);
    }),
  );
  const { moment } = await readPlanDesk(chatFirestore, uid, { now, words: null });
  return moment.today;
}

it('counts the day of a runner without recordings by the zone of the account', async () => {
  expect(await todayOf({ timeZone: 'Asia/Tokyo' })).toBe('2026-11-27');
  expect(await todayOf({ timeZone: 'America/Los_Angeles' })).toBe('2026-11-26');
  const morning = new Date('2026-11-26T06:00:00Z');
  expect(await todayOf({ timeZone: 'America/Los_Angeles', now: morning })).toBe('2026-11-25');
});

it('counts it so as well where no recording names a clock', async () => {
  expect(await todayOf({ timeZone: 'Asia/Tokyo', clocks: [null, null] })).toBe('2026-11-27');
});

it('believes the newest recording that names one more than the account', async () => {
  const travelling = { timeZone: 'Asia/Tokyo', clocks: [null, 60, 540] };
  expect(await todayOf(travelling)).toBe('2026-11-26');
  expect(await todayOf({ timeZone: 'Europe/Berlin', clocks: [540] })).toBe('2026-11-27');
});

it('knows summer time', async () => {
  // 23:30 in Berlin in winter, 00:30 in summer.
  const winter = new Date('2026-01-15T22:30:00Z');
  const summer = new Date('2026-07-15T22:30:00Z');
  expect(await todayOf({ timeZone: 'Europe/Berlin', now: winter })).toBe('2026-01-15');
  expect(await todayOf({ timeZone: 'Europe/Berlin', now: summer })).toBe('2026-07-16');
});

it('answers by the clock of the service where nothing else is known', async () => {
  const noon = new Date('2026-11-26T12:00:00Z');
  expect(await todayOf({ now: noon })).toBe('2026-11-26');
  expect(await todayOf({ timeZone: 'Nowhere/Atlantis', now: noon })).toBe('2026-11-26');
});
