import { questionSpellings } from '../../text/question-spellings.ts';

/** A start that is too fast. Chinese in simplified characters, Vietnamese without tone marks. */
const STARTS_TOO_FAST =
  /\b(?:go|going|goes|went|start|starting|set|setting|head|heading|shoot|shooting)(?: \w+)? (?:off|out)?(?: \w+)? ?(?:too|way too) (?:fast|quick\w*|hard)\b|(?:入り|最初|序盤|スタート|出だし|前半).{0,10}(?:速く|速すぎ|飛ば|突っ込|とば)|(?:起步|开头|开始|前面|前几|前半|起跑).{0,8}(?:[太过]快|过猛|太猛|冲|收不住)|\b(?:xuat phat|luc dau|ban dau|khuc dau|km dau|bat dau)\b.{0,16}\b(?:nhanh|vot|hang|boc)\b/;
const HOW_NOT_TO =
  /\bhow (?:do|can|should|would|could) i\b|\bhow to\b|\bhow (?:do|can) (?:you|one|people)\b|\b(?:tips?|tricks?|advice)\b|どうすれば|どうしたら|どうやって|コツ|防ぐ|抑え(?:る|たい|方)|直し|怎么(?:才能|样?才|办|避免|控制|改|不|跟|慢)|如何|咋办|怎样|\b(?:lam sao|lam the nao|lam cach nao|cach nao|meo)\b/;

/**
 * Whether it is asked how to begin calmly by somebody who begins too fast.
 *
 * @example asksToStartCalmly('how do i stop going out too fast') // true
 */
export function asksToStartCalmly(text: string): boolean {
  const readings = questionSpellings(text);
  return [STARTS_TOO_FAST, HOW_NOT_TO].every((said) => readings.some((one) => said.test(one)));
}
