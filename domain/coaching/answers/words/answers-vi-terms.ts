import type { AnswerBook } from '../answer-book.ts';

export const TERM_ANSWERS_VI: AnswerBook['terms'] = {
  'means.easy': [
    'Chạy nhẹ là chạy chậm đến mức vẫn nói được trọn câu suốt buổi; phần lớn các buổi nên như vậy.',
    'Chạy nhẹ nghĩa là vừa chạy vừa trò chuyện được. Nó xây sức bền mà hôm sau chân vẫn khỏe.',
  ],
  'means.recovery': [
    'Chạy hồi phục là buổi ngắn, chậm hơn cả chạy nhẹ, vào hôm sau một buổi nặng; thấy hơi quá chậm là đúng.',
    'Chạy hồi phục chỉ để chân đỡ mỏi sau buổi nặng. Nếu phân vân thì bạn nghỉ cũng được.',
  ],
  'means.longRun': [
    'Chạy dài (LSD) là buổi dài nhất trong tuần, chạy ở mức nhẹ, để có sức bền cho giải dài.',
    'Với buổi chạy dài, thời gian chạy quan trọng hơn tốc độ: dài hơn các buổi khác và luôn nhẹ.',
  ],
  'means.tempo': [
    'Tempo là chạy đều ở mức hơi nặng: chỉ nói được vài từ, và khi dừng lại vẫn còn chút sức.',
    'Chạy tempo nằm giữa chạy nhẹ và thi đấu, giữ đều, để quen giữ pace nhanh lâu hơn.',
  ],
  'means.threshold': [
    'Ngưỡng là mức nặng nhất bạn giữ được lâu. Vượt quá là đuối nhanh, nên bài ngưỡng chạy đều ngay gần mức đó.',
    'Pace ngưỡng (threshold) là ranh giới giữa nặng mà vẫn giữ được và nặng đến mức không giữ lâu nổi.',
  ],
  'means.intervals': [
    'Biến tốc (interval) là chạy nhanh từng đoạn, giữa các đoạn chạy chậm hoặc đi bộ để hồi, nhờ vậy tổng thời gian chạy nhanh dài hơn.',
    'Trong buổi biến tốc, bạn chạy nhanh vài phút, nghỉ, rồi lặp lại, và các lần nên nhanh như nhau.',
  ],
  'means.fartlek': [
    'Fartlek là chạy đổi tốc độ tùy hứng: lúc nhanh lúc chậm, không cần đoạn cố định.',
    'Khi chạy fartlek, bạn tăng tốc đến gốc cây hay ngã rẽ kế tiếp, thả lỏng, rồi lặp lại theo cảm giác.',
  ],
  'means.strides': [
    'Strides là vài lần tăng tốc ngắn, thả lỏng, đi bộ ở giữa, để chân nhanh mà không mệt.',
    'Strides làm sau buổi nhẹ hoặc khởi động: nhanh và thoải mái, không phải chạy nước rút.',
  ],
  'means.hillRepeats': [
    'Chạy dốc lặp lại là chạy mạnh lên dốc rồi chạy nhẹ xuống, nhiều lần, để chân khỏe hơn.',
    'Với bài dốc lặp lại, bạn lên cùng một con dốc vài lần, lần cuối vẫn chạy tốt như lần đầu.',
  ],
  'means.progression': [
    'Chạy tăng tốc dần (progression) là bắt đầu nhẹ rồi nhanh dần, nhanh nhất ở đoạn cuối.',
    'Buổi chạy tăng tốc dần mở đầu chậm và kết thúc khá nhanh, nhưng không gắng như thi đấu.',
  ],
  'means.racePace': [
    'Pace thi đấu là pace bạn muốn giữ trong giải; khi tập chỉ chạy từng đoạn ngắn cho quen.',
    'Pace mục tiêu là thành tích mong muốn chia đều cho cả cự ly.',
  ],
  'means.pace': [
    'Pace là thời gian bạn chạy mỗi kilômét, số càng nhỏ thì càng nhanh.',
    'Pace là cách nói khác của tốc độ: mỗi kilômét mất mấy phút mấy giây.',
  ],
  'means.cadence': [
    'Cadence (guồng chân) là số bước mỗi phút; chạy nhanh thì nó tăng, nên chỉ so các buổi có pace gần nhau.',
    'Guồng chân nghĩa là số bước trong mỗi phút. Nó khác nhau theo chiều cao, không có con số nào đúng cho tất cả mọi người.',
  ],
  'means.zones': [
    'Vùng nhịp tim (zone) chia mức gắng sức thành nhiều bậc; các bậc thấp là mức chạy nhẹ, vẫn nói chuyện được.',
    'Zone là các khoảng nhịp tim: vùng thấp để xây sức bền, vùng cao cho bài ngắn và nặng.',
  ],
  'means.maximumHeartRate': [
    'Nhịp tim tối đa là mức nhịp cao nhất mà tim bạn đạt được; mỗi người một khác và không nói lên thể lực.',
    'Nhịp tim tối đa là giới hạn riêng của bạn. Các vùng tính từ đó, còn công thức theo tuổi chỉ cho con số ước chừng.',
  ],
  'means.load': [
    'Tải tập luyện gộp thời gian và độ nặng thành một con số; trung bình nhiều tuần là thể lực, vài ngày là mức mệt.',
    'Tải (load) cho biết mấy ngày gần đây có nặng hơn mức bạn quen hay không.',
  ],
  'means.drift': [
    'Trôi nhịp tim (drift) là pace không đổi mà nhịp tim cứ tăng, do nóng, mệt hoặc thiếu nước.',
    'Drift so hai nửa của một buổi chạy đều: nhịp tim tăng càng ít thì sức bền càng tốt.',
  ],
  'means.vo2max': [
    'VO₂max là lượng oxy nhiều nhất cơ thể dùng được khi gắng hết sức; càng cao càng có lợi.',
    'VO₂max cho biết cơ bắp dùng được tối đa bao nhiêu oxy. Nó tăng chậm nhờ tập luyện, và càng cao thì chạy càng nhanh.',
  ],
  'means.vdot': [
    'VDOT là điểm sức chạy hiện tại của bạn, tính từ kết quả một giải. Các pace tập được suy ra từ đó, càng cao thì chạy càng nhanh.',
    'VDOT gói sức chạy hiện tại của bạn vào một con số. Nó được tính từ thành tích giải, không phải đo lượng oxy.',
  ],
  'means.taper': [
    'Taper là giảm lượng chạy trong những tuần cuối trước giải để vào giải với đôi chân khỏe, vẫn giữ một chút tốc độ.',
    'Taper là giảm quãng đường chứ không nghỉ hẳn; trước full thì dài hơn trước half.',
  ],
  'means.negativeSplit': [
    'Negative split là nửa sau chạy nhanh hơn nửa đầu, cách chạy giải an toàn nhất.',
    'Negative split nghĩa là đầu giải giữ sức, nửa sau mới tăng tốc.',
  ],
  'means.wall': [
    'Đụng tường là khi cuối giải marathon cơ thể hết năng lượng dự trữ và pace tụt hẳn; chạy chậm lúc đầu và nạp năng lượng dọc đường giúp tránh được.',
    'Đụng tường (bonk) nghĩa là cạn năng lượng, chân không chạy nổi. Buổi chạy dài và xuất phát chậm giúp đẩy lùi nó.',
  ],
  'means.crossTraining': [
    'Tập bổ trợ (tập chéo) là tập môn khác ngoài chạy, như đạp xe, bơi, tập sức mạnh, để khỏe mà chân không chịu va đập.',
    'Tập bổ trợ (cross-training) giúp giữ thể lực trong ngày nghỉ hoặc lúc đang hồi phục.',
  ],
  'means.runWalk': [
    'Chạy kết hợp đi bộ là chen các quãng đi bộ theo kế hoạch ngay từ đầu, nhờ vậy chạy được lâu hơn.',
    'Chạy xen đi bộ nghĩa là chạy vài phút rồi đi một đoạn ngắn, trước khi thấy mệt.',
  ],
};
