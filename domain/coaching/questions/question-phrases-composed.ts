import { STOPS_SAID } from './question-figures.ts';
import { phrase, type IntentPhrases } from './question-phrases.ts';

/*
 * What is asked, put together from its parts in any order and language. A thing that is measured, how
 * much of it, and that it is over, is a figure. What comes and how fast is pacing. Chinese in
 * simplified characters, Vietnamese without tone marks.
 */
const MEASURE =
  '(?:\\bpace\\b|\\bheart ?rate\\b|\\bhr\\b|\\bpulse\\b|\\bcadence\\b|ペース|心拍|ピッチ|ケイデンス|獲得標高|负荷|配速|心率|心跳|步频|爬升|\\bnhip tim\\b|\\bguong chan\\b|\\bcadence\\b|\\btoc do\\b)';
const HOW_MUCH =
  '(?:\\bwhat\\b|\\bhow (?:much|many|high|low|fast)\\b|何|いくつ|いくら|どの(?:くらい|ぐらい|へん|辺)|どれ(?:くらい|ぐらい)|多少|几(?:分|何)|\\bbao nhieu\\b|\\bmay\\b)';
const OVER =
  '(?:\\bwas\\b|\\bwere\\b|\\bdid\\b|だった|でした|てた|ていた|ました|刚|这(?:趟|次|回)|今天这|跑了|都在|\\bvua (?:roi|xong)\\b|\\bbuoi nay\\b|\\bbai nay\\b)';
/** What makes another question of it: what is to come, its reason, a part of the run, a comparison. */
const OTHERWISE =
  '(?:\\bshould\\b|\\bnext\\b|\\btomorrow\\b|\\bwhy\\b|\\brace\\b|\\bhalf\\b|\\blast (?:km|k|mile|rep|\\d)|\\bfirst\\b|\\beach\\b|\\b(?:km|rep|lap|split) ?\\d|\\d(?:st|nd|rd|th)\\b|\\bthan\\b|\\breps?\\b|\\bintervals?\\b|べき|明日|次|なぜ|なんで|前半|後半|本目|キロ目|本数|インターバル|より|レース|该|明天|下次|为什么|为啥|怎么(?:这么|会)|前半|后半|第 ?[0-9一二三四五六七八九十]|[组趟](?:间|都)|每[组趟]|间歇|比赛|\\bnen\\b|\\bmai\\b|\\bsao\\b|\\bnua (?:dau|sau)\\b|\\bthu [0-9]|\\bkm [0-9]|\\bto (?:thu|nhanh)|\\bhon\\b|\\bnguong\\b|阈|閾|ゾーン|zone|区间)';
const SESSION =
  '(?:\\b(?:intervals?|reps?|repeats|tempo|long run|easy run|speed ?work|track)\\b|インターバル|テンポ走|閾値走|ロング走|ペース走|间歇|节奏跑|长距离|长跑|轻松跑|\\b(?:bien toc|chay to|tempo|chay dai|interval)\\b)';
const TO_COME =
  '(?:\\bnext (?:time|one|week)?|\\bshould\\b|次(?:回|の|は)?|今度|設定|下次|下回|下一次|以后|\\b(?:lan sau|buoi sau|lan toi)\\b)';
/** How repetitions are to be begun. */
const TO_BEGIN =
  '(?:\\b(?:start|begin|open|go out)\\b(?!.*\\bdid\\b).{0,20}\\b(?:at|in|with|how)\\b|\\bhow fast\\b.{0,12}\\b(?:to|should|do i|can i)\\b|最初.{0,8}(?:すれば|したら|入れ|べき|抑え)|(?:一开始|起步|开头|前几[组趟]).{0,6}[要该得]|\\b(?:bat dau|vao (?:dau|bai|rep)|luc dau)\\b.{0,12}(?:bao nhieu|the nao|sao))';
const HOW_FAST =
  '(?:\\b(?:faster|slower|quicker|pace|how fast)\\b|上げ|下げ|ペース|速く|遅く|何分|多快|多慢|快(?:点|一点|些)|慢(?:点|一点|些)|提速|配速|几分|\\b(?:nhanh|cham) hon\\b|\\bpace\\b|\\bbao nhieu\\b)';
const RACE =
  '(?:\\b(?:marathon|half|race|10k|5k|fm|hm)\\b|フル|ハーフ|マラソン|大会|レース|本番|全马|半马|初马|首马|马拉松|比赛|\\b(?:giai|ban marathon)\\b)';
/** Whether somebody is ready says by itself that it is meant of a race. */
const READY =
  '(?:\\b(?:ready|prepared|undertrained)\\b|間に合|準備(?:でき|OK|ok|は)|仕上が|准备(?:好|得)|练到位|来得及|\\b(?:san sang|kip khong|kip ko)\\b)';
const ENOUGH = '(?:\\benough\\b|足り|十分|够|\\b(?:du chua|du khong|du ko|on chua)\\b)';
const TRAINING =
  '(?:\\b(?:train\\w*|trained|practi[cs]\\w*|mileage|volume|prep\\w*|long runs?|sessions?|workouts?|runs? a week|times a week|fit|kms?|miles)\\b|練習|走り込|走行距離|距離|トレーニング|月間|週間?\\d|ロング走|脚づくり|训练|跑量|练|里程|长距离|每(?:周|月)|\\b(?:tap|luyen|chay dai|the luc|chuan bi|km|cay)\\b)';
/** What comes after a race, or lasts an hour, is no race to come. */
const NOT_AHEAD =
  '(?:\\b(?:rest\\w*|recover\\w*|after|since|hours?|sleep|slept|days? off|half an|last (?:week|month|weekend|sunday|saturday)|yesterday)\\b|休|回復|疲労|リカバリ|の後|のあと|後の|走った後|時間半|半時間|先週|先月|昨日|睡眠|恢复|休息|赛后|比赛(?:之|以)?后|马(?:拉松)?(?:之|以)?后|跑完|小时|上周|昨天|睡|\\b(?:nghi|hoi phuc|phuc hoi|hoi suc|sau (?:giai|khi|cuoc|buoi|race|marathon|fm|hm)|tieng|gio|tuan (?:truoc|roi)|hom qua|ngu)\\b)';
const RECOVERS =
  '(?:\\b(?:rest|rested|resting|recover\\w*)\\b|休(?:み|養|む|ん)|回復|リカバリ|恢复|休息|歇|\\b(?:nghi|hoi phuc|phuc hoi|hoi suc)\\b)';

/** What lies between repetitions, and how long or fast it was. */
const BETWEEN_REPETITIONS =
  '(?:\\b(?:rests?|recover(?:y|ies)|floats?|jogs?|breaks?) (?:between|in between)\\b|\\bbetween (?:the |my )?(?:reps?|intervals?|repeats|sets)\\b|\\bjog recover(?:y|ies)\\b|つなぎ|レスト|リカバリー?(?:ジョグ|の時間|は何|って)|(?:インターバル|レペ|セット)の?間|组间|趟间|间歇(?:之)?间|(?:组|趟)和(?:组|趟)|恢复跑?(?:段|时间)|\\bgiua (?:cac |moi |hai )?(?:rep|to|lan|hiep|set)s?\\b)';
const HOW_LONG =
  '(?:\\bhow (?:long|fast|slow|much)\\b|\\b(?:too|so) (?:long|short)\\b|\\b(?:seconds|minutes|duration|pace)\\b|何[秒分]|どれ(?:くらい|ぐらい)|どの(?:くらい|ぐらい)|長[いすか]|短[いすか]|多久|多长|几[秒分]|多少[秒分]|[太够][长短久]|\\b(?:bao lau|bao nhieu|may (?:giay|phut))\\b)';

/** A part of a run by its number: "km 4", "4キロ目", "第4公里". */
const NUMBERED_KILOMETER =
  '(?:\\b(?:km|k|kilomet(?:er|re)|mile|split)s? ?(?:number |no\\.? ?|thu |so )?#?[0-9]{1,2}\\b|[0-9]{1,2} ?(?:st|nd|rd|th) (?:km|kilomet|mile|split)|\\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:km|kilomet|mile|split)|[0-9]{1,2} ?(?:キロ|km|k)目|第 ?(?:[0-9]{1,2}|[一二三四五六七八九十]{1,2}) ?(?:公里|千米|km|k)|\\b(?:km|cay) thu (?:nhat|hai|ba|tu|nam|sau|bay|tam|chin|muoi)\\b)';
const NOT_OF_A_PART =
  '(?:\\b(?:should|next|tomorrow|race|marathon|half|week|month)\\b|べき|次の|明日|レース|大会|该|該|下次|明天|比赛|比賽|马拉松|馬拉松|\\b(?:nen|mai|giai|lan sau|tuan|thang)\\b)';
const PART_ASKED = `(?:${MEASURE}|${HOW_MUCH}|\\bhow\\b|どう|怎么样|如何|咋样|几分|多快|\\b(?:the nao|ra sao|nhieu)\\b)`;
/** The fast parts of a session, in whatever words. */
const FAST_PARTS =
  '(?:\\b(?:fast|hard|quick|work|speed) (?:bits?|parts?|sections?|ones|segments?|stuff|efforts?|blocks?)\\b|(?:速い|速く走った|疾走|急走)(?:ところ|部分|区間|とこ)|快的?那?(?:几)?(?:段|组|趟|部分)|快跑段|\\bdoan (?:nhanh|chay nhanh)\\b)';
const MEASURED = `(?:\\bhow (?:fast|long)\\b|\\baverag\\w*\\b|${MEASURE}|平均|多快|几分)`;
/** A zone by its number, in which a run has stayed. */
const IN_A_ZONE =
  '(?:(?:\\bzone|\\bz|ゾーン|区间|\\bvung) ?[1-5](?!\\d)|[一二三四五1-5]区(?![别域间]))';
const STAYED =
  '(?:\\b(?:stay\\w*|was|were|did|keep|kept|in|really|actually)\\b|収ま|入っ|だった|でした|でき[てた]|走れ[てた]|待在|都在|在|算|有没有|(?:真的|有|是)|\\b(?:co|dung|duoc|trong|o|vao)\\b)';
const NOT_STAYED =
  '(?:\\b(?:should|next|tomorrow|what pace|how fast|what is|why|how often|benefit|train\\w*)\\b|べき|次|明日|とは|って何|[什甚][么麼]|意思|為什|該|怎[么麼]|訓練|どのくらいのペース|効果|なぜ|なんで|该|下次|明天|什么|多快|为什么|怎么|好处|训练|\\b(?:nen|mai|la gi|tai sao|pace bao nhieu|tac dung|tap)\\b)';
const HEAT =
  '(?:\\b(?:heat ?wave|scorch\\w*|boiling|roasting|sweltering|muggy)\\b|\\b(?:2[6-9]|3\\d|4[0-4]) ?(?:degrees|°|c\\b|do\\b)|\\b(?:8\\d|9\\d) ?(?:degrees|f\\b)|(?:2[6-9]|3\\d|4[0-4]) ?度|猛暑|酷暑|热浪|高温|三十(?:多|几|[一二三四五六七八九])?度|\\bnang (?:nong|gat)\\b)';
const HOW_TO_RUN =
  '(?:\\b(?:how|should|can i|do i|still|handle|cope|what do i do)\\b|どう|走(?:って|る|れ)|やる|いい|大丈夫|怎么|还?[跑练]吗|还能|能不能|咋|\\b(?:sao|the nao|nen|co nen|chay)\\b)';
/** The first kilometres of a race, and how they are to be run. */
const BEGINNING_OF_RACE =
  '(?:\\b(?:first|opening) (?:few |\\d+ ?)?(?:k|kms?|kilomet\\w+|miles?)\\b|最初の? ?(?:\\d+ ?)?キロ|前(?:面)? ?[0-9一二三五十几]+ ?(?:k|km|公里)|(?:头|前)几公里|\\b(?:may km dau|\\d+ ?k(?:m)? dau|km dau)\\b)';
const HOW_TO_PACE = `(?:${HOW_FAST}|\\bhow\\b|どう|怎么|该|配|\\b(?:the nao|sao)\\b)`;

const both = (...parts: readonly string[]) =>
  new RegExp(`^${parts.map((part) => `(?=.*${part})`).join('')}`, 's');
const besides = (absent: string, ...parts: readonly string[]) =>
  new RegExp(`^(?!.*${absent})${parts.map((part) => `(?=.*${part})`).join('')}`, 's');
const all = (...parts: readonly string[]) => besides(OTHERWISE, ...parts);
const ahead = (...parts: readonly string[]) => besides(NOT_AHEAD, ...parts);

/** A measure and how much of it, and nothing else. */
const MEASURE_ALONE = new RegExp(
  `^(?:(?:so|my|the|and|今天|今日の|我的|我|mình|minh) ?)*(?:${MEASURE}.{0,4}${HOW_MUCH}|${HOW_MUCH}.{0,10}${MEASURE})(?: ?(?:ですか|でしょうか|啊|呢|呀|vay|v|z|the|nhi))?[^\\p{L}\\p{N}]*$`,
  'u',
);
/** Words of what the runner wants to know name it. */
const WANTED =
  '(?:\\bi (?:mean|meant|want(?:ed)? to know)\\b|\\b(?:tell|give|show) me (?:my|the)\\b|知りたい|教えて|我?是(?:问|说)|想知道|告诉我|\\b(?:minh|em|toi|tui) hoi\\b|\\by (?:minh|em|toi) la\\b|muon biet|cho (?:minh|em|toi) biet)';
const FIGURE = `(?:${MEASURE}|\\bhow (?:long|far)\\b|\\b(?:distance|duration|moving time)\\b|時間|距離|多久|多长时间|时间|距离|多远|\\b(?:thoi gian|quang duong|bao lau|bao xa)\\b)`;
/** How much of a hill a run had. */
const HOW_HILLY =
  '(?:\\bhow hilly\\b|\\b(?:was|is) (?:it|that|this)(?: run| course)? (?:\\w+ )?hilly\\b|アップダウン.{0,4}(?:何|どれ|あった(?:[?？か]|$)|ありまし)|\\bhow (?:lumpy|bumpy|undulating|rolling)\\b|爬(?:了)?多高|獲得標高.{0,6}(?:あった|何|どれ|いくら)|坡多|坡大不大|起伏.{0,2}[大多]|\\bdoc nhieu\\b)';
const HOW_FAST_ALONE =
  /^(?:(?:so|今天|我|mình|minh|hom nay) ?)*(?:how (?:fast|quick) (?:was (?:i|that|it)|did i (?:go|run))|跑(?:得|了)?多快|每公里几分(?:钟)?|(?:minh )?chay nhanh (?:co nao|bao nhieu)|may phut (?:mot|1|moi) (?:km|cay))[^\p{L}\p{N}]*$/u;
/** What would come of a race that is not planned. */
const IF_RACED =
  /\bif i (?:\w+ )?raced?\b|\bif (?:there was|it was|i ran|i did) (?:a|my) (?:\w+ )?(?:race|marathon|half|10k|5k)\b|(?:レース|大会)(?:に出|だっ)たら.{0,8}(?:何分|どのくらい|タイム)|(?:要是|如果)(?:现在|明天|今天)?.{0,3}(?:比赛|参赛|跑(?:半马|全马|马拉松))|\bneu (?:\S+ ){0,3}(?:thi|dua|chay (?:half|full|marathon|giai))\b.{0,20}(?:bao nhieu|may)/;
/** The run before, which this one is compared with. */
const RUN_BEFORE =
  '(?:\\b(?:last|previous) (?:time|run|one|outing)\\b|前回|この(?:前|間)|上次|上回|上一次|\\b(?:lan|buoi|bai) truoc\\b)';
const COMPARED =
  '(?:\\b(?:than|compared?|vs\\.?|versus|better|worse|faster|slower|improv\\w*)\\b|比べ|比較|より|良く|速く|进步|強|强|比|相比|对比|\\b(?:so voi|hon|tien bo)\\b)';
const WEEKS = '(?:\\b(?:week|month|year)s?\\b|週|月|年|周|星期|礼拜|\\b(?:tuan|thang|nam)\\b)';
/** Days that are counted, which no answer knows. */
export const COUNTED_DAYS =
  /\bhow many days in a row\b|\bsince (?:i|my) (?:\w+ )?(?:last )?(?:took )?(?:a )?(?:rest|day off)|\blast time i (?:\w+ )?rest|\bday off was|何日連続|最後に休|上次休息|连续(?:跑|练)了?几|\b(?:may|bao nhieu) ngay (?:lien|roi)|\blien tiep may ngay\b|\blan cuoi .{0,8}nghi\b/;
/** What is done instead of running, or beside it: whether to run is not asked. */
const BESIDE_RUNNING =
  /\b(?:strength|weights?|gym|core|yoga|squats|plyo\w*|swim\w*|cycl\w*|biking|music|podcasts?|alcohol|beers?)\b|筋トレ|補強|体幹|ヨガ|水泳|自転車|音楽|お酒|练(?:力量|核心)|力量训练|核心训练|瑜伽|游泳|骑车|听(?:歌|音乐)|喝酒|\b(?:tap (?:ta|gym|co|bung)|boi|dap xe|nghe nhac|yoga|bia|ruou)\b/;
/** How effort was spread over a run. */
const SPREAD =
  '(?:\\b(?:pacing|pace myself|paced|effort spread)\\b|ペース配分|配分|ペーシング|配速(?:分配|策略)|分配|配速配|\\b(?:chia|phan bo|phan phoi) (?:suc|toc do|pace)\\b)';
const JUDGED =
  '(?:\\b(?:good|bad|ok|okay|well|poor|smart|stupid|even|right|any good|how was)\\b|どう|良|よかっ|まずかっ|いい感じ|うま|怎么样|咋样|如何|怎样|合理|好不好|还行|\\b(?:on|tot|the nao|hop ly|duoc chua|ra sao)\\b)';
const TO_COME_OF_SPREAD =
  '(?:\\b(?:should|how do i|how to|next|tomorrow|race|marathon|half|will)\\b|べき|次|明日|レース|大会|本番|すれば|したら|したい|该|該|下次|明天|比赛|比賽|马拉松|馬拉松|半马|怎么(?:分配|配)|\\b(?:nen|mai|giai|lan sau)\\b)';
const WHY =
  '(?:\\bwhy\\b|\\bhow come\\b|なぜ|なんで|何で|どうして|理由|为什么|为啥|为何|干嘛|\\b(?:tai sao|vi sao|sao)\\b)';
const IN_THE_PLAN =
  '(?:\\b(?:do i (?:have|need|get)|have i got|is there|are there|am i doing|on (?:the|my) plan|in (?:the|my) plan|scheduled?|you (?:give|gave))\\b|入って|ある|組ま|メニュー|予定|安排|排了?|课表|计划|有.{0,4}(?:课|训练)|\\b(?:co bai|lai co|xep|lich|giao an)\\b)';
const WHEN =
  '(?:\\b(?:when|how soon|how long (?:until|till|before))\\b|いつ|何日|什么时候|啥时候|何时|几天|多久|\\b(?:bao gio|khi nao|chung nao|may ngay)\\b)';
const HARD_AGAIN =
  '(?:\\b(?:hard|fast|intervals?|tempo|speed ?work|quality|intensity)\\b.{0,12}\\bagain\\b|\\bagain\\b.{0,12}\\b(?:hard|fast)\\b|(?:次|また).{0,8}(?:ポイント練|強度|インターバル|追い込)|再.{0,4}(?:强度|间歇|速度|快跑)|\\b(?:nang|nhanh|bien toc|cuong do)\\b.{0,8}\\b(?:lai|tiep)\\b|\\b(?:tap|chay) nang lai\\b)';
const HEAVY_LEGS =
  '(?:\\b(?:legs?|quads|calves)\\b.{0,16}\\b(?:heavy|dead|lead|concrete|wood(?:en)?|jelly|empty|flat|bricks?)\\b|(?:脚|足)(?:が|は|も)?.{0,6}(?:重[いか]|だる|鉛|棒)|腿.{0,5}(?:沉|超?重|铅|软|抬不)|\\bchan\\b.{0,10}\\b(?:nang|chi|ra roi|cung do)\\b)';

const PLAIN = 8;
/** Names its part of a run or session, so that nothing else can be meant. */
const CERTAIN = 16;

/** Questions of all languages by the parts that they are made of. */
export const COMPOSED_PHRASES: IntentPhrases = [
  phrase('figure', PLAIN, all(MEASURE, HOW_MUCH, OVER)),
  phrase(
    'splits',
    PLAIN,
    /\bdid i (?:\w+ ){0,2}(?:fade|die off|drop off|tail off|fall (?:off|apart)|blow up|hang on|slow down|hold (?:on|it together))\b|前半.{0,4}(?:飛ば|とば|突っ込|つっこ)(?:し|み)?(?:すぎ|過ぎ)/,
  ),
  phrase(
    'pacing',
    PLAIN,
    /\bwhat (?:should|do|shall) i (?:run|do|hit|hold|take) .{1,24}\b(?:at|in)\W*$/,
  ),
  phrase(
    'warmUp',
    PLAIN,
    /\bwhat (?:should|do|can|to) (?:i )?do (?:right )?before (?:i |you )?(?:start|run|set off|head out|running)\b/,
  ),
  phrase(
    'racePrediction',
    PLAIN,
    /\bwhat(?:'s| is| would be|s)? (?:\w+ ){0,3}(?:target|goal|aim)\b.{0,16}\b(?:10 ?k|5 ?k|half|marathon|race)\b/,
  ),
  phrase(
    'restOrRun',
    PLAIN,
    /(?:明日|あした|今日|きょう)は?(?:休み|オフ)(?:で|にして)(?:も)?(?:いい|良い|ok|大丈夫)/,
  ),
  phrase('pacing', PLAIN, both(SESSION, '設定')),
  phrase(
    'pacing',
    PLAIN + 1,
    /\b(?:aim for|target|shoot for|go for)\b.{0,24}\b(?:intervals?|reps|repeats|tempo|long run|(?:5|10) ?k|half|marathon|race)\b/,
  ),
  phrase(
    'heat',
    PLAIN,
    /\b(?:run|running|go out|train)\b.{0,16}\b(?:in|at|when|if)\b.{0,12}(?:\bminus \d|\b\d+ degrees\b|\bfreezing\b|\bbelow (?:zero|freezing)\b)/,
  ),
  phrase('warmUp', PLAIN, /\bpoint (?:of|in) (?:an? )?(?:cool\w*|warm\w*|stretch\w*)/),
  phrase(
    'thisRun',
    PLAIN,
    /\b(?:anything|something|what) (?:to|i (?:can|could|should)|can i|could i) (?:improve|work on|fix|do better|learn|take)\b.{0,16}\b(?:that|this|it|one|run|session)\b|\bwas (?:that|it|this) (?:better|worse) than it (?:looked|felt|seemed)\b|\bas (?:bad|good|slow|fast) as it (?:looked|felt|seemed)\b/,
  ),
  phrase(
    'improving',
    PLAIN,
    /(?:ジョグの?ペース|走力|タイム|体力|調子)(?:が|は)?(?:上が|上向|伸び|落ち|縮)(?:って|い?て|んで)(?:る|い[るま]|き)|(?:なんで|なぜ|どうして).{0,6}速くな(?:ら|れ)な/,
  ),
  phrase(
    'restOrRun',
    PLAIN,
    /\bshould i (?:just )?(?:chill|put my feet up|sit (?:this|it) (?:one )?out|give it a (?:rest|miss))\b/,
  ),
  phrase(
    'warmUp',
    PLAIN,
    /\bwhat (?:should|do|to|can) (?:i )?do (?:straight |right |just )?after (?:i )?(?:finish\w*|stop\w*|running|(?:a|my|the) run)\b/,
  ),
  phrase(
    'splits',
    PLAIN + 1,
    /\b(?:go|went|start\w*|set|going) (?:off|out) (?:way |far |a bit )?too (?:hot|fast|quick|hard)\b(?!.*\b(?:should|next|race)\b)/,
  ),
  phrase('thisRun', PLAIN, /(?:今日|今回|さっき)?(?:の(?:ラン|練習|走り))?は?何点/),
  phrase('figure', PLAIN, STOPS_SAID),
  phrase('figure', PLAIN, MEASURE_ALONE),
  phrase('figure', PLAIN, HOW_FAST_ALONE),
  phrase('figure', PLAIN, besides(`(?:${OTHERWISE}|${RACE}|${SPREAD})`, FIGURE, WANTED)),
  phrase('figure', PLAIN, besides(TO_COME_OF_SPREAD, HOW_HILLY)),
  phrase('improving', PLAIN, besides(WEEKS, RUN_BEFORE, COMPARED)),
  phrase('splits', PLAIN, besides(TO_COME_OF_SPREAD, SPREAD, JUDGED)),
  phrase('whyPace', PLAIN, besides(NOT_AHEAD, WHY, SESSION, IN_THE_PLAN)),
  phrase('restOrRun', PLAIN, both(WHEN, HARD_AGAIN)),
  phrase('restOrRun', PLAIN, both(HEAVY_LEGS)),
  phrase(
    'figure',
    PLAIN,
    /^(?!.*(?:\bshould\b|べき|该|\bnen\b))(?=.*(?:\baverag|\bclick|\bclock|平均|\btrung binh\b)).*(?:\b(?:per|a) (?:km|k|kilomet\w+|mile)\b|每公里|キロ何分|\bmoi (?:km|cay)\b)/s,
  ),
  phrase(
    'splits',
    PLAIN + 1,
    /^(?!.*(?:\bshould\b|\bnext\b|べき|次|该|下次|\bnen\b|\bsau\b)).*(?:第 ?[0-9一二三四五六七八九十]+ ?[组趟圈]|[0-9]+ ?(?:本|セット)目|\b(?:to|hiep|set|rep) thu (?:[0-9]+|nhat|hai|ba|tu|nam)\b|\b[0-9]+(?:st|nd|rd|th) (?:rep|interval|repeat)\b)/s,
  ),
  phrase(
    'nextSession',
    PLAIN,
    /\bwhat (?:should|shall|can) i (?:do|run|train) (?:for )?(?:this|the|the coming) week\b|今週は?(?:何|どう)を?(?:すれば|走れば|やれば)|[这本]周(?:该|要|应该).{0,4}[跑练](?:什么|啥)|\btuan nay nen (?:chay|tap) (?:gi|sao)\b/,
  ),
  phrase('splits', CERTAIN, besides(NOT_OF_A_PART, NUMBERED_KILOMETER, PART_ASKED)),
  phrase('splits', CERTAIN, besides(NOT_OF_A_PART, FAST_PARTS, MEASURED)),
  phrase('figure', CERTAIN, besides(NOT_STAYED, IN_A_ZONE, STAYED)),
  phrase('heat', CERTAIN, both(HEAT, HOW_TO_RUN)),
  phrase('pacing', CERTAIN, both(RACE, BEGINNING_OF_RACE, HOW_TO_PACE)),
  phrase(
    'warmUp',
    PLAIN + 1,
    /\b(?:jog|warm(?:ing)? ?up|loosen up)\b.{0,16}\bbefore\b.{0,16}\b(?:hard|fast|intervals?|reps|tempo|race|session|speed)\b/,
  ),
  phrase(
    'splits',
    PLAIN + 1,
    /\b(?:where|which (?:km|k|mile|part)) ?(?:'d|did)? ?i? ?(?:lose|lost) .{0,12}\btime\b|(?:どこで|一番)タイム(?:を|が)?(?:落と|ロス)|(?:哪|最).{0,6}掉(?:了)?(?:最多)?(?:时间|速)|\bmat (?:nhieu )?thoi gian (?:nhat|o dau)\b|\b(?:co|bi) vao nhanh qua\b/,
  ),
  phrase(
    'improving',
    PLAIN,
    /\bplateau\w*|\bhit a wall with my (?:training|progress)|頭打ち|伸び悩|停滞(?:期|感|して)|(?:遇到|到了)?瓶颈|\b(?:chung lai|dam chan tai cho)\b/,
  ),
  phrase(
    'thisRun',
    PLAIN,
    /コーチ(?:的に(?:は)?|から見て|としては)、?どう|\b(?:nail|nailed|smash\w*|execut\w*) (?:the|that|my|this) (?:workout|session|run)\b|設定(?:通り|どおり)(?:に)?(?:でき|走れ)/,
  ),
  phrase(
    'thanks',
    PLAIN,
    /^(?:ta|cheers|nice one|thank\w*|great|perfect|brilliant)\b,? ?(?:that'?s |that was )?(?:very |really |so |super )?(?:useful|helpful|handy)\W*$/,
  ),
  phrase(
    'abilities',
    PLAIN,
    /^(?:君|きみ|あなた)(?:は|って)?(?:だれ|誰|何者)[^\p{L}]*$|^你是(?:谁|什么人)[^\p{L}]*$|^(?:who|what) are you\W*$|^(?:ban|may) la ai\W*$/u,
  ),
  phrase('pacing', PLAIN, both(SESSION, TO_COME, HOW_FAST)),
  phrase('pacing', PLAIN + 1, both(SESSION, TO_BEGIN, HOW_FAST)),
  phrase('splits', CERTAIN + 1, besides(TO_COME, BETWEEN_REPETITIONS, HOW_LONG)),
  phrase('restOrRun', PLAIN, both(RACE, RECOVERS, ENOUGH)),
  phrase('racePrediction', PLAIN, IF_RACED),
  phrase('racePrediction', PLAIN, ahead(RACE, READY)),
  phrase('racePrediction', PLAIN, ahead(RACE, ENOUGH, TRAINING)),
];

/** What sounds like a question of rest in any language, and is none. */
export const NO_QUESTION_OF_REST: readonly RegExp[] = [COUNTED_DAYS, BESIDE_RUNNING];
