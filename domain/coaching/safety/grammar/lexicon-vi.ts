import type { Lexicon } from './concept.ts';

const MANY =
  '(?:[89]|[1-9]\\d\\d?|tám|chín|mười(?: (?:một|hai|ba|bốn|lăm|sáu|bảy|tám|chín))?|(?:hai|ba|bốn|năm) (?:mươi|chục)(?: \\S+)?|mấy chục|chục)';
const PILL =
  '(?:giảm đau|ibuprofen|panadol|paracetamol|efferalgan|hapacol|aspirin|voltaren|kháng viêm|thuốc ngủ|thuốc|advil)';

/** Vietnamese; each word is also read without its tone, and without any marks. */
export const LEXICON_VI: Lexicon = {
  chest: 'ngực|lồng ngực|xương ức|ức|mỏ ác|chấn thủy|sau xương sườn|lồng xương sườn',
  heart: '(?<!nhịp )tim(?! (?:mạch|hiểu|kiếm|đập))|quả tim|trái tim|vùng tim',
  radiation: '(?:cánh )?tay trái|vai trái|quai hàm|hàm|răng hàm|hai bả vai',
  head: '(?<!(?:bắt|ban|lần|dẫn|từ|đứng|hàng|chặng|vòng|đoạn|phút|giờ|tuần|tháng|năm|buổi|lúc|km|cây|khởi|mở) )đầu(?! (?:gối|tiên|giờ|tuần|tháng|năm|buổi|đường|mùa|xuân|hè|óc|tư|hàng|xương|ngón|bảng))|gáy|trán|thái dương|chẩm|ót',
  boneSpot:
    'ống (?:chân|quyển|đồng)|cẳng chân|xương|mu bàn chân|bàn chân|gót|gót chân|mắt cá|xương chày|xương bàn|xương chậu|ngón chân',
  hip: 'háng|bẹn|hông|khớp háng|đầu xương đùi',
  calf: 'bắp chân|cẳng chân|một (?:bên )?chân|chân (?:trái|phải)|bắp chuối|bụng chân',
  urine: 'nước tiểu|tiểu|đi tiểu|đái|nước đái|đi đái|tè',
  otherPart: 'gối|đầu gối|chân|đùi|bắp đùi|lưng|mông|bụng|dạ dày|mắt cá|gân gót|núm vú|hông',
  bad: 'đau|tức|nhói|thắt|nặng|nghẹn|rát|đè|siết|ép|ê|ê ẩm|nhức|buốt|khó chịu|châm chích|bỏng|nóng ran|quặn|co thắt|căng cứng|ran|âm ỉ|mỏi|ngột ngạt|chèn',
  crush:
    'bóp|bóp nghẹt|siết|đè|đè nặng|tảng đá|cục đá|viên gạch|voi|ai (?:đó )?(?:ngồi|đứng|bóp|đè|dẫm|giẫm)|kẹp|kìm|ép|thắt lại|vặn|đá đè|(?:cửa|ai) kẹp|bị kẹp',
  numb: 'tê|tê rần|tê dại|mất cảm giác|kiến bò|tê cứng',
  powerless:
    'yếu|liệt|méo|xệ|sụp|rũ|không nhấc|không giơ|không cử động|không cầm|không nắm|không nâng|mất sức|bất lực|lệch|rớt|rơi|buông thõng|không còn sức|nhấc (?:\\S+ )?không (?:nổi|lên|được)|cử động (?:\\S+ )?không được',
  swollen:
    'sưng|phù|phồng|sưng vù|sưng húp|sưng tấy|to gấp|to (?:hơn|lên)|nhẫn (?:\\S+ ){0,3}(?:chật|không|kẹt)|húp|căng mọng|căng phồng|dày lên|dày cộm|to ra|to bự|bự|cộm',
  warm: 'nóng|đỏ|ửng|ấm',
  hit: 'đập|va|đụng|ngã|té|tông|cụng|bị đập|đâm|cộc|bổ|dộng|u đầu|chúi|úp',
  spreads: 'lan|lan ra|lan lên|lan xuống|chạy (?:ra|lên|xuống|dọc)|xuyên|tới|lên|xuống|đến',
  coldSweat:
    'mồ hôi lạnh|vã mồ hôi|toát mồ hôi lạnh|mồ hôi (?:lạnh )?(?:vã|toát|túa)|mặt (?:tái|trắng bệch|xanh|cắt)|tái (?:mét|xanh|nhợt)|lạnh toát',
  dark: '(?:như|giống|màu)(?: \\S+){0,3} (?:coca|cola|trà|chè|cà phê|cafe|xì dầu|nước tương|nước mắm|rượu vang|gỉ sét|bã trầu|pepsi)|nâu|sẫm|đậm|đỏ|đen|máu|hồng',
  pinpoint:
    'một (?:điểm|chỗ|vị trí)|đúng (?:một|1) (?:điểm|chỗ)|1 (?:điểm|chỗ)|(?:bằng|cỡ) (?:đồng xu|ngón tay|đầu ngón)|ấn|nhấn|bấm|chạm|sờ|gõ|lò cò|nhảy|ban đêm|đêm|nửa đêm|nằm|ngủ|(?:khi|lúc) nghỉ|ngồi không|khập khiễng|cà nhắc|cà thọt|không (?:đi|bước|đứng|chống) (?:được|nổi)|không dám (?:đặt|chống|tì|bước)|đi (?:không|bộ) (?:nổi|được|cũng)|tì|dồn (?:lực|trọng lượng)|đặt chân|chống chân|thức giấc|tỉnh giấc|chọt|chọc|bấm vô|ấn vô|đụng (?:vô|vào|tới)|rờ',
  faint:
    'ngất(?! (?:ngây|ngưởng))|xỉu(?! (?:up|down))|bất tỉnh|lịm|mất ý thức|té xỉu|hôn mê|đổ gục|ngã gục|lả đi|sập nguồn',
  wake: 'tỉnh (?:ra|dậy|lại)|mở mắt|lúc tỉnh|khi tỉnh|hoàn hồn|hồi tỉnh|nhớ (?:ra )?(?:là|thì)|tỉnh|biết (?:gì|mình) thì|giây sau|giây tiếp theo|lúc sau thì|phút sau',
  onGround:
    '(?:nằm|ngồi|ngã)(?: \\S+){0,2} (?:vỉa hè|đường|đất|nền|sàn|cỏ|lề|bệnh viện|cáng|y tế)|vỉa hè|mặt đường|dưới đất|bệnh viện|xe cấp cứu|cáng|vây quanh|xúm|bâu|bu quanh|nằm (?:dài|ngửa|sõng soài|bệt)',
  grey: 'mắt (?:\\S+ ){0,2}(?:tối|hoa|mờ|tối sầm|tối đen|trắng|nổ đom đóm|hoa lên)|tối sầm|tối đen|trước mắt (?:\\S+ ){0,2}(?:tối|trắng|đen|mờ|nhòe)|mọi thứ (?:\\S+ ){0,3}(?:tối|trắng|đen|mờ|xám|quay)|trời đất (?:\\S+ )?quay|nổ đom đóm|sầm (?:lại|xuống)|xây xẩm|hoa mắt|nhòe đi|tầm nhìn (?:\\S+ ){0,3}(?:tối|mờ|hẹp|thu|nhòe)',
  legsFold:
    'khuỵu|khụy|quỵ|gục|chân (?:\\S+ )?(?:nhũn|sụm|sụp|khuỵu|không đứng)|ngã|té|lảo đảo|ngồi (?:bệt|thụp|phịch)|đổ (?:xuống|gục|người)|không đứng (?:nổi|vững|được)|lăn (?:đùng|quay|ra)',
  memoryGap:
    'không nhớ|chẳng nhớ|không còn nhớ|mất trí nhớ|quên (?:hết|sạch|mất)|trống rỗng|không biết gì',
  lost: '(?:không|chẳng|ko) (?:còn )?(?:biết|nhớ|nhận ra)(?: \\S+){0,3} (?:ở đâu|đường nào|là ai|tên|ngày|thứ|nhà|đang ở|chỗ nào|đường về|mình|gì)|lú lẫn|mê sảng|lơ mơ|nói (?:nhảm|lảm nhảm|linh tinh|mê|sảng|lung tung)|mất phương hướng|loạng choạng|lảo đảo|ảo giác|như (?:người )?say|đi xiêu vẹo|lẫn lộn|quên (?:tên|đường|nhà)|hoang tưởng|ngơ ngác|lờ đờ|chạy ngược|đờ đẫn|gọi không (?:thưa|trả lời)|nói năng (?:lộn xộn|lung tung)|chạy vòng vòng|(?:nói|lảm nhảm)(?: \\S+){0,2} (?:nhảm|linh tinh|bậy bạ|tào lao)|hỏi (?:gì )?không (?:biết|trả lời)|gọi (?:\\S+ )?không (?:nghe|đáp|thưa)|quay vòng vòng',
  speech:
    'nói (?:ngọng|đớ|líu|lắp|không (?:ra|rõ|thành|được|tròn)|khó|méo)|líu lưỡi|cứng (?:lưỡi|miệng)|lưỡi (?:\\S+ )?(?:cứng|đơ|líu|đớ)|không nói (?:được|nên lời|ra|thành)',
  sight:
    '(?:mắt|một mắt|mắt trái|mắt phải) (?:\\S+ ){0,3}(?:không nhìn|không thấy|mù|mất thị lực|nhìn đôi|nhìn một thành hai)|mất thị lực|nhìn đôi|nhìn một thành hai|không nhìn thấy (?:gì|một)|mù (?:tạm|một|đột)|đau đầu (?:\\S+ ){0,4}(?:chưa từng|nhất (?:đời|từ trước))|sét đánh',
  dizzy: 'chóng mặt|choáng|choáng váng|hoa mắt|xây xẩm|quay cuồng|lâng lâng|đầu (?:\\S+ )?quay',
  seizure: 'co giật|sùi bọt mép|lên cơn động kinh',
  shortBreath:
    'khó thở|hụt hơi|thở (?:\\S+ ){0,2}(?:không|chẳng|ko) (?:ra hơi|nổi|được|kịp|ra|vào|nổi hơi)|không (?:thể )?(?:thở|hít|lấy (?:được )?hơi|thở được)|thở (?:dốc|hổn hển|gấp|rít|khò khè|hồng hộc|ngắn|gấp gáp|nặng|rất khó)|khò khè|ngạt|ngộp|nghẹt thở|thiếu (?:oxy|không khí|ô xy|hơi)|đứt hơi|hết hơi|ngắn hơi|nghẹn thở|hơi thở|hít (?:\\S+ ){0,2}không (?:vào|được|đủ)|thở mệt|thở (?:như bò|không kịp|phì phò|phập phồng|mệt|mãi)|hớp không khí|mệt đứt hơi|lấy hơi (?:không|mãi)|đứt hơi|(?:ngồi|dừng|đứng)(?: \\S+){0,2} (?:để )?thở|phải nghỉ (?:để )?thở',
  noSpeech:
    'nói (?:\\S+ ){0,3}(?:không|chẳng|ko) (?:trọn|hết|nổi|được|ra|thành)(?: câu| lời| hơi)?|(?:chỉ|mỗi lần)(?: \\S+){0,3} nói (?:\\S+ ){0,2}(?:một|hai|vài|1|2|từng) (?:từ|chữ|tiếng)|không nói (?:nổi|được|hết|trọn)|từng (?:chữ|từ|tiếng)|(?:hai|1|2|một|vài) (?:từ|chữ) (?:một|là)|chưa hết câu|nói chuyện (?:không|cũng không|chẳng)',
  inhaler: 'thuốc xịt|bình xịt|ống xịt|ống hít|xịt|hen|hen suyễn|suyễn|ventolin|lên cơn hen',
  blueLips: 'môi (?:\\S+ ){0,2}(?:tím|xanh|tái|thâm)|tím tái',
  ease: 'chạy nhẹ|chạy chậm|đi bộ|đi lại|cầu thang|lên lầu|leo (?:\\S+ ){0,3}(?:tầng|lầu|thang)|(?:một|hai|ba|1|2|3) (?:tầng|lầu)|đi vệ sinh|tắm|mặc (?:đồ|áo)|buộc dây|cúi|quét nhà|đi chợ|nói chuyện|đột ngột|bất thường|bỗng|tự nhiên|tự dưng|chưa từng|mấy bước|vài bước|đi vài|nhẹ nhàng|làm việc nhà|jog|khởi động|đứng dậy|ra (?:cửa|cổng|ngõ)|từ (?:tuần|hôm)',
  rest: 'nghỉ|nằm|ngồi|ngủ|xem (?:tivi|phim|ti vi|tv|điện thoại)|nửa đêm|ban đêm|đêm|giường|ghế|sofa|không làm gì|tự nhiên|tự dưng|bỗng|đột ngột|họp|ăn cơm|thức dậy|không (?:xuống|giảm|hạ|chịu xuống)|mãi (?:không|chưa|chẳng)|cả tiếng|tiếng đồng hồ|lướt (?:điện thoại|mạng)|ngồi yên|làm việc|nửa tiếng',
  beat: 'tim|nhịp tim|mạch|nhịp',
  irregular:
    'không đều|loạn|loạn xạ|bỏ nhịp|hẫng|lỡ nhịp|thất thường|lúc nhanh lúc chậm|lúc (?:\\S+ )?lúc|lộn xộn|rung(?! (?:động|rinh|chuông))|run rẩy|nhảy (?:loạn|lung tung|cóc)|lung tung|giật|ngừng (?:một|1)|dừng (?:một|1)|mất (?:một )?nhịp|rớt nhịp|chệch nhịp|đảo|hụt|ngưng (?:một|1)|lạc nhịp|lộp bộp|thót',
  racing:
    'nhanh|dồn dập|thình thịch|vọt|tăng vọt|vọt lên|nhảy lên|đập mạnh|đánh trống|lên tới|phi mã|muốn nhảy ra|liên hồi|đùng đùng',
  fastPulse:
    '(?:nhịp tim|tim|mạch|nhịp)(?: \\S+){0,6} (?:1[3-9]\\d|2[0-3]\\d)|(?:1[3-9]\\d|2[0-3]\\d) ?(?:bpm|nhịp|lần)',
  uphill:
    'lên dốc|leo dốc|chạy (?:nhanh|lên|tới|đến|được|xong|bền)|tăng tốc|gắng sức|cố|khi chạy|lúc chạy|đang chạy|mỗi lần chạy|cứ chạy|vận động|buổi chạy|chạy',
  heat: 'nóng|nắng|oi|oi bức|oi ả|nắng gắt|giữa trưa|trưa|(?:2[89]|3\\d|4[0-3])(?:[.,]\\d)? ?(?:độ|°c?|c)|nhiệt|hầm|thân nhiệt|người nóng',
  noSweat:
    '(?:không|ngừng|hết|chẳng|ko|ngưng|dừng|không còn|thôi) (?:thấy |còn |hề )?(?:ra |đổ |toát |tiết |chảy )?mồ hôi|mồ hôi (?:bỗng |tự nhiên |đã )?(?:tắt|khô|ngưng|ngừng(?! (?:chảy|rơi|tuôn)))|da (?:\\S+ )?(?:khô|ráo)|da (?:\\S+ ){0,4}khô|khô (?:queo|rang|ran)|nóng (?:\\S+ )?khô',
  chill: 'rét|rét run|ớn lạnh|lạnh run|nổi da gà|run|run rẩy|run cầm cập|gai ốc|lạnh|rùng mình',
  muchWater:
    'uống (?:\\S+ ){0,4}?(?:quá nhiều|nhiều|cả đống|liên tục|(?:[4-9]|1\\d|bốn|năm|sáu|bảy|tám|chín|mười)(?:[.,]\\d)? ?(?:lít|l|chai))|(?:[4-9]|1\\d|bốn|năm|sáu|bảy|tám|chín|mười) (?:lít|chai)(?: \\S+){0,2} nước|(?:trạm|chặng) nào cũng uống|uống nước (?:\\S+ ){0,2}(?:nhiều|ở (?:mọi|mỗi|tất cả))|(?:nốc|tu|tọng) (?:\\S+ ){0,3}(?:lít|chai|nước)|mỗi trạm (?:\\S+ ){0,3}(?:chai|ly|cốc|uống)',
  headache:
    '(?:đau|nhức|buốt) (?:cả |nửa )?đầu|đầu (?:\\S+ ){0,2}(?:đau|nhức|như búa|ong ong|muốn nổ|nổ tung|búa bổ)|đau nửa đầu|búa bổ',
  vomit: 'nôn|ói|mửa|buồn nôn|nôn mửa|ọe|muốn ói|lợm',
  allergen:
    'ong|kiến|côn trùng|muỗi|sâu|đốt|chích|cắn|đậu phộng|lạc rang|hạt (?:điều|óc chó|hạnh nhân)|tôm|cua|hải sản|ghẹ|dị ứng|phản vệ|ăn|kháng sinh|sữa|trứng|gel|penicillin|thuốc mới|nhộng',
  hives:
    'mề đay|mày đay|nổi (?:mẩn|mụn|ban|đỏ|cục|sẩn)|phát ban|mẩn (?:đỏ|ngứa)|ngứa|mẩn|sẩn|nổi (?:\\S+ )?(?:cục|mụn|đốm|hột|khắp)|sần|ngứa',
  closing:
    '(?:họng|cổ họng|cổ) (?:\\S+ ){0,3}(?:nghẹn|thắt|sưng|hẹp|tắc|nghẹt|bít|cứng|siết|ngứa|vướng)|(?:nghẹn|thắt|nghẹt|sưng|tắc) (?:ở |cứng )?(?:họng|cổ)|khó nuốt|nuốt (?:không|khó)|khản (?:giọng|tiếng)|khàn|mất tiếng',
  pregnant:
    'mang thai|mang bầu|có bầu|có thai|cấn bầu|dính bầu|(?:đang )?bầu(?: được)? (?:\\d{1,2}|\\S+|hai mươi \\S+) (?:tuần|tháng)|bầu bí|bầu bì|thai kỳ|thai (?:\\d{1,2}|được)|tam cá nguyệt|bà bầu|bụng bầu|tuần thai|mẹ bầu|em bầu',
  bleeds:
    '(?:ra|chảy|thấy|có|rỉ|dính|lẫn)(?: \\S+){0,2} máu|xuất huyết|máu|ra (?:dịch|huyết)(?: \\S+)? (?:nâu|hồng|đỏ)|dịch (?:nâu|hồng)|ra huyết',
  waters: 'rỉ ối|vỡ ối|nước ối|rò ối|ra nước|chảy nước|ướt (?:quần|đẫm)|ối',
  bellyTight:
    'co thắt|cơn gò|gò|gò cứng|(?:bụng|bụng dưới|tử cung) (?:\\S+ ){0,3}(?:cứng|đau|căng|co|trằn|quặn|thắt)|đau bụng|trằn|chóng mặt|đau đầu|khó thở|choáng|ngất|xỉu|hoa mắt|bắp chân',
  babyStill:
    '(?:em bé|bé|con|thai|thai nhi)(?: \\S+){0,3} (?:không (?:máy|đạp|cử động|động)|ít (?:máy|đạp|cử động)|đạp ít|im|nằm im|máy ít)|thai máy ít|không (?:thấy|cảm nhận)(?: \\S+){0,3} (?:máy|đạp|cử động)',
  blood: 'máu(?! mủ|me|nóng)',
  expelled:
    'ho|khạc|nôn|ói|đờm|đi (?:ngoài|cầu|tiêu|đại tiện|nặng|ị)|ỉa|phân(?! (?:tích|vân|biệt|bố|bón|đoạn))|nhổ|bồn cầu|nước bọt|tiêu chảy|lau',
  period:
    'kinh(?! (?:nghiệm|tế|phí|doanh|khủng|điển|ngạc|độ|dị|hoàng|hãi))|kinh nguyệt|đèn đỏ|tới tháng|đến tháng|hành kinh|rụng dâu|nguyệt san|bà dì',
  absent:
    'mất|trễ|không (?:có|thấy|đến|tới|ra)|chưa (?:có|thấy|đến|tới)|chậm|tắt|ngừng|biến mất|không đều|tịt|bặt|dứt|chẳng thấy|ko (?:có|thấy|tới)|hổng (?:có|thấy)',
  purge:
    'móc họng|móc (?:\\S+ )?(?:cho )?(?:nôn|ói)|tự (?:gây )?(?:nôn|ói)|thuốc xổ|thuốc nhuận tràng|nhuận tràng|lợi tiểu|thuốc giảm cân|cuồng ăn|chán ăn tâm|biếng ăn tâm|rối loạn ăn uống|(?:ép|bắt) (?:mình|bản thân) (?:nôn|ói)|(?:nhai|ăn) (?:\\S+ )?(?:rồi|xong) nhổ|(?:nôn|ói)(?: \\S+){0,5} (?:giữ cân|sợ mập|sợ béo|khỏi mập|giảm cân|cho nhẹ|khỏi béo|để gầy|để ốm)',
  starve:
    'nhịn (?:ăn|đói)(?: \\S+){0,3} (?:ngày|hôm|để|cho)|(?:\\d+|hai|ba|bốn|mấy) (?:ngày|hôm)(?: \\S+){0,3} (?:không|chưa|chẳng|ko) ăn|(?:không|chưa|chẳng) ăn (?:gì|cơm)?(?: \\S+){0,2} (?:\\d+|hai|ba|bốn|mấy) (?:ngày|hôm)|(?:mỗi|một|1) ngày(?: \\S+){0,3} (?:chỉ )?ăn (?:đúng |có )?(?:một|1|nửa) (?:quả|trái|củ|hộp)|(?:chỉ|dưới|có)(?: \\S+){0,3} [1-9]\\d\\d ?(?:calo|kcal|cal)|sợ (?:ăn|béo|mập|tăng cân|tinh bột)|(?:ăn|ăn xong)(?: \\S+){0,3} (?:tội lỗi|ghê tởm|dằn vặt)|không (?:dám|cho phép|được phép)(?: \\S+){0,2} ăn|bỏ đói|tuyệt thực|không xứng (?:đáng )?(?:được )?ăn',
  living: '(?<!cuộc |đời |môi trường )sống(?! (?:lưng|mũi|ở|gần))|tồn tại',
  wish: 'muốn|ước|mong|giá|giá mà|thà|chỉ muốn|phải chi|ước gì|cầu mong|nghĩ (?:đến|tới|về)|tưởng tượng|hay là',
  gone: 'tan biến|không (?:bao giờ |phải )?(?:tỉnh|thức) (?:dậy|lại)(?: nữa)?|không (?:còn )?(?:tồn tại|trên đời)|kết thúc (?:tất cả|mọi thứ|cuộc đời|đời)|chấm dứt (?:tất cả|mọi thứ|cuộc đời)|ngủ (?:mãi|một giấc (?:thật )?dài)|ra đi mãi|rời (?:bỏ )?(?:thế giới|cõi)|biến mất (?:khỏi|mãi|luôn)|chưa từng (?:sinh ra|được sinh)',
  withoutMe:
    '(?:không có|vắng) (?:tôi|mình|em|tui|con|tao|tớ)(?! (?:tập|chạy))|(?:tôi|mình|em|tui|con|tao|tớ)(?: \\S+){0,1} (?:biến mất|chết|không còn(?! (?:đau|mệt|sốt))|không tồn tại)',
  relief:
    'nhẹ nhõm|tốt hơn|nhẹ nợ|hạnh phúc hơn|đỡ (?:khổ|phiền)|vui hơn|không ai|chẳng ai|ai mà|mọi người|cả nhà|gia đình|bố mẹ|ba mẹ|dễ thở hơn',
  selfInjury:
    '(?:rạch|cắt|cứa|lam|đốt) (?:\\S+ ){0,2}(?:tay|cổ tay|đùi|chân|da)(?: (?:mình|tôi|em|bản thân))?|tự (?:làm đau|làm hại|cắt|rạch|tổn thương)|(?:làm đau|làm tổn thương) (?:chính )?(?:mình|bản thân)|dao lam|lưỡi lam',
  manyPills: `(?:uống|nuốt|xài|dùng|tọng|nốc|làm)(?: \\S+){0,4}? ${MANY} (?:viên|vien)|${PILL}(?: \\S+){0,4}? ${MANY} viên|${MANY} viên (?:\\S+ ){0,2}${PILL}|(?:cả|nguyên|hết|một|hai|hết cả) (?:một )?(?:vỉ|lọ|hộp|nắm|chai|vốc)(?: \\S+){0,2} ${PILL}|${PILL}(?: \\S+){0,4} (?:cả|nguyên|hết) (?:vỉ|lọ|hộp|nắm|chai)|quá liều`,
  swallowed: 'uống|nuốt|xài|dùng|nốc|tọng|quá liều|làm',
  doer: 'thầy|cô giáo|hlv|huấn luyện viên|coach|chồng|vợ|bạn trai|bạn gái|người yêu|bố|ba|mẹ|cha|má|ông ấy|ổng|anh ấy|ông ta|dượng|bố dượng|cha dượng|đồng đội|đội trưởng|sếp|anh trai|chú|ảnh|nó|tiền bối|đàn anh',
  force:
    'đánh(?! trống| giá| răng| thức| dấu| máy| bóng| golf| bài| cầu| đổi)|đánh đập|tát|đá (?=em|tôi|mình|con|tui|vào|bụng|người)|đấm|bạt tai|bóp (?:cổ|ngực|mông|vú)|sờ|sờ mó|sờ soạng|sàm sỡ|quấy rối|cưỡng (?:hiếp|bức|dâm|hôn|ép)|hiếp|ôm (?:chặt|hôn)|hôn|nhốt|khóa (?:em|tôi|mình|cửa)|nhục mạ|chửi|mắng nhiếc|sỉ nhục|lăng mạ|bạo hành|bạo lực|dọa|đe dọa|hăm dọa|ném (?:\\S+ ){0,2}(?:vào|giày|đồ)|lột|cởi (?:đồ|áo|quần)|bỏ đói|cấm (?:em|tôi|con|mình)? ?(?:ăn|uống|về|nghỉ)|không cho (?:\\S+ ){0,2}(?:ăn|uống|về|nghỉ|đi khám|đi vệ sinh|gặp)|giật tóc|nắm tóc|kéo tóc|xô|quất|quật|roi|phạt (?:\\S+ ){0,2}(?:quỳ|nhịn|bò)|véo|nhéo|ảnh (?:nóng|nude|khỏa thân)|rình|theo dõi|đụng chạm|cấu véo|thượng cẳng|(?:nắm|giật|túm|kéo) tóc|(?:chửi|gọi|mắng)(?: \\S+){0,4} (?:heo|lợn|mập|béo|vô dụng|rác|đĩ)|đè (?:em|tôi|mình|con)|bóp',
  effort: 'biến tốc|interval|giải|nước rút|dốc|tempo|pb|về đích|đua|pace|tối đa|vùng|ngưỡng|tốc độ',
  gym: 'hít đất|tập ngực|gym|tạ|chống đẩy|bơi|xà|plank|đau cơ',
  skin: 'áo|cọ|cọ xát|trầy|dây áo|cháy nắng|số đeo|kim băng|phồng rộp|dây đeo|đai|phồng|mụn nước|chai chân|móng|dây giày',
  device: 'cảm biến|đai|dây đeo|đồng hồ|dữ liệu|số liệu|thiết bị|garmin|app|pin|lỗi|hiển thị',
  feeling:
    'dự báo|yêu|thích|crush|phim|bài hát|nhạc|cảnh|đẹp|cảm động|hồi hộp|xuất phát|trước giờ|vạch|vui|thất tình|tin|nhớ|buồn cười|khán giả',
  alcohol: 'rượu|bia|nhậu|say xỉn',
  upperBody: 'vai|bả vai|cánh tay|hai tay|sau lưng|lưng',
  lipsTongue: 'môi|lưỡi|mặt|miệng|mồm|cổ họng|họng',
  eyes: 'mí mắt|mắt',
  halfBody:
    'nửa (?:người|mặt|bên|thân)|một bên (?:người|mặt|cơ thể)|bên (?:trái|phải) (?:mặt|người)|mặt (?:trái|phải|bên trái|bên phải)|khóe miệng|miệng|mặt',
  limb: '(?:tay|chân|cánh tay) (?:trái|phải|bên trái|bên phải)|một (?:bên )?(?:tay|chân)|đôi đũa|đũa',
  useless:
    'hết|không (?:đỡ|ăn thua|hiệu quả|tác dụng|giúp)|quên|để quên|xịt (?:\\S+ ){0,4}(?:không|vẫn)|vẫn|không (?:có|mang)|rỗng|cạn',
  life: 'cuộc sống|cuộc đời|đời|thế giới',
  noMeaning:
    'không (?:còn )?(?:ý nghĩa|mục đích|lý do)|vô (?:nghĩa|vọng)|(?:chẳng|chả|ko|hết) (?:còn )?(?:ý nghĩa|để làm gì)|để làm gì|làm gì (?:nữa|cho)|không đáng|chẳng đáng|bế tắc|tuyệt vọng',
  tired:
    'không (?:còn )?(?:muốn|thiết)|(?:chẳng|chả|ko|hết) (?:còn )?(?:muốn|thiết)|chán|mệt mỏi|không chịu (?:nổi|được)|chịu hết nổi|quá đủ|kiệt quệ',
  coerced:
    '(?:chạy|tập)(?: \\S+){0,3} đến (?:khi )?(?:nôn|ngất|xỉu)|không được (?:nói|kể) (?:với|cho)|giữ bí mật|đừng (?:nói|kể) (?:với|cho) ai|(?:gãy|chấn thương|sốt)(?: \\S+){0,5} (?:bắt|ép)|(?:quay lén|nhìn trộm|chụp lén)|ảnh (?:nóng|nude|khỏa thân)|(?:bắt|ép)(?: \\S+){0,2} (?:cởi|lột|nhịn)',
  me: 'em|tôi|mình|con|tui|cháu|tớ',
  laugh: 'cười|haha|hihi|kk+|hehe|=\\)+|đùa',
  harmlessCause:
    'củ dền|thanh long|vitamin|viên muối|muối|điện giải|canxi|nước đá|máy lạnh|điều hòa|bơi|ngộ độc|nha sĩ|sương mù|mưa|mùa đông|nội soi',
  outage:
    'sập nguồn|mất điện|tắt nguồn|bất tỉnh|lịm|ngất|xỉu|hôn mê|đứt phim|đứt bóng|té xỉu|mất ý thức|mất (?:hết )?nhận thức|đơ',
  helped:
    'quạt|lay|gọi|cạo gió|vuốt|bấm huyệt|cấp cứu|truyền|đỡ dậy|giật tóc mai|bà cô|cô nào|ông nào|ai đó|mấy (?:người|anh|chị|bạn)|người lạ|nằm (?:trên|dưới|ở|giữa)|tình nguyện viên|thở oxy|bệnh viện|trạm y tế|vỗ (?:vào )?(?:má|mặt)|tát (?:vào )?(?:má|mặt)|lay lay',
  chore:
    'gấp (?:\\S+ )?(?:mền|chăn|quần áo)|rửa (?:chén|bát|mặt|tay)|giặt|đổ rác|dắt chó|nấu (?:cơm|ăn)|xỏ giày|mang (?:giày|vớ)|lau nhà|quét|đi chợ|tắm|đánh răng|đi vệ sinh|nhà vệ sinh|xếp hàng|đứng (?:yên|rửa|nấu|chờ)|nói chuyện|nghe điện thoại|bếp|xuống nhà|thay đồ|phơi đồ|đi lấy',
  fault: 'lỗi|hết pin|sai số|lỏng|bắt sai|nhiễu|hư',
  point:
    'một (?:điểm|chỗ|vị trí)|đúng (?:một|1)? ?(?:điểm|chỗ)|1 (?:điểm|chỗ)|(?:bằng|cỡ) (?:đồng xu|ngón tay|đầu ngón|hạt)|ấn|nhấn|bấm|chạm|sờ|gõ|chọt|chọc|rờ|có chỗ',
  lowFood:
    'kẹo cao su|coca zero|pepsi zero|nước lọc|nước|dưa leo|dưa chuột|cà phê đen|cà phê|táo|trứng|rau|xà lách|đá viên|trà|salad|ức gà',
  onlyWord: 'chỉ|mỗi|toàn|độc|ngoài',
  daysSpan:
    '(?:\\d+|hai|ba|bốn|năm|mấy) (?:ngày|hôm|bữa)|từ (?:thứ|hôm|đầu tuần|chủ nhật)|cả tuần|mỗi ngày|ngày nào cũng|suốt tuần',
  weightGoal:
    '\\d{2} ?(?:kg|ký|cân|kí)|xuống cân|giảm cân|ép cân|cân nặng|mập|béo|gầy|ốm hơn|nhẹ hơn|calo|tinh bột',
  eat: 'ăn|cơm|bữa|tinh bột|bánh|phở|bún|mì|đồ ngọt',
  bringUp: 'nôn|ói|cho ra|móc|tống ra|ọe|đẩy ra',
  secret:
    'lén|lén lút|giấu|không ai biết|công chạy|công cốc|đổ sông|mập|béo|tăng cân|giữ cân|cân nặng|tội lỗi|lần nào cũng|hễ|cứ|nhẹ',
  deathEvent:
    '(?:bị )?(?:xe|tàu)(?: \\S+){0,2} (?:tông|đụng|cán|húc|đâm)(?: \\S+){0,2} (?:chết|luôn|cho xong|phát)|(?:chạy|đang chạy)(?: \\S+){0,3} (?:chết|đột tử)(?: \\S+){0,3} (?:được|cũng|luôn)|tim (?:\\S+ )?ngừng đập luôn',
  welcome: 'nhẹ (?:người|nhõm|nợ)|cũng được|cũng tốt|càng tốt|khỏe|xong|cũng hay|đỡ|thoát|sao cũng',
  cutAct: 'rạch|cắt|cứa|lam|đốt|cào|khứa',
  skinPart: 'tay|cổ tay|đùi|chân|da|cánh tay',
  soothe: 'bình tĩnh|dễ chịu|nhẹ lòng|đỡ|mới|chảy máu|dao|lưỡi lam|trừng phạt|giấu|lại',
};
