import type { QuestionSamples } from './question-samples.ts';

/** Written after the phrases and never used to mend them: they measure. */
export const HELD_OUT_VI: QuestionSamples = {
  nextSession: `
chủ nhật này tập gì
ngày kia chạy thế nào
lần tới chạy nhanh hay nhẹ, nên tập gì
mấy hôm tới nên chạy sao, lên lịch giúp`,
  whyPace: `
sao nhịp tim phải dưới 145
vì sao không được chạy nhanh
pace này có chậm quá không
zone 3 nghĩa là gì`,
  improving: `
so với mùa hè có nhanh hơn không
thấy chẳng tiến bộ gì
so với tháng trước tốt hơn chưa
thể lực của mình có lên không`,
  racePrediction: `
marathon đầu tiên tầm mấy tiếng
10k 45 phút được không
half đặt mục tiêu bao nhiêu
5k phá PR nổi không`,
  week: `
tuần này chạy ra sao
tuần trước tổng mấy km
tuần này chạy quá nhiều à
tổng kết tuần`,
  restOrRun: `
mai nghỉ nhé hay chạy
đuối quá có nên chạy không
hôm nay chạy thêm được không
hôm qua tập nặng, nên nghỉ không`,
  pain: `
đau dưới gót chân
hôm qua bị cảm
đến km 9 thì chuột rút bắp chân
lưng cứng và đau`,
  warmUp: `
trước khi chạy 5k khởi động sao
strides nhanh cỡ nào
giãn cơ trước hay sau
thả lỏng sau chạy thế nào`,
  heat: `
chạy giữa trưa 30 độ mệt lắm
độ ẩm cao nên chạy chậm lại à
trời lạnh chạy thế nào
mưa cả tuần thì sao`,
  hills: `
lên dốc giữ pace sao
cung đường nhiều dốc quá
xuống dốc có hại chân không
leo dốc làm pace trung bình tụt`,
  figure: `
nhịp tim lớn nhất của tôi hôm nay là mấy
guồng chân trung bình buổi này
30 ngày vừa qua tôi chạy tổng bao nhiêu
lần dài nhất gần đây bao nhiêu km
cho hỏi nhịp tim trung bình hôm nay
tổng độ leo được bao nhiêu
tôi chạy hết bao lâu
buổi này mất mấy calo
đa phần tôi ở vùng nhịp tim nào
tốc độ trung bình buổi vừa rồi
chỉ số VO2max của tôi
tải tập luyện hôm nay thế nào`,
  abilities: `
bạn nói được những gì
mình đang nói với ai, bạn là ai
có những chức năng nào`,
  thisRun: `
buổi này sao rồi
hôm nay chạy tốt không
bài tập hôm nay thế nào
nói đơn giản hơn, mình không hiểu`,
  splits: `
từng km ra sao
lần nào chậm nhất
cuối buổi có tụt không
km 8 thì sao`,
  pacing: `
10k tới chia sức thế nào
chạy nhẹ thì pace nào
vào chậm hay nhanh lúc đầu
nhịp tim nên giữ bao nhiêu`,
  thanks: `
cảm ơn nhé
ok cảm ơn coach
à hiểu rồi
vâng ạ`,
  greeting: `
chào bạn nhé
chào buổi sáng!
xin chào coach
hello coach ơi`,
  goodbye: `
bye nhé
hẹn lần sau gặp
ngủ ngon coach
thôi vậy nhé, tạm biệt`,
  unknown: `
tổng thống là ai
gọi pizza đi
huhuhu
ý nghĩa cuộc đời là gì`,
};
