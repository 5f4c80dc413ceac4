/** What runners call a session that no recording shows plainly. */
export const SAID_PURPOSES = ['easy', 'long', 'tempo', 'intervals', 'race'] as const;
export type SaidPurpose = (typeof SAID_PURPOSES)[number];

const PHRASES: Readonly<Record<SaidPurpose, RegExp>> = {
  easy: /\b(easy|recovery|gentle|shakeout|slow) (run|jog|one|km|kilomet\w+|miles?)\b|\b(just|took it|kept it) (an )?easy\b|\bjog(ged|ging)?\b|ジョグ|ジョギング|ゆっくり走|疲労抜き|回復走|リカバリー|轻松跑|輕鬆跑|慢跑|恢复跑|恢復跑|排酸|chạy (nhẹ|chậm|hồi phục)/u,
  long: /\blong (run|one)\b|\blsd\b|ロング走|ロングラン|距離走|长距离|長距離|chạy dài/u,
  tempo: /\b(tempo|threshold)\b|テンポ走|閾値走|节奏跑|節奏跑|(chạy )?ngưỡng/u,
  intervals:
    /\b(intervals?|repeats|reps|fartlek|speed ?work|track session)\b|インターバル|レペティション|ファルトレク|変化走|间歇|間歇|法特莱克|法特雷克|变速跑|變速跑|biến tốc/u,
  race: /\b(race|raced|racing|parkrun|time trial)\b|レース|大会|記録会|タイムトライアル|比赛|比賽|参赛|參賽|计时赛|計時賽|thi đấu|giải chạy|chạy giải/u,
};

/** The clause speaks of another day. */
const OTHER_DAY =
  /\b(tomorrow|next|upcoming|before|after|until|last|yesterday|will|prepar\w+|training for|ready for|ahead of|pace)\b|明日|明後日|来週|今度|次の|前日|翌日|昨日|先週|に向け|のため|のあと|の後|まで|明天|后天|後天|下周|下週|下次|昨天|上周|上週|准备|準備|备战|備戰|之前|以前|之后|之後|ngày mai|tuần sau|sắp tới|lần tới|chuẩn bị|hôm qua|tuần trước|trước|sau/u;
const DENIED =
  /\b(no|not|without|never|instead of|rather than|was supposed)\b|n't\b|ではな|じゃな|でない|なし|のはずが|不是|没有|沒有|没跑|沒跑|không|chưa/u;

const RIDE =
  /\b(bike|biked|biking|bicycle|cycl(e|ed|ing)|rode|ride|e-?bike|e?-?scooter)\b|自転車|サイクリング|ロードバイク|チャリ|骑车|骑行|自行车|单车|电动车|骑自行车|騎車|騎行|腳踏車|自行車|單車|đạp xe|xe đạp|đi xe/u;

/** Whether the runner's note says that the session was ridden; asked where it looks so. */
export function isRideSaid(note: string | null): boolean {
  return note !== null && clausesOf(note).some((clause) => RIDE.test(clause));
}

/**
 * What the runner's note calls the session; null where it names none, several, or that of another
 * day.
 *
 * @param note in any of the product's languages; null = none
 * @example saidPurposeOf('8 x 400 intervals on the track') // 'intervals'
 */
export function saidPurposeOf(note: string | null): SaidPurpose | null {
  if (note === null) return null;
  const clauses = clausesOf(note);
  const said = SAID_PURPOSES.filter((purpose) =>
    clauses.some((clause) => PHRASES[purpose].test(clause)),
  );
  return said.length === 1 ? (said[0] ?? null) : null;
}

/** The parts of a note that speak of this session, and deny nothing. */
function clausesOf(note: string): string[] {
  return note
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .split(/(?<!\d)\.|[!?。；;\n,、，]|\bbut\b|けど|但|nhưng/)
    .filter((clause) => !OTHER_DAY.test(clause) && !DENIED.test(clause));
}
