import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_VI: AnswerBook['subjects'] = {
  'period.day': [
    'Bạn chạy {{recent.[n].distance}} [period], hết {{recent.[n].duration}}, trung bình {{recent.[n].pace}}.',
    'Buổi chạy [period] là {{recent.[n].distance}} trong {{recent.[n].duration}}, pace {{recent.[n].pace}}.',
  ],
  'period.dayHeartRate': [
    'Nhịp tim trung bình [period] là {{recent.[n].heartRate}}.',
    'Buổi chạy [period] có nhịp tim trung bình {{recent.[n].heartRate}}.',
  ],
  'period.none': [
    'Tôi không thấy buổi chạy nào của bạn [period].',
    'Tôi chưa nhận được buổi chạy nào của bạn [period].',
  ],
  'period.older': [
    'Buổi đó nằm ngoài những buổi tôi đang có ở đây; bạn mở buổi đó ra rồi hỏi nhé.',
    'Từ đây tôi không xem được buổi đó. Bạn hỏi ngay trên trang của buổi đó nhé.',
  ],
  'period.month': [
    'Trong [period] bạn chạy {{runner.calendarMonth.[n].distance}}, {{runner.calendarMonth.[n].runs}} buổi, tổng cộng {{runner.calendarMonth.[n].duration}}.',
    'Tổng của [period]: {{runner.calendarMonth.[n].distance}} trong {{runner.calendarMonth.[n].runs}} buổi, {{runner.calendarMonth.[n].duration}}.',
  ],
  'period.monthSingle': [
    'Trong [period] bạn chỉ chạy {{runner.calendarMonth.[n].runs}} buổi: {{runner.calendarMonth.[n].distance}} trong {{runner.calendarMonth.[n].duration}}.',
    'Cả [period] có {{runner.calendarMonth.[n].runs}} buổi, {{runner.calendarMonth.[n].distance}}, {{runner.calendarMonth.[n].duration}}.',
  ],
  'period.tooFar': [
    'Tôi chỉ biết {{runner.history.days}} ngày gần đây của bạn, nên không cộng được quãng xa hơn.',
    'Khoảng đó xa hơn {{runner.history.days}} ngày gần đây, tôi không xem được đến vậy.',
  ],
  'effort.within': [
    'Đó là chạy nhẹ: nhịp tim trung bình {{heartRate.average}}, chưa tới giới hạn {{zone.easy.ceiling}} của mức nhẹ.',
    'Buổi này vẫn nhẹ. Trung bình {{heartRate.average}}, dưới giới hạn {{zone.easy.ceiling}} của mức nhẹ.',
  ],
  'effort.above': [
    'Với một buổi chạy nhẹ thì hơi quá sức: trung bình {{heartRate.average}}, vượt giới hạn {{zone.easy.ceiling}}.',
    'Buổi này nặng hơn chạy nhẹ. Trung bình {{heartRate.average}}, trong khi chạy nhẹ chỉ tới {{zone.easy.ceiling}}.',
  ],
  'effort.pace': [
    'Không có nhịp tim nên tôi chỉ so được pace: {{pace.average}}, còn các buổi nhẹ của bạn thường là {{runner.easyPace}}.',
    'Tôi chỉ xem được pace: buổi này {{pace.average}}, buổi nhẹ thường ngày {{runner.easyPace}}.',
  ],
  'effort.unknown': [
    'Tôi chưa đánh giá được: buổi này không có nhịp tim đáng tin và cũng chưa đủ buổi nhẹ để so.',
    'Muốn biết điều đó, tôi cần nhịp tim hoặc thêm vài buổi chạy nhẹ để so.',
  ],
  'pulse.compared': [
    'Nhịp tim trung bình là {{heartRate.average}}; các buổi nhẹ của bạn thường là {{runner.easyHeartRate}}.',
    'Buổi này trung bình {{heartRate.average}}, còn buổi nhẹ thường ngày là {{runner.easyHeartRate}}.',
  ],
  'pulse.notHigh': [
    'Nhịp tim buổi này không cao: trung bình {{heartRate.average}}, còn các buổi nhẹ của bạn thường là {{runner.easyHeartRate}}.',
    'Trung bình {{heartRate.average}}, không cao hơn các buổi nhẹ thường ngày ({{runner.easyHeartRate}}).',
  ],
  'pulse.reasons': [
    'Cùng một pace, trời nóng, lên dốc, thiếu ngủ, căng thẳng, cà phê hay sắp cảm đều làm tim đập nhanh hơn. Hôm đó có điều nào đúng không?',
    'Thường là do nóng, dốc, ngủ không đủ, căng thẳng hoặc sắp ốm. Hôm đó là do đâu?',
  ],
  'taper.volume': [
    'Trước giải, mỗi tuần hãy chạy ít đi: từ mức thường lệ {{runner.weeks.mean}} giảm dần, tuần cuối là ít nhất.',
    'Giữ số buổi nhưng mỗi buổi ngắn lại: từ mức thường lệ {{runner.weeks.mean}} một tuần, giảm dần cho đến ngày thi đấu.',
  ],
  'taper.keep': [
    'Giữ lại vài đoạn ngắn ở pace thi đấu, bỏ buổi dài cuối cùng và đừng thử gì mới.',
    'Vẫn chạy vào những ngày quen thuộc, thêm chút pace thi đấu, và ngủ cho đủ.',
  ],
  'scope.gear': [
    'Giày và đồ chạy thì tôi không rành. Bạn ra cửa hàng chạy bộ để mang thử và nhờ họ xem dáng chạy nhé.',
    'Đồ chạy nằm ngoài phạm vi của tôi, tôi chỉ đọc các buổi chạy. Bạn nên hỏi và thử trực tiếp ở cửa hàng chạy bộ.',
  ],
  'scope.weather': [
    'Tôi không có dự báo thời tiết. Bạn cho biết trời sẽ nóng hay mưa ra sao, tôi sẽ gợi ý cách chạy.',
    'Tôi không xem được thời tiết. Nếu bạn nói trời nóng hay gió thế nào, tôi giúp được.',
  ],
  'scope.record': [
    'Thành tích tốt nhất theo từng cự ly nằm ở mục Xu hướng, phần “Thành tích tốt nhất”. Ở đây tôi có thể nói bây giờ bạn chạy được khoảng bao nhiêu.',
    'Trong cuộc trò chuyện này tôi không giữ thành tích tốt nhất của bạn. Bạn xem ở mục Xu hướng, phần “Thành tích tốt nhất”.',
  ],
  'race.wished': ['Bạn muốn chạy [wish]?', 'Ý bạn là [wish] phải không?'],
  'race.wishYes': [
    'Được. Theo giải tốt nhất gần đây, bạn chạy khoảng {{runner.predicted.[d].duration}}, vẫn còn dư sức.',
    'Được bạn nhé: kết quả thi đấu cho thấy bạn có thể chạy {{runner.predicted.[d].duration}}.',
  ],
  'race.wishClose': [
    'Có thể, nhưng sát nút: theo giải tốt nhất gần đây, tôi ước tính khoảng {{runner.predicted.[d].duration}}.',
    'Hôm nào sung sức thì được. Theo kết quả thi đấu, bạn chạy cỡ {{runner.predicted.[d].duration}}, ngay quanh mức đó.',
  ],
  'race.wishUnlikely': [
    'Hiện giờ thì khó: theo giải tốt nhất gần đây, tôi ước tính khoảng {{runner.predicted.[d].duration}}. Tập thêm vài tháng sẽ gần hơn.',
    'Chưa được. Lúc này bạn chạy cỡ {{runner.predicted.[d].duration}}, phần còn lại phải nhờ tập luyện.',
  ],
  'race.wishNo': [
    'Lúc này thì không: theo giải tốt nhất gần đây, tôi ước tính khoảng {{runner.predicted.[d].duration}}, còn quá xa. Hãy chọn mục tiêu gần hơn trước.',
    'Không được. Theo kết quả thi đấu, bạn chạy cỡ {{runner.predicted.[d].duration}}; xuất phát ở pace đó thì về sau sẽ đuối.',
  ],
  'race.wishMarathonYes': [
    'Được. Tôi ước tính marathon từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, vẫn còn dư sức.',
    'Được bạn nhé: theo kết quả thi đấu, nhanh thì {{runner.predicted.marathon.from}}, chậm cũng chỉ {{runner.predicted.marathon.to}}.',
  ],
  'race.wishMarathonClose': [
    'Có thể, nhưng chưa chắc: tôi ước tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, mức bạn muốn nằm ở giữa.',
    'Nếu mọi thứ suôn sẻ thì được. Theo kết quả thi đấu là từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, và đa số runner về gần mức chậm hơn.',
  ],
  'race.wishMarathonUnlikely': [
    'Hiện giờ thì khó: tôi ước tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}. Tập thêm vài tháng sẽ gần hơn.',
    'Chưa được. Theo kết quả thi đấu, nhanh nhất cũng {{runner.predicted.marathon.from}}, nếu đuối thì tới {{runner.predicted.marathon.to}}.',
  ],
  'race.wishMarathonNo': [
    'Lúc này thì không: tôi ước tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, còn quá xa. Hãy chọn mục tiêu gần hơn trước.',
    'Không được. Theo kết quả thi đấu là từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}; xuất phát ở pace đó thì về cuối sẽ đuối hẳn.',
  ],
  'race.wishPaper': [
    'Xét về tốc độ thì đủ: kết quả thi đấu cho thấy khoảng {{runner.predicted.[d].duration}}, nhưng bạn chưa tập đủ cho cự ly này.',
    'Trên lý thuyết thì được, tôi ước tính {{runner.predicted.[d].duration}}. Điều còn thiếu là sức bền cho cự ly này.',
  ],
  'race.wishMarathonPaper': [
    'Xét về tốc độ thì đủ: tôi ước tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, nhưng bạn chưa tập đủ cho cự ly này.',
    'Trên lý thuyết thì được, khoảng {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}. Điều còn thiếu là sức bền cho cự ly này.',
  ],
  'race.wishLater': [
    'Hiện tại tôi ước tính {{runner.predicted.[d].duration}}, nên đó là một bước tiến lớn. Tập vài tháng thường nhanh thêm được một ít, nên hãy đặt một mốc ở giữa trước.',
    'Theo kết quả thi đấu, lúc này bạn chạy khoảng {{runner.predicted.[d].duration}}. Đa số runner chỉ nhanh thêm một ít sau vài tháng, nên hãy tiến từng bước.',
  ],
  'race.wishMarathonLater': [
    'Hiện tại tôi ước tính {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}, nên đó là một bước tiến lớn. Tập vài tháng thường nhanh thêm được một ít, nên hãy đặt một mốc ở giữa trước.',
    'Theo kết quả thi đấu, lúc này bạn chạy khoảng {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}. Đa số runner chỉ nhanh thêm một ít sau vài tháng, nên hãy tiến từng bước.',
  ],
  'easier.low': [
    'Bạn không được khỏe như mọi khi, nên hôm nay hãy chọn mức nhẹ: nghỉ, đi bộ hoặc chạy nhẹ một quãng ngắn.',
    'Trong người không khỏe thì hôm nay tập ít thôi. Nghỉ hoặc chạy nhẹ thật ngắn là hợp hơn cả.',
  ],
  'easier.sleep': [
    'Ngủ ít thì cơ thể hồi phục kém, nên hôm nay bạn nghỉ, hoặc chỉ chạy ngắn và nhẹ.',
    'Giấc ngủ quan trọng hơn buổi tập. Hôm nay bạn hãy nghỉ, hoặc chỉ chạy nhẹ một quãng ngắn.',
  ],
  'easier.later': [
    'Buổi dài hay buổi nhanh thì chờ khi nào thấy khỏe hẳn hãy chạy, thể lực không mất đi đâu.',
    'Bài dài và bài nặng lùi lại cũng được; khỏe rồi mới chạy thì hiệu quả hơn.',
  ],
  'day.slower': [
    'Chậm hơn pace chạy nhẹ quen thuộc của bạn, {{runner.easyPace}}.',
    'Buổi nhẹ của bạn thường ở {{runner.easyPace}}, nên hôm đó chậm hơn mọi khi.',
  ],
  'day.usual': [
    'Gần bằng pace chạy nhẹ quen thuộc của bạn, {{runner.easyPace}}.',
    'Buổi nhẹ của bạn thường ở {{runner.easyPace}}, nên hôm đó không có gì khác thường.',
  ],
  'day.faster': [
    'Nhanh hơn pace chạy nhẹ quen thuộc của bạn, {{runner.easyPace}}.',
    'Buổi nhẹ của bạn thường ở {{runner.easyPace}}, nên hôm đó nhanh hơn mọi khi.',
  ],
  'day.pulseHigher': [
    'Nhịp tim {{recent.[n].heartRate}}, cao hơn mức {{runner.easyHeartRate}} của các buổi nhẹ thường ngày. Có thể do nóng, dốc, thiếu ngủ, căng thẳng hoặc sắp cảm.',
    'Tim bạn làm việc nhiều hơn mọi khi, {{recent.[n].heartRate}} so với {{runner.easyHeartRate}}. Có thể do nóng, dốc, thiếu ngủ hay căng thẳng.',
  ],
  'day.pulseCalm': [
    'Nhịp tim {{recent.[n].heartRate}}, không cao hơn mức {{runner.easyHeartRate}} của các buổi nhẹ, tức là bạn chỉ chạy nhẹ hơn thôi, không có gì phải lo.',
    'Nhịp tim {{recent.[n].heartRate}} (thường là {{runner.easyHeartRate}}) cho thấy bạn đã chạy nhẹ, như vậy là đúng.',
  ],
  'day.pulseByPace': [
    'Nhịp tim lên {{recent.[n].heartRate}}, thường ngày là {{runner.easyHeartRate}}, nên với một buổi nhẹ thì quá nhanh.',
    'Nhịp tim {{recent.[n].heartRate}} so với {{runner.easyHeartRate}} mọi khi: quá nhanh cho một buổi chạy nhẹ.',
  ],
  'day.pulseSame': [
    'Nhịp tim như mọi khi mà chạy chậm hơn: có thể do nóng, dốc, gió, chân mỏi hoặc thiếu ngủ.',
    'Cùng nhịp tim mà chậm hơn thường là do nóng, dốc, đường mềm hoặc mệt. Có điều nào đúng không?',
  ],
  'easier.tomorrow': [
    'Để sáng mai hãy quyết định: ngủ ngon và thấy khỏe thì chạy theo kế hoạch, không thì nghỉ hoặc chạy nhẹ.',
    'Xem sáng mai thức dậy thế nào. Thấy khỏe thì chạy, còn mệt thì nghỉ hoặc chạy nhẹ một quãng ngắn.',
  ],
  'app.connect': [
    'Bạn vào trang tài khoản, mục “Tài khoản liên kết”, rồi liên kết Garmin; các buổi chạy mới sẽ tự đồng bộ.',
    'Ở trang tài khoản, mục “Tài khoản liên kết”, bạn liên kết tài khoản của đồng hồ. Sau đó các buổi chạy tự đồng bộ.',
  ],
  'app.upload': [
    'Bạn mở danh sách hoạt động và chọn “Thêm tệp” để nhập tệp từ đồng hồ; FIT, TCX và GPX đều được.',
    'Xuất tệp FIT, TCX hoặc GPX từ đồng hồ, rồi chọn “Thêm tệp” ở trang hoạt động.',
  ],
  'app.settings': [
    'Phần đó nằm ở trang tài khoản: tên, đơn vị, giao diện, thông báo, dữ liệu và tài khoản.',
    'Bạn mở trang tài khoản: đơn vị, giao diện, thông báo, thanh toán và dữ liệu đều ở đó.',
  ],
  'app.sensor': [
    'Bạn ghép cảm biến với đồng hồ nhé. Đồng hồ ghi nhịp tim, và tôi đọc được cùng với buổi chạy.',
    'Đai nhịp tim kết nối với đồng hồ chứ không phải với Tasuki. Đồng hồ ghi lại thì số liệu sẽ về cùng buổi chạy.',
  ],
  'pain.stitch': [
    'Nghe giống bị xóc hông. Bạn chạy chậm lại hoặc đi bộ, thở ra thật sâu, lấy tay ấn vào chỗ đau và hơi cúi người về trước. Thường vài phút là hết.',
    'Xóc hông khó chịu nhưng đa phần không sao. Bạn giảm tốc hoặc đi bộ, thở chậm và sâu, ấn vào chỗ đau cho đến khi hết.',
  ],
  'pain.stitchNext': [
    'Muốn đỡ bị, bạn đừng ăn no hay uống nhiều ngay trước khi chạy, và vào chậm hơn.',
    'Ăn xong chờ một lúc rồi hãy chạy, uống từng ngụm nhỏ và vào chậm thì ít bị hơn.',
  ],
  'pain.stitchDoctor': [
    'Nếu dừng lại rồi vẫn đau, lần nào chạy cũng bị, hoặc đau lan lên ngực, vai hay tay, bạn hãy đi khám.',
    'Dừng mà không hết, bị đi bị lại, hoặc lan lên ngực, vai, tay thì bạn hãy đi khám.',
  ],
  'scope.somebodyElse': [
    'Tôi chỉ biết các buổi chạy của bạn nên không trả lời thay cho người khác được.',
    'Điều đó tùy vào việc tập của người ấy, mà tôi chỉ xem được của bạn.',
  ],
  'scope.somebodyElseNext': [
    'Người mới chạy nào cũng hợp với cách này: chạy ngắn, chậm đến mức nói chuyện được, và tăng dần từng tuần. Nếu có tài khoản riêng, người ấy có thể hỏi tôi trực tiếp.',
    'Với người mới: chạy ngắn, chậm đủ để nói chuyện, tăng từng chút. Nếu người ấy tự ghi buổi chạy ở đây, tôi sẽ nói được cụ thể hơn.',
  ],
  'scope.otherSport': [
    'Ở đây tôi chỉ cộng các buổi chạy. Buổi đạp xe hay bơi có số liệu ở trang riêng của buổi đó.',
    'Tôi chỉ tính chạy bộ thôi. Môn khác thì bạn mở hoạt động đó ra xem nhé.',
  ],
  'race.aheadEnough': [
    'Kịp. Buổi dài nhất gần đây của bạn là {{runner.longest30}}; từ đó buổi dài tăng dần vẫn còn dư thời gian.',
    'Đủ thời gian. Từ {{runner.longest30}}, buổi dài nhất gần đây, bạn cứ tăng dần mà không phải vội.',
  ],
  'race.aheadTight': [
    'Hơi gấp, nhưng nếu không có gì cản trở thì vẫn kịp: buổi dài nhất gần đây là {{runner.longest30}}, và buổi dài phải tăng gần như mỗi tuần.',
    'Được, nhưng không dư nhiều. Từ {{runner.longest30}}, buổi dài nhất gần đây, bạn không thể lỡ nhiều tuần.',
  ],
  'race.aheadShort': [
    'Tôi khuyên nên chờ thêm. Buổi dài nhất gần đây mới {{runner.longest30}}, trong thời gian đó khó tăng lên cự ly ấy một cách an toàn. Lần này nên chạy giải ngắn hơn, cự ly này để sau.',
    'Tôi nghĩ là hơi sớm: từ {{runner.longest30}}, buổi dài nhất gần đây, bạn cần nhiều tuần hơn. Hãy chọn giải muộn hơn hoặc ngắn hơn.',
  ],
  'race.aheadUnknown': [
    'Tôi chưa nói được, vì gần đây tôi không có buổi chạy nào của bạn để dựa vào.',
    'Muốn biết có kịp không, tôi cần vài buổi chạy gần đây của bạn.',
  ],
  'race.aheadPlan': [
    'Bạn cho tôi ngày thi đấu và nhờ tôi lập kế hoạch tập, tôi sẽ xếp từng tuần.',
    'Hãy nói ngày thi đấu và nhờ tôi lập kế hoạch tập, bạn sẽ thấy từng tuần cho đến ngày đó.',
  ],
  'period.which': [
    'Khoảng thời gian đó tôi không tra được. Tôi nói được từng ngày gần đây, tuần này, tuần trước và từng tháng.',
    'Tôi không có tổng cho khoảng đó. Bạn hỏi một ngày gần đây, tuần này, tuần trước hoặc một tháng nhé.',
  ],
  'beside.faster': [
    'Lần này pace {{pace.average}}, buổi trước {{recent.[n].pace}}, vậy là nhanh hơn.',
    'Buổi này nhanh hơn: {{pace.average}}, còn buổi trước {{recent.[n].pace}}.',
  ],
  'beside.slower': [
    'Lần này pace {{pace.average}}, buổi trước {{recent.[n].pace}}, vậy là chậm hơn.',
    'Buổi này chậm hơn: {{pace.average}}, còn buổi trước {{recent.[n].pace}}.',
  ],
  'beside.same': [
    'Pace gần như bằng buổi trước: lần này {{pace.average}}, buổi trước {{recent.[n].pace}}.',
    'Pace gần như không đổi: nay {{pace.average}}, trước {{recent.[n].pace}}.',
  ],
  'beside.heartRate': [
    'Nhịp tim trung bình lần này {{heartRate.average}}, lần trước {{recent.[n].heartRate}}.',
    'Về nhịp tim, buổi này trung bình {{heartRate.average}}, buổi trước {{recent.[n].heartRate}}.',
  ],
  'beside.otherKind': [
    'Nhưng đó là những kiểu buổi tập khác nhau, nên chỉ nhìn pace thì chưa biết buổi nào tốt hơn.',
    'Kiểu buổi tập không giống nhau, nên không thể chỉ so bằng pace.',
  ],
  'beside.none': [
    'Tôi chưa có buổi chạy nào trước đó để so sánh.',
    'Trước buổi này tôi chưa có buổi nào của bạn để đem ra so.',
  ],
  'missed.goOn': [
    'Bạn không cần chạy bù. Dồn các buổi đã lỡ vào vài ngày tới chỉ làm những ngày đó quá nặng; cứ chạy tiếp từ đây.',
    'Lỡ rồi thì thôi, dồn lại vài ngày rất dễ chấn thương. Bạn cứ tiếp tục như bình thường.',
  ],
  'increase.how': [
    'Mỗi tuần bạn thường chạy {{runner.weeks.mean}}. Hãy tăng từng chút: kéo dài một buổi chạy nhẹ, quen rồi mới tăng tiếp.',
    'Từ {{runner.weeks.mean}} mỗi tuần, bạn tăng từng bước nhỏ: kéo dài một buổi nhẹ, giữ vậy vài tuần, rồi thêm một chút nữa.',
  ],
};
