import type { SignExamples } from './sign-examples.ts';

/** Vietnamese messages, one a line. Written by what they describe: a part, a feeling, a circumstance and a time. */
export const SIGN_EXAMPLES_VI: SignExamples = {
  signs: `
cứ lên dốc là ngực giữa thấy nặng, dừng lại đi bộ thì hết
tăng tốc thì vai trái xuống cánh tay ê ẩm, đau cả răng hàm
đang chạy thì ngực bị bóp lại, toát mồ hôi lạnh, chắc thiếu ngủ
tức ngực quá nên mới 5 cây đã dừng, mai có tập không
đau nhói vùng tim từng cơn, lan ra sau lưng
dạo này chạy nhanh là nóng rát trước ngực và buồn nôn
cảm giác ai bóp tim mấy phút liền
chạy là ợ nóng, uống thuốc dạ dày không ăn thua
qua vạch đích thì mất ý thức vài giây, người bên cạnh đỡ
tỉnh dậy thấy nằm dưới đất, người ta vây quanh, nhưng mà PR
mắt tối lại, chân khuỵu xuống, đứng lên chạy về
nửa sau giải không nhớ gì, tỉnh lại đang ở lều cấp cứu
chạy xong interval đứng lên là ngã, tháng này lần thứ ba
đang chạy người lả đi, vã mồ hôi, ngồi bệt xuống lề đường
bạn chạy bảo em xỉu cả phút mà em không biết
ngồi yên mà nhịp tim 170, hồi hộp không chịu nổi
tim hẫng một nhịp rồi đập mạnh một cái, cả đêm vậy
nửa đêm tim đập nhanh giật mình dậy, khó thở tới sáng
chạy nhẹ mà tim vọt lên 210, choáng, rồi tụt lại
trong ngực như có con cá quẫy, khó chịu lắm
mạch lúc có lúc không, loạn từ trước khi chạy
leo cầu thang thôi cũng thở dốc, tháng trước còn chạy 20 cây
cột dây giày cũng hụt hơi, chắc già
nằm xuống là không thở được, phải ngồi ngủ, mà không muốn nghỉ tập
xịt thuốc rồi vẫn khò khè, nói không hết câu
ho sặc sụa, ngực kêu rít, thuốc không đỡ, mốt thi rồi
môi tím tái, hít không vào hơi
một bên ngực cứ hít vào là như kim châm, từ hôm qua
bắp chân đau mấy hôm, nay khó thở luôn
nửa mặt tê, uống nước chảy ra khóe miệng, 10 phút thì hết
nói líu lưỡi, vợ hoảng hồn
tự nhiên một tay mất lực rớt chai nước, giờ ổn rồi chắc không sao
một mắt tự nhiên không thấy gì, như bị kéo rèm
đang chạy chân phải lết, nói không ra tiếng
đau đầu dữ dội chưa từng có lúc nước rút, như búa đập
nhìn một thành hai, chạy không thẳng
chạy xong co giật toàn thân, mọi người kể lại
đau lưng lâu rồi, giờ tiểu ra không biết, vùng mông tê rần
trời nóng mà không ra mồ hôi, ớn lạnh, nói linh tinh
giữa trưa nắng chạy tới mức không nhớ tên mình
nóng mà nổi da gà, nhức đầu, buồn nôn, vẫn ráng về đích
đứng không vững, đi xiêu vẹo, đo 40 độ hơn
bạn nói tôi chạy vòng vòng la hét, tôi không nhớ
uống nhiều nước quá tay phù, đầu đau như nứt, ói hoài
trạm nào cũng uống căng bụng, giờ lơ mơ muốn ói
squat xong hai hôm tay chân gập không được, nước tiểu màu cà phê
tiểu ra màu trà đậm, đùi sưng cứng đơ
sau giải tiểu ra đỏ lòm, chắc máu
đi ngoài phân đen sệt, ngày nào cũng uống thuốc giảm đau
ói ra như bã cà phê
ho một cái khăn giấy có máu
đờm lẫn máu nhưng thành tích tốt
ống chân có một chỗ ấn vào đau điếng, đêm nhức không ngủ được
xương mu bàn chân sưng, nhảy một chân không nổi
xương gót bóp hai bên đau, đi bộ cũng đau
lần nào chạy cũng đau đúng một chỗ, giờ đi cũng đau
khớp háng đau sâu bên trong, đứng một chân xỏ vớ không được
bẹn đau theo từng bước, cuối cùng đi cà nhắc
háng đau cả ban đêm, ba tuần nữa full
đi máy bay về một bên bắp chân sưng nóng
chân trái to hơn chân phải, đỏ, ấn đau, massage được không
bắp chân như chuột rút 5 ngày không hết, da đỏ
ong đốt xong mặt sưng, cổ họng nghẹn, vẫn chạy tiếp
ăn đậu phộng đi chạy nổi mề đay khắp người đứng không vững
ăn gel mới môi sưng, thở khó
té đập đầu, từ đó buồn nôn và buồn ngủ
va đầu xong sợ ánh sáng, không tập trung được, chạy nhẹ được không
chạy trail ngã ngất một lúc, giờ đầu còn đau
đường huyết 2,7, run không ngừng, vẫn chạy hết
tôi tiểu đường type 1, chạy xong vợ gọi mãi không dậy
tiêm insulin quên ăn, ngồi lề đường không biết mình ở đâu
khát nước kinh khủng, đi tiểu liên tục, sụt 5 ký, hơi thở mùi trái cây
máy đo báo HI, buồn nôn, nay vẫn chạy dài
mang thai 8 tháng, chạy xong ra máu
bầu, bụng cứ vài phút gò một lần, em chạy ngắn thôi
có bầu, sáng chạy xong không thấy con đạp
bầu 5 tháng chạy thấy nước chảy ra
8 tháng không có kinh, gầy đi chạy nhanh hơn
để giảm cân mỗi ngày chỉ ăn táo với đậu hũ, chạy 300 cây một tháng
ăn xong móc họng cho ra, không thì chạy không nổi
uống thuốc xổ ép cân còn 41, muốn nhẹ nữa
ăn cái bánh là phải chạy cho hết, nửa đêm cũng chạy
sống chẳng để làm gì, chạy cũng mệt rồi
chạy mà cứ nghĩ lao ra đường ray
muốn biến mất, giải tới là giải cuối
không có mình chắc cả nhà nhẹ gánh
thư tuyệt mệnh viết xong rồi, chạy nốt giải này thôi
buồn là rạch tay, không dám mặc áo ngắn tay chạy
đêm nào cũng dừng trên cầu nhìn xuống
đồng hồ với giày cho bạn hết rồi, khỏi cần giáo án
ngày uống 10 viên ibuprofen để chạy, bụng như lửa đốt
tối qua nuốt hết cả hộp thuốc
thuốc giảm đau phải uống gấp đôi mới chạy nổi
sốt 39 độ vẫn muốn chạy 30 cây hôm nay
ớn lạnh đau khớp, sốt 38,5, jog nhẹ được không
sốt ho đờm vàng, mai vẫn muốn chạy half
vết thương chân mưng mủ, vệt đỏ chạy lên, rét run
hết covid chạy là tức ngực hồi hộp
em đi chạy về là ảnh đánh, vết bầm em nói bị té
thầy tập xong sờ người em, dặn không được kể
về nhà là bị chửi bị đá, tối nay không muốn về
sấm ngay trên đầu, tôi đang trên sườn núi, còn 5 cây chạy tiếp không
sét vừa đánh gần, bãi trống không có chỗ núp
lạc trong rừng tối rồi, điện thoại sắp hết pin, lạnh cứng người
nước suối dâng không qua được, bị kẹt
người cứ sao sao, tiếng nghe xa dần, phải vịn lan can
đứng lên là quay cuồng, chạy té luôn
thấy không ổn, mồ hôi lạnh tay run, còn ba tổ nữa
cổ cứng không cúi được, sốt nhức đầu sợ ánh sáng
bụng cứng như gỗ, đau dữ dội, vừa chạy xong
tinh hoàn tự nhiên đau sưng, đang chạy thì bị
bác sĩ bảo dừng mà lên dốc hơi tức ngực chút thôi nên vẫn thi
năm ngoái khám không sao, tuần này chạy ngực lại đau
biết là coach sẽ bảo nghỉ, mà ngực tức có một phút là hết
bố tôi cũng bị tim tuổi này, dạo này tôi chạy ngực nặng
mắt mất nửa vùng nhìn, chớp sáng, lần đầu bị
hình như tiểu ra máu, mai interval bình thường được không
tay chân tê, thở không nổi, người đi đường suýt gọi cấp cứu
chóng mặt định đi khám, chạy 20 cây trước đã
tuc nguc khi chay nhanh, nghi mot luc thi het
chay xong xiu mat mot phut, mai chay tiep duoc khong
tim dap loan, nam nghi cung vay, chong mat
kho tho khi leo cau thang, truoc gio khong bi
mieng meo mot ben, noi khong ra tieng, 5 phut thi het
nuoc tieu mau nau, dui cung ngac
bap chan sung nong mot ben, dau
dau mot diem o ong chan, dem nhuc khong ngu duoc
ben dau sau ben trong, di ca nhac
sot 39 do van muon chay
khong muon song nua, chay cung vo nghia
te dap dau, buon non, mai chay nhe duoc ko
vừa qua khúc cua, giây sau đã thấy người lạ nâng chân hỏi tên
nghe nói tôi đổ xuống như bao gạo ở vòng cuối, thấy bầm mới biết
tai ù tiếng xa, mắt trắng xóa phải ngồi xổm, đi bộ thì hết
rep thứ ba mắt hẹp lại như đường hầm, đứng không nổi
vợ nói chạy về tôi ngã cái rầm trong bếp, giờ khỏe
đang chạy mà xe tông chết luôn chắc cũng nhẹ
thấy tàu chạy là nghĩ bước một bước là xong
cảm ơn coach bao lâu nay, khỏi gửi giáo án nữa, không có em ai cũng khỏe
đêm nào cũng nghĩ cách kết thúc, chạy cũng chẳng đỡ
đồ đạc dọn xong hết, mèo gửi người ta rồi, chạy dài lần cuối
mình là gánh nặng, không có mình mọi người vui hơn
khóc hoài, nghĩ chết quách cho rồi, vẫn chạy 10 cây
chấn thương xong hết lý do để sống
thua là lấy lưỡi lam rạch đùi, lại bắt đầu rồi
chờ cân thì chỉ nhai kẹo cao su với coca zero
ăn xong vào nhà vệ sinh cho ra rồi đi chạy, mấy tháng nay
trong đầu chỉ có cân nặng, ngày một hũ sữa chua, tuần 90 cây
ăn một miếng là thấy tội lỗi, chạy thêm 10 cây
tập marathon xong không thấy kinh nữa, bình thường mà ha
nửa năm không có kinh, tụt thêm 3 ký, chạy phà phà
đau gối nên trước giờ chạy uống gần hết vỉ giảm đau
sáng giờ tám viên ibuprofen, lâng lâng, đi jog đây
đau lưng nên uống quá liều trên hộp nhiều, dạ dày quặn
chồng giữ điện thoại với ví, tay bầm tím, chỉ lúc chạy là tự do
huấn luyện viên chê chậm là tát, nhốt trong phòng thay đồ
thầy nói xoa bóp là tập luyện mà tay để chỗ không nên, kể ra thì bị loại
về chót là ba đánh, thứ bảy sợ lắm
có ông theo em chạy, hôm qua nắm tay kéo lại
ổng nhậu về quậy, chờ ổng ngủ em chạy vòng vòng ngoài sân
lọt xuống khe trật gối, không ai không sóng, trời sắp tối
sương mù mất đường, tay cóng bấm điện thoại không nổi
cổ chân tiêu rồi, kẹt cạnh đường ray leo không lên, pin còn chút
trời đen kịt tóc dựng lên, còn 5 cây mới tới xe
chớp với nổ cùng lúc, em đang núp dưới cây to
ngồi đọc sách tim ngừng một cái rồi đá một cái mạnh
rửa chén thôi mà tim 165 hơn mười phút
coi tivi tự nhiên mạch 150, tay run
tắm xong tim như trống, đứng dậy hoa mắt
gấp cái mền cũng phải nghỉ thở
trước pace 6 nói chuyện được, giờ pace 8 đã thở dốc, hai tuần nay
lên lầu hai nghỉ ba lần, hồi xuân còn chạy tốt
xịt sáu nhát mà tên mình nói cũng không ra hơi
muốn nói chai nước mà lưỡi không nghe lời, chừng mười phút
soi gương miệng lệch, giờ thẳng lại rồi
tay trái tê làm rớt gel hoài, rồi chân cũng lạ
một mắt như kéo màn xám, cây số sau lại thấy
cây 20 hết ra mồ hôi, nghe nói tôi hỏi đây là giải gì mấy lần
mọi người dìu, tôi đi zic zac nói có con chó, trời như lửa
da như bếp lò, không mồ hôi, một tiếng cuối không nhớ
nhẫn tháo không ra, mặt tròn như bóng, đầu óc mơ màng, trạm nào cũng uống
đi xe khách về một bắp chân to hơn 3 phân, bóng lên
sau gối sưng nóng, lăn xong nặng thêm, hơi khó thở
háng không dám chịu lực, trở mình là tỉnh vì đau
ống quyển đau một miếng bằng đồng xu, giờ đi chợ cũng đau
xương bàn chân đạp côn cũng đau, ngồi yên cũng nhức
hít xà xong tay sưng rửa mặt không được, tiểu như bia đen
xong full bồn cầu như rượu vang
chạy biến tốc xong khăn giấy có máu cỡ muỗng nhỏ
phân như nhựa đường, người lâng lâng, thuốc giảm đau uống mấy tuần
sáng đo 38,5 mà còn chút nữa đủ 300 cây tháng này
đắp hai mền vẫn run, mà ngày chạy dài không bỏ được
lên dốc là như có nắm đấm dưới sườn, đi bộ là hết
khuỷu trái xuống ngón út chỉ ngày tempo mới nhức
chạy nhanh là đau răng, nha sĩ nói không sao
giữa hai bả vai lên dốc nóng ran, mồ hôi nhớp
từ cây thứ hai ngực như đeo chì, dừng mới hết, tuần sau sớm hơn tuần trước
đụng đầu khung cửa ói hoài buồn ngủ, mà chân sung
té xe đập đầu xong nghe người ta nói không vô
con trai đang tập mặt trắng bệch ngã, vài giây dậy, pace nó nên bao nhiêu
vợ tự nhiên nói đớ, tay giơ không lên, tụi em vừa chạy xong
type 1, tỉnh dậy dưới sàn, nước trái cây đầy người
khát dữ lắm đêm tiểu hoài, không ăn kiêng mà sụt 6 ký
34 tuần đang đi thì nước ào ra
bầu 12 tuần jog xong ra chút máu
ăn hạt xong môi tê sưng, nuốt khó
ong vò vẽ chích mặt sưng vù, hơi khò khè
mat to sam lai, phai ngoi xuong, di bo mot luc moi het
ngoi khong ma tim dap 160, nguoi run
nua mat te, tay cam khong noi chai nuoc
an xong la ra non het roi moi di chay
uong ca vi giam dau truoc gio chay
chan qua chi muon bien mat
khong ai can minh nua, chay lan cuoi
say nang noi lung tung, khong nho doan cuoi
uống giảm đau ngày ba lần cả tháng vì gối, tiểu ít hẳn, cổ chân phù
dốc gắt là quanh ngực như đai siết lại, lên đỉnh là hết
quanh sườn bị siết như thắt lưng lúc tăng tốc, hai phút là hết
mỗi lần bứt tốc là trước ngực như có dây đai ép, đi bộ thì nhả ra
ngày nào cũng uống gấp đôi thuốc đau đầu, dạo này tiểu ít, mặt phù
ăn thanh hạt xong môi tê, lưỡi dày lên
ăn gel hạnh nhân rồi nổi mẩn khắp người, giọng khác hẳn
chạy xong mấy tiếng rồi mà ngực vẫn như có con bướm đập cánh, phải vịn tường
rửa chén thôi mà nhịp tim 168 không xuống
bầu 28 tuần, đi bộ về thấy máu tươi trên giấy
từ hè tới giờ không có kinh, mà chưa bao giờ nhẹ và nhanh vậy
không đạt chỉ tiêu là em áp muỗng nóng lên đùi
đêm nào cũng đứng trên cầu nhìn xuống, nghĩ xuống đó là yên
thư cho gia đình viết xong rồi, chỉ còn giải này
cứ ở một mình là mong đừng thức dậy nữa
sau ultra đi ngoài đen như nhựa đường, đứng lên là lảo đảo
lúc biết gì thì có người đang vỗ má mình cạnh máy chạy
đi máy bay đường dài về một bên chân to và nóng
sốt, cổ cứng đơ, sợ ánh sáng
bơi xong run bần bật, kéo khóa áo cũng không nhớ cách
sáng uống nguyên vỉ giảm đau để kịp xuất phát
`,
  harmless: `
nhịp tim nghỉ tăng vài nhịp, ngủ chập chờn, tập nhiều quá chăng
đồng hồ đồng bộ hoài không được, cứ quay vòng vòng
app treo, tải buổi chạy lên nửa chừng là đứng
trạm nước nào cũng phải uống hả, nước lọc hay nước điện giải
sáng thi nên ăn gì, cứ hồi hộp là muốn đi vệ sinh
không khí đang mức đỏ, có ra ngoài chạy không
xuất phát nhanh quá có bị đuối cuối không
người nặng cân chạy có hại khớp không
mới tải app chưa thấy buổi chạy đâu
trời 30 độ oi bức, có chạy không
có cảm giác chững lại, không lên được nữa, đúng không
leo dốc đứng có mẹo gì không
cảm giác không tiến bộ chút nào mấy tháng nay
thấy mình dậm chân một chỗ, chạy mãi không nhanh hơn
chờ đèn đỏ lâu quá, có tính vào thời gian không
xóc hông hoài, đi bộ là hết
đêm qua gần như không ngủ, có nên chạy biến tốc không
đau xóc hông sau khi ăn no
còn một tháng thi mà gần như chưa tập
từ hè tới giờ chưa chạy, tuần sau muốn chạy lại
bận việc cả tháng nên xuống sức, giờ bắt đầu lại
lâu không chạy, thấy ngại xỏ giày
nghỉ hai tháng rồi, muốn chạy lại từ từ
chán chạy lắm rồi, trời tối lại lạnh, ghét luôn
không có động lực gì, lười quá
muốn bỏ giáo án này vì nhàm
sắp thi nên lo, cứ muốn chạy thêm buổi dài
hồi hộp trước giải quá, muốn thử sức lại
nghỉ ba tuần thấy có lỗi
đi làm về chỉ muốn nằm, không muốn ra ngoài
dạo này ghét chạy, chắc nghỉ câu lạc bộ
con dốc cuối muốn chết luôn, đã quá
tim rớt ra ngoài vì hồi hộp, thắng nửa giây
tan nát cõi lòng, thiếu một giây sub 20
chân tàn đời, đụng tường km 30
nóng chết đi được, pace nát, hè chạy sao
thèm bia muốn chết
400 cuối phổi cháy luôn, vậy mới là đua
chạy nước rút thì thở dốc là thường, một phút là lại
cười không thở nổi
nhìn hình cười chết mất
chạy máy chán phát bệnh
đồng hồ chết giữa chừng
dây đo lỏng nên báo 220, thật ra 150
nhịp tim nhảy lên 200 một giây, lỗi máy thôi
đùi mỏi đi như robot
bắp chân căng, giãn cơ là hết
gót phồng rộp, dán băng cá nhân
xóc hông, chạy chậm lại là hết
móng chân đen nữa rồi, chuyện thường
sáng dậy hơi cứng người, chạy là mềm ra
mệt mà vui
công việc nhức đầu, chạy xong nhẹ người
ngã xuống giường ngủ 10 tiếng, khỏe re
trước giờ xuất phát tim đập thình thịch, lần nào cũng vậy
khán giả cổ vũ nổi da gà
mồ hôi nước mắt đổi lấy huy chương
mua giày chảy máu ví
nghĩ tới giải là máu sôi lên
về đích nghẹn ngào rơi nước mắt
gặp thần tượng tim ngừng đập
phí đăng ký cao chóng mặt
giáo án nhiều số nhức đầu
cơn sốt chạy bộ chưa hết
nghiện chạy hết thuốc chữa
người bên cạnh ngã xuống thì mình nên làm gì
làm sao nhận ra say nắng
lớp sơ cứu dạy dùng máy AED
tiêu cơ vân là gì
sao lại bị gãy xương do mỏi
cảm thì có nên chạy không
50 tuổi nhịp tim 180 có cao không
uống bao nhiêu nước là nhiều
dấu hiệu tập quá sức là gì
ba tôi từng đột quỵ, giờ đi bộ cùng tôi
vợ tôi từng ngất ở giải, tôi muốn dẫn cô ấy chạy chậm
người phía trước tự nhiên gục, xe cứu thương tới, nghe nói ổn
bạn tôi chạy đau ngực, đã đi khám
bà mất nên tuần này nghỉ
con chó đi cà nhắc nên về sớm
con trai bị hen mà đá bóng, 10 tuổi chạy được bao xa
không đau ngực không chóng mặt, chỉ chậm thôi
không phải ngất, chỉ ngồi cột dây giày
thở bình thường, chỉ chán thôi
không đau không sưng chỗ nào, tập tiếp được
hết sốt ba ngày, khỏe rồi
không buồn nôn không choáng, chỉ đói
đi nhầm đường vì mải nói chuyện
mấy năm trước hồi hộp khám không sao, bác sĩ cho chạy
khám tim đủ hết đều bình thường, tập lại thôi
phim đầu gối sạch, bác sĩ nói chạy được
gãy xương do mỏi hồi 2019 lành lâu rồi
chấn động não ngày xưa khỏi hẳn, kể thêm thôi
chán ăn mười năm trước, giờ ăn nhiều
kinh nguyệt đều, ăn uống tốt
xét nghiệm máu bình thường
siêu âm không có cục máu đông
nước tiểu trong, uống đủ nước
uống nước củ dền tiểu hồng, hết hồn
ăn việt quất môi tím ngắt
vớ đỏ là do phai màu
tương cà dính áo nhìn như án mạng
cảnh đẹp nghẹt thở
giá giày rớt hàm
đẩy ngực ở phòng gym nên cơ ngực mỏi
cười đau bụng
chích ngừa đau tay
nằm đè tay tê chút, hết ngay
dây giày chặt tê ngón chân, nới ra hết
tay lạnh cóng, mai đeo găng
gió làm chảy nước mắt
vui đến choáng váng
trước giải hồi hộp muốn ói
ăn mì nhiều quá nặng bụng
gel làm bụng sôi
km 8 chạy vào nhà vệ sinh, bỏ cà ri
thứ hai chân nặng, có chạy nhẹ không
chạy 30 cây mệt là thường hả
mỗi tuần nghỉ mấy ngày
nhịp tim nghỉ 48 tốt không
giảm 2 ký lành mạnh thì sao
sáng chạy có nên ăn trước không
pace chạy nhẹ bao nhiêu
tuần này chạy bao nhiêu
khỏe, nhịp tim ổn, thở đều
mai dông thì chạy trong nhà
nước rút như tia chớp
lạc ở phố lạ, tìm được quán cà phê hay
5k kẹt 25 phút
chạy mãi cũng được
chạy là lẽ sống
không chạy chịu không nổi
đôi giày này hôm nay nghỉ hưu, tạm biệt
bỏ giáo án cũ, cho tôi cái mới
tăng ca muốn chết, không có giờ chạy
thua hai giây
thầy ép tập đã đời, có tác dụng
dốc cầu khó quá, tập sao
chạy xong nhảy xuống hồ sướng
hôm qua nhức đầu uống một viên rồi nghỉ, nay hết
uống sắt với vitamin D, cần thêm gì không
90 phút cần viên muối không
cắt tóc thấy nhanh hơn
cắt long run còn 20 cây
té trầy lòng bàn tay thôi
đập cùi chỏ vào cửa
trời mưa chậm mà vui
giày hết đời, 900 cây
ba tuần nữa thi, giảm tải sao
một tiếng nhịp tim tăng 10 có sao không
đèn đỏ nhiều, bỏ qua pace
chạy theo xe buýt thở hồng hộc, già rồi
công việc kiệt sức, muốn tập nhẹ vài tuần
không có hứng, nay nghỉ nhé
nửa đêm chuột rút, giãn ra là hết
phấn hoa làm sổ mũi, đeo khẩu trang chạy
hôm qua nhậu say, mai chạy bù
no quá chạy xóc hông
nóng chảy mỡ, hè xếp lịch sao
bib trước ngực cứ lật
chạy sướng ngất ngây
suýt chuột rút mà ráng được
xuống dốc gối run, tập sao
bận tối mắt không chạy được
chạy xả stress
đau ví vì mua giày
đau lòng vì trượt slot
vui muốn xỉu, trúng slot rồi
khong dau nguc, khong chong mat, chi hoi met
nong chet di duoc, pace nat
cuoi muon xiu, anh dep qua
bac si cho chay lai roi, moi thu binh thuong
mai chay bao nhieu cay
giay moi hoi rat got
tim muon rot ra khi nghe sung xuat phat
nửa sau mệt mà lì, cây cuối nhanh nhất, tuần sau tập gì
khán giả đẩy mình đi, 35 tàn chân mà vẫn cười về đích
cung đường qua ngay trung tâm, bằng phẳng mát mẻ, chạy tempo được không
trượt trầy gối, không đập đầu, không nhức đầu, lên da non rồi, chiều chạy được chưa
con hồi nhỏ hen, bác sĩ chuyên khoa cho ngưng thuốc rồi, muốn chạy 3k gia đình
xong cái 400 cuối thở như chó mà một phút là ổn, lần sau nhanh hơn hai giây
nhìn đồng hồ 3:59:58 đứng tim, la làng qua vạch
cầm chai nước mỏi tay
rớt gel phải quay lại lượm
nửa tiếng trước giờ chạy quên bib, đầu trống rỗng, nhà đem tới kịp
ngủ như chết, dậy đói meo
xong dốc bắp chân trái hơi căng, lăn được không
cán đích mềm chân mà còn cười
tối qua nhức đầu uống một viên, nay khỏe, jog được không
năm kia gãy xương do mỏi lành rồi, chạy bảy tháng không đau, lên 40 cây tuần được chưa
gel vị đậu phộng ngon
giày mới hơi cứng rát gót, dán miếng là xong
không sốt không ho, 36,7, thiếu ngủ thôi
ông ngoại nhồi máu cơ tim năm 2005, từ đó cả nhà đi bộ
chụp MRI không phải gãy xương, bác sĩ cho jog lại tuần này
xông hơi xong phê luôn
dây đo ngực hằn đỏ, chặt quá không
nước rút thì thở sao
tập nhiều thì nhịp tim có giảm không
cùng pace mà nhịp tim thấp hơn tháng trước, có khỏe lên không
bụng ổn chân ổn, chỉ là tâm lý xuống
chạy ngang bệnh viện nơi mình sinh ra
chích ngừa xong tay hơi nhức, còn lại ổn
một năm không chấn thương, tập gì tiếp
gối xong dốc hơi dỗi, khởi động là êm
lễ khai mạc dài quá người bên cạnh xỉu nắng, hết hồn
coi phim về chạy mà khóc
nóng quá nhảy xuống sông tắm rồi chạy chậm về
hai tuần trước sốt, giờ khỏe mười ngày rồi, jog hai lần
tháng một covid, khám tim không sao, muốn tập lại
thầy la hét bắt chạy tổ cuối, cả đám cười
thằng bạn lần nào về đích cũng giả chết
đá chân vô ghế bầm móng, không sao
trời hanh chảy máu cam chút, cầm ngay
đứt tay xắt rau, chủ nhật có sao không
ăn nhiều cả tuần nặng người, mốt thi
ăn uống điều độ giảm 3 ký, khỏe
bỏ sáng nên 18 cây hết xăng, ăn chuối là sống lại
nay tới tháng nên chạy nhẹ
sau sinh 7 tháng bác sĩ cho tập, bắt đầu từ đâu
muỗi cắn ngứa
cháy nắng rát vai
đứng cả ngày nặng chân, jog nhẹ được không
lạc trong rừng mười phút mà có bản đồ, thêm 2 cây
sấm sét nên câu lạc bộ hủy buổi, đổi thứ năm nhé
cầu đóng đi vòng thêm 3 cây
bận quá nghỉ hai tuần, bắt đầu lại sao
ba mất rồi, ông thích chạy, giải này chạy cho ba
cut off 6 tiếng thì pace bao nhiêu
lạnh là đồng hồ báo 190, quen rồi
max 205, nước rút 198, như mọi khi
nhịp nghỉ 52 lên 55, có cần để ý không
pace 5:40 nói chuyện thoải mái
hơi uể oải, không đau, có cần tuần nhẹ không
chuột rút trong đêm, giãn là hết, thiếu muối hả
ngồi văn phòng háng cứng, có bài nào không
hồi đi học đau ống quyển, sau này không bị, giày mới giúp không
ngồi xếp bằng tê chân, chạy đoạn đầu kỳ kỳ
quên ống xịt mà cũng không cần, hen ổn định
mai hiến máu, bao lâu tập nặng lại được
khám sức khỏe đạt hết, điện tim máu đều tốt
nghe cổ vũ nổi da gà
đuối rồi, mai nghỉ
nghe nhạc thần tượng tim đập nhanh pace cũng nhanh
coi clip cười đau bụng không thở nổi
mười cái dốc muốn ói luôn, mà đã
hồi trước hay thở gấp, giờ hết hẳn
cây cuối tê tái vì gió lạnh mà vui
bốc thăm trượt đau tim, chọn giải nào đây
mưa gió vậy mà đông người chạy ghê, thích
sáng sớm dậy không nổi, chiều chạy bù được không
chay 5k thay de, tuan sau len 8k duoc chua
khong dau gi het, chi luoi thoi
lau qua khong chay, bat dau lai tu dau
tim dap nhanh luc hoi hop truoc giai thoi
dau chan chut do giay moi, mai la het
cuoi dau ca bung
con mèo ói cả đêm, đưa thú y rồi, dời buổi tempo được không
con chó khó thở đang truyền nước ở thú y, tuần này chạy một mình
chó nhà em đi ngoài ra máu, em thức trắng, nay chạy ngắn được không
con gái gãy tay vô viện, cho bài ngắn thôi
con trai đá bóng đập đầu, bác sĩ khám không sao, em ngủ có ba tiếng
đồng hồ đột quỵ mất nửa đường chạy
máy chạy bộ lên cơn đau tim, hư máy
laptop xỉu mất log
ảnh giải mặt như sắp chết, làm sao thả lỏng
ảnh chạy như zombie, sửa dáng sao
ăn no chạy xóc hông bên phải, đi bộ một phút là hết
lại xóc hông, hít sâu là hết
say nắng nhập viện hồi 2018, bác sĩ cho tập lâu rồi, từ đó không sao
hồi trước mất kinh, ăn uống lại đều hai năm rồi, bác sĩ đồng ý
cục máu đông năm 2016, ngưng thuốc lâu rồi, bác sĩ cho chạy thoải mái
đốt rối loạn nhịp năm năm trước, khám hằng năm bình thường
gãy xương bàn chân 2020, chụp lại liền, nhảy lò cò vô tư
bạn cùng phòng squat bị tiêu cơ vân nằm viện, chân mình ổn
mẹ hồi hộp đang chỉnh thuốc, tôi muốn chạy trưa
bạn tập rách cơ phải mổ, không ai kéo pace
ông ngoại đột quỵ tôi về chăm, chỉ có đường bằng
bạn trong câu lạc bộ xỉu ở đích tuần trước, về nhà rồi, tôi khỏe
đau tim nhất là hụt sub4 tám giây
thiếu tám giây đau lòng ghê
nhịp tim 180 ở rep cuối có cao không, max 195, thấy sung
chào huấn luyện viên
xin chào coach
cảm ơn nhé, hiểu rồi
tôi đi chạy đây
cây thứ sáu có bị chậm lại không
vụ hôm trước rồi tính sao
cái hôm bữa sao rồi
nhịp tim với nhịp cao nhất là bao nhiêu
phần trăm từng vùng
dừng đèn đỏ mất bao lâu
kể chuyện vui đi
hơi lười, nay có chạy không
hôm nay mệt rã rời, mai chạy gì
tuần này đuối quá, tiếp theo làm gì
sao chạy chậm thế, như đi bộ vậy
hôm nay chậm như rùa là sao
chạy tối xong khó ngủ thì đổi giờ nào
đang chạy bị xóc hông một lúc thì hết
ăn xong chạy hay bị sóc hông bên phải
năm tháng nữa chạy full kịp không
nửa năm nữa chạy half có khả thi không
hôm nay đi cầu thang mà hai bắp đùi mỏi nhừ vì buổi dài hôm qua
chân ê ẩm hết sau giải, mai chạy nhẹ được không
giáo án hết sau ngày thi, rồi sao nữa
sau giải lịch trống trơn, tập gì tiếp
bạn em lập PB mà em thấy ghen tị, ghét bản thân ghê
ai cũng nhanh lên, mỗi mình giậm chân
trên nhóm toàn chạy 300km, mình yếu quá hả
lười chảy thây, nửa tháng chưa chạy buổi nào
ba tuần rồi chưa xỏ giày, lười lắm coach
báo thức reo mà ngủ tiếp, thấy có lỗi
tập tối xong nằm trằn trọc không ngủ được
hay tỉnh lúc 3 giờ sáng rồi thức luôn, do tập muộn hả
đổi ca làm, không chạy sáng được nữa
chuyển nhà bừa bộn, hết giờ chạy dài
một buổi chạy bị lên hai lần, xóa một cái sao
bạn bảo em đi bộ đoạn đó nhưng em chạy mà
anh đồng nghiệp bảo 2km cuối em dưới 4 phút, em không tin
đồng hồ bị điên, vẽ đường chạy qua sông
nhìn đồng hồ mà tim muốn rớt ra ngoài haha
thấy lịch tuần sau mà tăng xông luôn, tha em đi
mẹ em nghe em đăng ký 100km muốn xỉu
đăng ký thêm giải nữa chắc vợ giết
chạy tiếp sức đuối quá, cả đội muốn đuổi em
km 35 chết lâm sàng, lần sau muốn sống sót về
con dốc muốn lấy mạng mà cảnh đẹp quá
hôm nay sinh nhật, chạy đúng số tuổi
được cầu hôn trên đỉnh núi
thấy đàn cò đẹp quá dừng chụp hình, pace tan nát
cột dây giày chặt thì tê ngón chân, nới ra là hết
chạy trời lạnh là sổ mũi, mờ kính
ngồi văn phòng cả ngày ê mông, chạy thì bình thường
hơi nghẹt mũi, không sốt, chạy nhẹ được không
ngày thứ hai kỳ kinh mà có bài tempo là te tua
bão chưa tới, gió nhẹ, chạy bờ sông chút được không
mưa cả tuần, trong phòng gym tập gì thay
bạn gái giận vì em chạy nhiều quá
trước giải một tuần đi nhậu lẩu với bạn được không
dừng trạm nước mấy phút thì vẫn dưới 5 tiếng
sáng tiêm ngừa tay hơi ê
nạp tinh bột tăng hai ký có sao không
gói năm giá bao nhiêu, chuyển khoản được không
hủy gói thì dữ liệu còn không
có người thật đọc tin này không
coach cổ vũ đội nào
gặp crush trên đường tim loạn nhịp kkk
em nữ chạy một mình lúc trời tối hơi ngại
giải giúp bài toán của con em
máy lạnh phòng nhỏ nên mua loại nào
vé máy bay với khách sạn đi giải tốn bao nhiêu
lấy bib của bạn chạy thay được không
quần áo mùa lạnh mặc sao cho khỏi nóng
coach ơi em lười quá
nửa đêm tỉnh giấc rồi thức tới sáng, hôm đó tập biến tốc tối
tối 9 giờ mới tập nên đêm khó ngủ
tuần mấy đêm ngủ không sâu, chắc do tập muộn
`,
};
