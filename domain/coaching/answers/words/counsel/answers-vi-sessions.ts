import type { AnswerBook } from '../../answer-book.ts';
import type { SessionCode } from './counsel-codes.ts';

/** Answers in Vietnamese on sessions, shoes and feelings. */
export const SESSION_ANSWERS_VI: Pick<AnswerBook['advice'], SessionCode> = {
  'advice.notAlone': [
    'Có tính chứ. Đẩy xe nôi, dắt chó, chạy cùng con hay bạn bè, dừng đèn đỏ thì pace không nói lên nhiều, hãy nhìn nhịp tim và cảm giác. Không cần chạy bù, cứ tiếp tục buổi sau như thường.',
  ],
  'advice.sleepless': [
    'Thiếu ngủ hay vừa trực đêm thì cùng một sức sẽ chạy chậm hơn và nhịp tim cao hơn; đó là do giấc ngủ, không phải bạn xuống phong độ. Ngủ bù trước đã, mấy ngày tới chạy nhẹ, ngủ ngon lại vài đêm rồi mới tập nặng.',
  ],
  'advice.repRest': [
    'Giữa các rep nên đi bộ hoặc chạy thật chậm, đừng đứng yên: chân hồi nhanh hơn và không bị nguội. Muốn tập nền thì chạy chậm, muốn rep nào cũng nhanh thì đi bộ. Nghỉ đủ để rep cuối vẫn tốt như rep đầu.',
  ],
  'advice.watchSays': [
    'Chỉ nên coi là ước lượng. Đồng hồ không biết bạn ngủ nghỉ, căng thẳng hay chân nặng nhẹ ra sao. Ngủ ngon, chân nhẹ, nhịp tim sáng bình thường thì tập được; nếu không thì chạy nhẹ, đồng hồ nói gì cũng vậy.',
  ],
  'advice.zoneTime': [
    'Số phút ở vùng cao nhất không phải là mục tiêu: ở các rep ngắn nhịp tim lên chậm nên thấp hơn sức thật. Bạn chạy đều các rep đúng sức dự định là đạt rồi, không cần cố hơn.',
  ],
  'advice.otherGround': [
    'Chạy dốc, đường mòn, khúc cua hay sân đông người thì thời gian không so được với đường bằng. Nhìn cảm giác và nhịp tim: đúng sức là bài tập có tác dụng. Pace chỉ nên so trên cùng một cung đường.',
  ],
  'advice.gutGels': [
    'Nhiều người bị đau bụng vì gel. Mỗi lần ăn ít thôi, chia nhiều lần, uống cùng nước lọc chứ đừng cùng nước điện giải, bắt đầu sớm. Thử hãng khác, loại không caffeine, hoặc chuối, kẹo dẻo. Tập quen trong buổi dài, đến giải đừng dùng thứ chưa thử.',
  ],
  'advice.shoePair': [
    'Tôi không rành từng mẫu cụ thể. Buổi dài và buổi nhẹ thì mang đôi êm và vững hơn, thi đấu và bài nhanh thì mang đôi nhẹ và nảy hơn. Nếu ngang nhau, chọn đôi vừa chân hơn và đã từng chạy dài.',
  ],
  'advice.firstShoes': [
    'Vài buổi ngắn đầu tiên thì giày thể thao cũ cũng được, miễn thoải mái và không cọ chân. Nếu chạy tiếp, nên sớm mua giày chạy: không cần đắt, có đệm, xỏ vào là thấy êm, mũi dư một ngón tay cái.',
  ],
  'advice.slowIsFine': [
    'Bạn không hề quá chậm. Lúc mới tập thì chậm là đúng: vừa chạy vừa nói chuyện được là sức bền đang lên, tốc độ vài tháng nữa sẽ tự đến. Kệ người khác nói gì hay chạy nhanh cỡ nào, cứ coi buổi này là điểm xuất phát.',
  ],
  'advice.others': [
    'Thành tích của người khác không nói gì về bạn: số năm tập, tuổi, giấc ngủ, áp lực đều khác. Hãy so với chính mình vài tháng trước; mục “Xu hướng” cho thấy bạn đã thay đổi thế nào. Chạy nhẹ đều đặn lâu dài mới rút ngắn khoảng cách.',
  ],
  'advice.beginnerPulse': [
    'Mới tập thì nhịp tim vọt lên nhanh là chuyện thường, tim và cơ chưa quen. Hãy bắt đầu bằng đi bộ nhanh, rồi chạy chậm từng đoạn ngắn, chậm đến mức nói chuyện được, tim cao thì đi bộ. Đồng hồ đeo lỏng cũng báo cao. Nếu đau ngực, chóng mặt, tim đập loạn thì dừng và đi khám.',
  ],
  'advice.badSession': [
    'Một buổi hỏng hầu như không nói lên gì về phong độ. Ai cũng có lúc vậy, thường do nóng, thiếu ngủ, căng thẳng hay chân mỏi, và dừng sớm cũng không sai. Đừng chạy lại ngày mai; chạy nhẹ vài hôm rồi tập tiếp bài sau như dự định.',
  ],
  'advice.banter': [
    'Haha, câu này tôi chịu, tôi chỉ rành chuyện chạy thôi. Nhưng tinh thần vui vẻ vậy là tốt, chạy nhẹ một vòng còn vui hơn. Chuyện chạy thì bạn cứ hỏi tôi.',
  ],
  'advice.racePlan': [
    'Xuất phát đừng nhanh hơn pace bạn giữ được đến cuối, mặc kệ người khác. Lên dốc theo cảm giác chứ không theo pace, xuống dốc thả lỏng. Trời nóng hoặc ẩm thì vào chậm hơn, uống sớm, đừng chăm chăm thời gian. Gần cuối hãy tăng tốc.',
  ],
  'advice.yasso': [
    'Đó chỉ là mẹo ước lượng và thường lạc quan: các rep ngắn có nghỉ không cho biết bạn trụ được bao lâu. Kết quả giải ngắn hơn hay half, cùng với các buổi dài, đáng tin hơn nhiều.',
  ],
};
