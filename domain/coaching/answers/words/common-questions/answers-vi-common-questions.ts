import type { AnswerBook } from '../../answer-book.ts';
import type { CommonQuestionCode } from './common-question-codes.ts';

/** Answers in Vietnamese to what many ask of training, plans, races, food and company. */
export const COMMON_QUESTION_ANSWERS_VI: Pick<AnswerBook['advice'], CommonQuestionCode> = {
  'advice.raceThenLong': [
    'Được, nhưng đừng bung sức cả hôm trước lẫn hôm sau. Nếu hôm trước chạy bung sức thì hôm sau chạy dài thật chậm và rút ngắn hẳn. Nếu coi trọng buổi dài hơn thì hôm trước chỉ chạy thong thả. Chân nặng thì dời buổi dài hoặc bỏ luôn.',
  ],
  'advice.hardPerWeek': [
    'Đa số runner mỗi tuần một buổi nặng là đủ; hồi phục tốt thì thêm một buổi nữa. Giữa các buổi nặng để ít nhất {{answer.hard.days}} ngày nhẹ hoặc nghỉ; giải và buổi dài có đoạn nhanh cũng tính là một buổi. Khi ngày nhẹ không còn thấy nhẹ thì bớt một buổi.',
  ],
  'advice.timeOrDistance': [
    'Chạy nhẹ thì theo thời gian, chạy dài để chuẩn bị giải thì để ý thêm quãng đường. Cơ thể cảm nhận số phút và độ nặng chứ không phải số km, nên gặp dốc, trời nóng hay đang mệt, chạy theo thời gian dễ giữ nhẹ hơn. Lịch ghi km để so các tuần với nhau; hơn kém một chút không sao.',
  ],
  'advice.tooFastEasy': [
    'Hãy chậm lại đến mức nói được trọn câu, dù lúc đầu thấy chậm kỳ cục. Ẩn pace trên đồng hồ, chỉ xem nhịp tim; mấy phút đầu cố ý chạy chậm, thử thở bằng mũi, lên dốc thì đi bộ. Hay nhất là chạy cùng người chậm hơn mình.',
  ],
  'advice.tooFastEasyPace': [
    'Với bạn, chạy nhẹ là từ {{runner.pace.easyFast}} đến {{runner.pace.easySlow}}; chậm hơn nữa cũng tốt.',
  ],
  'advice.strides': [
    'Nên, mỗi tuần một vài lần sau buổi nhẹ: {{runner.strides.count}} lần tăng tốc {{runner.strides.duration}}, giữa các lần đi bộ {{runner.strides.rest}}. Chạy nhanh mà thả lỏng trên đường phẳng, đừng hết sức. Chân giữ được độ nhanh mà không mệt thêm. Chân đang ê hoặc hôm sau có buổi nặng thì bỏ qua.',
  ],
  'advice.daysPlanned': [
    'Thế cũng đủ để tập: giữ buổi dài trước, rồi đến buổi có đoạn nhanh, còn lại chạy nhẹ, xen ngày nghỉ ở giữa. Rảnh thêm ngày nào thì thêm buổi nhẹ, bớt ngày thì bỏ buổi nhẹ trước. Muốn đổi số ngày trong kế hoạch, hãy kết thúc nó ở trang kế hoạch rồi nhờ tôi lập lại theo những ngày bạn chạy được.',
  ],
  'advice.earlyRising': [
    'Chuẩn bị từ tối hôm trước: đồ để cạnh giường, chọn sẵn đường, ngủ sớm hơn một chút. Sáng dậy uống ít nước, xỏ giày ngay, đi bộ vài phút đầu vì người còn cứng. Bắt đầu vài sáng cố định, chạy ngắn, giờ giấc như nhau; vài tuần là quen.',
  ],
  'advice.stepUp': [
    'Dành vài tháng và kéo dài buổi dài trước. Phần lớn các tuần tăng một chút, xen tuần nhẹ; với half thì tới gần cự ly đó là đủ, với marathon thì vài buổi dài tính theo giờ. Giữ một buổi nhanh mỗi tuần, còn lại chạy nhẹ, và đừng tăng số ngày lẫn quãng đường cùng lúc.',
  ],
  'advice.stepUpLongest': [
    'Tháng qua buổi dài nhất của bạn là {{runner.longest30}}, cứ từ đó tăng lên.',
  ],
  'advice.calmStart': [
    'Đoạn đầu cố ý chạy chậm hơn pace mục tiêu một chút; mất vài giây còn bù được, mất sức thì không. Đừng đứng quá gần vạch xuất phát, chỉ nhìn đồng hồ ở các mốc km, thở sao cho vẫn nói được, ai vượt thì kệ. Thấy quá dễ là đúng rồi.',
  ],
  'advice.calmStartPace': [
    'Theo các giải của bạn, pace cho giải mục tiêu vào khoảng {{runner.predicted.[d].pace}}, nên đừng km đầu nào nhanh hơn thế.',
  ],
  'advice.raceCountdown': [
    'Tôi không thấy kế hoạch nào có ngày giải. Bạn nhập ở trang “Mục tiêu và giải chạy”, hoặc nhờ tôi lập kế hoạch, rồi tôi sẽ đếm số tuần còn lại.',
  ],
  'advice.raceCountdownKnown': [
    'Còn khoảng {{answer.plan.race.weeks}} tuần: giải vào [period], tức {{answer.plan.race.days}} ngày nữa.',
  ],
  'advice.raceCountdownDays': ['Còn {{answer.plan.race.days}} ngày nữa, giải vào [period].'],
  'advice.planLongest': [
    'Hiện bạn chưa có kế hoạch nên chưa có buổi dài nào được xếp. Với half, buổi dài nhất nên gần cự ly giải; với marathon thì tính theo giờ. Nhờ tôi lập kế hoạch là bạn thấy từng buổi.',
  ],
  'advice.planLongestKnown': [
    'Buổi dài nhất còn lại trong kế hoạch là {{answer.plan.longest.distance}}, vào [period]. Đến lúc đó buổi dài tăng dần, xen các tuần nhẹ hơn.',
  ],
  'advice.planAhead': [
    'Hiện bạn chưa có kế hoạch. Cho tôi biết giải và những ngày chạy được, tôi lập một kế hoạch để bạn xem hết các tuần trước khi nhận.',
  ],
  'advice.planAheadKnown': [
    'Kế hoạch còn {{answer.plan.weeksLeft}} tuần, kết thúc vào [period]. Tuần này {{answer.plan.week.distance}}; tuần nhiều nhất sắp tới {{answer.plan.peak.distance}}.',
  ],
  'advice.planAheadTaper': [
    'Từ tuần bắt đầu [period] là giai đoạn giảm tải, các tuần ngắn hẳn đi.',
  ],
  'advice.planAheadLast': ['Kế hoạch kết thúc vào [period], đây là tuần cuối.'],
  'advice.nextWeek': [
    'Chưa có kế hoạch nên tôi không xếp cả tuần. Cứ giữ khoảng {{runner.weeks.mean}} như thường lệ: phần lớn chạy nhẹ, một buổi dài, nhiều nhất một buổi nặng. Muốn từng ngày thì nhờ tôi lập kế hoạch.',
  ],
  'advice.nextWeekKnown': [
    'Tuần sau có {{answer.plan.next.runs}} buổi, tổng {{answer.plan.next.distance}}.',
  ],
  'advice.nextWeekLong': ['Buổi dài là {{answer.plan.next.long}}.'],
  'advice.nextWeekFocus': ['Trọng tâm là [period].'],
  'advice.nextWeekEasier': ['Đây là tuần nhẹ có chủ ý, để cơ thể hấp thu các tuần vừa rồi.'],
  'advice.nextWeekWaits': [
    'Trước hết hãy khỏe lại đã. Tuần sau tập gì còn tùy lúc đó bạn thế nào; khi ổn hãy báo tôi, mình cùng xem lại kế hoạch.',
  ],
  'advice.protein': [
    'Nếu bữa nào cũng có chất đạm thì không cần bột whey: trứng, cá, thịt, sữa, đậu phụ, đậu là đủ. Sau buổi dài hay nặng mà chưa ăn được thì nó tiện, chứ không tốt hơn đồ ăn. Thận có vấn đề thì hỏi bác sĩ trước.',
  ],
  'advice.waterAmount': [
    'Không có lượng nào hợp với mọi người, cứ khát thì uống, ít mà nhiều lần: trời nóng hay ra nhiều mồ hôi thì uống nhiều hơn, trời mát hay người nhỏ thì ít hơn. Chạy dài trời nóng thì uống loại có muối như nước thể thao. Muốn biết lượng hợp với mình, hãy cân trước và sau buổi dài: nhẹ đi chút ít là ổn, nhẹ đi nhiều là uống thiếu, nặng lên là uống quá nhiều.',
  ],
  'advice.weightStays': [
    'Chạy đều mà cân không giảm, thậm chí nhích lên, là chuyện thường gặp: chạy xong dễ đói, còn đôi chân được tập sẽ thêm cơ và giữ thêm nước. Cân không đổi mà thể lực vẫn có thể tốt lên suốt nhiều tháng.',
  ],
  'advice.dailyWater': [
    'Không có con số cố định: uống trong bữa ăn và khi khát, trời nóng hay quanh buổi dài thì thêm một chút. Nước tiểu vàng nhạt là đủ, sậm màu thì uống thêm. Đừng cố uống hàng lít, uống quá nhiều cũng nguy hiểm.',
  ],
  'advice.lonely': [
    'Cảm giác đó dễ hiểu thôi, chạy một mình lâu cũng trống trải. Mỗi tuần thử một buổi có người: parkrun, buổi nhẹ của câu lạc bộ, hay nhờ bạn đạp xe kèm. Ngày nhẹ nghe podcast cũng đỡ. Nếu ngoài chuyện chạy bạn cũng thấy cô đơn, hãy nói với người mình tin.',
  ],
  'advice.newBest': [
    'Chúc mừng bạn, thành tích này là công sức của bạn. Hôm nay cứ vui đã. Rồi vài ngày chạy nhẹ, vì chạy hết sức xong cơ thể vẫn cần nghỉ dù đang rất sung. Khi có bản ghi, tôi sẽ tính lại các pace cho bạn. Đoạn cuối bạn thấy thế nào?',
  ],
  'app.dataPlace': [
    'Trên đám mây của Google (Firebase), tính toán tại Tokyo, được mã hóa khi truyền; chỉ dùng để hướng dẫn bạn, không quảng cáo, không bán. Nếu bạn chọn mô hình của OpenAI, Google hoặc Anthropic thì câu hỏi và số liệu tập được gửi tới đó, không kèm tên hay vị trí; huấn luyện viên có sẵn thì không gửi cho mô hình. Thông báo quyền riêng tư liệt kê đủ nơi nhận.',
  ],
  'advice.daysOff': ['Tôi chưa có đủ buổi chạy của bạn nên chưa đếm được số ngày nghỉ.'],
  'advice.daysOffLastWeek': [
    'Tuần trước bạn có {{answer.daysOff.lastWeek}} ngày không chạy, và {{runner.lastWeek.runs}} buổi với {{runner.lastWeek.distance}}.',
  ],
  'advice.daysOffThisWeek': [
    'Tuần này tới giờ, không tính hôm nay, có {{answer.daysOff.week}} ngày không chạy.',
  ],
  'advice.consecutiveDays': [
    'Được, nếu cả hai hôm đều ngắn và nhẹ, hoặc một hôm nhẹ hẳn. Đừng xếp buổi nặng hay buổi dài sát nhau. Mới tập thì mấy tháng đầu nên chạy một hôm nghỉ một hôm, vì gân và xương thích nghi chậm hơn hơi thở. Sáng hôm sau chân ê hay nặng thì nghỉ.',
  ],
  'advice.shortSession': [
    'Đủ dùng: mấy phút đầu chạy thật nhẹ, rồi vài đoạn ngắn nhanh xen chạy nhẹ, cuối cùng chạy thả lỏng về. Nếu vừa tập nặng hoặc mai có buổi nặng thì chạy nhẹ suốt. Kiểu nào cũng có ích, quan trọng là đều.',
  ],
  'advice.treadmillIncline': [
    'Để phẳng hoặc dốc rất nhẹ là được; chạy nhẹ thì gần như không khác, chỉ khi chạy nhanh mới thiếu sức cản gió. Đừng chỉnh dốc cao để bù cho việc chạy trong nhà, bắp chân và gân gót chịu không nổi. Cứ theo cảm giác gắng sức.',
  ],
  'advice.skipLong': [
    'Bỏ một buổi dài không sao cả. Tiện thì chạy vào ngày trống trước hoặc sau đó, hai bên để nhẹ, hoặc rút ngắn lại; không thì bỏ hẳn. Đừng cộng dồn vào buổi sau, cứ theo tiếp kế hoạch. Muốn dời thì cho tôi biết ngày.',
  ],
  'advice.planTooHard': [
    'Vậy thì giảm nhẹ đi, không phải thất bại đâu. Buổi nặng tới đổi thành chạy nhẹ, buổi dài chạy chậm, rồi xem vài hôm chân có hồi lại không. Ở trang kế hoạch bạn có thể làm nhẹ, bỏ hoặc dời từng buổi. Quá sức là ở pace, quãng đường hay số ngày?',
  ],
  'advice.raceWeek': [
    'Ngắn và tươi chân. Đầu tuần tập một buổi nhỏ: vài đoạn ngắn ở pace giải, nghỉ đủ giữa các đoạn; sau đó chỉ chạy nhẹ ngắn với vài đoạn tăng tốc, mấy ngày cuối không tập nặng. Không chạy dài, không thử gì mới, ngủ đủ, ăn như thường.',
  ],
  'advice.fastedRun': [
    'Chạy ngắn và nhẹ trước bữa sáng thì được nếu bạn thấy ổn, không vì thế mà mất cơ; chạy xong ăn sớm. Buổi dài hay nặng thì nên ăn trước, vì bụng rỗng chạy chậm và hồi phục kém. Đây cũng không phải cách giảm cân nhanh. Chóng mặt hay run thì dừng lại ăn; bị tiểu đường thì hỏi bác sĩ trước.',
  ],
  'advice.progression': [
    'Chạy tăng dần là vào nhẹ rồi nhanh lên từng nấc. Chia buổi thành các phần: đầu nói chuyện được, giữa chắc hơn, cuối hơi nặng, chỉ nói được câu ngắn. Dừng khi vẫn còn có thể nhanh hơn chút nữa rồi chạy nhẹ về. Nó tính là một buổi nặng.',
  ],
  'advice.progressionPace': [
    'Với bạn là từ {{runner.pace.easySlow}} lúc đầu tới khoảng {{runner.pace.threshold}} lúc cuối.',
  ],
  'advice.groupPace': [
    'Chọn nhóm có pace mà chạy một mình bạn cũng giữ được đến cuối; không chắc thì bắt đầu ở nhóm chậm hơn. Cuối buổi không giữ nổi tốc độ lúc đầu tức là nhóm quá nhanh. Đừng cố bám, lùi lại sớm; không ai để ý đâu, mà còn tiến bộ hơn.',
  ],
  'advice.groupPacePace': [
    'Tempo của bạn khoảng {{runner.pace.threshold}}, biến tốc khoảng {{runner.pace.interval}}.',
  ],
  'advice.hillReps': [
    'Khởi động nhẹ rồi bắt đầu với vài lần dốc ngắn; lần cuối còn tốt như lần đầu thì mỗi tuần thêm một chút. Lên dốc mạnh nhưng đừng hết sức, đi bộ xuống tới khi thở đều. Mỗi tuần một lần là đủ, thay cho buổi nặng khác; gân gót hay bắp chân đau thì thôi.',
  ],
  'advice.shortPrep': [
    'Nếu chỉ cần về đích thì kịp, nhưng đừng nhồi nhét. Mỗi tuần chạy nhẹ vài buổi, buổi dài nhất tăng từng chút, tuần một lần thêm vài đoạn ngắn nhanh hơn, mấy ngày cuối tập nhẹ. Hôm đó vào chậm, cự ly mới thì tính sẵn đoạn đi bộ. Ít thời gian mà dồn thêm chỉ tổ mệt và chấn thương.',
  ],
  'advice.changeGoal': [
    'Mục tiêu đổi được, về đích vui vẻ cũng là mục tiêu hay. Bạn sửa cự ly, ngày hoặc thời gian ở trang “Mục tiêu và giải chạy”. Kế hoạch đang chạy vẫn theo mục tiêu cũ: hãy kết thúc nó ở trang kế hoạch rồi nhờ tôi lập cái mới cho khớp. Mục tiêu mới của bạn là gì?',
  ],
  'advice.zoneTwoSlow': [
    'Có, dù chậm như đi bộ vẫn đáng. Ở mức đó tim và cơ bền lên mà không mệt, vài tháng sau cùng nhịp tim sẽ nhanh hơn. Lên dốc hay nhịp tim tăng thì cứ đi bộ, vẫn tính. Nếu chạy rất chậm mà vẫn vượt nhiều thì có thể vùng tim đặt sai; cứ theo việc nói chuyện được hay không.',
  ],
  'advice.zoneTwoSlowPulse': [
    'Lúc chạy nhẹ, nhịp tim của bạn hay ở khoảng {{runner.easyHeartRate}}.',
  ],
  'app.export': [
    'Được: chọn xuất dữ liệu ở trang tài khoản. Bạn nhận một tệp gồm các bản ghi và những gì bạn đã viết; tôi không tự gửi được.',
  ],
  'app.plans': [
    'Bản miễn phí có trọn huấn luyện viên có sẵn: nhận xét từng buổi, kế hoạch tập và trả lời câu hỏi. Bản trả phí thì câu trả lời từ mô hình AI không giới hạn theo tháng. Khác biệt và giá nằm ở trang tài khoản, mục “Gói và thanh toán”.',
  ],
};
