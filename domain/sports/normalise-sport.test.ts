import { expect, it } from 'vitest';
import { normaliseSport } from './normalise-sport.ts';

it.each([
  ['running', 'trail', 'Run'],
  ['running', 'treadmill', 'Run'],
  ['running', 'virtualActivity', 'VirtualRun'],
  ['cycling', 'virtual_activity', 'VirtualRide'],
  ['cycling', 'eBikeFitness', 'EBikeRide'],
  ['swimming', 'lap_swimming', 'Swim'],
  ['generic', 'open_water', 'Swim'],
  ['training', 'strengthTraining', 'WeightTraining'],
  ['training', 'cardioTraining', 'Workout'],
  ['fitnessEquipment', 'elliptical', 'Elliptical'],
  ['crossCountrySkiing', 'skateSkiing', 'NordicSki'],
  ['alpineSkiing', 'backcountry', 'BackcountrySki'],
  ['hiking', null, 'Hike'],
  ['transition', 'generic', 'Other'],
  ['generic', null, 'Other'],
  [null, null, 'Other'],
  ['constructor', 'constructor', 'Other'],
])('knows FIT’s %s/%s as %s', (sport, subSport, wanted) => {
  expect(normaliseSport({ source: 'fit', sport, subSport })).toBe(wanted);
});

it.each([
  ['Running', 'Run'],
  ['Biking', 'Ride'],
  ['Other', 'Other'],
  [null, 'Other'],
])('knows TCX’s %s as %s', (sport, wanted) => {
  expect(normaliseSport({ source: 'tcx', sport })).toBe(wanted);
});

it.each([
  ['9', 'Run'],
  ['1', 'Ride'],
  ['16', 'Swim'],
  ['4', 'Hike'],
  ['10', 'Walk'],
  ['999', 'Other'],
  ['running', 'Run'],
  ['trail_running', 'Run'],
  ['street running', 'Run'],
  ['Cycling', 'Ride'],
  ['mountain biking', 'Ride'],
  ['open_water_swimming', 'Swim'],
  ['XC skiing', 'AlpineSki'],
  ['', 'Other'],
  ['__proto__', 'Other'],
  [null, 'Other'],
])('knows GPX’s type %s as %s', (type, wanted) => {
  expect(normaliseSport({ source: 'gpx', type })).toBe(wanted);
});

it.each([
  ['RUNNING', 'Run'],
  ['WALKING', 'Walk'],
  ['MIXED_MARTIAL_ARTS', 'MixedMartialArts'],
  ['TrailRun', 'Run'],
  ['VirtualRun', 'VirtualRun'],
  ['EMountainBikeRide', 'EBikeRide'],
  ['WeightTraining', 'WeightTraining'],
  ['HighIntensityIntervalTraining', 'Workout'],
  ['Snowshoe', 'Hike'],
  ['Pickleball', 'Other'],
  [null, 'Other'],
])('knows Strava’s %s as %s', (sportType, wanted) => {
  expect(normaliseSport({ source: 'strava', sportType })).toBe(wanted);
});

it.each([
  ['RUNNING', 'Run'],
  ['TRAIL_RUNNING', 'Run'],
  ['TREADMILL_RUNNING', 'Run'],
  ['VIRTUAL_RUN', 'VirtualRun'],
  ['VIRTUAL_RIDE', 'VirtualRide'],
  ['E_BIKE_MOUNTAIN', 'EBikeRide'],
  ['GRAVEL_CYCLING', 'Ride'],
  ['MOTORCYCLING', 'Other'],
  ['LAP_SWIMMING', 'Swim'],
  ['STRENGTH_TRAINING', 'WeightTraining'],
  ['INDOOR_CARDIO', 'Workout'],
  ['RESORT_SKIING_SNOWBOARDING_WS', 'AlpineSki'],
  ['CROSS_COUNTRY_SKIING_WS', 'NordicSki'],
  ['WHEELCHAIR_PUSH_RUN', 'Other'],
  ['MULTI_SPORT', 'Other'],
  [null, 'Other'],
])('knows Garmin Connect’s %s as %s', (type, wanted) => {
  expect(normaliseSport({ source: 'garmin', type })).toBe(wanted);
});
