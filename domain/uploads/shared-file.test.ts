import { expect, it } from 'vitest';
import { fittingFiles, SHARED_FILE_LIMITS } from './shared-file.ts';

const { filesMaximum, totalMaxBytes } = SHARED_FILE_LIMITS;

it('keeps files up to a number, with those that are kept already', () => {
  const arriving = Array.from({ length: filesMaximum }, (_, index) => ({ index, size: 1 }));
  expect(fittingFiles(arriving, [])).toHaveLength(filesMaximum);
  expect(fittingFiles(arriving, [1, 1, 1])).toHaveLength(filesMaximum - 3);
});

it('leaves out what is too large, and keeps what is not', () => {
  const small = { size: 10 };
  const large = { size: totalMaxBytes };
  expect(fittingFiles([large, small], [20])).toEqual([small]);
  expect(fittingFiles([large, small], [])).toEqual([large]);
});
