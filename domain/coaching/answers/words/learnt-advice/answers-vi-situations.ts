import type { AnswerBook } from '../../answer-book.ts';
import type { SituationCode } from './learnt-advice-codes.ts';

/** Answers in Vietnamese on situations that runners describe. */
export const SITUATION_ANSWERS_VI: Pick<AnswerBook['advice'], SituationCode> = {
  'advice.shiftWork': [
    'Hãy để giấc ngủ quyết định giờ chạy. Sau ca tối hay ca đêm thì ngủ đủ trước, chiều chạy nhẹ là được. Buổi dài đặt vào ngày nghỉ cuối, bài nặng cách ca đêm ít nhất một ngày. Tuần quá mệt thì chỉ giữ buổi dài và vài buổi nhẹ. Bạn dời buổi ở trang kế hoạch, hoặc cho tôi biết ngày nào rảnh.',
  ],
  'advice.splitLong': [
    'Được, và vẫn hơn là bỏ. Tổng quãng đường như nhau, nhưng phần riêng của bài dài là chạy khi chân đã mỏi và tập nạp năng lượng thì giảm đi. Hãy chia khi trời nóng, thiếu giờ hoặc chạy máy quá chán, cả hai lần đều nhẹ, lần sau chạy liền. Trước marathon thì đừng chia những buổi dài nhất.',
  ],
  'advice.lateTraining': [
    'Có, chuyện này hay gặp. Bài nặng lúc tối muộn làm cơ thể tỉnh thêm mấy tiếng, nên khó ngủ hoặc tỉnh giữa đêm. Hãy dời bài nhanh sang sáng, trưa hoặc cuối tuần, sau giờ làm chỉ chạy nhẹ. Nếu buộc phải tập muộn thì thả lỏng lâu hơn, ăn sớm, bớt màn hình, tắm nước ấm. Tập sớm hơn mà vẫn vậy thì đi khám.',
  ],
  'advice.pacingSomeone': [
    'Lấy thời gian mục tiêu của người đó chia cho quãng đường, rồi giữ đúng pace ấy đều từ đầu, dù bạn thấy nhẹ. Chạy bên cạnh hoặc hơi phía sau, đừng kéo phía trước. Hỏi trước họ có muốn nói chuyện không, lo giúp nước và thời gian, không hỏi thì đừng nhắc pace. Với bạn, đó là buổi chạy nhẹ cùng độ dài, nên thay được buổi dài.',
  ],
  'advice.raceMeal': [
    'Còn khoảng một tuần thì ăn bình thường được, miễn đừng đau bụng hay thức khuya. Mấy ngày cuối mới cần giữ: tránh đồ quá cay, quá dầu mỡ, đồ sống, uống ít rượu bia và chỉ ăn món quen. Tối trước ngày thi ăn sớm và đơn giản.',
  ],
  'advice.numbToes': [
    'Nếu tê ở cùng một đoạn và nới dây giày là hết thì thường do giày ép, vì chạy lâu chân nở ra. Hãy nới dây ở mu bàn chân hoặc bỏ qua một lỗ xỏ, đổi tất mỏng hơn, giày rộng mũi hơn, mỗi lần chỉ đổi một thứ. Nếu chạy xong vẫn tê, nghỉ cũng tê, hoặc có nóng rát, yếu chân, đau lưng thì đi khám.',
  ],
  'advice.hitWall': [
    'Thường là cả hai: đoạn đầu hơi nhanh và nạp quá ít tinh bột, nên sau vài tiếng là cạn. Lần sau hãy vào chậm hơn mình muốn, nạp gel hoặc đồ tương tự mỗi {{answer.gels.every}} ngay từ sớm, ăn đủ mấy ngày trước và tập quen trong các buổi dài. Trời nóng hay buổi dài quá ngắn cũng góp phần. Giờ nghỉ vài ngày đã, chuyện này không có nghĩa là bạn yếu.',
  ],
  'advice.chipTime': [
    'Thành tích chip chính thức trên đường đua đã đo mới được tính, kể cả PB. Đồng hồ gần như luôn đo dài hơn nên pace trông nhanh hơn: sai số GPS cộng dồn, và không ai ôm cua đúng đường ngắn nhất. Lần sau hãy dư vài giây mỗi km, ôm cua trong phạm vi đường đua và nhìn bảng km ở cuối.',
  ],
  'advice.bibSwap': [
    'Không nên. Hầu hết các giải cấm chạy hộ, có thể bị hủy kết quả hoặc cấm thi. Nếu có sự cố thì càng rắc rối: người liên hệ, bệnh nền và bảo hiểm đều theo tên trên bib. Hãy hỏi ban tổ chức về chuyển nhượng chính thức; nếu không có thì hôm đó tự chạy một buổi.',
  ],
  'advice.chooseRace': [
    'Tôi không có danh sách giải nên không nêu tên chắc được. Hãy chọn giải còn vài tháng để chuẩn bị, đường chạy và thời tiết hợp bạn, cut-off rộng hơn pace của bạn, đi lại tiện, có nhiều người cùng tốc độ. Xem lịch giải hoặc hỏi nhóm chạy, rồi kiểm tra ngày, hạn đăng ký trên trang chính thức. Chọn xong, bạn báo tôi để lên kế hoạch.',
  ],
  'advice.relayLeg': [
    'Một chặng tiếp sức ngắn mà gắt, nên phân sức là chính: vài phút đầu ghìm hơn ý muốn một chút, rồi tăng dần, đoạn cuối mới dốc hết. Đừng lao theo người phía trước lúc nhận gậy. Trước giải tập vài buổi nhanh ngắn, nghỉ dài, thêm chạy tăng tốc, mấy ngày cuối thì nhẹ. Khởi động kỹ sát lượt mình.',
  ],
  'advice.eveningRace': [
    'Ăn bữa chính vào buổi trưa, nhiều tinh bột dễ tiêu, ít dầu mỡ và chất xơ. Trước giờ chạy vài tiếng chỉ ăn nhẹ như chuối, bánh mì, uống từng ngụm nước; cà phê thì chỉ khi đã quen và không làm mất ngủ. Ban ngày hạn chế đứng, tránh nắng, chợp mắt một chút cũng tốt. Sát giờ thì chạy nhẹ, khởi động động và chạy tăng tốc vài lần.',
  ],
  'advice.raceArrival': [
    'Giải lớn thì nên có mặt trước giờ xuất phát {{answer.arrive.minutes}}, cộng thêm thời gian đi đường và một chút dự phòng là ra giờ rời nhà. Đến nơi gửi đồ trước, xếp hàng vệ sinh ngay, vừa chờ vừa khởi động nhẹ. Vào khu xuất phát sớm vì họ đóng cửa. Đồ đạc soạn sẵn từ tối. Giải nhỏ thì cần ít hơn.',
  ],
  'advice.carbWeight': [
    'Bình thường, và cho thấy bạn nạp đúng. Tinh bột dự trữ giữ theo nước, nên cân tăng trong vài ngày là nhiên liệu và nước chứ không phải mỡ, vào cuộc đua sẽ dùng hết. Bây giờ đừng cắt bớt, chỉ đừng nhồi quá, và thi xong hẵng cân lại.',
  ],
  'advice.afterPlan': [
    'Kế hoạch dừng ở ngày thi là có lý do: sau đó phải hồi phục. Nghỉ vài ngày, rồi chỉ chạy nhẹ {{answer.halfRecovery.days}} ngày sau half và {{answer.marathonRecovery.days}} ngày sau marathon. Sau đó chọn tiếp: một giải khác, tập tốc độ cự ly ngắn, hoặc chạy không mục tiêu vài tuần. Cho tôi cự ly và ngày, tôi sẽ lập kế hoạch mới. Bạn thích hướng nào?',
  ],
  'advice.longRunsLeft': [
    'Không cần nhiều: còn vài tuần thì chỉ cần vài buổi thật dài, buổi cuối cách ngày thi khoảng {{answer.finalLong.days}} ngày. Tiến từng bước, mỗi lần chỉ dài hơn buổi dài nhất tháng qua một chút, xen một tuần ngắn hơn. Không kịp thì tính theo thời gian chạy, vào giải chậm hơn, và đừng chạy bù trong những tuần cuối.',
  ],
  'advice.volumeOrSpeed': [
    'Trước hết thêm chút khối lượng chạy nhẹ, rồi mới thêm cường độ; đừng tăng cả hai cùng lúc. Nếu đang hồi phục tốt, hãy kéo dài buổi nhẹ thêm vài phút hoặc thêm một buổi ngắn. Quen rồi thì giữ mỗi tuần một buổi tempo hoặc biến tốc. Nếu tuần đã kín, giữ nguyên quãng đường và làm tốt buổi nhanh đó.',
  ],
  'advice.moreOrLess': [
    'Kế hoạch là khung, không phải nghĩa vụ. Ít hơn một chút luôn được; chạy cùng nhóm vui thì cứ chạy, còn khỏe thì tự chạy thêm phần còn lại cho đủ. Nhiều hơn thì hiếm khi cần: chỉ thêm vài phút ở buổi nhẹ, khi khỏe và hôm sau không có bài nặng. Chỉ đừng cắt liền mấy buổi dài trước một giải dài.',
  ],
  'advice.planTooFast': [
    'Vậy hãy chạy chậm lại: nói được trọn câu mới là chạy nhẹ, bất kể kế hoạch ghi bao nhiêu. Pace được ước từ các buổi chạy và giải của bạn; trời nóng, dốc, thiếu ngủ hay chân mỏi đều làm nó thành nhanh. Tạm theo nhịp thở và nhịp tim. Nếu vẫn không hợp, hãy chọn làm buổi đó nhẹ hơn ở trang kế hoạch, hoặc cho tôi kết quả giải gần đây để tính lại.',
  ],
  'advice.shoesSlower': [
    'Có thể một chút: giày nặng và quá êm làm chậm vài giây, nhưng nắng nóng, dốc, gió, mệt hoặc đơn giản là chạy nhẹ hơn thì ảnh hưởng nhiều hơn. Hãy thử: trong cùng tuần, cùng đường bằng, cùng nhịp tim, mỗi đôi chạy một lần rồi so pace. Ngày nhẹ thì chậm cũng không sao. Nếu chỉ thấy ì ở bài nhanh, hãy dùng đôi nhẹ hơn.',
  ],
  'advice.headlamp': [
    'Nếu chỉ mua một thì chọn đèn đeo ngực hoặc thắt lưng: ánh sáng thấp làm hiện rõ ổ gà, đá, ít rung và không chói người đối diện. Đường mòn nhiều khúc cua thì đèn đội đầu tiện hơn vì soi theo hướng nhìn. Đèn phải đủ sáng để thấy trước vài mét. Phía sau thêm đèn đỏ hoặc dây phản quang, và chạy ngược chiều xe.',
  ],
  'advice.carryWater': [
    'Mang đủ cho chặng dài nhất giữa hai trạm vào ngày nóng là vừa. Trail ngắn có trạm thì đai với bình mềm cỡ vừa thường đủ; chặng cách xa, trời nóng, lên núi hoặc có đồ bắt buộc thì chọn vest, ít xóc và để được áo khoác, điện thoại. Hay khát thì lấy vest nhưng đừng đổ đầy. Hãy thử trong một buổi dài trước.',
  ],
  'advice.indoorInstead': [
    'Tập trong nhà một thời gian không làm bạn tụt. Trên máy chạy cứ tập buổi nhẹ và tempo như kế hoạch, theo cảm giác. Đạp xe thay buổi nhẹ thì lâu hơn một chút và nhẹ; thay bài nặng thì khởi động, rồi vài hiệp mấy phút ở mức chỉ nói được câu ngắn, xen đạp nhẹ. Leo cầu thang, máy chèo cũng được. Bật quạt và uống nước.',
  ],
  'advice.movedToHeat': [
    'Không, bạn chưa mất gì cả. Trời nóng ẩm thì cùng sức sẽ chậm hơn rõ và tim đập nhanh hơn, đồng hồ lại tưởng là xuống sức. Cơ thể cần vài tuần chạy ngắn, nhẹ để quen, và quen rồi thì ngày nóng vẫn chậm hơn. Chạy lúc sáng sớm, chỗ mát, theo cảm giác, uống nước, bài nhanh để giờ mát hoặc máy chạy. Trời mát là pace trở lại.',
  ],
  'advice.hormones': [
    'Có thể. Quanh tuổi mãn kinh, nội tiết thay đổi, nóng bừng ban đêm và ngủ chập chờn đều làm nhịp tim cao hơn ở cùng pace; trời nóng, căng thẳng, thiếu sắt cũng vậy. Chỉ nhìn dữ liệu chạy thì không biết do đâu. Hiện giờ chạy theo cảm giác, giữ tập sức mạnh, ngủ đủ, mỗi tháng so trên cùng một đường. Nếu cứ tăng, hoặc hồi hộp, mệt lạ, ra máu nhiều thì đi khám.',
  ],
  'advice.runnyNose': [
    'Trời lạnh khô thì rất hay gặp và vô hại: mũi phải làm ấm và ẩm không khí nên chảy nước, không hẳn là cảm hay dị ứng. Mang khăn giấy hoặc khăn ống mỏng che mũi miệng, vào chậm, kính thì xịt chống mờ. Nếu ngứa mũi mắt, khò khè, hoặc ở trong nhà cũng bị, hãy hỏi bác sĩ về dị ứng hoặc hen.',
  ],
  'advice.pulseGap': [
    'Khoảng trống đó là do cảm biến, không phải do bạn. Da lạnh khô, đồng hồ lỏng hay đai ngực kết nối chậm thì mấy phút đầu không đo được. Trung bình và vùng nhịp tim chỉ tính phần đo được, nên xem cho tham khảo. Hãy đeo chặt hơn, cao hơn trên cổ tay, khởi động trước, làm ẩm đai và chờ hiện nhịp tim rồi mới bấm chạy.',
  ],
  'advice.stopsInPace': [
    'Pace trung bình ở đây là pace lúc di chuyển: thời gian đứng chờ đèn không tính vào. Km đó trông chậm là do giảm tốc rồi tăng lại quanh chỗ dừng; bảng từng km ở trang buổi chạy có cả thời gian tính và không tính lúc dừng. Vậy chỗ tụt đó là đèn đỏ, không phải bạn đuối. Những buổi như thế hãy so nhịp tim hơn là pace.',
  ],
  'advice.shoeWorn': [
    'Đa số giày chạy được {{answer.shoes.least}} đến {{answer.shoes.most}}, gần mức trên là nên tính đôi mới. Chỉ nhìn gai đế thì chưa đủ: lớp foam xẹp trước khi cao su mòn. Hãy xem nếp nhăn bên hông đế giữa, đế có nghiêng hay cứng không, chạy bình thường xong có đau mới không. Mua sẵn đôi tiếp theo rồi thay dần.',
  ],
  'advice.envy': [
    'Thấy vậy là bình thường, không phải bạn xấu tính: bạn đã cố gắng, mà người khác lại có điều bạn mong. Ghen tị chỉ cho thấy việc này quan trọng với bạn. Hôm nay không cần mừng thật lòng, một câu chúc ngắn là đủ. Cơ thể, thời gian tập, cuộc sống mỗi người mỗi khác, nên hãy so với mình vài tháng trước. Bước tiếp theo nào sẽ làm bạn tự hào?',
  ],
  'advice.goodNews': [
    'Chúc mừng bạn, tin vui quá. Hôm nay pace không quan trọng, cứ tận hưởng nhé. Cảm ơn bạn đã kể tôi nghe.',
  ],
  'advice.praise': [
    'Cảm ơn bạn, giúp được là tôi vui. Công là của bạn, tôi chỉ đọc số liệu, lần sau có thể đoán lệch. Có gì mới bạn kể tôi nghe nhé.',
  ],
  'advice.coachSelf': [
    'Tôi là AI nên không có chân, không có đội ruột, cũng chưa chạy giải nào. Nhưng đọc số liệu một cuộc đua sát nút thì cũng thú vị. Còn bạn, bạn cổ vũ ai, hay vì sao bạn bắt đầu chạy?',
  ],
  'advice.blisters': [
    'Phồng rộp là do cọ xát và ẩm. Hãy mang tất chạy khô, ôm chân, không thủng, giày không tuột không chật, chỗ hay cọ thì bôi sáp hoặc dán băng thật phẳng. Băng và tất phải thử trong buổi tập trước, đừng dùng lần đầu ngày thi. Đã phồng thì che lại, đừng xé da; nếu nóng, đỏ quanh hoặc mưng mủ thì đi khám.',
  ],
  'advice.plantarHeel': [
    'Đau gót ở những bước đầu buổi sáng, đi một lúc thì bớt, thường là viêm cân gan chân. Đa số vẫn tập được nhưng giảm: bỏ bài nhanh, dốc và dài, chỉ giữ buổi ngắn mà lúc chạy và sáng hôm sau không đau hơn, còn lại đạp xe. Giãn bắp chân và lòng bàn chân, cách ngày nhón gót chậm trên bậc thềm. Nếu nặng hơn, đau đêm, đau đột ngột hoặc vài tuần không đỡ thì đi khám.',
  ],
  'advice.sittingPain': [
    'Nếu ngồi thì đau, vận động thì đỡ, khả năng cao là do ngồi lâu: cơ mông căng hoặc dây thần kinh ở đó bị kích thích, chứ ít khi do giày. Thường xuyên đứng dậy, chỉnh ghế, giãn mông và hông, tập cầu mông, bước ngang. Chạy nhẹ đường bằng được nếu không đau thêm. Nếu tê, yếu chân, đau xuống dưới gối, hoặc rối loạn tiểu tiện đại tiện thì đi khám ngay.',
  ],
  'advice.pacer': [
    'Hãy chạy đều theo pace của mình. Pacer giỏi thì giúp được, còn người lúc nhanh lúc chậm chỉ làm tốn sức: giữ họ trong tầm mắt, họ tăng thì để họ đi, họ chậm lại cũng đừng đuổi. Đối chiếu bảng km và đồng hồ. Nếu phải thở gấp hơn dự tính mới theo được thì bỏ nhóm đó.',
  ],
  'advice.gearCare': [
    'Tháo lót giày, giặt tay bằng nước ấm với chút xà phòng, nhét giấy báo, ướt thì thay, phơi chỗ thoáng gió, tránh nắng gắt và máy sưởi. Đừng dùng máy giặt, máy sấy vì hỏng keo và đế foam. Tuần mưa nên đổi giày luân phiên. Đồ chạy giặt sớm, lộn trái, nước lạnh, không nước xả.',
  ],
  'advice.rainRun': [
    'Mưa vẫn chạy được nếu không có sấm sét, ngập hay gió bão. Đội mũ lưỡi trai, mặc áo khoác mỏng thoáng, bôi sáp chỗ hay cọ, giày bám, chọn đường không ngập và ít xe. Chạy theo cảm giác, vào cua và qua nắp cống thì chậm lại, xong thay đồ khô ấm ngay.',
  ],
  'advice.vegan': [
    'Ăn chay vẫn chạy rất tốt. Cần chú ý: ăn đủ năng lượng; bữa nào cũng có đạm từ đậu, đậu hũ, đậu nành; chất sắt từ đậu và rau xanh ăn cùng đồ giàu vitamin C, cách xa cà phê và trà. Cobalamin, loại vitamin thực vật không có, thì phải bổ sung. Nếu hay mệt hoặc thành tích giảm, hãy thử máu trước khi uống sắt.',
  ],
  'advice.boredom': [
    'Hãy cho đầu óc việc để làm: đường mới hoặc đường cũ chạy ngược chiều, nghe podcast hay nhạc một tai, rủ bạn, chơi trò chạy nhanh hơn giữa các cột đèn. Chia buổi dài thành từng đoạn và chỉ nghĩ đến đoạn trước mặt. Thỉnh thoảng chạy không nhìn đồng hồ. Nếu mấy tuần liền đều chán thì chạy ít lại một thời gian.',
  ],
  'advice.fewerLonger': [
    'Để giữ được lâu, mỗi tuần vài ngày cố định có nghỉ xen kẽ thì chắc hơn chạy hằng ngày: còn thời gian cho cuộc sống, cơ thể hồi phục, lỡ một hôm cũng không đứt chuỗi. Chạy dài hơn một chút cũng rèn sức bền hơn chạy thật ngắn mỗi ngày. Nếu thói quen nhỏ hằng ngày giúp bạn ra đường thì cứ giữ, nhưng vài hôm đổi thành đi bộ. Chọn cách mà tuần bận nhất bạn vẫn làm được.',
  ],
};
