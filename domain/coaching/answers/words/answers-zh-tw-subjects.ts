import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_ZH_TW: AnswerBook['subjects'] = {
  'period.day': [
    '[period]你跑了 {{recent.[n].distance}}，花了 {{recent.[n].duration}}，平均 {{recent.[n].pace}}。',
    '[period]那次是 {{recent.[n].distance}}，{{recent.[n].duration}}，平均配速 {{recent.[n].pace}}。',
  ],
  'period.dayHeartRate': [
    '平均心率是 {{recent.[n].heartRate}}。',
    '心率平均 {{recent.[n].heartRate}}。',
  ],
  'period.none': ['[period]沒有你的跑步紀錄。', '我這裡沒有你[period]跑步的紀錄。'],
  'period.older': [
    '那次的紀錄不在我手邊，打開那筆紀錄再問我。',
    '從這裡看不到那次跑步，請到它的頁面問我。',
  ],
  'period.month': [
    '[period]你跑了 {{runner.calendarMonth.[n].runs}} 次，共 {{runner.calendarMonth.[n].distance}}，花了 {{runner.calendarMonth.[n].duration}}。',
    '[period]的跑量是 {{runner.calendarMonth.[n].distance}}，{{runner.calendarMonth.[n].runs}} 次，{{runner.calendarMonth.[n].duration}}。',
  ],
  'period.monthSingle': [
    '[period]你只跑了 {{runner.calendarMonth.[n].runs}} 次：{{runner.calendarMonth.[n].distance}}，花了 {{runner.calendarMonth.[n].duration}}。',
    '[period]的跑步只有 {{runner.calendarMonth.[n].runs}} 次，{{runner.calendarMonth.[n].distance}}，{{runner.calendarMonth.[n].duration}}。',
  ],
  'period.tooFar': [
    '我只知道你最近 {{runner.history.days}} 天的跑步，更早的算不進來。',
    '那段時間早於最近 {{runner.history.days}} 天，我看不到，所以沒辦法合計。',
  ],
  'effort.within': [
    '不會太快，確實很輕鬆：平均心率 {{heartRate.average}}，沒超過你輕鬆跑的上限 {{zone.easy.ceiling}}。',
    '這算輕鬆跑。平均心率 {{heartRate.average}}，低於輕鬆的上限 {{zone.easy.ceiling}}。',
  ],
  'effort.above': [
    '以輕鬆跑來說太快了：平均心率 {{heartRate.average}}，超過你的輕鬆上限 {{zone.easy.ceiling}}。',
    '強度偏高。輕鬆跑到 {{zone.easy.ceiling}} 為止，這次平均 {{heartRate.average}}。',
  ],
  'effort.pace': [
    '沒有心率，只能比配速：這次 {{pace.average}}，你平常的輕鬆跑是 {{runner.easyPace}}。',
    '我只能看配速：這次 {{pace.average}}，平常輕鬆跑 {{runner.easyPace}}。',
  ],
  'effort.unknown': [
    '這次沒有可靠的心率，能比的輕鬆跑也不夠，所以沒辦法判斷。',
    '要判斷這個，我需要心率，或再多幾次輕鬆跑來比。',
  ],
  'pulse.compared': [
    '這次平均心率 {{heartRate.average}}，你平常的輕鬆跑是 {{runner.easyHeartRate}}。',
    '平均 {{heartRate.average}}；平常輕鬆跑大多在 {{runner.easyHeartRate}}。',
  ],
  'pulse.notHigh': [
    '這次心率其實不高：平均 {{heartRate.average}}，你平常的輕鬆跑是 {{runner.easyHeartRate}}。',
    '平均 {{heartRate.average}}，沒有比你平常輕鬆跑的 {{runner.easyHeartRate}} 高。',
  ],
  'pulse.reasons': [
    '同樣的配速，天氣熱、上坡、沒睡好、壓力大或快感冒，心率都會變高。那天有哪一樣不同嗎？',
    '常見的原因是天氣熱、爬坡、睡眠不足、壓力或身體不舒服。那天是哪一種？',
  ],
  'taper.volume': [
    '賽前每週減一點量：從平常一週 {{runner.weeks.mean}}往下減，最後一週最少。',
    '減的是距離，不是跑步的日子：從平常的 {{runner.weeks.mean}}逐週往下減。',
  ],
  'taper.keep': [
    '留幾段短的比賽配速，最後一次長距離跑取消，不要嘗試新東西。',
    '跑步的日子照舊，加一點比賽配速，睡飽。',
  ],
  'scope.gear': [
    '跑鞋和裝備我不懂，到跑步專賣店試穿，請店員看看你的跑姿。',
    '裝備不在我的範圍裡，我看的是你的跑步紀錄。可以到專賣店試穿再選。',
  ],
  'scope.food': [
    '吃什麼我沒辦法建議，可以問營養師；比賽要用的東西先在練習時試過。',
    '飲食和補給我不懂，我看的是跑步紀錄。想用的補給先在練習時試。',
  ],
  'scope.weather': [
    '我看不到天氣預報。告訴我會多熱、會不會下雨，我可以說該怎麼跑。',
    '天氣我查不到。你告訴我氣溫和風，我來說怎麼跑。',
  ],
  'scope.record': [
    '各距離的最佳成績在「趨勢」裡的「最佳成績」。在這裡我可以說你現在大概能跑多少。',
    '最佳成績我在聊天裡查不到，請看「趨勢」裡的「最佳成績」。',
  ],
};
