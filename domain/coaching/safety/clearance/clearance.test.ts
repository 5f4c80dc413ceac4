import { describe, expect, test } from 'vitest';
import { clearanceIn, withoutClearedSigns } from './clearance.ts';
import { findRedFlag } from '../red-flags.ts';

describe('a doctor’s leave', () => {
  test.each([
    'The doctor cleared me',
    'my cardiologist says everything is fine',
    'I was cleared to run yesterday',
    'Got the all clear from the hospital',
    '医師の許可が出ました',
    '病院で問題ないと言われました',
    '先生に走っていいと言われた',
    '医生说可以跑了',
    '醫師同意我跑了',
    '复查结果没问题',
    'Bác sĩ đã cho phép chạy lại',
    'bac si noi on roi',
  ])('is recognised in: %s', (text) => {
    expect(clearanceIn(text).byDoctor).toBe(true);
  });

  test.each([
    'The doctor has not cleared me yet',
    "my doctor hasn't cleared me",
    'when the doctor clears me I will run',
    'should I ask the doctor if I can run?',
    'I will see a doctor tomorrow',
    'my friend says I can run',
    'I feel fine',
    'まだ医師の許可が出ていません',
    '許可が出たら走ります',
    '医師に聞いたほうがいいですか',
    '医生还没同意',
    '等医生同意再说',
    '醫生說不可以跑',
    'Bác sĩ chưa cho phép',
    'đợi bác sĩ cho phép đã',
    'bác sĩ không cho chạy',
  ])('is not recognised in: %s', (text) => {
    expect(clearanceIn(text).byDoctor).toBe(false);
  });
});

describe('being well again', () => {
  test.each([
    'I am well again',
    'the fever is gone',
    'I have recovered',
    '熱が下がりました',
    'すっかり元気になりました',
    '感冒好了',
    '我已經好了，退燒了',
    'hết sốt rồi',
    'mình khỏe lại rồi',
  ])('is recognised in: %s', (text) => {
    expect(clearanceIn(text).isWell).toBe(true);
  });

  test.each(['am I well again?', 'まだ熱が下がっていません', '感冒还没好', 'chưa khỏi hẳn'])(
    'is not recognised in: %s',
    (text) => {
      expect(clearanceIn(text).isWell).toBe(false);
    },
  );
});

describe('the end of a pain', () => {
  test.each([
    'the pain is gone',
    'my knee is fine now',
    '痛みがなくなりました',
    '不疼了',
    '膝蓋不痛了',
    'hết đau rồi',
  ])('is recognised in: %s', (text) => {
    expect(clearanceIn(text).isPainGone).toBe(true);
  });

  test.each(['it still hurts', '痛みは消えていません', '还疼', 'vẫn đau'])(
    'is not recognised in: %s',
    (text) => {
      expect(clearanceIn(text).isPainGone).toBe(false);
    },
  );
});

test('a reported leave takes the sign with it, but not one that is back', () => {
  expect(findRedFlag(withoutClearedSigns('The doctor says the chest pain is fine'))).toBeNull();
  expect(
    findRedFlag(withoutClearedSigns('The doctor cleared me but the chest pain is back again')),
  ).not.toBeNull();
  expect(findRedFlag(withoutClearedSigns('I fainted. The doctor said it is fine.'))).not.toBeNull();
});
