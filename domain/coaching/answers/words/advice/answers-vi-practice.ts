import type { AnswerBook, PracticeCode } from '../../answer-book.ts';

/** Câu trả lời tiếng Việt về việc tập hằng ngày: hồi phục, khởi đầu, thời tiết, thiết bị, ngày thi. */
export const PRACTICE_ANSWERS_VI: Pick<AnswerBook['advice'], PracticeCode> = {
  'recovery.pulse': [
    'Nhịp tim sáng dậy tăng nghĩa là cơ thể chưa hồi phục, dù số km vẫn bình thường.',
  ],
  'recovery.pulseSleep': [
    'Nhịp tim tăng lại thêm khó ngủ nghĩa là cơ thể chưa hồi phục, dù số km vẫn bình thường.',
  ],
  'recovery.tired': ['Mệt mãi không hết thì đáng để ý hơn số km.'],
  'recovery.load': [
    'Tuần qua bạn chạy {{runner.sevenDays.distance}}, thường lệ là {{runner.weeks.mean}}.',
  ],
  'recovery.next': [
    'Trong {{answer.recovery.days}} ngày, bạn nghỉ hoặc chỉ chạy ngắn thật nhẹ và ngủ cho đủ. Khi thấy khỏe lại rồi mới tập nặng; nghỉ chừng đó không mất phong độ. Nếu kéo dài, hoặc có sốt, đau ngực, tim đập nhanh, bạn hãy đi khám.',
  ],
  'advice.cramp': [
    'Chuột rút chủ yếu do cơ mệt quá mức quen thuộc, hay gặp ở cuối buổi hoặc khi chạy nhanh, hiếm khi do thiếu chất. Dừng lại, kéo giãn nhẹ rồi đi tiếp chậm thôi. Lần sau vào chậm hơn và khát thì uống. Nếu nghỉ cũng bị, bị hoài, hoặc sưng chân, nước tiểu sậm, bạn hãy đi khám.',
  ],
  'advice.calves': [
    'Chạy nhẹ hầu như không làm to bắp chân, tập sức bền cho cơ thon. Chạy xong chân hơi căng, một lúc là hết. Bạn cứ bắt đầu ngắn và nhẹ.',
  ],
  'advice.heatTime': [
    'Nóng vậy thì chạy sáng sớm, lúc mát nhất, không thì đợi trời tối. Chạy ngắn hơn, chọn chỗ râm và uống nước.',
  ],
  'advice.periodPulse': [
    'Không phải bạn tưởng tượng đâu: trước và trong kỳ kinh, nhịp tim hay cao hơn vài nhịp, đau hay ngủ kém cũng làm tăng thêm. Mấy ngày đó chạy theo cảm giác. Từ bản ghi tôi không thấy được chu kỳ của bạn.',
  ],
  'advice.moveRules': [
    'Buổi nhẹ thì bỏ qua cũng được. Bài nặng hoặc bài dài thì dời sang ngày mà trước và sau đó là ngày nhẹ hay nghỉ. Đừng dồn vào cùng một ngày để bù.',
  ],
  'advice.family': [
    'Thay vì thuyết phục, bạn hãy thống nhất: giờ nào chạy, giờ nào dành cho gia đình. Cho mọi người xem lịch tập có cả ngày nghỉ cũng giúp nhiều.',
  ],
  'advice.familyHours': [
    'Con số để nói chuyện: {{runner.month.days}} ngày qua bạn chạy {{runner.month.duration}}.',
  ],
  'advice.core': [
    'Có tạ tay thì tập squat, lunge, deadlift, nhón gót; cơ lõi thì plank, plank nghiêng và nâng hông. Mỗi bài vài hiệp, chừa lại chút sức, mỗi tuần vài buổi ngắn. Tập sau bài nặng hoặc vào ngày nhẹ, đừng tập hôm trước bài nặng.',
  ],
  'advice.hardSpacing': [
    'Giữa các bài nặng, cách ít nhất {{answer.hard.days}} ngày nhẹ hoặc nghỉ, lớn tuổi hay ngủ kém thì lâu hơn. Mỗi tuần một bài nặng cũng đủ.',
  ],
  'advice.pains': [
    'Đang có chỗ đau mới thì bỏ bài nặng đã. Đau đúng một điểm, đi khập khiễng hay đau mãi thì bạn đi khám.',
  ],
  'advice.treadmillDistance': [
    'Cả hai đều không chính xác: trong nhà đồng hồ đoán quãng đường theo nhịp vung tay, còn máy cũng hay lệch. Theo thời gian và cảm giác, chỉ so máy với máy, và hiệu chỉnh đồng hồ nếu được.',
  ],
  'advice.treadmillHard': [
    'Bình thường thôi: trong nhà nóng, không có gió làm mát, và tốc độ trên máy hay lệch. Theo cảm giác hoặc nhịp tim, bật quạt, để phẳng hoặc dốc thật nhẹ.',
  ],
  'advice.raceEve': [
    'Hôm trước ăn như thường, thêm chút cơm, bún, bánh mì, ít dầu mỡ và chất xơ, không ăn món lạ. Ăn tối sớm, uống nước như mọi ngày, không rượu bia. Chỉ full marathon mới cần ăn nhiều hơn hẳn.',
  ],
  'advice.raceBelly': [
    'Bụng yếu thì từ tối hôm trước bớt chất xơ, dầu mỡ và sữa, cà phê chỉ uống như quen, chừa thời gian đi vệ sinh, và thử trước ở các buổi dài. Có máu hoặc không hết thì đi khám.',
  ],
  'advice.aidStations': [
    'Không cần trạm nào cũng uống. Khát thì vài ngụm, trời nóng thì nhiều hơn, đừng uống no. Ăn gel thì uống nước, trạm không gel thì uống nước thể thao. Chỉ dùng thứ đã thử khi tập.',
  ],
  'advice.wind': [
    'Gió giật hay mưa xối thì chạy máy hoặc đổi ngày, vì cành cây và xe cộ mới nguy hiểm. Giữ nguyên sức và thời gian, đừng giữ pace. Chỉ có gió thôi thì chạy ngược gió trước, theo cảm giác.',
  ],
  'advice.wetGrip': [
    'Đường ướt thì độ bám quan trọng nhất: đế cao su còn gai, đừng mang giày mòn hay giày đua trơn. Bước ngắn, vào cua chậm lại, tránh vạch sơn, nắp cống và lá ướt. Chạy xong nhét giấy cho khô.',
  ],
  'advice.taperWhen': [
    'Bắt đầu khoảng {{answer.taper.days}} ngày trước giải, giải ngắn thì muộn hơn. Giữ số buổi và chút pace thi đấu, nhưng mỗi buổi ngắn đi rõ rệt.',
  ],
  'advice.cadenceRule': [
    'Không có guồng chân nào đúng cho mọi người, nó tùy chiều cao và pace. Chỉ khi bạn tiếp đất quá xa phía trước hoặc hay chấn thương thì mới nên thử bước nhanh hơn một chút.',
  ],
  'advice.climbDoubt': [
    'Độ cao là số kém chính xác nhất: GPS hay nhảy, khí áp kế lệch theo thời tiết. Muốn kiểm tra thì xem bản đồ cung đường.',
  ],
  'advice.gpsSpike': [
    'Pace vọt lên trong chốc lát là do GPS, hay gặp gần nhà cao, cây hoặc hầm. Xem pace cả km thì chắc hơn.',
  ],
  'advice.startPulse': [
    'Mới chạy mà số quá cao thường do cảm biến: da lạnh, dây lỏng, hoặc nó đếm nhầm bước chân. Đeo chặt lại, khởi động, hoặc dùng đai ngực. Nếu đúng là bạn thấy tim đập dồn hay loạn nhịp thì đi khám.',
  ],
  'advice.cutShort': [
    'Nên dừng sớm khi đau, chóng mặt, buồn nôn, hoặc dáng chạy vỡ hẳn. Cuối buổi chỉ nặng chân là chuyện thường, chậm lại là được. Lúc đó bạn đau, chóng mặt hay chỉ mỏi chân?',
  ],
  'advice.trainOn': [
    'Phần đã lỡ thì không cần bù. Khi nhịp tim còn cao hơn thường, bạn chỉ chạy ngắn và nhẹ, khoảng bằng số ngày bị bệnh, rồi mới đưa bài tập trở lại. Đau ngực, hồi hộp hay khó thở thì dừng và đi khám.',
  ],
  'advice.easyAll': [
    'Chạy nhẹ là nền sức bền để chạy nhanh, và giữ cho chân tươi. Phần nhanh để dành cho buổi riêng của nó.',
  ],
  'splits.cause': [
    'Chỉ nhìn pace thì không biết vì sao: lên dốc, dừng đèn hay quay đầu đều hay gặp. Lúc đó có gì không?',
  ],
  'period.more': ['Nhiều hơn tháng trước đó.'],
  'period.less': ['Ít hơn tháng trước đó.'],
  'period.alike': ['Gần bằng tháng trước đó.'],
  'period.notOver': ['Tháng này chưa hết nên chưa thể so trực tiếp.'],
  'left.more': [
    'Còn [period] nữa là đủ [wish]. Chia ra những ngày còn lại; nếu nhiều hơn tuần thường lệ của bạn thì đừng cố cho đủ.',
  ],
  'left.done': ['Bạn đã vượt [wish] rồi.'],
  'beside.sessionPage': [
    'Trang của buổi chạy so nó với buổi tương tự gần nhất, từng rep một. Ở đây tôi chỉ thấy vài buổi gần đây.',
  ],
  'found.day': ['Tôi đã xem buổi chạy [period] của bạn.'],
  'begin.often': [
    'Lúc đầu mỗi tuần {{answer.begin.days}} buổi là đủ, xen ngày nghỉ ở giữa, mỗi buổi khoảng {{answer.begin.minutes}}. Tăng thời gian trước, tăng số buổi sau.',
  ],
  'begin.first': [
    'Đi bộ cho ấm người, rồi chạy chậm {{answer.begin.run}} và đi bộ {{answer.begin.walk}} xen kẽ, tất cả khoảng {{answer.begin.minutes}}, chậm đến mức nói chuyện được. Thấy nhẹ rồi thì chạy lâu hơn chứ đừng nhanh hơn.',
  ],
  'begin.check': [
    'Có bệnh nền, đau ngực, hoặc nhiều năm không vận động thì bạn khám sức khỏe trước.',
  ],
  'begin.race': [
    'Chạy xen đi bộ thì kịp về đích. Đừng đặt thành tích: mỗi tuần {{answer.begin.days}} buổi, mỗi tuần chạy lâu hơn một chút, sát ngày thì nghỉ.',
  ],
  'begin.heavy': [
    'Cân nặng đó vẫn bắt đầu được: đi bộ nhanh trước, thêm các đoạn chạy chậm ngắn, đường phẳng và mềm, giày êm, xen ngày nghỉ. Đau khớp thì dừng. Huyết áp cao, tiểu đường hay bệnh tim thì hỏi bác sĩ trước.',
  ],
  'app.trouble': [
    'Tôi không thấy được kết nối. Bạn xem buổi chạy đã có trong ứng dụng Garmin chưa, rồi vào trang tài khoản, mục “Tài khoản liên kết”, gỡ ra và liên kết lại. Trong lúc chờ, bạn thêm tệp ở trang hoạt động.',
  ],
  'app.otherWatch': [
    'Với đồng hồ đó, bạn xuất tệp FIT, TCX hoặc GPX trong ứng dụng của đồng hồ, rồi chọn “Thêm tệp” ở trang hoạt động.',
  ],
  'app.deleteAccount': [
    'Bạn tự xóa ở trang tài khoản. Các buổi chạy và cuộc trò chuyện sẽ mất, nên hãy xuất dữ liệu ở đó trước. Tôi không xóa được gì.',
  ],
  'app.phone': [
    'Không cần, lúc đầu điện thoại là đủ: ghi bằng một ứng dụng chạy bộ rồi thêm tệp GPX ở trang hoạt động. Đồng hồ tiện hơn và đo được nhịp tim, khi nào thích hãy mua.',
  ],
};
