import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese in longer messages, one a line, by what they ask. */
export const LONG_MESSAGE_EXAMPLES_VI = {
  missed: `
con ốm nên lỡ ba buổi, cuối tuần chạy dồn được không
tháng này ít hơn tháng trước nhiều, có nên chạy bù gấp
lỡ bài tempo vì tăng ca, mai chạy bù nhé
chạy dài được nửa bài, mai chạy nốt à
lỡ buổi dài cuối, 10 ngày nữa half, toang chưa
tuần sau công tác không chạy được, kế hoạch sao
`,
  move: `
chủ nhật có đám cưới, dời chạy dài sang thứ bảy nhé
thứ năm tăng ca không tập được, dời sang thứ sáu có sát long run không
cuối tuần về quê dời buổi dài hay bỏ
đổi buổi mai với ngày nghỉ
`,
  heat: `
trời 35 độ chạy chậm hơn tuần trước, do nóng hay xuống sức
ẩm quá tim cứ cao, do nóng phải không
nắng nóng thế này pace giảm có bình thường không
`,
  improving: `
so với bài interval tuần trước có khá hơn không
so với lần trước rep nào tốt hơn
cùng bài mà tim thấp hơn có phải tiến bộ không
`,
  splits: `
2km cuối tụt pace do đói hay do vào nhanh
sao km 3 chậm vậy
rep cuối đuối có phải đặt pace nhanh quá
km cuối nhanh nhất, có phải đầu chạy dè quá
đoạn cuối lên cầu chậm có sao không
`,
  pacing: `
tuần sau tăng lên mấy rep được
lần sau đặt pace bao nhiêu
thấy dễ hơn tưởng, lần sau tăng pace nhé
chạy xong còn khỏe, thêm 2 rep được chưa
`,
  distance: `
buổi trước nữa chạy mấy km
còn bao nhiêu km nữa là đủ 200 tháng này
`,
  race: `
với bài này thì 5k chạy được bao nhiêu
nói thật tháng sau sub 2 được không
muốn đăng ký half, giờ bắt đầu tập kịp không
muốn dưới 1:45 còn thiếu gì
`,
  rest: `
chạy buổi đầu xong chân đau nhức quá, hôm nay chạy nữa không
cuối tuần chạy quá đà à, chân nặng trịch
`,
  motivation: `
động viên mình đi
nản quá không muốn tập nữa
cho xin chút động lực
`,
  pulse: `
chạy chậm mà tim 160, thở bình thường, có phải do đồng hồ
tim vọt lên một lúc là sao
`,
  week: `
tuần này chạy có hai buổi, ít quá không
tuần này so với tuần trước hơn kém bao nhiêu
`,
  warmUp: `
có nhất thiết phải khởi động không, mình toàn chạy luôn
2km đầu bắp chân căng, có phải khởi động ít
`,
  food: `
chạy dài xong đói cả ngày có sao không
tối trước giải ăn lẩu được không
sáng chưa ăn gì chạy có bị xỉu không
`,
  taper: `
trước half một tuần có nên tập nặng
tuần cuối trước giải tập gì
`,
  next: `
buổi thứ hai nên chạy bao xa
mai chỉ có 40 phút, tập gì
chạy buổi đầu xong khi nào chạy tiếp
mùa xuân có giải, buổi tới chạy gì
`,
  effort: `
bị kéo theo nhóm, vậy còn là chạy nhẹ không
`,
  zones: `
hôm qua phân bố các vùng thế nào
mỗi vùng chiếm bao nhiêu phần trăm
`,
  pace: `
pace tb mấy
trung bình bao nhiêu phút một km
`,
} as const satisfies MoreExamples;
