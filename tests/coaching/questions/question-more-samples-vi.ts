import type { QuestionSamples } from './question-samples.ts';

/** Written after the first phrases; what they missed has mended them since. */
export const MORE_SAMPLES_VI: QuestionSamples = {
  nextSession: `
chủ nhật nên chạy dài bao nhiêu km
tối mai mình rảnh, tập gì được
cho mình bài tập kế tiếp
hôm nay có 30 phút thôi, chạy gì
sau buổi này thì nên tập loại nào, tiếp theo làm gì
mai chay nhe hay bien toc, len lich di`,
  whyPace: `
chạy chậm vậy thì ích gì, tại sao
ngưỡng của mình lấy từ đâu ra
sao giới hạn nhịp tim lại thấp thế
tại sao không được chạy nhanh mọi buổi
pace nhẹ đó dựa vào đâu
6:30 có chậm quá không`,
  improving: `
từ hè đến giờ mình có lên trình không
thể lực tăng hay giảm vậy
cứ dậm chân tại chỗ, không thấy tiến bộ
tập vậy có hiệu quả chưa
so với tháng 9 mình nhanh hơn không
minh co khoe hon ko`,
  racePrediction: `
với sức này half được bao nhiêu
đoán thử marathon của mình hết mấy tiếng
10k dưới 50 phút có khả thi không
giải tháng sau mình chạy được bao lâu
dự đoán 5k
bao lau thi minh xong full marathon`,
  week: `
điểm lại tuần này giúp mình
tuần này có bị chạy nhiều quá không
tuần trước tổng bao nhiêu km
một tuần qua tập vậy đủ chưa
khối lượng tuần này so với bình thường ra sao
tuan nay sao roi`,
  restOrRun: `
sáng dậy mệt lắm, có nên chạy không
chạy 5 ngày liền rồi nên nghỉ chưa
hôm qua thi đấu, nay chạy được không
chân nặng như đeo chì
mình cần nghỉ mấy ngày
nay chay hay thoi nhi`,
  pain: `
đầu gối phải đau khi chạy tới km 8
hơi ho với sổ mũi
lật cổ chân, giờ sưng
ống chân đau, có phải viêm không
rát họng, hôm nay tập không
gan bàn chân lại đau nữa`,
  warmUp: `
khởi động trước interval ra sao
chạy xong giãn cơ bao lâu
stride thường mấy lần
bỏ qua thả lỏng được không
giãn cơ động hay tĩnh tốt hơn
warm up trước race 10k`,
  heat: `
chủ nhật 35 độ có nên đổi giờ
trời nóng là tim tăng
mùa hè tập kiểu gì
trời mưa chạy cần chú ý gì
hôm nay ngược gió chậm hẳn
đổ mồ hôi nhiều thì bù nước sao`,
  hills: `
lên dốc thở không nổi
xuống dốc có kỹ thuật gì không
chạy dốc có tính là bài nặng không
hôm nay leo 300m
đường nhấp nhô dốc nhiều giữ sức sao
trail lên dốc đi bộ được không`,
  figure: `
thang nay chay duoc bao nhieu km
cho tôi biết nhịp tim trung bình
tổng quãng đường 30 ngày qua
vùng 2 chiếm bao nhiêu phần trăm
tổng thời gian là bao nhiêu
công suất trung bình thế nào
lần chạy xa nhất là khi nào
tim tôi đập tối đa bao nhiêu
số bước mỗi phút là mấy
tháng qua tổng cộng mấy km
chạy mất bao nhiêu phút
tổng độ cao buổi vừa rồi
tốc độ trung bình hôm nay ra sao
thời gian trong từng vùng nhịp tim
tiêu hao bao nhiêu năng lượng
xa nhất tôi từng chạy gần đây
vo2max bao nhieu
quãng đường buổi này bao nhiêu
tải buổi chạy này?`,
  abilities: `
bạn có thể làm gì
bạn trả lời được câu hỏi gì
bạn là người thật hay máy
cái này dùng thế nào
mình hỏi được gì ở đây
giới thiệu về bạn đi`,
  thisRun: `
buổi hôm nay tốt không
cho mình nhận xét
xin lỗi nói lại giùm
câu đó nghĩa là sao
tóm lại buổi này thế nào
hom nay minh chay the nao`,
  splits: `
km thứ 7 bao nhiêu
liệt kê pace từng lần interval
nửa sau mình có chậm không
km chậm nhất ở đâu
3 km cuối có tụt không
nửa đầu hay nửa sau nhanh hơn`,
  pacing: `
half nên mở đầu pace bao nhiêu
tới km 30 là đuối, chia sức sao đây
buổi dài chạy nhịp tim nào
tempo chạy nhanh cỡ nào là vừa
lên chiến thuật race giúp mình
lần interval đầu nên chạy pace nào`,
  thanks: `
cảm ơn bạn
ok cảm ơn
cảm ơn nhiều nha
hiểu rồi
vâng cảm ơn
tks nhé`,
  greeting: `
chào coach nha
hi hi
chào buổi tối
hello bạn
xin chào huấn luyện viên
chào`,
  goodbye: `
thôi mình đi nhé, bye
hẹn gặp lại nha
ngủ ngon
mai gặp lại
tạm biệt coach
vậy thôi nhé`,
  unknown: `
tháp Eiffel cao bao nhiêu
sếp mình khó chịu
gần đây có gì ăn ngon
bạn thích màu gì
hihi haha
làm bài tập toán giúp`,
};
