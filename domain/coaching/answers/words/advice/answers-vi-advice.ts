import type { AnswerBook } from '../../answer-book.ts';
import { COMMON_QUESTION_ANSWERS_VI } from '../common-questions/answers-vi-common-questions.ts';
import { APP_ANSWERS_VI } from '../learnt-advice/answers-vi-app.ts';
import { BEGINNER_AND_RACE_ANSWERS_VI } from '../learnt-advice/answers-vi-beginners-and-races.ts';
import { CIRCUMSTANCE_ANSWERS_VI } from '../learnt-advice/answers-vi-circumstances.ts';
import { SITUATION_ANSWERS_VI } from '../learnt-advice/answers-vi-situations.ts';
import { PRACTICE_ANSWERS_VI } from './answers-vi-practice.ts';

/** Answers in Vietnamese on what runners ask beside their figures. */
export const ADVICE_ANSWERS_VI: AnswerBook['advice'] = {
  'advice.shoeChoice': [
    'Tôi không thấy bàn chân bạn nên không chỉ đích danh mẫu nào. Hãy chọn giày chạy hằng ngày có đệm, mũi dư một ngón tay cái, gót ôm chắc; thử vào buổi chiều và chạy vài bước. Vừa chân quan trọng hơn thương hiệu, và không đôi nào chống được chấn thương. Mới chạy thì chưa cần giày carbon.',
  ],
  'advice.shoeLife': [
    'Đa số giày dùng được {{answer.shoes.least}} đến {{answer.shoes.most}}. Hãy nhìn cả đôi giày: đế giữa xẹp, đế ngoài mòn, hoặc chạy như thường mà lại đau nhức là nên thay.',
  ],
  'advice.shoeWeeks': [
    'Với {{runner.weeks.mean}} mỗi tuần như bạn hay chạy, một đôi dùng khoảng {{answer.shoes.weeks}} tuần.',
  ],
  'advice.carbonShoes': [
    'Giày carbon giúp đa số runner nhanh hơn một chút. Chưa có bằng chứng tốt là nó làm chân yếu đi, nhưng bắp chân và bàn chân phải chịu tải nhiều hơn. Hãy tập quen bằng vài buổi nhanh ngắn, chạy nhẹ thì mang giày thường, và đừng mang giày mới tinh vào giải.',
  ],
  'advice.foodBefore': [
    'Trước buổi nhẹ ngắn, bạn không cần ăn gì đặc biệt. Trước buổi dài hoặc nặng vài tiếng, hãy ăn nhẹ tinh bột dễ tiêu như bánh mì, cơm, chuối, ít dầu mỡ và chất xơ. Chỉ dùng món đã thử khi tập.',
  ],
  'advice.gels': [
    'Tùy bạn chạy bao lâu. Dưới khoảng {{answer.fuel.from}} thì không cần. Lâu hơn thì cứ khoảng {{answer.gels.every}} một gel hoặc đồ ăn tương đương, bắt đầu sớm, uống cùng nước, và nhớ thử trước trong lúc tập.',
  ],
  'advice.gelsMarathon': [
    'Với marathon từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, bạn cần khoảng {{answer.gels.marathon}} gel.',
  ],
  'advice.foodAfter': [
    'Chạy xong, ăn bữa bình thường có tinh bột và chút đạm là đủ. Sau buổi dài hoặc nặng thì ăn sớm, và uống đến khi hết khát.',
  ],
  'advice.treats': [
    'Thỉnh thoảng ăn uống vậy không sao. Uống nước trước đã, và vẫn ăn bữa chính có đạm, vì đồ ngọt không giúp cơ hồi phục.',
  ],
  'advice.alcohol': [
    'Uống một ly trong bữa ăn không sao, nhưng rượu bia làm bạn ngủ kém và hồi phục chậm. Đừng uống vào tối trước buổi nặng hay trước giải. Nếu còn say từ hôm trước thì nghỉ tập: uống nước, đi bộ, hôm sau hãy chạy nhẹ.',
  ],
  'advice.caffeine': [
    'Nếu đã quen thì uống cà phê trước khi chạy không sao, nhiều người thấy tỉnh táo hơn. Hãy uống trước một lúc, ở gần nhà vệ sinh, và ngày thi đấu đừng uống nhiều hơn thường ngày. Nếu cà phê làm tim bạn đập nhanh thì thôi.',
  ],
  'advice.salt': [
    'Chạy ngắn thì không cần bù muối. Trời nóng mà chạy lâu thì nước thể thao hoặc đồ mặn sẽ có ích. Viên muối thì tùy bạn, chưa có bằng chứng là chống được chuột rút, nên hãy thử khi tập.',
  ],
  'advice.water': [
    'Khát thì uống. Trời mát và dưới khoảng {{answer.fuel.from}} thì không cần mang nước. Trời nóng hoặc chạy lâu hơn thì mang theo, uống ít mà nhiều lần. Đừng cố uống quá mức khát.',
  ],
  'advice.treadmill': [
    'Chạy máy vẫn tính nhé. Không có gió, mặt băng lại đều nên thường nhẹ hơn chạy ngoài trời một chút, và tốc độ trên máy ít khi chính xác. Vì vậy hãy theo cảm giác hoặc nhịp tim; để dốc nhẹ hay không đều được.',
  ],
  'advice.strength': [
    'Tập sức mạnh có ích cho đa số runner: mỗi tuần vài buổi ngắn với squat, lunge, nhón gót, plank. Tập vào ngày có buổi nặng, sau khi chạy chứ đừng trước, hoặc vào ngày nhẹ; tuần thi đấu thì tập nhẹ. Hôm sau buổi tập chân nặng nên chạy nhẹ.',
  ],
  'advice.otherSport': [
    'Môn khác giúp tăng sức bền mà ít va đập. Đạp xe hoặc bơi nhẹ có thể thay một buổi chạy nhẹ, hoặc tập vào ngày nghỉ. Một trận đấu hay buổi đạp xe hết sức thì tính là ngày nặng, nên hôm sau chạy nhẹ.',
  ],
  'advice.breathing': [
    'Cứ thở tự nhiên bằng cả mũi và miệng; chưa có nhịp thở nào được chứng minh là tốt nhất. Nếu chạy nhẹ mà không nói được trọn câu thì chậm lại đến khi nói được.',
  ],
  'advice.form': [
    'Chưa có bằng chứng là phải tiếp đất bằng phần nào của bàn chân. Đừng cố đổi: giữ người thẳng, thả lỏng vai, bước ngắn và nhanh hơn một chút. Nếu không đau ở đâu thì dáng chạy của bạn ổn.',
  ],
  'advice.altitude': [
    'Lên cao, lúc đầu cùng mức gắng sức bạn sẽ chạy chậm hơn. Mấy tuần đầu hãy theo cảm giác hoặc nhịp tim, đừng theo pace. Mấy ngày đầu chỉ chạy nhẹ, uống và ngủ nhiều hơn. Đau đầu hay buồn nôn thì đừng chạy, đừng lên cao thêm; nếu nặng hơn, hoặc ngồi yên cũng khó thở, thì xuống thấp ngay và đi khám.',
  ],
  'advice.air': [
    'Khi không khí xấu, hãy chạy ít và nhẹ hơn, hoặc chạy trong nhà, và bỏ bài nặng, vì khi chạy bạn hít vào nhiều hơn hẳn. Người bị hen hoặc bệnh tim đừng chạy ngoài trời lúc đó. Hãy xem chỉ số không khí nơi bạn ở.',
  ],
  'advice.sleepNeed': [
    'Mỗi người cần ngủ khác nhau, và đa số runner cần nhiều hơn một chút. Hãy xem sáng dậy bạn có thấy khỏe không. Sau đêm ngủ kém thì hôm đó chạy nhẹ; một đêm như vậy không làm bạn mất thể lực.',
  ],
  'advice.weight': [
    'Tôi không đặt mục tiêu cân nặng. Hãy ăn đủ, chạy đều và phần lớn chạy nhẹ; cân nặng có đổi thì để đổi từ từ. Tập lúc đói làm bạn chậm hơn và dễ chấn thương. Nếu lo về cân nặng hay ăn uống, hãy hỏi bác sĩ hoặc chuyên gia dinh dưỡng.',
  ],
  'advice.timeOfDay': [
    'Giờ nào bạn giữ được đều là giờ tốt nhất. Buổi sáng mát và ít bị lỡ; về chiều tối người ấm hơn nên chạy nhanh dễ hơn. Nếu giải chạy buổi sáng thì hãy tập vài buổi vào buổi sáng.',
  ],
  'advice.music': [
    'Thích thì cứ nghe, nhưng có giải không cho. Đường nhiều xe thì nghe nhỏ hoặc bỏ trống một tai. Thỉnh thoảng chạy không nhạc để cảm nhận sức của mình.',
  ],
  'advice.nerves': [
    'Hồi hộp trước giải là bình thường, nghĩa là bạn coi trọng giải này. Sức đã có rồi, giờ đừng thử lại. Tối hôm trước soạn sẵn đồ, xuất phát chậm hơn mình muốn, và chỉ nghĩ đến cây số tiếp theo.',
  ],
  'advice.toilet': [
    'Khi chạy, ruột bị xóc nên chuyện này hay gặp. Hãy ăn sớm hơn, bớt chất xơ, dầu mỡ và cà phê trước khi chạy, đi vệ sinh trước khi ra khỏi nhà, chọn cung đường có nhà vệ sinh. Nếu có máu hoặc mãi không hết thì đi khám.',
  ],
  'advice.baths': [
    'Ngâm mình, massage, lăn foam thấy dễ chịu thì cứ dùng, nhưng giấc ngủ, bữa ăn và ngày nhẹ giúp hồi phục nhiều hơn hẳn. Làm nhẹ tay, đừng làm ngay trước buổi nặng, xông hơi xong nhớ uống nước.',
  ],
  'advice.supplements': [
    'Ăn uống bình thường thì đa số runner không cần thực phẩm bổ sung. Sắt hay vitamin chỉ uống sau khi xét nghiệm máu và hỏi bác sĩ, vì thừa cũng hại. Thứ gì định dùng khi thi đấu thì thử khi tập.',
  ],
  'advice.formula': [
    'Công thức kiểu đó chỉ tính theo tuổi, còn nhịp tim tối đa của người cùng tuổi khác nhau nhiều. Chạy nhẹ thì đúng, nhưng hãy dựa vào việc còn nói chuyện được và vùng nhịp tim của chính bạn.',
  ],
  'advice.formulaOwn': ['Buổi chạy nhẹ của bạn thường ở {{runner.easyHeartRate}}.'],
  'advice.accuracy': [
    'Đồng hồ khá tốt nhưng không chính xác tuyệt đối. Nhà cao, cây cối, khúc cua gắt làm GPS lệch một chút; nhịp tim ở cổ tay hay trễ hoặc nhảy lúc mới chạy và khi trời lạnh. Hãy tin trung bình cả buổi hơn là từng lúc; muốn đúng nhịp tim thì dùng đai ngực.',
  ],
  'advice.everyDay': [
    'Chạy mỗi ngày cũng được nhưng không cần: đa số runner nghỉ ít nhất một ngày mỗi tuần thì tiến bộ hơn. Nếu thêm ngày thì thêm buổi ngắn và nhẹ, đừng xếp các ngày nặng liền nhau.',
  ],
  'advice.doubles': [
    'Chạy thêm lần nữa trong ngày chỉ có ích khi bạn đã chạy gần như mỗi ngày. Chưa tới mức đó thì kéo dài buổi quen thuộc một chút. Nếu chạy thêm thì chạy ngắn và nhẹ, đừng để cả hai buổi đều nặng.',
  ],
  'advice.age': [
    'Tuổi tác không cản bạn chạy hay tiến bộ. Điều thay đổi là hồi phục: xen nhiều ngày nhẹ hơn giữa các ngày nặng, tăng từng bước nhỏ hơn, và tập thêm sức mạnh. Nếu mới tập thể thao hoặc có bệnh tim, hãy hỏi bác sĩ trước.',
  ],
  'advice.period': [
    'Đang kỳ kinh vẫn chạy được nếu bạn muốn. Hãy theo cảm giác, hôm nào mệt thì chạy nhẹ hoặc nghỉ. Nếu mất kinh mấy tháng hoặc đau nhiều thì đi khám.',
  ],
  'advice.darkness': [
    'Chạy lúc trời tối thì đeo đèn, mặc đồ phản quang, chạy đường quen, ngược chiều xe để thấy xe đang tới, và báo cho người khác biết cung đường. Bạn phải nhìn đường nên sẽ chậm hơn một chút, cứ theo cảm giác.',
  ],
  'advice.travel': [
    'Khi đi xa, vài buổi ngắn và nhẹ là đủ, đừng chạy theo kế hoạch bằng mọi giá. Sau chuyến bay dài, ngày đầu chỉ đi bộ hoặc chạy nhẹ, ngủ đủ rồi hãy tập nặng. Lỡ vài buổi không làm bạn mất thể lực.',
  ],
  'advice.donation': [
    'Hôm hiến máu thì nghỉ và uống nhiều nước. Vài ngày sau đó chỉ chạy ngắn và nhẹ, vì máu cần nhiều tuần mới hồi phục hết; bài nặng và bài dài để khoảng một tuần sau. Thấy chóng mặt hay yếu người thì dừng.',
  ],
  'advice.vaccine': [
    'Ngày tiêm thì nghỉ hoặc đi bộ. Khi không sốt và thấy khỏe thì chạy nhẹ lại, bài nặng chờ thêm vài ngày. Nếu sau tiêm bị đau ngực, khó thở hay tim đập nhanh thì đừng chạy và đi khám ngay.',
  ],
  'advice.getFaster': [
    'Có ích nhất là chạy đều, phần lớn chạy nhẹ, tăng dần qua từng tháng. Thêm vào đó, hầu hết các tuần nên có một buổi tempo hoặc biến tốc, đừng xếp ngay sau một ngày nặng khác, và vẫn giữ buổi dài.',
  ],
  'advice.runLonger': [
    'Hãy chạy chậm hơn bạn nghĩ, đến mức còn nói chuyện được. Đi bộ một chút trước khi hụt hơi, rồi mỗi tuần kéo phần chạy dài thêm. Hầu hết những ai phải dừng giữa chừng là vì chạy nhanh quá.',
  ],
  'advice.walkBreaks': [
    'Xen đi bộ không sao, vẫn tính. Nhờ vậy bạn đi được xa hơn mà đỡ mệt, nhiều runner làm vậy cả khi thi đấu, và càng khỏe thì phần đi bộ càng tự ngắn lại.',
  ],
  'advice.kneeWear': [
    'Chạy bộ tự nó không làm hỏng đầu gối khỏe mạnh. Điều gây hại là tăng quá nhiều, quá nhanh, nên hãy tăng từng chút, phần lớn chạy nhẹ và giữ cho chân khỏe. Nếu gối đau, sưng hay bị kẹt thì đi khám.',
  ],
  'advice.raceMorning': [
    'Hãy dậy đủ sớm để ăn món quen, nhẹ bụng và ít chất xơ, cách giờ xuất phát khá lâu, và uống một ít. Đến sớm, đi vệ sinh, giải ngắn thì khởi động nhẹ, và xuất phát chậm hơn mình muốn. Hôm đó đừng thử gì mới.',
  ],
  'advice.highPulse': [
    'Một con số cao chưa chắc đã nguy hiểm: cao hay không còn tùy nhịp tim tối đa của bạn, và đồng hồ hay đo sai. Nhưng nếu kèm đau ngực, chóng mặt, khó thở, tim đập không đều, hoặc nghỉ rồi vẫn cao, hãy dừng lại và đi khám ngay.',
  ],
  'advice.carbLoading': [
    'Cách này chỉ có ích với giải phải chạy lâu. Vài ngày cuối, ăn nhiều cơm, mì, bánh mì, khoai hơn thường ngày, bớt dầu mỡ và chất xơ, tập nhẹ. Đừng ăn đến no căng, không cần nhịn trước, và chỉ ăn món quen.',
  ],
  'advice.toenail': [
    'Móng chân đen thường do giày ép gây bầm, không đáng lo. Hãy chọn giày rộng mũi hơn, cắt móng ngắn, buộc chắc phần gót; móng sẽ tự mọc ra. Nếu nhức giật, mưng mủ, đỏ xung quanh, vết đen không mọc ra theo móng, hoặc bạn bị tiểu đường thì đi khám.',
  ],
  'premise.runs': [
    'Tuần qua tôi nhận được {{runner.sevenDays.runs}} buổi chạy của bạn. Nếu bạn chạy nhiều hơn, các buổi đó chưa đến chỗ tôi.',
  ],
  'premise.easy': [
    'Nếu bạn đã chạy nhiều như vậy, hãy nghỉ hoặc chạy ngắn và nhẹ, chưa chạy dài hay chạy nhanh cho đến khi chân khỏe lại.',
  ],
  'fastest.known': [
    'Buổi nhanh nhất tôi biết là {{answer.fastest.daysAgo}} ngày trước: {{answer.fastest.distance}} ở {{answer.fastest.pace}}. Tôi chỉ xem được {{runner.history.days}} ngày và tính trung bình cả buổi.',
  ],
  'app.who': [
    'Tôi là AI, không phải người. Tôi đọc các buổi chạy của bạn ở đây và trả lời theo số liệu trong đó; còn huấn luyện viên riêng của bạn, nếu có, là người thật.',
  ],
  'advice.afterBirth': [
    'Sau sinh, dù thấy khỏe, hãy hỏi bác sĩ hoặc nữ hộ sinh trước khi chạy lại. Trước đó chỉ đi bộ và tập cơ sàn chậu. Khi được đồng ý, hãy bắt đầu bằng đi bộ và những đoạn chạy chậm ngắn, không chạy dài hay nhanh. Nếu ra máu, són tiểu, đau, hoặc thấy nặng hay tức vùng chậu thì dừng và đi khám.',
  ],
  'advice.illness': [
    'Sau bệnh hoặc ca mổ như vậy, dù thấy khỏe, bạn vẫn phải hỏi bác sĩ khi nào được chạy lại. Trước đó nhiều nhất là đi bộ. Khi bác sĩ đồng ý, tôi sẽ gợi ý bài tập và pace. Nếu nặng hơn, chảy máu, ngất, đau ngực hoặc đau bụng, hãy tìm trợ giúp y tế ngay.',
  ],
  'afterRace.plain': [
    'Sau giải dài, nghỉ trước đã: vài ngày đầu không chạy hoặc chỉ đi bộ, rồi chạy ngắn và nhẹ. Không tập nặng trong {{answer.marathonRecovery.days}} ngày sau marathon, {{answer.halfRecovery.days}} ngày sau half. Bài chạy dài trở lại sau cùng.',
  ],
  'afterRace.stored': [
    'Giải gần nhất của bạn ở đây là {{runner.race.daysAgo}} ngày trước, cự ly {{runner.race.distance}}.',
  ],
  'motivation.plain': [
    'Ai chạy cũng có lúc như vậy, bạn không cần ép mình. Hãy làm thật nhỏ thôi: xỏ giày, chạy một vòng quanh nhà, vẫn chán thì quay về. Chạy lúc trời sáng, rủ bạn hoặc đổi cung đường sẽ dễ hơn.',
  ],
  'motivation.done': [
    '{{runner.month.days}} ngày qua bạn đã chạy {{runner.month.distance}}, vài ngày nhẹ không làm mất đi đâu.',
  ],
  'complaint.sorry': [
    'Xin lỗi, tôi trả lời chưa đúng.',
    'Xin lỗi bạn, câu vừa rồi chưa đúng ý bạn.',
  ],
  'complaint.ask': [
    'Bạn hỏi lại trong một câu, nói rõ buổi nào, ngày nào hay giải nào, tôi sẽ trả lời đúng điều đó. Nếu các câu trả lời của tôi không khớp nhau, hãy theo câu thận trọng hơn.',
  ],
  'return.short': ['Nghỉ chừng đó thì mất rất ít.'],
  'return.weeks': ['Sau vài tuần nghỉ, tim phổi trở lại nhanh, còn gân và xương cần lâu hơn.'],
  'return.long': [
    'Nghỉ lâu như vậy thì hãy bắt đầu gần như người mới: chạy xen đi bộ, và tạm quên pace cũ.',
  ],
  'return.start': [
    'Hãy bắt đầu với {{answer.return.distance}} chạy nhẹ, chậm đến mức nói chuyện được, cách ngày một buổi. Nếu ổn được một tuần thì mỗi tuần thêm một chút.',
  ],
  'return.noLong': [
    'Chưa chạy dài, chưa chạy nhanh cho đến khi bạn đã chạy đều ít nhất {{answer.return.days}} ngày; đau chỗ nào thì lùi lại một bước.',
  ],
  'lastLong.figures': [
    'Buổi chạy dài gần nhất cách đây {{answer.lastLong.daysAgo}} ngày: {{answer.lastLong.distance}} trong {{answer.lastLong.duration}}.',
  ],
  'lastLong.now': [
    'Buổi chạy dài gần nhất là {{answer.lastLong.distance}} trong {{answer.lastLong.duration}}.',
  ],
  'lastLong.none': ['Trong {{runner.history.days}} ngày qua tôi không thấy buổi chạy dài nào.'],
  'longest.known': [
    'Buổi dài nhất tôi biết là {{answer.longest.distance}}, cách đây {{answer.longest.daysAgo}} ngày. Tôi chỉ xem được {{runner.history.days}} ngày; các buổi trước đó có trong danh sách hoạt động.',
  ],
  'since.yesterday': ['Lần chạy gần nhất của bạn là hôm qua.'],
  'total.known': [
    'Các buổi tôi biết trong {{runner.history.days}} ngày qua cộng lại là {{answer.all.distance}}, {{answer.all.runs}} buổi.',
  ],
  'goal.ask': [
    'Còn tùy mục tiêu: bạn nhắm giải nào, cự ly nào, hay chạy cho khỏe? Cho tôi biết, tôi sẽ chỉ ra điều nên tập nhất.',
  ],
  'sum.finish': [
    'Giữ pace đều thì [wish] hết [period]. Trên đồng hồ, cự ly thường dài hơn một chút, nên bạn hãy chừa thêm ít thời gian.',
  ],
  'repetition.pace': [
    'Theo kết quả thi đấu, bạn nên chạy {{answer.repetition.[n].length}} trong khoảng {{answer.repetition.[n].duration}}, rep nào cũng như nhau.',
  ],
  'repetition.feel': [
    'Tôi chưa có giải gần đây của bạn nên không tính được thời gian. Hãy chạy sao cho rep cuối nhanh bằng rep đầu và vẫn làm thêm được một rep.',
  ],
  'repetition.rest': [
    'Giữa các rep, hãy chạy nhẹ hoặc đi bộ lâu bằng một rep, và dừng khi rep cuối còn tốt như rep đầu.',
  ],
  'run.slower': [
    'Bạn chạy trung bình {{pace.average}}, chậm hơn pace chạy nhẹ thường ngày {{runner.easyPace}}.',
  ],
  'run.usual': [
    'Với bạn thì không chậm: {{pace.average}}, còn buổi nhẹ thường ngày khoảng {{runner.easyPace}}.',
  ],
  'run.faster': [
    'Không chậm đâu: {{pace.average}}, còn nhanh hơn pace chạy nhẹ thường ngày {{runner.easyPace}}.',
  ],
  'run.climb': ['Một phần do leo dốc: trên đường bằng sẽ khoảng {{pace.gradeAdjusted}}.'],
  'run.pulseSame': [
    'Nhịp tim {{heartRate.average}} (thường là {{runner.easyHeartRate}}), tôi không thấy dấu hiệu gì bất thường. Lúc chạy bạn thấy thế nào?',
  ],
  'run.pulseHigher': [
    'Nhịp tim {{heartRate.average}}, cao hơn mức thường ngày {{runner.easyHeartRate}}: có thể do nóng, dốc, chân mỏi, thiếu ngủ hoặc sắp ốm. Có điều nào đúng với bạn không?',
  ],
  'beside.route': [
    'Ở đây tôi không biết có phải cùng cung đường hay không. Trang của buổi chạy có so sánh với những buổi tương tự.',
  ],
  'app.edit': [
    'Bạn làm việc đó ở trang của buổi chạy, trong menu. Tôi không tự xóa hay sửa được gì.',
  ],
  'app.privacy': [
    'Buổi chạy là của bạn: không ai thấy, trừ khi bạn chia sẻ với huấn luyện viên hoặc gửi kèm trong tin nhắn. Trang tài khoản cho biết bạn đang chia sẻ gì.',
  ],
  'app.price': [
    'Gói và giá ở trang tài khoản, mục “Gói và thanh toán”. Tôi không thấy bạn trả bao nhiêu.',
  ],
  'app.access': [
    'Tôi đọc các buổi chạy trong danh sách hoạt động ở đây, ngoài ra không đọc gì khác từ đồng hồ hay tài khoản của nó.',
  ],
  'app.accessNone': [
    'Ở đây chưa có buổi chạy nào của bạn nên tôi chưa thấy gì. Bạn liên kết Garmin ở trang tài khoản, mục “Tài khoản liên kết”, hoặc thêm tệp FIT, TCX hay GPX từ đồng hồ bất kỳ.',
  ],
  'offTopic.plain': ['Chuyện này ngoài chạy bộ, nên tôi xin phép không trả lời.'],
  'record.race': [
    'Giải tốt nhất tôi biết trong {{runner.history.days}} ngày qua là {{runner.race.distance}}, hết {{runner.race.duration}}.',
  ],
  'hazard.medicine': [
    'Thuốc có thể làm thay đổi nhịp tim, lượng nước trong cơ thể và cảm giác gắng sức, nên khi bạn đang dùng thuốc tôi không đưa vùng nhịp tim, pace hay bài tập. Hãy hỏi bác sĩ hoặc dược sĩ xem bạn được chạy mạnh đến đâu; trước đó thì nghỉ hoặc chạy nhẹ, chậm đến mức nói chuyện được. Đừng tự ngừng hay đổi thuốc để chạy. Chóng mặt hay khó chịu thì dừng.',
  ],
  'hazard.condition': [
    'Với tình trạng đó, được chạy đến mức nào phải do bác sĩ quyết định; các buổi chạy không cho tôi biết điều này. Trước khi hỏi, hãy nghỉ hoặc chạy ngắn và nhẹ, chậm đến mức nói chuyện được, không chạy nhanh hay chạy dài. Đau ngực, khó thở, chóng mặt hay tim đập không đều thì dừng và tìm người giúp.',
  ],
  'hazard.storm': [
    'Khi có bão, sấm sét hay đường ngập, đừng chạy ngoài trời và hãy theo cảnh báo tại chỗ. Hãy nghỉ, hoặc chạy nhẹ trên máy. Buổi trong kế hoạch có thể dời sang một ngày trống không sát buổi nặng; không còn ngày nào thì bỏ, không cần chạy bù.',
  ],
  'hazard.ice': [
    'Ngã trên đường đóng băng thiệt hơn nhiều so với bỏ một buổi. Hãy chạy nhẹ trong nhà, đi bộ hoặc nghỉ. Nếu chỉ đóng băng vài chỗ, hãy chạy ngắn và chậm, bước nhỏ, còn bài nhanh để hôm khác.',
  ],
  'hazard.pollen': [
    'Khi bị dị ứng, hãy chạy nhẹ trong nhà, hoặc ra ngoài sau mưa khi ít phấn hoa; khẩu trang, kính và tắm rửa sau khi chạy đều có ích. Bài nặng để hôm khác. Thở khò khè hay tức thở thì dừng và đi khám. Về thuốc, hãy hỏi bác sĩ hoặc dược sĩ.',
  ],
  'hazard.skin': [
    'Hãy giữ sạch và băng kín, đừng lột da, mang tất khô và giày không cọ vào chỗ đó. Nếu đi bộ không đau thì có thể chạy nhẹ một đoạn ngắn; nếu đau thì nghỉ. Nếu nóng, đỏ xung quanh hay mưng mủ thì đừng chạy và đi khám; có tiểu đường thì luôn phải khám.',
  ],
  'own.heartRate': [
    'Bạn nhắc đến [said]; bản ghi này có trung bình {{heartRate.average}}, cao nhất {{heartRate.maximum}}. Tăng vọt đột ngột thường là do cảm biến, nên quan trọng là lúc đó bạn thấy thế nào. Chóng mặt hay đau ngực thì dừng và đi khám.',
  ],
  'own.cadence': [
    'Bạn nhắc đến [said]; buổi này là {{cadence.average}}. Không có con số nào đúng cho mọi người.',
  ],
  'own.pace': ['Bạn nhắc đến [said]; bản ghi này có {{pace.average}}.'],
  'own.distance': ['Bạn nhắc đến [said]; bản ghi này có {{distance.total}}.'],
  'soft.where': ['Chính xác đau ở đâu: một điểm hay cả vùng, một bên hay hai bên, nhói hay âm ỉ?'],
  ...PRACTICE_ANSWERS_VI,
  ...CIRCUMSTANCE_ANSWERS_VI,
  ...BEGINNER_AND_RACE_ANSWERS_VI,
  ...SITUATION_ANSWERS_VI,
  ...APP_ANSWERS_VI,
  ...COMMON_QUESTION_ANSWERS_VI,
};
