import type { TopicExamples } from './question-topic.ts';

/** Questions as runners type them in Vietnamese, one a line, by what they ask. */
export const TOPIC_EXAMPLES_VI: TopicExamples = {
  next: `
chủ nhật nên chạy dài bao nhiêu km
tối mai mình rảnh, tập gì được
cho mình bài tập kế tiếp
hôm nay có 30 phút thôi, chạy gì
sau buổi này thì nên tập loại nào, tiếp theo làm gì
mai chay nhe hay bien toc, len lich di
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
cho mình xin lịch tập tuần tới
tiếp theo tập gì
mai nên tập bài nào
lên lịch buổi tới giúp em
cuối tuần chạy dài mấy km
buổi dài nên chạy bao xa
tối nay có 1 tiếng chạy gì
mai nên chạy gì
buổi tới là gì
lịch tập tiếp theo
mai chạy bài nào
mai tập gì đây
bài tiếp theo trong giáo án là gì
chủ nhật chạy dài bao nhiêu km
xong rồi mai tập gì nữa
chủ nhật rảnh nên chạy bài gì
cuối tuần chạy gì
chạy dài bao nhiêu km
có 1 tiếng thì chạy gì`,
  why: `
chạy chậm vậy thì ích gì, tại sao
ngưỡng của mình lấy từ đâu ra
sao giới hạn nhịp tim lại thấp thế
tại sao không được chạy nhanh mọi buổi
pace nhẹ đó dựa vào đâu
6:30 có chậm quá không
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
sao vậy
sao cứ bắt chạy chậm hoài vậy
pace ngưỡng của em là bao nhiêu
zone 2 nghĩa là gì
vùng nhịp tim là gì
sao phải chạy chậm
pace chạy nhẹ của mình
nhịp tim chạy nhẹ tối đa bao nhiêu
chạy nhẹ là nhanh cỡ nào
chậm thế nào là chạy nhẹ
Vì sao pace chạy nhẹ của tôi như vậy?
sao cứ bắt mình chạy chậm hoài
chạy nhẹ thì pace bao nhiêu là vừa
chạy nhẹ giữ nhịp tim dưới bao nhiêu
chạy chậm vậy thì sao mà nhanh lên được
pace ngưỡng của e bao nhiêu
chạy chậm có ích gì
pace ngưỡng
zone 2 của mình tim bao nhiêu
vì sao pace này`,
  improving: `
từ hè đến giờ mình có lên trình không
thể lực tăng hay giảm vậy
cứ dậm chân tại chỗ, không thấy tiến bộ
tập vậy có hiệu quả chưa
so với tháng 9 mình nhanh hơn không
minh co khoe hon ko
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
xu hướng của mình thế nào
em có tiến bộ không
mấy tháng nay lên trình chưa
làm sao chạy nhanh hơn
mãi không tiến bộ
pace cứ đứng yên
so với lần trước có khá hơn không
gần đây mình có khỏe hơn không
có tiến bộ không
cảm giác chững lại không tiến bộ
Tôi có tiến bộ không?
dạo này mình có nhanh hơn ko nhỉ
so với buổi tuần trước thì sao
sao chạy hoài ko lên pace
phong độ mình đang lên hay xuống
nhanh hơn trước chưa
sao mãi không nhanh lên
khá hơn buổi trước không
phong độ thế nào`,
  race: `
với sức này half được bao nhiêu
đoán thử marathon của mình hết mấy tiếng
10k dưới 50 phút có khả thi không
giải tháng sau mình chạy được bao lâu
dự đoán 5k
bao lau thi minh xong full marathon
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
liệu có thể chạy 10k dưới 50 phút
sub4 FM được ko coach
10k chạy được bao nhiêu
giờ chạy full mất mấy tiếng
sub 4 được không
half dưới 2 tiếng nổi không
giờ chạy half mất bao lâu
full chắc khoảng mấy tiếng
Tôi có thể đạt thành tích bao nhiêu ở giải?
mùa xuân chạy 10k sub 50 được ko
giờ mà chạy half thì tầm bao lâu
bán marathon giờ chạy chừng bao lâu
5km sức này chạy được mấy phút
tháng sau FM, tập vậy đủ chưa
21k chạy bao lâu
10km được mấy phút
FM dự kiến
sub 2 được không
đủ sức chạy giải chưa
5k dưới 25 phút`,
  week: `
điểm lại tuần này giúp mình
tuần trước tổng bao nhiêu km
một tuần qua tập vậy đủ chưa
khối lượng tuần này so với bình thường ra sao
tuan nay sao roi
tuần này thế nào
tuần trước mình chạy bao nhiêu km
tổng kết tuần giúp mình
tuan nay chay dc may cay roi
khối lượng tuần này ổn chưa
7 ngày qua ra sao
đánh giá tuần vừa rồi
tuần này chạy đủ chưa
nhìn lại tuần qua
trung bình mỗi tuần mình chạy bao nhiêu
tuần rồi chạy ít quá phải không
cả tuần được bao nhiêu km
tuần này có nhiều hơn tuần trước ko
so với tuần trước thì sao
từ thứ hai tới giờ chạy bao nhiêu
tổng tuần này
có nhiều hơn tuần trước không
tuần trước bao nhiêu km
tuần này được mấy km
Tuần này của tôi thế nào?
tuần này chạy được bao nhiêu cây rồi
tuần này với tuần trước tuần nào nhiều hơn
tổng km từ thứ 2 tới giờ
tuần rồi chạy bao nhiêu
tuần này bao nhiêu km
tuần trước chạy mấy km
từ thứ hai tới giờ
nhiều hơn tuần trước không`,
  training: `
tuần này có bị chạy nhiều quá không
tuần này chạy có nhiều quá không
em có tập quá sức không
tăng quãng đường mỗi tuần thế nào
một tuần tăng được mấy km
mình có tập quá sức không
buổi nào cũng chạy nhanh quá phải không
khối lượng có nhiều quá không
có bị quá tải không
Tôi có tập quá sức không?
mình tập nhiều quá ko
mỗi tuần tăng bao nhiêu là an toàn
có phải buổi nào mình cũng chạy gắng quá
dạo này mình tập có nặng quá ko
tập nhiều quá không
khối lượng vậy ổn chưa
tăng km thế nào
tuần chạy mấy buổi
tập nặng quá rồi chăng
tỷ lệ bài nhanh bài chậm
chạy vậy đủ chưa
mỗi tuần tăng bao nhiêu`,
  rest: `
sáng dậy mệt lắm, có nên chạy không
chạy 5 ngày liền rồi nên nghỉ chưa
hôm qua thi đấu, nay chạy được không
chân nặng như đeo chì
mình cần nghỉ mấy ngày
nay chay hay thoi nhi
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
met wa co nen chay ko
chân nặng quá có chạy được không
đêm qua ngủ ít, hôm nay bỏ buổi được ko
hôm nay có nên chạy không
mệt quá có chạy không
chạy mỗi ngày được không
một tuần chạy mấy buổi
thức khuya có nên tập
thứ bảy thi chủ nhật chạy dài được không
hôm nay oải quá có chạy không
không khỏe lắm có nên chạy
thi xong hôm sau chạy dài được không
Hôm nay nên nghỉ hay chạy?
hôm nay nên nghỉ ko
đêm qua mất ngủ, có chạy tempo ko
ngày nào cũng chạy có sao ko
đau cơ quá mai chạy tiếp được ko
đêm qua mất ngủ hôm nay có tập ko
mệt quá có nên chạy
ngủ ít có chạy không
chân nặng nghỉ được không
đau cơ có chạy không
chạy liên tục mấy ngày được
nghỉ một hôm nhé`,
  heat: `
chủ nhật 35 độ có nên đổi giờ
trời nóng là tim tăng
mùa hè tập kiểu gì
trời mưa chạy cần chú ý gì
hôm nay ngược gió chậm hẳn
đổ mồ hôi nhiều thì bù nước sao
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
oi bức quá trời
trời nóng 35 độ chạy sao
trời mưa có nên chạy không
nóng quá có chạy dài không
32 độ có nên chạy
trời lạnh chạy sao
Trời nóng hay lạnh thì chạy thế nào?
thứ 7 nóng 35 độ vẫn chạy dài à
trời lạnh quá sáng sớm có nên chạy
nóng quá chạy sao
35 độ có chạy không
trời lạnh có nên chạy
mưa gió chạy được không
ẩm quá`,
  hills: `
lên dốc thở không nổi
xuống dốc có kỹ thuật gì không
chạy dốc có tính là bài nặng không
hôm nay leo 300m
đường nhấp nhô dốc nhiều giữ sức sao
trail lên dốc đi bộ được không
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
đồi nhiều thì giữ sức ra sao
lên dốc là thở không nổi
đường nhiều dốc chạy sao
chạy dốc mệt quá có mẹo gì ko
tập dốc có tốt không
bao lâu tập dốc một lần`,
  warmUp: `
khởi động trước interval ra sao
chạy xong giãn cơ bao lâu
stride thường mấy lần
bỏ qua thả lỏng được không
giãn cơ động hay tĩnh tốt hơn
warm up trước race 10k
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
làm ấm người kiểu gì
trước interval khởi động thế nào
chạy xong có cần giãn cơ không
có cần khởi động không
chạy xong giãn cơ sao
trước bài tốc độ làm gì
Khởi động thế nào?
khởi động thế nào
giãn cơ sau chạy
chạy nhẹ cần khởi động không`,
  thisRun: `
buổi này để làm gì vậy
mục đích của bài vừa rồi là gì
buổi hôm nay tốt không
cho mình nhận xét
xin lỗi nói lại giùm
câu đó nghĩa là sao
tóm lại buổi này thế nào
hom nay minh chay the nao
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
chạy vậy có ổn không
buổi này chạy sao rồi coach
nhận xét giúp em với
hôm nay chạy thế nào
buổi thứ bảy thế nào
nhận xét buổi hôm qua
sáng nay chạy ổn không
buổi vừa rồi thế nào
lần chạy gần nhất ra sao
buổi trước chạy sao
Buổi chạy vừa rồi của tôi thế nào?
buổi thứ 7 chạy sao
chấm điểm buổi chạy sáng nay giúp em
buổi này sao
chạy vậy được chưa
nhận xét giúp
chấm điểm
hôm nay chạy ổn không`,
  splits: `
km thứ 7 bao nhiêu
liệt kê pace từng lần interval
nửa sau mình có chậm không
km chậm nhất ở đâu
3 km cuối có tụt không
nửa đầu hay nửa sau nhanh hơn
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
interval có đều không
km nào chậm nhất vậy
km 4 pace mấy
cuối buổi có bị đuối k
các rep có đều không
rep thứ 3 pace bao nhiêu
nghỉ giữa các rep vậy đủ chưa
đoạn nào bị chậm lại
cuối buổi có đuối không
các tổ biến tốc có đều không
đầu buổi có nhanh quá không
trôi nhịp tim nghĩa là gì
nửa sau nhanh hơn không
bài biến tốc thế nào
Các split của tôi thế nào?
trôi nhịp tim là sao
bài interval ổn ko
các tổ có đều ko
km nào chậm nhất
km nào đuối nhất
nửa sau có bị tụt pace ko
tổ thứ 2 chạy bao nhiêu
về cuối có đuối không
từng tổ bao nhiêu
tổ 3 chạy sao
nghỉ giữa tổ bao lâu
nửa đầu nửa sau
chạy đều không`,
  pacing: `
half nên mở đầu pace bao nhiêu
tới km 30 là đuối, chia sức sao đây
buổi dài chạy nhịp tim nào
tempo chạy nhanh cỡ nào là vừa
lên chiến thuật race giúp mình
lần interval đầu nên chạy pace nào
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
bắt đầu thế nào cho đúng, nhanh hay chậm
lần sau chạy interval pace nào
chạy giải 10k phân sức sao
Lần tới nên phân bổ pace thế nào?
lần sau chạy tổ có nên nhanh hơn ko
chạy HM chia sức sao cho khỏi đuối
chạy nhẹ của mình là pace bao nhiêu
chạy giải chia pace sao
chạy nhẹ pace mấy
lần sau chạy tổ nhanh hơn
đầu giải chạy sao
giữ tim bao nhiêu
chạy hồi phục chậm cỡ nào`,
  effort: `
hôm nay chạy đủ nhẹ chưa
buổi nhẹ có bị nhanh quá không
mình có chạy gắng quá không
buổi hồi phục thế có nặng không
Buổi nhẹ này có nhanh quá không?
chạy hồi phục mà pace này có nhanh quá ko
chạy vậy có nhẹ không
có nhanh quá cho bài nhẹ không
lẽ ra nên chạy chậm hơn
đủ chậm chưa
bài hồi phục mà chạy hơi mạnh`,
  pulse: `
sao hôm nay tim cao thế
sao nhịp tim cao vậy
chạy chậm mà tim đập nhanh
nhịp tim cao hơn mọi khi
tim vọt lên làm sao thế
chạy thong thả mà tim đập mạnh
Sao nhịp tim của tôi cao vậy?
sáng nay chạy chậm mà tim đập cao thế
tim 140 vậy có cao ko
nhịp tim vậy có cao không
chạy chậm mà tim nhanh
tim 150 có sao không
sao tim đập mạnh quá
nhịp tim cao hơn bình thường
tim vậy ổn không`,
  distance: `
thang nay chay duoc bao nhieu km
tổng quãng đường 30 ngày qua
tháng qua tổng cộng mấy km
quãng đường buổi này bao nhiêu
Tháng này tôi chạy bao nhiêu km?
hôm nay chạy được bao xa?
hôm nay chạy được mấy km
tổng km tháng 9
tháng này chạy được nhiêu rồi
tháng trước bao nhiêu km
tháng 10 chạy mấy buổi
tháng 9 với tháng 10 tháng nào nhiều
năm nay chạy tổng cộng bao nhiêu
Tháng này tôi chạy được bao nhiêu km?
tháng 11 chạy tổng bao nhiêu km
năm nay chạy bao nhiêu giờ rồi
tháng 10 so với tháng 9
tháng trước chạy mấy buổi
rốt cuộc chạy đc mấy km
tháng này được nhiêu km rồi
thứ ba chạy mấy km nhỉ
chạy được mấy km
bao xa
thứ ba chạy bao nhiêu
tháng này bao nhiêu km
hôm qua có chạy không`,
  duration: `
tổng thời gian là bao nhiêu
chạy mất bao nhiêu phút
buổi này chạy bao lâu
chạy hết bao lâu
Buổi vừa rồi chạy mất bao lâu?
chạy mất bao lâu
tổng thời gian
chạy mấy phút
thời gian di chuyển`,
  pace: `
tốc độ trung bình hôm nay ra sao
pace trung bình là bao nhiêu
pace gần đây của mình
mấy buổi gần nhất chạy pace bao nhiêu
pace buổi vừa rồi
Pace trung bình của tôi là bao nhiêu?
pace trung bình 3 buổi gần nhất
pace trung bình
tốc độ bao nhiêu
pace bao nhiêu
chạy nhanh cỡ nào
mấy phút một km`,
  heartRate: `
cho tôi biết nhịp tim trung bình
Nhịp tim trung bình của tôi là bao nhiêu?
tim trung bình mấy
nhịp tim buổi này
hr tb`,
  maximum: `
tim tôi đập tối đa bao nhiêu
Nhịp tim cao nhất là bao nhiêu?
tim lên cao nhất bao nhiêu
nhịp tim đỉnh
tim max
tim lên tới mấy
nhịp cao nhất`,
  cadence: `
số bước mỗi phút là mấy
cadence của tôi thế nào
guồng chân bao nhiêu
cadence bn
cadence của mình thấp quá không
guồng chân 160 ổn không
mỗi phút bao nhiêu bước là tốt
có nên tăng guồng chân
Guồng chân của tôi là bao nhiêu?
cadence 165 có thấp ko
bước mỗi phút
cadence thấp quá không
nhịp chân`,
  power: `
công suất trung bình thế nào`,
  ascent: `
cả buổi leo lên được mấy mét
tổng độ cao buổi vừa rồi
hôm nay leo được bao nhiêu mét
đường chạy dốc nhiều không
Tôi leo được bao nhiêu mét?
buổi trail hôm nọ leo bao nhiêu mét
leo dốc tổng cộng bao nhiêu mét
tổng độ cao
leo bao nhiêu mét
dốc nhiều không`,
  load: `
tải buổi chạy này?
tải tập luyện của buổi này là bao nhiêu
tải của buổi này bao nhiêu
Tải tập luyện của tôi là bao nhiêu?
buổi này nặng cỡ nào với cơ thể
buổi này tải nặng không
bài này mệt cỡ nào
tải tập luyện
mức độ vất vả của buổi này
cơ thể chịu tải nhiều không`,
  zones: `
vùng 2 chiếm bao nhiêu phần trăm
thời gian trong từng vùng nhịp tim
tôi chạy ở vùng nào
chạy zone 2 được bao nhiêu %
mình chạy ở zone nào
zone 4 bao lâu
phân bố các vùng nhịp tim
Tôi chạy ở vùng nhịp tim nào?
zone 2 là gì vậy
zone 2 bao lâu
phần trăm các vùng
ở vùng nào lâu nhất
zone 3 bao nhiêu phút`,
  vdot: `
vo2max bao nhieu
VO2max của tôi là bao nhiêu
VDOT của mình là bao nhiêu
vo2max 45 có tốt không
vo2max của mình bao nhiêu
chỉ số vo2max này cao không
VDOT của tôi là bao nhiêu?
vo2max 48 là cao hay thấp`,
  longest: `
lần chạy xa nhất là khi nào
xa nhất tôi từng chạy gần đây
buổi dài nhất gần đây là bao nhiêu
buổi dài nhất gần đây là bao xa
buổi dài nhất của mình
xa nhất chạy được bao nhiêu
Buổi chạy dài nhất của tôi là bao nhiêu?
mình từng chạy xa nhất là bao nhiêu
buổi dài nhất
xa nhất gần đây`,
  notKept: `
tiêu hao bao nhiêu năng lượng
đốt bao nhiêu calo
tối qua ngủ sao
hrv
sải chân dài bao nhiêu
thời gian chạm đất
nhịp tim lúc nghỉ
cân nặng
điểm hồi phục`,
  food: `
trước khi chạy dài ăn gì
trước khi chạy nên ăn gì
chạy dài cần uống bao nhiêu nước
full cần mấy gel
sáng ngày thi ăn gì
chạy lúc đói được không
có cần mang nước theo không
uống cà phê trước khi chạy được không
Nên ăn gì và uống gì?
tối trước marathon ăn gì
chạy 2 tiếng mang bao nhiêu nước
half cần mấy gói gel
ăn gì trước khi chạy
khi nào ăn gel
uống bao nhiêu nước`,
  gear: `
giày này còn chạy được không
giày đi bao nhiêu km thì thay
có nên mua giày carbon
trời 15 độ mặc gì chạy
Có cần mua giày mới không?
giày tới lúc thay chưa
nên mua giày nào chạy dài
khi nào thay giày
giày carbon đáng mua không
nên mua đồng hồ nào`,
  weather: `
mai hà nội có mưa không
sáng mai có mưa không
hôm thi thời tiết thế nào
tối nay bao nhiêu độ
tối nay trời ra sao
trời mai thế nào
Thời tiết thế nào?
tối nay trời thế nào chạy được ko
mai có mưa không
thời tiết cuối tuần`,
  taper: `
còn 10 ngày nữa thi, tuần này chạy bao nhiêu
trước giải giảm tập thế nào
còn một tháng nữa thi mà chưa chạy nhiều
có kịp giải không
hai tuần cuối trước giải tập sao
mình sẵn sàng cho giải chưa
sắp thi rồi mà tập kém quá
còn hai tuần nữa thi thì đổi gì
Giảm tải trước giải thế nào?
còn 5 tuần là thi mà chưa tập gì mấy, nói thật đi
khi nào thì giảm tải trước giải
tuần trước giải chạy sao
giảm tải trước giải
gần thi còn chạy nặng không
bài nặng cuối cùng khi nào`,
  missed: `
hôm qua mình bỏ buổi tập
thứ tư không tập được thì sao
lỡ hai buổi có cần bù không
bận quá bỏ mất bài
Tôi bỏ lỡ một buổi tập, giờ sao?
thứ 3 bỏ bài rồi giờ bù sao
hôm qua không chạy được
lỡ một buổi
bỏ buổi dài rồi
bận nên nghỉ tập
có cần chạy bù không`,
  move: `
chuyển buổi dài sang thứ bảy
đổi thứ ba với thứ tư
lùi bài ngày mai lại một hôm
dời bài thứ 5 sang thứ 6
dời buổi chủ nhật
đổi ngày tập
chuyển bài tempo sang thứ sáu`,
  newPlan: `
làm cho mình giáo án
mình muốn lịch tập 10k
lên kế hoạch tập full cho mình
giáo án half dưới 2 tiếng
Lập giáo án cho tôi
lập giáo án sub 4 cho mình đi
lên giáo án cho mình
lập kế hoạch chạy 21k
cần lịch tập 10km`,
  pain: `
đầu gối phải đau khi chạy tới km 8
hơi ho với sổ mũi
lật cổ chân, giờ sưng
ống chân đau, có phải viêm không
rát họng, hôm nay tập không
gan bàn chân lại đau nữa
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
minh bi sot nhe
nhức cơ đùi sau bài hôm qua
đang cảm có chạy được không
chạy bị đau bắp chân
đầu gối đau
đau gân gót
bị cảm có chạy được không
hết covid bao giờ chạy lại
đang chạy thì hoa mắt
Tôi bị đau, có chạy được không?
hôm nay chạy nửa chừng choáng váng
đau ống đồng có nên nghỉ ko
bị covid bao lâu chạy lại được
đang sổ mũi có chạy được không`,
  abilities: `
bạn có thể làm gì
bạn trả lời được câu hỏi gì
bạn là người thật hay máy
cái này dùng thế nào
mình hỏi được gì ở đây
giới thiệu về bạn đi
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
bạn trả lời được những gì
coach giúp được những gì
bạn là máy à
có phải người thật không
Bạn giúp được tôi những gì?
bạn là ai thế
bạn giúp được gì`,
  goodbye: `
thôi mình đi nhé, bye
hẹn gặp lại nha
ngủ ngon
mai gặp lại
tạm biệt coach
vậy thôi nhé
tạm biệt
hẹn gặp lại
chúc ngủ ngon
mai gặp
tam biet nhe
thôi nhé
mình đi ngủ đây
hẹn lần sau
cảm ơn, hẹn gặp lại
gặp lại sau
vậy thôi, bye`,
  thanks: `
cảm ơn bạn
ok cảm ơn
cảm ơn nhiều nha
hiểu rồi
vâng cảm ơn
tks nhé
cảm ơn
cảm ơn bạn nhiều
ok
oke hiểu rồi
cam on nhe
được rồi
vâng
tks coach
tuyệt
mình biết ơn lắm
ok bạn
rõ rồi
ok cảm ơn nha
cám ơn nhé
tks
cảm ơn coach nhiều
cảm ơn nha`,
  greeting: `
chào coach nha
hi hi
chào buổi tối
hello bạn
xin chào huấn luyện viên
chào
xin chào
chào bạn
alo
chao
chào huấn luyện viên
hi bạn
xin chao ban`,
  other: `
tháp Eiffel cao bao nhiêu
sếp mình khó chịu
gần đây có gì ăn ngon
bạn thích màu gì
hihi haha
làm bài tập toán giúp
thủ đô nước Pháp là gì
mua giày nào
kể chuyện cười đi
ăn sáng món nào ngon
giá vàng sao rồi
asdasd
đặt vé máy bay
bạn thích nhạc không
hôm nay thứ mấy
hát đi
viết thơ giùm
Ai sẽ thắng cử?
Thủ đô của Pháp là gì?
Ngọn núi cao nhất thế giới là núi nào?
Mai giá vàng có tăng không?
Nấu phở thế nào?
Gợi ý phim hay đi
Sao máy tính của tôi chạy chậm vậy?
Bây giờ là mấy giờ?
Làm sao để giỏi tiếng Anh?
Hôm qua đội nào thắng trận bóng đá?
Ý nghĩa cuộc sống là gì?
Làm bài tập giúp tôi
Tuần sau đi du lịch ở đâu?
Có nên mua nhà năm nay không?
ờ
lần nghỉ gần nhất là khi nào
chạy mấy ngày liên tục rồi
pace 5:00 thì full mấy tiếng
giữ pace 6:15 chạy 10k bao lâu
có nên tập tạ
tập cơ bụng có ích không
bơi thay chạy được không
đạp xe thay buổi chạy
nên chạy buổi sáng hay tối
kết nối đồng hồ thế nào
đổi mật khẩu ở đâu
mời bạn bè sao
bị xóc hông làm sao
hay bị chuột rút
mới chạy có lời khuyên gì
60 tuổi bắt đầu chạy
mục tiêu của mình là gì nhỉ
thở thế nào cho đúng
muốn giảm cân
garmin không đồng bộ
liên kết strava thế nào
đổi email ở đâu
hủy gói thế nào
dùng apple watch được không
chạy liên tiếp mấy ngày rồi
tập core bài nào
squat có ích không
yoga tốt không
cân nặng bao nhiêu là vừa
nữ 40 tuổi 5k bao nhiêu là tốt
nên đăng ký giải nào
fartlek là gì
tempo là gì
nghe nhạc khi chạy được không
tiếp đất bằng chân thế nào
máy chạy hay ngoài trời
bạn mấy tuổi
10 km/h là pace bao nhiêu
giải tiếp theo khi nào
còn bao nhiêu ngày nữa tới giải
40km một tuần đủ chạy half không
có nhất thiết phải chạy interval không
thay chạy dài bằng đạp xe được không
hôm qua mình chạy lúc mấy giờ
đạp xe có tính là tập ko
58 tuổi mới tập cần lưu ý gì
kết nối garmin sao
chạy sáng hay chạy tối tốt hơn
cứ chạy là xóc hông
lần cuối mình nghỉ là hôm nào
có cần tập gym ko
giữ pace 5:40 thì half bao lâu xong
sao bị chuột rút`,
  return: `
nghỉ lâu rồi giờ bắt đầu lại sao
nghỉ một tháng chạy lại từ đâu
nghỉ 3 tuần vì cúm, chạy lại thế nào
nghỉ 3 tuần rồi giờ chạy lại sao
nghỉ lâu rồi bắt đầu lại sao
nghỉ 1 tháng rồi giờ chạy lại sao
lâu quá không chạy, bắt đầu lại từ đâu
bỏ chạy 3 tuần, tuần đầu chạy bao nhiêu
nghỉ tết nửa tháng giờ tập lại thế nào
mới chạy lại sau 2 tháng nghỉ thì chạy mấy km
quay lại chạy sau chấn thương đã khỏi
nửa năm không chạy, muốn chạy lại
mất phom sau đợt nghỉ, lấy lại sao
nghi lau roi chay lai kieu gi
tuần đầu quay lại nên chạy mấy buổi
`,
  afterRace: `
chạy xong FM bao lâu thì chạy lại
sau giải nghỉ mấy ngày
tuần sau marathon tập gì
hôm qua thi half xong, tuần này sao
chạy xong giải chân nát, khi nào tập tiếp
sau HM khi nào tập nặng lại
vừa hoàn thành marathon giờ nghỉ bao lâu
`,
  motivation: `
chán chạy quá
mất động lực thì sao
dạo này lười chạy quá
không có động lực
chán chạy rồi
làm sao duy trì thói quen chạy
toàn bỏ giữa chừng
trời lạnh không muốn ra khỏi nhà
tập được vài hôm lại bỏ
mất hứng chạy
hay kiếm cớ nghỉ
`,
  record: `
5k nhanh nhất của tui
thành tích tốt nhất của mình
pb 5k bao nhiêu
kỷ lục 10k của mình
kỷ lục 5k của mình
PB 10k bao nhiêu
thành tích half tốt nhất
10k nhanh nhất từng chạy
PR của mình là mấy
lập kỷ lục khi nào
5km nhanh nhất của em
`,
  lastLong: `
buổi dài gần nhất bao nhiêu km
lần chạy dài trước là hôm nào
bài long run gần đây chạy mấy km
long run tuần rồi bao xa
hôm chạy dài gần nhất
`,
  complaint: `
không phải câu mình hỏi
trả lời lạc đề rồi
chung chung quá
hôm qua nói khác mà
chẳng giúp được gì
bạn không hiểu ý mình
nói vòng vo
đọc lại câu hỏi đi
sai rồi
`,
  access: `
buổi chạy không hiện lên
bạn có xem được garmin của mình không
dữ liệu đồng hồ có qua đây chưa
đọc được strava không
buổi chạy hôm qua lên chưa
sao không thấy bài chạy của mình
có thấy nhịp tim của mình không
`,
};
