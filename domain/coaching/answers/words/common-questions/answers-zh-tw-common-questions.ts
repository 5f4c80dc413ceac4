import type { AnswerBook } from '../../answer-book.ts';
import type { CommonQuestionCode } from './common-question-codes.ts';

/** Answers in traditional Chinese to what many ask of training, plans, races, food and company. */
export const COMMON_QUESTION_ANSWERS_ZH_TW: Pick<AnswerBook['advice'], CommonQuestionCode> = {
  'advice.raceThenLong': [
    '可以，但不能都跑得兇。前一天全力跑了，隔天的長距離就放慢，而且明顯縮短；比較看重長距離的話，前一天就當輕鬆跑。腿很重就把長距離往後挪，或乾脆不跑。',
  ],
  'advice.hardPerWeek': [
    '多數人每週一次就夠，恢復得好再加一次。強度課之間至少隔 {{answer.hard.days}} 天輕鬆跑或休息，比賽和帶速度的長距離也算一次。輕鬆日都覺得不輕鬆了，就減一次。',
  ],
  'advice.timeOrDistance': [
    '輕鬆跑看時間，備賽的長距離再看距離。身體感受到的是時間和費力程度，不是公里數，所以有坡、天熱或累的時候，看時間跑比較不會跑過頭。計畫寫公里是為了方便比較每週，差一點沒關係。',
  ],
  'advice.tooFastEasy': [
    '慢到能完整講話為止，一開始覺得慢得彆扭很正常。手錶別看配速，只看心率；開頭幾分鐘刻意放慢，用鼻子呼吸試試看，上坡可以用走的。最有效的是找個比你慢的人一起跑。',
  ],
  'advice.tooFastEasyPace': [
    '對你來說，輕鬆就是 {{runner.pace.easyFast}} 到 {{runner.pace.easySlow}} 之間，更慢也行。',
  ],
  'advice.strides': [
    '可以，每週一兩次，放在輕鬆跑最後：{{runner.strides.count}} 趟 {{runner.strides.duration}} 的加速跑，中間走 {{runner.strides.rest}}。找平路，跑得快而放鬆，不要全力衝。它能讓腿保持靈活又不累人。腿痠，或隔天有強度課，就不做。',
  ],
  'advice.daysPlanned': [
    '這樣也夠練：先保住長距離，再排帶點速度的，剩下的輕鬆跑，中間隔開休息。多出一天就加輕鬆跑，少一天就先拿掉輕鬆跑。要改計畫裡的天數，先在計畫頁結束現在的，再請我照你能跑的日子重排一份。',
  ],
  'advice.earlyRising': [
    '關鍵在前一晚：衣服放床邊，路線想好，早點睡。起床喝口水，馬上穿鞋出門，身體還僵，先走幾分鐘再跑。先從固定的早上、同一個時間、跑短一點開始，幾週後就不難了。',
  ],
  'advice.stepUp': [
    '留幾個月，先把長距離一點一點拉長。多數週加一點，中間穿插減量週；半馬練到接近那個距離就夠，全馬照時間跑幾次長距離就行。每週一次快的，其餘輕鬆跑，天數和距離別同時加。',
  ],
  'advice.stepUpLongest': ['你最近一個月最長跑了 {{runner.longest30}}，就從這裡往上加。'],
  'advice.calmStart': [
    '開頭刻意比目標配速慢一點，幾秒鐘後面追得回來，體力追不回來。別站太前面，手錶只在公里牌看一眼，呼吸保持還能講話，別人超車就讓他超。覺得太輕鬆，就對了。',
  ],
  'advice.calmStartPace': [
    '以你的比賽成績，目標賽大約跑 {{runner.predicted.[d].pace}}，前面每公里都別比它快。',
  ],
  'advice.raceCountdown': [
    '我這裡沒有帶日期的比賽計畫。在「目標與比賽」頁填上，或請我排一份計畫，我就能告訴你還剩幾週。',
  ],
  'advice.raceCountdownKnown': [
    '還有約 {{answer.plan.race.weeks}} 週：比賽在[period]，距離今天 {{answer.plan.race.days}} 天。',
  ],
  'advice.raceCountdownDays': ['還有 {{answer.plan.race.days}} 天，比賽在[period]。'],
  'advice.planLongest': [
    '你現在沒有計畫，所以還沒排長距離。半馬的話，最長的一次接近比賽距離就夠；全馬照時間來。請我排一份計畫，每次多長都看得到。',
  ],
  'advice.planLongestKnown': [
    '計畫裡後面最長的一次是 {{answer.plan.longest.distance}}，在[period]。在那之前一步步加長，中間有減量週。',
  ],
  'advice.planAhead': [
    '你現在沒有計畫。把比賽和能跑的日子告訴我，我排一份，開始前每一週都看得到。',
  ],
  'advice.planAheadKnown': [
    '計畫還剩 {{answer.plan.weeksLeft}} 週，[period]結束。這週 {{answer.plan.week.distance}}，後面最多的一週 {{answer.plan.peak.distance}}。',
  ],
  'advice.planAheadTaper': ['從[period]那週開始減量，之後跑量明顯變少。'],
  'advice.planAheadLast': ['計畫[period]結束，這是最後一週。'],
  'advice.nextWeek': [
    '沒有計畫時，我不排整週。下週就照平時的 {{runner.weeks.mean}} 左右：大多輕鬆跑，一次長距離，強度課最多一次。想要每天的安排，請我排份計畫。',
  ],
  'advice.nextWeekKnown': [
    '下週 {{answer.plan.next.runs}} 次訓練，共 {{answer.plan.next.distance}}。',
  ],
  'advice.nextWeekLong': ['最長的一次 {{answer.plan.next.long}}。'],
  'advice.nextWeekFocus': ['重點是[period]。'],
  'advice.nextWeekEasier': ['這是特意安排的減量週，讓前面的訓練吸收進去。'],
  'advice.nextWeekWaits': [
    '先把身體養好，下週練什麼要看那時的狀態。好了告訴我，我們再一起看計畫。',
  ],
  'advice.protein': [
    '每餐都有蛋白質，就不用另外喝乳清：雞蛋、魚、肉、牛奶、豆腐都行。長距離或強度課之後一時吃不了飯，喝它方便，但沒有比食物好。腎臟有問題先問醫生。',
  ],
  'advice.waterAmount': [
    '沒有適合每個人的量，渴了就喝，少量多次：天氣熱、流汗多就多喝，天氣涼、個子小就少喝。天氣熱跑長距離，喝點含鹽的運動飲料。想知道自己該喝多少，長距離前後各量一次體重：輕一點沒關係，輕很多就是喝太少，反而重了就是喝太多。',
  ],
  'advice.weightStays': [
    '跑步了體重卻不動、甚至多一點，很常見：跑完容易餓，練過的腿會長肌肉、多存水。體重沒變，體能一樣可以好幾個月一直進步。',
  ],
  'advice.dailyWater': [
    '沒有固定的量：吃飯時喝，渴了喝，天熱和長距離前後多喝一點。尿色淺黃就夠了，顏色深就多喝些。別硬灌好幾公升，喝太多也危險。',
  ],
  'advice.lonely': [
    '這很正常，一個人跑久了難免冷清。每週約一次人：parkrun、跑團的輕鬆跑，或請朋友騎車陪你。輕鬆日聽聽 Podcast 也好。如果跑步以外也覺得孤單，跟信得過的人聊聊。',
  ],
  'advice.newBest': [
    '恭喜，這是你一步步練出來的。今天好好開心一下。之後幾天輕鬆點，感覺再好，全力跑完身體也要休息。紀錄到了，我會重新計算你的訓練配速。最後那段感覺如何？',
  ],
  'app.dataPlace': [
    '存在 Google 雲端（Firebase），在東京計算，傳輸全程加密，只用來指導你，不做廣告，也不出售。你選了 OpenAI、Google 或 Anthropic 的模型，提問和訓練數據才會傳給它，不含姓名和位置；用內建教練就不傳給模型。所有接收方都寫在隱私說明裡。',
  ],
  'advice.daysOff': ['你的紀錄還不夠，休息了幾天我數不出來。'],
  'advice.daysOffLastWeek': [
    '上週有 {{answer.daysOff.lastWeek}} 天沒跑，跑了 {{runner.lastWeek.runs}} 次，共 {{runner.lastWeek.distance}}。',
  ],
  'advice.daysOffThisWeek': ['這週到現在（不算今天）有 {{answer.daysOff.week}} 天沒跑。'],
  'advice.consecutiveDays': [
    '可以，只要都短而輕鬆，或者其中一天明顯更輕鬆。強度課和長距離別連著排。剛開始跑的頭幾個月，跑一天休一天更穩，肌腱和骨頭比心肺適應得慢。隔天早上腿痠、腿重，就休息。',
  ],
  'advice.shortSession': [
    '夠用：先很輕鬆地跑幾分鐘，中間做幾趟短而快的，趟間慢跑，最後慢跑回來。剛上過強度或明天有強度，就全程輕鬆跑。怎麼跑都算數，關鍵是常跑。',
  ],
  'advice.treadmillIncline': [
    '不加坡或只加一點點就行，輕鬆跑時幾乎沒差，只有跑快了才有風阻的差別。別為了「等於戶外」調得很陡，小腿和阿基里斯腱受不了。照體感來。',
  ],
  'advice.skipLong': [
    '少跑一次長距離沒關係。方便的話，挪到前後空著的日子，前後都輕鬆，或縮短來跑；不行就不跑。別加到下一次上，照計畫往下練。想挪就跟我說哪天。',
  ],
  'advice.planTooHard': [
    '那就調輕，這不算失敗。下次強度課改成輕鬆跑，長距離放慢，看幾天後腿能不能恢復。在計畫頁可以把單次訓練調輕、跳過或挪開。吃不消的是配速、距離，還是天數？',
  ],
  'advice.raceWeek': [
    '短、輕、保持新鮮。週初做一次小強度：幾段短的比賽配速，中間休息充分；之後只短短地輕鬆跑，帶幾趟加速跑，最後幾天不上強度。不跑長距離，不試新東西，睡飽，正常吃。',
  ],
  'advice.fastedRun': [
    '早餐前短短的輕鬆跑，不難受就可以，不會因此掉肌肉，跑完早點吃。長距離和強度課前要吃點，空著肚子跑得慢，恢復也差。它也不是減重的捷徑。頭暈、發抖就停下來吃東西，有糖尿病先問醫師。',
  ],
  'advice.progression': [
    '漸速跑就是輕鬆起步，一段比一段快。把全程分開：開頭能聊天，中間穩一點，最後有點吃力、只能講短句。還能再快一點時就收，慢跑回來。它算一次強度課。',
  ],
  'advice.progressionPace': [
    '對你來說，從 {{runner.pace.easySlow}} 起步，最後到 {{runner.pace.threshold}} 左右。',
  ],
  'advice.groupPace': [
    '選一個你自己也能撐到最後的組，拿不準就先跟慢一組。後面跑不出開頭的速度，就是組太快了。別硬跟，早點放慢，沒人介意，練得也更好。',
  ],
  'advice.groupPacePace': [
    '你的節奏跑大約 {{runner.pace.threshold}}，間歇大約 {{runner.pace.interval}}。',
  ],
  'advice.hillReps': [
    '先輕鬆熱身，剛開始只做幾趟短的陡坡；最後一趟能和第一趟一樣好，再每週加一點。上坡用力但別衝到底，走下來等呼吸平穩。每週一次就夠，代替別的強度課；阿基里斯腱、小腿不舒服就不做。',
  ],
  'advice.shortPrep': [
    '以完賽為目標，來得及，但別臨時抱佛腳。每週輕鬆跑幾次，最長的一次每回加一點，每週一次加幾段短的快跑，最後幾天放輕鬆。當天慢點起跑，距離沒跑過就安排走跑。時間短還猛加量，只會累和受傷。',
  ],
  'advice.changeGoal': [
    '目標可以改，開心完賽也是好目標。在「目標與比賽」頁改距離、日期或時間。正在跑的計畫還是照舊目標，先在計畫頁結束，再請我照新目標重排，配速和週量就對上了。新目標想訂成什麼？',
  ],
  'advice.zoneTwoSlow': [
    '有必要，慢得像走路也值得。這個強度不累人，又能練心肺和肌肉的耐力，幾個月後同樣心率自然會快。上坡、心率上來就走，照樣算數。慢跑都超很多，可能是區間設得不對，就看能不能講話。',
  ],
  'advice.zoneTwoSlowPulse': ['你平常輕鬆跑大約 {{runner.easyHeartRate}}。'],
  'app.export': [
    '可以，在帳號頁匯出資料，會得到一個檔案，裡面有你的紀錄和寫過的內容。我沒辦法替你匯出。',
  ],
  'app.plans': [
    '免費版就能用內建教練的全部功能：每次跑步的講評、訓練計畫和答疑。付費後，AI 模型的回覆不再有每月上限。差別和價格在帳號頁面的「方案與付款」裡。',
  ],
};
