import type { AnswerBook } from '../../answer-book.ts';
import type { AppCode } from './counsel-codes.ts';

/** Answers in Vietnamese on the product itself. */
export const APP_ANSWERS_VI: Pick<AnswerBook['advice'], AppCode> = {
  'app.language': [
    'Bạn vào trang tài khoản, mục “Ngôn ngữ” để đổi, toàn bộ giao diện đổi ngay. Bạn viết tiếng gì, tôi trả lời bằng tiếng đó.',
  ],
  'app.recording': [
    'Ứng dụng không tự ghi buổi chạy. Bạn ghi bằng đồng hồ hoặc ứng dụng chạy trên điện thoại; liên kết Garmin thì tự về, còn lại thì thêm tệp FIT, TCX hay GPX ở trang hoạt động.',
  ],
  'app.manual': [
    'Ở trang hoạt động chọn “Nhập buổi tập bằng tay”, điền môn, ngày, thời gian và quãng đường. Dùng được cho máy chạy hoặc khi quên đồng hồ; không có bản ghi thì tôi biết ít hơn.',
  ],
  'app.plan': [
    'Ở trang kế hoạch, mở menu của buổi tập để dời sang ngày khác, bỏ qua, đánh dấu đã xong hoặc chạy nhẹ hơn; ở đó cũng tạm dừng hay kết thúc cả kế hoạch được. Muốn dời buổi, bạn cũng có thể nhắn tôi.',
  ],
  'app.toWatch': [
    'Ở trang kế hoạch bạn có thể gửi buổi tập sang Garmin, tải tệp FIT cho đồng hồ khác, hoặc đăng ký kế hoạch vào ứng dụng lịch.',
  ],
  'app.heartZones': [
    'Trong hồ sơ chạy bộ, mục “Chỉ số cơ thể”, bạn nhập nhịp tim tối đa, khi nghỉ hoặc ở ngưỡng; vùng nhịp tim tính theo đó. Ngưỡng đo từ buổi chạy đều hết sức là chính xác nhất, tính theo tuổi chỉ là ước lượng.',
  ],
  'app.goals': [
    'Bạn nhập giải và mục tiêu ở trang “Mục tiêu”, với cự ly, ngày và thời gian mong muốn. Muốn có kế hoạch thì nhắn tôi hoặc mở trang kế hoạch.',
  ],
  'app.humanCoach': [
    'Ở mục “HLV” bạn có thể tìm huấn luyện viên là người thật, chọn một người và quyết định họ được xem gì. Hai bên nhắn tin ở đó, và bạn dừng chia sẻ lúc nào cũng được.',
  ],
  'app.cancel': [
    'Ở “Gói đang dùng” bạn xem được mình trả bao nhiêu, lần trừ tiền tới và cách hủy; phần đã trả vẫn dùng đến hết kỳ. Tôi không hủy giúp được.',
  ],
  'app.duplicates': [
    'Một buổi chạy vào nhiều lần thì chỉ tính một. Ở trang của buổi đó bạn chọn bản nào là chính, bản còn lại có thể ẩn khỏi danh sách.',
  ],
  'app.wrongFigures': [
    'Số liệu lấy từ bản ghi nên không sửa được. Nếu bản ghi sai, như quên tắt đồng hồ khi lên xe, hãy ẩn nó ở trang của nó rồi nhập tay một buổi đúng.',
  ],
  'app.strava': [
    'Bạn liên kết Strava ở “Tài khoản liên kết” được, các buổi chạy sẽ hiện cho bạn xem. Nhưng điều khoản của Strava không cho tôi đọc, nên muốn tôi nhận xét thì liên kết Garmin hoặc thêm tệp từ đồng hồ.',
  ],
  'app.history': [
    'Liên kết Garmin thì các buổi cũ tự được nhập, có thể mất một lúc, tiến độ xem ở “Tài khoản liên kết”. Bạn cũng thêm được tệp FIT, TCX, GPX cũ, nhiều tệp thì nén vào một zip.',
  ],
  'app.trends': [
    'Mục “Xu hướng” có quãng đường và thời gian theo tuần, tải và phong độ, nhịp tim ở pace nhẹ, VDOT và thành tích tốt nhất. Lịch cho xem từng ngày, mỗi buổi có trang riêng với biểu đồ.',
  ],
  'app.install': [
    'Mở Tasuki bằng trình duyệt điện thoại, chọn “Thêm vào màn hình chính” là dùng như ứng dụng và nhận được thông báo. Phần đã mở rồi thì không có mạng vẫn xem được.',
  ],
  'app.memory': [
    'Những điều lâu dài bạn kể, như chấn thương, ngày tập được, sở thích, tôi ghi lại ngắn gọn. Bạn xem, sửa hoặc xóa từng mục ở “Điều đã ghi nhớ”.',
  ],
  'app.method': [
    'Mọi con số đều từ bản ghi của bạn: bấm vào là thấy nó tính từ đoạn nào hay những buổi nào. Không có ghi thì tôi không đoán, ước lượng thì có ghi rõ.',
  ],
  'app.contact': [
    'Bạn viết cho người vận hành Tasuki ở trang “Liên hệ”, họ trả lời qua email. Câu trả lời của tôi chưa tốt thì bạn đánh dấu dưới tin nhắn.',
  ],
  'app.invite': [
    'Ở mục “Những bước đầu” có liên kết mời bạn bè; ở “Trò chuyện” bạn có thể lập nhóm và mời mọi người.',
  ],
};
