import type { LearntAppAsk } from '../learnt-advice/learnt-advice.ts';
import { questionSpellings } from '../../text/question-spellings.ts';

/** What is asked about the product itself. */
export type AppAsk =
  | 'connect'
  | 'upload'
  | 'sensor'
  | 'settings'
  /** Runs do not come in. */
  | 'trouble'
  /** A watch whose account cannot be linked. */
  | 'otherWatch'
  | 'deleteAccount'
  /** Whether a watch is needed. */
  | 'phone'
  /** What the coach can see. */
  | 'access'
  /** How a recording is changed or deleted. */
  | 'edit'
  | 'privacy'
  | 'price'
  /** Whether a person answers. */
  | 'who'
  | LearntAppAsk;

/** Where runs come from by themselves. */
const SOURCE =
  '(?:\\bgarmin\\b|\\bstrava\\b|\\bcoros\\b|\\bsuunto\\b|\\bpolar\\b|\\bwatch\\b|ガーミン|ストラバ|時計|ウォッチ|佳明|高驰|手表|\\bdong ho\\b)';
const JOIN =
  '(?:\\b(?:connect\\w*|link\\w*|sync\\w*|pair\\w*|hook\\w* up|set up|get .{0,24}(?:in here|in this|into|over here)|import\\w*|bring)\\b|つな[ぐげがい]|繋[ぐげがい]|連携|同期|連動|リンク|绑定|连接|连上|同步|关联|导[入进]|接入|传(?:上来|上去|过来|进来|到)|[汇匯]入|取り?込|送[るりっ]|移[すしせ]|(?:chuyen|dua|tai) .{0,20}(?:len|vao|qua|sang) |\\b(?:ket noi|lien ket|dong bo|noi voi)\\b)';
/** What measures beside the watch. */
const SENSOR =
  '(?:\\b(?:chest|hr|heart ?rate|pulse) ?(?:straps?|monitors?|belts?|sensors?|bands?)\\b|\\bpolar h\\d+\\b|\\bhrm\\b|\\bfoot ?pods?\\b|\\bstryd\\b|\\bpower meters?\\b|胸(?:の)?(?:ベルト|バンド)|チェスト(?:ストラップ|ベルト)|心拍(?:計|センサー|ベルト|バンド)|フットポッド|(?:心[率跳]|步频|跑步)(?:带|胸带|传感器|臂带)|胸带|臂带|\\b(?:dai|cam bien)(?: do)?(?: nguc)? (?:nhip )?tim\\b|\\bdai nguc\\b)';
const WORKS_WITH =
  '(?:\\b(?:pair\\w*|connect\\w*|link\\w*|sync\\w*|add|work\\w*(?= (?:with|here|in (?:this|here)|on (?:this|here)))|support\\w*|compatible|use)\\b|つな|繋|連携|同期|接続|ペアリング|追加|使え|対応|登録|连|绑定|配对|添加|支持|支援|能用|可以用|用得了|兼容|\\bdung\\b.{0,16}\\bduoc\\b|\\b(?:ket noi|ghep|them|ho tro|dung duoc|lien ket|tuong thich)\\b)';
const UPLOAD =
  '(?:\\b(?:upload\\w*|import\\w*)\\b.{0,24}\\b(?:files?|fit|gpx|tcx|runs?|activit\\w+|recordings?|workouts?)\\b|\\badd (?:an? |my |old |the )*(?:files?|fit|gpx|tcx|recordings?|past runs?|old runs?)\\b|\\b(?:fit|gpx|tcx) files?\\b|アップロード|ファイル.{0,8}(?:追加|取り込|入れ|読み込)|(?:fit|gpx|tcx)(?:を|ファイル)|上传|[导汇]入.{0,6}(?:文件|档案|记录|数据|fit|gpx)|(?:文件|记录).{0,6}导入|\\b(?:tai|nhap|them) (?:\\w+ )?(?:tep|file|buoi chay)|\\bup file\\b)';
const SETTING =
  '(?:\\b(?:change|switch|set|turn (?:on|off)|delete|export|download|cancel|update|edit|where)\\b.{0,24}\\b(?:language|units?|miles|kilomet\\w+|dark mode|theme|notifications?|emails?|password|account|my data|subscription|profile|my name)\\b|(?:言語|単位|ダークモード|通知|メール|パスワード|アカウント|退会|データ|サブスク|プロフィール).{0,10}(?:変え|変更|切り?替|設定|オフ|オン|削除|消し|ダウンロード|解約|どこ)|退会|(?:语言|单位|深色|夜间|通知|邮件|密码|账号|帐号|数据|订阅|资料).{0,8}(?:改|换|切换|设置|关闭|关掉|打开|删除|注销|导出|取消|在哪)|(?:改|换|切换|关闭|删除|注销|导出|取消).{0,6}(?:语言|单位|深色|通知|邮件|密码|账号|帐号|数据|订阅)|\\b(?:doi|tat|bat|xoa|xuat|huy|chuyen|cai) (?:\\w+ ){0,2}(?:ngon ngu|don vi|thong bao|mat khau|tai khoan|du lieu|goi|giao dien)\\b)';
/** How or where something is done. */
const HOW =
  '(?:^(?:please |pls |hey )?(?:change|switch|set|turn|delete|export|cancel)\\b|変えて|変更して|切り替えて|帮我|\\b(?:doi|tat|bat|xoa)\\b.{0,20}\\b(?:di|giup|cho)\\b|\\b(?:how|where|can i|can you|possible|way to|do i|need to|want to|help me|not (?:syncing|showing|working))\\b|どう|どこ|できま|でき[るな]|たい|方法|やり方|怎么|咋|如何|哪|能不能|可以|想|\\b(?:kieu gi|the nao|lam sao|o dau|cach|sao|duoc khong|nhu nao|muon)\\b)';
/** A figure of the watch, or the watch itself, is another question. */
const NOT_THE_APP =
  /\b(?:which|what|best|buy|accurate|wrong|says|shows?|told|score)\b|どの時計|おすすめ|買|推荐|哪[款个]|买|准(?:吗|不)|\b(?:nen mua|loai nao|chinh xac)\b/;

const OTHER_WATCH =
  '(?:\\b(?:huawei|coros|suunto|polar(?! h\\d)|apple watch|fitbit|amazfit|xiaomi|mi band|samsung|galaxy watch|wear os)\\b|华为|小米|高驰|颂拓|苹果手表|三星|ファーウェイ|アップルウォッチ|カロス|スント)';
const FAILS =
  "(?:\\b(?:not|n'?t|won'?t|doesn'?t|isn'?t|can'?t|cannot|stopped|fail\\w*|stuck|keeps?)\\b.{0,20}\\b(?:sync\\w*|connect\\w*|link\\w*|load\\w*|import\\w*|work\\w*|disconnect\\w*|failing)\\b|(?:連携|同期|接続).{0,6}(?:でき(?:な|ま)|され(?:な|ま)|しな|失敗|エラー|切れ)|つながら|繋がら|届か(?:な|ず)|[连連][不没]上|同步不|不同步|没(?:有)?同步|[连連]接?失[败敗]|转圈|轉圈|(?:không|ko|khong) (?:kết nối|đồng bộ|ket noi|dong bo|vào|vao) ?(?:được|dc|duoc)?|\\bloi ket noi\\b)";
const ACCOUNT =
  '(?:\\b(?:delete|close|remove|cancel)\\b.{0,16}\\b(?:my |the )?(?:account|profile)\\b|アカウント.{0,4}(?:削除|消)|退会|(?:注销|删除?).{0,4}(?:账号|帐号|账户)|(?:账号|帐号|账户).{0,4}(?:注销|删)|\\bxoa (?:\\w+ )?tai khoan\\b)';
const PHONE = '(?:\\b(?:smart)?phone\\b|\\bmobile\\b|スマホ|携帯|手机|\\bdien thoai\\b)';
const NEEDS_WATCH =
  '(?:\\bwatch\\b.{0,40}\\b(?:need|must|have to|buy|first)\\b|\\b(?:need|must|have to|buy|without)\\b.{0,24}\\bwatch\\b|\\bjust (?:use )?(?:my |a )?phone\\b|(?:時計|ウォッチ).{0,10}(?:必要|いる|いります|買|なし|なくて|無くて)|(?:手表|表).{0,8}(?:必须|需要|一定|要买|买)|(?:必须|需要|一定要?|先买|要买|没有).{0,8}(?:手表|表)|\\b(?:can|phai|mua|khong co)\\b.{0,16}\\bdong ho\\b)';

const both = (...parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => `(?=.*${part})`).join('')}`, 's');
const PATTERNS: readonly (readonly [AppAsk, RegExp])[] = [
  ['sensor', both(SENSOR, WORKS_WITH)],
  ['deleteAccount', both(ACCOUNT)],
  ['trouble', both(SOURCE, FAILS)],
  ['otherWatch', both(OTHER_WATCH, JOIN, HOW)],
  ['upload', both(UPLOAD, HOW)],
  ['connect', both(SOURCE, JOIN, HOW)],
  ['settings', both(SETTING, HOW)],
];

const NEEDS_PHONE = both(PHONE, NEEDS_WATCH);

/**
 * What a question asks about the product: how recordings come in, and where something is set; null
 * where it asks nothing of the kind.
 *
 * @example appAsked('how do i connect my garmin') // 'connect'
 */
export function appAsked(text: string): AppAsk | null {
  const readings = questionSpellings(text);
  if (readings.some((words) => NEEDS_PHONE.test(words))) return 'phone';
  if (readings.some((words) => NOT_THE_APP.test(words))) return null;
  const found = PATTERNS.find(([, asked]) => readings.some((words) => asked.test(words)));
  return found?.[0] ?? null;
}
