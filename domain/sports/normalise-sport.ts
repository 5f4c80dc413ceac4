import type { SportType } from './sport-type.ts';

/** A source's own name for a sport. */
export type SourceSport =
  | { source: 'fit'; sport: string | null; subSport: string | null }
  | { source: 'tcx'; sport: string | null }
  | { source: 'gpx'; type: string | null }
  | { source: 'garmin'; type: string | null }
  | { source: 'strava'; sportType: string | null };

/** Letters and digits only, so that `lap_swimming`, `lapSwimming` and `Lap Swimming` are one word. */
function wordOf(text: string | null): string {
  return (text ?? '').toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** FIT sub-sports that say more than their sport. */
const FIT_SUB_SPORTS: Readonly<Record<string, SportType>> = {
  virtualactivity: 'VirtualRide',
  virtualrun: 'VirtualRun',
  ebikefitness: 'EBikeRide',
  ebikemountain: 'EBikeRide',
  ebikeenduro: 'EBikeRide',
  strengthtraining: 'WeightTraining',
  yoga: 'Yoga',
  elliptical: 'Elliptical',
  stairclimbing: 'StairStepper',
  indoorrowing: 'Rowing',
  indoorclimbing: 'RockClimbing',
  bouldering: 'RockClimbing',
  indoorwalking: 'Walk',
  speedwalking: 'Walk',
  casualwalking: 'Walk',
  backcountry: 'BackcountrySki',
  skateskiing: 'NordicSki',
  openwater: 'Swim',
  lapswimming: 'Swim',
};

const FIT_SPORTS: Readonly<Record<string, SportType>> = {
  running: 'Run',
  cycling: 'Ride',
  ebiking: 'EBikeRide',
  swimming: 'Swim',
  walking: 'Walk',
  hiking: 'Hike',
  mountaineering: 'Hike',
  snowshoeing: 'Hike',
  fitnessequipment: 'Workout',
  training: 'Workout',
  hiit: 'Workout',
  crosscountryskiing: 'NordicSki',
  alpineskiing: 'AlpineSki',
  rowing: 'Rowing',
  standuppaddleboarding: 'StandUpPaddling',
  paddling: 'Canoeing',
  canoeing: 'Canoeing',
  kayaking: 'Kayaking',
  inlineskating: 'InlineSkate',
  iceskating: 'IceSkate',
  rockclimbing: 'RockClimbing',
  floorclimbing: 'StairStepper',
  kitesurfing: 'Kitesurf',
  boxing: 'MixedMartialArts',
  mixedmartialarts: 'MixedMartialArts',
};

/** Strava's `sport_type` and older `type` values, written as {@link wordOf} leaves them. */
const STRAVA_SPORTS: Readonly<Record<string, SportType>> = {
  run: 'Run',
  trailrun: 'Run',
  virtualrun: 'VirtualRun',
  ride: 'Ride',
  gravelride: 'Ride',
  mountainbikeride: 'Ride',
  handcycle: 'Ride',
  velomobile: 'Ride',
  ebikeride: 'EBikeRide',
  emountainbikeride: 'EBikeRide',
  virtualride: 'VirtualRide',
  walk: 'Walk',
  hike: 'Hike',
  snowshoe: 'Hike',
  swim: 'Swim',
  workout: 'Workout',
  highintensityintervaltraining: 'Workout',
  dance: 'Workout',
  pilates: 'Workout',
  physicaltherapy: 'Workout',
  yoga: 'Yoga',
  weighttraining: 'WeightTraining',
  rowing: 'Rowing',
  virtualrow: 'Rowing',
  elliptical: 'Elliptical',
  stairstepper: 'StairStepper',
  standuppaddling: 'StandUpPaddling',
  alpineski: 'AlpineSki',
  backcountryski: 'BackcountrySki',
  canoeing: 'Canoeing',
  crossfit: 'Crossfit',
  iceskate: 'IceSkate',
  inlineskate: 'InlineSkate',
  kayaking: 'Kayaking',
  kitesurf: 'Kitesurf',
  nordicski: 'NordicSki',
  rockclimbing: 'RockClimbing',
  rollerski: 'RollerSki',
};

/** The numbers that Strava writes into the `type` of GPX files it exports; those seen in files. */
const STRAVA_GPX_NUMBERS: Readonly<Record<string, SportType>> = {
  '1': 'Ride',
  '4': 'Hike',
  '9': 'Run',
  '10': 'Walk',
  '16': 'Swim',
};

/** Words in other makers' files that are neither FIT's nor Strava's, tried in order. */
const OTHER_WORDS: readonly (readonly [RegExp, SportType])[] = [
  [/virtualrun/, 'VirtualRun'],
  [/virtualrid|virtualcycl|virtualbik/, 'VirtualRide'],
  [/ebik|electricbik/, 'EBikeRide'],
  [/run|jog|treadmill/, 'Run'],
  [/hik|trek|mountaineer/, 'Hike'],
  [/walk/, 'Walk'],
  [/swim/, 'Swim'],
  [/rollerski/, 'RollerSki'],
  [/nordic|crosscountryski|langlauf|skate?ski/, 'NordicSki'],
  [/backcountry|skitour/, 'BackcountrySki'],
  [/ski/, 'AlpineSki'],
  [/bik|cycl|ride|mtb/, 'Ride'],
  [/row/, 'Rowing'],
  [/ellipt/, 'Elliptical'],
  [/yoga/, 'Yoga'],
  [/strength|weight/, 'WeightTraining'],
  [/kayak/, 'Kayaking'],
  [/canoe/, 'Canoeing'],
  [/climb|boulder/, 'RockClimbing'],
];

/** Garmin Connect's types that its watches' words do not cover, or would mislead. */
const GARMIN_TYPES: Readonly<Record<string, SportType>> = {
  indoorcardio: 'Workout',
  motorcycling: 'Other',
  motocross: 'Other',
  wheelchairpushrun: 'Other',
  wheelchairpushwalk: 'Other',
};

/** The entry of `table` itself: a file may well call its sport "constructor". */
function lookUp(table: Readonly<Record<string, SportType>>, word: string): SportType | null {
  return Object.hasOwn(table, word) ? (table[word] ?? null) : null;
}

function byWord(word: string): SportType {
  const known =
    lookUp(STRAVA_SPORTS, word) ?? lookUp(FIT_SPORTS, word) ?? lookUp(FIT_SUB_SPORTS, word);
  if (known) return known;
  return OTHER_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? 'Other';
}

/**
 * The product's sport for what a source calls it; 'Other' where the source says
 * nothing that is known. FIT's sub-sport wins over its sport where it says more;
 * GPX types may be Strava's numbers ("9" is a run) or any maker's word.
 *
 * @example normaliseSport({ source: 'fit', sport: 'running', subSport: 'trail' }) // 'Run'
 * @example normaliseSport({ source: 'gpx', type: '9' }) // 'Run'
 */
export function normaliseSport(source: SourceSport): SportType {
  switch (source.source) {
    case 'fit': {
      const sport = wordOf(source.sport);
      const subSport = wordOf(source.subSport);
      if (sport === 'running' && subSport === 'virtualactivity') return 'VirtualRun';
      return lookUp(FIT_SUB_SPORTS, subSport) ?? lookUp(FIT_SPORTS, sport) ?? 'Other';
    }
    case 'tcx':
      return byWord(wordOf(source.sport));
    case 'gpx': {
      const type = (source.type ?? '').trim();
      if (/^\d+$/.test(type)) return lookUp(STRAVA_GPX_NUMBERS, type) ?? 'Other';
      return byWord(wordOf(type));
    }
    case 'garmin': {
      // Kinds of winter sports end in WS, newer kinds in a version.
      const word = wordOf((source.type ?? '').replace(/_(ws|v\d+)$/i, ''));
      return lookUp(GARMIN_TYPES, word) ?? byWord(word);
    }
    case 'strava':
      // Some of its activities still carry the word of the watch's maker.
      return (
        lookUp(STRAVA_SPORTS, wordOf(source.sportType)) ??
        lookUp(FIT_SPORTS, wordOf(source.sportType)) ??
        'Other'
      );
  }
}
