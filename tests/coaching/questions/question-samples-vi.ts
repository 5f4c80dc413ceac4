import type { QuestionSamples } from './question-samples.ts';

export const SAMPLES_VI: QuestionSamples = {
  nextSession: `
buổi tới chạy gì?
Mai mình nên chạy thế nào
tiếp theo làm gì
cuối tuần chạy bao xa thì vừa
mai tap gi day
gợi ý bài chạy tối nay đi
Lần sau nên chạy thế nào
lên lịch giúp mình ngày mai
khi nào thì tới buổi chạy dài
buoi sau tap bai gi
Hôm nay chạy gì bây giờ
bài tiếp theo là interval hay tempo
cho mình xin lịch tập tuần tới`,
  whyPace: `
sao phải chạy chậm thế
Tại sao nhịp tim phải thấp vậy
pace này tính từ đâu ra
tại sao?
chậm quá không?
zone 2 là gì
căn cứ vào đâu mà bảo mình giữ pace đó
vì sao chạy nhẹ lại quan trọng
sao minh khong duoc chay nhanh hon pace do
vùng nhịp tim tính thế nào, lấy từ đâu
ngưỡng của mình là gì
chạy chậm như vậy để làm gì vậy
sao vậy`,
  improving: `
mình có tiến bộ không
dạo này có nhanh lên không
so với tháng trước thế nào
tập có hiệu quả không
minh co kha hon chut nao ko
phong độ dạo này ra sao
thể lực có lên không
hình như mình đang chững lại
có bị giảm sút không
sức bền có tăng không
mình chạy có khỏe hơn trước không
tập hoài mà không cải thiện
xu hướng của mình thế nào`,
  racePrediction: `
10k mình chạy được bao lâu
half marathon sub 2 được không
dự đoán thành tích marathon giúp mình
mình chạy nổi 42k không
5k giờ chạy hết bao nhiêu phút
có kịp PR giải tháng sau không
mục tiêu thời gian nào hợp lý cho half
du kien 21k mat bao lau
sub4 được không
mình sẵn sàng chạy marathon chưa
thành tích 10km hiện tại tầm mấy phút
với sức này FM hết mấy tiếng
liệu có thể chạy 10k dưới 50 phút`,
  week: `
tuần này thế nào
tuần trước mình chạy bao nhiêu km
tuần này chạy có nhiều quá không
tổng kết tuần giúp mình
tuan nay chay dc may cay roi
khối lượng tuần này ổn chưa
7 ngày qua ra sao
đánh giá tuần vừa rồi
tuần này chạy đủ chưa
nhìn lại tuần qua
trung bình mỗi tuần mình chạy bao nhiêu
tuần rồi chạy ít quá phải không
cả tuần được bao nhiêu km`,
  restOrRun: `
hôm nay nghỉ hay chạy
mình có nên nghỉ không
mệt quá, chạy tiếp được không
chân nặng quá
tối qua ngủ ít, có nên chạy không
chạy 3 ngày liên tiếp rồi
nen nghi may ngay
mai chạy tiếp được chưa
cần nghỉ thêm không
chưa hồi phục thì sao
chạy mỗi ngày có ổn không
hôm nay uể oải lắm
met wa co nen chay ko`,
  pain: `
đau gối quá
mình bị cảm có chạy được không
bắp chân hơi nhói
đau họng thì có nên tập không
gót chân đau từ hôm qua
bi dau goi thi buoi toi chay gi
hôm nay bị ốm
chân đau cơ dữ lắm
chuột rút giữa buổi
cổ chân hơi sưng
đau bụng khi chạy
phồng rộp chân rồi
minh bi sot nhe`,
  warmUp: `
khởi động thế nào cho đúng
strides là gì
trước khi chạy biến tốc cần làm gì
có cần giãn cơ không
chạy xong có phải thả lỏng không
khởi động bao lâu
stride mấy lần là đủ
truoc khi thi dau khoi dong sao
chạy nhẹ có cần làm nóng người không
bài drill nào tốt
cool down có cần thiết không
căng cơ trước hay sau khi chạy
làm ấm người kiểu gì`,
  heat: `
nóng quá chạy sao giờ
trời 35 độ có nên chạy không
nắng thế này giảm pace bao nhiêu
troi nong qua thi sao
độ ẩm cao nhịp tim tăng đúng không
mùa hè chạy giờ nào
mồ hôi ra nhiều quá
trời lạnh cần chú ý gì
mưa có chạy không
gió to ảnh hưởng pace không
uống nước thế nào khi chạy
sợ say nắng
oi bức quá trời`,
  hills: `
chạy dốc thế nào
lên dốc có nên đi bộ không
xuống dốc có hại gối không
đường nhiều đèo quá
leo dốc tim tăng vọt
chay doc co loi gi
trail ngày mai có 500m leo
độ dốc có tính vào pace không
chạy cầu thang được không
lên dốc mình toàn tụt lại
tập dốc có tốt cho mình không
chạy núi cần gì
đồi nhiều thì giữ sức ra sao`,
  figure: `
Nhịp tim cao nhất là bao nhiêu?
cadence của tôi thế nào
Tháng này tôi chạy bao nhiêu km?
buổi dài nhất gần đây là bao nhiêu
hôm nay leo được bao nhiêu mét
pace trung bình là bao nhiêu
nhịp tim trung bình?
đốt bao nhiêu calo
VO2max của tôi là bao nhiêu
tôi chạy ở vùng nào
buổi này chạy bao lâu
hôm nay chạy được bao xa?
tải tập luyện của buổi này là bao nhiêu
guồng chân bao nhiêu
VDOT của mình là bao nhiêu`,
  abilities: `
bạn làm được gì
bạn là ai
hướng dẫn sử dụng
hỏi được những gì
bạn là người hay máy
có chức năng gì
giúp mình với
ban biet gi ve minh
bạn có thể giúp gì cho mình
mình hỏi bạn điều gì được
cách dùng thế nào
giới thiệu đi
bạn trả lời được những gì`,
  thisRun: `
buổi này thế nào
hôm nay mình chạy ra sao
giải thích lại đi
nói rõ hơn được không
mình không hiểu
nhận xét buổi vừa rồi
bài hôm nay có tốt không
hom nay chay on khong
bạn thấy sao
sáng nay mình chạy thế nào
buổi vừa rồi có quá sức không
tóm tắt lại giúp mình
chạy vậy có ổn không`,
  splits: `
split thế nào
km nào nhanh nhất
về cuối có bị tụt không
km 5 chạy bao nhiêu
bài biến tốc chi tiết ra sao
nửa sau chậm hơn à
lần thứ ba sao chậm vậy
từng km pace bao nhiêu
các lap có đều không
cay cuoi chay the nao
rep 3 thế nào
đoạn cuối mình đuối dần phải không
interval có đều không`,
  pacing: `
lần tới nên chạy pace bao nhiêu
half chia sức thế nào
xuất phát nhanh cỡ nào
biến tốc chạy pace nào
nhịp tim bao nhiêu là vừa cho buổi dài
làm sao để không bị đuối về cuối
chiến thuật race 10k
tempo chay toc do nao
chạy nhẹ thì chậm cỡ nào
nên vào chậm lúc đầu không
giữ pace sao cho đều lần tới
buổi dài chạy ở mức nào
bắt đầu thế nào cho đúng, nhanh hay chậm`,
  thanks: `
cảm ơn
cảm ơn bạn nhiều
ok
oke hiểu rồi
cam on nhe
thanks
được rồi
vâng
tks coach
tuyệt
mình biết ơn lắm
ok bạn
rõ rồi`,
  greeting: `
xin chào
chào bạn
hello
chào coach
hi
chào buổi sáng
alo
chao
hey
chào huấn luyện viên
hi bạn
xin chao ban
hello coach`,
  goodbye: `
tạm biệt
hẹn gặp lại
bye
chúc ngủ ngon
mai gặp
tam biet nhe
thôi nhé
mình đi ngủ đây
hẹn lần sau
bye bye
cảm ơn, hẹn gặp lại
gặp lại sau
vậy thôi, bye`,
  unknown: `
thủ đô nước Pháp là gì
mua giày nào
kể chuyện cười đi
ăn sáng món nào ngon
giá vàng sao rồi
asdasd
??
🍜
đặt vé máy bay
bạn thích nhạc không
hôm nay thứ mấy
hát đi
viết thơ giùm`,
};
