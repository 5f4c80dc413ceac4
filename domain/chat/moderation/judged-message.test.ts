import { expect, it } from 'vitest';
import { judgedMessage } from './judged-message.ts';

const NOTHING = { unsafeFor: [], isDespairSaid: false } as const;

it('hides what a provider names as abuse, and nothing for violence alone', () => {
  expect(judgedMessage(NOTHING, ['violence', 'violence/graphic', 'illicit'])).toEqual({
    unsafeFor: [],
    isAuthorInDespair: false,
  });
  expect(judgedMessage(NOTHING, ['sexual/minors', 'sexual', 'hate/threatening'])).toEqual({
    unsafeFor: ['harassment', 'minors', 'sexual'],
    isAuthorInDespair: false,
  });
});

it('hides nothing for an author’s own despair, whoever noticed it', () => {
  const helped = { unsafeFor: [], isAuthorInDespair: true };
  expect(judgedMessage({ ...NOTHING, isDespairSaid: true }, [])).toEqual(helped);
  expect(judgedMessage(NOTHING, ['self-harm', 'self-harm/intent'])).toEqual(helped);
  expect(judgedMessage({ ...NOTHING, isDespairSaid: true }, ['self-harm/instructions'])).toEqual(
    helped,
  );
});

it('hides what is urged on somebody else, also where a provider takes it for despair', () => {
  expect(judgedMessage({ unsafeFor: ['self-harm'], isDespairSaid: true }, ['self-harm'])).toEqual({
    unsafeFor: ['self-harm'],
    isAuthorInDespair: false,
  });
});

it('covers what is seen in a picture, also of an author who gets help, and no blood', () => {
  expect(judgedMessage(NOTHING, [], ['sexual', 'violence/graphic'])).toEqual({
    unsafeFor: ['sexual'],
    isAuthorInDespair: false,
  });
  expect(judgedMessage(NOTHING, ['self-harm/intent'], ['self-harm'])).toEqual({
    unsafeFor: ['self-harm'],
    isAuthorInDespair: true,
  });
});
