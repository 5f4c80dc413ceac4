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

  it('does not grow without end, and keeps the newest words and the worst', () => {
    const mild = (count: number) => `${count} You are a pathetic loser. ${'x'.repeat(3950)}`;
    let opened = openedCase(PLACE, undefined, { text: mild(0) }, NOW);
    for (let count = 1; count < 5; count += 1) {
      opened = openedCase(PLACE, opened, { text: mild(count) }, NOW);
    }
    const worst = 'You are a pathetic loser. Kill yourself.';
    opened = openedCase(PLACE, opened, { text: worst }, NOW);
    for (let count = 5; count < 20; count += 1) {
      opened = openedCase(PLACE, opened, { text: mild(count) }, NOW);
    }
    opened = openedCase(PLACE, opened, { text: `Nice run! ${'x'.repeat(3950)}` }, NOW);
    expect(opened.caseText?.length).toBeLessThanOrEqual(12_000);
    expect(opened.caseText).toContain(worst);
    expect(opened.caseText).toMatch(/Nice run! x+$/);
    expect(opened.caseText).toContain(mild(19));
  });

  it('keeps what a person reported first, whatever its author writes afterwards', () => {
    const flagged = openedCase(PLACE, undefined, { text: `Well, ${'w'.repeat(3900)}` }, NOW);
    const words = 'Meet me behind the track, or else.\n\nYou know why.';
    let opened = openedCase(PLACE, flagged, { text: words, reportCount: 1 }, NOW);
    for (const letter of 'abcd') {
      const text = `You are a pathetic loser. Kill yourself. ${letter.repeat(3957)}`;
      opened = openedCase(PLACE, opened, { text, reportCount: 1 }, NOW);
    }
    expect(opened.caseText).toContain(words);
    expect(opened.caseText).toMatch(/d{3957}$/);
    expect(opened.caseText?.length).toBeLessThanOrEqual(12_000);
  });

  it('cuts a version for which there is no whole room', () => {
    let opened = openedCase(PLACE, undefined, { text: `First ${'x'.repeat(3990)}` }, NOW);
    for (const letter of 'bc') {
      opened = openedCase(PLACE, opened, { text: `Then ${letter.repeat(3990)}` }, NOW);
    }
    opened = openedCase(PLACE, opened, { text: 'Nice run!' }, NOW);
    expect(opened.caseText).toContain('First xx');
    expect(opened.caseText).toMatch(/Nice run!$/);
    expect(opened.caseText?.length).toBeLessThanOrEqual(12_000);
  });

  it('keeps titles beside the words, in room of their own', () => {
    const words = `You are nothing. ${'x'.repeat(3900)}`;
    let opened = openedCase(PLACE, undefined, { text: words, reportCount: 1 }, NOW);
    for (let count = 0; count < 60; count += 1) {
      const shownTitle = `Run ${count} ${'t'.repeat(190)}`;
      opened = openedCase(PLACE, opened, { text: words, reportCount: 1, shownTitle }, NOW);
    }
    expect(opened.caseText).toBe(words);
    expect(opened.shownTitle).toContain('Run 59');
    expect(opened.shownTitle?.length).toBeLessThanOrEqual(2000);
  });

  it('begins with new words once an admin has decided', () => {
    const decided = { ...reported, state: 'dismissed' as const, caseText: null };
    const anew = openedCase(PLACE, decided, { text: 'Nice run!' }, NOW);
    expect(anew).toMatchObject({ caseText: 'Nice run!', reportedText: null });
  });
});
