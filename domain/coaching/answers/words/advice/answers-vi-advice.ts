import type { AnswerBook } from '../../answer-book.ts';
import { APP_ANSWERS_VI } from '../counsel/answers-vi-app.ts';
import { COUNSEL_ANSWERS_VI } from '../counsel/answers-vi-counsel.ts';
import { SESSION_ANSWERS_VI } from '../counsel/answers-vi-sessions.ts';
import { PRACTICE_ANSWERS_VI } from './answers-vi-practice.ts';

/** Answers in Vietnamese on what runners ask beside their figures. */
export const ADVICE_ANSWERS_VI: AnswerBook['advice'] = {
  'advice.shoeChoice': [
    'Tôi không thấy bàn chân bạn nên không chỉ đích danh mẫu nào. Hãy chọn giày chạy hằng ngày có đệm, mũi dư một ngón tay cái, gót ôm chắc, thử vào buổi chiều và chạy vài bước. Vừa chân quan trọng hơn thương hiệu, không đôi nào chống được chấn thương; mới chạy thì chưa cần carbon.',
  ],
  'advice.shoeLife': [
    'Đa số giày dùng được {{answer.shoes.least}} đến {{answer.shoes.most}}. Nhìn cả đôi giày: đế giữa xẹp, đế ngoài mòn, hoặc chạy bình thường mà chân nhức hơn là nên thay.',
  ],
  'advice.shoeWeeks': [
    'Với {{runner.weeks.mean}} mỗi tuần như bạn hay chạy, một đôi dùng khoảng {{answer.shoes.weeks}} tuần.',
  ],
  'advice.carbonShoes': [
    'Giày carbon giúp đa số runner nhanh hơn một chút. Chưa có bằng chứng tốt là nó làm chân yếu đi, nhưng bắp chân và bàn chân chịu tải khác. Tập quen bằng vài buổi nhanh ngắn, chạy nhẹ thì mang giày thường, đừng mang giày mới tinh vào giải.',
  ],
  'advice.foodBefore': [
    'Chạy nhẹ ngắn thì không cần ăn gì đặc biệt. Trước buổi dài hoặc nặng, ăn nhẹ tinh bột dễ tiêu như bánh mì, cơm, chuối trước đó vài tiếng, ít dầu mỡ và chất xơ. Món nào định dùng khi thi đấu thì tập thử trước.',
  ],
  'advice.gels': [
    'Tùy bạn chạy bao lâu. Dưới khoảng {{answer.fuel.from}} thì không cần. Lâu hơn thì cứ khoảng {{answer.gels.every}} một gel, bắt đầu sớm, uống cùng nước, và nhớ thử trong lúc tập.',
  ],
  'advice.gelsMarathon': [
    'Với marathon từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}} thì khoảng {{answer.gels.marathon}} gel.',
  ],
  'advice.foodAfter': [
    'Chạy xong ăn bữa bình thường có tinh bột và đạm là đủ. Sau buổi dài hoặc nặng, nên ăn sớm, và uống đến khi hết khát.',
  ],
  'advice.treats': [
    'Thỉnh thoảng ăn uống vậy không sao. Uống nước trước đã, và vẫn ăn bữa chính có đạm, vì đồ ngọt không giúp cơ hồi phục.',
  ],
  'advice.alcohol': [
    'Uống một ly trong bữa ăn không sao, nhưng rượu bia làm bạn ngủ kém và hồi phục chậm. Đừng uống tối trước buổi nặng hay trước giải. Say hôm trước thì nghỉ tập, uống nước, đi bộ, hôm sau hãy chạy nhẹ.',
  ],
  'advice.caffeine': [
    'Quen uống thì cà phê trước khi chạy không sao, nhiều người thấy tỉnh táo hơn. Uống trước một lúc, gần nhà vệ sinh, ngày thi đấu đừng uống nhiều hơn thường ngày. Thấy hồi hộp, tim đập nhanh thì thôi.',
  ],
  'advice.salt': [
    'Chạy ngắn thì không cần bù muối. Trời nóng và chạy lâu thì nước thể thao hoặc đồ mặn là được. Viên muối tùy bạn, chưa chắc chống được chuột rút, muốn dùng thì thử khi tập.',
  ],
  'advice.water': [
    'Khát thì uống. Trời mát và dưới khoảng {{answer.fuel.from}} thì không cần mang nước; trời nóng hoặc chạy lâu thì mang theo, uống ít mà nhiều lần. Đừng cố uống quá nhiều.',
  ],
  'advice.treadmill': [
    'Chạy máy vẫn tính nhé. Không có gió, mặt băng đều nên thường nhẹ hơn chạy ngoài một chút, và tốc độ trên máy ít khi chính xác, nên theo cảm giác hoặc nhịp tim. Để dốc nhẹ hay không cũng được.',
  ],
  'advice.strength': [
    'Tập sức mạnh có ích cho đa số runner: mỗi tuần vài buổi ngắn, squat, lunge, nhón gót, plank. Xếp cùng ngày với bài nặng được, chạy trước rồi tập tạ sau; hôm sau chạy nhẹ hoặc nghỉ, tuần thi đấu thì giảm nhẹ.',
  ],
  'advice.otherSport': [
    'Môn khác giúp giữ sức bền mà ít va đập. Đạp xe hoặc bơi nhẹ có thể thay một buổi chạy nhẹ, hoặc xếp vào ngày nghỉ. Chơi hay đạp hết sức thì tính là ngày nặng, hôm sau chạy nhẹ.',
  ],
  'advice.breathing': [
    'Cứ thở tự nhiên bằng cả mũi và miệng, chưa nhịp nào được chứng minh là tốt nhất. Chạy nhẹ mà không nói được trọn câu thì chậm lại đến khi nói được.',
  ],
  'advice.form': [
    'Chưa có bằng chứng là phải tiếp đất bằng phần nào của bàn chân. Đừng cố đổi: giữ người thẳng, thả lỏng vai, bước ngắn và nhanh hơn một chút. Không đau thì dáng chạy của bạn ổn.',
  ],
  'advice.altitude': [
    'Lên cao, lúc đầu cùng sức mà chạy chậm hơn. Mấy tuần đầu hãy theo cảm giác hoặc nhịp tim, đừng theo pace. Mấy ngày đầu chỉ chạy nhẹ, uống và ngủ nhiều hơn. Đau đầu, buồn nôn thì đừng chạy, đừng lên cao thêm; nặng hơn, hoặc ngồi yên cũng khó thở, thì xuống thấp ngay và đi khám.',
  ],
  'advice.air': [
    'Không khí xấu thì chạy ít và nhẹ hơn, hoặc chạy trong nhà, bỏ bài nặng, vì khi chạy bạn hít vào nhiều hơn hẳn. Người bị hen hoặc bệnh tim đừng chạy ngoài trời lúc đó. Xem chỉ số không khí nơi bạn ở.',
  ],
  'advice.sleepNeed': [
    'Mỗi người cần ngủ khác nhau, runner nên thiên về nhiều hơn. Xem sáng dậy có khỏe không. Ngủ kém thì hôm đó chạy nhẹ; một đêm không làm bạn mất sức bền.',
  ],
  'advice.weight': [
    'Tôi không đặt mục tiêu cân nặng. Ăn đủ, chạy nhẹ là chính và đều đặn, cân nặng có đổi thì đổi từ từ. Tập lúc đói làm bạn chậm hơn và dễ chấn thương. Lo về cân nặng hay ăn uống thì hỏi bác sĩ hoặc chuyên gia dinh dưỡng.',
  ],
  'advice.timeOfDay': [
    'Giờ nào bạn giữ được đều là giờ tốt nhất. Buổi sáng mát và ít bị lỡ; chiều tối người ấm hơn nên chạy nhanh dễ hơn. Giải chạy buổi sáng thì tập vài buổi sáng.',
  ],
  'advice.music': [
    'Thích thì cứ nghe. Đường nhiều xe thì nghe nhỏ hoặc bỏ trống một tai. Lâu lâu chạy không nhạc để nghe nhịp thở của mình; có giải không cho đeo tai nghe.',
  ],
  'advice.nerves': [
    'Hồi hộp trước giải là bình thường, nghĩa là bạn coi trọng giải này. Sức đã có rồi, giờ đừng thử lại. Tối trước soạn sẵn đồ, xuất phát chậm hơn mình muốn, và chỉ nghĩ đến cây số tiếp theo.',
  ],
  'advice.toilet': [
    'Chạy làm ruột bị xóc nên chuyện này hay gặp. Ăn sớm hơn, bớt chất xơ, dầu mỡ và cà phê trước khi chạy, đi trước khi ra khỏi nhà, chọn cung đường có nhà vệ sinh. Có máu hoặc không hết thì đi khám.',
  ],
  'advice.baths': [
    'Ngâm mình, massage, lăn foam thấy dễ chịu thì dùng, nhưng ngủ, ăn và ngày nhẹ giúp hồi phục nhiều hơn. Làm nhẹ tay, đừng làm ngay trước buổi nặng, xông hơi xong nhớ uống nước.',
  ],
  'advice.supplements': [
    'Ăn uống bình thường thì đa số runner không cần thực phẩm bổ sung. Sắt hay vitamin chỉ uống sau khi xét nghiệm và hỏi bác sĩ, vì thừa cũng hại. Thứ định dùng khi thi đấu thì thử lúc tập.',
  ],
  'advice.formula': [
    'Công thức kiểu đó chỉ tính theo tuổi, còn nhịp tim tối đa của người cùng tuổi khác nhau nhiều. Chạy nhẹ thì đúng, nhưng hãy theo việc còn nói chuyện được và vùng nhịp tim của chính bạn.',
  ],
  'advice.formulaOwn': ['Buổi chạy nhẹ của bạn thường ở {{runner.easyHeartRate}}.'],
  'advice.accuracy': [
    'Đồng hồ khá tốt nhưng không chính xác tuyệt đối. Nhà cao, cây cối, khúc cua gắt làm GPS lệch một chút; nhịp tim ở cổ tay hay nhảy lúc mới chạy hoặc trời lạnh. Xem trung bình cả buổi hơn là từng lúc; muốn đúng nhịp tim thì dùng đai ngực.',
  ],
  'advice.everyDay': [
    'Chạy mỗi ngày cũng được nhưng không cần, đa số nghỉ ít nhất một ngày mỗi tuần thì tiến bộ hơn. Thêm ngày thì thêm buổi ngắn và nhẹ, đừng xếp các ngày nặng liền nhau.',
  ],
  'advice.doubles': [
    'Chạy thêm lần nữa trong ngày chỉ có ích khi bạn đã chạy gần như mỗi ngày. Chưa tới mức đó thì kéo dài buổi quen thuộc. Nếu chạy thêm thì ngắn và nhẹ, đừng để cả hai buổi đều nặng.',
  ],
  'advice.age': [
    'Tuổi tác không cản bạn chạy hay tiến bộ. Khác là hồi phục: xen nhiều ngày nhẹ giữa các ngày nặng, tăng từng bước nhỏ, thêm tập sức mạnh. Lâu không vận động hoặc có bệnh tim thì hỏi bác sĩ trước.',
  ],
  'advice.period': [
    'Đang kỳ kinh vẫn chạy được nếu bạn muốn. Theo cảm giác hôm đó, mệt thì chạy nhẹ hoặc nghỉ. Mấy tháng không thấy kinh hoặc đau nhiều thì đi khám.',
  ],
  'advice.darkness': [
    'Chạy trời tối thì đeo đèn, mặc đồ phản quang, chạy đường quen và báo cho người khác biết đường chạy. Phải nhìn đường nên sẽ chậm hơn một chút, cứ theo cảm giác.',
  ],
  'advice.travel': [
    'Đi công tác hay du lịch thì vài buổi nhẹ là đủ, đừng đuổi theo kế hoạch. Bay đường dài xong, ngày đầu đi bộ hoặc chạy nhẹ, ngủ đủ rồi hãy tập nặng. Lỡ vài buổi không mất sức bền.',
  ],
  'advice.donation': [
    'Hôm hiến máu thì nghỉ và uống nhiều nước. Sau đó vài ngày chỉ chạy nhẹ ngắn, bài nặng và bài dài để khoảng một tuần sau, vì máu cần nhiều tuần mới hồi phục hết. Chóng mặt hay đuối sức thì dừng.',
  ],
  'advice.vaccine': [
    'Ngày tiêm thì nghỉ hoặc đi bộ. Không sốt, thấy khỏe thì chạy nhẹ lại, bài nặng chờ thêm vài ngày. Sau tiêm mà đau ngực, khó thở hay tim đập nhanh thì đừng chạy, đi khám ngay.',
  ],
  'advice.getFaster': [
    'Có ích nhất là chạy đều, phần lớn chạy nhẹ, tăng dần qua từng tháng. Thêm vào đó, đa số các tuần có một buổi tempo hoặc biến tốc, đừng xếp ngay sau ngày nặng khác, và giữ buổi dài.',
  ],
  'advice.runLonger': [
    'Chạy chậm hơn bạn nghĩ, đến mức còn nói chuyện được. Đi bộ một chút trước khi hụt hơi, rồi mỗi tuần kéo phần chạy dài thêm. Hầu hết người phải dừng là vì chạy nhanh quá.',
  ],
  'advice.walkBreaks': [
    'Đi bộ xen giữa không sao, vẫn tính. Nhờ vậy bạn đi được xa hơn mà đỡ mệt, nhiều người làm vậy cả khi thi đấu, và khỏe lên thì phần đi bộ tự ngắn lại.',
  ],
  'advice.kneeWear': [
    'Chạy bộ tự nó không làm hỏng đầu gối khỏe mạnh. Điều gây hại là tăng quá nhanh, nên hãy tăng từng chút, chạy nhẹ là chính và giữ chân khỏe. Gối đau, sưng hay kẹt thì đi khám.',
  ],
  'advice.raceMorning': [
    'Dậy đủ sớm để ăn món quen, dễ tiêu, cách giờ xuất phát khá lâu, uống từng ít nước. Đến sớm, đi vệ sinh, giải ngắn thì khởi động nhẹ, và xuất phát chậm hơn mình muốn. Hôm đó đừng thử gì mới.',
  ],
  'advice.highPulse': [
    'Con số cao chưa chắc nguy hiểm: cao hay không còn tùy nhịp tim tối đa của bạn, và đồng hồ hay đo sai. Nhưng nếu đau ngực, chóng mặt, khó thở, tim đập không đều, hoặc nghỉ rồi vẫn cao thì dừng lại và đi khám ngay.',
  ],
  'advice.carbLoading': [
    'Chỉ có ích với giải phải chạy lâu. Vài ngày trước giải, ăn thêm cơm, mì, bánh mì, khoai so với thường ngày, bớt dầu mỡ và chất xơ, tập nhẹ. Đừng ăn đến no căng, không cần nhịn trước, chỉ ăn món quen.',
  ],
  'advice.toenail': [
    'Móng chân đen thường do giày ép gây bầm, không đáng lo. Chọn giày rộng mũi hơn, cắt móng ngắn, buộc chắc gót; móng sẽ tự mọc ra. Nếu nhức giật, mưng mủ, đỏ xung quanh, vết đen mãi không mọc ra hết, hoặc bạn bị tiểu đường thì đi khám.',
  ],
  'premise.runs': [
    'Tuần qua tôi nhận được {{runner.sevenDays.runs}} buổi chạy của bạn. Nếu bạn chạy nhiều hơn thì các buổi đó chưa tới đây.',
  ],
  'premise.easy': [
    'Nếu bạn chạy nhiều như vậy thì nghỉ hoặc chạy nhẹ ngắn, chưa chạy dài hay chạy nhanh cho đến khi chân khỏe lại.',
  ],
  'fastest.known': [
    'Buổi nhanh nhất tôi biết cách đây {{answer.fastest.daysAgo}} ngày: {{answer.fastest.distance}} ở {{answer.fastest.pace}}. Tôi xem được {{runner.history.days}} ngày, tính trung bình cả buổi.',
  ],
  'app.who': [
    'Tôi là AI, không phải người. Tôi đọc các buổi chạy của bạn ở đây và trả lời bằng số liệu; huấn luyện viên riêng của bạn, nếu có, là người thật.',
  ],
  'advice.afterBirth': [
    'Sau sinh, dù thấy khỏe, hãy hỏi bác sĩ hoặc nữ hộ sinh khi nào được chạy lại. Trước đó đi bộ và tập sàn chậu. Được đồng ý rồi thì bắt đầu bằng đi bộ và chạy chậm ngắn, không chạy dài hay nhanh; ra máu, són tiểu, đau hoặc thấy nặng phía dưới thì dừng và đi khám.',
  ],
  'advice.illness': [
    'Sau bệnh hoặc ca mổ như vậy, dù thấy khỏe bạn vẫn phải hỏi bác sĩ khi nào được chạy lại. Trước đó nhiều nhất là đi bộ. Bài tập và pace để sau khi bác sĩ đồng ý. Nếu nặng hơn, chảy máu, ngất, đau ngực hoặc đau bụng thì đi khám ngay.',
  ],
  'afterRace.plain': [
    'Sau giải dài, nghỉ trước đã: vài ngày đầu không chạy hoặc chỉ đi bộ, rồi chạy nhẹ ngắn. Sau marathon khoảng {{answer.marathonRecovery.days}} ngày, sau half khoảng {{answer.halfRecovery.days}} ngày, không tập nặng và không chạy dài.',
  ],
  'afterRace.stored': [
    'Giải gần nhất tôi thấy là {{runner.race.daysAgo}} ngày trước, {{runner.race.distance}}.',
  ],
  'motivation.plain': [
    'Ai cũng có lúc như vậy, bạn không cần ép mình. Làm thật nhỏ thôi: xỏ giày, đi một vòng quanh nhà, vẫn chán thì quay về. Chạy lúc còn sáng, rủ bạn hoặc đổi đường sẽ dễ hơn.',
  ],
  'motivation.done': [
    '{{runner.month.days}} ngày qua bạn đã chạy {{runner.month.distance}}, chừng đó không mất đi đâu.',
  ],
  'complaint.sorry': [
    'Xin lỗi, tôi trả lời chưa đúng ý bạn.',
    'Xin lỗi bạn, câu vừa rồi tôi trả lời sai.',
  ],
  'complaint.ask': [
    'Bạn hỏi lại trong một câu, nói rõ buổi nào, ngày nào hay giải nào, tôi sẽ trả lời đúng chỗ đó. Nếu các câu trả lời của tôi không khớp nhau thì bạn theo câu thận trọng hơn.',
  ],
  'return.short': ['Nghỉ chừng đó thì mất rất ít.'],
  'return.weeks': ['Nghỉ vài tuần thì tim phổi trở lại nhanh, gân và xương cần lâu hơn.'],
  'return.long': [
    'Nghỉ lâu như vậy thì bắt đầu gần như người mới: chạy xen đi bộ, tạm quên pace cũ.',
  ],
  'return.start': [
    'Bắt đầu với {{answer.return.distance}} chạy nhẹ, còn nói chuyện được, cách ngày một buổi. Ổn một tuần thì mỗi tuần thêm một chút.',
  ],
  'return.noLong': [
    'Chưa chạy dài, chưa chạy nhanh cho đến khi chạy đều ít nhất {{answer.return.days}} ngày; chỗ nào đau thì lùi lại một bước.',
  ],
  'lastLong.figures': [
    'Buổi chạy dài gần nhất cách đây {{answer.lastLong.daysAgo}} ngày: {{answer.lastLong.distance}} trong {{answer.lastLong.duration}}.',
  ],
  'lastLong.now': [
    'Buổi chạy dài gần nhất là {{answer.lastLong.distance}} trong {{answer.lastLong.duration}}.',
  ],
  'lastLong.none': ['Trong {{runner.history.days}} ngày qua tôi không thấy buổi chạy dài nào.'],
  'longest.known': [
    'Buổi dài nhất tôi biết là {{answer.longest.distance}}, cách đây {{answer.longest.daysAgo}} ngày. Tôi chỉ xem được {{runner.history.days}} ngày, trước đó bạn xem trong danh sách hoạt động.',
  ],
  'since.yesterday': ['Lần chạy gần nhất của bạn là hôm qua.'],
  'total.known': [
    'Các buổi tôi biết trong {{runner.history.days}} ngày qua cộng lại là {{answer.all.distance}}, {{answer.all.runs}} buổi.',
  ],
  'goal.ask': [
    'Còn tùy mục tiêu: bạn nhắm giải nào, cự ly nào, hay chạy cho khỏe? Bạn nói tôi biết, tôi sẽ chỉ ra điều nên tập nhất.',
  ],
  'sum.finish': [
    'Giữ pace đều thì [wish] hết [period]. Cự ly trên đồng hồ thường dài hơn một chút, bạn chừa thêm ít thời gian.',
  ],
  'repetition.pace': [
    'Theo kết quả thi đấu, bạn chạy {{answer.repetition.[n].length}} khoảng {{answer.repetition.[n].duration}}, rep nào cũng như nhau.',
  ],
  'repetition.feel': [
    'Tôi chưa có giải gần đây của bạn nên không tính được thời gian. Chạy sao cho rep cuối nhanh bằng rep đầu và vẫn thêm được một rep.',
  ],
  'repetition.rest': [
    'Giữa các rep, chạy nhẹ hoặc đi bộ lâu bằng một rep; dừng khi rep cuối còn tốt như rep đầu.',
  ],
  'run.slower': [
    'Bạn chạy trung bình {{pace.average}}, chậm hơn pace nhẹ thường ngày {{runner.easyPace}}.',
  ],
  'run.usual': [
    'Với bạn thì không chậm: {{pace.average}}, buổi nhẹ thường ngày khoảng {{runner.easyPace}}.',
  ],
  'run.faster': [
    'Không chậm đâu: {{pace.average}}, còn nhanh hơn pace nhẹ thường ngày {{runner.easyPace}}.',
  ],
  'run.climb': ['Một phần do leo dốc: trên đường bằng sẽ khoảng {{pace.gradeAdjusted}}.'],
  'run.pulseSame': [
    'Nhịp tim {{heartRate.average}} (thường {{runner.easyHeartRate}}), không có gì bất thường. Lúc chạy bạn thấy thế nào?',
  ],
  'run.pulseHigher': [
    'Nhịp tim {{heartRate.average}}, cao hơn thường ngày {{runner.easyHeartRate}}: nóng, dốc, chân mỏi, thiếu ngủ hoặc sắp ốm đều có thể. Bạn thấy đúng điều nào?',
  ],
  'beside.route': [
    'Ở đây tôi không biết có cùng cung đường hay không. Trang của buổi chạy có so sánh với những buổi tương tự.',
  ],
  'app.edit': ['Bạn làm ở trang của buổi chạy, trong menu. Tôi không tự xóa hay sửa được.'],
  'app.privacy': [
    'Buổi chạy là của bạn: không ai thấy, trừ khi bạn chia sẻ với huấn luyện viên hoặc đưa vào tin nhắn. Trang tài khoản cho biết bạn đang chia sẻ gì.',
  ],
  'app.price': [
    'Gói và giá ở trang tài khoản, mục “Gói và thanh toán”. Tôi không thấy bạn trả bao nhiêu.',
  ],
  'app.access': [
    'Tôi đọc được các buổi chạy trong danh sách hoạt động ở đây, không đọc gì khác trên đồng hồ hay tài khoản của nó.',
  ],
  'app.accessNone': [
    'Ở đây chưa có buổi chạy nào nên tôi chưa thấy gì. Bạn liên kết Garmin ở trang tài khoản, mục “Tài khoản liên kết”, hoặc thêm tệp FIT, TCX, GPX từ đồng hồ bất kỳ.',
  ],
  'offTopic.plain': ['Chuyện này ngoài chạy bộ nên tôi xin phép không trả lời.'],
  'record.race': [
    'Giải tốt nhất tôi biết trong {{runner.history.days}} ngày qua là {{runner.race.distance}} trong {{runner.race.duration}}.',
  ],
  'hazard.medicine': [
    'Thuốc có thể làm thay đổi nhịp tim, lượng nước và cảm giác gắng sức, nên tôi không đưa vùng nhịp tim, pace hay bài tập cho trường hợp này. Bạn hãy hỏi bác sĩ hoặc dược sĩ xem được chạy mạnh đến đâu; trước đó thì nghỉ hoặc chạy nhẹ, vẫn nói chuyện được. Đừng tự ngừng hay đổi thuốc để chạy. Chóng mặt hay khó chịu thì dừng.',
  ],
  'hazard.condition': [
    'Với tình trạng đó, chạy được đến mức nào là do bác sĩ quyết định, dữ liệu chạy không cho tôi biết. Trước khi hỏi, bạn nghỉ hoặc chạy nhẹ thật ngắn, vẫn nói chuyện được, không chạy nhanh hay chạy dài. Đau ngực, khó thở, chóng mặt hay tim đập không đều thì dừng và tìm người giúp.',
  ],
  'hazard.storm': [
    'Khi có bão, sấm sét hay đường ngập, bạn đừng chạy ngoài trời và hãy theo cảnh báo tại chỗ. Nghỉ, hoặc vận động nhẹ trong nhà. Buổi trong kế hoạch có thể dời sang ngày trống không sát buổi nặng; không còn ngày nào thì bỏ, không cần chạy bù.',
  ],
  'hazard.ice': [
    'Ngã trên đường đóng băng thiệt hơn nhiều so với bỏ một buổi. Bạn chạy nhẹ trong nhà, đi bộ hoặc nghỉ. Nếu chỉ đóng băng vài chỗ, hãy chạy ngắn, chậm, bước nhỏ, còn bài nhanh để hôm khác.',
  ],
  'hazard.pollen': [
    'Ngày bị dị ứng, bạn chạy nhẹ trong nhà, hoặc ra ngoài sau mưa khi ít phấn hoa; khẩu trang, kính và rửa mặt sau khi chạy đều giúp ích. Bài nặng để hôm khác. Thở khò khè hay tức thở thì dừng và đi khám. Về thuốc, hãy hỏi bác sĩ hoặc dược sĩ.',
  ],
  'hazard.skin': [
    'Giữ sạch và dán kín, đừng lột da, mang tất khô và giày không cọ vào chỗ đó. Đi bộ không đau thì có thể chạy nhẹ một đoạn ngắn; đau thì nghỉ. Nếu nóng, đỏ xung quanh hay mưng mủ thì đừng chạy và đi khám; có tiểu đường thì luôn phải khám.',
  ],
  'own.heartRate': [
    'Bạn nhắc đến [said]; bản ghi này có trung bình {{heartRate.average}}, cao nhất {{heartRate.maximum}}. Tăng vọt đột ngột thường là do cảm biến, nên quan trọng là lúc đó bạn thấy sao. Chóng mặt hay đau ngực thì dừng và đi khám.',
  ],
  'own.cadence': [
    'Bạn nhắc đến [said]; buổi này là {{cadence.average}}. Không có con số nào đúng cho mọi người.',
  ],
  'own.pace': ['Bạn nhắc đến [said]; bản ghi này có {{pace.average}}.'],
  'own.distance': ['Bạn nhắc đến [said]; bản ghi này có {{distance.total}}.'],
  'soft.where': ['Chính xác đau ở đâu: một điểm hay cả vùng, một bên hay hai bên, nhói hay âm ỉ?'],
  ...PRACTICE_ANSWERS_VI,
  ...SESSION_ANSWERS_VI,
  ...COUNSEL_ANSWERS_VI,
  ...APP_ANSWERS_VI,
};
