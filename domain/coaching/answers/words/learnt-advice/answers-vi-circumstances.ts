import type { AnswerBook } from '../../answer-book.ts';
import type { CircumstanceCode } from './learnt-advice-codes.ts';

/** Answers in Vietnamese on sessions, shoes and feelings. */
export const CIRCUMSTANCE_ANSWERS_VI: Pick<AnswerBook['advice'], CircumstanceCode> = {
  'advice.notAlone': [
    'Có tính chứ. Đẩy xe nôi, dắt chó, chạy cùng con hay bạn bè, dừng đèn đỏ thì pace không nói lên nhiều, hãy nhìn nhịp tim và cảm giác. Không cần chạy bù gì, bạn cứ tiếp tục buổi sau như thường.',
  ],
  'advice.sleepless': [
    'Khi thiếu ngủ hay vừa làm ca đêm, cùng một mức gắng sức bạn sẽ chạy chậm hơn và nhịp tim cao hơn; đó là do giấc ngủ, không phải xuống phong độ. Ngủ bù trước đã. Mấy ngày tới chạy nhẹ, ngủ ngon lại vài đêm rồi mới tập nặng.',
  ],
  'advice.repRest': [
    'Giữa các rep nên đi bộ hoặc chạy thật chậm, đừng đứng yên: chân hồi nhanh hơn và không bị nguội. Bài cần giữ nhịp hiếu khí thì chạy chậm, bài mà rep nào cũng phải nhanh thì đi bộ. Hãy nghỉ đủ để rep cuối vẫn tốt như rep đầu.',
  ],
  'advice.watchSays': [
    'Chỉ nên coi đó là ước lượng. Đồng hồ không biết bạn ngủ ra sao, căng thẳng thế nào hay chân nặng nhẹ thế nào. Ngủ ngon, chân nhẹ, nhịp tim buổi sáng bình thường thì tập được; nếu không thì chạy nhẹ, dù đồng hồ nói gì.',
  ],
  'advice.zoneTime': [
    'Số phút ở vùng cao nhất không phải là mục tiêu: ở các rep ngắn, nhịp tim lên chậm nên thấp hơn mức gắng sức thật. Nếu mọi rep đều đúng mức gắng sức đã định là bạn tập đúng rồi, không cần chạy mạnh hơn.',
  ],
  'advice.otherGround': [
    'Chạy dốc, đường mòn, khúc cua hay sân đông người thì thời gian không so được với đường bằng thoáng. Hãy nhìn cảm giác và nhịp tim: nếu đúng mức thì bài tập đã có tác dụng. Pace chỉ nên so trên cùng một cung đường.',
  ],
  'advice.gutGels': [
    'Nhiều người bị khó chịu bụng vì gel. Mỗi lần ăn ít thôi và chia nhiều lần, luôn uống cùng nước lọc chứ đừng cùng nước thể thao, bắt đầu sớm. Thử hãng khác, loại không caffeine, hoặc chuối, kẹo dẻo. Tập trong các buổi dài cho đến khi quen; vào giải đừng dùng thứ chưa thử.',
  ],
  'advice.shoePair': [
    'Tôi không rành từng mẫu cụ thể. Buổi dài và buổi nhẹ thì mang đôi êm và vững hơn, thi đấu và bài nhanh thì mang đôi nhẹ và nảy hơn. Nếu ngang nhau, hãy chọn đôi vừa chân hơn và đã từng chạy dài.',
  ],
  'advice.firstShoes': [
    'Vài buổi ngắn đầu tiên thì giày thể thao cũ cũng được, miễn là thoải mái và không cọ chân. Nếu chạy tiếp, bạn nên sớm mua giày chạy bộ: không cần đắt, chỉ cần có đệm, xỏ vào thấy êm ngay, và mũi dư một ngón tay cái.',
  ],
  'advice.slowIsFine': [
    'Bạn không hề quá chậm. Lúc mới tập thì chậm là đúng: vừa chạy vừa nói chuyện được là sức bền đang lên, tốc độ vài tháng nữa sẽ tự đến. Đừng bận tâm người khác nói gì hay chạy nhanh cỡ nào; hãy coi buổi này là điểm xuất phát và vui vì mình đã ra đường.',
  ],
  'advice.others': [
    'Thành tích của người khác không nói gì về bạn: số năm tập, tuổi, giấc ngủ, áp lực đều khác nhau. Hãy so với chính mình vài tháng trước; mục “Xu hướng” cho thấy bạn đã thay đổi thế nào. Chạy đều và phần lớn chạy nhẹ mới rút ngắn được khoảng cách.',
  ],
  'advice.beginnerPulse': [
    'Mới tập thì nhịp tim vọt lên nhanh là chuyện thường, vì tim và cơ chưa quen. Hãy bắt đầu bằng đi bộ nhanh, rồi chạy chậm từng đoạn ngắn, chậm đến mức nói chuyện được, nhịp tim lên cao thì đi bộ. Đồng hồ đeo lỏng cũng báo cao. Nếu đau ngực, chóng mặt hay tim đập loạn nhịp thì dừng và đi khám.',
  ],
  'advice.badSession': [
    'Một buổi hỏng hầu như không nói lên gì về thể lực. Ai cũng có lúc vậy, thường do nóng, thiếu ngủ, căng thẳng hay mỏi chân, và dừng sớm cũng không sai. Ngày mai đừng chạy lại bài đó; hãy chạy nhẹ vài hôm rồi tập tiếp bài sau như dự định.',
  ],
  'advice.banter': [
    'Haha, câu này tôi chịu, tôi chỉ biết những gì các buổi chạy của bạn cho thấy. Nhưng bạn đang vui là tốt rồi, chạy nhẹ một vòng còn vui hơn. Về chuyện chạy, bạn muốn biết gì nào?',
  ],
  'advice.racePlan': [
    'Xuất phát đừng nhanh hơn pace bạn giữ được đến cuối, mặc kệ người khác. Lên dốc theo cảm giác chứ không theo pace, xuống dốc thả theo đà. Trời nóng hoặc ẩm thì vào chậm hơn một chút, uống sớm, quên thời gian chính xác đi. Chỉ tăng tốc ở đoạn cuối giải.',
  ],
  'advice.yasso': [
    'Đó chỉ là mẹo ước lượng và thường quá lạc quan: các rep ngắn có nghỉ không cho biết bạn trụ được bao lâu. Kết quả của một giải ngắn hơn hay half marathon, cùng với các buổi dài, đáng tin hơn nhiều.',
  ],
};
