import { FINDINGS_ZH_TW } from './words-zh-tw-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_ZH_TW: WordBook = {
  openings: {
    'intervals.plain': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，各趟差異不大。',
    ],
    'recovery.coolDown': ['強度課之後收操用的恢復跑。', '幫當天訓練收尾的恢復跑。'],
    'easy.short': ['短短的輕鬆跑。', '點到為止的輕鬆跑。'],
    'long.brisk': ['配速已經不算輕鬆的長跑。', '接近馬拉松配速的長跑。'],
    'steady.unknown': ['穩定跑，對你有多吃力還看不出來。', '穩定跑，強度還沒辦法判斷。'],
    'intervals.settled': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，第一趟之後很整齊。',
    ],
    'intervals.kick': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，最後一趟最快。',
    ],
    'recovery.plain': [
      '單純的恢復跑，這樣就夠了。',
      '刻意跑得又短又慢的恢復跑。',
      '讓身體緩一緩的恢復跑。',
    ],
    'recovery.afterHard': ['強度課之後的恢復跑，排得剛好。', '重點課表隔天剛剛好的恢復跑。'],
    'easy.held': [
      '貨真價實的輕鬆跑。',
      '留足餘裕的輕鬆跑。',
      { text: '從頭到尾都輕鬆的輕鬆跑。', when: ['easyToTheEnd'] },
      { text: '全程從容的輕鬆跑。', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      '跑得有點太用力的輕鬆跑。',
      '輕鬆跑不知不覺跑成中等強度。',
      '這次輕鬆跑，花的力氣超過需要。',
    ],
    'easy.costly': ['比平常更費力的輕鬆跑。', '身體還沒恢復時的輕鬆跑。'],
    'easy.afterHard': ['強度課隔天的輕鬆跑，安排得對。', '重點課表之後放鬆身體的輕鬆跑。'],
    'easy.plain': [
      '幫底子再疊一層的輕鬆跑。',
      '累積跑步時間的輕鬆跑。',
      '看似平常卻有用的輕鬆跑。',
      { text: '維持習慣的輕鬆跑。', when: ['hasRoutine'] },
    ],
    'easy.return': ['重新開跑的輕鬆跑。', '休息過後首次的輕鬆跑。'],
    'easy.first': ['我初次看到你的輕鬆跑。', '讓我們先互相認識的輕鬆跑。'],
    'long.plain': ['練耐力的長跑。', '累積跑步時間的長跑。'],
    'long.even': [
      '配速平均的長跑。',
      { text: '配速穩到最後的長跑。', when: ['heldToFinish'] },
      { text: '到尾段都沒垮的長跑。', when: ['heldToFinish'] },
    ],
    'long.build': ['越跑越快的長跑。', '尾段還留有力氣的長跑。'],
    'long.fade': ['後段掉速的長跑。', { text: '最後變得吃力的長跑。', when: ['heavyEnd'] }],
    'long.further': ['比最近的訓練所能支撐的更長的長跑。', '一下子加太多的長跑。'],
    'long.beyond': ['比最近最遠那次多了不少的長跑。', '超出最近訓練準備的長跑。'],
    'steady.plain': ['介於輕鬆跑和節奏跑之間的穩定跑。', '帶點力道的穩定跑。'],
    'steady.even': ['從頭到尾都平穩的穩定跑。', '配速很安定的穩定跑。'],
    'tempo.plain': [
      '這是節奏跑。',
      { text: '有點喘又撐得住的節奏跑。', when: ['nearThreshold'] },
      { text: '拉高閾值的節奏跑。', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['分成 {{interval.work.count}} 段的節奏跑。'],
    'tempo.even': ['全程穩住的節奏跑。', '配速收放得宜的節奏跑。'],
    'tempo.build': ['越跑越有力的節奏跑。'],
    'tempo.fade': ['開頭太快、沒撐住的節奏跑。', '半路掉了配速的節奏跑。'],
    'intervals.even': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，趟趟整齊。',
      '{{interval.work.length}} × {{interval.work.count}} 趟的間歇，跑得很平均。',
    ],
    'intervals.build': ['間歇 {{interval.work.length}} × {{interval.work.count}} 趟，越後面越快。'],
    'intervals.fade': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，開頭太快了。',
      '{{interval.work.length}} × {{interval.work.count}} 趟的間歇，後面掉速。',
    ],
    'intervals.uneven': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，配速有起伏。',
    ],
    'intervals.mixed': [
      '長短不一的間歇，共 {{interval.work.count}} 個快段。',
      '憑感覺跑的間歇，有 {{interval.work.count}} 個快段。',
    ],
    'progression.plain': [
      '後段比前段快的漸速跑。',
      { text: '一段比一段快的漸速跑。', when: ['eachPartFaster'] },
      { text: '配速慢慢往上加的漸速跑。', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      '心率跟著配速上去的漸速跑。',
      { text: '收尾吃力的漸速跑。', when: ['hardFinish'] },
      { text: '最後一段算得上強度的漸速跑。', when: ['hardFinish'] },
    ],
    'hills.repeats': ['坡道跑，上坡 {{interval.work.length}} × {{interval.work.count}} 趟。'],
    'hills.plain': ['爬坡當主角的坡道跑。', '練腿力的坡道跑。'],
    'hills.even': [
      '靠體感而不是靠配速跑的坡道跑。',
      { text: '上下坡力道都很平均的坡道跑。', when: ['climbsBothWays'] },
    ],
    'hills.fade': ['後半更吃力的坡道跑。'],
    'race.plain': [
      '從距離和強度看，是一場比賽。',
      { text: '一場跑出比賽樣子的比賽。', when: ['racedHard'] },
      { text: '從頭拚到尾的比賽。', when: ['racedHard'] },
    ],
    'race.even': ['配速分配平均的比賽。', '跑得沉著的比賽。'],
    'race.build': ['後半更強的比賽。', '後段追上來的比賽。'],
    'race.fade': [
      '後半慢下來的比賽。',
      { text: '前段最快的比賽。', when: ['fastestEarly'] },
      { text: '開頭快、後面苦撐的比賽。', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': ['走走停停，還是扎實的跑步。', '中途停了不少次的走走停停跑。'],
    'walk.plain': ['靜靜活動身體的健走。', '讓腿放鬆的健走。'],
    'walk.long': ['時間夠長、算得上訓練的健走。'],
    'hike.plain': ['有爬升、算得上訓練的健行。', '爬升不少的健行。'],
    'run-walk.plain': ['跑走交替，跑一段走一段。', '中間穿插走路的跑走交替。'],
    'mountain.hard': ['強度很高的山徑跑。'],
    'mountain.plain': ['爬升當主角的山徑跑。', '看爬升、不看配速的山徑跑。'],
    'cross-training.ride': ['騎車的交叉訓練。', '用騎車代替跑步的交叉訓練。'],
    'cross-training.swim': ['下水的交叉訓練。'],
    'cross-training.strength': ['練肌力的交叉訓練。'],
    'cross-training.mobility': ['伸展身體的交叉訓練。'],
    'cross-training.other': ['換個項目的交叉訓練。'],
    'cross-training.unnamed': ['紀錄沒寫項目，算作交叉訓練。'],
    'unclear.broken': ['部分資料讀不出來，看不出訓練目的。'],
    'unclear.short': ['時間太短，看不出訓練目的。'],
    'unclear.noDistance': ['沒有距離紀錄，看不出訓練目的。'],
    'unclear.label': ['看不出訓練目的，沒記成跑步卻有跑步的速度。'],
    'unclear.fast': ['看不出訓練目的，這個距離幾乎沒人跑這麼快。'],
    'unclear.plain': ['歸不進哪一類，看不出訓練目的。', '這次看不出訓練目的。'],
  },
  findings: FINDINGS_ZH_TW,
  nextSteps: {
    easyNext: [
      '下次跑輕鬆一點，{{next.duration}}，[guide]。',
      '接下來排輕鬆跑，{{next.duration}}左右，[guide]。',
    ],
    afterVeryLong: [
      '先休息幾天，再輕鬆跑 {{next.duration}}，[guide]。平常訓練，長跑跑到 {{next.longRun.duration}}就夠了。',
      '讓腿休息幾天，再從 {{next.duration}}開始，[guide]；長跑的效果多半在 {{next.longRun.duration}}以內。',
    ],
    pain: ['會痛就先別跑。走路、上下樓梯都不痛了再開始跑，一直沒好就去看醫師。'],
    restAfterSpike: [
      '先休息不跑，之後最多輕鬆跑 {{next.duration}}，[guide]；下次長跑別超過 {{next.longRun.distance}}，順利跑完再往上加。',
      '休息完只排短的輕鬆跑，{{next.duration}}，[guide]；先把 {{next.longRun.distance}}以內的長跑跑穩，再考慮更長的。',
    ],
    raceRecovery: [
      '接下來 {{next.recovery.days}} 天不排快的課表。先休息，再輕鬆跑，每次不超過 {{next.duration}}，[guide]。',
      '給自己 {{next.recovery.days}} 天，只休息或輕鬆跑，每次最多 {{next.duration}}，[guide]。',
    ],
    restTired: [
      '先排休息日。之後輕鬆跑 {{next.duration}}，[guide]，腿不重了再上強度。',
      '先停跑休息，再非常輕鬆地跑 {{next.duration}}，[guide]。',
    ],
    afterRace: [
      '比賽的疲勞還要幾天才會退：休息，或最多輕鬆跑 {{next.duration}}，[guide]。',
      '在比賽的疲勞退掉之前，只休息或輕鬆跑，每次最多 {{next.duration}}，[guide]。',
    ],
    lightDays: [
      '接下來幾天放輕一點：休息，或輕鬆跑 {{next.duration}}，[guide]，等週跑量回到平常的水準。',
      '接下來休息，或最多輕鬆跑 {{next.duration}}，[guide]；週跑量降下來之前，先不跑快也不跑長。',
      '先讓週跑量降下來，再考慮加量：休息，或輕鬆跑 {{next.duration}}，[guide]。',
    ],
    afterHard: [
      '接著輕鬆跑 {{next.duration}}，[guide]，或者休息。',
      '下次跑放輕鬆，最多 {{next.duration}}，[guide]。',
      '下次快跑之前，先休息，或輕鬆跑 {{next.duration}}，[guide]。',
    ],
    afterLong: [
      '接下來休息，或輕鬆跑 {{next.duration}}，[guide]。下次長跑最多 {{next.longRun.distance}}。',
      '接下來最多輕鬆跑 {{next.duration}}，[guide]，讓疲勞慢慢退掉；下次長跑上限 {{next.longRun.distance}}。',
    ],
    afterIntervalsFaded: [
      '接著輕鬆跑 {{next.duration}}，[guide]。再跑這份間歇時，第一趟從 {{interval.work.pace}}開始，剩下的力氣留到最後。',
      '接下來先輕鬆跑 {{next.duration}}，[guide]；下次再跑這份間歇時，第一趟照 {{interval.work.pace}}跑。',
    ],
    afterIntervalsEven: [
      '接著輕鬆跑 {{next.duration}}，[guide]。下次再跑這份間歇，可以用同樣的配速跑 {{next.repetition.count}} 趟。',
      '接下來先輕鬆跑 {{next.duration}}，[guide]；下次再跑這份間歇時，可以試試 {{next.repetition.count}} 趟。',
    ],
    easyAgain: [
      '再來個輕鬆跑，{{next.duration}}左右，[guide]。',
      '過幾天照這樣再跑 {{next.duration}}左右，[guide]。',
      '下次接著輕鬆跑 {{next.duration}}，[guide]；跑得規律比跑得用力重要。',
    ],
    afterRecovery: [
      '腿感覺輕快，就恢復平常的輕鬆跑，{{next.duration}}，[guide]；還很重就休息。',
      '還累就休息；不累的話，接下來輕鬆跑 {{next.duration}}，[guide]。',
    ],
    slowDown: [
      '下次輕鬆跑 {{next.duration}}，[guide]；覺得太慢，就對了。',
      '下次跑 {{next.duration}}，[guide]，讓手錶幫你壓住速度。',
    ],
    tempo: [
      '可以排節奏跑了：前後輕鬆跑，中間 {{next.tempo.duration}}跑 {{next.tempo.pace}}。',
      '下次適合節奏跑，{{next.tempo.duration}}，喘但穩得住，只能講短句。',
    ],
    intervals: [
      '輪到間歇了：{{next.interval.duration}} × {{next.interval.count}} 趟，配速 {{next.interval.pace}}，趟間慢跑一樣久。',
      '下次適合間歇，{{next.interval.duration}} × {{next.interval.count}} 趟，用每趟都能維持的力道，趟間慢跑一樣久。',
    ],
    long: [
      '該長跑了，最多 {{next.longRun.distance}}，[guide]。',
      '下次排長跑，不超過 {{next.longRun.distance}}，[guide]。',
    ],
    restart: [
      '休息過後再跑 {{next.duration}}，[guide]；先把週跑量加上來，再談配速。',
      '休息日過後再跑 {{next.duration}}，[guide]，直到覺得稀鬆平常為止。',
    ],
    afterWalk: [
      '腿感覺不錯的話，輕鬆跑 {{next.duration}}，[guide]。',
      '接下來可以照計畫跑；如果是輕鬆跑，就跑 {{next.duration}}，[guide]。',
    ],
    afterSevere: [
      '先休息幾天不跑，再輕鬆跑 {{next.duration}}，[guide]。',
      '先休息，吃好睡好；上下樓梯腿不痛了，再輕鬆跑 {{next.duration}}，[guide]。',
    ],
    afterCrossTraining: [
      '輕鬆跑 {{next.duration}}，[guide]，維持跑步的節奏。',
      '下次跑步先輕鬆跑 {{next.duration}}，[guide]。',
    ],
    recordAgain: ['輕鬆跑 {{next.duration}}，讓手錶從頭錄到尾，我就能看出更多。'],
  },
  guides: {
    pulse: '心率低於 {{next.heartRate.ceiling}}',
    pace: '配速在 {{next.pace.slow}}到 {{next.pace.fast}}之間',
    feel: '慢到能講完整句話',
    talk: '用能邊跑邊聊天的速度',
  },
};
