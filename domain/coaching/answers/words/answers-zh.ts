import type { AnswerBook } from '../answer-book.ts';
import { ADVICE_ANSWERS_ZH } from './advice/answers-zh-advice.ts';
import { ASK_ANSWERS_ZH } from './answers-zh-asks.ts';
import { SUBJECT_ANSWERS_ZH } from './answers-zh-subjects.ts';
import { FIGURE_ANSWERS_ZH, FIGURE_NAMES_ZH } from './answers-zh-figures.ts';
import { RUNS_ANSWERS_ZH } from './runs/answers-zh-runs.ts';
import { TERM_ANSWERS_ZH } from './answers-zh-terms.ts';
import { TRAINING_ANSWERS_ZH } from './answers-zh-training.ts';

export const ANSWERS_ZH: AnswerBook = {
  training: TRAINING_ANSWERS_ZH,
  figures: FIGURE_ANSWERS_ZH,
  subjects: SUBJECT_ANSWERS_ZH,
  asks: ASK_ANSWERS_ZH,
  advice: ADVICE_ANSWERS_ZH,
  terms: TERM_ANSWERS_ZH,
  runs: RUNS_ANSWERS_ZH,
  figureNames: FIGURE_NAMES_ZH,
  offers: {
    thisRun: '这次跑得怎么样',
    splits: '分段情况',
    next: '下次跑什么',
    why: '轻松配速是怎么定的',
    week: '这周的情况',
    improving: '有没有进步',
    race: '比赛能跑多少',
    rest: '该休息还是该跑',
    pacing: '下次的配速分配',
    warmUp: '热身和加速跑',
  },
  talk: {
    'greeting.plain': ['你好，想看看什么？', '你好，跑步上的事尽管问。'],
    'thanks.plain': [
      '不客气，下次跑完再来聊。',
      '能帮上忙就好，下次跑完我再帮你看看。',
      '好，有问题随时问我。',
    ],
    'goodbye.plain': ['下次跑完见。睡好也是训练。', '回头见，这段时间让腿好好歇歇。'],
    'abilities.plain': [
      '我看你的记录，用里面的数据回答。可以问我：下次跑什么、为什么，这次或这周跑得怎么样，有没有进步，比赛能跑多少。',
      '可以问我：这次跑得如何，接下来怎么练，配速为什么这样定，这周的跑量怎么样，比赛大概能跑多快。',
    ],
    'abilities.limits': [
      '我不做诊断；没有记录到的，我会直说不知道。',
      '我是软件，只凭数据判断，伤病要交给医生。',
    ],
    'unknown.plain': [
      '这个问题，从你的跑步记录里答不出来。',
      '你的记录里没有这个答案。',
      '我没看明白你想了解跑步的哪一点。',
    ],
    'unknown.asked': [
      '我不确定你想问什么，是下面其中一个吗？',
      '你想问的是哪一个？都不是的话，换个说法再问问。',
    ],
    'unknown.rest': [
      '你问的另一部分我没看懂，是下面哪一个吗？',
      '剩下那部分我不太确定，是这里面的一个吗？',
    ],
    'unknown.word': [
      '“[said]”这里我没看明白，你想问的是下面其中一个吗？',
      '我没读懂“[said]”，是想问下面哪一个？',
    ],
    'unknown.also': ['另一个问题，点下面我就回答。', '剩下的问题，点一下下面的选项。'],
    'unknown.restPlain': [
      '你问的另一半我没看懂，请单独再问一次。',
      '剩下的部分我没读懂，请再单独问我一次。',
    ],
    'unknown.others': [
      '如果你在这里有真人教练，可以问教练；也可以选一个 AI 模型来问。',
      '其他的事，可以问这里带你的教练，或选一个 AI 模型来问。',
    ],
    'unknown.plan': [
      '做计划需要你告诉我：目标比赛或距离、日期，以及每周能跑几天。点下面的按钮就能开始。',
      '要做计划，先定目标比赛或距离、日期和每周能跑的天数，点下面的按钮开始。',
    ],
    'unknown.empty': ['没看懂你的问题，换个说法再问问。', '我没读懂你想问什么，换个说法试试。'],
    'offer.list': [
      '我能回答的有：[offers]。',
      '比如可以问我：[offers]。',
      '[offers]，这些都可以问我。',
    ],
    'repeat.lead': ['还是刚才说的那样。', '情况没有变。'],
    'safety.lead': ['最要紧的事，我再说明白。', '这件事排在所有事情前面。'],
    'held.plan': [
      '你提到的情况要先看医生，所以现在不安排训练。医生同意之后告诉我。',
      '医生点头之前，我不定训练，也不定配速。看完医生跟我说说。',
    ],
    'held.illness': [
      '你说身体不舒服，今天就不安排训练，先休息。好了告诉我，我们从轻松的开始。',
      '生病期间，休息就是训练。等你好了，跟我说一声。',
    ],
    'held.care': [
      '你告诉我的事，比训练重要得多。请跟医生或信任的人聊聊，也告诉我你现在怎么样。',
      '比起安排训练，我更想知道你好不好。请让医生或信任的人陪着你。',
    ],
    'held.later': [
      '数据可以等，你说的情况要先处理。看过医生之后，我们再看这些跑步。',
      '这些等医生同意之后再看，现在没有哪个数据比它更要紧。',
    ],
    'held.reminder': ['恢复训练，要等医生同意之后。', '接下来怎么练，等医生点头了再定。'],
    'held.reminderIllness': ['恢复训练，等身体好了再说。', '接下来怎么练，等你好了我们再定。'],
    'held.elsewhere': [
      '目前我不在这里给出配速或训练安排。跑者本人可以在和我的单独对话里问我。',
      '配速和训练的事，这里先不谈。请跑者本人到和我的单独对话里问我。',
    ],
    'group.training': [
      '在群里我不读任何人的跑步记录，所以不给配速和训练安排。请到和我的单独对话里问我。',
      '配速和训练要看每个人自己的记录，而在群里我不读这些。请到和我的单独对话里问我。',
    ],
    'cleared.plain': [
      '看过医生就放心了。我们慢慢来，先积累一些轻松跑，再谈快的。',
      '那就好。刚恢复的这段时间只求重新适应，先不跑快。',
    ],
    'cleared.well': [
      '那就好。先从短短的轻松跑开始，再有感觉就马上停。',
      '太好了，第一次跑短一点、轻松一点，看看第二天怎么样。',
    ],
    'noHistory.plain': ['我这里还没有你的跑步记录。', '你的跑步记录还没有传过来。'],
    'noHistory.next': [
      '记录一次或导入文件，我就能据此回答。',
      '有了第一条记录，我就能说得更具体。',
    ],
    'noHistory.old': [
      '我这里最近的一次跑步是 {{runner.daysSinceRun}} 天前的，现在的状态说不准。',
      '最近的一次跑步在 {{runner.daysSinceRun}} 天前，之后就没有数据了。',
    ],
    'noHistory.arriving': [
      '你的历史记录还在导入，等齐了我再谈每周的情况。',
      '之前的记录还没导完，导完了才能说每周跑得怎么样。',
    ],
    'noHistory.withheld': [
      '你的跑步记录来自 Strava，按它的条款我不能读取。',
      '目前只有 Strava 的记录，它的条款不允许 AI 教练读取。',
    ],
    'noHistory.withheldNext': [
      '绑定 Garmin，或添加手表里的文件，我就能读了。',
      '有了 Garmin 或手表文件，我就能按你自己的训练来回答。',
    ],
    'nextWhy.recover': ['练完要休息好，身体才会变强。', '身体需要时间来吸收刚做的训练。'],
    'nextWhy.build': ['耐力是靠轻松跑攒起来的。', '再加个轻松跑，基础更厚，又不费力气。'],
    'nextWhy.quality': [
      '前面几天都轻松，这时上强度才有收获。',
      '腿已经歇过来了，这周也容得下快一些的训练。',
    ],
    'nextWhy.long': ['离上次长距离跑有些日子了，耐力要靠它维持。', '耐力要靠定期跑长距离来维持。'],
    'nextWhy.restart': [
      '停跑 {{runner.daysSinceRun}} 天之后，慢慢加反而恢复得快。',
      '刚恢复时，腿比呼吸恢复得慢。',
    ],
    'nextWhy.start': [
      '我还没有你的记录，先从谁都适合的开始。',
      '没看过你的跑步，我先往稳妥的方向说。',
    ],
    'nextWhy.pain': ['你说身上疼，那就先顾着疼的地方。', '有疼痛，什么计划都往后放。'],
    'next.beforeRace': [
      '比赛前，腿轻松比多练一次更重要：跑得短而轻松，加几组短的加速跑，前一天休息或慢跑一会儿。',
      '比赛就在眼前，不再安排强度和长距离跑：轻松跑一小段，加一点加速跑，带着轻快的腿上场。',
    ],
    'next.restart': [
      '下次先跑 {{next.duration}}，[guide]，跑习惯了再加量。',
      '先从 {{next.duration}} 开始，[guide]；次数跑回来了，再谈配速。',
    ],
    'next.generic': ['下次轻松跑，慢到说话不喘。', '接下来安排轻松跑，用能聊天的配速。'],
    'why.pulse': [
      '{{runner.next.heartRate.ceiling}}是你轻松强度的上限，由你资料里的阈值心率或最大心率得出。',
      '低于 {{runner.next.heartRate.ceiling}}就在轻松范围里，这个上限来自你资料里的心率。',
    ],
    'why.raced': [
      '轻松配速 {{runner.next.pace.slow}}到 {{runner.next.pace.fast}}，是由你近期最好的比赛（{{runner.race.distance}}，{{runner.race.duration}}）推算的。',
      '配速来自比赛成绩：VDOT {{runner.vdot}} 对应的轻松配速是 {{runner.next.pace.slow}}到 {{runner.next.pace.fast}}。',
    ],
    'why.usual': [
      '这是你最近轻松跑的实际配速，{{runner.easyPace}}左右。',
      '近期没有你的比赛成绩，所以按你平常轻松跑的 {{runner.easyPace}}来定。',
    ],
    'why.feel': [
      '你的比赛成绩和实测心率上限我都不知道，所以用说话来衡量：要说话不喘。',
      '没有比赛成绩，也没有实测最大心率，我不给数字；能不能说话最可靠。',
    ],
    'why.missing': [
      '在资料里填上阈值心率或最大心率，或者记录一场比赛，我就能给你范围。',
      '有了比赛记录或实测最大心率，就能换成具体数字。',
    ],
    'why.estimate': [
      '你现在的心率区间靠估计的最大心率得出，只能当参考。',
      '区间用的最大心率是估算的，实测之后才准。',
    ],
    'why.purpose': [
      '这个强度一样练耐力，腿还能留给重要的训练；再快，收获有限，恢复却要更久。',
      '慢下来，心脏和肌肉同样得到锻炼，而且第二天还能再跑。',
    ],
    'why.tempo': [
      '节奏跑的 {{runner.pace.threshold}}是你稳得住的上限，由近期最好的比赛推算。',
      '按你的比赛成绩，阈值在 {{runner.pace.threshold}}：慢了刺激不够，快了撑不住。',
    ],
    'why.intervals': [
      '间歇跑的 {{runner.pace.interval}}已让呼吸接近极限，再快只会撑得更短。',
      '按你的比赛成绩，间歇跑 {{runner.pace.interval}}就够了，关键是最后一组和第一组一样好。',
    ],
    'why.talk': [
      '下次跑的时候，说话不喘就对了，不管手表显示什么。',
      '下次试试：全程守住这个强度，看看第二天腿有多轻松。',
    ],
    'improving.fitter': [
      '你在进步。近 {{runner.trend.days}} 天的轻松跑是 {{runner.trend.recent.pace}}、心率 {{runner.trend.recent.heartRate}}，之前是 {{runner.trend.before.pace}}、{{runner.trend.before.heartRate}}。',
      '在变强：轻松跑从 {{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）到了 {{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}），同样的心率跑得更快。',
    ],
    'improving.same': [
      '大致持平：最近的轻松跑 {{runner.trend.recent.pace}}、心率 {{runner.trend.recent.heartRate}}，之前 {{runner.trend.before.pace}}、{{runner.trend.before.heartRate}}。',
      '轻松跑保持着水平，之前 {{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}），现在 {{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}）。',
    ],
    'improving.harder': [
      '从最近的轻松跑看，暂时没有进步：{{runner.trend.recent.pace}}、心率 {{runner.trend.recent.heartRate}}，之前是 {{runner.trend.before.pace}}、{{runner.trend.before.heartRate}}。天热、睡眠不足或疲劳也会这样。',
      '眼下轻松跑更费力：{{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}），之前 {{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）。多半是累了，不是退步。',
    ],
    'improving.pace': [
      '轻松跑从 {{runner.trend.before.pace}}变成 {{runner.trend.recent.pace}}；没有心率，分不清是体能变了，还是用力的程度变了。',
      '轻松跑的配速由 {{runner.trend.before.pace}}到 {{runner.trend.recent.pace}}，省不省力要有心率才看得出。',
    ],
    'improving.paceSame': [
      '轻松跑一直在 {{runner.trend.recent.pace}}上下，是不是更省力，没有心率看不出来。',
      '轻松跑稳在 {{runner.trend.recent.pace}}，有心率的话就能看出是否更轻松。',
    ],
    'improving.volume': [
      '平均周跑量从 {{runner.trend.before.week}}变成 {{runner.trend.recent.week}}。',
      '现在每周 {{runner.trend.recent.week}}，之前是 {{runner.trend.before.week}}。',
    ],
    'improving.unknown': [
      '最近和之前的轻松跑都还不够多，没法公平比较。',
      '要认真比较，还需要这几周和之前几周的更多轻松跑。',
    ],
    'improving.test': [
      '最清楚的检验：每隔几周，在同一条路线用同样的心率跑一遍。',
      '轻松跑继续跑得轻松、跑得规律；同样的路线、同样的心率再跑一次，或参加一场比赛，就看得出来。',
    ],
    'improving.ease': ['先轻松几天、睡好，再回头看。', '放轻几天再比较，状态往往自己就回来了。'],
    'race.all': [
      '按你近期最好的比赛，{{runner.predicted.5000.distance}}约 {{runner.predicted.5000.duration}}，{{runner.predicted.10000.distance}}约 {{runner.predicted.10000.duration}}，半马约 {{runner.predicted.half.duration}}；全马按 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 准备。',
      '照比赛成绩推算：{{runner.predicted.5000.distance}} {{runner.predicted.5000.duration}}，{{runner.predicted.10000.distance}} {{runner.predicted.10000.duration}}，半马 {{runner.predicted.half.duration}}，全马在 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 之间。',
    ],
    'race.track': [
      '按你近期最好的比赛，{{runner.predicted.[d].distance}}大约 {{runner.predicted.[d].duration}}，匀速 {{runner.predicted.[d].pace}}。',
      '{{runner.predicted.[d].distance}}有望跑到 {{runner.predicted.[d].duration}}，全程配速 {{runner.predicted.[d].pace}}。',
    ],
    'race.half': [
      '按你近期最好的比赛，半马大约 {{runner.predicted.half.duration}}，匀速 {{runner.predicted.half.pace}}。',
      '半马有望跑到 {{runner.predicted.half.duration}}，全程配速 {{runner.predicted.half.pace}}。',
    ],
    'race.marathon': [
      '全马按 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 准备；公式在这个距离上偏乐观，目标宁可定慢一点。',
      '全马大约在 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 之间，按慢的准备更稳。',
    ],
    'race.basis': [
      '这是由你 {{runner.race.distance}}跑 {{runner.race.duration}} 的比赛推算的，VDOT {{runner.vdot}}。',
      '依据是你那场 {{runner.race.distance}}、{{runner.race.duration}} 的比赛。',
    ],
    'race.endurance': [
      '你最近最长的一次是 {{runner.longest30}}；想跑好目标距离，耐力比速度更要紧。',
      '最近最长只跑了 {{runner.longest30}}，还差的是耐力。',
    ],
    'race.trained': [
      '前提是赛道平、天气凉，并且为这个距离练过。',
      '赛道平坦、天气凉爽、距离也练够了，才能这样估计。',
    ],
    'race.next': [
      '想更接近它，就坚持长距离跑，并在轻松日之间安排节奏跑。',
      '接下来靠规律的长距离跑，加上腿歇好时的节奏跑。',
    ],
    'race.unknown': [
      '近期没有你的比赛记录，光凭训练猜成绩不可靠。',
      '没有近期比赛，我就不预测成绩；训练能说明的太少。',
    ],
    'race.howTo': [
      '跑一场比赛，或做一次短距离全力测试并记录下来，我就能推算成绩。',
      '任何常见距离的比赛记录，都足够我推算。',
    ],
  },
};
