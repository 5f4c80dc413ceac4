import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese with much beside what they ask, one a line, by what they ask. */
export const EVERYDAY_EXAMPLES_VI = {
  other: `
xin visa đi Nhật cần giấy tờ gì
chuyển nhà giá bao nhiêu
gợi ý quán ăn hẹn hò
phòng nhỏ mua máy lạnh loại nào
giải giúp bài toán của con em
viết hộ bài cảm nhận sách
dùng hàm trong excel thế nào
mai giá vàng lên hay xuống
nên bầu cho ai
máy in hỏng sửa sao
dịch câu này sang tiếng Anh
tẩy vết bẩn trên thảm
nên mua điện thoại gì
bảo hiểm xe có đắt không
vé máy bay hè rẻ
đặt tên cho mèo
phim hay nhất năm nay
đổi hộ chiếu thế nào
đi Hàn có cần visa không, giấy tờ gì
ảnh hộ chiếu yêu cầu thế nào
thuê xe chuyển nhà bao nhiêu tiền
chọn công ty chuyển nhà nào
quán ăn ngon rẻ gần ga
dẫn bạn gái đi ăn nhà hàng nào
phòng ngủ lắp máy lạnh mấy ngựa
mua tủ lạnh loại nào
giải bài toán này cho con gái
viết bài văn về môi trường
dịch câu này sang tiếng Nhật
công thức excel cộng một cột
tuần này giá vàng có lên không
giờ mua cổ phiếu được chưa
bầu cử nên chọn ai
máy in không kết nối wifi
khách sạn ở Tokyo ba đêm bao nhiêu
mua laptop nào để học
`,
  family: `
bạn gái giận đòi chia tay vì em chạy nhiều quá, làm sao
vợ biết em đăng ký thêm giải, nói sao đây
mẹ sợ khi em đăng ký chạy trail, giải thích thế nào
chồng bảo chạy marathon hại người
con trách bố cuối tuần toàn đi chạy
nói sao cho ba mẹ hiểu 50km không đáng sợ
cãi nhau ở nhà vì tiền đăng ký giải
`,
  missed: `
ngủ quên không chạy, có chạy bù không
bỏ buổi sáng nay, tối chạy bù nhé
tuần này lỡ hai buổi có nên nhét lại
thấy có lỗi vì bỏ chạy, bù hay thôi
hôm nay lười, mai chạy gấp đôi được không
đi tiệc lỡ buổi dài, dời hay bỏ luôn
`,
  food: `
chạy sáng ăn chuối trước được không
chạy lúc 6 giờ thì ăn gì
trước buổi dài ăn bánh mì hay cháo
một tiếng trước chạy ăn nhẹ gì
chạy dài xong ăn gì tốt
uống sữa trước khi chạy có sao không
chạy dài uống nước dừa hay ăn gel
`,
  fitnessLoss: `
về quê mười ngày không chạy thì tụt bao nhiêu
nghỉ hai tuần có chậm đi không
nghỉ chạy bao lâu thì mất sức
tết không chạy có mất form không
bận một tuần không chạy có tụt nhiều không
mười ngày không chạy có ảnh hưởng half không
`,
  vaccine: `
sáng tiêm cúm, chiều chạy biến tốc hay để mai
tiêm xong ê tay có tập tempo được không
thứ sáu tiêm, thứ bảy chạy dài được chứ
sau tiêm ngừa bao lâu thì tập nặng
hôm nay tiêm uốn ván chạy nhẹ được không
tiêm hôm qua thấy khỏe, chạy được không
`,
  carbonShoes: `
bạn em ngày nào cũng mang giày carbon mà nhanh lên, có nên bắt chước
mang giày carbon chạy nhẹ được không
buổi nào cũng đi giày tấm carbon có sao không
giày carbon mang hằng ngày có hại bắp chân không
lấy giày thi đấu đi tập được không
cả nhóm tập bằng vaporfly, em theo không
`,
  afterBirth: `
sinh được 5 tháng bác sĩ cho chạy lại, bắt đầu từ đâu
sau sinh nên chạy tuần mấy buổi
cho con bú thì chạy mỗi buổi bao lâu
sinh mổ 4 tháng chạy lại thế nào
mới đẻ xong muốn chạy lại half như trước
bé bú đêm mệt, sau sinh tập sao
`,
  watchSays: `
đồng hồ báo peaking là phong độ tốt thật không
đồng hồ báo maintaining có tốt không
báo overreaching thì có phải nghỉ
trạng thái tập báo strained làm sao
đồng hồ đoán marathon 3:25 tin được không
chạy nhẹ mà bắt nghỉ 60 tiếng
`,
  caffeine: `
gel caffeine làm hồi hộp, đổi loại không caffeine có kém nhiều không
gel có caffeine chỉ dùng nửa sau phải không
caffeine giúp được bao nhiêu khi chạy marathon
ngày thi bỏ cà phê được không
chọn gel có hay không caffeine
uống cà phê trước giải bị run
`,
  clothes: `
chạy FM 28 độ mặc ba lỗ hay áo thun
giải sáng 13 độ dân miền Nam mặc gì
có cần áo mưa bỏ đi lúc xuất phát không
5 độ mặc quần short hay quần dài
trời nồm ẩm mặc gì chạy
lúc đầu lạnh chạy tí lại nóng thì mặc sao
`,
  air: `
AQI 180 đeo khẩu trang chạy hay vào gym
bụi mịn cao có nên chạy ngoài
trời mù khói đổi sang máy chạy nhé
chỉ số không khí đỏ có bỏ biến tốc không
không khí mức nào thì còn chạy được
có mùi khói có nên ra đường chạy
`,
  appToWatch: `
đồng bộ giáo án sang Google Calendar được không
đưa lịch tập vào lịch điện thoại
xem kế hoạch trên lịch máy tính
có link lịch để đăng ký không
gửi bài mai sang đồng hồ sao
xuất lịch tập ra outlook
`,
  appHistory: `
nhập mấy trăm buổi từ app khác vào
chuyển lịch sử nike run club qua đây được không
đưa ba năm chạy vào đây thế nào
file zip của app cũ đọc được không
tải lên tất cả buổi cũ một lần
lấy dữ liệu chạy cũ sang sao
`,
  appWrongFigures: `
gps vẽ qua sông, sửa quãng đường được không
qua hầm bị mất một cây
quên bấm dừng nên tính cả lúc đi xe
sửa pace buổi này giúp
đường chạy vẽ xuyên nhà
đồng hồ đo sai quãng đường chỉnh sao
`,
  motivation: `
lười quá hai tuần không chạy rồi
dạo này chạy không vui, thành tích dậm chân
không lết ra khỏi nhà nổi
cứ kiếm cớ không chạy
thi xong mất hết động lực
coach mắng em để em đi chạy đi
`,
  alone: `
nữ chạy một mình 4h30 sáng đường vắng sợ quá
mấy chị em chạy sớm giữ an toàn thế nào
bị bám theo lúc chạy thì làm gì
chạy bờ sông ban đêm có an toàn không
chỉ rảnh lúc trời chưa sáng mà đường vắng
có nên mang đồ tự vệ khi chạy
`,
  twoRaces: `
hôm trước half bị rủ chạy tiếp sức, có ngu không
thứ bảy 10k chủ nhật half được không
chạy nhẹ giải 5k trước ngày thi chính
bạn thiếu người nhờ chạy hộ ngay trước giải
một cuối tuần hai giải
chạy giải vui một tuần trước marathon
`,
  hardSpacing: `
thứ ba thứ tư đều bài nặng, xếp nhầm hả
hai bài nặng liền nhau tuần này
hôm qua tempo hôm nay biến tốc được không
bài nặng dồn nhau có nên dời
một tuần ba bài biến tốc nhiều quá, bớt một được không
bài dài với bài nhanh cách mấy ngày
`,
  race: `
nói thật đi, 58 tuổi có sub 3:15 nổi không
tuổi này còn nên đuổi thành tích không
mùa xuân half dưới 1:55 được không
giờ chạy 10k được bao nhiêu
`,
  shoePair: `
hai đôi carbon chọn đôi nào, nặng 76kg
nimbus hay kayano cho chạy dài
sub 4 nên chọn adios hay endorphin
đôi nhẹ với đôi êm chọn đôi nào
85 ký mang giày thi nào
novablast với superblast
`,
  heat: `
độ ẩm 90% chậm mấy giây
mai 34 độ có chạy không
nóng như xông hơi tập sao
trời oi pace bao nhiêu là vừa
`,
  trail: `
hai tháng nữa chạy trail, tập đổ dốc sao
trail 50k lần đầu có đáng sợ không
đua núi lên dốc đi bộ hả
trail 30km cần gậy không
xem bản đồ độ cao trail thế nào
chạy đường nhựa quen thi trail có nguy hiểm không
`,
  slowIsFine: `
Mình chạy chậm quá, có sao không?
pace 8 phút có gọi là chạy không
chạy chậm vậy có ích gì không
`,
  gear: `
Chọn giày chạy thế nào?
có cần giày riêng cho bài tempo không
chọn giày chạy cần xem gì
`,
} as const satisfies MoreExamples;
