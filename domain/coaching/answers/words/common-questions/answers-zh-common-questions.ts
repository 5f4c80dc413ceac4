import type { AnswerBook } from '../../answer-book.ts';
import type { CommonQuestionCode } from './common-question-codes.ts';

/** Answers in simplified Chinese to what many ask of training, plans, races, food and company. */
export const COMMON_QUESTION_ANSWERS_ZH: Pick<AnswerBook['advice'], CommonQuestionCode> = {
  'advice.raceThenLong': [
    '可以，但不能都跑狠。前一天全力跑了，隔天的长距离就放慢，并且明显缩短；更看重长距离，前一天就当轻松跑。腿沉就把长距离往后挪，或者干脆不跑。',
  ],
  'advice.hardPerWeek': [
    '多数人每周一次就够，恢复得好再加一次。强度课之间至少隔 {{answer.hard.days}} 天轻松跑或休息，比赛和带速度的长距离也算一次。轻松日都觉得不轻松了，就减一次。',
  ],
  'advice.timeOrDistance': [
    '轻松跑按时间，备赛的长距离再看距离。身体感受到的是时间和费力程度，不是公里数，所以有坡、天热或者累的时候，按时间跑更不容易跑过头。计划写公里是为了方便比较每周，差一点没关系。',
  ],
  'advice.tooFastEasy': [
    '慢到能完整说话为止，刚开始觉得慢得别扭很正常。手表别看配速，只看心率；开头几分钟故意慢，用鼻子呼吸试试，上坡可以走。最管用的是找个比你慢的人一起跑。',
  ],
  'advice.tooFastEasyPace': [
    '对你来说，轻松就是 {{runner.pace.easyFast}} 到 {{runner.pace.easySlow}} 之间，更慢也行。',
  ],
  'advice.strides': [
    '可以，每周一两次，放在轻松跑最后：{{runner.strides.count}} 个 {{runner.strides.duration}} 的加速跑，中间走 {{runner.strides.rest}}。找平路，跑得快而放松，别冲到全力。它能让腿保持灵活又不累人。腿酸，或者第二天有强度课，就不做。',
  ],
  'advice.daysPlanned': [
    '这样也够练：先保住长距离，再排带点速度的，剩下的轻松跑，中间隔开休息。多出一天就加轻松跑，少一天就先去掉轻松跑。要改计划里的天数，先在计划页结束现在的，再让我按你能跑的日子重做一份。',
  ],
  'advice.earlyRising': [
    '关键在前一晚：衣服放床边，路线定好，早点睡。起床喝口水，马上穿鞋出门，身体还僵，先走几分钟再跑。先从固定的早上、同一个时间、跑短一点开始，几周后就不难了。',
  ],
  'advice.stepUp': [
    '留几个月，先把长距离一点点拉长。多数周加一点，中间穿插减量周；半马练到接近那个距离就够，全马按时间跑几次长距离就行。每周一次快的，其余轻松跑，天数和距离别同时加。',
  ],
  'advice.stepUpLongest': ['你最近一个月最长跑了 {{runner.longest30}}，就从这里往上加。'],
  'advice.calmStart': [
    '开头故意比目标配速慢一点，几秒钟后面追得回来，体力追不回来。别站太靠前，手表只在公里牌处看一眼，呼吸保持还能说话，别人超就让他超。觉得太轻松，就对了。',
  ],
  'advice.calmStartPace': [
    '按你的比赛成绩，目标赛大约跑 {{runner.predicted.[d].pace}}，前面每公里都别比它快。',
  ],
  'advice.raceCountdown': [
    '我这里没有带日期的比赛计划。在“目标与比赛”页填上，或者让我做一份计划，我就能告诉你还剩几周。',
  ],
  'advice.raceCountdownKnown': [
    '还有约 {{answer.plan.race.weeks}} 周：比赛在[period]，离今天 {{answer.plan.race.days}} 天。',
  ],
  'advice.raceCountdownDays': ['还有 {{answer.plan.race.days}} 天，比赛在[period]。'],
  'advice.planLongest': [
    '你现在没有计划，所以还没安排长距离。半马的话，最长的一次接近比赛距离就够；全马按时间来。让我做一份计划，每次多长都能看到。',
  ],
  'advice.planLongestKnown': [
    '计划里后面最长的一次是 {{answer.plan.longest.distance}}，在[period]。在那之前一步步加长，中间有减量周。',
  ],
  'advice.planAhead': [
    '你现在没有计划。把比赛和能跑的日子告诉我，我做一份，开始前每一周都能看到。',
  ],
  'advice.planAheadKnown': [
    '计划还剩 {{answer.plan.weeksLeft}} 周，[period]结束。这周 {{answer.plan.week.distance}}，后面最多的一周 {{answer.plan.peak.distance}}。',
  ],
  'advice.planAheadTaper': ['从[period]那周开始减量，之后跑量明显变少。'],
  'advice.planAheadLast': ['计划[period]结束，这是最后一周。'],
  'advice.nextWeek': [
    '没有计划时，我不排整周。下周就按平时的 {{runner.weeks.mean}} 左右：大多轻松跑，一次长距离，强度课最多一次。想要每天的安排，让我做份计划。',
  ],
  'advice.nextWeekKnown': [
    '下周 {{answer.plan.next.runs}} 次训练，共 {{answer.plan.next.distance}}。',
  ],
  'advice.nextWeekLong': ['最长的一次 {{answer.plan.next.long}}。'],
  'advice.nextWeekFocus': ['重点是[period]。'],
  'advice.nextWeekEasier': ['这是特意安排的减量周，让前面的训练吸收进去。'],
  'advice.nextWeekWaits': [
    '先把身体养好，下周练什么要看那时的状态。好了告诉我，我们再一起看计划。',
  ],
  'advice.protein': [
    '每顿饭都有蛋白质，就不用额外喝蛋白粉：鸡蛋、鱼、肉、奶、豆腐都行。长距离或强度课之后一时吃不了饭，喝它方便，但不比食物更好。肾有问题先问医生。',
  ],
  'advice.waterAmount': [
    '没有适合所有人的量，渴了就喝，少量多次：天热、出汗多就多喝，天凉、个子小就少喝。天热跑长距离，喝点含盐的运动饮料。想知道自己该喝多少，长距离前后各称一次体重：轻一点没关系，轻很多就是喝少了，反而重了就是喝多了。',
  ],
  'advice.weightStays': [
    '跑着步体重不动、甚至涨一点，很常见：跑完容易饿，练过的腿会多长肌肉、多存水。体重没变，体能照样可以几个月一直往上走。',
  ],
  'advice.dailyWater': [
    '没有固定的量：吃饭时喝，渴了喝，天热和长距离前后多喝一点。尿色浅黄就够了，颜色深就多喝些。别硬灌好几升，喝得太多也危险。',
  ],
  'advice.lonely': [
    '这很正常，一个人跑久了难免冷清。每周约一次人：parkrun、跑团的轻松跑，或者让朋友骑车陪你。轻松日听听播客也好。要是跑步以外也觉得孤单，跟信得过的人聊聊。',
  ],
  'advice.newBest': [
    '恭喜，这是你一步步练出来的。今天好好高兴一下。之后几天轻松点，感觉再好，全力跑完身体也要休息。记录到了，我会重新算你的训练配速。最后那段感觉怎么样？',
  ],
  'app.dataPlace': [
    '存在 Google 云（Firebase），在东京计算，传输全程加密，只用来给你做指导，不做广告，也不出售。你选了 OpenAI、Google 或 Anthropic 的模型，提问和训练数据才会发给它，不含姓名和位置；用内置教练就不发给模型。所有接收方都写在隐私说明里。',
  ],
  'advice.daysOff': ['你的记录还不够，休息了几天我数不出来。'],
  'advice.daysOffLastWeek': [
    '上周有 {{answer.daysOff.lastWeek}} 天没跑，跑了 {{runner.lastWeek.runs}} 次，共 {{runner.lastWeek.distance}}。',
  ],
  'advice.daysOffThisWeek': ['这周到现在（不算今天）有 {{answer.daysOff.week}} 天没跑。'],
  'advice.consecutiveDays': [
    '可以，只要都短而轻松，或者其中一天明显更轻松。强度课和长距离别连着排。刚开始跑的头几个月，跑一天歇一天更稳，肌腱和骨头比心肺适应得慢。第二天早上腿酸、腿沉，就休息。',
  ],
  'advice.shortSession': [
    '够用：先很轻松地跑几分钟，中间做几组短而快的，组间慢跑，最后慢跑回来。刚上过强度或者明天有强度，就全程轻松跑。怎么跑都算数，关键是常跑。',
  ],
  'advice.treadmillIncline': [
    '不加坡或只加一点点就行，轻松跑时几乎没差别，只有跑快了才有风阻的差别。别为了“等于户外”调得很陡，小腿和跟腱受不了。按体感来。',
  ],
  'advice.skipLong': [
    '少跑一次长距离没关系。方便的话，挪到前后空着的日子，前后都轻松，或者缩短来跑；不行就不跑。别加到下一次上，照计划往下练。想挪就告诉我哪天。',
  ],
  'advice.planTooHard': [
    '那就调轻，这不算失败。下次强度课改成轻松跑，长距离放慢，看几天后腿能不能缓过来。在计划页可以把单次训练调轻、跳过或挪开。吃不消的是配速、距离，还是天数？',
  ],
  'advice.raceWeek': [
    '短、轻、保持新鲜。周初做一次小强度：几段短的比赛配速，中间休息充分；之后只短短地轻松跑，带几个加速跑，最后几天不上强度。不跑长距离，不试新东西，睡够，正常吃。',
  ],
  'advice.fastedRun': [
    '早饭前短短的轻松跑，不难受就可以，不会因此掉肌肉，跑完早点吃。长距离和强度课前要吃点，空着肚子跑得慢，恢复也差。它也不是减重的捷径。头晕、发抖就停下来吃东西，有糖尿病先问医生。',
  ],
  'advice.progression': [
    '渐进加速跑就是轻松起步，一段比一段快。把全程分开：开头能聊天，中间稳一点，最后有点吃力、只能说短句。还能再快一点时就收，慢跑回来。它算一次强度课。',
  ],
  'advice.progressionPace': [
    '对你来说，从 {{runner.pace.easySlow}} 起步，最后到 {{runner.pace.threshold}} 左右。',
  ],
  'advice.groupPace': [
    '选一个你独自也能撑到最后的组，拿不准就先跟慢一组。后面跑不出开头的速度，就是组太快了。别硬跟，早点放慢，没人介意，练得也更好。',
  ],
  'advice.groupPacePace': [
    '你的节奏跑大约 {{runner.pace.threshold}}，间歇大约 {{runner.pace.interval}}。',
  ],
  'advice.hillReps': [
    '先轻松热身，刚开始只做几组短的陡坡；最后一组能和第一组一样好，再每周加一点。上坡用力但别冲到底，走下来等呼吸平稳。每周一次就够，代替别的强度课；跟腱、小腿不舒服就不做。',
  ],
  'advice.shortPrep': [
    '以完赛为目标，来得及，但别突击。每周轻松跑几次，最长的一次每回加一点，每周一次加几段短的快跑，最后几天放轻松。当天慢点起步，距离没跑过就安排走跑。时间短还猛加量，只会累和受伤。',
  ],
  'advice.changeGoal': [
    '目标可以改，开心完赛也是好目标。在“目标与比赛”页改距离、日期或时间。正在跑的计划还是按旧目标的，先在计划页结束，再让我按新目标重做，配速和周量就对上了。新目标想定成什么？',
  ],
  'advice.zoneTwoSlow': [
    '有必要，慢得像走路也值。这个强度不累人，又能练心肺和肌肉的耐力，几个月后同样心率自然会快。上坡、心率上来就走，照样算数。慢跑都超很多，可能是区间设得不对，就按能不能说话来。',
  ],
  'advice.zoneTwoSlowPulse': ['你平常轻松跑大约 {{runner.easyHeartRate}}。'],
  'app.export': [
    '可以，在账号页导出数据，会得到一个文件，里面有你的记录和写过的内容。我没法替你导出。',
  ],
  'app.plans': [
    '免费版就能用内置教练的全部功能：每次跑步的点评、训练计划和答疑。付费后，AI 模型的回复不再有每月上限。区别和价格在账号页面的“方案与付款”里。',
  ],
};
