import type { WordBook } from '../word-book.ts';

export const FINDINGS_VI: WordBook['findings'] = {
  'zones.edge': [
    'Nhịp tim trung bình {{heartRate.average}} nằm ngay giới hạn trên của mức nhẹ ({{zone.easy.ceiling}}); thấp hơn chút nữa vẫn có ích như vậy.',
    'Nhịp tim trung bình {{heartRate.average}}, sát giới hạn của mức nhẹ ({{zone.easy.ceiling}}), gặp dốc hay trời nóng là vượt ngay.',
  ],
  'long.pulse': [
    'Có {{zone.aboveEasy.share}} thời gian nhịp tim trên {{zone.easy.ceiling}}; chạy dài dưới mức đó thì sức bền vẫn tăng như vậy mà mau lại sức hơn.',
  ],
  'tempo.calm': [
    'Nửa sau của đoạn tempo, nhịp tim là {{tempo.second.heartRate}}, gần như không cao hơn nửa đầu, nên bạn giữ được pace này.',
  ],
  'tempo.climb': [
    'Pace giữ nguyên mà nhịp tim leo từ {{tempo.first.heartRate}} lên {{tempo.second.heartRate}}; chậm hơn một chút vẫn là bài ngưỡng.',
  ],
  'intervals.spread': [
    'Các rep nằm trong khoảng {{interval.work.fastest.pace}} đến {{interval.work.slowest.pace}}; lần sau hãy cố thu hẹp khoảng này.',
  ],
  'unclear.swings': [
    'Pace từng km dao động từ {{split.fastest.pace}} đến {{split.slowest.pace}}, không theo một kiểu nào rõ ràng.',
    'Pace đổi liên tục giữa {{split.fastest.pace}} và {{split.slowest.pace}}, khó xếp vào loại nào.',
  ],
  'drift.none': [
    'Ở nửa sau, cùng pace mà nhịp tim không tăng: cự ly này nằm gọn trong sức bền của bạn.',
    'Pace và nhịp tim đi cùng nhau qua cả hai nửa, cho thấy bạn đủ sức bền.',
  ],
  'steady.gray': [
    '{{pace.average}} nằm giữa mức nhẹ ({{vdot.pace.easyFast}}) và ngưỡng ({{vdot.pace.threshold}}): chạy thì dễ chịu, nhưng không giúp nghỉ mà cũng chưa phải bài nặng.',
    'Theo kết quả thi đấu, mức nhẹ dừng ở {{vdot.pace.easyFast}}, ngưỡng là {{vdot.pace.threshold}}; chạy mãi ở khoảng giữa như {{pace.average}} thì mệt thêm nhiều hơn là nhanh lên.',
  ],
  'steady.pulse': [
    'Có {{zone.aboveEasy.share}} thời gian nhịp tim trên {{zone.easy.ceiling}}, nên đây không phải ngày nghỉ; khi xếp lịch tuần hãy tính cả buổi này.',
  ],
  'steady.nearThreshold': [
    '{{pace.average}} sát ngưỡng {{vdot.pace.threshold}} suy ra từ kết quả thi đấu, nên với cơ thể, buổi này nặng như tempo.',
  ],
  'compare.aboveEasyRange': [
    'Theo kết quả thi đấu, mức nhẹ dừng ở {{vdot.pace.easyFast}}; {{pace.average}} nhanh hơn thế, mà chạy chậm lại vẫn có ích như vậy.',
    '{{pace.average}} đã ra khỏi mức nhẹ suy ra từ kết quả thi đấu ({{vdot.pace.easyFast}} hoặc chậm hơn).',
  ],
  'long.fast': [
    '{{pace.average}} gần với pace marathon {{vdot.pace.marathon}} dự đoán từ kết quả thi đấu, nên mệt như bài nặng.',
    '{{pace.average}} sát pace marathon dự đoán ({{vdot.pace.marathon}}): bài tập tốt, nhưng phải nghỉ hồi phục cho đủ.',
  ],
  'context.afterHard': [
    'Hôm trước tập nặng, hôm nay chạy nhẹ: xếp như vậy là đúng.',
    'Ngày nặng rồi đến ngày nhẹ, để cơ thể kịp hồi phục.',
  ],
  'context.hardAgain': [
    'Hôm trước đã nặng, hôm nay lại nặng; cơ thể khỏe lên nhờ những ngày nhẹ ở giữa.',
    'Lại là ngày nặng liền nhau; thiếu ngày nhẹ ở giữa thì mệt thêm nhiều hơn là khỏe lên.',
  ],
  'context.afterRace': [
    'Buổi này rơi vào những ngày cơ thể còn cần hồi phục sau giải; chân khỏe lại rồi hãy tập nặng thì lợi hơn.',
    'Tập nặng khi chân chưa hồi phục sau giải thì mệt thêm nhiều hơn là khỏe lên.',
  ],
  'habit.regular': [
    'Đây là buổi thứ {{history.monthRuns}} trong {{window.month.days}} ngày, chạy đều đặn như vậy mới tiến bộ.',
    '{{history.monthRuns}} buổi trong {{window.month.days}} ngày: chạy đều có ích hơn một buổi thật mạnh.',
  ],
  'habit.sparse': [
    '{{window.month.days}} ngày mới có {{history.monthRuns}} buổi; mỗi tuần thêm một buổi ngắn có ích hơn là kéo dài buổi hôm nay.',
    '{{history.monthRuns}} buổi trong {{window.month.days}} ngày thì buổi nào cũng như bắt đầu lại; chạy thường xuyên hơn một chút thì buổi nào cũng nhẹ hơn.',
  ],
  'intervals.settled': [
    'Rep mở đầu {{interval.work.first.pace}} còn đang dò pace, các rep sau nằm gọn trong khoảng {{interval.work.fastest.pace}} đến {{interval.work.laterSlowest.pace}}.',
    'Sau rep mở đầu {{interval.work.first.pace}}, các rep còn lại giữ {{interval.work.fastest.pace}}–{{interval.work.laterSlowest.pace}}; nếu chạy vài đoạn strides trước đó, rep mở đầu sẽ theo kịp.',
  ],
  'intervals.kick': [
    'Riêng rep cuối vọt lên {{interval.work.last.pace}}, trong khi rep chậm nhất là {{interval.work.slowest.pace}}; sức dư đó có thể chia đều ra.',
  ],
  'intervals.dose': [
    'Tổng cộng bạn chạy nhanh {{interval.work.duration}} ở {{interval.work.pace}}; lần sau hãy so con số này, đừng so trung bình cả buổi.',
    'Các đoạn nhanh cộng lại được {{interval.work.duration}}, trung bình {{interval.work.pace}}.',
  ],
  'tempo.blocks': [
    'Các đoạn nhanh cộng lại được {{tempo.duration}} ở {{tempo.pace}}, vừa đủ để luyện ngưỡng.',
    'Tổng cộng {{tempo.duration}} ở {{tempo.pace}}; chia ra như vậy thì giữ được pace lâu hơn.',
  ],
  'tempo.faster': [
    'Trong đoạn nhanh, bạn tăng từ {{tempo.first.pace}} lên {{tempo.second.pace}}; chạy tempo như vậy là tốt.',
    'Vào ở {{tempo.first.pace}}, kết thúc ở {{tempo.second.pace}}: cách chạy tempo chắc chắn nhất.',
  ],
  'hills.equalEffort': [
    'Trừ phần leo {{altitude.ascent}} ra, cả hai nửa đều {{half.first.gradedPace}}: đường lên xuống mà nhịp chạy vẫn đều.',
  ],
  'record.partial': [
    'Có phần trong tệp không đọc được, nên tôi chỉ nhận xét {{duration.read}} còn giữ được.',
    'Tệp bị hỏng vài chỗ; tôi chỉ dựa vào phần đọc được.',
  ],
  'record.indoor': [
    'Khi chạy trong nhà, quãng đường do đồng hồ ước lượng, nên pace chỉ là tương đối.',
    'Quãng đường trong nhà chỉ là ước lượng, bạn xem pace để tham khảo thôi.',
  ],
  'record.impossible': [
    'Đoạn đó có vẻ là đi xe hoặc mất sóng GPS, nên tôi không xét pace. Nếu có đi xe, lần sau nhớ dừng đồng hồ trước.',
  ],
  'record.short': ['Bản ghi chỉ có {{duration.elapsed}}, ngắn quá nên chưa xem được gì.'],
  'record.noDistance': ['Bản ghi không có quãng đường nên không xem được pace hay từng km.'],
  'help.heartRate': [
    'Nếu có nhịp tim, tôi còn biết buổi này nặng đến mức nào với bạn.',
    'Có nhịp tim thì mới biết buổi này tốn bao nhiêu sức.',
  ],
  'history.first': [
    'Bạn lấy buổi này làm mốc nhé: {{distance.total}}, pace {{pace.average}}. Vài tuần nữa chạy một buổi tương tự xem có nhẹ hơn không.',
    'Bạn chạy {{distance.total}} với pace {{pace.average}}. Vài tuần nữa chạy tương tự mà thấy nhẹ hơn là bạn đã tiến bộ.',
  ],
  'history.arriving': [
    'Các buổi chạy cũ của bạn vẫn đang được tải về; khi xong, tôi sẽ so buổi này với các tuần trước.',
    'Các buổi trước còn đang về. Khi đủ, tôi sẽ nói buổi này nằm ở đâu so với các tuần của bạn.',
  ],
  'return.break': [
    'Bạn chạy lại sau {{history.daysSinceRun}} ngày nghỉ; tim phổi lấy lại nhanh, còn gân thì chậm hơn.',
    'Sau {{history.daysSinceRun}} ngày nghỉ, tim phổi bắt nhịp lại sớm nhưng đôi chân cần thêm thời gian.',
  ],
  'zones.easyHeld': [
    'Nhịp tim phần lớn nằm dưới {{zone.easy.ceiling}}, đủ để tăng sức bền mà không mệt.',
    {
      text: 'Gần như suốt buổi, nhịp tim dưới {{zone.easy.ceiling}}, ít tốn sức nên chạy thường xuyên được.',
      when: ['nearlyAllEasy'],
    },
    {
      text: 'Trong {{zone.easy.share}} thời gian, nhịp tim dưới {{zone.easy.ceiling}}, đủ nhẹ để không làm bạn mệt.',
      when: ['mostlyEasy'],
    },
    {
      text: 'Nhịp tim dưới {{zone.easy.ceiling}} trong {{zone.easy.share}} thời gian, đủ để tăng sức bền mà không mệt.',
      when: ['mostlyEasy'],
    },
  ],
  'zones.easyExceeded': [
    'Có {{zone.aboveEasy.share}} thời gian nhịp tim vượt {{zone.easy.ceiling}}: quá nặng để hồi phục mà chưa đủ để luyện tốc độ.',
    'Nhịp tim trên {{zone.easy.ceiling}} chiếm {{zone.aboveEasy.share}} buổi, nên buổi nặng kế tiếp dễ bị đuối.',
  ],
  'drift.low': [
    'Giữa hai nửa, nhịp tim và pace chỉ lệch nhau {{drift.percent}}, nên cự ly này nằm trong sức bền của bạn.',
    'Độ trôi nhịp tim chỉ {{drift.percent}}: cùng pace mà nhịp tim hầu như không tăng, cự ly này vừa sức bạn.',
  ],
  'drift.high': [
    'Ở nửa sau, cùng nhịp tim nhưng tốc độ giảm {{drift.percent}}; chân mỏi, trời nóng hay thiếu nước là lý do thường gặp.',
    'Cùng pace mà nhịp tim tăng {{drift.percent}}, nên đoạn sau thực ra nặng hơn.',
  ],
  'drift.warm': [
    'Lúc đó trời {{temperature.weather}}, độ ẩm {{humidity.percent}}; nóng như vậy thì độ trôi {{drift.percent}} chưa nói lên gì về thể lực.',
  ],
  'compare.pulseLower': [
    'Pace vẫn như mọi buổi nhẹ, mà nhịp tim chỉ {{heartRate.average}} trong khi gần đây là {{history.easyHeartRate}}: cùng pace mà đỡ tốn sức hơn.',
    'Cùng pace này, nhịp tim trước là {{history.easyHeartRate}}, nay chỉ {{heartRate.average}}: đó là tiến bộ.',
  ],
  'compare.pulseHigher': [
    'Bạn chạy không nhanh hơn mọi khi mà nhịp tim lên {{heartRate.average}}, gần đây là {{history.easyHeartRate}}; thiếu ngủ, nóng hay mệt thường lộ ra ở nhịp tim trước.',
    'Bạn không chạy nhanh hơn, nhưng nhịp tim lên {{heartRate.average}} thay vì {{history.easyHeartRate}}; có lẽ cơ thể đã hơi mệt từ trước.',
  ],
  'compare.slower': [
    'Chậm hơn các buổi nhẹ gần đây ({{history.easyPace}}), nhưng ngày nhẹ thì chậm cũng không sao.',
    'Chậm hơn mức {{history.easyPace}} quen thuộc: chạy nhẹ tính bằng thời gian, không tính bằng pace.',
  ],
  'compare.faster': [
    'Các buổi nhẹ gần đây của bạn quanh {{history.easyPace}}; chạy {{pace.average}} thì tốn thêm sức mà lợi chẳng bao nhiêu.',
    '{{pace.average}} nhanh hơn hẳn mức {{history.easyPace}} thường ngày; lợi ít mà chân thì mỏi.',
  ],
  'compare.usual': [
    'Pace vẫn quanh {{history.easyPace}} như các buổi nhẹ gần đây; nền sức bền được xây từ những buổi như vậy.',
    'Gần với mức {{history.easyPace}} thường ngày: không có gì phải sửa, bạn cứ chạy tiếp như vậy.',
  ],
  'halves.equal': [
    'Cả hai nửa đều {{half.first.pace}}: bạn vào đúng pace ngay từ đầu.',
    'Hai nửa cùng ở {{half.first.pace}}: giữ pace như vậy thì không có gì phải sửa.',
  ],
  'halves.even': [
    'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}, gần như ngang nhau: bạn giữ một pace suốt buổi.',
    'Hai nửa {{half.first.pace}} và {{half.second.pace}}, pace ổn định từ đầu đến cuối.',
  ],
  'halves.faster': [
    'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}: vào chậm rồi nhanh dần là cách chạy tốt.',
    'Lúc đầu {{half.first.pace}}, nửa sau bạn lên {{half.second.pace}}; vào nhẹ như vậy thì cuối buổi dễ chạy hơn.',
  ],
  'halves.slower': [
    'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}; nếu không cố ý thả chậm, lần sau hãy vào chậm hơn một chút.',
    'Nửa sau chậm xuống {{half.second.pace}}; nếu không cố ý, lần sau hãy vào chậm hơn {{half.first.pace}} một chút.',
  ],
  'split.fast': [
    'Km thứ {{split.fastest.number}} vọt hẳn lên {{split.fastest.pace}}; ngày nhẹ thì sức đó nên để dành.',
    {
      text: 'Chỉ có km thứ {{split.fastest.number}} ({{split.fastest.pace}}) là vọt lên, các km khác đều giữ nhịp.',
      when: ['onlyOneFast'],
    },
  ],
  'strides.after': [
    'Cuối buổi bạn còn chạy thêm vài lượt strides: ngắn, nhanh, có nghỉ giữa các lượt, giúp đôi chân giữ được sự nhanh nhẹn.',
    'Chạy xong bạn còn thêm vài lượt strides ngắn và nhanh, nên tập được cả bước chạy nhanh.',
  ],
  'finish.strong': [
    'Đoạn cuối nhanh nhất, {{quarter.last.pace}}, tức là bạn vẫn còn sức.',
    'Từ {{quarter.first.pace}} lúc đầu lên {{quarter.last.pace}} lúc cuối: bạn đã để dành được sức.',
  ],
  'finish.fade': [
    'Đoạn đầu {{quarter.first.pace}}, đoạn cuối {{quarter.last.pace}}; vào chậm hơn một chút thì cuối buổi dễ chịu hơn.',
    {
      text: 'Đoạn đầu {{quarter.first.pace}}, đoạn cuối {{quarter.last.pace}}; thường là do vào nhanh quá hoặc thiếu năng lượng.',
      when: ['fuelMatters'],
    },
    {
      text: 'Cuối buổi còn {{quarter.last.pace}} so với {{quarter.first.pace}} lúc đầu; vào chậm hơn hoặc nạp năng lượng giữa đường thì sẽ khác.',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    'Dài hơn {{distance.beyondLongest}} so với buổi dài nhất trong {{window.month.days}} ngày trước đó ({{history.longest30}}); đến {{history.longRun.limit}} là đủ.',
    'Buổi dài nhất gần đây là {{history.longest30}}, nên mức an toàn là đến {{history.longRun.limit}}; tăng ngay {{distance.beyondLongest}} như vậy dễ chấn thương.',
  ],
  'distance.farBeyond': [
    'Vượt {{distance.beyondLongest}} so với buổi dài nhất trong {{window.month.days}} ngày trước ({{history.longest30}}); dù thấy khỏe, mức tăng này rất dễ gây chấn thương.',
  ],
  'distance.longest': [
    'Buổi dài nhất trong {{window.month.days}} ngày, nhưng chỉ thêm {{distance.beyondLongest}}: cơ thể theo kịp.',
    'Cự ly dài nhất chỉ nhích thêm {{distance.beyondLongest}}, tăng vừa sức.',
  ],
  'week.up': [
    '{{window.week.days}} ngày qua bạn chạy {{history.week.distance}}, trong khi bình thường mỗi tuần là {{history.weeks.mean}}: tăng như vậy là quá nhanh.',
    'Bình thường mỗi tuần bạn chạy {{history.weeks.mean}}, {{window.week.days}} ngày qua đã lên {{history.week.distance}}, nhiều hơn mức chân đã quen.',
  ],
  'week.above': [
    '{{window.week.days}} ngày qua vẫn còn {{history.week.distance}}, nhiều hơn mức {{history.weeks.mean}} mỗi tuần thường ngày.',
    'Với {{history.week.distance}}, {{window.week.days}} ngày qua vẫn cao hơn mức thường ngày {{history.weeks.mean}}.',
  ],
  'week.steady': [
    '{{window.week.days}} ngày qua bạn chạy {{history.week.distance}}, ngang mức {{history.weeks.mean}} thường lệ; đều như vậy là tốt nhất.',
    '{{window.week.days}} ngày qua bạn chạy {{history.week.distance}}, ngang với các tuần gần đây.',
  ],
  'week.down': [
    '{{window.week.days}} ngày qua bạn chạy {{history.week.distance}}, ít hơn mức {{history.weeks.mean}} thường lệ; nếu bạn chủ ý giảm thì rất tốt.',
    '{{window.week.days}} ngày qua nhẹ hơn, {{history.week.distance}} so với mức {{history.weeks.mean}} mỗi tuần.',
  ],
  'week.longShare': [
    'Riêng buổi này đã chiếm {{week.runShare}} quãng đường của {{window.week.days}} ngày qua; xen thêm vài buổi nhẹ ngắn thì tải sẽ đều hơn.',
  ],
  'load.tired': [
    'Mức mệt gần đây ({{load.fatigue}}) vượt xa nền thể lực ({{load.fitness}}); lúc này nghỉ có ích hơn chạy thêm.',
    'Nền thể lực {{load.fitness}} mà mức mệt đến {{load.fatigue}}: chân còn mệt từ những buổi trước.',
  ],
  'intervals.spreadTight': [
    'Rep nào cũng trong khoảng {{interval.work.fastest.pace}} đến {{interval.work.slowest.pace}}; biến tốc là để tập giữ pace như vậy.',
    'Nhanh nhất {{interval.work.fastest.pace}}, chậm nhất {{interval.work.slowest.pace}}: chênh rất ít, tức là pace này hợp với sức bạn lúc này.',
  ],
  'intervals.spreadWide': [
    'Các rep trải từ {{interval.work.fastest.pace}} đến {{interval.work.slowest.pace}}; chạy đều thì lợi hơn là vọt lên ở vài rep.',
  ],
  'intervals.fade': [
    'Rep đầu {{interval.work.first.pace}}, rep cuối {{interval.work.last.pace}}: bạn vào nhanh hơn mức giữ được.',
    'Từ {{interval.work.first.pace}} tụt còn {{interval.work.last.pace}} ở rep cuối; mấy rep đầu nhanh quá nên về sau đuối sức.',
  ],
  'intervals.build': [
    'Rep đầu {{interval.work.first.pace}}, rep cuối {{interval.work.last.pace}}, cuối bài vẫn còn sức để nhanh lên.',
    'Rep cuối còn lên được {{interval.work.last.pace}} sau rep đầu {{interval.work.first.pace}}, tức là bạn vẫn còn dư sức.',
  ],
  'intervals.recovered': [
    'Giữa các rep, nhịp tim trung bình xuống được khoảng {{interval.rest.lowestHeartRate}}, như vậy là nghỉ đủ.',
  ],
  'intervals.unrecovered': [
    'Nghỉ {{interval.rest.duration}} thì nhịp tim chỉ xuống đến {{interval.rest.lowestHeartRate}}; nghỉ lâu hơn thì dễ giữ pace hơn.',
  ],
  'intervals.fasterThanNeeded': [
    'Theo kết quả thi đấu, bài này chỉ cần {{vdot.pace.interval}}; {{interval.work.pace}} là nhanh hơn mức cần.',
  ],
  'intervals.onPace': [
    'Trung bình {{interval.work.pace}}, khớp với {{vdot.pace.interval}} suy ra từ kết quả thi đấu.',
  ],
  'intervals.noWarmUp': [
    'Bản ghi vào ngay đoạn nhanh; nếu bạn có khởi động thì phần đó không nằm ở đây.',
  ],
  'intervals.rests': [
    'Giữa các đoạn nhanh bạn nghỉ trung bình {{interval.rest.duration}}.',
    'Quãng nghỉ giữa các đoạn nhanh trung bình {{interval.rest.duration}}.',
  ],
  'tempo.held': [
    'Bạn chạy {{tempo.duration}} ở {{tempo.pace}}, một mốc để so với bài tempo lần sau.',
    '{{tempo.duration}} ở {{tempo.pace}}, cuối đoạn vẫn chắc như đầu.',
  ],
  'tempo.fell': [
    'Đoạn nhanh tụt từ {{tempo.first.pace}} xuống {{tempo.second.pace}}; vào chậm hơn vài giây thì dễ giữ đến cuối hơn.',
    'Nửa đầu {{tempo.first.pace}}, nửa sau {{tempo.second.pace}}; nếu không cố ý thả chậm, lần sau hãy vào nhẹ hơn.',
  ],
  'tempo.nearThreshold': [
    '{{tempo.pace}} gần với pace ngưỡng {{vdot.pace.threshold}} suy ra từ kết quả thi đấu.',
  ],
  'tempo.aboveThreshold': [
    '{{tempo.pace}} nhanh hơn pace ngưỡng của bạn ({{vdot.pace.threshold}}), gần với thi đấu hơn là tempo.',
  ],
  'tempo.belowThreshold': [
    'Theo kết quả thi đấu, ngưỡng của bạn ở {{vdot.pace.threshold}}; {{tempo.pace}} vẫn còn ở mức dễ chịu.',
  ],
  'progression.steps': [
    '{{third.first.pace}}, rồi {{third.second.pace}}, rồi {{third.last.pace}}: đoạn sau nhanh hơn đoạn trước.',
    'Từ {{third.first.pace}} lên {{third.second.pace}}, rồi kết ở {{third.last.pace}}: càng chạy càng nhanh.',
  ],
  'progression.endPulse': [
    'Đoạn cuối nhịp tim {{third.last.heartRate}}, nên dù vào nhẹ, hôm nay vẫn tính là ngày nặng.',
    'Về cuối nhịp tim lên {{third.last.heartRate}}, nên hôm nay tính là ngày nặng.',
  ],
  'hills.adjusted': [
    'Bạn leo {{altitude.ascent}} nên pace chậm đi; quy ra đường bằng là khoảng {{pace.gradeAdjusted}}.',
    'Vì leo {{altitude.ascent}}, buổi này tương đương {{pace.gradeAdjusted}} trên đường bằng.',
  ],
  'hills.evenEffort': [
    'Trừ độ dốc, hai nửa là {{half.first.gradedPace}} và {{half.second.gradedPace}}: đường lên xuống nhưng nhịp chạy đều.',
    {
      text: 'Quy về đường bằng, hai nửa là {{half.first.gradedPace}} và {{half.second.gradedPace}}, nhịp tim cũng đều; bạn chia sức khi leo rất tốt.',
      when: ['steadyPulse'],
    },
  ],
  'hills.fadedEffort': [
    'Trừ độ dốc rồi nửa sau vẫn chậm hơn: {{half.second.gradedPace}} so với {{half.first.gradedPace}}. Nếu thấy nặng chân, lần sau chạy đường dốc hãy vào nhẹ hơn; còn nếu đường xấu thì không đáng ngại.',
  ],
  'hills.climb': [
    'Tổng cộng bạn leo {{altitude.ascent}}; trên dốc, mức gắng sức mới quan trọng chứ không phải pace.',
    'Phần chính của bài này là leo {{altitude.ascent}}, pace trên dốc không quan trọng.',
  ],
  'hills.descent': [
    'Xuống dốc {{altitude.descent}} rất mỏi đùi mà nhìn pace không thấy; có khi vài hôm sau mới ngấm.',
    'Khi xuống dốc {{altitude.descent}}, cơ đùi phải hãm nhiều, có khi hôm sau mới thấy mỏi.',
  ],
  'race.even': [
    'Hai nửa {{half.first.pace}} và {{half.second.pace}}: bạn biết mình giữ được mức nào và đã giữ được.',
    'Hai nửa {{half.first.pace}} và {{half.second.pace}}, gần như không tụt pace: chạy giải như vậy là hay.',
  ],
  'race.negative': [
    'Nửa đầu {{half.first.pace}}, nửa sau lên {{half.second.pace}}; lần tới bạn có thể vào mạnh dạn hơn một chút.',
    'Nửa sau {{half.second.pace}} nhanh hơn nửa đầu {{half.first.pace}}, tức là bạn còn tiến bộ được nữa.',
  ],
  'race.positive': [
    'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}; nửa đầu bình tĩnh hơn thì nửa sau còn nhiều sức hơn.',
    'Từ {{half.first.pace}} xuống {{half.second.pace}}: lần sau vào sát pace trung bình hơn, thành tích thường sẽ tốt hơn.',
  ],
  'race.startFast': [
    'Đoạn đầu {{quarter.first.pace}}, đoạn cuối {{quarter.last.pace}}; vào chậm hơn thì cuối giải còn nhiều sức hơn.',
  ],
  'race.vdot': [
    'Kết quả này ứng với VDOT {{vdot.value}}, tức là pace ngưỡng khoảng {{vdot.pace.threshold}}.',
    'Quy ra VDOT là {{vdot.value}}; bài tempo của bạn nên quanh {{vdot.pace.threshold}}.',
  ],
  'stops.many': [
    'Bạn dừng {{stops.count}} lần giữa buổi, không sao cả; lúc chạy mới quan trọng.',
    {
      text: '{{stops.count}} lần dừng, tổng cộng {{stops.duration}}, không ảnh hưởng gì; lúc chạy mới quan trọng.',
      when: ['stopsMeasured'],
    },
    {
      text: 'Bạn dừng {{stops.count}} lần, tổng cộng {{stops.duration}}, với một buổi như thế này thì không đáng kể.',
      when: ['stopsMeasured', 'stopsBrief'],
    },
  ],
  'stops.long': ['Dừng hẳn {{stops.longest}} thì chân nguội, nên khi chạy lại hãy vào thật chậm.'],
  'stops.moving': [
    'Lúc đang chạy, bạn giữ trung bình {{pace.average}}, và nên lấy pace này làm chuẩn.',
    'Không tính lúc dừng, pace khi chạy là {{pace.average}}.',
  ],
  'walk.time': [
    'Đi bộ {{duration.moving}}, chân được vận động mà gần như không tốn sức.',
    '{{duration.moving}} vận động nhẹ mà chân không mỏi thêm.',
  ],
  'cross.long': [
    'Tập {{duration.moving}} thì môn nào cũng là nặng; lần chạy tới bạn có thể thấy nặng chân.',
  ],
  'cross.endurance': [
    '{{duration.moving}} với nhịp tim trung bình {{heartRate.average}}: tập được sức bền mà không chịu va đập như khi chạy.',
  ],
  'runWalk.parts': ['Bạn chạy {{gait.running}} và đi bộ {{gait.walking}}.'],
  'runWalk.breaks': [
    'Bạn chạy {{gait.running}} và đi bộ {{gait.walking}}; giữa buổi có {{gait.breakCount}} lần đi bộ, lần đầu sau khi xuất phát {{gait.firstBreak}}.',
  ],
  'walk.long': ['Bạn đi bộ {{duration.moving}}; hãy tính cả buổi này khi sắp xếp mấy ngày tới.'],
  'demand.climb': [
    'Leo {{altitude.ascent}} trong {{duration.moving}}: vất vả hơn so với cùng quãng đường trên đường bằng.',
  ],
  'ask.effort': [
    'Nhịp tim trung bình {{heartRate.average}}, với nhiều người là khá nặng. Bạn thấy buổi này nặng đến mức nào? Hãy chọn bên dưới, tôi sẽ xem lại buổi này và các buổi tương tự theo cảm nhận của bạn.',
  ],
  'effort.hard': [
    'Nặng hay nhẹ thì cảm nhận của bạn đáng tin hơn cảm biến, nên hãy hồi phục như sau một buổi tập nặng.',
  ],
  'effort.moderate': [
    'Bạn thấy buổi này vừa sức, nên tôi không tính là chạy nhẹ, cũng không tính là buổi nặng.',
  ],
  'effort.easy': [
    'Nhịp tim trung bình {{heartRate.average}} mà bạn vẫn thấy nhẹ: có người tim vốn đập nhanh hơn. Nếu bạn điền nhịp tim tối đa vào hồ sơ, tôi sẽ đánh giá chắc hơn.',
  ],
  'effort.rememberedHard': [
    'Gần đây bạn thấy một buổi tương tự là nặng, nên buổi này tôi cũng tính là nặng. Nếu lần này khác, bạn chọn lại ở bên dưới.',
  ],
  'effort.rememberedEasy': [
    'Gần đây bạn thấy một buổi tương tự là nhẹ, nên buổi này tôi cũng xem là nhẹ. Nếu lần này khác, bạn chọn lại ở bên dưới.',
  ],
  'event.part': [
    'Đây là một trong {{event.parts}} phần của bản ghi dài {{event.duration}}, nên tôi tính tải của cả bản ghi.',
  ],
  'record.heartRateErratic': [
    'Nhịp tim nhảy bất thường hoặc trùng với guồng chân, nên lần này tôi không dựa vào nó.',
  ],
  'cross.easy': [
    'Có {{zone.easy.share}} thời gian nhịp tim dưới {{zone.easy.ceiling}}: tim phổi được tập mà chân không bị va đập.',
  ],
  'cross.hard': [
    'Có {{zone.aboveEasy.share}} thời gian nhịp tim trên {{zone.easy.ceiling}}, nên dù không chạy vẫn tính là ngày nặng.',
  ],
  'cross.load': [
    'Tải tập luyện là {{load.value}}; hãy tính cả phần này khi xếp buổi chạy tới.',
    'Tôi cộng buổi này vào tuần với tải {{load.value}}.',
  ],
  'cross.notJudged': [
    'Buổi này tôi không đánh giá theo chuẩn chạy bộ, chỉ ghi nhận {{duration.moving}} tập luyện.',
    'Tôi ghi nhận {{duration.moving}} tập luyện, không xét nhanh hay chậm.',
  ],
  'cross.strenuous': [
    '{{duration.moving}} với nhịp tim trung bình {{heartRate.average}}; nhiều người sẽ thấy khá nặng, nên hãy hồi phục như sau một buổi chạy nặng.',
  ],
  'cross.gentle': [
    'Nhịp tim trung bình {{heartRate.average}}, tim gần như không phải gắng sức, nên không ảnh hưởng đến buổi chạy tới.',
  ],
  'cross.brief': ['Chỉ {{duration.moving}} thì chưa đủ để mỏi, nên không ảnh hưởng đến việc chạy.'],
  'cross.swim': [
    'Bạn bơi {{distance.total}}: tập được nhịp thở và tay, còn chân không phải chịu va đập.',
  ],
  'cross.ride': [
    'Bạn đạp {{distance.total}}. Đạp xe tập sức bền, nhưng chỉ có chạy mới giúp chân quen va đập, nên đây là phần bổ trợ chứ không thay được chạy.',
  ],
  'cross.strength': ['Sau khi tập sức mạnh, cơ có thể đau mỏi; chờ hết đau hãy chạy nhanh.'],
  'cross.mobility': ['Tập giãn cơ, linh hoạt không làm mỏi chân, nên hợp với mọi ngày chạy.'],
  'cross.other': ['Môn này dùng những nhóm cơ ít dùng khi chạy, nên có thể mỏi ở chỗ lạ.'],
  'cross.unnamed': [
    'Tôi ghi nhận {{duration.moving}}. Nếu đây là buổi chạy, lần sau hãy ghi là chạy để tôi đọc được cả pace.',
  ],
  'ask.feel': [
    'Bạn thấy buổi này nặng đến mức nào? Hãy chọn bên dưới, tôi sẽ xem lại theo cảm nhận của bạn.',
    'Bạn chọn mức nặng của buổi này ở bên dưới nhé, tôi sẽ đánh giá theo đó.',
    'Buổi này nặng hay nhẹ với bạn? Bạn chọn bên dưới thì tôi đánh giá đúng hơn.',
  ],
  'ask.sport': [
    'Đây là môn gì? Nếu là đạp xe, bạn ghi “đạp xe” vào ghi chú; nếu đúng là chạy, bạn ghi đó là kiểu chạy nào.',
  ],
  'ask.purpose': [
    'Buổi này là chạy nhẹ, chạy dài, tempo, biến tốc hay thi đấu? Bạn viết vào ghi chú, tôi sẽ xem buổi này và các buổi tương tự theo đó.',
  ],
  'said.remembered': [
    'Tôi theo ghi chú của một buổi tương tự gần đây; nếu buổi này khác, bạn hãy viết vào ghi chú.',
  ],
};
