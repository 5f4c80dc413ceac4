const BURDEN =
  /\b(pram|stroller|buggy|pushchair|jogger with (the )?(baby|kid)|(back|ruck)sack|heavy (pack|vest)|weighted? vest|rucking)\b|ベビーカー|バギー|(リュック|荷物|重り)を?(背負|背お|担|持)|婴儿车|推车|嬰兒車|推車|负重|負重|背包跑|xe đẩy|xe nôi|đeo (ba lô|balo|tạ)/iu;

/**
 * Whether the runner's note says that something was pushed or carried, which costs beats and pace
 * and shows in no recording.
 *
 * @example isBurdenSaid('Easy one with the pram') // true
 */
export function isBurdenSaid(note: string | null): boolean {
  return note !== null && BURDEN.test(note.normalize('NFKC'));
}
