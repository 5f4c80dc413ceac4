import type { AnswerBook } from '../answer-book.ts';

/** Answers in Vietnamese to who asks for a plan or for a change of it; the card below has the figures. */
export const ASK_ANSWERS_VI: AnswerBook['asks'] = {
  'ask.move': [
    'Được. Tuần của bạn sẽ như dưới đây, và chưa có gì thay đổi cho đến khi bạn đồng ý.',
    'Dời được. Bạn xem thay đổi bên dưới rồi quyết định nhé.',
  ],
  'ask.moveOther': [
    'Dời sang ngày đó thì quá sức. Bên dưới là ngày gần nhất phù hợp.',
    'Tôi không khuyên chọn ngày đó. Ngày gần nhất hợp lý ở bên dưới.',
  ],
  'ask.moveRefused': [
    'Trong tuần này không có ngày nào dời sang mà không quá sức. Bạn có thể bỏ buổi đó: lỡ một buổi không làm bạn thụt lùi.',
    'Tuần này không còn ngày nào phù hợp. Nếu cần thì bỏ qua và tập tiếp buổi sau.',
  ],
  'ask.noSession': [
    'Ngày đó kế hoạch không còn buổi nào chưa chạy, nên không có gì để dời.',
    'Kế hoạch của bạn không còn buổi nào vào ngày đó. Bạn muốn nói buổi nào?',
  ],
  'ask.race': [
    'Được, nếu những ngày trước và sau nhẹ hơn. Tôi đề nghị thay đổi như dưới đây.',
    'Xếp vào được khi những ngày quanh đó nhẹ nhàng. Thay đổi ở bên dưới.',
  ],
  'ask.raceOther': [
    'Cự ly đó quá dài so với mức chạy hiện nay của bạn. Ngày đó bạn có thể chạy giải ngắn hơn, xem bên dưới.',
    'Tôi không khuyên chạy cự ly đó. Bên dưới là cự ly phù hợp cho ngày đó.',
  ],
  'ask.raceOutside': [
    'Ngày đó không nằm trong kế hoạch, nên tôi không xếp giải vào được.',
    'Kế hoạch của bạn không có ngày đó, nên không có chỗ cho giải chạy.',
  ],
  'ask.raceTooFar': [
    'Chưa nên. So với buổi dài nhất gần đây của bạn thì thi đấu ngày đó là quá sức.',
    'Buổi dài nhất gần đây còn quá ngắn để thi đấu vào ngày đó.',
  ],
  'ask.raceTooClose': [
    'Không nên, ngày đó quá sát giải mục tiêu. Hãy để dành chân cho giải ấy.',
    'Tôi khuyên bạn bỏ qua: giải mục tiêu đến ngay sau đó và bạn sẽ xuất phát khi còn mệt.',
  ],
  'ask.racePlanned': [
    'Giải đó đã có trong kế hoạch, và những ngày trước đó đều nhẹ.',
    'Được. Kế hoạch của bạn đã có giải vào ngày đó.',
  ],
  'ask.gentler': [
    'Thể lực của bạn chưa mất. Tôi đề nghị một đoạn nhẹ hơn rồi tập tiếp, thay đổi ở bên dưới.',
    'Đừng tập bù những buổi đã lỡ. Bên dưới là cách nhẹ nhàng để trở lại kế hoạch.',
  ],
  'ask.again': [
    'Nghỉ lâu như vậy thì các tuần cũ sẽ quá sức. Tôi đã lập lại phần còn lại theo mức bạn đang chạy, xem bên dưới.',
    'Tập tiếp từ chỗ đã dừng là quá sức. Bên dưới là kế hoạch lập lại từ hiện tại.',
  ],
  'ask.later': [
    'Tuần này vẫn còn xếp được vào ngày sau. Thay đổi ở bên dưới.',
    'Bạn vẫn chạy được vào ngày khác trong tuần, xem bên dưới.',
  ],
  'ask.paces': [
    'Giải vừa rồi bạn chạy nhanh hơn kế hoạch dự tính, nên pace có thể đổi. Xem bên dưới.',
    'Bạn đã nhanh hơn, nên tôi đề nghị đổi pace. Thay đổi ở bên dưới.',
  ],
  'ask.easier': [
    'Vậy hôm nay nên nhẹ hơn. Bên dưới là buổi tôi đề nghị thay thế.',
    'Hôm nay cứ nhẹ nhàng thôi. Thay đổi ở bên dưới, bạn quyết định nhé.',
  ],
  'ask.nothing': [
    'Không cần đổi gì: kế hoạch vẫn hợp với những gì bạn đã chạy. Cứ tập tiếp buổi sau.',
    'Kế hoạch giữ nguyên được. Đừng tập bù, cứ tiếp tục thôi.',
  ],
  'ask.pain': [
    'Bạn nói có chỗ bị đau, nên lúc này tôi không đổi kế hoạch: chưa tập nặng khi chưa hết đau. Hết đau thì báo tôi nhé.',
    'Cơn đau là trước hết. Chưa hết đau thì chưa có buổi nặng nào. Khi hết hãy cho tôi biết.',
  ],
  'ask.questions': [
    'Được chứ. Trước hết có vài câu hỏi, câu nào cũng đã điền sẵn câu trả lời.',
    'Chúng ta bắt đầu nhé. Trả lời vài câu bên dưới, bạn sẽ xem được cả kế hoạch trước khi nhận.',
  ],
  'ask.declined': [
    'Từ mức hiện tại của bạn, tôi không thể lập kế hoạch an toàn cho mục tiêu đó. Bên dưới là mục tiêu gần nhất có thể đạt.',
    'Mục tiêu đó hiện còn quá tầm. Bên dưới là những mục tiêu gần nhất trong tầm.',
  ],
  'ask.hasPlan': [
    'Bạn đang có một kế hoạch rồi. Cho tôi biết chuyện gì đã xảy ra hay ngày nào không hợp, tôi sẽ đề nghị thay đổi ngay tại đây. Muốn lập kế hoạch mới, hãy kết thúc kế hoạch này ở trang kế hoạch trước.',
    'Kế hoạch của bạn vẫn đang chạy. Hãy nói bạn muốn đổi gì, hoặc kết thúc nó ở trang kế hoạch để bắt đầu lại.',
  ],
  'ask.closed': [
    'Ở nơi có người khác cùng đọc, tôi không đổi kế hoạch của ai cả. Hãy hỏi tôi trong cuộc trò chuyện riêng, hoặc đổi ở trang kế hoạch.',
    'Kế hoạch là của riêng bạn nên tôi không bàn ở đây. Hãy hỏi tôi trong cuộc trò chuyện riêng, tôi sẽ đề nghị thay đổi.',
  ],
  'ask.onPage': [
    'Câu trả lời ở trang kế hoạch: trang này tính mọi buổi chạy của bạn và cho thấy điều gì sẽ thay đổi.',
    'Hãy mở trang kế hoạch. Ở đó tính đủ mọi buổi bạn đã chạy và đề nghị thay đổi nếu cần.',
  ],
};
