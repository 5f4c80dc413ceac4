import { withoutClearedSigns, withoutPassedIllness } from './clearance/clearance.ts';
import { isTakenBack, needsCare, type RedFlag, type SignDoubt } from './red-flag.ts';
import { findRedFlags } from './red-flags.ts';

/** The signs in one text of a runner. */
export interface SaidSigns {
  /** To be answered and held for, the most urgent first. */
  raised: readonly RedFlag[];
  /** Named only as what a doctor has cleared; they were there all the same. */
  cleared: readonly RedFlag[];
}

/** How far a text is doubted to describe a sign. */
export type DoubtOfText = (text: string) => SignDoubt;

const NO_DOUBT: DoubtOfText = () => 'none';

/**
 * Reads which signs a text raises and which it names as cleared. A doctor's leave to run takes no
 * despair away, so such a sign is always raised.
 *
 * @param text the runner's words in any of the product's languages; null = none
 * @param doubtOf asked where a sign was found; left out = the rules alone decide
 */
export function saidSigns(text: string | null, doubtOf = NO_DOUBT): SaidSigns {
  const named = findRedFlags(text);
  if (text === null || named.length === 0) return { raised: [], cleared: [] };
  const left = findRedFlags(withoutClearedSigns(text));
  const withoutIllness = withoutPassedIllness(text);
  const stillIll = withoutIllness === text ? left : findRedFlags(withoutIllness);
  const raised = named.flatMap((flag) => {
    const among = flag.category === 'acute-illness' ? stillIll : left;
    const still = among.find(({ category }) => category === flag.category);
    return needsCare(flag.category) ? [flag] : still ? [still] : [];
  });
  const isRaised = ({ category }: RedFlag) => raised.some((flag) => flag.category === category);
  const mayBeTaken = raised.some((flag) => isTakenBack(flag, 'strong'));
  const doubt = mayBeTaken ? doubtOf(text) : 'none';
  return {
    raised: raised.filter((flag) => !isTakenBack(flag, doubt)),
    cleared: named.filter((flag) => !isRaised(flag)),
  };
}
