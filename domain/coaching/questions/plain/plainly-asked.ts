import { questionSpellings } from '../../text/question-spellings.ts';
import { asksWhetherBest } from '../runs/ever-run.ts';
import type { QuestionTopic } from '../topics/question-topic.ts';
import { asksOfBodyWeight } from '../forms/body-weight.ts';
import { asksOfPulseOverTime } from '../forms/pulse-over-time.ts';
import { asksToStartCalmly } from '../forms/calm-start.ts';
import { asksHowMuchToDrink } from '../forms/drink-amount.ts';

/*
 * What is asked in words that mean nothing else. No likeness to other questions is weighed against it, since a
 * few examples more or less of another topic would turn it.
 */

/** Chinese in simplified characters, Vietnamese without tone marks. */
const SAID: readonly (readonly [QuestionTopic, RegExp])[] = [
  [
    'planAhead',
    /\bhow many (?:more )?weeks\b.{0,24}\b(?:plan|taper)\b|\bwhen (?:does|will|is) (?:my|the) (?:plan|taper)\b.{0,16}\b(?:end|finish|start|begin|over)\b|\b(?:my|this|the) plan\b.{0,24}\b(?:gets?|becomes?) (?:any )?(?:easier|lighter)\b|\b(?:biggest|peak|highest) week\b.{0,20}\bplan\b|何週.{0,8}(?:プラン|計画).{0,6}(?:終|残)|(?:プラン|計画).{0,8}(?:あと|残り)何週|(?:计划|课表).{0,10}还[有剩](?:几|多少)周|还[有剩](?:几|多少)周.{0,8}(?:计划|结束|减量)|计划.{0,8}(?:后面|接下来|之后).{0,10}最[高多大]|\b(?:giao an|ke hoach)\b.{0,12}\bcon (?:may|bao nhieu) tuan\b|\bcon (?:may|bao nhieu) tuan\b.{0,24}\b(?:giao an|ke hoach|taper)\b/,
  ],
  [
    'next',
    /^(?!.*(?:\b(?:last|latest|was|did)\b|前回|この前|直近|最近|最後|でした|だった|最后|上[一次周个趟回]|[过了]|\b(?:gan nhat|gan day|truoc|vua roi|cuoi cung)\b)).*(?:(?:ポイント練習?|ロング走|インターバル|テンポ走)(?:は|って)(?:何曜|いつ(?:です|[?？]|$))|(?:强度课|间歇课?|长距离跑?|节奏跑)(?:是|在)(?:哪[一]?天|周几|星期几|什么时候)|\bwhich day is (?:the|my) (?:next )?(?:long run|hard session|intervals?|tempo)\b|\bwhen(?:'s| is) (?:my|the) (?:next )?(?:long run|hard session|tempo|intervals?)\b|\b(?:bai nang|bai dai|long run|interval|tempo)\b.{0,8}\b(?:la |vao )?(?:ngay nao|thu may|hom nao)\b|^(?:hom )?nay (?:tap|chay) (?:gi|bai gi|bai nao)\b)/,
  ],
  [
    'nextWeek',
    /下个?(?:周|星期|礼拜)(?![一二三四五六日天]).{0,6}(?:轻松|累|重)(?:一?[点些])?(?:吗|么|不|$|[?？])|来週.{0,8}(?:楽|軽|きつ).{0,6}[かの?？]|\bnext week\b.{0,16}\b(?:easier|lighter|harder)\b|\btuan (?:sau|toi)\b.{0,12}\b(?:nhe|nang) hon\b/,
  ],
  [
    'shoePair',
    /\b(?:two|2|several|multiple) pairs? of (?:running )?(?:shoes|trainers)\b|\brotat\w* (?:between |my |running )*(?:shoes|pairs|trainers)\b|\bshoe rotation\b|(?:シューズ|靴).{0,4}[2二]足.{0,6}(?:使い分け|交互|履き分け|必要)|[两2]双(?:跑)?鞋.{0,8}(?:轮|换着|交替|要不要|有必要|分开)|鞋.{0,6}(?:轮换|轮着穿|交替穿)|\b(?:thay phien|luan phien)\b.{0,12}\bgiay\b|\b(?:hai|2) doi giay\b.{0,16}\b(?:thay|luan|can)\b/,
  ],
  [
    'timeOfDay',
    /^(?!.*\b(?:am|do|did|was) i\b).*\b(?:mornings?|before work) or (?:in the )?(?:after work|evenings?|nights?|afternoons?)\b.{0,24}\b(?:better|best)\b/,
  ],
  [
    'appOtherWatch',
    /(?:\b(?:coros|suunto|polar|huawei|amazfit|fitbit)\b|高驰|华为|颂拓).{0,20}(?:\b(?:sync|connect|work|support|import)\w*\b|同步|导入|连接|支持|使え|対応|連携|同期|\b(?:doc|dong bo|ket noi|ho tro)\b)|\b(?:sync|connect|support|import|doc|dong bo|ket noi|ho tro)\w*\b.{0,24}\b(?:coros|suunto|polar|huawei|amazfit|fitbit)\b|(?:ガーミン|garmin|佳明)(?:以外|之外)|\b(?:other than|not a) garmin\b|\bngoai garmin\b/,
  ],
  [
    'appHeartZones',
    /心拍ゾーン(?:の設定|設定)?.{0,6}(?:どこ|変え|変更)|(?:心率)?区间.{0,4}(?:在哪|怎么)(?:里|儿)?(?:设置?|改|调)|\b(?:where|how) (?:do|can) i (?:set|change|edit)\b.{0,12}\bzones\b|\b(?:chinh|doi|cai dat) (?:\w+ ){0,2}(?:zone|vung) (?:nhip )?tim\b/,
  ],
  [
    'appWrongFigures',
    /\b(?:different|differs?|doesn'?t match|not match\w*|isn'?t the same)\b.{0,24}\b(?:strava|my watch|garmin)\b|\b(?:strava|garmin|my watch)\b.{0,24}\b(?:different|differs?|says? (?:more|less)|shows? (?:more|less))\b|(?:strava|ストラバ|ガーミン|時計)と.{0,6}(?:距離|キロ|km).{0,6}(?:違|ズレ|ずれ|合わ)|(?:距離|キロ数|km).{0,6}(?:strava|ストラバ|ガーミン|時計)と.{0,4}(?:違|ズレ|ずれ|合わ)|(?:跟|和|与)(?:strava|佳明|手表)(?:上)?(?:的)?.{0,6}(?:不一样|不同|对不上|差)|\b(?:km|quang duong|pace)\b.{0,24}\bkhac\b.{0,12}\b(?:strava|garmin|dong ho)\b/,
  ],
  ['yasso', /\byasso\b|ヤッソ|[亚亞]索/],
  [
    'strides',
    /\bstrides\b(?=.*(?:\?|\bhow\b|\bwhat\b|\bshould\b))|\b(?:how|what|should)\b.{0,40}\bstrides\b|(?:流し|ウィンドスプリント|wind sprint)(?:って|は|を|の(?!そうめん)).{0,16}(?:入れ|やり|方|毎回|何本|必要|いつ|[?？])/,
  ],
  [
    'form',
    /\barm ?swings?\b|\b(?:swing|hold|carry|move|use) (?:my |your )?arms\b|\b(?:heel|forefoot|midfoot) ?(?:strik\w+|land\w+|first)\b|\bfoot ?strike\b|腕振り|腕の振り|(?:かかと|フォアフット|つま先|ミッドフット)(?:着地|から着地)|着地の仕方|摆臂|手臂怎么摆|(?:前脚掌|后脚跟|脚跟|全脚掌|前掌|后跟)(?:先)?(?:落地|着地)|(?:膝盖|腿).{0,2}(?:要|该|需要|得)?抬(?:高|多高|起)|\b(?:danh|vung) tay\b|\btiep dat\b|\b(?:bang|mui|got) (?:\w+ )?(?:mui chan|ban chan|got)\b/,
  ],
  [
    'restDays',
    /\bhow many (?:rest|off) days\b(?!.*\b(?:did|had|have i|i have)\b)|\bhow many days off\b(?=.*\bweek\b)(?!.*\b(?:did|have|had)\b)|(?<![先今])週に?(?:何日|何回).{0,4}(?:休|オフ)(?!んだ|みました|めました)|(?:休養日|休足日).{0,6}(?:何日|どのくらい|どれくらい)|(?:一周|每周|一个?(?:星期|礼拜)).{0,4}(?:休|歇)(?:息)?(?:几|多少)天|(?:一周|每周).{0,4}(?:几|多少)天休|\b(?:moi|mot|1) tuan\b.{0,12}\bnghi (?:may|bao nhieu)\b/,
  ],
  [
    'dayBefore',
    /\b(?:run|jog|rest|do)\b.{0,24}\b(?:the )?day before (?:a|the|my) (?:\w+ )?(?:race|half|marathon)\b|(?:レース|大会|本番|マラソン)(?:の)?前日.{0,6}(?:走|ジョグ|休|何|どう)(?!た)|(?:比赛|赛|半马|全马)的?前一天.{0,8}(?:跑|休息|练|动|做)|\b(?:ngay|hom) truoc (?:giai|thi|race|ngay thi)\b.{0,16}\b(?:chay|nghi|tap)\b/,
  ],
  [
    'appCancel',
    /\b(?:cancel|unsubscribe|stop|end)\b.{0,16}\b(?:subscription|membership|trial|premium|paid plan)\b|\bunsubscribe\b|解約|(?:サブスク|有料|課金).{0,8}(?:やめ|止め|退会)|退会|(?:取消|退|停|关).{0,4}(?:订阅|会员|续费)|(?:订阅|会员|续费).{0,4}(?:取消|退|关|停)|\bhuy (?:\w+ )?(?:goi|dang ky|thue bao|gia han)\b/,
  ],
  [
    'appHumanCoach',
    /\b(?:actual|real|human|living) (?:human|person|coach|people|being)\b(?=.*(?:talk|speak|chat|ask|contact|\?|here|available))|(?:人間|本物|生身)の?(?:コーチ|人).{0,8}(?:相談|話|聞|いる|います)|真人(?:教练|客服)?.{0,8}(?:吗|聊|问|沟通|联系|可以|有)|(?:有没有|能找|想找).{0,4}真人|\b(?:nguoi that|hlv that|con nguoi that)\b/,
  ],
  [
    'appWho',
    /\bare you (?:an? )?(?:real|human|bot|robot|ai|person|machine|chatgpt|gpt)\b|\b(?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:ai|bot|robot|human|machine|real person)\b|\b(?:is|am) (?:this|it|i) (?:an? )?(?:ai|bot|robot)\b|(?:ai|ロボット|bot|ボット|機械|人間|人)(?:が|に|と)?(?:答え|返事|返信|書い|話し)(?:て(?:る|い|くれ)|し).{0,6}(?:か|の|[?？])|(?:あなた|君|きみ|そちら)(?:は|って).{0,6}(?:ai|人間|ロボット|ボット|機械)|(?:你|妳|这|对面)(?:是|到底是).{0,4}(?:ai|机器人|真人|人工智能)|(?:ai|机器人|真人)在?(?:回|答|聊)|\b(?:ban|ay|day|may|anh|em) (?:co phai )?la (?:ai a|ai hay|robot|may|nguoi that|bot|con nguoi)\b/,
  ],
  [
    'appLanguage',
    /\b(?:change|switch|set|put|use)\b.{0,16}\b(?:(?:to|in(?:to)?) (?:english|japanese|chinese|vietnamese)|(?:the |app )?language)\b|(?:英語|日本語|中国語|ベトナム語)(?:に|で)(?:切り?替|変え|変更|表示|使)|表示言語|(?:换|改|切换?|转|变|设)(?:成|到|为)(?:英文|英语|中文|日文|日语|繁体|简体|越南)|\b(?:doi|chuyen) (?:sang |qua |thanh )?(?:tieng (?:anh|viet|nhat|trung)|ngon ngu)\b/,
  ],
  [
    'appExport',
    /\b(?:export|download|save)\b.{0,24}\b(?:gpx|tcx|fit|csv|(?:my|all|the) (?:data|runs|activities|history))\b|(?:gpx|tcx|csv|データ|記録).{0,6}(?:エクスポート|書き出|ダウンロード|出力)|导出.{0,8}(?:gpx|tcx|fit|csv|数据|记录)?|(?:gpx|tcx|csv|数据|记录).{0,6}导出|\b(?:xuat|tai ve|tai xuong)\b.{0,12}\b(?:gpx|tcx|fit|csv|du lieu|file)\b/,
  ],
  [
    'appInvite',
    /\binvit(?:e|ing|ation)\b.{0,24}\b(?:friends?|app|code|link|reward|bonus)\b|(?:友達|友人|知り合い|仲間)を?.{0,4}(?:招待|紹介)|招待(?:コード|リンク|特典)|邀请(?:好友|朋友|码|链接|别人)|\bmoi (?:ban be|ban|nguoi) ?(?:\w+ )?(?:vao|dung|cai)\b/,
  ],
  [
    'appPrivacy',
    /\b(?:can|could|do|does|will) (?:\w+ )?(?:people|others?|anyone|anybody|strangers|everyone|friends|someone)\b.{0,16}\bsee\b.{0,24}\b(?:where|map|route|location|runs?|home|address|activit\w+|data)\b|\bwho can see\b|(?:走った)?(?:場所|地図|ルート|コース|家|自宅|位置|軌跡).{0,16}(?:見られ|見える|見え(?:て|ちゃ)|バレ|ばれ|知られ|公開)|(?:别人|他人|朋友|好友|陌生人|大家).{0,6}(?:看到|看见|看得到|知道).{0,6}(?:我|轨迹|路线|地图|位置|跑|家)|(?:轨迹|路线|地图|位置).{0,6}(?:会不会|会|能)?(?:被)?.{0,4}(?:看到|公开|泄露)|\b(?:nguoi khac|moi nguoi|nguoi la|ban be|ai)\b.{0,16}\b(?:xem|thay|biet) (?:duoc )?.{0,12}\b(?:ban do|cho|noi|lo trinh|vi tri|nha|duong)\b/,
  ],
  [
    'appTrouble',
    /\b(?:run|activity|workout|session|ride|it|recording)\b.{0,24}\b(?:didn'?t|hasn'?t|won'?t|not|isn'?t|never) (?:\w+ )?(?:sync\w*|show\w*(?: up)?|appear\w*|come (?:through|in|over|across)|upload\w*|transfer\w*|import\w*)\b|\bmissing (?:from|in) (?:the )?(?:app|list|my activities)\b|(?:ラン|記録|データ|アクティビティ|昨日の|今日の|今朝の).{0,10}(?:同期(?:され|でき|し)(?:て(?:い)?ない|ない|ません)|反映され(?:て(?:い)?ない|ない|ません)|届(?:いて(?:い)?ない|かない|きません)|入って(?:い)?(?:ない|ません)|出てこない)|(?:跑步|记录|数据|昨天|今天|今早|那[次笔条]).{0,8}(?:没|未|不)(?:有)?(?:能)?(?:同步|显示|上传|传|进|导入)(?:过?来|上来|进来|成功|到)?|\b(?:buoi|bai|du lieu|hom qua|sang nay)\b.{0,20}\b(?:khong|chua|ko|k) (?:thay )?(?:dong bo|len|hien|vao|cap nhat)\b/,
  ],
  [
    'period',
    /(?:那个来|大?姨妈|例假|月经|经期|生理期).{0,16}(?:跑|练|休息|运动)|(?:跑|练|运动).{0,10}(?:那个来|大?姨妈|例假|月经|经期|生理期)/,
  ],
  [
    'timeOfDay',
    /(?:晨跑|早上跑).{0,4}(?:和|跟|还是|或|vs).{0,4}(?:夜跑|晚上跑)(?!.*(?:快|慢|配速|几次|多少))/,
  ],
  [
    'treadmillIncline',
    /\btreadmill\b.{0,40}\b(?:incline|gradient|slope|1 ?%|one per ?cent)\b|(?:トレッドミル|ランニングマシン|ルームランナー).{0,20}(?:傾斜|角度|勾配)|跑步机.{0,16}(?:坡度|斜度|倾斜)|\bmay chay\b.{0,24}\b(?:do doc|do nghieng|nghieng)\b/,
  ],
  [
    'stopsInPace',
    /(?:\b(?:red lights?|traffic lights?|stops?|stopped|waiting|standing)\b.{0,40}\b(?:count\w*|includ\w*|part of)\b.{0,24}\b(?:pace|average)\b|\bpace\b.{0,24}\b(?:count\w*|includ\w*)\b.{0,24}\b(?:stops?|stopped|waiting|standing|lights?)\b)|(?:信号|止ま|停止).{0,20}ペース.{0,10}(?:入|含|影響|計算)|ペース.{0,10}(?:信号|止ま|停止).{0,10}(?:入|含)|(?:红灯|红绿灯|停下|等灯).{0,16}配速.{0,8}(?:算|包括|计)|配速.{0,8}(?:算|包括|计).{0,8}(?:红灯|停|等)|\b(?:den do|dung|dung cho|luc cho)\b.{0,24}\bpace\b.{0,12}\btinh\b|\bpace\b.{0,8}\btinh\b.{0,16}\b(?:dung|cho|den do)\b/,
  ],
];

/** How somebody slept, which no recording of a run has. */
const OF_SLEEP =
  /\bhow (?:did|well did|long did|much did|was) (?:i|my) (?:sleep|slept)\b|\b(?:sleep|body battery|readiness) (?:score|data|last night)\b|(?:昨[日夜晩]|夕べ|ゆうべ).{0,6}(?:睡眠|眠り)(?:は|の|って)?.{0,6}(?:どう|スコア|何時間|[?？])|(?:昨晚|昨天).{0,4}(?:我)?睡(?:了)?(?:得怎么样|多久|几个?小时|多少)|睡眠(?:得分|评分|分数)|\b(?:dem|toi) qua\b.{0,8}\bngu (?:the nao|may|bao|ra sao)\b/;

/**
 * The topic that a question asks in words that mean nothing else; null = none.
 *
 * @example plainlyAsked('how do yasso 800s work?') // 'yasso'
 */
export function plainlyAsked(text: string): QuestionTopic | null {
  if (asksWhetherBest(text)) return 'record';
  if (asksHowMuchToDrink(text)) return 'food';
  if (asksOfBodyWeight(text)) return 'weight';
  if (asksToStartCalmly(text)) return 'calmStart';
  if (asksOfPulseOverTime(text)) return 'improving';
  const readings = questionSpellings(text);
  const isSaid = (said: RegExp) => readings.some((words) => said.test(words));
  if (isSaid(OF_SLEEP)) return 'notKept';
  return SAID.find(([, said]) => isSaid(said))?.[0] ?? null;
}
