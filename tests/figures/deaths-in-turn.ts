import { currentTurn, VARIANT_TURNS, variantTurn } from '../../scripts/test-runs/turn-share.ts';
import { IS_SOAK } from './soak-figure.ts';

/**
 * At which of its calls a handler is to die, one after another without an end. The caller stops where it came to its
 * end alive. The soak takes every call. A turn takes every fourth of the sample, so that four turns take all of it.
 *
 * @param apart so many calls lie between two of the sample
 * @param first of the sample
 */
export function* deathsInTurn(apart: number, first = 1): Generator<number, never> {
  const turn = variantTurn(currentTurn(process.env));
  const step = IS_SOAK ? 1 : apart * VARIANT_TURNS;
  for (let dieAt = IS_SOAK ? 1 : first + turn * apart; ; dieAt += step) yield dieAt;
}
