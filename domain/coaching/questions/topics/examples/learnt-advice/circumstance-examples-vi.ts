import type { MoreExamples } from '../../question-topic.ts';

/** Questions in Vietnamese on sessions, shoes and feelings, one a line, by what they ask. */
export const CIRCUMSTANCE_EXAMPLES_VI = {
  notAlone: `
chạy với con chó dừng suốt có tính không
đẩy xe nôi chạy thì pace có ý nghĩa gì không
chạy cùng con đạp xe nên dừng hoài, có tính là tập không
dừng đèn đỏ nhiều thì pace trung bình có đúng không
dắt cún chạy có tính bài easy không
chạy công viên đông phải né người pace có đáng tin không
cho bé ngồi xe đẩy chạy nên chậm hẳn
chó cứ kéo mình dừng lại hoài
chờ đèn đỏ 6 lần thì pace còn ý nghĩa không
chạy chơi với con có tính là tập không
chạy chung với hội bị kéo pace, còn tính là easy không
dừng chụp hình hoài thì số liệu còn xem được không
Chạy đẩy xe nôi, dắt chó, dừng nhiều có tính không?
`,
  sleepless: `
trực đêm về ngủ ít mà vẫn chạy interval có hại không
ngủ có 3 tiếng nên chạy chậm đúng không
thức trắng đêm rồi đi chạy, bao giờ tập nặng lại được
mất ngủ nên nhịp tim cao hay là xuống phong độ
làm ca đêm thì xếp bài nặng lúc nào
con quấy đêm ngủ ít có nên tập không
đêm qua gần như không ngủ, chạy nặng chân là do vậy hả
tăng ca liên tục ngủ 5 tiếng, mai có bài tempo có nên bỏ
trực về chạy thấy tim cao hơn bình thường
con nhỏ thức đêm, tập thế nào cho hợp
Sau ca đêm thì nên tập thế nào?
`,
  repRest: `
nghỉ giữa rep đi bộ hay đứng
giữa các tổ nên chạy chậm hay đi bộ
nghỉ giữa tổ bao lâu là vừa
đợi nhịp tim xuống rồi chạy tổ tiếp có đúng không
nghỉ giữa hiệp đứng yên được không
interval nghỉ bao nhiêu phút
400m nghỉ 90 giây đủ không
nghỉ lâu quá có mất tác dụng không
giữa các vòng mình đứng thở được không
nghỉ theo thời gian hay theo nhịp tim
Nghỉ giữa các rep đi bộ hay chạy chậm, bao lâu?
`,
  watchSays: `
đồng hồ báo hồi phục 72 tiếng có tin được không
garmin báo không hiệu quả là sao
body battery thấp có nên chạy không
đồng hồ nói vo2max giảm có đáng lo không
chỉ số training readiness có đáng tin không
đồng hồ dự đoán thành tích có chuẩn không
đồng hồ bảo nghỉ mà mình thấy khỏe
điểm ngủ thấp có nên bỏ bài
đồng hồ gợi ý bài tập có nên theo không
Đồng hồ báo thời gian hồi phục có đáng tin không?
`,
  zoneTime: `
zone 5 được có 2 phút, tập chưa tới à
chạy interval mà tim không lên zone 5
tim không lên cao được có phải chạy nhẹ quá không
interval cần bao nhiêu phút zone 4
Ít phút ở vùng cao vậy đã đủ chưa?
`,
  otherGround: `
chạy interval ở đường dốc thì pace có ý nghĩa không
sân đông phải né người, thành tích có tính không
chạy đường đất chậm hơn có bình thường không
khác cung đường thì so pace được không
Đổi cung đường thì pace còn ý nghĩa không?
`,
  gutGels: `
ăn gel bị đau bụng làm sao
gel đắt quá ăn chuối kẹo thay được không
dạ dày yếu không ăn được gel
ăn gel buồn nôn thì đổi gì
thay gel bằng đồ ăn thường được không
gel ngọt quá nuốt không nổi
ăn cơm nắm thay gel được không
bụng yếu thì bổ sung năng lượng bằng gì
Ăn gel bị đau bụng thì làm sao?
`,
  shoePair: `
pegasus hay novablast chạy dài
thi mang vaporfly hay giày tập
hai đôi nên mang đôi nào chạy half
hoka hay asics
đôi nào hợp chạy easy
có hai đôi thì chia ra chạy thế nào
người nặng nên chọn đôi nào
tempo mang đôi nào
Hai đôi giày thì mang đôi nào?
`,
  firstShoes: `
mới chạy mang giày thường được không
có cần mua giày chạy xịn không
giày bata chạy được không
giày rẻ chạy được không hay phải mua hãng
mới tập cần mua gì
giày tập gym chạy được không
giày decathlon cho người mới ổn không
chưa biết có theo lâu không, có nên mua giày
Mới chạy có cần mua giày chạy không?
`,
  slowIsFine: `
chạy chậm quá xấu hổ
bị bạn chê chạy như đi bộ
ai cũng nhanh hơn mình buồn ghê
pace 9 có chậm quá không
bị người đi bộ vượt ngại quá
chạy chậm vậy có phải runner không
bị bác già vượt mặt
pace 8 mà bạn bè pace 5 tủi thân
chậm thế này có gọi là chạy không
thấy mình chậm nên mất tự tin
Tôi chạy chậm quá, có sao không?
`,
  others: `
tập nửa năm vẫn không thắng được ông anh
bạn tập ít mà nhanh hơn mình
ai cũng tiến bộ trừ mình
không theo kịp nhóm chạy
cùng tập mà nó vượt mình rồi
em trai tập sau mà nhanh hơn
thấy mọi người chạy nhiều mà lo
cùng giáo án mà bạn tiến bộ mình thì không
Sao người khác nhanh hơn mình?
`,
  beginnerPulse: `
mới tập chạy mà tim lên 180 ngay có sao không
người mới chạy nhịp tim cao quá
mới chạy tim đập nhanh có nên đi bộ trước
newbie chạy chậm tim vẫn cao
mới chạy buổi thứ ba mà tim 175 có nên đi bộ
người mới không chạy nổi zone 2
Mới tập mà nhịp tim cao, có bình thường không?
`,
  badSession: `
bỏ cuộc giữa bài có sao không
không chạy hết bài, có phải xuống phong độ
chạy toang rồi đi bộ về
hôm nay tập tệ quá
mới 3 tổ đã bỏ, có nên tập lại không
chân nặng quá tập được nửa bài thì nghỉ
bài tempo tệ nhất mấy tháng nay
hai rep cuối đi bộ thì có tính không
định 6 rep mà chạy có 5, có nên làm nốt
không rep nào đạt pace, có cần tập lại
Buổi tập không tốt, có sao không?
`,
  banter: `
coach với kipchoge ai nhanh hơn
vợ bảo chọn vợ hay chọn marathon
coach có biết chạy không haha
coach bói xem mai bốc thăm trúng không
chạy xong làm lon bia là nhất nhỉ =))
coach có biết mệt không
chạy trốn nợ có tính là cardio không =))
coach pb bao nhiêu
khen mình nhanh nhất thế giới đi
nghĩ giùm lý do trốn chạy =))
coach dám đua với mình không
chạy bao nhiêu thì được gọi là runner =))
Bạn biết đùa không?
`,
  racePlan: `
giải half có dốc thì phân sức sao
trời nóng ngày thi có giảm pace không
km đầu nên chạy thế nào
có nên chạy nhanh nửa đầu để dành không
chiến thuật chạy giải thế nào
có nên theo pacer không
lần trước vào nhanh quá nên gãy, lần này sao
chạy đều hay để dành nửa sau
muốn sub 50 thì 5k đầu chạy bao nhiêu
Giải có dốc hoặc nóng thì phân sức thế nào?
`,
  yasso: `
yasso 800 có dự đoán được marathon không
từ bài interval tính ra full được không
yasso có chuẩn không
Bài tập có dự đoán được thành tích thi không?
`,
} as const satisfies MoreExamples;
