import type { AnswerBook, PracticeCode } from '../../answer-book.ts';

/** Answers in Vietnamese on daily practice: recovery, beginnings, conditions, devices and race days. */
export const PRACTICE_ANSWERS_VI: Pick<AnswerBook['advice'], PracticeCode> = {
  'recovery.pulse': [
    'Nhịp tim buổi sáng tăng nghĩa là cơ thể chưa hồi phục, dù số km trông vẫn bình thường.',
  ],
  'recovery.pulseSleep': [
    'Nhịp tim tăng cùng với ngủ kém nghĩa là cơ thể chưa hồi phục, dù số km trông vẫn bình thường.',
  ],
  'recovery.tired': ['Mệt mãi không hết thì đáng để ý hơn số km.'],
  'recovery.load': [
    'Tuần qua bạn chạy {{runner.sevenDays.distance}}, mức thường lệ là {{runner.weeks.mean}}.',
  ],
  'recovery.next': [
    'Trong {{answer.recovery.days}} ngày, bạn hãy nghỉ hoặc chỉ chạy ngắn thật nhẹ, và ngủ cho đủ. Khi thấy khỏe lại rồi mới tập nặng; nghỉ chừng đó không mất thể lực. Nếu kéo dài, hoặc có sốt, đau ngực, tim đập nhanh, bạn hãy đi khám.',
  ],
  'advice.cramp': [
    'Chuột rút chủ yếu do cơ mệt hơn mức nó quen, hay gặp ở cuối buổi hoặc khi chạy nhanh, hiếm khi do thiếu chất. Hãy dừng lại, kéo giãn nhẹ rồi chạy tiếp thật chậm. Lần sau vào chậm hơn và khát thì uống. Nếu chuột rút khi nghỉ, bị đi bị lại, hoặc kèm sưng, nước tiểu sẫm, bạn hãy đi khám.',
  ],
  'advice.calves': [
    'Chạy nhẹ hầu như không làm to bắp chân: tập sức bền cho cơ thon. Chạy xong bắp chân hơi căng lên, một lúc là hết. Bạn cứ bắt đầu ngắn và nhẹ.',
  ],
  'advice.heatTime': [
    'Trời nóng như vậy thì hãy chạy sáng sớm, lúc mát nhất, không thì đợi trời tối. Chạy ngắn hơn, chọn chỗ râm và uống nước.',
  ],
  'advice.periodPulse': [
    'Không phải bạn tưởng tượng đâu: trước và trong kỳ kinh, nhịp tim hay cao hơn vài nhịp; đau hay ngủ kém cũng làm tăng thêm. Mấy ngày đó hãy chạy theo cảm giác. Từ bản ghi, tôi không thấy được chu kỳ của bạn.',
  ],
  'advice.moveRules': [
    'Buổi nhẹ thì bỏ qua cũng được. Bài nặng hoặc bài dài có thể dời sang ngày mà hôm trước và hôm sau là ngày nhẹ hay ngày nghỉ. Đừng dồn các buổi vào cùng một ngày để bù.',
  ],
  'move.has': ['Kế hoạch có [runs] [period].'],
  'move.easy': ['Kế hoạch có [runs] [period]. Bạn bỏ qua hoặc chạy vào hôm khác đều được.'],
  'move.fits': [
    'Chuyển [runs] sang [period] thì hôm trước và hôm sau đều không có bài nặng, nên được.',
  ],
  'move.meets': [
    'Không nên: chuyển [runs] sang [period] thì sát với [wish], thành các ngày nặng liền nhau.',
  ],
  'move.meetsRun': [
    'Không nên: [wish] bạn vừa chạy nặng, chuyển [runs] sang [period] thì thành các ngày nặng liền nhau.',
  ],
  'move.free': ['Bạn có thể chuyển sang [period]: hôm trước và hôm sau đều không có bài nặng.'],
  'move.swap': [
    'Bạn có thể đổi với buổi nhẹ [period]: hôm trước và hôm sau đều không có bài nặng.',
  ],
  'move.noneFree': [
    'Trong tuần đó, chuyển sang ngày nào cũng thành các ngày nặng liền nhau. Lần này bạn bỏ qua: thiếu một buổi không làm bạn tụt lại.',
  ],
  'advice.family': [
    'Thay vì tranh cãi, hãy thống nhất với nhau: giờ nào bạn chạy, giờ nào dành cho gia đình. Cho mọi người xem kế hoạch và cả những ngày nghỉ trong đó cũng có ích.',
  ],
  'advice.familyHours': [
    'Để bạn có con số cụ thể: {{runner.month.days}} ngày qua bạn chạy {{runner.month.duration}}.',
  ],
  'advice.core': [
    'Các bài tốt là squat, lunge, deadlift và nhón gót với tạ tay; cho cơ lõi thì plank, plank nghiêng và nâng hông. Mỗi bài vài hiệp, dừng khi còn làm thêm được, mỗi tuần vài buổi. Tập sau buổi chạy nặng hoặc vào ngày nhẹ, đừng tập hôm trước buổi nặng.',
  ],
  'advice.hardSpacing': [
    'Giữa các buổi nặng nên cách ít nhất {{answer.hard.days}} ngày nhẹ hoặc nghỉ; lớn tuổi hay ngủ kém thì cách lâu hơn. Mỗi tuần một buổi nặng cũng đủ.',
  ],
  'advice.pains': [
    'Khi có chỗ đau mới, hãy bỏ buổi nặng cho đến khi hết đau. Nếu đau đúng một điểm, đi khập khiễng hay đau mãi không hết thì bạn đi khám.',
  ],
  'advice.treadmillDistance': [
    'Cả hai đều không chính xác: trong nhà, đồng hồ đoán quãng đường theo nhịp vung tay, còn máy cũng hay lệch. Hãy theo thời gian và cảm giác, chỉ so buổi chạy máy với buổi chạy máy, và hiệu chỉnh đồng hồ nếu được.',
  ],
  'advice.treadmillHard': [
    'Bình thường thôi: trong nhà nóng, không có gió làm mát, và tốc độ trên máy hay lệch. Hãy theo cảm giác hoặc nhịp tim, bật quạt, để máy phẳng hoặc dốc thật nhẹ.',
  ],
  'advice.raceEve': [
    'Hôm trước ăn như thường, thêm chút cơm, bún, bánh mì hoặc khoai, ít dầu mỡ và chất xơ, không ăn món lạ. Ăn tối sớm, uống nước như mọi ngày, không rượu bia. Chỉ full marathon mới cần ăn nhiều hơn hẳn.',
  ],
  'advice.raceBelly': [
    'Nếu bụng yếu: từ tối hôm trước bớt chất xơ, dầu mỡ và sữa, cà phê chỉ uống nếu đã quen, và chừa thời gian đi vệ sinh. Hãy thử trước ở các buổi dài. Nếu có máu hoặc không hết thì đi khám.',
  ],
  'advice.aidStations': [
    'Không cần trạm nào cũng uống. Khát thì uống vài ngụm, trời nóng thì nhiều hơn, đừng uống đến no. Trạm nào ăn gel thì uống nước lọc, trạm nào không ăn gel thì uống nước thể thao. Chỉ dùng thứ đã thử khi tập.',
  ],
  'advice.wind': [
    'Gió giật hay mưa xối thì chạy máy hoặc đổi ngày: nguy hiểm là ở cành cây và xe cộ. Hãy giữ mức gắng sức và thời gian, đừng giữ pace. Nếu chỉ có gió thì chạy ngược gió trước, theo cảm giác.',
  ],
  'advice.wetGrip': [
    'Đường ướt thì độ bám quan trọng nhất: đế cao su còn gai, đừng mang giày mòn hay giày đua trơn. Bước ngắn, vào cua chậm lại, tránh vạch sơn, nắp cống và lá ướt. Chạy xong nhét giấy vào giày cho khô.',
  ],
  'advice.taperWhen': [
    'Bắt đầu khoảng {{answer.taper.days}} ngày trước giải, giải ngắn thì muộn hơn. Giữ số buổi và một chút pace thi đấu, nhưng mỗi buổi ngắn đi rõ rệt.',
  ],
  'advice.cadenceRule': [
    'Không có guồng chân nào đúng cho mọi người: nó tùy chiều cao và pace. Chỉ nên thử bước nhanh hơn một chút nếu bạn tiếp đất quá xa phía trước hoặc hay bị chấn thương.',
  ],
  'advice.climbDoubt': [
    'Độ leo là con số kém chính xác nhất: độ cao từ GPS hay nhảy, còn khí áp kế lệch theo thời tiết. Muốn kiểm tra thì xem bản đồ của cung đường.',
  ],
  'advice.gpsSpike': [
    'Pace vọt lên trong chốc lát là do GPS, hay gặp gần nhà cao, cây cối hoặc hầm. Xem pace của cả km thì đáng tin hơn.',
  ],
  'advice.startPulse': [
    'Mấy phút đầu mà số quá cao thường là do cảm biến: da lạnh, dây lỏng, hoặc nó đếm nhầm bước chân. Hãy đeo chặt lại và khởi động, hoặc dùng đai ngực. Nếu bạn thật sự thấy tim đập dồn hay loạn nhịp thì đi khám.',
  ],
  'advice.cutShort': [
    'Nên dừng sớm khi đau, chóng mặt, buồn nôn, hoặc không giữ nổi dáng chạy. Cuối buổi chỉ nặng chân là chuyện thường, khi đó chậm lại là được. Lúc đó bạn đau, chóng mặt hay chỉ mỏi chân?',
  ],
  'advice.trainOn': [
    'Phần đã lỡ thì không cần bù. Khi nhịp tim còn cao hơn thường ngày, bạn chỉ chạy ngắn và nhẹ, khoảng bằng số ngày bị bệnh, rồi mới tập lại các bài. Đau ngực, hồi hộp hay khó thở thì dừng và đi khám.',
  ],
  'advice.easyAll': [
    'Phần lớn chạy nhẹ mới xây được sức bền, nền của chạy nhanh, và giữ cho bạn đủ sức để chạy nhanh. Phần nhanh thì để dành cho buổi riêng của nó.',
  ],
  'splits.cause': [
    'Chỉ nhìn pace thì không biết vì sao: thường là do lên dốc, dừng lại hay quay đầu. Lúc đó có gì không?',
  ],
  'period.more': ['Nhiều hơn tháng trước đó.'],
  'period.less': ['Ít hơn tháng trước đó.'],
  'period.alike': ['Gần bằng tháng trước đó.'],
  'period.notOver': ['Tháng này chưa hết nên chưa thể so trực tiếp.'],
  'left.more': [
    'Còn [period] nữa là đủ [wish]. Hãy chia ra những ngày còn lại; nếu nhiều hơn tuần thường lệ của bạn thì đừng cố cho đủ.',
  ],
  'left.done': ['Bạn đã vượt [wish] rồi.'],
  'beside.sessionPage': [
    'Trang của buổi chạy so nó với buổi tương tự gần nhất, từng rep một. Ở đây tôi chỉ có sẵn vài buổi gần đây.',
  ],
  'found.day': ['Tôi đã xem buổi chạy [period] của bạn.'],
  'begin.often': [
    'Lúc đầu mỗi tuần {{answer.begin.days}} buổi là đủ, giữa các buổi nghỉ một ngày, mỗi buổi khoảng {{answer.begin.minutes}}. Hãy tăng thời gian trước, tăng số buổi sau.',
  ],
  'begin.first': [
    'Đi bộ cho ấm người, rồi cứ chạy chậm {{answer.begin.run}} thì đi bộ {{answer.begin.walk}}, tất cả khoảng {{answer.begin.minutes}}, chậm đến mức nói chuyện được. Khi thấy nhẹ rồi thì chạy lâu hơn chứ đừng nhanh hơn.',
  ],
  'begin.check': [
    'Nếu bạn có bệnh, đau ngực, hoặc nhiều năm không vận động, hãy khám sức khỏe trước.',
  ],
  'begin.race': [
    'Vẫn kịp để về đích bằng cách chạy xen đi bộ. Đừng đặt thành tích: mỗi tuần {{answer.begin.days}} buổi, phần chạy dài dần qua từng tuần, sát ngày thì nghỉ.',
  ],
  'begin.heavy': [
    'Với cân nặng đó bạn vẫn bắt đầu được: đi bộ nhanh trước, rồi thêm các đoạn chạy chậm ngắn, trên đường phẳng và mềm, giày êm, xen ngày nghỉ. Đau khớp thì dừng. Có huyết áp cao, tiểu đường hay bệnh tim thì hỏi bác sĩ trước.',
  ],
  'app.trouble': [
    'Tôi không xem được kết nối. Bạn kiểm tra xem buổi chạy đã có trong ứng dụng Garmin chưa. Rồi vào trang tài khoản, mục “Tài khoản liên kết”, gỡ Garmin ra và liên kết lại. Trong lúc chờ, bạn có thể thêm tệp ở trang hoạt động.',
  ],
  'app.otherWatch': [
    'Với đồng hồ đó, bạn xuất tệp FIT, TCX hoặc GPX trong ứng dụng của đồng hồ, rồi chọn “Thêm tệp” ở trang hoạt động.',
  ],
  'app.deleteAccount': [
    'Bạn tự xóa ở trang tài khoản. Các buổi chạy và cuộc trò chuyện sẽ bị xóa theo, nên hãy xuất dữ liệu ở đó trước. Tôi không xóa được gì.',
  ],
  'app.phone': [
    'Không cần, lúc đầu điện thoại là đủ: bạn ghi bằng một ứng dụng chạy bộ rồi thêm tệp GPX ở trang hoạt động. Đồng hồ tiện hơn và đo được nhịp tim; khi nào thích hãy mua.',
  ],
};
