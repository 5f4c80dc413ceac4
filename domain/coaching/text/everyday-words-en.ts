/**
 * Everyday words that lie within a slip or two of a word that matters. They are never mended: an election is no
 * elevation, and a steep path is no sleep.
 */
export const EVERYDAY_WORDS_EN: readonly string[] = (
  'achieves alter analytic analytics batter beads beams beans bears beast beasts belts bitter ' +
  'boats boeing bother breach breached breaches breadth breaking bribe bridge bring butter ' +
  'chains cheap chest claiming clicking clinging distinct doping downfall drawn dying easter ' +
  'election elevator template trailers treaty fairness feather feathers fewer filter fitted foster grail greet halls harden ' +
  'hated headed healed heals hears hearted heater holly humanity humility imported importing ' +
  'imposing incurred insured integral internal latex latter layer linger liter loser moaning ' +
  'mounting mourning otter packed packing packs pages palace paper partying paved paving ' +
  'peace places placing plane planning planting plate plated played pleading pleasing praying ' +
  'precinct price prime prize processing production programs racer racks rally rated rates ' +
  'reads realty receiver recorder relax repay repeal repent replay revolver rounding ruining ' +
  'sample scare scared scope scratching sections share shared sheen sheep sheer shift shire ' +
  'shoot shooter shooters shoots shots shout shouts shove shower simply skate skirt slate ' +
  'sleek slice slowed sneakers sorts spade spare spared spicy spike spine spite sporting ' +
  'springer stabbing stacking staffing stage staged stains stake stale stalking standing ' +
  'stare stares staring stark starred starring stars startling starved starving stating stats ' +
  'statue stayed steep stirring stoke stoked stole stone stoned storm stormed story stove ' +
  'stranger strangers stricken strife stripe stripes studs sturdy summed swear sweep swept ' +
  'swore tails tanks thanking theme these thick thine thorough threat three timed tires tough ' +
  'tracking trailing trait traits trans trapping tread trial trials tried trough tying wager ' +
  'waiter weaken weakened weaver weeds weighs winger winner witch world wound'
).split(' ');
