import { describe, expect, it } from 'vitest';
import { openedCase } from './stored-moderation.ts';

const PLACE = { topicId: 'topic', messageId: 'message', authorUid: 'author' };
const NOW = new Date('2026-11-26T10:00:00Z');

describe('a case that is opened again', () => {
  const reported = openedCase(PLACE, undefined, { text: 'You are nothing', reportCount: 1 }, NOW);

  it('keeps the words of each report, whatever the author makes of them meanwhile', () => {
    const again = openedCase(PLACE, reported, { text: 'Nice run!', reportCount: 1 }, NOW);
    expect(again).toMatchObject({
      reportCount: 2,
      caseText: 'You are nothing\n\nNice run!',
    });
    const thrice = openedCase(PLACE, again, { text: 'Nice run!', reportCount: 1 }, NOW);
    expect(thrice.caseText).toBe(again.caseText);
  });

  it('does not grow without end', () => {
    let opened = reported;
    for (let count = 0; count < 20; count += 1) {
      opened = openedCase(PLACE, opened, { text: `${count} ${'x'.repeat(3990)}` }, NOW);
    }
    expect(opened.caseText).toHaveLength(12_000);
    expect(opened.caseText).toMatch(/^You are nothing/);
  });

  it('begins with new words once an admin has decided', () => {
    const decided = { ...reported, state: 'dismissed' as const, caseText: null };
    expect(openedCase(PLACE, decided, { text: 'Nice run!' }, NOW).caseText).toBe('Nice run!');
  });
});
