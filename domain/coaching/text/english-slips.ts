import { EVERYDAY_WORDS_EN } from './everyday-words-en.ts';

/** How English runners shorten words on a phone. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tmw: 'tomorrow',
    tomo: 'tomorrow',
    '2moro': 'tomorrow',
    '2morrow': 'tomorrow',
    '2day': 'today',
    shud: 'should',
    shld: 'should',
    shoud: 'should',
    cud: 'could',
    wat: 'what',
    wut: 'what',
    wht: 'what',
    whats: 'what is',
    u: 'you',
    ur: 'your',
    r: 'are',
    y: 'why',
    thx: 'thanks',
    thnx: 'thanks',
    tnx: 'thanks',
    thks: 'thanks',
    tks: 'thanks',
    ty: 'thanks',
    tysm: 'thanks',
    wk: 'week',
    hr: 'heart rate',
    hm: 'half marathon',
    intvls: 'intervals',
    sesh: 'session',
    sess: 'session',
    wkout: 'workout',
    improv: 'improve',
    ppl: 'people',
    k: 'ok',
    gd: 'good',
    b4: 'before',
    shouldve: 'should have',
    couldve: 'could have',
    wouldve: 'would have',
    dont: "don't",
    cant: "can't",
    im: "i'm",
    ive: "i've",
    doesnt: "doesn't",
    isnt: "isn't",
  }),
);

/** Words that decide what is asked, and others that look like them. */
const WORDS = (
  'tomorrow recovery recover interval intervals stride strides improve improved improving ' +
  'improvement progress progressing predict prediction predicted marathon training session ' +
  'sessions workout should weather humid humidity threshold heart pacing splits split ' +
  'kilometer kilometers kilometre kilometres weekly distance tired fatigue fatigued injury ' +
  'injured muscle muscles stretch stretching uphill downhill morning feedback explain faster ' +
  'slower fitter fitness thanks thank hello analysis mileage volume temperature elevation ' +
  'breathing doctor running strategy recommend repeat summary achilles hamstring blister ' +
  'better stronger weekend today tonight really before after strength street trail trails ' +
  'trains weight whether other another breath breathe heard through though thought would could ' +
  'about above again climb climbing hills hilly slope heels first second third which where ' +
  'there their right night light might fever later laser water winter summer shorter longer ' +
  'thang quick quicker quickly slowly easier harder start started starting stared state state mother ' +
  'brother father farther further farthest furthest longest sport short shirt shorts ' +
  'watch match march great treat wheat cheat heated beats pacer paces paced place placed ' +
  'space spice relay ready steady study races raced tempo temps temple example simple weeks ' +
  'weaker speaker strider strike stroke strive bride pride store stored shore score shoulder ' +
  'think thing things thinking paying playing train trained drain brain grain going being doing swollen sleep slept asleep sweat sweet sheet smart stairs chairs advice device advise advised'
).split(' ');

const KNOWN: ReadonlySet<string> = new Set([...WORDS, ...EVERYDAY_WORDS_EN]);
/** Shorter words have too many neighbours. */
const SHORTEST = 5;
const LONG = 8;
const LONGEST = 14;

/** By first letter and length, since a slip seldom changes the first letter. */
const BY_BEGINNING: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  WORDS.filter(({ length }) => length >= SHORTEST),
  (word) => beginningOf(word, word.length),
);

/**
 * Mends short forms and slips of one letter (two in long words) towards the words that matter. Only
 * for recognising what is asked; nobody is shown the result.
 *
 * @param text lower case
 * @example mendEnglish('wat shud i run tomorow') // 'what should i run tomorrow'
 */
export function mendEnglish(text: string): string {
  return text.replace(/[a-z0-9']+/g, (word) => SHORT_FORMS.get(word) ?? mendedOnce(word));
}

/** As many compared words are remembered at most; their memory is that of one long message. */
const REMEMBERED_MOST = 4096;
/** Words come again within a message, and in the examples of many topics. To compare one takes long. */
const remembered = new Map<string, string>();

function mendedOnce(word: string): string {
  // Neither has anything to be compared with.
  if (word.length < SHORTEST || word.length > LONGEST) return word;
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED_MOST) remembered.clear();
  const mend = mended(word);
  remembered.set(word, mend);
  return mend;
}

function beginningOf(word: string, length: number): string {
  return `${word.charAt(0)}${length}`;
}

function mended(word: string): string {
  if (KNOWN.has(word)) return word;
  const most = word.length >= LONG ? 2 : 1;
  let best = word;
  let least = most + 1;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const known of BY_BEGINNING.get(beginningOf(word, length)) ?? []) {
      const slips = slipsBetween(word, known, least - 1);
      if (slips < least) {
        least = slips;
        best = known;
      }
    }
  }
  return best;
}

/** Letters left out, added, changed or swapped with their neighbour; Infinity beyond `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) slips = Math.min(slips, (before[j - 2] as number) + 1);
      next.push(slips);
    }
    before = row;
    row = next;
  }
  const slips = row[b.length] as number;
  return slips <= most ? slips : Infinity;
}
