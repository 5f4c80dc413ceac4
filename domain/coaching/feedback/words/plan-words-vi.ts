import type { PlanWords } from '../word-book.ts';

export const PLAN_WORDS_VI: PlanWords = {
  weekdays: ['thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy', 'Chủ nhật'],
  sameDay: 'cuối ngày hôm đó',
  today: 'hôm nay',
  tomorrow: 'ngày mai',
  sessions: {
    recovery: 'buổi chạy hồi phục',
    easy: 'buổi chạy nhẹ',
    strides: 'buổi chạy nhẹ kèm strides',
    'run-walk': 'buổi chạy xen đi bộ',
    long: 'buổi chạy dài',
    'long-pace': 'buổi chạy dài có pace thi đấu',
    hills: 'buổi chạy dốc',
    tempo: 'buổi tempo',
    intervals: 'buổi biến tốc',
    repetitions: 'buổi rep ngắn, nhanh',
    'marathon-pace': 'buổi chạy pace marathon',
    test: 'buổi chạy test',
    race: 'giải',
  },
  amounts: [
    '{{planned.repeat.count}} × {{planned.repeat.length}}, tổng cộng {{planned.distance}}',
    '{{planned.distance}}',
    '{{planned.duration}}',
  ],
  targets: {
    pace: 'pace từ {{planned.pace.fast}} đến {{planned.pace.slow}}',
    pulse: 'nhịp tim từ {{planned.heartRate.low}} đến {{planned.heartRate.high}}',
    partPace: 'phần nhanh ở pace từ {{planned.pace.fast}} đến {{planned.pace.slow}}',
    partPulse: 'phần nặng ở nhịp tim từ {{planned.heartRate.low}} đến {{planned.heartRate.high}}',
  },
  feels: {
    'slower-than-easy': 'chậm hơn cả chạy nhẹ',
    'talk-in-sentences': 'chậm đến mức nói được trọn câu',
    'steady-and-controlled': 'đều và kiểm soát được',
    'comfortably-hard': 'phần nhanh ở mức mệt mà giữ được',
    'hard-but-even': 'nặng nhưng rep nào cũng đều',
    'quick-and-loose': 'nhanh và thả lỏng, nghỉ đủ',
    'strong-uphill': 'lên dốc mạnh, chạy nhẹ xuống',
    'all-you-have': 'nhanh nhất mà vẫn giữ đều',
    'race-patiently': 'vào chậm hơn bạn muốn',
  },
  compared: {
    repeatsKept: [
      'Bạn đã chạy đủ {{planned.own.repeat.count}} × {{planned.own.repeat.length}} như kế hoạch.',
      'Bạn đã hoàn thành {{planned.own.repeat.count}} × {{planned.own.repeat.length}} trong kế hoạch.',
    ],
    repeatsFewer: [
      'Kế hoạch là {{planned.own.repeat.count}} × {{planned.own.repeat.length}}, bạn chạy {{interval.work.count}} rep.',
    ],
    repeatsMore: [
      'Kế hoạch là {{planned.own.repeat.count}} × {{planned.own.repeat.length}}, bạn chạy {{interval.work.count}} rep, nhiều hơn kế hoạch.',
    ],
    rangeKept: [
      'Kế hoạch là {{planned.own.distance}}, bạn chạy {{distance.total}}, pace cũng trong khoảng đã định.',
      'Bạn chạy {{distance.total}} (kế hoạch {{planned.own.distance}}), pace trong khoảng đã định.',
    ],
    rangeFaster: [
      'Kế hoạch đặt pace từ {{planned.own.pace.fast}} đến {{planned.own.pace.slow}}; bạn chạy {{pace.average}}, nhanh hơn kế hoạch.',
    ],
    distanceKept: [
      'Kế hoạch là {{planned.own.distance}}, bạn chạy {{distance.total}}.',
      'Bạn chạy {{distance.total}}, còn kế hoạch là {{planned.own.distance}}.',
    ],
    distanceShort: [
      'Kế hoạch là {{planned.own.distance}}, bạn chạy {{distance.total}}, ít hơn kế hoạch.',
    ],
    distanceLong: [
      'Kế hoạch là {{planned.own.distance}}, bạn chạy {{distance.total}}, nhiều hơn kế hoạch.',
    ],
  },
  asPlanned: [
    'Trong kế hoạch, tiếp theo là [session] [day]: [amount], [target].',
    'Theo kế hoạch, [day] bạn có [session]: [amount], [target].',
  ],
  onDay: 'Kế hoạch của bạn [day] là [session]: [amount], [target].',
  restDay: 'Theo kế hoạch, [day] bạn không có buổi chạy nào.',
  week: 'Trong tuần này, kế hoạch còn: [list].',
  weekItem: '[session] [day] ([amount])',
  weekDone: 'Kế hoạch tuần này không còn buổi nào.',
  instead: {
    hard: [
      'Kế hoạch có [session] [day] ([amount]), nhưng như vậy quá gần buổi nặng vừa rồi. Bạn nên nghỉ hoặc chạy nhẹ {{next.duration}} thay vào đó, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
    tired: [
      'Kế hoạch có [session] [day] ([amount]), nhưng bạn chưa hồi phục. Bạn nên nghỉ hoặc chạy nhẹ {{next.duration}} thay vào đó, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
    jump: [
      'Kế hoạch có [session] [day] ([amount]), nhưng bạn vừa chạy nhiều hơn hẳn thường ngày. Bạn nên nghỉ hoặc chạy nhẹ {{next.duration}} thay vào đó, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
    week: [
      'Kế hoạch có [session] [day] ([amount]), nhưng gần đây bạn chạy nhiều hơn thường lệ. Nếu thấy mệt, bạn nên nghỉ hoặc chạy nhẹ {{next.duration}} thay vào đó, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
    race: [
      'Kế hoạch có [session] [day] ([amount]), nhưng chân bạn còn mệt sau giải. Bạn nên nghỉ hoặc chạy nhẹ {{next.duration}} thay vào đó, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
    severe: [
      'Kế hoạch có [session] [day] ([amount]), nhưng sau buổi này cơ thể cần nghỉ vài ngày. Bạn nên nghỉ đã, rồi chạy nhẹ {{next.duration}}, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
    return: [
      'Kế hoạch có [session] [day] ([amount]), nhưng bạn vừa nghỉ chạy một thời gian. Bạn nên chạy nhẹ {{next.duration}} thay vào đó, [guide]. Kế hoạch vẫn giữ nguyên cho đến khi bạn đổi.',
    ],
  },
};
