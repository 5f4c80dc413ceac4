import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese on situations that runners describe, one a line, by what they ask. */
export const SITUATIONS_EXAMPLES_VI = {
  shiftWork: `
tháng sau em làm ca xoay, không chạy sáng được, đổi qua 2 giờ chiều được không
làm 4 nghỉ 2, chạy dài nên đặt ngày nào
ca đêm về 1 giờ sáng, bài sáng sao chạy nổi
đổi việc giờ giấc lung tung, xếp lịch tập sao
ca sáng ca tối thay nhau, bài biến tốc để ngày nào
em là điều dưỡng trực ca, giữ giáo án thế nào
cuối tuần phải đi làm, dời buổi dài sang ngày nào
làm ca chiều tới khuya thì tập giờ nào hợp lý
Giờ làm hay đổi thì tập thế nào?
`,
  splitLong: `
chia buổi dài thành sáng tối được không
chạy máy 2 tiếng chán quá, chia 2 lần mỗi lần 1 tiếng nhé
chạy 10km hai lần có bằng 20km một lần không
không đủ thời gian chạy dài một mạch, tách làm đôi được chứ
trời nóng nên nửa buổi dài sáng nửa chiều được không
bài 30km chia ra hai buổi trong ngày có tác dụng không
tách bài dài ra hai lần còn tính là chạy dài không
Chia buổi chạy dài làm hai được không?
`,
  lateTraining: `
tập 9 giờ tối xong 3 giờ sáng tỉnh, có liên quan không
chạy biến tốc tối xong không ngủ được
tập muộn quá có hại giấc ngủ không
10 giờ đêm mới tập xong, nằm mãi không ngủ
chạy nhanh trước khi ngủ có nên không
hôm nào tập nặng buổi tối là đêm ngủ chập chờn
chỉ tập được buổi tối thì làm sao ngủ ngon
Tập buổi tối có hại giấc ngủ không?
`,
  pacingSomeone: `
em dẫn pace cho vợ chạy HM đầu tiên, có mẹo gì không
làm pacer riêng cho bạn sub 2 thì chạy sao
chạy theo pace bạn gái ở giải có tính là bài dài của mình không
dẫn người chạy chậm hơn cần lưu ý gì
bạn nhờ kéo giải 10k, giữ pace thế nào
dẫn bố chạy giải đầu tiên nên vào nhanh hay chậm
kéo bạn chạy mà không làm bạn áp lực thì sao
Dẫn pace cho người khác thế nào?
`,
  raceMeal: `
trước giải một tuần ăn lẩu được không
chủ nhật tuần sau thi, cuối tuần này ăn nhậu với bạn bè có sao không
ăn cay tuần thi có hại gì không
trước ngày thi hai hôm ăn gỏi cá được không
tuần thi đấu kiêng món gì
đi đám cưới trước giải tám ngày ăn thoải mái được chứ
buffet cuối tuần trước giải có nên không
Trước giải đi ăn tiệc được không?
`,
  numbToes: `
chạy 5km là tê đầu ngón chân, nới dây giày thì hết
chạy dài bị tê mũi bàn chân, do giày chật hả
tê hai ngón chân khi chạy là sao
cột dây chặt quá có làm tê ngón không
giày mới chạy là tê lòng bàn chân
cứ 30 phút là chân tê rần phía trước
tê ngón chân phải khi chạy do giày hay do chân
Sao chạy thì tê ngón chân?
`,
  hitWall: `
35km hết xăng lết về đích, do ăn ít hay do vào nhanh
đụng tường km 30, sửa thế nào
nửa sau marathon đuối hẳn, nguyên nhân gì
làm sao để không bị bonk 10km cuối
chân chết từ km 32 dù tập đều
toang ở km 33, lần sau chỉnh gì
cạn năng lượng giữa đường là do đâu
Vì sao em bị đụng tường?
`,
  chipTime: `
đồng hồ 21.4 giải 21.1, PB tính theo cái nào
chip time 40:01 mà đồng hồ 39:59, tức ghê
gun time với chip time lấy cái nào
chạy marathon đồng hồ ra 42.9, pace thật bao nhiêu
10k nhanh nhất trên đồng hồ có tính PB không
sao đồng hồ đo dài hơn đường đua
hụt sub 4 vì GPS, tính sao
Tính theo đồng hồ hay theo giải?
`,
  bibSwap: `
bạn chấn thương cho lại bib, mình chạy thay được không
mua lại bib không chính thức có sao không
chạy hộ tên người khác có bị gì không
lấy bib của anh trai chạy được chứ
bib nam mà em là nữ, chạy đại được không
giải hết slot, dùng bib của đồng nghiệp được không
Chạy bib của bạn được không?
`,
  chooseRace: `
trượt bốc thăm rồi, mùa xuân nên đăng ký giải nào
giới thiệu giải phẳng gần Sài Gòn
chạy 45km tuần thì chọn 21 hay 42
marathon đầu tiên nên chạy giải nào
giải nào dễ PB
hai giải trùng ngày chọn cái nào
có giải nào cut off thoải mái không
Nên chọn giải nào?
`,
  relayLeg: `
bị kéo vô đội tiếp sức chạy 4km, còn 2 tuần tập gì
chạy tiếp sức hay bung sớm rồi đuối, phân sức sao
chỉ tập marathon mà phải chạy chặng ngắn tiếp sức
giải tiếp sức công ty mỗi người 5km, chạy sao
nhận gậy xong lao nhanh quá, lần sau giữ thế nào
trước chặng tiếp sức khởi động ra sao
Chạy một chặng tiếp sức thế nào?
`,
  eveningRace: `
giải chạy 7 giờ tối, ban ngày ăn sao
thi 5000m buổi tối chuẩn bị thế nào
chạy giải đêm thì bữa cuối ăn lúc nào
quen thi sáng, giờ thi tối thì làm gì trước đó
tan làm rồi đi thi luôn thì ăn uống sao
3 tiếng trước giải tối nên làm gì
Giải buổi tối thì ban ngày làm gì?
`,
  raceArrival: `
giải đông người 7 giờ xuất phát thì mấy giờ rời khách sạn
nên đến trước bao lâu để gửi đồ và đi vệ sinh
lần trước xếp hàng toilet tới lúc nổ súng, lần này đi lúc mấy giờ
marathon nên có mặt trước mấy tiếng
mấy giờ phải vào khu xuất phát
sáng thi mấy giờ dậy mấy giờ đi
Nên đến điểm xuất phát lúc nào?
`,
  carbWeight: `
nạp carb ba ngày tăng 2 ký có sao không
ăn nhiều tinh bột trước giải bị lên cân
tuần taper sao lại nặng hơn
thấy nặng người trước giải có nên ăn ít lại
tích tinh bột có làm tăng cân không
trước giải tự nhiên mập lên
Nạp tinh bột mà tăng cân có bình thường không?
`,
  afterPlan: `
giáo án hết sau ngày thi rồi sao nữa
sau giải không có buổi nào, có thiếu không
chạy xong marathon hết kế hoạch thì tập gì
tuần cuối giáo án rồi, tiếp theo là gì
lịch sau ngày 14 trống trơn
hết kế hoạch thì duy trì thế nào
Hết kế hoạch thì tập gì?
`,
  longRunsLeft: `
còn 5 tuần mà chưa chạy 30km lần nào, cần mấy lần
trước marathon nên chạy mấy buổi 30k
buổi dài cuối cùng cách giải bao lâu
dài nhất mới 22km, sáu tuần nữa thi, làm sao
một buổi 32km có đủ không
còn kịp chạy 30km không
Trước giải cần mấy buổi chạy dài?
`,
  volumeOrSpeed: `
muốn half từ 2:05 xuống 1:55 thì tăng km hay tăng tốc độ
tuần chạy 4 buổi, thêm buổi hay thêm bài nhanh
52 tuổi nên ưu tiên khối lượng hay cường độ
tăng quãng đường trước hay tăng tốc trước
chạy nhiều hơn hay chạy nặng hơn thì tiến bộ
nên kéo dài buổi nhẹ hay thêm biến tốc
Nên tăng km hay tăng cường độ?
`,
  moreOrLess: `
giáo án 24km mà nhóm chạy 18km, chạy thêm 6 một mình hay thôi
đang sung, chạy hơn giáo án chút được không
bận quá chạy được nửa bài có sao không
lịch 10km mà lỡ chạy 14km
tuần này thêm một buổi nhẹ được không
chạy với hội ngắn hơn kế hoạch thì tính sao
có được chạy ít hơn kế hoạch không
Chạy nhiều hay ít hơn kế hoạch được không?
`,
  planTooFast: `
pace nhẹ trong giáo án mà em thở không nổi
pace đặt lúc nào cũng hơi nhanh
không giữ được pace tempo coach cho, hạ xuống được không
chạy easy theo giáo án mà không nói chuyện được
pace mục tiêu có bị sai không
các bài đều đặt pace cao quá
Pace trong kế hoạch nhanh quá.
`,
  shoesSlower: `
đổi giày êm xong chậm 15 giây mỗi km, do giày hả
mang đôi mới là chạy chậm hẳn
giày nặng làm chậm bao nhiêu
guồng chân khác đi có phải vì đổi giày
làm sao thử xem giày có nhanh hơn không
từ lúc mua giày mới pace tụt
Có phải giày làm em chạy chậm hơn?
`,
  headlamp: `
chạy đêm dùng đèn đầu hay đèn ngực
đường bờ sông không đèn, mua đèn loại nào
đèn chạy bộ cần sáng cỡ nào
đèn đeo hông có tốt không
chạy sớm trời tối có cần đèn sau lưng
đường tối thui thì soi bằng gì
Chạy tối nên dùng đèn nào?
`,
  carryWater: `
trail 21k dùng vest nước hay đai bình
chạy dài mang nước kiểu gì cho khỏi xóc
25km cần mang bao nhiêu nước
cầm bình tay hay đeo vest
trạm cách nhau 7km có phải mang theo nước không
để điện thoại với nước ở đâu khi chạy dài
Mang nước khi chạy thế nào?
`,
  indoorInstead: `
mưa suốt tuần, chỉ có máy chạy với xe đạp trong gym thì tập gì
bài biến tốc đổi sang đạp xe thế nào
không ra ngoài được, tập trong nhà giữ sức ra sao
máy nào trong gym thay được buổi chạy nhẹ
bão không chạy được, cho bài tập trong nhà
đạp xe bao lâu thì bằng một buổi chạy nhẹ
Trong nhà tập gì thay chạy?
`,
  movedToHeat: `
chuyển vô nơi nóng chạy chậm cả phút, có phải mất sức rồi
vào hè pace với vo2max đều tụt
bao lâu thì quen với trời nóng
độ ẩm 90% chậm 30 giây mỗi km có bình thường không
từ Đà Lạt về Sài Gòn chạy không nổi pace cũ
trời nồm sao chạy ì vậy
Trời nóng lên chạy chậm đi, có phải xuống sức?
`,
  hormones: `
tiền mãn kinh nhịp tim chạy nhẹ cao hơn, do nội tiết hả
bốc hỏa ban đêm, hôm sau chạy mệt
51 tuổi cùng pace mà tim cao hơn 8 nhịp, yếu đi hay do hormone
mãn kinh có làm chạy khó hơn không
nội tiết tố ảnh hưởng nhịp tim không
tuổi mãn kinh nên tập khác thế nào
Nội tiết có làm nhịp tim thay đổi không?
`,
  runnyNose: `
mùa đông cứ chạy là chảy nước mũi, dị ứng hả
chạy sáng lạnh kính mờ mũi chảy ròng ròng
hít khí lạnh khi chạy có hại phổi không
sao chỉ trời lạnh mới chảy mũi
chạy mà nước mũi chảy như vòi
trời lạnh chạy có nên bịt mũi miệng
Sao trời lạnh chạy thì chảy nước mũi?
`,
  pulseGap: `
10 phút đầu không có nhịp tim là sao
biểu đồ nhịp tim bị trống khúc đầu
nửa buổi chạy không ghi nhịp tim
nhịp tim đứt quãng giữa chừng
đai ngực 2km sau mới nhận, trung bình còn đúng không
sao nhịp tim mất một đoạn
Sao một đoạn không có nhịp tim?
`,
  stopsInPace: `
chờ đèn đỏ có tính vào pace không
chỗ tụt trên biểu đồ là đèn đỏ, có làm sai pace không
pace trung bình tính theo thời gian di chuyển hay tổng thời gian
dừng mua nước quên bấm dừng đồng hồ, pace có sai không
đứng chờ tàu mấy phút có bị tính không
pace có trừ lúc dừng không
Lúc dừng có tính vào pace trung bình không?
`,
  shoeWorn: `
đôi novablast 780km gai còn tốt, thay chưa
làm sao biết giày chạy hết hạn
600km thấy hết êm, mua đôi mới chưa
giày 900km chạy tiếp được không
đế chưa mòn mà chạy đau ống chân, do giày cũ hả
bao nhiêu km thì bỏ giày
giày đi bao nhiêu km thì thay
giày tới lúc thay chưa
khi nào thay giày
Giày đã đến lúc thay chưa?
`,
  envy: `
bạn phá PB mà mình không mừng nổi
người tập sau lại nhanh hơn, ấm ức ghê
chị cùng nhóm sub 3:30, mình ghen tị
tập chăm bốn năm vẫn thua người mới
thấy ai cũng tiến bộ trừ mình, buồn
làm sao hết ghen với bạn chạy
Mình ghen tị với người chạy nhanh hơn.
`,
  goodNews: `
hôm nay sinh nhật em, chạy 30km mừng tuổi
được cầu hôn trên đỉnh núi rồi
lần đầu chạy 10km không dừng, vui quá
trúng slot rồi coach ơi
sáng nay ngắm bình minh đẹp quá dừng chụp hình, pace kệ luôn
em bé nhà em chào đời rồi
thấy đàn cò trắng bay, đẹp ghê
cuối cùng cũng sub 4 rồi hehe
chạy cùng ba lần đầu tiên, hạnh phúc ghê
Mình có tin vui.
`,
  praise: `
lần trước coach đoán thành tích chuẩn thật
coach giỏi ghê
làm theo lời coach thấy hiệu quả
đoán trúng phóc luôn
nhờ coach mà em về đích
coach nói đúng, vào chậm là ngon
Coach nói chuẩn ghê.
`,
  coachSelf: `
coach thích đội nào
coach có chạy bộ không
PB của coach bao nhiêu
coach thần tượng ai
coach có biết mệt không
coach ngày nghỉ làm gì
Coach cổ vũ đội nào?
`,
  blisters: `
chạy dài là phồng chân, nên mang tất gì
trước half dán băng chống phồng có được không
tất thủng bị phồng rộp, thi có nên dán băng không
kem chống phồng có hiệu quả không
tất xỏ ngón có chống phồng không
phồng giữa các ngón chân làm sao tránh
Làm sao tránh phồng rộp chân?
`,
  plantarHeel: `
viêm cân gan chân có chạy tiếp được không, hai tháng nữa thi
sáng đau gót mà chạy không đau
bước đầu buổi sáng đau lòng bàn chân
đau gan bàn chân thì tập thế nào
bài tập cho viêm cân gan chân
gót chân đau mỗi sáng có nên nghỉ chạy
Sáng ngủ dậy bước đầu đau gót chân.
`,
  sittingPain: `
ngồi lâu đau mông lan xuống đùi, chạy không đau, do giày hả
làm văn phòng cả ngày ê ẩm vùng mông có chạy được không
đau thần kinh tọa nhẹ khi ngồi, chạy được không
căng cơ hình lê thì làm gì
lái xe lâu đau mông, chạy thì bình thường
ngồi 9 tiếng một ngày đau hông, tập sao
Ngồi lâu bị đau mông.
`,
  pacer: `
pacer chạy lúc nhanh lúc chậm có theo không
chạy theo nhóm pacer sub 4 có tốt không
theo pacer hay chạy theo sức mình
pacer vào nhanh quá thì làm sao
bóng bay chạy lệch pace hoài
nên đi gần pacer cỡ nào
Có nên chạy theo pacer không?
`,
  gearCare: `
giày chạy giặt máy được không
giày ướt làm sao khô qua đêm
giày hôi quá giặt sao
mưa hoài giày không khô
áo chạy giặt mãi vẫn mùi
giày trail dính bùn rửa thế nào
Giặt và phơi giày chạy thế nào?
`,
  rainRun: `
mưa nhỏ có nên chạy không
chạy dài trời mưa mặc gì
chạy mưa có bị cảm không
ngày thi dự báo mưa thì chuẩn bị gì
mưa lất phất đi hay ở nhà
chạy dưới mưa cần lưu ý gì
Trời mưa chạy được không?
`,
  vegan: `
ăn thuần chay thì đạm cho chạy bộ lấy đâu
ăn chay tập marathon được không
người ăn chay bổ sung sắt thế nào
bỏ thịt xong chạy thấy đuối
ăn chay thì sau buổi dài ăn gì
ăn chay trường có cần uống thêm gì không
Ăn chay chạy bộ cần lưu ý gì?
`,
  boredom: `
chạy dài chán quá hai tiếng làm gì
chạy hoài một đường phát chán
chạy máy buồn ngủ ghê
chạy nhẹ đơn điệu có trò gì không
dạo này chạy không thấy vui
chạy một mình tẻ nhạt quá
chán chạy quá
chán chạy rồi
Chạy bộ chán quá.
`,
  fewerLonger: `
mỗi ngày 3km hay tuần ba buổi 8km thì tốt hơn
chạy ngắn hằng ngày hay dài cách ngày
cùng số km tuần thì nhiều buổi hay buổi dài
muốn duy trì thói quen nên chạy mỗi ngày một ít không
20 phút mỗi ngày so với 1 tiếng ba buổi
năm buổi ngắn hay ba buổi dài
Chạy ít mỗi ngày hay vài buổi dài hơn?
`,
  appWho: `
bạn là người thật hay máy
có người thật trả lời ở đây không
mình đang nói chuyện với AI hả
bạn mình bảo có người đọc mấy cái này, thật không
coach là ai vậy
có phải chatgpt không
bạn là ai
bạn là người hay máy
bạn là máy à
có phải người thật không
bạn là ai thế
Bạn là người hay AI?
`,
  appPrivacy: `
người khác có thấy buổi chạy của mình không
ai đọc được đoạn chat này
vị trí nhà mình có bị lộ không
những gì mình nói có được giữ kín không
huấn luyện viên có đọc được tin mình không
dữ liệu của mình có công khai không
Ai xem được buổi chạy và tin nhắn của mình?
`,
  appPrice: `
gói năm giá bao nhiêu
thanh toán bằng momo được không
có bản miễn phí không
sinh viên có giảm giá không
một tháng tốn bao nhiêu tiền
chuyển khoản ngân hàng được không
Giá bao nhiêu?
`,
  appEdit: `
xóa buổi chạy hôm qua ở đâu
đổi tên buổi chạy này thế nào
đạp xe bị lưu thành chạy, sửa được không
muốn xóa buổi ghi nhầm
ẩn một buổi khỏi danh sách sao
xóa giúp buổi thứ ba
Xóa hay đổi tên buổi chạy thế nào?
`,
  appProfile: `
điền sai giới tính có ảnh hưởng số liệu không, sửa ở đâu
năm sinh sai sửa chỗ nào
chỉnh hồ sơ cá nhân ở đâu
tuổi có ảnh hưởng cách tính không
nhập sai ngày sinh
sửa nhịp tim nghỉ trong hồ sơ thế nào
Sửa giới tính, tuổi ở đâu?
`,
  appKeepData: `
hủy gói thì dữ liệu còn giữ không, tải về trước được không
tải hết buổi chạy về máy thế nào
hết gói thì buổi chạy có mất không
nghỉ dùng rồi còn lưu dữ liệu của mình không
xuất toàn bộ dữ liệu ra file
ngưng trả tiền có bị xóa bản ghi không
Nghỉ dùng thì dữ liệu ra sao?
`,
} as const satisfies MoreExamples;
