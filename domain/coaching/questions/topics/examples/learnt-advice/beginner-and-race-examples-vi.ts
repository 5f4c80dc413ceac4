import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese on beginnings, practice and race days, one a line, by what they ask. */
export const BEGINNER_AND_RACE_EXAMPLES_VI = {
  habit: `
làm sao duy trì chạy đều
chạy được hai tuần là bỏ
mẹo giữ thói quen chạy
làm thế nào để kiên trì
mùa đông lười quá làm sao duy trì
làm sao để không bỏ buổi
Làm sao tạo thói quen chạy bộ?
`,
  shy: `
ngại chạy ngoài đường vì người ta nhìn
mập quá ngại ra công viên chạy
sợ bị nhìn khi chạy
Ngại người ta nhìn khi chạy thì sao?
`,
  whenEasier: `
chạy bao lâu thì đỡ mệt
bao lâu mới thấy hiệu quả
chạy một tháng rồi vẫn mệt
khi nào chạy mới thấy nhẹ nhàng
ba tuần rồi vẫn thở dốc, khi nào đỡ
bao lâu thì chạy 5k thấy bình thường
tập bao lâu thì chạy được 5km
Bao lâu thì chạy thấy dễ hơn?
`,
  firstRace: `
giải đầu tiên nên chạy 5k hay 10k
mới chạy đăng ký half được không
muốn chạy giải lần đầu chọn cự ly nào
người mới nên đi giải nào
đồng nghiệp rủ chạy 10k mà mình mới chạy được 4k
mới chạy hai tháng mà đăng ký half có điên không
Giải đầu tiên nên chọn cự ly nào?
`,
  clothes: `
trời lạnh chạy mặc gì
mưa thì mặc gì chạy
mặc áo cotton chạy được không
có cần đồ chạy chuyên dụng không
15 độ gió mặc mấy lớp
quần bó có tác dụng gì không
có cần đeo găng tay
Chạy bộ nên mặc gì?
`,
  alone: `
nữ chạy một mình có an toàn không
chạy tối một mình sợ quá
bị chó đuổi thì làm sao
chạy một mình nên mang theo gì
Chạy một mình sao cho an toàn?
`,
  company: `
có nên tham gia nhóm chạy không
chạy nhóm hay chạy một mình tốt hơn
bạn chạy nhanh hơn thì chạy chung sao
nhóm chạy nhanh quá không theo kịp
Nên chạy một mình hay chạy nhóm?
`,
  restDays: `
một tuần nghỉ mấy ngày
ngày nghỉ nên làm gì
chạy hai ngày liền được không
có cần ngày nghỉ giữa các buổi không
nghỉ hai ngày liền được không
người mới có nên chạy cách ngày
Một tuần cần nghỉ mấy ngày?
`,
  paceOrPulse: `
nên tập theo pace hay nhịp tim
nhịp tim và cảm giác khác nhau thì tin cái nào
chạy theo cảm giác được không
tập theo nhịp tim có cần thiết không
pace chậm mà tim zone 4 thì theo cái nào
không nhìn đồng hồ chạy theo cảm giác được không
Nên theo pace, nhịp tim hay cảm giác?
`,
  afterMeal: `
ăn cơm xong bao lâu chạy được
vừa ăn xong chạy được không
ăn tối xong mấy tiếng thì chạy
ăn phở xong hai tiếng chạy được chưa
ăn sáng xong bao lâu thì chạy
Ăn xong bao lâu thì chạy được?
`,
  chafing: `
chạy dài bị trầy đùi
đầu ti bị cọ chảy máu
áo ngực cọ rát làm sao
Làm sao tránh trầy da khi chạy?
`,
  sun: `
chạy có cần bôi kem chống nắng không
kem chống nắng chảy vào mắt
chạy bị cháy nắng thì làm sao
Chạy bộ chống nắng thế nào?
`,
  watchChoice: `
nên mua đồng hồ chạy nào
garmin hay coros
mới chạy có cần mua đồng hồ không
đồng hồ nào rẻ mà tốt
Nên mua đồng hồ nào?
`,
  trail: `
mới chạy trail cần lưu ý gì
có cần giày trail không
chạy trail chậm hơn đường bằng nhiều, bình thường không
giải trail đầu tiên
Bắt đầu chạy trail thế nào?
`,
  firstIntervals: `
người mới tập interval thế nào
khi nào bắt đầu tập tốc độ
bài interval đơn giản
chưa từng chạy biến tốc
Bắt đầu tập interval thế nào?
có nhất thiết phải chạy interval không
`,
  longRunHow: `
chạy dài nên chậm cỡ nào
tuần nào cũng phải chạy dài à
chia buổi dài làm hai được không
chạy dài có được dừng không
chạy 10k có cần chạy dài không
chạy dài 2 tiếng đủ chưa
pace chạy dài nên bao nhiêu
bao nhiêu km thì gọi là chạy dài
Chạy dài nên tập thế nào?
`,
  longestBefore: `
trước full cần chạy dài nhất bao nhiêu km
cần mấy buổi 30k
chạy 15k rồi thi half được không
buổi dài cuối cùng trước giải khi nào
dài nhất mới 25, năm tuần nữa full có ổn không
có cần chạy tới 32k không
Trước giải buổi dài nhất cần bao xa?
`,
  weeklyFor: `
chạy half cần bao nhiêu km mỗi tuần
một tuần 30km đủ chạy full không
tuần chạy 3 buổi đủ thi half không
muốn sub 4 phải chạy bao nhiêu km một tháng
tuần tập cho half đầu tiên nên thế nào
tuần 4 buổi luyện full đủ không
tuần chạy 3 buổi thi full ổn không
Để thi một giải cần chạy bao nhiêu km một tuần?
40km một tuần đủ chạy half không
`,
  cutbackWeek: `
có cần tuần giảm tải không
mấy tuần thì giảm khối lượng một lần
tuần deload giảm bao nhiêu
sao kế hoạch có tuần nhẹ
sao kế hoạch không có tuần nghỉ
Có cần tuần giảm tải không?
`,
  plateau: `
tập mãi không nhanh lên
cả năm thành tích không đổi
bị chững lại làm sao
tập chăm mà không tiến bộ
chạy nhiều hơn mà pace vẫn vậy
hai năm không có pb mới
Thành tích chững lại thì đổi gì?
`,
  injuryFree: `
làm sao chạy không bị chấn thương
cách phòng tránh đau gối khi chạy
cứ tăng km là chấn thương, phòng sao
người mới tránh chấn thương thế nào
năm ngoái bị shin splint, năm nay phòng sao
bài tập nào bảo vệ gối
Làm sao tránh chấn thương?
`,
  sleepBeforeRace: `
mai thi mà không ngủ được
trước giải mất ngủ có sao không
hồi hộp không ngủ được trước giải
Đêm trước giải có quan trọng lắm không?
`,
  racePacking: `
đi giải cần mang gì
lần đầu thi half cần chuẩn bị những gì
ngày thi mặc gì
danh sách đồ mang đi giải
chờ xuất phát lạnh thì mặc gì
gửi đồ rồi thì mang gì theo người
Ngày thi cần mang theo gì?
`,
  startPlace: `
xuất phát nên đứng trước hay sau
vạch xuất phát đông quá thì sao
lần đầu thi đứng khu nào
Lúc xuất phát nên đứng ở đâu?
`,
  raceWarmUp: `
khởi động trước giải 5k
trước full có cần chạy khởi động không
thi half khởi động thế nào
Trước giải khởi động thế nào?
`,
  dayBefore: `
ngày trước giải nên chạy hay nghỉ
hôm trước thi làm gì
trước giải một ngày có nên chạy nhẹ
Ngày trước giải nên làm gì?
`,
  hardMoment: `
làm sao vượt qua lúc đuối trong giải
km 35 muốn bỏ cuộc thì làm gì
cách giữ tinh thần cuối giải
km 30 đầu óc bảo dừng thì làm sao
đang thi thấy đau là hoảng
Đang thi mà đuối thì làm sao?
`,
  cutoff: `
sợ về bét
không kịp cut-off thì sao
thi có được đi bộ không
lo bị xe gom
Sợ về cuối hoặc trễ cut-off thì sao?
`,
  afterFinish: `
vừa về đích xong nên làm gì
chạy xong full làm gì ngay
thi xong ăn gì
Vừa về đích nên làm gì?
`,
  twoRaces: `
hai tuần hai giải có nhiều quá không
hai giải full cách nhau bao lâu
tuần nào cũng chạy giải được không
Hai giải sát nhau có chạy cả hai được không?
`,
  badRace: `
không đạt mục tiêu buồn quá
bỏ cuộc giữa giải
thi thất bại, chán quá
thiếu một phút là đạt mục tiêu, buồn ghê
bỏ cuộc ở km 25 có đúng không
Thi không tốt, giờ làm sao?
`,
  raceInfo: `
khi nào mở đăng ký giải
đường chạy giải đó có dốc không
mấy giờ xuất phát
gợi ý giải nào phẳng
nhận bib ở đâu
Thông tin giải xem ở đâu?
nên đăng ký giải nào
`,
  goodTime: `
nữ 40 tuổi chạy 5k bao nhiêu là tốt
half 2 tiếng có nhanh không
người mới chạy 10k bao lâu là ổn
50 tuổi 10k 55 phút có ổn không
full lần đầu bao nhiêu là tốt
Thành tích bao nhiêu là tốt?
nữ 40 tuổi 5k bao nhiêu là tốt
`,
  fasting: `
nhịn ăn gián đoạn có chạy được không
16:8 thì chạy lúc nào
tháng ramadan tập sao
Đang nhịn ăn thì chạy thế nào?
`,
  littleTime: `
mỗi ngày chỉ có 20 phút chạy có ích không
bận quá không có thời gian chạy
tuần chạy hai buổi có đủ không
chạy 3km có tác dụng gì không
bận con nhỏ chỉ chạy được hai buổi, tập gì
giờ trưa chỉ có 25 phút
Ít thời gian, chạy ngắn có ích không?
`,
  fitnessLoss: `
nghỉ một tuần có mất sức không
đi du lịch 10 ngày không chạy có sao không
nghỉ chạy bao lâu thì xuống sức
tết nghỉ hai tuần mất bao nhiêu sức
nghỉ mười ngày có về mo không
Nghỉ bao lâu thì mất sức?
`,
  treadmillLong: `
mưa quá chạy dài trên máy được không
chạy máy 25k chán quá thay bằng gì
buổi dài chạy máy bao lâu là đủ
Chạy dài trên máy được không?
`,
} as const satisfies MoreExamples;
