import { FINDINGS_VI } from './words-vi-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_VI: WordBook = {
  openings: {
    'intervals.plain': ['Bài biến tốc {{interval.work.count}} × {{interval.work.length}}.'],
    'recovery.coolDown': [
      'Chạy hồi phục để thả lỏng sau phần nặng.',
      'Buổi chạy hồi phục khép lại ngày tập.',
    ],
    'easy.short': ['Buổi chạy nhẹ ngắn thôi.', 'Chạy nhẹ, ngắn và thoải mái.'],
    'long.brisk': ['Buổi chạy dài với pace không còn nhẹ.', 'Chạy dài, gần với pace marathon.'],
    'easy.feltHard': ['Theo pace là chạy nhẹ, nhưng bạn thấy nặng.'],
    'steady.feltHard': ['Buổi chạy đều mà bạn thấy nặng.'],
    'steady.feltEasy': ['Buổi chạy đều mà bạn thấy nhẹ.'],
    'unclear.feltHard': ['Không rõ mục đích buổi này, nhưng bạn thấy nặng.'],
    'unclear.feltEasy': ['Không rõ mục đích buổi này, nhưng bạn thấy nhẹ.'],
    'steady.unknown': [
      'Buổi chạy đều, chưa rõ nặng hay nhẹ với bạn.',
      'Buổi chạy đều, tôi chưa đánh giá được cường độ.',
    ],
    'intervals.settled': [
      'Bài biến tốc {{interval.work.count}} × {{interval.work.length}}, đều từ rep thứ hai.',
    ],
    'intervals.kick': [
      'Bài biến tốc {{interval.work.count}} × {{interval.work.length}}, nhanh nhất ở rep cuối.',
    ],
    'recovery.plain': [
      'Một buổi chạy hồi phục, vậy là vừa đủ.',
      'Buổi chạy hồi phục, ngắn và chậm.',
      'Chạy hồi phục, nhẹ nhàng cho cơ thể lại sức.',
    ],
    'recovery.afterHard': [
      'Chạy hồi phục sau ngày nặng, đúng lúc cần.',
      'Buổi chạy hồi phục hợp với ngày sau bài nặng.',
    ],
    'easy.held': [
      'Buổi chạy nhẹ đúng nghĩa.',
      'Chạy nhẹ và còn dư nhiều sức.',
      { text: 'Buổi chạy nhẹ thật sự, từ đầu đến cuối.', when: ['easyToTheEnd'] },
      { text: 'Chạy nhẹ, thong thả suốt cả buổi.', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      'Buổi chạy nhẹ nhưng hơi nặng.',
      'Chạy nhẹ nhưng thành ra mức vừa, không còn nhẹ.',
      'Buổi chạy nhẹ nhưng hơi tốn sức.',
    ],
    'easy.costly': [
      'Buổi chạy nhẹ nhưng tốn sức hơn mọi khi.',
      'Chạy nhẹ nhưng nhịp tim cao hơn mọi khi.',
    ],
    'easy.afterHard': [
      'Chạy nhẹ sau ngày tập nặng, đúng như nên làm.',
      'Buổi chạy nhẹ để thả lỏng sau ngày nặng.',
    ],
    'easy.plain': [
      'Chạy nhẹ, để nền sức bền chắc thêm một chút.',
      'Chạy nhẹ để tích lũy thêm quãng đường.',
      'Một buổi chạy nhẹ như mọi khi, tốt cho nền sức bền.',
      { text: 'Buổi chạy nhẹ, giữ được thói quen chạy.', when: ['hasRoutine'] },
    ],
    'easy.return': ['Chạy nhẹ để bắt nhịp trở lại.', 'Buổi chạy nhẹ đầu tiên sau khi nghỉ.'],
    'easy.first': [
      'Đây là buổi chạy nhẹ đầu tiên của bạn mà tôi được xem.',
      'Chạy nhẹ, để tôi làm quen với cách chạy của bạn.',
    ],
    'long.plain': ['Buổi chạy dài cho sức bền.', 'Chạy dài để tích lũy thêm nhiều cây số.'],
    'long.even': [
      'Buổi chạy dài với pace đều.',
      { text: 'Buổi chạy dài giữ đều đến cuối.', when: ['heldToFinish'] },
      { text: 'Chạy dài mà cuối buổi vẫn giữ được pace.', when: ['heldToFinish'] },
    ],
    'long.build': [
      'Buổi chạy dài càng về sau càng nhanh.',
      'Chạy dài mà vẫn để dành sức cho đoạn cuối.',
    ],
    'long.fade': [
      'Buổi chạy dài bị tụt pace về cuối.',
      { text: 'Chạy dài, đoạn cuối trở nên nặng nề.', when: ['heavyEnd'] },
    ],
    'long.further': [
      'Buổi chạy dài, dài hơn mức mấy tuần qua cho phép.',
      'Chạy dài, nhưng tăng quãng đường quá nhanh.',
    ],
    'long.beyond': [
      'Buổi chạy dài vượt xa buổi dài nhất gần đây.',
      'Chạy dài, vượt quá mức chuẩn bị gần đây.',
    ],
    'steady.plain': [
      'Buổi chạy đều, giữa chạy nhẹ và tempo.',
      'Chạy đều, nhanh hơn chạy nhẹ một chút.',
    ],
    'steady.even': ['Buổi chạy đều từ đầu đến cuối.', 'Chạy đều với pace rất ổn định.'],
    'tempo.plain': [
      'Một buổi tempo.',
      { text: 'Buổi tempo, mệt mà chịu được.', when: ['nearThreshold'] },
      { text: 'Buổi tempo để đẩy ngưỡng lên.', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['Buổi tempo chia thành {{interval.work.count}} đoạn.'],
    'tempo.even': [
      'Buổi tempo giữ vững từ đầu đến cuối.',
      'Buổi tempo với pace được kiểm soát tốt.',
    ],
    'tempo.build': ['Buổi tempo càng chạy càng chắc.'],
    'tempo.fade': ['Buổi tempo bị tụt pace giữa chừng.'],
    'intervals.even': [
      'Bài biến tốc {{interval.work.count}} × {{interval.work.length}}, rep nào cũng đều.',
      'Biến tốc {{interval.work.count}} × {{interval.work.length}}, chạy rất đều.',
    ],
    'intervals.build': [
      'Bài biến tốc {{interval.work.count}} × {{interval.work.length}}, càng về cuối càng nhanh.',
    ],
    'intervals.fade': [
      'Bài biến tốc {{interval.work.count}} × {{interval.work.length}}, vào hơi nhanh.',
      'Biến tốc {{interval.work.count}} × {{interval.work.length}}, về sau tụt dần.',
    ],
    'intervals.uneven': [
      'Bài biến tốc {{interval.work.count}} × {{interval.work.length}}, pace lúc nhanh lúc chậm.',
    ],
    'intervals.mixed': [
      'Bài biến tốc với {{interval.work.count}} đoạn nhanh dài ngắn khác nhau.',
      'Biến tốc theo cảm giác, {{interval.work.count}} đoạn nhanh.',
    ],
    'progression.plain': [
      'Buổi chạy tăng tốc dần, cuối nhanh hơn đầu.',
      { text: 'Buổi chạy tăng tốc dần, đoạn sau nhanh hơn đoạn trước.', when: ['eachPartFaster'] },
      { text: 'Chạy tăng tốc dần, lên từng nấc.', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      'Buổi chạy tăng tốc dần, nhịp tim cũng lên theo.',
      { text: 'Buổi chạy tăng tốc dần, đoạn cuối khá gắt.', when: ['hardFinish'] },
      { text: 'Chạy tăng tốc dần và kết thật mạnh.', when: ['hardFinish'] },
    ],
    'hills.repeats': ['Buổi chạy dốc, {{interval.work.count}} × {{interval.work.length}} lên dốc.'],
    'hills.plain': [
      'Buổi chạy dốc, đường lên xuống.',
      { text: 'Buổi chạy dốc, leo là chính.', when: ['climbsMatter'] },
      { text: 'Chạy dốc cho chân khỏe hơn.', when: ['climbsMatter'] },
    ],
    'hills.even': [
      'Buổi chạy dốc; trừ độ dốc ra thì pace khá đều.',
      { text: 'Chạy dốc theo mức gắng sức chứ không theo pace.', when: ['steadyPulse'] },
      { text: 'Buổi chạy dốc đều sức cả lên lẫn xuống.', when: ['steadyPulse', 'climbsBothWays'] },
    ],
    'hills.fade': ['Buổi chạy dốc với nửa sau chậm hơn.'],
    'race.plain': [
      'Có vẻ là một giải chạy, xét theo cự ly và cường độ.',
      { text: 'Chạy giải, đúng cường độ thi đấu.', when: ['racedHard'] },
      { text: 'Chạy giải, dốc sức từ đầu đến cuối.', when: ['racedHard'] },
    ],
    'race.even': ['Chạy giải, chia sức đều.', 'Chạy giải, giữ được cái đầu lạnh.'],
    'race.build': ['Chạy giải, nửa sau mạnh hơn.', 'Chạy giải, càng về sau càng nhanh.'],
    'race.fade': [
      'Chạy giải, nửa sau chậm lại.',
      { text: 'Chạy giải, nhanh nhất ở đoạn đầu.', when: ['fastestEarly'] },
      { text: 'Chạy giải, vào nhanh rồi phải gồng.', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': [
      'Buổi chạy phải dừng nhiều lần nhưng vẫn có ích.',
      'Buổi chạy vừa chạy vừa dừng.',
    ],
    'walk.plain': ['Buổi đi bộ nhẹ nhàng.', 'Đi bộ cho cơ thể vận động.'],
    'walk.long': ['Buổi đi bộ đủ dài để tính là tập luyện.'],
    'hike.plain': [
      'Buổi đi bộ leo dốc, cũng là tập luyện.',
      'Buổi đi bộ leo dốc với tổng độ leo khá lớn.',
    ],
    'run-walk.plain': [
      'Buổi chạy xen đi bộ.',
      { text: 'Buổi chạy xen đi bộ, luân phiên từng đoạn.', when: ['walksBetween'] },
    ],
    'mountain.race': ['Buổi chạy núi, cường độ và thời gian giống một giải chạy.'],
    'mountain.hard': ['Buổi chạy núi với cường độ cao.'],
    'mountain.plain': [
      'Buổi chạy núi, xem địa hình chứ không xem pace.',
      { text: 'Buổi chạy núi, leo là chính.', when: ['notDownhill'] },
      { text: 'Buổi chạy núi, xem độ leo chứ không xem pace.', when: ['notDownhill'] },
    ],
    'cross-training.ride': ['Tập bổ trợ bằng xe đạp.', 'Tập bổ trợ, lần này đạp xe.'],
    'cross-training.swim': ['Tập bổ trợ bằng bơi lội.'],
    'cross-training.strength': ['Tập bổ trợ: tập sức mạnh.'],
    'cross-training.mobility': ['Tập bổ trợ cho cơ thể linh hoạt.'],
    'cross-training.other': ['Tập bổ trợ, một môn khác ngoài chạy bộ.'],
    'cross-training.unnamed': ['Tập bổ trợ, tệp không ghi là môn gì.'],
    'unclear.saidEasy': ['Bạn ghi là chạy nhẹ; tệp không rõ mục đích nên tôi theo lời bạn.'],
    'unclear.saidLong': ['Bạn ghi là chạy dài; tệp không rõ mục đích nên tôi theo lời bạn.'],
    'unclear.saidTempo': ['Bạn ghi là chạy tempo; tệp không rõ mục đích nên tôi theo lời bạn.'],
    'unclear.saidIntervals': ['Bạn ghi là biến tốc; tệp không rõ mục đích nên tôi theo lời bạn.'],
    'unclear.saidRace': ['Bạn ghi là thi đấu; tệp không rõ mục đích nên tôi theo lời bạn.'],
    'unclear.broken': ['Tệp không đầy đủ nên tôi không rõ mục đích buổi này.'],
    'unclear.short': ['Buổi này ngắn quá nên tôi không rõ mục đích.'],
    'unclear.noDistance': ['Không có quãng đường nên tôi không rõ mục đích buổi này.'],
    'unclear.label': ['Giống chạy bộ nhưng không ghi là chạy, nên tôi không rõ mục đích.'],
    'unclear.fast': ['Gần như không ai chạy nhanh như vậy, nên tôi không rõ mục đích.'],
    'unclear.impossible': ['Có đoạn nhanh hơn sức người, nên tôi không rõ mục đích buổi này.'],
    'unclear.ride': ['Giống đạp xe hơn là chạy, nên tôi không rõ mục đích buổi này.'],
    'unclear.partRide': ['Có đoạn giống đi xe, nên tôi không rõ mục đích buổi này.'],
    'unclear.saidRide': ['Bạn ghi là đạp xe, tôi không xem đây là buổi chạy.'],
    'unclear.plain': [
      'Buổi này không hẳn thuộc loại nào, nên tôi không rõ mục đích.',
      'Không rõ mục đích của buổi này.',
    ],
  },
  findings: FINDINGS_VI,
  nextSteps: {
    easyNext: [
      'Buổi tới chạy nhẹ {{next.duration}}, [guide].',
      'Tiếp theo hãy chạy nhẹ, khoảng {{next.duration}}, [guide].',
    ],
    afterVeryLong: [
      'Bạn hãy nghỉ vài ngày, rồi quay lại bằng {{next.duration}} chạy nhẹ, [guide]. Để tập luyện, buổi chạy dài {{next.longRun.duration}} là đủ.',
      'Hãy cho chân nghỉ vài ngày rồi chạy lại {{next.duration}}, [guide]; buổi chạy dài có ích nhất khi không quá {{next.longRun.duration}}.',
    ],
    pain: [
      'Còn đau thì bạn chưa nên chạy. Khi đi bộ và lên xuống cầu thang không còn đau, hãy chạy lại; nếu đau kéo dài thì đi khám.',
    ],
    restAfterSpike: [
      'Hôm sau bạn hãy nghỉ, rồi chạy nhẹ tối đa {{next.duration}}, [guide]. Buổi chạy dài lần sau đừng quá {{next.longRun.distance}}; thấy ổn rồi hãy tăng thêm.',
      'Nghỉ trước, sau đó chạy nhẹ {{next.duration}}, [guide]. Hãy chạy dài trong mức {{next.longRun.distance}} cho quen rồi mới nghĩ đến xa hơn.',
    ],
    raceRecovery: [
      'Trong {{next.recovery.days}} ngày tới đừng chạy nhanh. Nghỉ trước, rồi chạy nhẹ tối đa {{next.duration}}, [guide].',
      'Bạn hãy dành {{next.recovery.days}} ngày chỉ để nghỉ và chạy nhẹ, mỗi buổi tối đa {{next.duration}}, [guide].',
    ],
    restTired: [
      'Bạn hãy nghỉ hẳn đã. Sau đó chạy nhẹ {{next.duration}}, [guide]; khi chân nhẹ lại hãy tập nặng.',
      'Nghỉ trước, rồi chạy thật nhẹ {{next.duration}}, [guide].',
    ],
    afterRace: [
      'Sau giải, chân còn cần vài hôm hồi phục: nghỉ, hoặc chạy nhẹ tối đa {{next.duration}}, [guide].',
      'Bạn cứ nghỉ hoặc chạy nhẹ cho đến khi hết mệt sau giải, mỗi buổi tối đa {{next.duration}}, [guide].',
    ],
    lightDays: [
      'Mấy ngày tới nên tập nhẹ thôi: nghỉ, hoặc chạy nhẹ {{next.duration}}, [guide], đến khi quãng đường mỗi tuần trở lại mức thường ngày.',
      'Buổi tới hãy nghỉ, hoặc chạy nhẹ tối đa {{next.duration}}, [guide]; chưa chạy nhanh hay chạy dài khi quãng đường trong tuần chưa giảm xuống.',
      'Hãy để quãng đường trong tuần giảm xuống đã rồi mới tăng tiếp: nghỉ, hoặc chạy nhẹ {{next.duration}}, [guide].',
    ],
    afterHard: [
      'Buổi tới chạy nhẹ {{next.duration}}, [guide], hoặc nghỉ.',
      'Buổi tới chạy thật nhẹ thôi, tối đa {{next.duration}}, [guide].',
      'Trước buổi nhanh tiếp theo, bạn hãy nghỉ hoặc chạy nhẹ {{next.duration}}, [guide].',
    ],
    afterLong: [
      'Bạn nên nghỉ, hoặc chạy nhẹ {{next.duration}}, [guide]. Buổi chạy dài lần sau tối đa {{next.longRun.distance}}.',
      'Hãy chạy nhẹ không quá {{next.duration}}, [guide], cho chân lại sức; buổi chạy dài lần sau đừng vượt {{next.longRun.distance}}.',
    ],
    afterIntervalsFaded: [
      'Buổi tới chạy nhẹ {{next.duration}}, [guide]. Khi tập lại bài này, hãy chạy rep đầu ở {{interval.work.pace}} và để dành sức cho cuối bài.',
      'Bạn chạy nhẹ {{next.duration}}, [guide]; bài biến tốc lần sau hãy chạy rep đầu ở {{interval.work.pace}}.',
    ],
    afterIntervalsEven: [
      'Buổi tới chạy nhẹ {{next.duration}}, [guide]. Lần sau tập lại bài biến tốc này, bạn có thể thử {{next.repetition.count}} rep ở cùng pace.',
      'Tiếp theo là buổi chạy nhẹ {{next.duration}}, [guide]. Khi tập lại bài biến tốc này, hãy thử {{next.repetition.count}} rep.',
    ],
    easyAgain: [
      'Buổi tới bạn lại chạy nhẹ khoảng {{next.duration}}, [guide].',
      'Vài hôm nữa lại chạy như vậy, chừng {{next.duration}}, [guide].',
      'Buổi tới cứ chạy nhẹ {{next.duration}} như vậy, [guide]; chạy đều đặn quan trọng hơn chạy mạnh.',
    ],
    afterRecovery: [
      'Nếu chân thấy khỏe, buổi tới chạy nhẹ như thường {{next.duration}}, [guide]; còn nặng chân thì nghỉ.',
      'Nếu còn mệt thì bạn nghỉ; nếu không, buổi tới chạy nhẹ {{next.duration}}, [guide].',
    ],
    slowDown: [
      'Buổi tới chạy {{next.duration}}, [guide]; thấy chậm quá là đúng rồi.',
      'Lần tới chạy {{next.duration}}, [guide], và nhìn đồng hồ để kìm lại.',
    ],
    tempo: [
      'Chân đã sẵn sàng cho bài tempo: {{next.tempo.duration}} ở {{next.tempo.pace}}, trước và sau chạy nhẹ.',
      'Buổi tới hợp với bài tempo: {{next.tempo.duration}} ở mức mệt mà giữ được, mỗi lần chỉ nói được vài từ.',
    ],
    intervals: [
      'Đến lượt biến tốc: {{next.interval.count}} × {{next.interval.duration}} ở {{next.interval.pace}}, giữa các rep chạy chậm lâu bằng chừng ấy.',
      'Buổi tới hợp với biến tốc: {{next.interval.count}} × {{next.interval.duration}} ở mức mà rep nào cũng giữ được, giữa các rep chạy chậm lâu bằng chừng ấy.',
    ],
    long: [
      'Đến lượt chạy dài: tối đa {{next.longRun.distance}}, [guide].',
      'Buổi tới là buổi chạy dài, không quá {{next.longRun.distance}}, [guide].',
    ],
    restart: [
      'Bạn hãy nghỉ cho khỏe. Buổi tới chạy {{next.duration}}, [guide]; chạy đều trở lại đã, pace tính sau.',
      'Hãy chạy cách ngày, mỗi buổi {{next.duration}}, [guide]; quen rồi hãy tăng.',
    ],
    afterWalk: [
      'Nếu chân thấy khỏe, bạn chạy nhẹ {{next.duration}}, [guide].',
      'Bạn cứ chạy theo kế hoạch; nếu là chạy nhẹ thì {{next.duration}}, [guide].',
    ],
    afterSevere: [
      'Bạn hãy nghỉ chạy vài ngày, rồi chạy nhẹ lại {{next.duration}}, [guide].',
      'Trước hết bạn hãy nghỉ, ăn và ngủ cho đủ; khi lên xuống cầu thang hết đau thì chạy nhẹ {{next.duration}}, [guide].',
    ],
    afterCrossTraining: [
      'Để giữ nhịp chạy, buổi tới bạn chạy nhẹ {{next.duration}}, [guide].',
      'Lần chạy tới hãy bắt đầu bằng {{next.duration}} chạy nhẹ, [guide].',
    ],
    firstRuns: [
      'Bạn nghỉ cho khỏe rồi chạy nhẹ lại {{next.duration}}, [guide]; chạy đều đặn có ích hơn chạy thật dài.',
      'Hãy chạy cách ngày {{next.duration}}, [guide], rồi mới tính chuyện dài hơn hay nhanh hơn.',
    ],
    runWalkAgain: [
      'Hãy chạy xen đi bộ cách ngày {{next.duration}}, [guide]; thấy nhẹ rồi thì kéo dài đoạn chạy thêm một chút.',
      'Buổi tới vẫn chạy xen đi bộ {{next.duration}}, [guide]; quen dần thì đoạn đi bộ sẽ tự ngắn lại.',
    ],
    askSport: ['Khi biết đó là môn gì, tôi mới nói được nên làm gì tiếp theo.'],
    recordAgain: [
      'Nếu bạn chạy nhẹ {{next.duration}} và để đồng hồ ghi từ đầu đến cuối, tôi sẽ nói được nhiều hơn.',
    ],
  },
  guides: {
    pulse: 'nhịp tim dưới {{next.heartRate.ceiling}}',
    pace: 'pace từ {{next.pace.fast}} đến {{next.pace.slow}}',
    feel: 'chậm đến mức nói được trọn câu',
    talk: 'ở tốc độ vừa chạy vừa trò chuyện được',
  },
};
