import type { MoreExamples } from '../../question-topic.ts';

/** Common questions in Vietnamese, one a line, by what they ask. */
export const COMMON_QUESTION_EXAMPLES_VI = {
  raceThenLong: `
thứ bảy đua 5km, chủ nhật chạy dài được không
parkrun hôm trước rồi hôm sau chạy dài có nặng quá không
cuối tuần vừa parkrun vừa chạy dài thì sắp sao
chạy hết sức 5k thứ bảy, chủ nhật còn bài dài, làm sao
hôm trước giải nhỏ hôm sau chạy dài có sao không
thứ bảy parkrun có nên bỏ buổi dài chủ nhật
chạy nhanh hôm trước rồi hôm sau long run ổn không
thi xong hôm sau chạy dài được không
thứ bảy thi chủ nhật chạy dài được không
Hôm trước thi, hôm sau chạy dài được không?
`,
  hardPerWeek: `
một tuần nên tập mấy buổi tốc độ
bao lâu nên chạy biến tốc một lần
tuần một buổi nặng đủ chưa
tuần hai buổi tempo có nhiều quá không
nên chạy nhanh mấy lần mỗi tuần
tập interval tần suất thế nào
mỗi tuần bao nhiêu bài chất lượng là vừa
Mỗi tuần mấy buổi nặng là vừa?
`,
  timeOrDistance: `
tập theo phút hay theo km
chạy đủ thời gian hay đủ quãng đường thì tốt hơn
chạy một tiếng hay chạy 10km, chọn cái nào
nên tính bài bằng phút hay bằng cây số
chạy dài tính theo giờ hay theo km
chạy nhẹ nên canh giờ hay canh km
Chạy theo thời gian hay theo quãng đường?
`,
  tooFastEasy: `
không thể nào chạy chậm được
chạy easy toàn bị nhanh quá
làm sao kìm lại khi chạy nhẹ
buổi nhẹ cứ chạy một lúc là tăng tốc
muốn chạy zone 2 mà cứ vọt lên
bí quyết chạy chậm là gì
chạy thả lỏng mà toàn thành tempo
Chạy nhẹ cứ bị nhanh, làm sao?
`,
  strides: `
chạy nhẹ xong có nên chạy vài đoạn tăng tốc
strides nên làm mấy lần một tuần
cuối buổi easy thêm bao nhiêu strides
strides để làm gì
nên tập strides vào ngày nào
chạy xong buổi nhẹ làm thêm mấy cái bứt tốc ngắn được không
Có nên thêm strides sau buổi nhẹ?
`,
  daysPlanned: `
một tuần chỉ chạy được ba buổi thì tập gì
tuần 3 ngày chạy chia bài thế nào
mình chỉ rảnh thứ ba thứ năm chủ nhật, xếp bài sao
tuần 4 buổi thì mỗi buổi chạy gì
chỉ có hai ngày chạy một tuần, nên chạy gì
giáo án giảm còn 3 buổi một tuần được không
tập half với 3 buổi mỗi tuần có đủ không
Một tuần chỉ chạy vài buổi thì xếp sao?
`,
  earlyRising: `
sáng không dậy nổi để chạy
muốn chạy buổi sáng mà cứ ngủ nướng
làm thế nào dậy lúc 5 giờ chạy bộ
báo thức kêu lại tắt đi ngủ tiếp, hụt buổi chạy
bí kíp dậy sớm chạy trước giờ làm
mùa đông khó dậy chạy quá
Làm sao dậy sớm để chạy?
`,
  stepUp: `
chạy được 10km rồi, muốn lên 21km thì tập sao
từ half lên full cần tập gì
từ 5k lên 10k mất bao lâu
giờ chạy được 10 cây, làm sao chạy half
nâng cự ly từ 10k lên half marathon
muốn lên cự ly dài hơn thì bắt đầu từ đâu
Lên cự ly dài hơn thì tập sao?
`,
  calmStart: `
thi đấu hay bị vào nhanh quá
làm sao giữ mấy km đầu cho chậm
5km đầu của half nên kiểm soát thế nào
xuất phát hay bị cuốn theo người khác
làm gì để không bung sức ngay đầu giải
vào giải toàn bị quá pace
km đầu lúc nào cũng quá nhanh
Làm sao không vào giải quá nhanh?
`,
  raceCountdown: `
còn mấy ngày nữa thi
bao lâu nữa tới giải của mình
giải của mình ngày nào nhỉ
đếm ngược tới giải còn mấy tuần
tới ngày đua còn bao nhiêu ngày
từ giờ đến half còn bao lâu
còn bao nhiêu ngày nữa tới giải
Còn bao lâu nữa tới giải?
`,
  planLongest: `
buổi dài nhất trong giáo án là mấy km
trước giải sẽ chạy dài nhất bao nhiêu
chạy dài tăng tới bao nhiêu km thì dừng
buổi long run dài nhất rơi vào ngày nào
theo kế hoạch buổi dài đỉnh điểm là bao nhiêu cây
lịch có buổi nào trên 20km không
Buổi dài nhất trong kế hoạch là bao nhiêu?
`,
  planAhead: `
kế hoạch của mình còn mấy tuần
giáo án bao giờ kết thúc
cho mình cái nhìn tổng quan giáo án
mình đang ở giai đoạn nào của kế hoạch
khi nào bắt đầu giảm tải theo lịch
tuần nào nhiều km nhất sắp tới
Toàn bộ kế hoạch của mình ra sao?
`,
  nextWeek: `
tuần sau trọng tâm là gì
tuần tới nên chú ý điều gì nhất
tuần sau theo lịch chạy bao nhiêu
buổi quan trọng nhất tuần tới là buổi nào
tuần sau có phải tuần nhẹ không
tổng quan tuần tới
Tuần sau tập thế nào?
`,
  protein: `
chạy xong uống whey có tốt không
runner cần bao nhiêu đạm
có nên dùng bột protein khi chạy bộ
ăn thường ngày có đủ đạm không
sữa đạm sau buổi dài có ích không
protein bar có thay bữa được không
Chạy bộ có cần uống whey không?
`,
  dailyWater: `
người chạy bộ mỗi ngày uống mấy lít nước
bình thường uống bao nhiêu nước là đủ
có phải uống 2 lít mỗi ngày không
làm sao biết uống đủ nước chưa
ngày nghỉ có cần uống nhiều nước
lượng nước hằng ngày cho runner
Một ngày nên uống bao nhiêu nước?
`,
  lonely: `
không có ai chạy cùng, thấy cô đơn
lúc nào cũng chạy một mình, buồn ghê
chạy dài một mình cô đơn lắm
bạn bè không ai chạy bộ
tìm bạn chạy ở đâu
muốn có người chạy chung
Chạy một mình thấy buồn.
`,
  newBest: `
hôm nay lập PB mới!
cuối cùng cũng chạy 10k dưới 50 phút
vừa phá kỷ lục cá nhân ở half
PB nhanh hơn cũ 1 phút, vui quá
mình chạy 5km nhanh nhất từ trước tới giờ
đạt mục tiêu thời gian rồi nè
hoàn thành half đầu tiên rồi, vui quá
chạy full dưới 4 tiếng rồi nè
về đích marathon đầu đời, xúc động quá
Mình vừa lập kỷ lục cá nhân!
`,
  appDataPlace: `
dữ liệu chạy của mình lưu ở đâu
có bán dữ liệu cho bên nào không
nhịp tim của mình có gửi cho google không
nội dung chat có gửi cho công ty AI không
máy chủ đặt ở nước nào
tải bản ghi lên thì dữ liệu đi đâu
có dùng dữ liệu của mình để huấn luyện AI không
Dữ liệu của mình lưu ở đâu, gửi cho ai?
`,
  daysOff: `
tuần trước có mấy ngày không chạy
tuần rồi mình nghỉ bao nhiêu hôm
tuần này nghỉ mấy ngày rồi
tuần trước mấy hôm mình không chạy
đếm giúp số ngày nghỉ tuần trước
Tuần trước mình nghỉ mấy ngày?
`,
  caffeine: `
trước khi chạy làm ly cà phê được không
cà phê có giúp chạy tốt hơn không
uống cf trước buổi dài có nên không
sáng uống cà phê rồi chạy có sao không
cà phê uống trước hay sau khi chạy
`,
  salt: `
trời nóng có nên uống nước điện giải
ra mồ hôi nhiều có cần viên muối
mùa hè chạy bù muối thế nào
chạy một tiếng trời nóng có cần điện giải không
nước lọc hay nước điện giải khi nóng
`,
  lateTraining: `
chạy tối về khó ngủ quá
tập đêm xong cứ trằn trọc mãi
chạy sát giờ ngủ có ảnh hưởng giấc ngủ không
chạy 9 giờ tối xong tỉnh như sáo
chạy buổi tối xong tim đập không ngủ được
`,
  treadmill: `
chạy ngoài trời hay chạy máy tốt hơn
chạy máy có hiệu quả như chạy ngoài không
ngoài trời mưa chạy máy thay được không
chạy treadmill khác gì chạy đường
chỉ chạy máy thôi có được không
`,
  food: `
sau khi chạy nên ăn món gì
chạy xong bao lâu thì ăn
buổi dài xong ăn gì để hồi phục
chạy tối về có nên ăn không
tập xong bổ sung gì
`,
  next: `
kế hoạch tuần này là gì
tuần này còn buổi nào
lịch tuần này còn gì
tuần này phải chạy những buổi nào
`,
  training: `
một tuần chạy mấy buổi là hợp lý
nên chạy mấy ngày một tuần
`,
  newPlan: `
làm giúp mình một kế hoạch tập
lập cho mình cái giáo án đi
cho mình một kế hoạch tập nhé
`,
  distance: `
cho mình quãng đường và thời gian của buổi đó
`,
  longest: `
buổi dài nhất mình từng chạy là mấy km
xa nhất mình chạy được bao nhiêu rồi
`,
  warmUp: `
trước khi chạy nhanh khởi động thế nào
khởi động bao lâu là đủ
`,
  taper: `
trước giải giảm khối lượng bao nhiêu
giai đoạn giảm tải tập thế nào
còn mười ngày nữa thi thì tập gì
`,
  rest: `
hôm nay nên nghỉ hay nên chạy
hơi mệt, có nên nghỉ một ngày không
`,
  pacing: `
half marathon nên chạy pace bao nhiêu
chiến thuật pace cho giải 10k
`,
  consecutiveDays: `
chạy liên tiếp hai hôm có sao không
người mới chạy liền hai ngày được không
hôm qua chạy rồi nay chạy tiếp được không
có cần nghỉ cách ngày không
chạy ba ngày liền có nhiều quá không
Chạy hai ngày liên tiếp được không?
`,
  shortSession: `
nghỉ trưa có 30 phút thì chạy gì
hôm nay chỉ có nửa tiếng, tập sao cho hiệu quả
bài tập 30 phút cho runner
ít thời gian quá, chạy 20 phút nên làm gì
có 25 phút thì chạy kiểu gì
Chỉ có nửa tiếng thì tập gì?
`,
  treadmillIncline: `
chạy máy có cần chỉnh độ dốc không
treadmill dốc 1% có đúng không
độ dốc nào thì giống chạy ngoài
máy chạy để dốc 0 có dễ quá không
Máy chạy nên chỉnh dốc bao nhiêu?
`,
  skipLong: `
chủ nhật đi đám cưới, không chạy dài được
cuối tuần đi chơi thì buổi dài tính sao
bỏ một buổi chạy dài có ảnh hưởng gì không
tuần này bận quá không chạy dài được
hụt buổi long run thì làm gì
Thiếu một buổi dài có sao không?
`,
  planTooHard: `
giáo án nặng quá theo không nổi
kế hoạch này quá sức với mình
lịch tập căng quá, nhẹ bớt được không
tuần nào cũng không theo kịp giáo án
bài tập trong kế hoạch khó quá
Kế hoạch nặng quá.
`,
  raceWeek: `
tuần thi đấu có nên tập biến tốc
tuần cuối trước giải chạy gì
buổi nặng cuối cùng trước giải nên vào ngày nào
tuần có giải chạy bao nhiêu là vừa
tuần đua có nên tập nặng không
Tuần có giải tập thế nào?
`,
  fastedRun: `
chạy sáng không ăn gì có tốt không
chạy bụng đói có đốt mỡ nhiều hơn không
nhịn ăn sáng chạy bộ có mất cơ không
chạy dài lúc bụng đói có được không
sáng chưa ăn mà chạy có sao không
Bụng đói có chạy được không?
`,
  progression: `
bài progression run chạy sao
chạy chậm trước nhanh sau tập thế nào
chạy tăng tốc dần mỗi đoạn nhanh bao nhiêu
hướng dẫn chạy build up
Chạy tăng dần (progression) thế nào?
`,
  groupPace: `
tập nhóm cứ theo nhóm nhanh là kiệt sức
chọn nhóm pace nào khi tập câu lạc bộ
đi chạy nhóm hay bị bỏ lại
buổi tập nhóm pace nhanh quá thì làm sao
Tập nhóm nên theo nhóm pace nào?
`,
  hillReps: `
chạy dốc lặp lại bao nhiêu lần
bài hill sprint làm mấy hiệp
mới tập chạy dốc thì mấy lần là vừa
lặp dốc mỗi lần dài bao nhiêu
Chạy lặp dốc nên làm mấy lần?
`,
  shortPrep: `
ba tuần nữa chạy 10km mà giờ mới chạy được 5km
công ty tổ chức giải tháng sau, chưa tập gì thì chuẩn bị sao
sắp đua mà tập ít quá thì làm thế nào
hai tuần nữa thi 5km phải tập gì
đăng ký giải rồi mà chưa sẵn sàng
Sắp thi mà chưa tập được mấy.
`,
  changeGoal: `
mình muốn đổi thời gian mục tiêu
không chạy sub4 nữa, chỉ cần về đích thôi
đổi mục tiêu từ full sang half
giải dời ngày rồi, sửa mục tiêu ở đâu
muốn hạ mục tiêu xuống
Mình muốn đổi mục tiêu.
`,
  zoneTwoSlow: `
zone 2 mà chậm như đi bộ thì có cần không
muốn giữ zone 2 phải đi bộ có được không
chạy zone 2 chậm thế có tác dụng gì
sao phải chạy zone 2 chậm vậy
Chạy zone 2 chậm vậy có ích không?
`,
  appExport: `
tải dữ liệu chạy về máy được không
xuất các buổi chạy ra file thế nào
làm sao tải hết dữ liệu của mình
sao lưu dữ liệu chạy bộ được không
Xuất dữ liệu ra được không?
`,
  appPlans: `
trả phí thì được thêm gì
bản free dùng được những gì
gói premium có gì hay
kế hoạch tập có phải trả tiền không
Bản miễn phí và trả phí khác gì?
`,
  appTrouble: `
buổi chạy hôm nay chưa hiện trên app
đồng bộ đồng hồ rồi mà không thấy buổi chạy
sao không thấy buổi chạy hôm qua
bản ghi chưa lên ứng dụng
`,
  appHumanCoach: `
cho mình nói chuyện với huấn luyện viên thật
muốn gặp hlv người thật
làm sao tìm huấn luyện viên thật
thuê hlv thật giá bao nhiêu
`,
  appInvite: `
mời bạn bè dùng app thế nào
`,
  timeOfDay: `
chạy giờ nào trong ngày là tốt nhất
chạy sáng hay chạy tối tốt hơn
`,
  cadenceRule: `
cadence 160 có thấp không, tăng thế nào
guồng chân bao nhiêu là tốt
có cần đạt cadence 180 không
`,
  chooseRace: `
cuối năm có giải 10k nào dễ chạy không
gợi ý giúp mình một giải half
`,
  toenail: `
móng chân bị đen thì có sao không
`,
  restDays: `
ngày nghỉ có nên vận động gì không
`,
  age: `
mẹ mình 60 tuổi muốn tập chạy, cần lưu ý gì
`,
  racePlan: `
sau km 30 toàn phải đi bộ, giải tới chia sức sao
`,
  effort: `
buổi nhẹ hôm nay có nhanh quá không
`,
} as const satisfies MoreExamples;
