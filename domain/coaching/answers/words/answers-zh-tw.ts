import type { AnswerBook } from '../answer-book.ts';
import { ADVICE_ANSWERS_ZH_TW } from './advice/answers-zh-tw-advice.ts';
import { ASK_ANSWERS_ZH_TW } from './answers-zh-tw-asks.ts';
import { SUBJECT_ANSWERS_ZH_TW } from './answers-zh-tw-subjects.ts';
import { FIGURE_ANSWERS_ZH_TW, FIGURE_NAMES_ZH_TW } from './answers-zh-tw-figures.ts';
import { RUNS_ANSWERS_ZH_TW } from './runs/answers-zh-tw-runs.ts';
import { TERM_ANSWERS_ZH_TW } from './answers-zh-tw-terms.ts';
import { TRAINING_ANSWERS_ZH_TW } from './answers-zh-tw-training.ts';

export const ANSWERS_ZH_TW: AnswerBook = {
  training: TRAINING_ANSWERS_ZH_TW,
  figures: FIGURE_ANSWERS_ZH_TW,
  subjects: SUBJECT_ANSWERS_ZH_TW,
  asks: ASK_ANSWERS_ZH_TW,
  advice: ADVICE_ANSWERS_ZH_TW,
  terms: TERM_ANSWERS_ZH_TW,
  runs: RUNS_ANSWERS_ZH_TW,
  figureNames: FIGURE_NAMES_ZH_TW,
  offers: {
    thisRun: '這次跑得如何',
    splits: '分段狀況',
    next: '下次跑什麼',
    why: '輕鬆配速怎麼訂的',
    week: '這週的狀況',
    improving: '有沒有進步',
    race: '比賽能跑多少',
    rest: '該休息還是該跑',
    pacing: '下次的配速分配',
    warmUp: '熱身和快步跑',
  },
  talk: {
    'greeting.plain': ['你好，想聊聊哪一次跑步？', '你好，跑步的事都可以問我。'],
    'thanks.plain': [
      '不客氣，下次跑完再來聊。',
      '有幫上忙就好，下次跑完我再幫你看看。',
      '好，有問題隨時問我。',
    ],
    'goodbye.plain': ['下次跑完見。睡飽也是訓練。', '改天再聊，這段時間讓腿好好休息。'],
    'abilities.plain': [
      '我看你的紀錄，用裡面的數據回答。可以問我：下次跑什麼、為什麼，這次或這週跑得如何，有沒有進步，比賽能跑多少。',
      '你可以問我：這次跑得怎樣，接下來怎麼練，配速為什麼這樣訂，這週的跑量如何，比賽大概能跑多快。',
    ],
    'abilities.limits': [
      '我不做診斷；沒有記錄到的，我會直說不知道。',
      '我是軟體，只憑數據判斷，傷病要交給醫師。',
    ],
    'unknown.plain': [
      '這個問題，從你的跑步紀錄裡看不出答案。',
      '你的紀錄裡沒有這個答案。',
      '我沒看懂你想了解跑步的哪一點。',
    ],
    'unknown.asked': [
      '我不確定你想問什麼，是下面其中一個嗎？',
      '你想問的是哪一個？都不是的話，換個說法再問一次。',
    ],
    'unknown.rest': [
      '你問的另一部分我沒看懂，是下面哪一個嗎？',
      '剩下那部分我不太確定，是這裡面的一個嗎？',
    ],
    'unknown.word': [
      '「[said]」這裡我不太確定，你想問的是下面其中一個嗎？',
      '我沒看懂「[said]」，是想問下面哪一個？',
    ],
    'unknown.also': ['另一個問題，點下面我就回答。', '剩下的問題，點一下下面的選項。'],
    'unknown.restPlain': [
      '你問的另一半我沒看懂，請單獨再問一次。',
      '剩下的部分我沒讀懂，請再單獨問我一次。',
    ],
    'unknown.others': [
      '如果你在這裡有真人教練，可以問教練；也可以選一個 AI 模型來問。',
      '其他的事，可以問這裡帶你的教練，或選一個 AI 模型來問。',
    ],
    'unknown.plan': [
      '做計畫需要你告訴我：目標比賽或距離、日期，以及每週能跑幾天。點下面的按鈕就能開始。',
      '要做計畫，先定目標比賽或距離、日期和每週能跑的天數，點下面的按鈕開始。',
    ],
    'unknown.empty': ['看不懂你的問題，換個說法再問一次。', '我讀不出你想問什麼，換個說法試試。'],
    'offer.list': [
      '我可以回答的有：[offers]。',
      '例如可以問我：[offers]。',
      '[offers]，這些都可以問我。',
    ],
    'repeat.lead': ['還是剛才說的那樣。', '狀況沒有改變。'],
    'safety.lead': ['最要緊的事，我再說清楚。', '這件事排在所有事情前面。'],
    'held.plan': [
      '你提到的狀況要先給醫師看，所以現在不排訓練。醫師同意之後再跟我說。',
      '醫師點頭之前，我不排課表，也不訂配速。看完醫師跟我說說。',
    ],
    'held.illness': [
      '你說身體不舒服，今天就不排訓練，先休息。好了跟我說，我們從輕鬆的開始。',
      '生病的時候，休息就是訓練。等你好了，跟我說一聲。',
    ],
    'held.care': [
      '你告訴我的事，比訓練重要太多了。請跟醫師或信任的人聊聊，也讓我知道你現在怎麼樣。',
      '比起排訓練，我更想知道你好不好。請讓醫師或信任的人陪著你。',
    ],
    'held.later': [
      '數據可以等，你說的狀況要先處理。看過醫師之後，我們再來看這些跑步。',
      '這些等醫師同意之後再看，現在沒有哪個數據比它更要緊。',
    ],
    'held.reminder': ['恢復訓練，要等醫師同意之後。', '接下來怎麼練，等醫師點頭再決定。'],
    'held.reminderIllness': ['恢復訓練，等身體好了再說。', '接下來怎麼練，等你好了我們再決定。'],
    'held.elsewhere': [
      '目前我不在這裡提供配速或課表。跑者本人可以在和我的單獨對話裡問我。',
      '配速和課表的事，這裡先不談。請跑者本人到和我的單獨對話裡問我。',
    ],
    'group.training': [
      '在群組裡我不讀任何人的跑步紀錄，所以不提供配速和課表。請到和我的單獨對話裡問我。',
      '配速和課表要看每個人自己的紀錄，而在群組裡我不讀這些。請到和我的單獨對話裡問我。',
    ],
    'cleared.plain': [
      '看過醫師就放心了。我們慢慢來，先累積一些輕鬆跑，再談快的。',
      '那就好。剛恢復的這段時間只求重新適應，先不跑快。',
    ],
    'cleared.well': [
      '那就好。先從短短的輕鬆跑開始，又有感覺就馬上停。',
      '太好了，第一次跑短一點、輕鬆一點，看看隔天怎麼樣。',
    ],
    'noHistory.plain': ['我這裡還沒有你的跑步紀錄。', '你的跑步紀錄還沒有傳過來。'],
    'noHistory.next': [
      '記錄一次或匯入檔案，我就能依它回答。',
      '有了第一筆紀錄，我就能講得更具體。',
    ],
    'noHistory.old': [
      '我這裡最近的一次跑步是 {{runner.daysSinceRun}} 天前的，現在的狀況說不準。',
      '最近的一次跑步在 {{runner.daysSinceRun}} 天前，之後就沒有資料了。',
    ],
    'noHistory.arriving': [
      '你的歷史紀錄還在匯入，等齊了我再談每週的狀況。',
      '之前的紀錄還沒匯完，匯完了才能說每週跑得怎麼樣。',
    ],
    'noHistory.withheld': [
      '你的跑步紀錄來自 Strava，依照它的條款我不能讀取。',
      '目前只有 Strava 的紀錄，它的條款不允許 AI 教練讀取。',
    ],
    'noHistory.withheldNext': [
      '連結 Garmin，或加入手錶裡的檔案，我就能讀了。',
      '有了 Garmin 或手錶的檔案，我就能依你自己的訓練來回答。',
    ],
    'nextWhy.recover': ['練完要休息夠，身體才會變強。', '身體需要時間來吸收剛做的訓練。'],
    'nextWhy.build': ['耐力是靠輕鬆跑累積出來的。', '再加個輕鬆跑，底子更厚，又不太花力氣。'],
    'nextWhy.quality': [
      '前幾天都輕鬆，這時候跑強度才有收穫。',
      '腿已經休息過來了，這週也容得下快一點的課表。',
    ],
    'nextWhy.long': ['離上次長距離跑有一陣子了，耐力要靠它維持。', '耐力要靠定期跑長距離來維持。'],
    'nextWhy.restart': [
      '停跑 {{runner.daysSinceRun}} 天之後，慢慢加反而恢復得快。',
      '剛恢復時，腿比呼吸恢復得慢。',
    ],
    'nextWhy.start': ['我還沒有你的紀錄，先從誰都適合的開始。', '沒看過你跑步，我先挑保險的說。'],
    'nextWhy.pain': ['你說會痛，那就先顧好痛的地方。', '有疼痛，什麼計畫都先往後放。'],
    'next.beforeRace': [
      '比賽前，腿輕鬆比多練一次更重要：跑得短而輕鬆，加幾趟短的快步跑，前一天休息或慢跑一會兒。',
      '比賽就在眼前，不再排強度和長距離跑：輕鬆跑一小段，加一點快步跑，帶著輕快的腿上場。',
    ],
    'next.restart': [
      '下次先跑 {{next.duration}}，[guide]，跑習慣了再加量。',
      '先從 {{next.duration}} 開始，[guide]；次數跑回來了，再談配速。',
    ],
    'next.generic': ['下次輕鬆跑，慢到講話不會喘。', '接下來排輕鬆跑，用能聊天的配速。'],
    'why.pulse': [
      '{{runner.next.heartRate.ceiling}} 是你輕鬆強度的上限，由你資料裡的閾值心率或最大心率得出。',
      '低於 {{runner.next.heartRate.ceiling}} 就在輕鬆範圍裡，這個上限來自你資料裡的心率。',
    ],
    'why.raced': [
      '輕鬆配速 {{runner.next.pace.slow}}到 {{runner.next.pace.fast}}，是由你近期最好的比賽（{{runner.race.distance}}，{{runner.race.duration}}）推算的。',
      '配速來自比賽成績：VDOT {{runner.vdot}} 對應的輕鬆配速是 {{runner.next.pace.slow}}到 {{runner.next.pace.fast}}。',
    ],
    'why.usual': [
      '這是你最近輕鬆跑的實際配速，{{runner.easyPace}}左右。',
      '近期沒有你的比賽成績，所以用你平常輕鬆跑的 {{runner.easyPace}}來抓。',
    ],
    'why.feel': [
      '你的比賽成績和實測心率上限我都不知道，所以用說話來衡量：要講話不會喘。',
      '沒有比賽成績，也沒有實測最大心率，我就不給數字；能不能講話最可靠。',
    ],
    'why.missing': [
      '在資料裡填上閾值心率或最大心率，或記錄一場比賽，我就能給你範圍。',
      '有了比賽紀錄或實測最大心率，就能換成具體數字。',
    ],
    'why.estimate': [
      '你現在的心率區間靠推估的最大心率得出，只能參考。',
      '區間用的最大心率是推估的，實測之後才準。',
    ],
    'why.purpose': [
      '這個強度一樣練耐力，腿還能留給重要的課表；再快，收穫有限，恢復卻要更久。',
      '慢下來，心臟和肌肉一樣練得到，而且隔天還能再跑。',
    ],
    'why.tempo': [
      '節奏跑的 {{runner.pace.threshold}}是你穩得住的上限，由近期最好的比賽推算。',
      '依你的比賽成績，閾值在 {{runner.pace.threshold}}：慢了刺激不夠，快了撐不住。',
    ],
    'why.intervals': [
      '間歇的 {{runner.pace.interval}}已經讓呼吸接近極限，再快只會撐得更短。',
      '依你的比賽成績，間歇跑 {{runner.pace.interval}}就夠了，重點是最後一趟和第一趟一樣好。',
    ],
    'why.talk': [
      '下次跑的時候，講話不會喘就對了，不管手錶顯示什麼。',
      '下次試試看：全程守住這個強度，看隔天腿有多輕鬆。',
    ],
    'improving.fitter': [
      '你在進步。近 {{runner.trend.days}} 天的輕鬆跑是 {{runner.trend.recent.pace}}、心率 {{runner.trend.recent.heartRate}}，之前是 {{runner.trend.before.pace}}、{{runner.trend.before.heartRate}}。',
      '有變強：輕鬆跑從 {{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）到了 {{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}），同樣的心率跑得更快。',
    ],
    'improving.same': [
      '大致持平：最近的輕鬆跑 {{runner.trend.recent.pace}}、心率 {{runner.trend.recent.heartRate}}，之前 {{runner.trend.before.pace}}、{{runner.trend.before.heartRate}}。',
      '輕鬆跑維持著水準，之前 {{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}），現在 {{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}）。',
    ],
    'improving.harder': [
      '從最近的輕鬆跑來看，暫時沒有進步：{{runner.trend.recent.pace}}、心率 {{runner.trend.recent.heartRate}}，之前是 {{runner.trend.before.pace}}、{{runner.trend.before.heartRate}}。天氣熱、沒睡好或疲勞也會這樣。',
      '目前輕鬆跑比較吃力：{{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}），之前 {{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）。多半是累了，不是退步。',
    ],
    'improving.pace': [
      '輕鬆跑從 {{runner.trend.before.pace}}變成 {{runner.trend.recent.pace}}；沒有心率，分不出是體能變了還是用力變了。',
      '輕鬆跑的配速由 {{runner.trend.before.pace}}到 {{runner.trend.recent.pace}}，省不省力要有心率才看得出來。',
    ],
    'improving.paceSame': [
      '輕鬆跑一直在 {{runner.trend.recent.pace}}上下，有沒有更省力，沒有心率看不出來。',
      '輕鬆跑穩在 {{runner.trend.recent.pace}}，有心率的話就看得出是不是更輕鬆。',
    ],
    'improving.volume': [
      '平均週跑量從 {{runner.trend.before.week}}變成 {{runner.trend.recent.week}}。',
      '現在每週 {{runner.trend.recent.week}}，之前是 {{runner.trend.before.week}}。',
    ],
    'improving.unknown': [
      '最近和之前的輕鬆跑都還不夠多，沒辦法公平比較。',
      '要認真比較，還需要這幾週和之前幾週更多的輕鬆跑。',
    ],
    'improving.test': [
      '最清楚的檢驗：每隔幾週，在同樣的路線用同樣的心率跑一遍。',
      '輕鬆跑繼續跑得輕鬆、跑得規律；同樣的路線、同樣的心率再跑一次，或參加一場比賽，就看得出來。',
    ],
    'improving.ease': ['先輕鬆幾天、睡飽，再回頭看。', '放輕幾天再比較，狀態常常自己就回來了。'],
    'race.all': [
      '以你近期最好的比賽來看，{{runner.predicted.5000.distance}}約 {{runner.predicted.5000.duration}}，{{runner.predicted.10000.distance}}約 {{runner.predicted.10000.duration}}，半馬約 {{runner.predicted.half.duration}}；全馬預估 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}。',
      '依比賽成績推算：{{runner.predicted.5000.distance}} {{runner.predicted.5000.duration}}，{{runner.predicted.10000.distance}} {{runner.predicted.10000.duration}}，半馬 {{runner.predicted.half.duration}}，全馬在 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 之間。',
    ],
    'race.track': [
      '以你近期最好的比賽來看，{{runner.predicted.[d].distance}}大約 {{runner.predicted.[d].duration}}，全程 {{runner.predicted.[d].pace}}。',
      '{{runner.predicted.[d].distance}}有機會跑到 {{runner.predicted.[d].duration}}，全程配速 {{runner.predicted.[d].pace}}。',
    ],
    'race.half': [
      '以你近期最好的比賽來看，半馬大約 {{runner.predicted.half.duration}}，全程 {{runner.predicted.half.pace}}。',
      '半馬有機會跑到 {{runner.predicted.half.duration}}，全程配速 {{runner.predicted.half.pace}}。',
    ],
    'race.marathon': [
      '全馬預估 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}}；公式在這個距離偏樂觀，目標寧可抓慢一點。',
      '全馬大約在 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 之間，抓慢一點準備比較穩。',
    ],
    'race.basis': [
      '這是由你 {{runner.race.distance}}跑 {{runner.race.duration}} 的比賽推算的，VDOT {{runner.vdot}}。',
      '依據是你那場 {{runner.race.distance}}、{{runner.race.duration}} 的比賽。',
    ],
    'race.endurance': [
      '你最近最長的一次是 {{runner.longest30}}；想跑好目標距離，耐力比速度更要緊。',
      '最近最長只跑了 {{runner.longest30}}，還差的是耐力。',
    ],
    'race.trained': [
      '前提是賽道平、天氣涼，而且為這個距離練過。',
      '賽道平、天氣涼、距離也練夠了，才能這樣估。',
    ],
    'race.next': [
      '想更接近它，就維持長距離跑，並在輕鬆日之間排節奏跑。',
      '接下來靠規律的長距離跑，加上腿休息夠時的節奏跑。',
    ],
    'race.unknown': [
      '近期沒有你的比賽紀錄，光憑訓練猜成績不可靠。',
      '沒有近期比賽，我就不預測成績；訓練能說明的太少。',
    ],
    'race.howTo': [
      '跑一場比賽，或做一次短距離全力測驗並記錄下來，我就能推算成績。',
      '任何常見距離的比賽紀錄，都夠我推算。',
    ],
  },
};
