import type { TopicExamples } from '../question-topic.ts';

/** Questions in Vietnamese on training and what a runner needs for it, one a line, by what they ask. */
export const TRAINING_EXAMPLES_VI = {
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
chân còn mỏi, nay nghỉ hay chạy
hôm nay oải quá có chạy không
không khỏe lắm có nên chạy
mệt sau giờ làm có nên chạy tiếp
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
  food: `
trước khi chạy dài ăn gì
trước khi chạy nên ăn gì
chạy dài cần uống bao nhiêu nước
full cần mấy gel
sáng ngày thi ăn gì
chạy lúc đói được không
có cần mang nước theo không
trước khi chạy ăn chuối được không
Nên ăn gì và uống gì?
tối trước marathon ăn gì
chạy 2 tiếng mang bao nhiêu nước
half cần mấy gói gel
ăn gì trước khi chạy
khi nào ăn gel
uống bao nhiêu nước`,
  gear: `
giày này còn chạy được không
có nên mua giày carbon
trời 15 độ mặc gì chạy
Có cần mua giày mới không?
nên mua giày nào chạy dài
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
mất động lực thì sao
dạo này lười chạy quá
không có động lực
làm sao duy trì thói quen chạy
toàn bỏ giữa chừng
trời lạnh không muốn ra khỏi nhà
tập được vài hôm lại bỏ
mất hứng chạy
hay kiếm cớ nghỉ
`,
} satisfies Partial<TopicExamples>;
