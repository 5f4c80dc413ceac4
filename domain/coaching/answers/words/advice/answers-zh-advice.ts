import type { AnswerBook } from '../../answer-book.ts';
import { COMMON_QUESTION_ANSWERS_ZH } from '../common-questions/answers-zh-common-questions.ts';
import { APP_ANSWERS_ZH } from '../learnt-advice/answers-zh-app.ts';
import { BEGINNER_AND_RACE_ANSWERS_ZH } from '../learnt-advice/answers-zh-beginners-and-races.ts';
import { CIRCUMSTANCE_ANSWERS_ZH } from '../learnt-advice/answers-zh-circumstances.ts';
import { SITUATION_ANSWERS_ZH } from '../learnt-advice/answers-zh-situations.ts';
import { PRACTICE_ANSWERS_ZH } from './answers-zh-practice.ts';

/** 数据以外的问题，用简体中文回答。 */
export const ADVICE_ANSWERS_ZH: AnswerBook['advice'] = {
  'advice.shoeChoice': [
    '我看不到你的脚，没法推荐具体型号。选有缓震的日常训练鞋，鞋头留一个拇指宽，后跟不松动，傍晚去店里穿着跑几步再定。合脚比牌子重要，没有哪双鞋能防受伤；刚开始跑先不用碳板。',
  ],
  'advice.shoeLife': [
    '多数跑鞋能跑 {{answer.shoes.least}}到 {{answer.shoes.most}}。也看鞋本身：中底塌了、鞋底磨平了，或平常跑完比以前更酸痛，就该换了。',
  ],
  'advice.shoeWeeks': [
    '按你平常一周 {{runner.weeks.mean}}算，一双大约能穿 {{answer.shoes.weeks}} 周。',
  ],
  'advice.carbonShoes': [
    '碳板鞋能让多数人快一点。说它会让腿变弱，没有可靠的证据，不过小腿和足底的负担会变。先在几次短的快跑里适应，轻松跑穿普通鞋，比赛别穿全新的鞋。',
  ],
  'advice.foodBefore': [
    '短的轻松跑不用特别吃。长距离或强度课前两小时左右，吃点好消化的主食，比如馒头、面包、香蕉，少油少纤维。比赛要吃的，先在训练里试过。',
  ],
  'advice.gels': [
    '看要跑多久：{{answer.fuel.from}}以内不用补给；再长的话，早一点开始，大约每 {{answer.gels.every}}一支能量胶，配水，先在训练里试过。',
  ],
  'advice.gelsMarathon': [
    '按全马 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 算，大约 {{answer.gels.marathon}} 支。',
  ],
  'advice.foodAfter': [
    '跑完正常吃一顿，有主食、有蛋白质就够了。长距离或强度课之后早点吃，水喝到不渴为止。',
  ],
  'advice.treats': ['偶尔喝一点、吃一点没问题。先喝水，正餐还是要有蛋白质，光吃甜的不能修复肌肉。'],
  'advice.alcohol': [
    '吃饭时喝一杯不要紧，但酒精影响睡眠和恢复，强度课和比赛前一晚别喝。宿醉就别练了，多喝水、散散步，第二天再轻松跑。',
  ],
  'advice.caffeine': [
    '平时就喝的话，跑前喝咖啡没问题，很多人会更有精神。提前一点喝，留好上厕所的时间，比赛日别比平时多。心慌就别喝。',
  ],
  'advice.salt': [
    '短的跑步不用补盐。热天长时间跑，运动饮料或咸的食物就行。盐丸可带可不带，防抽筋没有可靠证据，要用先在训练里试。',
  ],
  'advice.water': [
    '渴了就喝。天凉、{{answer.fuel.from}}以内可以不带水；天热或跑得更久就带上，少量多次。也别硬灌。',
  ],
  'advice.treadmill': [
    '跑步机也算数。没有风、路面平，多数人会觉得比外面轻松一点，而且显示的速度往往不准，所以按体感或心率来。坡度加一点也行，不加也行。',
  ],
  'advice.strength': [
    '力量训练对多数跑者有用：每周练一两次，时间不用长，深蹲、弓步、提踵、平板支撑。和强度课放同一天时先跑后练，也可以放在轻松日，练完第二天轻松跑或休息；比赛周减轻。',
  ],
  'advice.otherSport': [
    '其他运动能练耐力，冲击又小。轻松骑车或游泳可以代替一次轻松跑，或放在休息日。骑得很累、打球很激烈，就算一个强度日，第二天轻松跑。',
  ],
  'advice.breathing': [
    '口鼻一起自然呼吸就好，没有哪种节奏被证明最好。轻松跑时说不了整句话，就慢下来，慢到能说为止。',
  ],
  'advice.form': [
    '没有证据说一定要用脚的哪个部位落地。别硬改：身体挺直、肩膀放松，步子小一点、快一点。没有疼痛，你的跑姿就没问题。',
  ],
  'advice.altitude': [
    '到了高原，刚开始同样的强度会跑得慢一些。头几周看体感或心率，别看配速。前几天只轻松跑，多喝水、多睡觉。头痛、恶心就别跑，也别再往高处走；如果加重，或不动也喘，马上下到低处并就医。',
  ],
  'advice.air': [
    '空气不好时少跑、慢跑或改在室内，强度课先不做，因为跑步时吸进的空气多得多。有哮喘或心脏病的人不要在外面跑。看当地的空气质量指数来决定。',
  ],
  'advice.sleepNeed': [
    '需要睡多久因人而异，跑步的人宁多勿少。看早上醒来有没有精神。没睡好那天就轻松一点，一晚上不会掉体能。',
  ],
  'advice.weight': [
    '我不定体重目标。好好吃饭，多数时候轻松跑、经常跑，体重要变也慢慢变。饿着练会更慢，也更容易受伤。担心体重或饮食，去问医生或营养师。',
  ],
  'advice.timeOfDay': [
    '能坚持的时间就是最好的时间。早上凉快、不容易被打断；下午和晚上身体热开了，快跑更轻松。比赛在早上，就安排几次晨跑。',
  ],
  'advice.music': [
    '喜欢就听。路上车多时音量小一点，或留一只耳朵听路况。隔一阵不听一次，更能感觉自己的呼吸；有的比赛不让戴耳机。',
  ],
  'advice.nerves': [
    '赛前紧张很正常，说明你在乎这场比赛。能力已经练好了，这时候不用再去证明。前一晚把东西备好，起跑压住，只想着下一公里。',
  ],
  'advice.toilet': [
    '跑步会晃动肠道，很常见。早点吃，跑前少吃高纤维、油腻的东西和咖啡，出门前先去一次，选有厕所的路线。带血或一直不好就看医生。',
  ],
  'advice.baths': [
    '泡澡、按摩、泡沫轴，觉得舒服就用，但睡觉、吃饭和轻松日管用得多。别太用力，强度课前不做，蒸完桑拿多喝水。',
  ],
  'advice.supplements': [
    '饮食正常的话，多数跑者不需要补剂。铁和维生素先抽血、问医生再补，吃多了也有害。比赛要用的，先在训练里试。',
  ],
  'advice.formula': [
    '这类公式只看年龄，不看个人，同龄人的最大心率可以差很多。慢跑本身有道理，但要以能不能说话和自己的区间为准。',
  ],
  'advice.formulaOwn': ['你平时的轻松跑心率在 {{runner.easyHeartRate}}左右。'],
  'advice.accuracy': [
    '手表可以参考，但不精确。高楼、树荫和急弯会让 GPS 有小幅偏差，手腕心率在刚起跑和天冷时容易跳。看整次的平均，别看某一刻；要准的心率就用胸带。',
  ],
  'advice.everyDay': [
    '可以天天跑，但没必要，多数人一周至少休一天效果更好。要加天数就加短的轻松跑，强度日不要连着。',
  ],
  'advice.doubles': [
    '同一天再跑一次，要等几乎每天都跑了才有意义，在那之前把平时那次跑长一点就好。真要跑，就短而轻松，别早晚都上强度。',
  ],
  'advice.age': [
    '年纪不妨碍跑步，也不妨碍进步，变的是恢复：强度日之间多放轻松日，加量小一点，再做点力量训练。刚开始运动、很久没运动，或心脏有问题，先问医生。',
  ],
  'advice.period': [
    '经期想跑就可以跑，看当天的感觉，不舒服就轻松一点或休息。好几个月不来，或者痛得厉害，去看医生。',
  ],
  'advice.darkness': [
    '天黑跑步戴上灯、穿反光的衣服，跑熟悉的路，迎着来车跑，把路线告诉别人。要看路，会慢一点，所以凭体感跑。',
  ],
  'advice.travel': [
    '出差旅行时，轻松跑一两次就够了，不用追计划。长途飞行后第一天走走或慢跑，睡好了再上强度。少跑几次不会掉体能。',
  ],
  'advice.donation': [
    '献血当天休息、多喝水。之后几天只轻松跑一小段，强度和长距离大约停一周，血液完全恢复要好几周。头晕、没力气就停下。',
  ],
  'advice.vaccine': [
    '打疫苗当天休息或散步。没发烧、感觉好了再轻松跑，强度再等几天。之后胸痛、喘不上气或心慌，就别跑，马上去看医生。',
  ],
  'advice.getFaster': [
    '最管用的是规律地跑，多数时候轻松跑，几个月里慢慢加量。在这之上，多数周安排一次节奏跑或间歇，别紧跟在另一个强度日之后，长距离也别丢。',
  ],
  'advice.runLonger': [
    '放慢到能说话，比你想的还要慢。喘不过来之前就走一小段，跑的部分每周加长一点。跑不久的人，几乎都是跑得太快。',
  ],
  'advice.walkBreaks': [
    '中间走一走没问题，也算数。这样更省力、能跑得更远，很多人比赛也这么跑；体能好了，走的部分自然变短。',
  ],
  'advice.kneeWear': [
    '健康的膝盖不会因为跑步本身磨坏，伤人的是加得太快。一点点加量，多数时候轻松跑，练练腿部力量。膝盖疼、肿或卡住，就去看医生。',
  ],
  'advice.raceMorning': [
    '早点起，留够时间吃平时吃惯的、好消化的早餐，水少量喝。早点到场，先上厕所，短距离比赛前稍微热身，起跑压住一点。当天别尝试新东西。',
  ],
  'advice.highPulse': [
    '数字高本身不等于危险：高不高要看你自己的最大心率，手表也常常测错。但如果胸痛、头晕、喘不上气、心跳不齐，或者休息了也降不下来，就停下，马上去看医生。',
  ],
  'advice.carbLoading': [
    '只有要跑很久的比赛才用得上。赛前几天多吃一些米饭、面、面包、土豆，少油少纤维，训练放轻。别吃撑，也不用先断碳水，只吃吃惯的。',
  ],
  'advice.toenail': [
    '趾甲发黑多半是鞋子挤出来的淤血，一般没事。换脚尖宽一点的鞋、剪短趾甲、鞋带把脚跟系牢，趾甲会自己长出来。跳着疼、化脓、周围发红、黑的地方一直长不出去，或有糖尿病，就去看医生。',
  ],
  'premise.runs': ['最近一周我这里有 {{runner.sevenDays.runs}} 次跑步记录，更多的没有传到我这里。'],
  'premise.easy': ['如果真跑了那么多，就休息或轻松跑一小段，腿轻松之前不跑长距离，也不上强度。'],
  'fastest.known': [
    '我知道的最快一次在 {{answer.fastest.daysAgo}} 天前：{{answer.fastest.distance}}，平均 {{answer.fastest.pace}}。我只看得到最近 {{runner.history.days}} 天，按整次跑步的平均算。',
  ],
  'app.who': [
    '我是 AI，不是真人。我读你这里的跑步记录，用里面的数据回答；如果你另有教练，那位是真人。',
  ],
  'advice.afterBirth': [
    '产后就算感觉好，也要先问医生或助产士什么时候能跑。在那之前散步、练盆底肌。医生同意后，从走路和短的慢跑开始，不跑长、不跑快；出血、漏尿、疼痛或下坠感，就停下去看医生。',
  ],
  'advice.illness': [
    '这类病或手术之后，就算感觉好了，也要先问医生什么时候能跑。在那之前最多散散步。训练和配速等医生同意了再说。如果加重、出血、晕倒，或者胸口、肚子疼，马上就医。',
  ],
  'afterRace.plain': [
    '长距离比赛之后先休息：头几天不跑或只走路，然后从短的轻松跑开始。全马后 {{answer.marathonRecovery.days}} 天、半马后 {{answer.halfRecovery.days}} 天左右不做强度，长距离最后再恢复。',
  ],
  'afterRace.stored': [
    '我这里最近一场比赛在 {{runner.race.daysAgo}} 天前，{{runner.race.distance}}。',
  ],
  'motivation.plain': [
    '谁都有这种时候，不用硬逼自己。先穿上鞋在附近转一圈，还是不想跑就回来。趁天亮、约个人，或者换条路，会容易些。',
  ],
  'motivation.done': [
    '最近 {{runner.month.days}} 天你跑了 {{runner.month.distance}}，这些不会白跑。',
  ],
  'complaint.sorry': ['抱歉，刚才没答到点上。', '对不起，我没答对你的问题。'],
  'complaint.ask': [
    '请用一句话再问一次，说明是哪次跑步、哪天或哪场比赛，我就只答这个。前后不一致的话，以更保守的为准。',
  ],
  'return.short': ['停得不久，体能掉得很少。'],
  'return.weeks': ['停了几周，心肺恢复得快，肌腱和骨头要更久。'],
  'return.long': ['停了这么久，就当半个新手开始：跑走交替，先别想以前的配速。'],
  'return.start': [
    '先轻松跑 {{answer.return.distance}}，慢到能说话，隔天一次。顺利跑完一周，再每周加一点。',
  ],
  'return.noLong': [
    '至少规律跑满 {{answer.return.days}} 天之前，不跑长距离，也不上强度；哪里疼就退一步。',
  ],
  'lastLong.figures': [
    '上一次长距离跑在 {{answer.lastLong.daysAgo}} 天前：{{answer.lastLong.distance}}，用时 {{answer.lastLong.duration}}。',
  ],
  'lastLong.now': [
    '最近一次长距离跑是 {{answer.lastLong.distance}}，用时 {{answer.lastLong.duration}}。',
  ],
  'lastLong.none': ['最近 {{runner.history.days}} 天里，我没看到长距离跑。'],
  'longest.known': [
    '我知道的最长一次是 {{answer.longest.distance}}，在 {{answer.longest.daysAgo}} 天前。我只能看到最近 {{runner.history.days}} 天，更早的在训练记录里。',
  ],
  'since.yesterday': ['上一次跑步是昨天。'],
  'total.known': [
    '最近 {{runner.history.days}} 天里我能看到的，一共 {{answer.all.distance}}，{{answer.all.runs}} 次。',
  ],
  'goal.ask': [
    '这要看目标：你想跑哪场比赛、什么距离，还是为了健康？告诉我，我就能说最该加强哪一点。',
  ],
  'sum.finish': ['匀速跑的话，[wish]要 [period]。手表上的距离常常会长一点，留点余量。'],
  'repetition.pace': [
    '按你的比赛成绩，{{answer.repetition.[n].length}}大约跑 {{answer.repetition.[n].duration}}，每组一样快。',
  ],
  'repetition.feel': [
    '没有你最近的比赛成绩，我算不出秒数。跑到最后一组和第一组一样快、还能再来一组的程度就对了。',
  ],
  'repetition.rest': ['组间慢跑或走，时间和跑一组差不多；趁最后一组还跟第一组一样好就收。'],
  'run.slower': ['这次平均 {{pace.average}}，比你平常的轻松跑 {{runner.easyPace}}慢。'],
  'run.usual': ['对你来说不算慢：{{pace.average}}，平常的轻松跑在 {{runner.easyPace}}左右。'],
  'run.faster': ['不慢：{{pace.average}}，比你平常的轻松跑 {{runner.easyPace}}还快。'],
  'run.climb': ['有爬升的原因，换成平路大约是 {{pace.gradeAdjusted}}。'],
  'run.pulseSame': [
    '心率 {{heartRate.average}}（平常 {{runner.easyHeartRate}}），看不出问题。跑的时候感觉怎么样？',
  ],
  'run.pulseHigher': [
    '心率 {{heartRate.average}}，比平常的 {{runner.easyHeartRate}}高，热、坡、腿累、没睡好或快感冒都会这样。有哪一条对得上？',
  ],
  'beside.route': ['我这里看不出是不是同一条路线，和类似跑步的比较在那次跑步的页面上。'],
  'app.edit': ['到那条记录的页面，在菜单里操作。我自己删不了，也改不了。'],
  'app.privacy': [
    '记录是你自己的：除非你共享给教练，或在消息里展示，别人看不到。共享了什么，在账号页面里看。',
  ],
  'app.price': ['方案和价格在账号页面的“方案与付款”里。你付了多少我看不到。'],
  'app.access': ['我能看到这里训练记录里的跑步，手表和它账号里的其他数据看不到。'],
  'app.accessNone': [
    '这里还没有你的跑步，所以我什么都看不到。在账号页面的“账号绑定”里绑定 Garmin，或添加手表的 FIT、TCX、GPX 文件就行。',
  ],
  'offTopic.plain': ['这和跑步没关系，我就不答了。'],
  'record.race': [
    '最近 {{runner.history.days}} 天里我知道的最好的一场是 {{runner.race.distance}}，{{runner.race.duration}}。',
  ],
  'hazard.medicine': [
    '药物可能改变心率、水分和体感，所以这里我不给心率区间、配速和课表。能跑到什么强度，请问医生或药师；在那之前休息，或者跑到能说话的轻松程度。不要为了跑步自行停药或改药。头晕或不舒服就停下。',
  ],
  'hazard.condition': [
    '这种情况能跑到什么程度要由医生来定，跑步记录里看不出来。问过医生之前，休息，或只轻松跑一小段，慢到能说话，不跑强度，也不跑长距离。胸痛、喘不上气、头晕或心跳不齐，就停下求助。',
  ],
  'hazard.storm': [
    '台风、打雷、暴雨或积水时不要在外面跑，按当地预警来。休息，或在室内轻松动一动。计划里的训练可以挪到前后都没有强度课的空闲日；没有合适的日子就跳过，不用补。',
  ],
  'hazard.ice': [
    '结冰路面摔一跤，比少跑一次代价大得多。改在室内轻松跑、走路或休息。只有局部结冰的话，短一点、慢一点、小步跑，快的内容换一天。',
  ],
  'hazard.pollen': [
    '过敏的日子在室内轻松跑，或等下过雨、花粉少的时候再出去；口罩、眼镜和跑后清洗都有帮助。强度课换一天。喘鸣或胸口发紧、呼吸困难就停下看医生。用药问医生或药师。',
  ],
  'hazard.skin': [
    '保持干净并贴好，别撕掉皮，换干袜子和不磨脚的鞋。走路不疼，可以轻松跑一小段；疼就休息。发烫、周围发红或化脓就别跑，去看医生；有糖尿病的话一定要看。',
  ],
  'own.heartRate': [
    '你说的是 [said]，这次记录平均 {{heartRate.average}}、最高 {{heartRate.maximum}}。突然跳高常常是传感器的问题，关键是当时的感觉。头晕或胸痛就停下看医生。',
  ],
  'own.cadence': ['你说的是 [said]，这次是 {{cadence.average}}。没有对谁都适合的数字。'],
  'own.pace': ['你说的是 [said]，这次记录是 {{pace.average}}。'],
  'own.distance': ['你说的是 [said]，这次记录是 {{distance.total}}。'],
  'soft.where': ['具体疼在哪里：一个点还是一片，一边还是两边，刺痛还是酸胀？'],
  ...PRACTICE_ANSWERS_ZH,
  ...CIRCUMSTANCE_ANSWERS_ZH,
  ...BEGINNER_AND_RACE_ANSWERS_ZH,
  ...SITUATION_ANSWERS_ZH,
  ...APP_ANSWERS_ZH,
  ...COMMON_QUESTION_ANSWERS_ZH,
};
