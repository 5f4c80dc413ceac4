/** What else runners liken themselves to: another sport, or a machine. */
const THING = {
  en: '(?:robots?|bots?|machines?|swimming|rowing|skating|skiing|cycling|hiking)',
  ja: '(?:ロボット|機械|水泳|スイム|スケート|スキー|登山|自転車|泳い(?:で(?:い)?る)?)',
  zh: '(?:[机機]器人|机器|機器|游泳|划船|滑雪|滑冰|[骑騎][车車]|爬山)',
  vi: '(?:robot|rô bốt|máy|bơi|boi|trượt tuyết|truot tuyet|leo núi|leo nui|đạp xe|dap xe)',
} as const;

const SIMILE = new RegExp(
  [
    `\\b(?:like|as if|as though)(?: (?:i(?:'m| am| was)?|it(?:'s| is)?))?(?: an?| the)? ${THING.en}\\b`,
    `${THING.ja}(?:を|に)?(?:している|してる)?(?:みたい|のよう|っぽ)`,
    `(?:好像|就像|像|如同)(?:是|在|[個个]|一[個个])*${THING.zh}`,
    `(?<!\\p{L})(?:như|giống|nhu|giong)(?: (?:là|la|đang|dang|con|cái|cai|một|mot|đi|di))* ${THING.vi}(?!\\p{L})`,
  ].join('|'),
  'gu',
);

/**
 * A text without what running is likened to in it, which is not asked about.
 *
 * @example withoutSimile('do i move like a robot?') // 'do i move  ?'
 */
export function withoutSimile(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(SIMILE, ' ');
}
