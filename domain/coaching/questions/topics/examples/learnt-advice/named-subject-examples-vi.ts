import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese on what is mostly named, one a line, by what they ask. */
export const NAMED_SUBJECT_EXAMPLES_VI = {
  treadmill: `
chạy máy có hiệu quả bằng ngoài trời không
chạy máy để dốc bao nhiêu
mưa chạy máy được không
Chạy máy có bằng chạy ngoài trời không?
máy chạy hay ngoài trời
`,
  strength: `
một tuần tập gym mấy buổi
tập chân trước hay sau khi chạy
có nên tập tạ không
Có nên tập sức mạnh không?
có nên tập tạ
squat có ích không
có cần tập gym ko
`,
  otherSport: `
đạp xe thay chạy được không
đá bóng xong hôm sau chạy được không
bơi có giúp chạy tốt hơn không
Môn khác có tính là tập không?
đạp xe thay buổi chạy
yoga tốt không
thay chạy dài bằng đạp xe được không
đạp xe có tính là tập ko
`,
  breathing: `
thở bằng mũi hay miệng
chạy thở sao cho đúng
nhịp thở hai hai có cần không
Chạy nên thở thế nào?
thở thế nào cho đúng
`,
  form: `
tay để thế nào khi chạy
tiếp đất bằng gót có sao không
sửa dáng chạy thế nào
Dáng chạy thế nào là đúng?
tiếp đất bằng chân thế nào
`,
  altitude: `
lên đà lạt chạy có khó hơn không
chạy vùng cao cần lưu ý gì
Lên cao nguyên chạy thế nào?
`,
  air: `
chỉ số không khí 180 có nên chạy không
bụi mịn nhiều chạy được không
Không khí xấu có nên chạy không?
`,
  sleepNeed: `
chạy bộ cần ngủ mấy tiếng
ngủ 6 tiếng đủ không
Cần ngủ bao nhiêu?
`,
  weight: `
muốn giảm 8kg trước tết thì chạy sao
chạy hoài không giảm cân
chạy tối về có được ăn không, muốn giảm cân
Chạy bộ có giảm cân không?
muốn giảm cân
`,
  timeOfDay: `
chạy sáng hay tối tốt hơn
nên chạy lúc mấy giờ
sáng lạnh không dậy nổi, chạy tối hiệu quả như nhau không
Chạy sáng hay tối tốt hơn?
nên chạy buổi sáng hay tối
chạy sáng hay chạy tối tốt hơn
`,
  music: `
đeo tai nghe chạy được không
thi có được nghe nhạc không
Chạy nghe nhạc được không?
nghe nhạc khi chạy được không
`,
  nerves: `
sắp thi hồi hộp quá
làm sao bớt lo trước giải
Trước giải hồi hộp thì sao?
`,
  toilet: `
chạy là buồn đi vệ sinh
đang chạy bị đau bụng muốn đi
Chạy hay đau bụng đi vệ sinh thì sao?
`,
  baths: `
ngâm đá có giúp hồi phục không
lăn foam trước hay sau
chạy xong xông hơi được không
bắp chân cứng quá có nên massage
Ngâm đá, xông hơi, massage có ích không?
`,
  supplements: `
có cần bổ sung sắt không
có nên uống magie không
Có cần thực phẩm bổ sung không?
`,
  formula: `
maf 180 có đúng không
220 trừ tuổi có chuẩn không
Công thức 180 trừ tuổi có đúng không?
`,
  accuracy: `
đo tim cổ tay có chuẩn không
đồng hồ hai người lệch nhau
đeo lỏng thì nhịp tim sai không
đồng hồ với điện thoại lệch km, tin cái nào
Đồng hồ có chính xác không?
`,
  everyDay: `
ngày nào cũng chạy có tốt không
chạy mỗi ngày 5km được không
Chạy mỗi ngày được không?
`,
  doubles: `
sáng chạy chiều chạy nữa được không
Chạy hai buổi một ngày có ích không?
`,
  age: `
55 tuổi mới chạy có muộn không
lớn tuổi rồi còn tiến bộ được không
Lớn tuổi có chạy được không?
60 tuổi bắt đầu chạy
58 tuổi mới tập cần lưu ý gì
`,
  period: `
tới tháng chạy được không
Đến tháng có chạy được không?
`,
  darkness: `
chạy đêm cần gì
chạy tối có nên đeo đèn
Chạy tối cần lưu ý gì?
`,
  travel: `
đi công tác cả tuần tập sao
lệch múi giờ có chạy được không
Đi công tác, du lịch thì tập sao?
`,
  alcohol: `
nhậu tối qua 8 lon sáng nay có long run, chạy hay ngủ
say rượu hôm sau chạy được không
nhậu xong mai chạy được không
Uống rượu bia xong có chạy được không?
`,
  caffeine: `
trước giải uống cà phê được không
Uống cà phê trước khi chạy được không?
`,
  treats: `
chạy xong uống trà sữa được không
chạy xong ăn lẩu được không
Chạy xong ăn ngọt được không?
`,
  salt: `
có cần uống viên muối không
Có cần bù muối không?
`,
  water: `
chạy 15k có cần mang nước
bao lâu uống nước một lần
Chạy nên uống bao nhiêu nước?
`,
  gels: `
full cần mấy gel
bao nhiêu km ăn một gel
Cần mấy gel, ăn lúc nào?
`,
  carbonShoes: `
giày carbon phải chạy quen bao lâu mới đi thi
chạy chậm có nên mua carbon
Giày carbon có đáng mua không?
`,
  donation: `
mới hiến máu chạy được không
Hiến máu xong chạy được không?
`,
  vaccine: `
mới tiêm vắc xin chạy được không
Tiêm vắc-xin xong chạy được không?
`,
  getFaster: `
làm sao chạy 5k nhanh hơn
tập gì để cải thiện tốc độ
Làm sao chạy nhanh hơn?
`,
  runLonger: `
chạy 1km là thở không nổi có bình thường không
sao mọi người vừa chạy vừa nói chuyện được còn mình thì không
mới chạy 5 phút đã đuối
làm sao chạy 5km không nghỉ
Làm sao chạy lâu mà không phải dừng?
`,
  walkBreaks: `
chạy rồi đi bộ xen kẽ được không
Chạy xen đi bộ được không?
`,
  kneeWear: `
mẹ bảo chạy bộ hỏng khớp gối có đúng không
nặng cân chạy có hại gối không
Chạy bộ có hại khớp gối không?
`,
  raceMorning: `
sáng ngày thi ăn gì
ngày thi nên đến sớm bao lâu
Sáng ngày thi nên làm gì?
`,
  highPulse: `
tim lên 195 có nguy hiểm không
Nhịp tim cao vậy có nguy hiểm không?
`,
  carbLoading: `
nạp tinh bột mấy ngày trước giải
Nạp tinh bột trước giải thế nào?
`,
  toenail: `
móng chân bị đen
Móng chân bị đen thì sao?
`,
  beginning: `
người mới nên chạy tuần mấy buổi
chưa chạy bao giờ bắt đầu sao
giáo án cho người mới
Bắt đầu chạy bộ thế nào?
mới chạy có lời khuyên gì
`,
  calves: `
chạy có to bắp chân không
Chạy bộ có to chân không?
`,
  family: `
vợ cằn nhằn vì mình chạy nhiều
chồng than mình đi chạy suốt
người yêu giận vì mình tập nhiều
cả nhà phàn nàn chuyện chạy dài cuối tuần
Gia đình không ủng hộ mình chạy thì sao?
`,
  core: `
tập core bài nào cho runner
Tập core bài nào?
tập cơ bụng có ích không
`,
  hardSpacing: `
hai bài nặng cách nhau mấy ngày
Bài nặng cách nhau mấy ngày?
`,
  aidStations: `
trạm nước nào cũng phải uống à
Qua trạm nước nên làm gì?
`,
  wind: `
gió lớn quá có nên chạy
Gió lớn chạy thế nào?
`,
  wetGrip: `
mưa giày trơn trượt
Đường ướt trơn chạy sao?
`,
  cadenceRule: `
cadence 165 có thấp không
Guồng chân có cần 180 không?
`,
  easyAll: `
sao toàn bài chạy nhẹ
Sao toàn chạy nhẹ vậy?
`,
  afterBirth: `
sau sinh mấy tháng chạy được
sau sinh chạy bị són tiểu
Sau sinh bao lâu chạy được?
`,
} as const satisfies MoreExamples;
