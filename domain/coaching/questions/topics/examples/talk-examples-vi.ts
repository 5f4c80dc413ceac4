import type { TopicExamples } from '../question-topic.ts';

/** Questions in Vietnamese on the coach, the product and all else, one a line, by what they ask. */
export const TALK_EXAMPLES_VI = {
  abilities: `
bạn có thể làm gì
bạn trả lời được câu hỏi gì
cái này dùng thế nào
mình hỏi được gì ở đây
giới thiệu về bạn đi
bạn làm được gì
hướng dẫn sử dụng
hỏi được những gì
có chức năng gì
giúp mình với
ban biet gi ve minh
bạn có thể giúp gì cho mình
mình hỏi bạn điều gì được
cách dùng thế nào
giới thiệu đi
bạn trả lời được những gì
coach giúp được những gì
Bạn giúp được tôi những gì?
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
hôm nay thứ mấy
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
} satisfies Partial<TopicExamples>;
