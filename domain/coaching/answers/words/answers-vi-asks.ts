import type { AnswerBook } from '../answer-book.ts';

/** Answers in Vietnamese to a request for a plan or for a change of it; the card below has the figures. */
export const ASK_ANSWERS_VI: AnswerBook['asks'] = {
  'ask.move': [
    'Được. Tuần của bạn sẽ như dưới đây; chưa có gì thay đổi cho đến khi bạn đồng ý.',
    'Dời được. Bạn xem thay đổi bên dưới rồi quyết định nhé.',
  ],
  'ask.moveOther': [
    'Dời sang ngày đó thì quá sức. Bên dưới là ngày phù hợp gần nhất.',
    'Tôi không khuyên chọn ngày đó. Ngày phù hợp gần nhất ở bên dưới.',
  ],
  'ask.moveRefused': [
    'Trong tuần này, dời sang ngày nào cũng quá sức. Bạn có thể bỏ buổi đó: lỡ một buổi không làm bạn thụt lùi.',
    'Tuần này không còn ngày nào phù hợp. Nếu cần thì bỏ qua buổi này và tập tiếp buổi sau.',
  ],
  'ask.noSession': [
    'Ngày đó trong kế hoạch không còn buổi nào chưa chạy, nên không có gì để dời.',
    'Kế hoạch của bạn không còn buổi nào vào ngày đó. Bạn đang nói đến buổi nào?',
  ],
  'ask.race': [
    'Được, nếu những ngày trước và sau đó nhẹ hơn. Tôi đề nghị thay đổi như dưới đây.',
    'Xếp vào được khi những ngày quanh đó nhẹ. Thay đổi ở bên dưới.',
  ],
  'ask.raceOther': [
    'Cự ly đó quá dài so với mức chạy hiện nay của bạn. Ngày đó có thể chạy một giải ngắn hơn, xem bên dưới.',
    'Tôi không khuyên chạy cự ly đó vào ngày ấy. Bên dưới là cự ly bạn có thể chạy.',
  ],
  'ask.raceOutside': [
    'Ngày đó không nằm trong kế hoạch, nên tôi không xếp giải vào được.',
    'Kế hoạch của bạn không có ngày đó, nên không có chỗ cho giải chạy.',
  ],
  'ask.raceTooFar': [
    'Không nên. So với buổi dài nhất mấy tuần qua, giải nào vào ngày đó cũng quá sức.',
    'Tôi không khuyên: buổi dài nhất gần đây của bạn còn quá ngắn để thi đấu vào ngày đó.',
  ],
  'ask.raceTooClose': [
    'Không nên, ngày đó quá sát giải mục tiêu. Hãy để dành sức cho giải ấy.',
    'Tôi khuyên bạn bỏ qua: giải mục tiêu đến ngay sau đó, và bạn sẽ xuất phát khi còn mệt.',
  ],
  'ask.racePlanned': [
    'Giải đó đã có trong kế hoạch, và những ngày trước đó đều nhẹ.',
    'Được. Kế hoạch của bạn đã có giải vào ngày đó.',
  ],
  'ask.gentler': [
    'Thể lực của bạn chưa mất. Tôi đề nghị một giai đoạn nhẹ hơn rồi tập tiếp, thay đổi ở bên dưới.',
    'Đừng tập bù những buổi đã lỡ. Bên dưới là cách nhẹ nhàng hơn để trở lại kế hoạch.',
  ],
  'ask.again': [
    'Sau quãng nghỉ như vậy, các tuần cũ sẽ quá sức. Tôi đã lập lại phần còn lại theo mức bạn đang chạy, xem bên dưới.',
    'Tập tiếp từ chỗ đã dừng là quá sức. Bên dưới là phần còn lại, lập lại từ mức hiện tại của bạn.',
  ],
  'ask.later': [
    'Tuần này vẫn xếp được vào một ngày sau. Thay đổi ở bên dưới.',
    'Bạn vẫn có thể chạy vào ngày khác trong tuần này, xem bên dưới.',
  ],
  'ask.paces': [
    'Giải vừa rồi bạn chạy nhanh hơn kế hoạch dự tính, nên pace có thể đổi. Xem bên dưới.',
    'Bạn đã nhanh hơn, nên tôi đề nghị đổi pace. Thay đổi ở bên dưới.',
  ],
  'ask.easier': [
    'Vậy hôm nay nên nhẹ hơn. Bên dưới là buổi tôi đề nghị chạy thay.',
    'Hôm nay cứ nhẹ nhàng hơn. Thay đổi ở bên dưới, bạn quyết định nhé.',
  ],
  'ask.nothing': [
    'Không cần đổi gì: kế hoạch vẫn hợp với những gì bạn đã chạy. Bạn cứ tập tiếp buổi sau.',
    'Kế hoạch có thể giữ nguyên. Đừng tập bù những buổi đã lỡ, cứ tập tiếp thôi.',
  ],
  'ask.pain': [
    'Bạn nói có chỗ bị đau, nên lúc này tôi không đổi kế hoạch: chưa hết đau thì chưa tập nặng. Hết đau thì báo tôi nhé.',
    'Trước hết phải lo chỗ đau. Chưa hết đau thì chưa xếp buổi nặng nào. Khi hết, hãy cho tôi biết.',
  ],
  'ask.questions': [
    'Được chứ. Trước hết tôi có vài câu hỏi, câu nào cũng đã điền sẵn câu trả lời.',
    'Chúng ta bắt đầu nhé. Trả lời vài câu bên dưới, bạn sẽ xem được cả kế hoạch trước khi nhận.',
  ],
  'ask.declined': [
    'Từ mức hiện tại của bạn, tôi không thể lập kế hoạch an toàn cho mục tiêu đó. Bên dưới là mục tiêu gần nhất mà bạn đạt được.',
    'Mục tiêu đó hiện còn ngoài tầm. Bên dưới là những mục tiêu gần nhất trong tầm của bạn.',
  ],
  'ask.hasPlan': [
    'Bạn đang có một kế hoạch rồi. Tôi có thể đổi kế hoạch đó ngay tại đây: hãy cho tôi biết chuyện gì đã xảy ra hay ngày nào không hợp. Muốn lập kế hoạch mới, hãy kết thúc kế hoạch này ở trang kế hoạch trước.',
    'Kế hoạch của bạn vẫn đang được thực hiện. Hãy nói bạn muốn đổi gì, hoặc kết thúc kế hoạch đó ở trang kế hoạch để bắt đầu lại.',
  ],
  'ask.closed': [
    'Ở nơi có người khác cùng đọc, tôi không đổi kế hoạch của ai cả. Hãy hỏi tôi trong cuộc trò chuyện riêng, hoặc đổi ở trang kế hoạch.',
    'Kế hoạch là của riêng bạn nên tôi không bàn ở đây. Hãy hỏi tôi trong cuộc trò chuyện riêng, tôi sẽ đề nghị thay đổi.',
  ],
  'ask.onPage': [
    'Câu trả lời ở trang kế hoạch: trang này tính mọi buổi chạy của bạn và cho thấy điều gì sẽ thay đổi.',
    'Hãy mở trang kế hoạch. Ở đó mọi buổi bạn đã chạy đều được tính, và có đề nghị thay đổi nếu cần.',
  ],
};
