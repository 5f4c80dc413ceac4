/** The weather of an activity: as a model computed it for its place and hour, not as a watch measured it. */
export interface ActivityWeather {
  temperatureCelsius: number;
  /** The temperature with humidity, wind and sun taken into account. */
  feelsLikeCelsius: number;
  humidityPercent: number;
  /** Ten metres above the ground. */
  windMetersPerSecond: number;
}
