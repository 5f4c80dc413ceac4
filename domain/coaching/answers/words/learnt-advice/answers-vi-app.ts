import type { AnswerBook } from '../../answer-book.ts';
import type { AppCode } from './learnt-advice-codes.ts';

/** Answers in Vietnamese on the product itself. */
export const APP_ANSWERS_VI: Pick<AnswerBook['advice'], AppCode> = {
  'app.language': [
    'Bạn đổi ở trang tài khoản, mục “Ngôn ngữ”; toàn bộ giao diện đổi ngay. Bạn viết tiếng nào, tôi trả lời bằng tiếng đó.',
  ],
  'app.recording': [
    'Ứng dụng không tự ghi buổi chạy. Bạn ghi bằng đồng hồ hoặc một ứng dụng chạy bộ trên điện thoại. Nếu liên kết Garmin, các buổi chạy tự về; nếu không, bạn thêm tệp FIT, TCX hay GPX ở trang hoạt động.',
  ],
  'app.manual': [
    'Ở trang hoạt động, chọn “Nhập buổi tập bằng tay” rồi điền môn, ngày, thời gian và quãng đường. Cách này hợp khi chạy máy hoặc quên đồng hồ; không có bản ghi thì tôi biết ít hơn về buổi đó.',
  ],
  'app.plan': [
    'Ở trang kế hoạch, bạn mở menu của buổi tập để dời sang ngày khác, bỏ qua, đánh dấu đã tập hoặc làm nhẹ hơn. Ở đó cũng tạm dừng hay kết thúc cả kế hoạch được. Muốn dời buổi, bạn cũng có thể nhắn tôi.',
  ],
  'app.toWatch': [
    'Ở trang kế hoạch bạn có thể gửi buổi tập sang Garmin, tải tệp FIT cho đồng hồ khác, hoặc đăng ký kế hoạch vào ứng dụng lịch.',
  ],
  'app.heartZones': [
    'Trong hồ sơ chạy bộ, mục “Chỉ số cơ thể”, bạn nhập nhịp tim tối đa, nhịp tim khi nghỉ hoặc nhịp tim ngưỡng. Các vùng tính từ đó. Ngưỡng đo từ một buổi chạy đều và nặng là chính xác nhất, còn tính theo tuổi chỉ là ước lượng.',
  ],
  'app.goals': [
    'Bạn nhập giải và mục tiêu ở trang “Mục tiêu”, với cự ly, ngày và thời gian mong muốn. Muốn có kế hoạch cho mục tiêu đó, bạn nhắn tôi hoặc mở trang kế hoạch.',
  ],
  'app.humanCoach': [
    'Ở mục “HLV”, bạn có thể tìm huấn luyện viên là người thật, chọn một người và quyết định họ được xem gì. Hai bên nhắn tin ở đó, và bạn có thể dừng chia sẻ lúc nào cũng được.',
  ],
  'app.cancel': [
    'Ở “Gói đang dùng”, bạn xem được mình trả bao nhiêu, lần trừ tiền tới và cách hủy. Phần đã trả vẫn dùng được đến hết kỳ. Tôi không hủy giúp bạn được.',
  ],
  'app.duplicates': [
    'Một buổi chạy được nhập nhiều lần thì tôi chỉ tính một. Ở trang của buổi đó, bạn chọn bản nào là chính và có thể ẩn bản còn lại khỏi danh sách.',
  ],
  'app.wrongFigures': [
    'Tôi lấy số liệu từ bản ghi nên không sửa được. Nếu bản ghi sai, chẳng hạn quên tắt đồng hồ khi lên xe, hãy ẩn buổi đó ở trang của nó rồi nhập tay một buổi với số liệu đúng.',
  ],
  'app.strava': [
    'Bạn có thể liên kết Strava ở “Tài khoản liên kết”, và các buổi chạy sẽ hiện cho bạn xem. Nhưng điều khoản của Strava không cho tôi đọc, nên muốn tôi nhận xét thì hãy liên kết Garmin hoặc thêm tệp từ đồng hồ.',
  ],
  'app.history': [
    'Khi liên kết Garmin, các buổi cũ tự được nhập; việc này có thể mất một lúc, tiến độ xem ở “Tài khoản liên kết”. Bạn cũng có thể thêm tệp FIT, TCX, GPX cũ; nhiều tệp thì nén chung vào một tệp zip.',
  ],
  'app.trends': [
    'Mục “Xu hướng” có quãng đường và thời gian theo tuần, tải và phong độ, nhịp tim ở pace nhẹ, VDOT và thành tích tốt nhất. Lịch cho bạn xem từng ngày, và mỗi buổi có trang riêng với biểu đồ.',
  ],
  'app.install': [
    'Mở Tasuki bằng trình duyệt trên điện thoại, chọn “Thêm vào màn hình chính” là dùng được như một ứng dụng và nhận được thông báo. Những gì đã mở thì không có mạng vẫn xem được.',
  ],
  'app.memory': [
    'Tôi ghi lại ngắn gọn những điều lâu dài bạn kể: chấn thương, ngày tập được, sở thích. Bạn xem, sửa hoặc xóa từng mục ở “Điều đã ghi nhớ”.',
  ],
  'app.method': [
    'Mọi con số đều lấy từ bản ghi của bạn: bấm vào là thấy nó tính từ đoạn nào hay từ những buổi nào. Điều gì không được ghi thì tôi không đoán, còn ước lượng thì có ghi rõ.',
  ],
  'app.contact': [
    'Bạn viết cho người vận hành Tasuki ở trang “Liên hệ”, họ sẽ trả lời qua email. Nếu câu trả lời nào của tôi chưa tốt, bạn đánh dấu ngay dưới tin nhắn.',
  ],
  'app.invite': [
    'Ở mục “Những bước đầu” có liên kết để mời bạn bè; ở “Trò chuyện”, bạn có thể lập nhóm và mời mọi người vào.',
  ],
  'app.profile': [
    'Giới tính, năm sinh và nhịp tim nằm trong hồ sơ runner, bạn tự sửa ở đó, tôi không sửa được. Tôi dùng chúng để tính tải tập và ước nhịp tim nên các số đó sẽ đổi chút ít; quãng đường, thời gian, pace thì giữ nguyên.',
  ],
  'app.keepData': [
    'Hủy gói chỉ dừng thanh toán, tài khoản và các buổi chạy vẫn còn cho đến khi bạn tự xóa tài khoản. Trước đó, hãy chọn xuất dữ liệu ở trang tài khoản; tệp có các bản ghi và những gì bạn đã viết. Xóa tài khoản là xóa hết, vào ngày ghi ở đó; thời gian giữ bản sao lưu có trong phần quyền riêng tư.',
  ],
};
