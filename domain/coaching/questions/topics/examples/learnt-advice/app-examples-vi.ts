import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese on the product itself, one a line, by what they ask. */
export const APP_EXAMPLES_VI = {
  appLanguage: `
đổi sang tiếng việt ở đâu
chuyển ngôn ngữ app thế nào
app toàn tiếng anh đổi sao
cài tiếng việt ở chỗ nào
Đổi ngôn ngữ ứng dụng ở đâu?
`,
  appRecording: `
nút bắt đầu chạy ở đâu
app này có đo quãng đường khi chạy không
ghi buổi chạy bằng app này thế nào
Ứng dụng này có ghi buổi chạy được không?
`,
  appManual: `
quên đồng hồ thì nhập buổi chạy sao
nhập tay buổi chạy máy được không
thêm buổi chạy thủ công ở đâu
chạy máy không có km, tự điền được không
Nhập buổi chạy bằng tay thế nào?
`,
  appPlan: `
xóa kế hoạch tập thế nào
xem kế hoạch ở đâu
đổi ngày tập trong kế hoạch
tạm dừng kế hoạch được không
đánh dấu đã tập xong ở đâu
đổi hai ngày trong kế hoạch
muốn thêm ngày nghỉ vào kế hoạch
làm lại kế hoạch thế nào
Sửa kế hoạch tập ở đâu?
`,
  appToWatch: `
gửi bài tập sang garmin được không
đưa lịch tập vào google calendar
bài tập chuyển vào đồng hồ thế nào
Đưa buổi tập vào đồng hồ hay lịch thế nào?
`,
  appHeartZones: `
vùng nhịp tim sai, sửa ở đâu
nhập nhịp tim tối đa chỗ nào
vùng nhịp tim tính thế nào
làm sao biết nhịp tim tối đa của mình
tim tối đa của mình 197 mà app ghi 185, sửa sao
zone 2 ở đây thấp quá
Đặt nhịp tim tối đa và vùng nhịp tim thế nào?
`,
  appGoals: `
nhập ngày thi ở đâu
thêm mục tiêu thế nào
đổi thời gian mục tiêu
nhập thành tích cá nhân chỗ nào
Nhập giải hay mục tiêu ở đâu?
`,
  appHumanCoach: `
có huấn luyện viên thật không
chia sẻ buổi chạy cho HLV thế nào
ngừng chia sẻ với HLV
Tìm huấn luyện viên thật hay chia sẻ buổi chạy thế nào?
`,
  appCancel: `
hủy đăng ký gói ở đâu
dừng dùng thử miễn phí
muốn hoàn tiền
đổi thẻ thanh toán
không muốn dùng nữa thì hủy sao
Hủy gói thế nào?
hủy gói thế nào
`,
  appDuplicates: `
buổi chạy bị trùng
một buổi hiện hai lần
quãng đường bị tính đôi
Một buổi chạy bị hai bản thì sao?
`,
  appWrongFigures: `
quên tắt đồng hồ nên dính đoạn đi xe
sửa quãng đường buổi chạy được không
app hiện sai km, sửa sao
Số liệu buổi chạy sai thì làm sao?
`,
  appStrava: `
kết nối strava thế nào
sao buổi chạy strava không có nhận xét
có đồng bộ strava không
Có dùng được với Strava không?
liên kết strava thế nào
`,
  appHistory: `
nhập lịch sử chạy cũ thế nào
sao không thấy buổi chạy năm ngoái
chuyển dữ liệu từ app khác sang
buổi chạy trước khi đăng ký có thấy không
đồng hồ cũ có dữ liệu ba năm, lấy được không
Nhập các buổi chạy cũ thế nào?
`,
  appTrends: `
xem thống kê ở đâu
biểu đồ tuần ở chỗ nào
xem lại các buổi chạy ở đâu
bản đồ buổi chạy ở đâu
xem biểu đồ nhịp tim ở đâu
xem tổng năm ở chỗ nào
Xem biểu đồ và tiến bộ ở đâu?
`,
  appInstall: `
có app iphone không
tìm trên app store không thấy
không có mạng dùng được không
Cài lên điện thoại thế nào?
`,
  appMemory: `
bạn có nhớ mình nói gì không
bạn biết gì về mình
xóa những gì bạn nhớ về mình
Bạn nhớ gì về tôi?
`,
  appMethod: `
con số này tính sao ra
sao bạn biết
lời bạn nói có đáng tin không
Số liệu của bạn lấy từ đâu?
`,
  appContact: `
báo lỗi ở đâu
liên hệ hỗ trợ thế nào
góp ý cho app ở đâu
Liên hệ hỗ trợ thế nào?
`,
  appInvite: `
mời bạn thế nào
lập nhóm chạy trong app được không
thêm bạn bè vào app
Mời bạn bè thế nào?
mời bạn bè sao
`,
  appConnect: `
kết nối đồng hồ thế nào
kết nối garmin sao
đưa buổi chạy từ garmin vào thế nào
Kết nối đồng hồ thế nào?
`,
  appSettings: `
đổi mật khẩu ở đâu
đổi email ở đâu
đổi sang dặm thế nào
tắt thông báo
Cài đặt ở đâu?
`,
  appTrouble: `
garmin không đồng bộ
buổi chạy hôm nay chưa về
không thấy buổi chạy mới
Đồng hồ không đồng bộ.
`,
  appOtherWatch: `
dùng apple watch được không
đồng hồ huawei kết nối sao
coros có dùng được không
Đồng hồ hãng khác dùng được không?
`,
} as const satisfies MoreExamples;
