import type { TopicExamples } from '../question-topic.ts';

/** Questions in Vietnamese on runs and their figures, one a line, by what they ask. */
export const RUNS_EXAMPLES_VI = {
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
} satisfies Partial<TopicExamples>;
