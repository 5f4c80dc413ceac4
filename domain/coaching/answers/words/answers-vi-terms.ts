import type { AnswerBook } from '../answer-book.ts';

export const TERM_ANSWERS_VI: AnswerBook['terms'] = {
  'means.easy': [
    'Chạy nhẹ là chạy chậm đến mức suốt buổi vẫn nói được trọn câu; phần lớn các buổi nên như vậy.',
    'Chạy nhẹ nghĩa là chậm đến mức vừa chạy vừa trò chuyện được. Chạy như vậy xây sức bền mà hôm sau chân vẫn khỏe.',
  ],
  'means.recovery': [
    'Chạy hồi phục là buổi ngắn, chậm hơn cả chạy nhẹ, vào hôm sau một buổi nặng. Thấy gần như quá chậm là đúng.',
    'Chạy hồi phục chỉ để chân đỡ cứng sau ngày nặng. Nếu phân vân thì cứ nghỉ.',
  ],
  'means.longRun': [
    'Chạy dài (LSD) là buổi dài nhất trong tuần, chạy ở mức nhẹ, để tập sức bền cho giải dài.',
    'Với buổi chạy dài, thời gian chạy quan trọng hơn tốc độ: dài hơn các buổi khác trong tuần và luôn nhẹ.',
  ],
  'means.tempo': [
    'Chạy tempo là chạy đều một quãng ở mức hơi nặng: chỉ nói được vài từ, và khi dừng lại vẫn còn chút sức.',
    'Tempo là mức đều và khá nặng, nằm giữa chạy nhẹ và thi đấu. Bài này giúp bạn giữ pace nhanh được lâu hơn.',
  ],
  'means.threshold': [
    'Ngưỡng là mức nặng nhất mà bạn giữ được lâu. Vượt quá ngưỡng thì đuối nhanh, nên bài tempo chạy ngay gần mức đó.',
    'Pace ngưỡng (threshold) là ranh giới giữa nặng mà vẫn giữ đều được và nặng đến mức nhanh chóng kiệt sức.',
  ],
  'means.intervals': [
    'Biến tốc (interval) là chạy nhanh từng đoạn, giữa các đoạn chạy nhẹ hoặc đi bộ để hồi. Nhờ nghỉ xen kẽ, tổng thời gian chạy nhanh dài hơn.',
    'Trong buổi biến tốc, bạn chạy nhanh vài phút, nghỉ, rồi lặp lại, lần nào cũng nhanh như lần trước.',
  ],
  'means.fartlek': [
    'Fartlek là chạy đổi tốc độ tùy hứng: lúc nhanh lúc chậm, không cần độ dài cố định.',
    'Khi chạy fartlek, bạn tăng tốc đến gốc cây hay ngã rẽ kế tiếp, chậm lại, rồi lặp lại theo cảm giác.',
  ],
  'means.strides': [
    'Strides là vài lần tăng tốc ngắn và thả lỏng, đi bộ ở giữa. Nhờ đó chân giữ được độ nhanh mà không mệt.',
    'Strides là những đoạn nhanh ngắn sau buổi nhẹ hoặc sau khởi động: nhanh và thả lỏng, không phải chạy nước rút.',
  ],
  'means.hillRepeats': [
    'Chạy dốc lặp lại là chạy mạnh lên dốc rồi chạy nhẹ xuống, nhiều lần. Bài này tăng sức mạnh mà chân không phải chịu tốc độ cao.',
    'Với bài dốc lặp lại, bạn chạy lên cùng một con dốc vài lần rồi chạy nhẹ xuống. Hãy chia sức để lần cuối vẫn mạnh như lần đầu.',
  ],
  'means.progression': [
    'Chạy tăng tốc dần (progression) là bắt đầu nhẹ rồi nhanh dần từng bước, nhanh nhất ở đoạn cuối.',
    'Buổi chạy tăng tốc dần mở đầu chậm và kết thúc khá nhanh, nhưng không gắng sức như thi đấu.',
  ],
  'means.racePace': [
    'Pace thi đấu là pace bạn muốn giữ trong giải. Khi tập, chỉ chạy từng đoạn ngắn cho quen.',
    'Pace thi đấu là thời gian mục tiêu chia đều cho cả cự ly.',
  ],
  'means.pace': [
    'Pace là thời gian bạn chạy mỗi kilômét. Số càng nhỏ thì càng nhanh.',
    'Pace cho biết bạn chạy mỗi kilômét hết mấy phút mấy giây, nên chạy càng nhanh thì pace càng nhỏ.',
  ],
  'means.cadence': [
    'Cadence (guồng chân) là số bước mỗi phút. Chạy nhanh thì guồng chân tăng, nên chỉ so các buổi có pace gần nhau.',
    'Guồng chân nghĩa là số bước trong mỗi phút. Không có con số nào đúng cho tất cả mọi người, và người cao thường có guồng chân thấp hơn.',
  ],
  'means.zones': [
    'Vùng nhịp tim (zone) chia mức gắng sức thành nhiều bậc, từ rất nhẹ đến hết sức. Ở các bậc thấp bạn vẫn nói chuyện được, và chạy nhẹ nằm ở đó.',
    'Zone là các khoảng nhịp tim: vùng thấp để xây sức bền, vùng cao cho những đoạn ngắn và nặng.',
  ],
  'means.maximumHeartRate': [
    'Nhịp tim tối đa là mức cao nhất mà tim bạn đập được. Con số này mỗi người một khác và không nói lên thể lực.',
    'Nhịp tim tối đa là giới hạn riêng của bạn. Các vùng được tính từ đó, còn công thức theo tuổi chỉ cho con số ước chừng.',
  ],
  'means.load': [
    'Tải tập luyện gộp thời gian chạy và độ nặng thành một con số. Trung bình nhiều tuần cho biết thể lực, trung bình vài ngày cho biết mức mệt.',
    'Tải (load) cho biết mấy ngày gần đây có nặng hơn mức bạn quen hay không.',
  ],
  'means.drift': [
    'Trôi nhịp tim (drift) là khi pace không đổi mà nhịp tim cứ tăng, do nóng, mệt hoặc thiếu nước.',
    'Trôi nhịp tim so hai nửa của một buổi chạy đều: nhịp tim tăng càng ít thì sức bền càng tốt.',
  ],
  'means.vo2max': [
    'VO₂max là lượng oxy nhiều nhất mà cơ thể dùng được khi chạy hết sức. Số càng cao, bạn càng chạy nhanh được trong vài phút.',
    'VO₂max cho biết cơ bắp dùng được tối đa bao nhiêu oxy. Con số này tăng chậm nhờ tập luyện, và càng cao càng tốt.',
  ],
  'means.vdot': [
    'VDOT là điểm sức chạy hiện tại của bạn, tính từ kết quả một giải. Các pace tập được suy ra từ đó, và điểm càng cao thì chạy càng nhanh.',
    'VDOT gói sức chạy hiện tại của bạn vào một con số. VDOT được tính từ thành tích giải chứ không phải đo lượng oxy.',
  ],
  'means.taper': [
    'Taper (giảm tải) là chạy ít đi trong những tuần cuối trước giải để xuất phát thật sung sức, mà vẫn giữ một chút tốc độ.',
    'Giảm tải (taper) là bớt chạy trước giải; trước full thì kéo dài hơn trước half.',
  ],
  'means.negativeSplit': [
    'Negative split là chạy nửa sau nhanh hơn nửa đầu, cách điềm tĩnh nhất để có thành tích tốt.',
    'Negative split nghĩa là đầu giải giữ sức, về cuối chạy nhanh hơn lúc đầu.',
  ],
  'means.wall': [
    'Đụng tường là khi gần cuối marathon cơ thể cạn năng lượng dự trữ và pace tụt hẳn. Vào chậm và nạp năng lượng dọc đường giúp tránh được.',
    'Đụng tường (bonk) là khi cơ thể dùng hết đường dự trữ. Xuất phát chậm và các buổi chạy dài giúp đẩy lùi lúc đó.',
  ],
  'means.crossTraining': [
    'Tập bổ trợ hay tập chéo (cross-training) là tập môn khác ngoài chạy, như đạp xe, bơi, tập sức mạnh, để khỏe lên mà chân không chịu va đập.',
    'Tập bổ trợ (cross-training) giúp giữ thể lực mà chân ít chịu tải, trong ngày nghỉ hoặc lúc đang hồi phục chấn thương.',
  ],
  'means.runWalk': [
    'Chạy xen đi bộ là chen các quãng đi bộ theo kế hoạch ngay từ đầu. Nhờ vậy bạn chạy được lâu hơn, và nhiều người về đích marathon bằng cách này.',
    'Chạy xen đi bộ nghĩa là chạy vài phút rồi đi bộ một đoạn ngắn, trước khi thấy mệt.',
  ],
};
