import { describe, expect, it } from 'vitest';
import {
  DRAFT_ACTIONS,
  DRAFT_STATES,
  draftOriginOf,
  draftStateAfter,
  type DraftAction,
  type DraftState,
} from './coach-draft.ts';
import { plainReply } from './plain-reply.ts';

describe('the states of a draft', () => {
  const allowed = DRAFT_STATES.flatMap((state) =>
    DRAFT_ACTIONS.flatMap((action): [DraftState, DraftAction, DraftState][] => {
      const after = draftStateAfter(state, action);
      return after === null ? [] : [[state, action, after]];
    }),
  );

  it('let a coach decide once', () => {
    expect(allowed).toEqual([
      ['waiting', 'send', 'sent'],
      ['waiting', 'sendEdited', 'sent'],
      ['waiting', 'discard', 'discarded'],
      ['discarded', 'discard', 'discarded'],
    ]);
  });
});

describe('whose words a message is', () => {
  it('is the AI’s only as long as its sender changed nothing', () => {
    expect(draftOriginOf({ text: 'Rest.' })).toBeNull();
    expect(draftOriginOf({ text: 'Rest.', fromDraft: 'asIs' })).toBe('asIs');
    expect(draftOriginOf({ text: 'Rest.', fromDraft: 'edited' })).toBe('edited');
    expect(draftOriginOf({ text: 'Go.', fromDraft: 'asIs', editedAt: new Date(5) })).toBe('edited');
    expect(draftOriginOf({ text: '', fromDraft: 'asIs', deletedAt: new Date(5) })).toBeNull();
  });
});

describe('a reply as plain words', () => {
  const locale = { language: 'en', units: 'metric' } as const;

  it('holds its figures and none of Markdown’s marks', () => {
    const fact = { id: 'run.distance', value: 12_340, unit: 'meters' } as const;
    const text = '## Today\n**Easy**: {{run.distance}}.\n- [rest](https://x.example) `well`';
    const words = plainReply(text, [fact] as never, locale);
    expect(words).toMatch(/^Today\nEasy: 12\.3\d?\skm\.\n- rest well$/u);
  });

  it('asks no AI and fits into a message', () => {
    expect(plainReply('@AI would know.', [], locale)).toBe('would know.');
    expect(plainReply('走'.repeat(5000), [], locale)).toHaveLength(4000);
  });
});
