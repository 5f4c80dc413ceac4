import { FINDINGS_ZH_TW } from './words-zh-tw-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_ZH_TW: WordBook = {
  openings: {
    'intervals.plain': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，各趟差異不大。',
    ],
    'recovery.coolDown': ['強度課之後的恢復跑，當作緩和。', '用恢復跑幫當天的訓練收尾。'],
    'easy.short': ['短短的輕鬆跑，這樣就夠。', '輕鬆跑，點到為止。'],
    'long.brisk': ['這次長距離跑，配速已經不算輕鬆。', '長距離跑，跑得不算慢。'],
    'easy.feltHard': ['配速是輕鬆跑，你卻覺得吃力。'],
    'steady.feltHard': ['這次穩定跑，你覺得吃力。'],
    'steady.feltEasy': ['這次穩定跑，你覺得輕鬆。'],
    'unclear.feltHard': ['看不出這次想練什麼，不過你覺得吃力。'],
    'unclear.feltEasy': ['看不出這次想練什麼，不過你覺得輕鬆。'],
    'steady.unknown': ['穩定跑，強度高不高還不好說。', '這次穩定跑的強度，我還沒辦法判斷。'],
    'intervals.settled': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，第一趟之後都很穩。',
    ],
    'intervals.kick': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，最後一趟最快。',
    ],
    'recovery.plain': [
      '恢復跑，這樣就夠了。',
      '跑得短也跑得慢，恢復跑就該這樣。',
      '恢復跑，讓身體緩一緩。',
    ],
    'recovery.afterHard': ['強度課之後的恢復跑，排得剛好。', '強度課隔天跑恢復跑，剛剛好。'],
    'easy.held': [
      '這次輕鬆跑，真的跑得很輕鬆。',
      '體力留得很夠，輕鬆跑就該這樣。',
      { text: '輕鬆跑，從頭到尾都壓住了。', when: ['easyToTheEnd'] },
      { text: '全程從容，輕鬆跑就是要這樣。', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      '這次輕鬆跑，跑得有點太用力。',
      '輕鬆跑不知不覺跑成中等強度。',
      '輕鬆跑，力氣用得有點多。',
    ],
    'easy.costly': ['這次輕鬆跑比平常更費力。', '輕鬆跑，心率比平常高一些。'],
    'easy.afterHard': ['強度課隔天的輕鬆跑，安排得對。', '強度課之後接著輕鬆跑，剛剛好。'],
    'easy.plain': [
      '輕鬆跑，有氧底子又紮實了一點。',
      '這次輕鬆跑，跑量又累積了一些。',
      '平平常常的輕鬆跑，正好打底。',
      { text: '輕鬆跑，跑步的習慣維持得不錯。', when: ['hasRoutine'] },
    ],
    'easy.return': ['重新開跑了，從輕鬆跑開始。', '停跑之後的第一次輕鬆跑。'],
    'easy.first': ['第一次看到你的輕鬆跑，先認識一下。', '輕鬆跑，我先從這次開始認識你。'],
    'long.plain': ['長距離跑，練的是耐力。', '這次長距離跑又累積了不少跑量。'],
    'long.even': [
      '長距離跑，配速很平穩。',
      { text: '長距離跑，配速穩到最後。', when: ['heldToFinish'] },
      { text: '這次長距離跑，到尾段都撐住了。', when: ['heldToFinish'] },
    ],
    'long.build': ['這次長距離跑越跑越快。', '長距離跑，尾段還留有力氣。'],
    'long.fade': [
      '這次長距離跑，後段掉速。',
      { text: '長距離跑，最後變得吃力。', when: ['heavyEnd'] },
    ],
    'long.further': ['長距離跑，距離超出最近的訓練基礎。', '長距離跑，一下子加太多。'],
    'long.beyond': [
      '這次長距離跑，比最近最遠那次多了不少。',
      '長距離跑，最近的訓練還撐不起這個距離。',
    ],
    'steady.plain': ['穩定跑，介於輕鬆跑和節奏跑之間。', '這次穩定跑帶點力道。'],
    'steady.even': ['這次穩定跑，配速很平穩。', '穩定跑，配速始終如一。'],
    'tempo.plain': [
      '這次跑的是節奏跑。',
      { text: '節奏跑，有點喘又撐得住。', when: ['nearThreshold'] },
      { text: '這次節奏跑，能拉高閾值。', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['節奏跑，分成 {{interval.work.count}} 段。'],
    'tempo.even': ['這次節奏跑，全程穩住了。', '節奏跑，配速控制得很好。'],
    'tempo.build': ['這次節奏跑越跑越有力。'],
    'tempo.fade': ['這次節奏跑，中途掉速。'],
    'intervals.even': [
      '間歇 {{interval.work.length}} × {{interval.work.count}} 趟，每趟都跑得很穩。',
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
      '漸速跑，後段比前段快。',
      { text: '一段比一段快，漸速跑就該這樣。', when: ['eachPartFaster'] },
      { text: '漸速跑，配速慢慢往上加。', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      '漸速跑，心率跟著配速上去了。',
      { text: '這次漸速跑，收尾吃力。', when: ['hardFinish'] },
      { text: '漸速跑，最後一段跑得很拚。', when: ['hardFinish'] },
    ],
    'hills.repeats': ['坡道跑，上坡 {{interval.work.length}} × {{interval.work.count}} 趟。'],
    'hills.plain': [
      '坡道跑，路線有起伏。',
      { text: '坡道跑，重點是爬坡。', when: ['climbsMatter'] },
      { text: '這次坡道跑，練的是腿力。', when: ['climbsMatter'] },
    ],
    'hills.even': [
      '路有起伏，這次坡道跑節奏沒亂。',
      { text: '坡道跑，靠的是體感，不是配速。', when: ['steadyPulse'] },
      { text: '坡道跑，上下坡力道都很平均。', when: ['steadyPulse', 'climbsBothWays'] },
    ],
    'hills.fade': ['這次坡道跑，後半慢了下來。'],
    'race.plain': [
      '從距離和強度看，是一場比賽。',
      { text: '這次跑出了比賽的強度。', when: ['racedHard'] },
      { text: '一場比賽，從頭拚到尾。', when: ['racedHard'] },
    ],
    'race.even': ['這場比賽，體力分配得很平均。', '一場比賽，跑得很穩。'],
    'race.build': ['這場比賽，後半更強。', '一場比賽，後段追了上來。'],
    'race.fade': [
      '這場比賽，後半慢了下來。',
      { text: '一場比賽，前段最快。', when: ['fastestEarly'] },
      { text: '一場比賽，開頭快，後面苦撐。', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': ['跑跑停停，不過還是練到了。', '跑跑停停，中途停了不少次。'],
    'walk.plain': ['健走，活動活動身體。', '健走，讓腿放鬆一下。'],
    'walk.long': ['這次健走走得夠久，算得上訓練。'],
    'hike.plain': ['健行，有爬升，算得上訓練。', '這次健行，爬升不少。'],
    'run-walk.plain': [
      '跑走交替，跑和走都算數。',
      { text: '跑走交替，跑一段走一段。', when: ['walksBetween'] },
      { text: '跑走交替，中間穿插走路。', when: ['walksBetween'] },
    ],
    'mountain.race': ['跑山，從強度和時間來看是一場比賽。'],
    'mountain.hard': ['這次跑山，強度很高。'],
    'mountain.plain': [
      '跑山，看地形，不看配速。',
      { text: '跑山，重點是爬升。', when: ['notDownhill'] },
      { text: '跑山，看爬升，不看配速。', when: ['notDownhill'] },
    ],
    'cross-training.ride': ['交叉訓練，這次是騎車。', '交叉訓練，換成騎車。'],
    'cross-training.swim': ['交叉訓練，這次是游泳。'],
    'cross-training.strength': ['交叉訓練，練的是肌力。'],
    'cross-training.mobility': ['交叉訓練，伸展身體。'],
    'cross-training.other': ['交叉訓練，換個項目動一動。'],
    'cross-training.unnamed': ['紀錄裡沒寫是什麼運動，先算作交叉訓練。'],
    'unclear.saidEasy': ['你記的是輕鬆跑；光看紀錄看不出這次想練什麼，就照你說的來看。'],
    'unclear.saidLong': ['你記的是長距離跑；光看紀錄看不出這次想練什麼，就照你說的來看。'],
    'unclear.saidTempo': ['你記的是節奏跑；光看紀錄看不出這次想練什麼，就照你說的來看。'],
    'unclear.saidIntervals': ['你記的是間歇；光看紀錄看不出這次想練什麼，就照你說的來看。'],
    'unclear.saidRace': ['你記的是比賽；光看紀錄看不出這次想練什麼，就照你說的來看。'],
    'unclear.broken': ['檔案不完整，看不出這次想練什麼。'],
    'unclear.short': ['時間太短，看不出這次想練什麼。'],
    'unclear.noDistance': ['沒有距離，看不出這次想練什麼。'],
    'unclear.label': ['沒記成跑步，動作卻像跑步，看不出這次想練什麼。'],
    'unclear.fast': ['這個距離幾乎沒人跑這麼快，看不出這次想練什麼。'],
    'unclear.impossible': ['有一段快到沒人跑得出來，看不出這次想練什麼。'],
    'unclear.ride': ['比起跑步更像騎車，看不出這次想練什麼。'],
    'unclear.partRide': ['有一段像是騎車或搭車，看不出這次想練什麼。'],
    'unclear.saidRide': ['你記的是騎車，就不當跑步來看。'],
    'unclear.plain': ['哪一類都不太像，看不出這次想練什麼。', '看不出這次想練的是什麼。'],
  },
  findings: FINDINGS_ZH_TW,
  nextSteps: {
    easyNext: [
      '下次來個輕鬆跑，{{next.duration}}，[guide]。',
      '接下來排輕鬆跑，{{next.duration}}左右，[guide]。',
      '下次再輕鬆跑 {{next.duration}}就夠。',
    ],
    afterVeryLong: [
      '先休息幾天，再輕鬆跑 {{next.duration}}，[guide]。平常訓練，長距離跑到 {{next.longRun.duration}}就夠了。',
      '讓腿休息幾天，再從 {{next.duration}}的輕鬆跑開始；長距離跑的效果多半在 {{next.longRun.duration}}以內。',
    ],
    pain: ['會痛就先別跑。走路、上下樓梯都不痛了再開始跑，一直沒好就去看醫師。'],
    restAfterSpike: [
      '先休息不跑，之後最多輕鬆跑 {{next.duration}}，[guide]；下次長距離跑別超過 {{next.longRun.distance}}，順利跑完再往上加。',
      '休息完只排短的輕鬆跑，{{next.duration}}就好；{{next.longRun.distance}}以內的長距離先跑穩，再考慮更長的。',
    ],
    raceRecovery: [
      '接下來 {{next.recovery.days}} 天不排強度課。先休息，再輕鬆跑，每次不超過 {{next.duration}}，[guide]。',
      '給自己 {{next.recovery.days}} 天，只休息或輕鬆跑，每次最多 {{next.duration}}。',
    ],
    restTired: [
      '先排休息日。之後輕鬆跑 {{next.duration}}，[guide]，腿不重了再排強度課。',
      '先停跑休息，再非常輕鬆地跑 {{next.duration}}。',
    ],
    afterRace: [
      '比賽的疲勞還要幾天才會退：休息，或最多輕鬆跑 {{next.duration}}。',
      '在比賽的疲勞退掉之前，只休息或輕鬆跑，每次最多 {{next.duration}}，[guide]。',
    ],
    lightDays: [
      '接下來幾天放輕一點：休息，或輕鬆跑 {{next.duration}}，[guide]，等週跑量回到平常的水準。',
      '接下來休息，或最多輕鬆跑 {{next.duration}}；週跑量降下來之前，先不跑快也不跑長。',
      '先讓週跑量降下來，再考慮加量：休息，或輕鬆跑 {{next.duration}}。',
    ],
    afterHard: [
      '接下來休息，或者輕鬆跑 {{next.duration}}，[guide]。',
      '下次放輕鬆跑，最多 {{next.duration}}。',
      '下次快跑之前，先休息，或輕鬆跑 {{next.duration}}。',
    ],
    afterLong: [
      '接下來休息，或輕鬆跑 {{next.duration}}，[guide]。下次長距離跑最多 {{next.longRun.distance}}。',
      '接下來最多輕鬆跑 {{next.duration}}，讓疲勞慢慢退掉；下次長距離跑上限 {{next.longRun.distance}}。',
    ],
    afterIntervalsFaded: [
      '下次輕鬆跑 {{next.duration}}，[guide]。之後再跑這份間歇課表，第一趟從 {{interval.work.pace}}開始，剩下的力氣留到最後。',
      '接下來先輕鬆跑 {{next.duration}}；下次再跑這份間歇課表時，第一趟抓 {{interval.work.pace}}跑。',
    ],
    afterIntervalsEven: [
      '下次輕鬆跑 {{next.duration}}。之後再跑這份間歇課表，可以用同樣的配速跑 {{next.repetition.count}} 趟。',
      '接下來先輕鬆跑 {{next.duration}}，[guide]；下次再跑這份間歇課表時，可以試試 {{next.repetition.count}} 趟。',
    ],
    easyAgain: [
      '再來個輕鬆跑，{{next.duration}}左右，[guide]。',
      '過幾天照這樣再跑 {{next.duration}}左右。',
      '下次接著輕鬆跑 {{next.duration}}，[guide]；跑得規律比跑得用力重要。',
    ],
    afterRecovery: [
      '腿感覺輕快，就恢復平常的輕鬆跑，{{next.duration}}，[guide]；還是很重就休息。',
      '還累就休息；不累的話，接下來輕鬆跑 {{next.duration}}。',
    ],
    slowDown: [
      '下次輕鬆跑 {{next.duration}}，[guide]；覺得太慢，那就對了。',
      '下次跑 {{next.duration}}，[guide]，讓手錶幫你壓住速度。',
    ],
    tempo: [
      '可以排節奏跑了：前後輕鬆跑，中間 {{next.tempo.duration}}跑 {{next.tempo.pace}}。',
      '下次適合節奏跑，{{next.tempo.duration}}，喘但穩得住，只講得出幾個字。',
    ],
    intervals: [
      '輪到間歇了：{{next.interval.duration}} × {{next.interval.count}} 趟，配速 {{next.interval.pace}}，趟間慢跑一樣久。',
      '下次適合間歇，{{next.interval.duration}} × {{next.interval.count}} 趟，用每趟都能維持的力道，趟間慢跑一樣久。',
    ],
    long: [
      '該安排長距離跑了，最多 {{next.longRun.distance}}，[guide]。',
      '下次排長距離跑，不超過 {{next.longRun.distance}}，用輕鬆的力道跑。',
    ],
    restart: [
      '先休息好，下次跑 {{next.duration}}，[guide]；週跑量恢復了，再談配速。',
      '接下來隔天跑，每次 {{next.duration}}，[guide]，跑習慣了再加量。',
    ],
    afterWalk: [
      '腿感覺不錯的話，輕鬆跑 {{next.duration}}，[guide]。',
      '接下來照原本的安排跑就好；如果是輕鬆跑，就跑 {{next.duration}}。',
    ],
    afterSevere: [
      '先休息幾天不跑，再輕鬆跑 {{next.duration}}，[guide]。',
      '先休息，吃好睡好；上下樓梯腿不痛了，再輕鬆跑 {{next.duration}}。',
    ],
    afterCrossTraining: [
      '接下來輕鬆跑 {{next.duration}}，維持跑步的節奏。',
      '下次跑步先輕鬆跑 {{next.duration}}，[guide]。',
    ],
    firstRuns: [
      '先休息，再輕鬆跑 {{next.duration}}，[guide]；平常多跑幾次，比偶爾跑很久更有用。',
      '隔天再跑 {{next.duration}}，[guide]；先別急著加長或加快。',
    ],
    runWalkAgain: [
      '隔天再跑走交替，共 {{next.duration}}；覺得輕鬆了，再把跑的部分加長一點。',
      '下次還是跑跑走走，總共 {{next.duration}}，[guide]；習慣以後，走的部分會慢慢變少。',
    ],
    askSport: ['知道是什麼運動，我才好說接下來怎麼安排。'],
    recordAgain: ['下次輕鬆跑 {{next.duration}}，讓手錶從頭記到尾，我就能看出更多。'],
  },
  guides: {
    pulse: '心率低於 {{next.heartRate.ceiling}}',
    pace: '配速在 {{next.pace.slow}}到 {{next.pace.fast}}之間',
    feel: '慢到講話不會喘',
    talk: '能邊跑邊聊天就好',
  },
};
