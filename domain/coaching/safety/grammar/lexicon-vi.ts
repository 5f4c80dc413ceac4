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
  hip: 'háng|bẹn|hông|khớp háng|đầu xương đùi|khớp háng|háng(?: (?:bên )?trong)?|bẹn|trong háng',
  calf: 'bắp chân|cẳng chân|một (?:bên )?chân|chân (?:trái|phải)|bắp chuối|bụng chân|bắp (?:chân|chuối|vế)|bắp cẳng|cẳng|một giò|giò (?:trái|phải)|sau (?:gối|đầu gối)|một bên chân|bắp chân(?: (?:bên )?(?:trái|phải))?|chân (?:trái|phải)|một chân',
  urine:
    'nước tiểu|tiểu|đi tiểu|đái|nước đái|đi đái|tè|đi (?:tè|tiểu|đái|giải)|tè|giải (?:quyết|nước)|nước giải|bồn (?:cầu|tiểu)',
  otherPart: 'gối|đầu gối|chân|đùi|bắp đùi|lưng|mông|bụng|dạ dày|mắt cá|gân gót|núm vú|hông',
  bad: 'đau|tức|nhói|thắt|nặng|nghẹn|rát|đè|siết|ép|ê|ê ẩm|nhức|buốt|khó chịu|châm chích|bỏng|nóng ran|quặn|co thắt|căng cứng|ran|âm ỉ|mỏi|ngột ngạt|chèn|đau điếng|đau nhức|nhức|nhói',
  crush:
    'bóp|bóp nghẹt|siết|đè|đè nặng|tảng đá|cục đá|viên gạch|voi|ai (?:đó )?(?:ngồi|đứng|bóp|đè|dẫm|giẫm)|kẹp|kìm|ép|thắt lại|vặn|đá đè|(?:cửa|ai) kẹp|bị kẹp|ai (?:\\S+ )?(?:đè|ngồi|bóp|dẫm|đạp|chẹn|bịt)|bao (?:gạo|cát|xi măng)|đá tảng|cối đá|cục tạ|tạ đè|voi (?:đè|giẫm|ngồi)|xiết|bó chặt|nịt chặt|gông|đóng đinh|khoan|xe (?:cán|đè)|thùng|trịch|nặng trịch|nặng trĩu|chẹn|chặn|(?:bị )?ai đè|đè lên|như bị đè',
  numb: 'tê|tê rần|tê dại|mất cảm giác|kiến bò|tê cứng|tê|tê rần|không (?:còn |có )?cảm giác|mất cảm giác|như (?:chích|tiêm) thuốc tê|không phải (?:của )?mình|chai|đơ|mất cảm giác|tê rần|tê dại|tê',
  powerless:
    'yếu|liệt|méo|xệ|sụp|rũ|không nhấc|không giơ|không cử động|không cầm|không nắm|không nâng|mất sức|bất lực|lệch|rớt|rơi|buông thõng|không còn sức|nhấc (?:\\S+ )?không (?:nổi|lên|được)|cử động (?:\\S+ )?không được|xệ|méo (?:xẹo|xệch)?|lệch|rớt (?:hoài|ly|đồ|xuống)|(?:cầm|nắm|nhấc|giơ|đưa|xách)(?: \\S+){0,3} (?:rớt|rơi|không (?:nổi|được|chặt|lên|vững))|chảy ra|trào ra|rỉ ra|chảy (?:nước )?(?:dãi|miếng)|tuột|không nghe lời|không theo ý|không điều khiển|kéo lê|lê (?:chân|lết)|không (?:cài|bấm|viết|gõ) (?:được|nổi)|nhắm không (?:kín|được)|cứng đơ|xụi|bại|bại xụi|cứng đơ|đơ|cười méo|méo|không vững|cầm (?:\\S+ )?không (?:chắc|vững|nổi)|mềm nhũn|không nghe lời|không cầm nổi|xụi|đơ|liệt|không nhấc nổi|mất lực|rơi điện thoại',
  swollen:
    'sưng|phù|phồng|sưng vù|sưng húp|sưng tấy|to gấp|to (?:hơn|lên)|nhẫn (?:\\S+ ){0,3}(?:chật|không|kẹt)|húp|căng mọng|căng phồng|dày lên|dày cộm|to ra|to bự|bự|cộm|chù vù|sưng (?:chù|tù|bự|u)|to (?:bằng|chà bá|đùng)|bự (?:hơn|chà bá|gấp|lên)|(?:lớn|bự|to|mập) hơn (?:\\S+ )?(?:bên|chân|cái)|mập ra|phình|trướng|(?:vớ|tất) (?:\\S+ )?(?:hằn|lằn)|hằn (?:vớ|tất)|căng bóng|căng như|như (?:hai )?(?:trái|quả) (?:chuối|ổi|cà)|nhẫn (?:\\S+ )?(?:gỡ|tháo|rút|lột)|(?:nhẫn|đồng hồ|giày|vớ|tất|dép)(?: \\S+){0,3} (?:chật|siết|thắt|hằn|lún|không vừa)|dày cộp|dày cui|dày (?:lên|ra)|như (?:xúc xích|bánh bao|bao tay)|to hơn(?: hẳn)?(?: bên)?(?: kia| trái| phải)?|sưng (?:to|vù|một vòng)|cứng (?:đơ|ngắc)|phù|to ra|một vòng|sưng húp|tháo nhẫn không ra',
  warm: 'nóng|đỏ|ửng|ấm|nóng (?:ran|rần|hổi|rực|hầm hập)|bừng|rần rần|hâm hấp|bầm|tím|đỏ (?:bừng|au|ửng)|nóng ran|ấm nóng|sờ (?:vào |vô |thấy )?(?:nóng|ấm)|đỏ|nóng',
  hit: 'đập|va|đụng|ngã(?! (?:tư|ba|năm|sáu|rẽ))|té|tông|cụng|bị đập|đâm|cộc|bổ (?:nhào|xuống|đầu)|dộng|u đầu|chúi|úp|dập|đập (?:cái )?(?:bốp|cốp|rầm)|cụng|va (?:vào|trúng)|phang|trúng (?:vào|đầu)|húc|tông (?:vào|trúng)|bốp|cốp',
  spreads:
    'lan|lan ra|lan lên|lan xuống|chạy (?:ra|lên|xuống|dọc)|xuyên|tới|lên|xuống|đến|xuống|qua|sang|ra (?:tới|đến)|xộc|dội|chạy tới|lan qua|lan tới',
  coldSweat:
    'mồ hôi lạnh|vã mồ hôi|toát mồ hôi lạnh|mồ hôi (?:lạnh )?(?:vã|toát|túa)|mặt (?:tái|trắng bệch|xanh|cắt)|tái (?:mét|xanh|nhợt)|lạnh toát',
  dark: '(?:như|giống|màu)(?: \\S+){0,3} (?:coca|cola|trà|chè|cà phê|cafe|xì dầu|nước tương|nước mắm|rượu vang|gỉ sét|bã trầu|pepsi)|nâu|sẫm|đậm|đỏ|đen|máu|hồng|(?:nước )?xá xị|sting|bia đen|nước (?:màu|mắm|tương|rửa thịt|vối|sâm|mía lau)|cánh gián|hổ phách|trà (?:đá|đặc|đen)|bã cà phê|chocolate|sô cô la|rượu nho|củ dền|cam đậm|cola|coca|đỏ lòm|đỏ quạch|nâu (?:đen|đỏ)|thẫm',
  pinpoint:
    'một (?:điểm|chỗ|vị trí)|đúng (?:một|1) (?:điểm|chỗ)|1 (?:điểm|chỗ)|(?:bằng|cỡ) (?:đồng xu|ngón tay|đầu ngón)|ấn|nhấn|bấm|chạm|sờ|gõ|lò cò|nhảy|ban đêm|đêm|nửa đêm|nằm|ngủ|(?:khi|lúc) nghỉ|ngồi không|khập khiễng|cà nhắc|cà thọt|không (?:đi|bước|đứng|chống) (?:được|nổi)|không dám (?:đặt|chống|tì|bước)|đi (?:không|bộ) (?:nổi|được|cũng)|tì|dồn (?:lực|trọng lượng)|đặt chân|chống chân|thức giấc|tỉnh giấc|chọt|chọc|bấm vô|ấn vô|đụng (?:vô|vào|tới)|rờ|trở mình|đi khập khiễng|khập khiễng|cà nhắc|nhảy(?: cái)? là|lò cò|ban đêm|đêm|bóp hai bên|đứng một chân',
  faint:
    'ngất(?! (?:ngây|ngưởng))|xỉu(?! (?:up|down))|bất tỉnh|lịm|mất ý thức|té xỉu|hôn mê|đổ gục|ngã gục|lả đi|sập nguồn|lăn (?:ra|đùng)|té xỉu|đổ gục|ngất|xỉu|không biết gì nữa',
  wake: 'tỉnh (?:ra|dậy|lại)|mở mắt|lúc tỉnh|khi tỉnh|hoàn hồn|hồi tỉnh|nhớ (?:ra )?(?:là|thì)|tỉnh|biết (?:gì|mình) thì|giây sau|giây tiếp theo|lúc sau thì|phút sau|mở mắt|giật mình (?:dậy|tỉnh)|tỉnh (?:hồn|táo)|lúc (?:tỉnh|mở mắt)|quay lại (?:thì|đã)|nhận ra (?:thì|mình)|hồi sau|chợt|lúc (?:\\S+ )?(?:tỉnh|mở|biết)|hay ra thì|nhìn (?:lên|thấy) thì',
  onGround:
    '(?:nằm|ngồi|ngã)(?: \\S+){0,2} (?:vỉa hè|đường|đất|nền|sàn|cỏ|lề|bệnh viện|cáng|y tế)|vỉa hè|mặt đường|dưới đất|bệnh viện|xe cấp cứu|cáng|vây quanh|xúm|bâu|bu quanh|nằm (?:dài|ngửa|sõng soài|bệt)|(?:nằm|ngồi|té|ngã)(?: \\S+){0,3} (?:đất|đường|sàn|cỏ|xi măng|gạch|ghế đá|lều y tế|bãi cỏ)|nằm một đống|nằm dài|nằm chèo queo',
  grey: 'mắt (?:\\S+ ){0,2}(?:tối|hoa|mờ|tối sầm|tối đen|trắng|nổ đom đóm|hoa lên)|tối sầm|tối đen|trước mắt (?:\\S+ ){0,2}(?:tối|trắng|đen|mờ|nhòe)|mọi thứ (?:\\S+ ){0,3}(?:tối|trắng|đen|mờ|xám|quay)|trời đất (?:\\S+ )?quay|nổ đom đóm|sầm (?:lại|xuống)|xây xẩm|hoa mắt|nhòe đi|tầm nhìn (?:\\S+ ){0,3}(?:tối|mờ|hẹp|thu|nhòe)|mắt (?:\\S+ ){0,2}(?:tối thui|tối hù|tối mịt|tối|đen thui|quáng)|tối thui|tối hù|như (?:chui|nhìn) (?:\\S+ ){0,2}(?:ống|hầm|hang)|(?:thu|nhỏ|teo) (?:lại|dần)(?: \\S+){0,3} (?:chấm|lỗ|điểm)|ù tai|tai ù|tối om|quáng mắt|hoa cả mắt|sao bay|(?:tai|tiếng|âm thanh)(?: \\S+){0,3} (?:ù|xa|nhỏ|lùng bùng|mất)|lùng bùng',
  legsFold:
    'khuỵu|khụy|quỵ|gục|chân (?:\\S+ )?(?:nhũn|sụm|sụp|khuỵu|không đứng)|ngã(?! (?:tư|ba|năm|sáu|rẽ))|té|lảo đảo|ngồi (?:bệt|thụp|phịch)|đổ (?:xuống|gục|người)|không đứng (?:nổi|vững|được)|lăn (?:đùng|quay|ra)',
  memoryGap:
    'không nhớ|chẳng nhớ|không còn nhớ|mất trí nhớ|quên (?:hết|sạch|mất)|trống rỗng|không biết gì|quên (?:mất|béng|luôn|tiêu)|không (?:có )?(?:ký ức|kí ức)|chả nhớ|mất (?:một )?(?:đoạn|khúc)|không hiểu sao (?:về|tới|mình)|nhớ (?:mang máng|lõm bõm)',
  lost: '(?:không|chẳng|ko) (?:còn )?(?:biết|nhớ|nhận ra)(?: \\S+){0,3} (?:ở đâu|đường nào|là ai|tên|ngày|thứ|nhà|đang ở|chỗ nào|đường về|mình|gì)|lú lẫn|mê sảng|lơ mơ|nói (?:nhảm|lảm nhảm|linh tinh|mê|sảng|lung tung)|mất phương hướng|loạng choạng|lảo đảo|ảo giác|như (?:người )?say|đi xiêu vẹo|lẫn lộn|quên (?:tên|đường|nhà)|hoang tưởng|ngơ ngác|lờ đờ|chạy ngược|đờ đẫn|gọi không (?:thưa|trả lời)|nói năng (?:lộn xộn|lung tung)|chạy vòng vòng|(?:nói|lảm nhảm)(?: \\S+){0,2} (?:nhảm|linh tinh|bậy bạ|tào lao)|hỏi (?:gì )?không (?:biết|trả lời)|gọi (?:\\S+ )?không (?:nghe|đáp|thưa)|quay vòng vòng|(?:kêu|gọi|nhắc)(?: \\S+){0,3} (?:tên )?(?:\\S+ )?(?:không|chẳng) (?:nghe|thưa|nhận|biết|trả)|nói sảng|nói xàm|không nhận ra|quên mất (?:đang|mình|đường|nhà|tên|xe)|(?:hỏi|nói)(?: \\S+){0,3} (?:đi )?hỏi lại|hỏi (?:hoài|mãi|tới lui) (?:một|1) câu|trả lời (?:không|chẳng|tầm bậy|trớt quớt)|(?:thứ mấy|tên gì|ở đâu|là ai|ngày mấy|đâu)(?: \\S+){0,4} (?:không (?:được|biết|nhớ|nhận)|chịu|bí|ú ớ)|ú ớ|đi xiêu vẹo|xiêu vẹo|như xỉn|như (?:người )?(?:xỉn|say rượu)|quên (?:đường|nhà|tên|số|mật khẩu)|lơ ngơ|như người mất hồn|thất thần|đi đứng (?:\\S+ )?(?:xiêu|lảo)|chân nam đá chân chiêu|đi (?:\\S+ )?(?:xiêu vẹo|loạng choạng|lảo đảo|không vững)|chạy (?:lảo đảo|ngược đường|nhầm đường)|hỏi tên(?: \\S+){0,3} không|không biết (?:mình )?(?:đang )?ở đâu|đầu óc (?:\\S+ )?quay cuồng|lú lẫn|nói (?:năng )?(?:lung tung|nhảm)',
  speech:
    'nói (?:ngọng|đớ|líu|lắp|không (?:ra|rõ|thành|được|tròn)|khó|méo)|líu lưỡi|cứng (?:lưỡi|miệng)|lưỡi (?:\\S+ )?(?:cứng|đơ|líu|đớ)|không nói (?:được|nên lời|ra|thành)|nói (?:đớ|đả đớt|líu|ngọng|lắp bắp|khó nghe|như (?:người )?(?:say|xỉn)|ú ớ)|giọng (?:\\S+ )?(?:đớ|líu|méo|say)|(?:nói|gọi)(?: \\S+){0,3} không (?:ra|thành) (?:chữ|tiếng|tên)|lưỡi (?:\\S+ )?(?:cứng|đớ|líu|nặng|dày|tê)|nói (?:đớ|ngọng|ú ớ|lắp|không ra)|mắc trong miệng|chữ (?:cứ )?(?:mắc|kẹt)|muốn nói mà không|đớ lưỡi|nói nhảm',
  sight:
    '(?:mắt|một mắt|mắt trái|mắt phải) (?:\\S+ ){0,3}(?:không nhìn|không thấy|mù|mất thị lực|nhìn đôi|nhìn một thành hai)|mất thị lực|nhìn đôi|nhìn một thành hai|không nhìn thấy (?:gì|một)|mù (?:tạm|một|đột)|đau đầu (?:\\S+ ){0,4}(?:chưa từng|nhất (?:đời|từ trước))|(?:một|1|bên) mắt (?:\\S+ ){0,2}(?:tối|mờ|đen|không thấy)|(?:nhìn|thấy)(?: \\S+){0,4} (?:thành hai|ra hai|thành 2|ra 2)|mất (?:nửa|một nửa) (?:tầm nhìn|hình)|mù|mắt (?:trái|phải|bên trái|bên phải)(?: \\S+){0,5} (?:tối|đen|rèm|một nửa|nửa|không thấy|mờ|che|mù)|một (?:bên )?mắt(?: \\S+){0,5} (?:tối|đen|rèm|nửa|không thấy|mờ|che|mù)|như (?:kéo|có|bị) (?:rèm|màn)|mất (?:nửa|một nửa) (?:tầm nhìn|thị lực)',
  dizzy:
    'chóng mặt|choáng|choáng váng|hoa mắt|xây xẩm|quay cuồng|lâng lâng|đầu (?:\\S+ )?quay|xây xẩm|xẩm|chao đảo|nghiêng ngả|muốn (?:té|ngã|xỉu)|say sẩm|đứng dậy (?:là|thì) (?:\\S+ )?(?:choáng|quay|tối|té)|nhà (?:\\S+ )?quay|đất (?:\\S+ )?(?:nghiêng|quay)|loạng choạng',
  seizure: 'co giật|sùi bọt mép|lên cơn động kinh',
  shortBreath:
    'khó thở|hụt hơi|thở (?:\\S+ ){0,2}(?:không|chẳng|ko) (?:ra hơi|nổi|được|kịp|ra|vào|nổi hơi)|không (?:thể )?(?:thở|hít|lấy (?:được )?hơi|thở được)|thở (?:dốc|hổn hển|gấp|rít|khò khè|hồng hộc|ngắn|gấp gáp|nặng|rất khó)|khò khè|ngạt|ngộp|nghẹt thở|thiếu (?:oxy|không khí|ô xy|hơi)|đứt hơi|hết hơi|ngắn hơi|nghẹn thở|hơi thở|hít (?:\\S+ ){0,2}không (?:vào|được|đủ)|thở mệt|thở (?:như bò|không kịp|phì phò|phập phồng|mệt|mãi)|hớp không khí|mệt đứt hơi|lấy hơi (?:không|mãi)|đứt hơi|(?:ngồi|dừng|đứng)(?: \\S+){0,2} (?:để )?thở|phải nghỉ (?:để )?thở|thở (?:không|chẳng) (?:ra|vô|vào|xuống)|thở rít|rít|thở (?:cò cử|khẹt|hộc|như cá)|hụt hơi|cạn hơi|hơi (?:không|chẳng) (?:vô|vào|đủ)|(?:hít|thở) (?:\\S+ ){0,2}(?:nông|cạn|ngắn)|không (?:kịp|ra) hơi|dừng (?:\\S+ ){0,3}(?:thở|lấy hơi)|đứng thở|bịt mũi|cá mắc cạn|thở bằng ống hút|ngộp|bí thở|nghẹt|thở như (?:kéo bễ|trâu|bò)|không đủ hơi|hụt hơi|thở (?:hồng hộc|dốc|không ra hơi)',
  noSpeech:
    'nói (?:\\S+ ){0,3}(?:không|chẳng|ko) (?:trọn|hết|nổi|được|ra|thành)(?: câu| lời| hơi)?|(?:chỉ|mỗi lần)(?: \\S+){0,3} nói (?:\\S+ ){0,2}(?:một|hai|vài|1|2|từng) (?:từ|chữ|tiếng)|không nói (?:nổi|được|hết|trọn)|từng (?:chữ|từ|tiếng)|(?:hai|1|2|một|vài) (?:từ|chữ) (?:một|là)|chưa hết câu|nói chuyện (?:không|cũng không|chẳng)|nói (?:một|1|hai|2|vài|từng) (?:chữ|tiếng|từ)(?: (?:phải|là|lại) (?:ngưng|ngừng|nghỉ|thở|dừng))?|nói không (?:ra|được|nổi|hết|nên)|nhắn (?:tin )?(?:vì|tại|do) (?:không )?nói|phải gõ',
  inhaler: 'thuốc xịt|bình xịt|ống xịt|ống hít|xịt|hen|hen suyễn|suyễn|ventolin|lên cơn hen',
  blueLips:
    'môi (?:\\S+ ){0,2}(?:tím|xanh|tái|thâm)|tím tái|(?:môi|đầu ngón tay|ngón tay|móng tay|mặt|miệng)(?: \\S+){0,3} (?:tím|xanh|tái|thâm|xám)(?: \\S+)?|tím (?:ngắt|tím|môi|đầu|rịm)',
  ease: 'chạy nhẹ|chạy chậm|đi bộ|đi lại|cầu thang|lên lầu|leo (?:\\S+ ){0,3}(?:tầng|lầu|thang)|(?:một|hai|ba|1|2|3) (?:tầng|lầu)|đi vệ sinh|tắm|mặc (?:đồ|áo)|buộc dây|cúi|quét nhà|đi chợ|nói chuyện|đột ngột|bất thường|bỗng|tự nhiên|tự dưng|chưa từng|mấy bước|vài bước|đi vài|nhẹ nhàng|làm việc nhà|jog|khởi động|đứng dậy|ra (?:cửa|cổng|ngõ)|từ (?:tuần|hôm)|lên (?:lầu|gác|cầu thang|bậc)|bước lên|leo (?:\\S+ )?(?:lầu|gác|dốc nhỏ)|xách (?:nước|đồ)|bồng con|ẵm con|đi ra|đi vô|hồi (?:trước|giờ)|tuần (?:trước|rồi)|mọi (?:khi|lần|bữa)|bình thường (?:chạy|đi|leo)|đi chậm|chạy rề rề|nói chuyện điện thoại|cột dây|ngồi (?:không|im|chơi)|gội đầu',
  rest: 'nghỉ|nằm|ngồi|ngủ|xem (?:tivi|phim|ti vi|tv|điện thoại)|nửa đêm|ban đêm|đêm|giường|ghế|sofa|không làm gì|tự nhiên|tự dưng|bỗng|đột ngột|họp|ăn cơm|thức dậy|không (?:xuống|giảm|hạ|chịu xuống)|mãi (?:không|chưa|chẳng)|cả tiếng|tiếng đồng hồ|lướt (?:điện thoại|mạng)|ngồi yên|làm việc|nửa tiếng',
  beat: 'tim|nhịp tim|mạch|nhịp',
  irregular:
    'không đều|loạn|loạn xạ|bỏ nhịp|hẫng|lỡ nhịp|thất thường|lúc nhanh lúc chậm|lúc (?:\\S+ )?lúc|lộn xộn|rung(?! (?:động|rinh|chuông))|run rẩy|nhảy (?:loạn|lung tung|cóc)|lung tung|giật|ngừng (?:một|1)|dừng (?:một|1)|mất (?:một )?nhịp|rớt nhịp|chệch nhịp|đảo|hụt|ngưng (?:một|1)|lạc nhịp|lộp bộp|thót|loạn xà ngầu|tùm lum|lung tung|hụt (?:một|1)?|bỏ (?:mất )?(?:một |1 )?nhịp|cách nhịp|lúc (?:\\S+ )?(?:có|nhanh|mạnh)(?: \\S+)* lúc|đập (?:bậy|lộn|khùng|điên|loạn)|như (?:cá|chim|ngựa|trống)|giật giật|tưng tưng|nhảy (?:cà tưng|loi choi|múa)|khựng|lộn nhịp|trật nhịp|chạy loạn',
  racing:
    'nhanh|dồn dập|thình thịch|vọt|tăng vọt|vọt lên|nhảy lên|đập mạnh|đánh trống|lên tới|phi mã|muốn nhảy ra|liên hồi|đùng đùng|đập như (?:trống|máy|ngựa|điên)|phi nước đại|chạy nước rút|bắn lên',
  fastPulse:
    '(?:nhịp tim|tim|mạch|nhịp)(?: \\S+){0,6} (?:1[3-9]\\d|2[0-3]\\d)|(?:1[3-9]\\d|2[0-3]\\d) ?(?:bpm|nhịp|lần)',
  uphill:
    'lên dốc|leo dốc|chạy (?:nhanh|lên|tới|đến|được|xong|bền)|tăng tốc|gắng sức|cố|khi chạy|lúc chạy|đang chạy|mỗi lần chạy|cứ chạy|vận động|buổi chạy|chạy',
  heat: 'nóng|nắng|oi|oi bức|oi ả|nắng gắt|giữa trưa|trưa|(?:2[89]|3\\d|4[0-3])(?:[.,]\\d)? ?(?:độ|°c?|c)|nhiệt|hầm|thân nhiệt|người nóng|nóng hổi|nóng như|sốt cao|nắng nôi|nắng chang chang|trưa nắng',
  noSweat:
    '(?:không|ngừng|hết|chẳng|ko|ngưng|dừng|không còn|thôi) (?:thấy |còn |hề )?(?:ra |đổ |toát |tiết |chảy )?mồ hôi|mồ hôi (?:bỗng |tự nhiên |đã )?(?:tắt|khô|ngưng|ngừng(?! (?:chảy|rơi|tuôn)))|da (?:\\S+ )?(?:khô|ráo)|da (?:\\S+ ){0,4}khô|khô (?:queo|rang|ran)|nóng (?:\\S+ )?khô|khô (?:queo|rang|ran|rốc|khốc|ran)|(?:da|người|mặt)(?: \\S+){0,5} khô|(?:không|chẳng) (?:\\S+ ){1,3}mồ hôi|chẳng (?:còn |có )?(?:giọt )?mồ hôi|mồ hôi (?:\\S+ )?(?:ráo|đâu mất|hết|không ra)|ráo hoảnh',
  chill: 'rét|rét run|ớn lạnh|lạnh run|nổi da gà|run|run rẩy|run cầm cập|gai ốc|lạnh|rùng mình',
  muchWater:
    'uống (?:\\S+ ){0,4}?(?:quá nhiều|nhiều|cả đống|liên tục|(?:[4-9]|1\\d|bốn|năm|sáu|bảy|tám|chín|mười)(?:[.,]\\d)? ?(?:lít|l|chai))|(?:[4-9]|1\\d|bốn|năm|sáu|bảy|tám|chín|mười) (?:lít|chai)(?: \\S+){0,2} nước|(?:trạm|chặng) nào cũng uống|uống nước (?:\\S+ ){0,2}(?:nhiều|ở (?:mọi|mỗi|tất cả))|(?:nốc|tu|tọng) (?:\\S+ ){0,3}(?:lít|chai|nước)|mỗi trạm (?:\\S+ ){0,3}(?:chai|ly|cốc|uống)|(?:trạm|chặng|bàn) nào (?:cũng |em cũng |mình cũng )?(?:uống|tu|nốc|làm|quất|ực|uống hết|ghé|lấy)|mỗi trạm(?: \\S+){0,4} (?:ly|cốc|chai|nước)|(?:uống|tu|nốc|quất|ực|tọng)(?: \\S+){0,6} (?:[4-9]|1\\d|bốn|năm|sáu|bảy|tám|chín|mười|mấy|cả) ?(?:lít|l|chai|bình)|uống (?:\\S+ )?(?:liên tục|hoài|không ngừng|quá trời|quá xá)|bụng (?:\\S+ )?(?:ọc ạch|óc ách|toàn nước|lỏng bỏng)|sợ (?:mất|thiếu) nước|(?:uống|tu|nốc|ực)(?: \\S+){0,5} (?:cả ngày|suốt|liên tục|không ngừng|hết trạm|mọi trạm|tất cả)|gặp nước là (?:uống|tu)|(?:uống|nốc)(?: \\S+){0,4} (?:trạm nào|mỗi trạm|tất cả các trạm|quá nhiều nước)|uống quá trời nước|nước trạm nào cũng|uống gần \\d+ (?:lít|l)|gần \\d+ lít nước|trạm (?:nước )?nào(?: \\S+){0,2} cũng (?:làm|uống|nốc|quất)',
  headache:
    '(?:đau|nhức|buốt) (?:cả |nửa )?đầu|đầu (?:\\S+ ){0,2}(?:đau|nhức|như búa|ong ong|muốn nổ|nổ tung|búa bổ)|đau nửa đầu|búa bổ|đầu (?:\\S+ ){0,2}(?:búa bổ|như bổ|muốn bể|bể|nứt|nổ|giật)|nhức (?:cái )?đầu|đau (?:cái )?đầu',
  vomit:
    'nôn|ói|mửa|buồn nôn|nôn mửa|ọe|muốn ói|lợm|ói (?:hoài|mửa|ra|mật|lên)|mắc ói|muốn (?:ói|ọe|nôn)|nôn (?:thốc|ọe)|ợn|buồn ói|ụa',
  allergen:
    'ong|kiến|côn trùng|muỗi|sâu|đốt|chích|cắn|đậu phộng|lạc rang|hạt (?:điều|óc chó|hạnh nhân)|tôm|cua|hải sản|ghẹ|dị ứng|phản vệ|ăn|kháng sinh|sữa|trứng|gel|penicillin|thuốc mới|nhộng|ong (?:chích|đốt|vò vẽ)|sứa|chích|cắn|nhộng|mắm|bò cạp|rết|bọ|sâu róm|hải sản|tôm|ghẹ|đậu (?:phộng|nành)|trứng|sữa|thuốc|uống (?:\\S+ )?(?:viên|thuốc)|gel',
  hives:
    'mề đay|mày đay|nổi (?:mẩn|mụn|ban|đỏ|cục|sẩn)|phát ban|mẩn (?:đỏ|ngứa)|ngứa|mẩn|sẩn|nổi (?:\\S+ )?(?:cục|mụn|đốm|hột|khắp)|sần|ngứa|(?:nổi|mọc)(?: \\S+){0,2} (?:cùng mình|khắp|đầy|cục|mẩn|đỏ|hột|sẩn)|ngứa (?:khắp|cùng|điên|quá|toàn)|đỏ (?:khắp|cùng|hết|toàn)',
  closing:
    '(?:họng|cổ họng|cổ) (?:\\S+ ){0,3}(?:nghẹn|thắt|sưng|hẹp|tắc|nghẹt|bít|cứng|siết|ngứa|vướng)|(?:nghẹn|thắt|nghẹt|sưng|tắc) (?:ở |cứng )?(?:họng|cổ)|khó nuốt|nuốt (?:không|khó)|khản (?:giọng|tiếng)|khàn|mất tiếng|(?:họng|cổ họng|cổ)(?: \\S+){0,3} (?:nghẹn|khò|sưng|thắt|hẹp|đặc|bị bóp|như ai bóp|lại)|nghẹn (?:nghẹn|cổ|họng)|giọng (?:\\S+ )?(?:khàn|lạ|đổi|biến|khao khao)|khò khè|nuốt (?:nước miếng )?(?:không|chẳng)',
  pregnant:
    'mang thai|mang bầu|có bầu|có thai|cấn bầu|dính bầu|(?:đang )?bầu(?: được)? (?:\\d{1,2}|\\S+|hai mươi \\S+) (?:tuần|tháng)|bầu bí|bầu bì|thai kỳ|thai (?:\\d{1,2}|được)|tam cá nguyệt|bà bầu|bụng bầu|tuần thai|mẹ bầu|em bầu',
  bleeds:
    '(?:ra|chảy|thấy|có|rỉ|dính|lẫn)(?: \\S+){0,2} máu|xuất huyết|máu|ra (?:dịch|huyết)(?: \\S+)? (?:nâu|hồng|đỏ)|dịch (?:nâu|hồng)|ra huyết',
  waters:
    'rỉ ối|vỡ ối|nước ối|rò ối|ra nước|chảy nước|ướt (?:quần|đẫm)|ối|ra nước|rỉ ối|vỡ ối|chảy nước|nước chảy',
  bellyTight:
    'co thắt|cơn gò|gò|gò cứng|(?:bụng|bụng dưới|tử cung) (?:\\S+ ){0,3}(?:cứng|đau|căng|co|trằn|quặn|thắt)|đau bụng|trằn|chóng mặt|đau đầu|khó thở|choáng|ngất|xỉu|hoa mắt|bắp chân|bụng (?:\\S+ )?(?:gò|cứng|căng|co)|cơn gò|gò liên tục|gò cứng',
  babyStill:
    '(?:em bé|bé|con|thai|thai nhi)(?: \\S+){0,3} (?:không (?:máy|đạp|cử động|động)|ít (?:máy|đạp|cử động)|đạp ít|im|nằm im|máy ít)|thai máy ít|không (?:thấy|cảm nhận)(?: \\S+){0,3} (?:máy|đạp|cử động)|(?:bé|em bé|thai|con)(?: \\S+){0,4} (?:không|chưa|ít|chả) (?:đạp|máy|cử động|động)|không thấy (?:bé )?(?:đạp|máy|cử động)|không thai máy',
  blood: 'máu(?! mủ|me|nóng)',
  expelled:
    'ho|khạc|nôn|ói|đờm|đi (?:ngoài|cầu|tiêu|đại tiện|nặng|ị)|ỉa|phân(?! (?:tích|vân|biệt|bố|bón|đoạn))|nhổ|bồn cầu|nước bọt|tiêu chảy|lau',
  period:
    'kinh(?! (?:nghiệm|tế|phí|doanh|khủng|điển|ngạc|độ|dị|hoàng|hãi))|kinh nguyệt|(?<!(?:đứng|dừng|chờ|gặp|vượt|nhiều|qua|cái|mấy|ngã tư) )đèn đỏ|tới tháng|đến tháng|hành kinh|rụng dâu|nguyệt san|bà dì|băng vệ sinh|tampon',
  absent:
    'mất|trễ|không (?:có|thấy|đến|tới|ra)|chưa (?:có|thấy|đến|tới)|chậm|tắt|ngừng|biến mất|không đều|tịt|bặt|dứt|chẳng thấy|ko (?:có|thấy|tới)|hổng (?:có|thấy)|không (?:thấy|có|tới|ra|xuống|ghé|xài|mua|cần)|mất tiêu|biệt tăm|lặn|im re|đi đâu|bỏ đi|tắt ngấm|(?:ko|k|hông|hổng) (?:thấy|có|tới)|không tới|chưa tới',
  purge:
    'móc họng|móc (?:\\S+ )?(?:cho )?(?:nôn|ói)|tự (?:gây )?(?:nôn|ói)|thuốc xổ|thuốc nhuận tràng|nhuận tràng|lợi tiểu|thuốc giảm cân|cuồng ăn|chán ăn tâm|biếng ăn tâm|rối loạn ăn uống|(?:ép|bắt) (?:mình|bản thân) (?:nôn|ói)|(?:nhai|ăn) (?:\\S+ )?(?:rồi|xong) nhổ|(?:nôn|ói)(?: \\S+){0,5} (?:giữ cân|sợ mập|sợ béo|khỏi mập|giảm cân|cho nhẹ|khỏi béo|để gầy|để ốm)',
  starve:
    'nhịn (?:ăn|đói)(?: \\S+){0,3} (?:ngày|hôm|để|cho)|(?:\\d+|hai|ba|bốn|mấy) (?:ngày|hôm)(?: \\S+){0,3} (?:không|chưa|chẳng|ko) ăn|(?:không|chưa|chẳng) ăn (?:gì|cơm)?(?: \\S+){0,2} (?:\\d+|hai|ba|bốn|mấy) (?:ngày|hôm)|(?:mỗi|một|1) ngày(?: \\S+){0,3} (?:chỉ )?ăn (?:đúng |có )?(?:một|1|nửa) (?:quả|trái|củ|hộp)|(?:chỉ|dưới|có)(?: \\S+){0,3} [1-9]\\d\\d ?(?:calo|kcal|cal)|sợ (?:ăn|béo|mập|tăng cân|tinh bột)|(?:ăn|ăn xong)(?: \\S+){0,3} (?:tội lỗi|ghê tởm|dằn vặt)|không (?:dám|cho phép|được phép)(?: \\S+){0,2} ăn|bỏ đói|tuyệt thực|không xứng (?:đáng )?(?:được )?ăn|không chạy (?:thì )?(?:không|khỏi|nhịn) (?:được )?ăn|(?:hôm|bữa|ngày) nào không chạy(?: \\S+){0,4} (?:nhịn|không (?:được )?ăn|khỏi ăn)|(?:chạy|tập) (?:bù|trả)(?: \\S+){0,4} ăn|ngày (?:\\S+ )?(?:ăn )?(?:có |đúng |chỉ )?(?:một|1|hai|2|nửa)? ?(?:trái|quả|hũ|ly|cái|củ)(?: \\S+){0,2} (?:với|và) (?:\\S+ )?(?:ly|cốc|trái|quả)|(?:ăn|uống) (?:mỗi|đúng|có|chỉ)(?: \\S+){0,3} (?:trái|quả|ly|hũ)|nhịn (?:\\S+ )?(?:cơm|bữa|tối|sáng)|(?:không chạy|chạy không đủ|nghỉ chạy)(?: \\S+){0,4} (?:nhịn|không (?:được|cho|dám)? ?ăn|bỏ (?:bữa|cơm))|bỏ (?:bữa|cơm)(?: \\S+){0,4} (?:để|cho|vì)|(?:đổ|giấu|quăng|cho chó)(?: \\S+){0,3} (?:cơm|bữa|đồ ăn|hộp cơm|phần ăn)|(?:giả vờ|nói (?:dối|xạo)|bảo)(?: \\S+){0,4} (?:ăn rồi|đã ăn|no rồi)|không dám ăn',
  living: '(?<!cuộc |đời |môi trường )sống(?! (?:lưng|mũi|ở|gần))|tồn tại',
  wish: 'muốn|ước|mong|giá|giá mà|thà|chỉ muốn|phải chi|ước gì|cầu mong|nghĩ (?:đến|tới|về)|tưởng tượng|hay là',
  gone: 'tan biến|không (?:bao giờ |phải )?(?:tỉnh|thức) (?:dậy|lại)(?: nữa)?|không (?:còn )?(?:tồn tại|trên đời)|kết thúc (?:tất cả|mọi thứ|cuộc đời|đời)|chấm dứt (?:tất cả|mọi thứ|cuộc đời)|ngủ (?:mãi|một giấc (?:thật )?dài)|ra đi mãi|rời (?:bỏ )?(?:thế giới|cõi)|biến mất (?:khỏi|mãi|luôn)|chưa từng (?:sinh ra|được sinh)',
  withoutMe:
    '(?:không có|vắng) (?:tôi|mình|em|tui|con|tao|tớ)(?! (?:tập|chạy))|(?:tôi|mình|em|tui|con|tao|tớ)(?: \\S+){0,1} (?:biến mất|chết|không còn(?! (?:đau|mệt|sốt))|không tồn tại)',
  relief:
    'nhẹ nhõm|tốt hơn|nhẹ nợ|hạnh phúc hơn|đỡ (?:khổ|phiền)|vui hơn|không ai|chẳng ai|ai mà|mọi người|cả nhà|gia đình|bố mẹ|ba mẹ|dễ thở hơn',
  selfInjury:
    '(?:rạch|cắt|cứa|lam|đốt) (?:\\S+ ){0,2}(?:tay|cổ tay|đùi|chân|da)(?: (?:mình|tôi|em|bản thân))?|tự (?:làm đau|làm hại|cắt|rạch|tổn thương)|(?:làm đau|làm tổn thương) (?:chính )?(?:mình|bản thân)|dao lam|lưỡi lam|(?:lấy|dùng|cầm)(?: \\S+){0,3} (?:dao|lam|kéo|kim|mảnh|bật lửa|tàn thuốc|thuốc lá)(?: \\S+){0,3} (?:rạch|cắt|cứa|khứa|dí|đâm|châm|đốt|gí)|(?:dí|châm|gí)(?: \\S+){0,3} (?:thuốc|lửa)(?: \\S+){0,3} (?:da|tay|đùi|chân|mình)|(?:đập|đấm|cào|cấu|tát)(?: \\S+){0,2} (?:chính )?(?:mình|bản thân)(?: \\S+){0,3} (?:cho|để|đến|mới)',
  manyPills: `(?:uống|nuốt|xài|dùng|tọng|nốc|làm)(?: \\S+){0,4}? ${MANY} (?:viên|vien)|${PILL}(?: \\S+){0,4}? ${MANY} viên|${MANY} viên (?:\\S+ ){0,2}${PILL}|(?:cả|nguyên|hết|một|hai|hết cả) (?:một )?(?:vỉ|lọ|hộp|nắm|chai|vốc)(?: \\S+){0,2} ${PILL}|${PILL}(?: \\S+){0,4} (?:cả|nguyên|hết) (?:vỉ|lọ|hộp|nắm|chai)|quá liều|(?:ngày|mỗi ngày)(?: \\S+){0,3} (?:chục|mười|8|9|1\\d|hơn chục)(?: mấy)? viên|hết cả vỉ|(?:nguyên|cả|hết) (?:một )?vỉ`,
  swallowed: 'uống|nuốt|xài|dùng|nốc|tọng|quá liều|làm|quất|dằn|tu|làm|cứ|nuốt hết|nuốt',
  doer: 'thầy|cô giáo|hlv|huấn luyện viên|coach|chồng|vợ|bạn trai|bạn gái|người yêu|bố|ba|mẹ|cha|má|ông ấy|ổng|anh ấy|ông ta|dượng|bố dượng|cha dượng|đồng đội|đội trưởng|sếp|anh trai|chú|ảnh|nó|tiền bối|đàn anh',
  force:
    'đánh(?! trống| giá| răng| thức| dấu| máy| bóng| golf| bài| cầu| đổi)|đánh đập|tát|đá (?=em|tôi|mình|con|tui|vào|bụng|người)|đấm|bạt tai|bóp (?:cổ|ngực|mông|vú)|sờ|sờ mó|sờ soạng|sàm sỡ|quấy rối|cưỡng (?:hiếp|bức|dâm|hôn|ép)|hiếp|ôm (?:chặt|hôn)|hôn|nhốt|khóa (?:em|tôi|mình|cửa)|nhục mạ|chửi|mắng nhiếc|sỉ nhục|lăng mạ|bạo hành|bạo lực|dọa|đe dọa|hăm dọa|ném (?:\\S+ ){0,2}(?:vào|giày|đồ)|lột|cởi (?:đồ|áo|quần)|bỏ đói|cấm (?:em|tôi|con|mình)? ?(?:ăn|uống|về|nghỉ)|không cho (?:\\S+ ){0,2}(?:ăn|uống|về|nghỉ|đi khám|đi vệ sinh|gặp)|giật tóc|nắm tóc|kéo tóc|xô|quất|quật|roi|phạt (?:\\S+ ){0,2}(?:quỳ|nhịn|bò)|véo|nhéo|ảnh (?:nóng|nude|khỏa thân)|rình|theo dõi|đụng chạm|cấu véo|thượng cẳng|(?:nắm|giật|túm|kéo) tóc|(?:chửi|gọi|mắng)(?: \\S+){0,4} (?:heo|lợn|mập|béo|vô dụng|rác|đĩ)|đè (?:em|tôi|mình|con)|bóp|(?:sờ|mò|rờ|vuốt|xoa|nắn|bóp)(?: \\S+){0,2} (?:đùi|ngực|mông|eo|người|vào|em|tôi|mình|con|cháu|lung tung|soạng|mó)|(?:thò|luồn|đút|để|đặt) tay|cởi (?:đồ|áo|quần)|bắt (?:\\S+ ){0,3}(?:cởi|quỳ|bò|nhịn|lột|nằm)|quỳ|quất|vụt|đập (?:em|tôi|mình|con|vào|vô)|(?:lấy|dùng|cầm)(?: \\S+){0,2} (?:gậy|dây|roi|thước|ống|giày|dép)(?: \\S+){0,2} (?:đánh|quất|vụt|đập|phang)|ôm (?:em|con|cháu|từ)|hôn',
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
    'nửa (?:người|mặt|bên|thân)|một bên (?:người|mặt|cơ thể)|bên (?:trái|phải) (?:mặt|người)|mặt (?:trái|phải|bên trái|bên phải)|khóe miệng|miệng|mặt|khóe miệng|mép|mặt (?:\\S+ )?(?:một bên|bên)|nửa miệng|một bên (?:mặt|miệng|mép|mắt)|miệng|nụ cười|mặt mũi|mí mắt (?:một )?bên',
  limb: '(?:tay|chân|cánh tay) (?:trái|phải|bên trái|bên phải)|một (?:bên )?(?:tay|chân)|đôi đũa|đũa|(?:tay|chân)(?: \\S+){0,1} (?:trái|phải|này)|tay cầm|cầm (?:ly|đũa|muỗng|chai|điện thoại)|bên (?:tay|chân)|nửa người(?: bên)? (?:trái|phải)|tay phải|tay trái|chân phải|chân trái|cầm (?:nổi )?điện thoại',
  useless:
    'hết|không (?:đỡ|ăn thua|hiệu quả|tác dụng|giúp)|quên|để quên|xịt (?:\\S+ ){0,4}(?:không|vẫn)|vẫn|không (?:có|mang)|rỗng|cạn',
  life: 'cuộc sống|cuộc đời|đời|thế giới',
  noMeaning:
    'không (?:còn )?(?:ý nghĩa|mục đích|lý do)|vô (?:nghĩa|vọng)|(?:chẳng|chả|ko|hết) (?:còn )?(?:ý nghĩa|để làm gì)|để làm gì|làm gì (?:nữa|cho)|không đáng|chẳng đáng|bế tắc|tuyệt vọng',
  tired:
    'không (?:còn )?(?:muốn|thiết)|(?:chẳng|chả|ko|hết) (?:còn )?(?:muốn|thiết)|chán|mệt mỏi|không chịu (?:nổi|được)|chịu hết nổi|quá đủ|kiệt quệ',
  coerced:
    '(?:chạy|tập)(?: \\S+){0,3} đến (?:khi )?(?:nôn|ngất|xỉu)|không được (?:nói|kể) (?:với|cho)|giữ bí mật|đừng (?:nói|kể) (?:với|cho) ai|(?:gãy|chấn thương|sốt)(?: \\S+){0,5} (?:bắt|ép)|(?:quay lén|nhìn trộm|chụp lén)|ảnh (?:nóng|nude|khỏa thân)|(?:bắt|ép)(?: \\S+){0,2} (?:cởi|lột|nhịn)|(?:nói|kể)(?: \\S+){0,5} (?:thì |là )?(?:khỏi|cho nghỉ|đuổi|loại|không cho)|không (?:nghe|chịu|làm)(?: \\S+){0,2} (?:thì |là )(?:khỏi|đừng|không được|loại|nghỉ)|bí mật (?:của )?(?:hai|tụi|riêng)|không dám (?:kể|nói)|ở lại (?:một mình|riêng)|(?:mặc|chỉ|còn)(?: \\S+){0,3} (?:đồ lót|quần lót|nội y)|(?:quay|chụp)(?: \\S+){0,4} (?:tắm|thay đồ|người|thân|hình)|ngồi (?:lên )?đùi|vào phòng|lên phòng|ngủ (?:chung|cùng)|tắm (?:chung|cùng)|massage(?: \\S+){0,4} (?:đùi|háng|ngực|cởi)|(?:chạy|tập)(?: \\S+){0,4} (?:đến|tới) (?:khi |lúc )?(?:nôn|ói|ngất|xỉu|gục)|(?:dọa|hăm)(?: \\S+){0,6} (?:nếu|mà) (?:kể|nói|mách)|nếu (?:kể|nói|mách)(?: \\S+){0,4} (?:đuổi|loại|nghỉ|khỏi)',
  me: 'em|tôi|mình|con|tui|cháu|tớ',
  breathAim:
    'thở (?:sao|thế nào|như nào|kiểu gì) (?:cho|để) (?:đỡ|không|ko|khỏi|k) (?:bị )?(?:hụt hơi|hết hơi|thở dốc|mệt)',
  laugh: 'cười (?:\\S+ )?(?:đau|muốn|té|sặc|bể|vỡ|xỉu|ngất)|nói đùa|đùa|giỡn',
  harmlessCause:
    'củ dền|thanh long|vitamin|viên muối|muối|điện giải|canxi|nước đá|máy lạnh|điều hòa|bơi|ngộ độc|nha sĩ|sương mù|mưa|mùa đông|nội soi',
  outage:
    'sập nguồn|mất điện|tắt nguồn|bất tỉnh|lịm|ngất|xỉu|hôn mê|đứt phim|đứt bóng|té xỉu|mất ý thức|mất (?:hết )?nhận thức|đơ',
  helped:
    'quạt|lay|gọi|cạo gió|vuốt|bấm huyệt|cấp cứu|truyền|đỡ dậy|giật tóc mai|bà cô|cô nào|ông nào|ai đó|mấy (?:người|anh|chị|bạn)|người lạ|nằm (?:trên|dưới|ở|giữa)|tình nguyện viên|thở oxy|bệnh viện|trạm y tế|vỗ (?:vào )?(?:má|mặt)|tát (?:vào )?(?:má|mặt)|lay lay|quạt cho|đỡ (?:đầu|em|mình|tôi|lên|dậy)|ôm (?:đầu|em)|bấm (?:huyệt|nhân trung)|xoa dầu|bôi dầu|cho (?:uống|ngửi)|nâng (?:chân|đầu)|kê (?:chân|đầu)|khiêng|bế|cõng|dìu (?:em|mình|tôi|vào|vô)|bảo vệ|cô bán|chú xe ôm|người ta|mọi người (?:xúm|bu|vây|đỡ|quạt|gọi)|giơ chân|nâng chân|chăn (?:bạc|giữ nhiệt)|y tế|đo huyết áp|xe lăn|bình oxy|kê (?:cái )?chân|đôi giày|trần nhà|bầu trời',
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
  eat: 'ăn|cơm|bữa|tinh bột|bánh|phở|bún|mì|đồ ngọt|ăn (?:thêm|lỡ|vô|vào|nhiều)|lỡ|đồ ăn|thèm|tiệc|trà sữa',
  bringUp:
    'nôn|ói|cho ra|móc|tống ra|ọe|đẩy ra|móc (?:họng|ra|ói|cổ)|ói ra|nôn (?:ra|hết)|tống|thò tay|cho ra (?:hết)?|ói (?:hết|sạch)',
  secret:
    'lén|lén lút|giấu|không ai biết|công chạy|công cốc|đổ sông|mập|béo|tăng cân|giữ cân|cân nặng|tội lỗi|lần nào cũng|hễ|cứ|nhẹ|mở (?:vòi )?nước|khóa (?:cửa|toilet)|sợ (?:mẹ|má|mập|béo|ai)|\\d\\d ?kg|ép (?:thêm|cân|nữa)|ráng (?:ép|giảm)|hết|mỗi (?:lần|bữa)',
  deathEvent:
    '(?:bị )?(?:xe|tàu)(?: \\S+){0,2} (?:tông|đụng|cán|húc|đâm)(?: \\S+){0,2} (?:chết|luôn|cho xong|phát)|(?:chạy|đang chạy)(?: \\S+){0,3} (?:chết|đột tử)(?: \\S+){0,3} (?:được|cũng|luôn)|tim (?:\\S+ )?ngừng đập luôn',
  welcome: 'nhẹ (?:người|nhõm|nợ)|cũng được|cũng tốt|càng tốt|khỏe|xong|cũng hay|đỡ|thoát|sao cũng',
  cutAct: 'rạch|cắt|cứa|lam|đốt|cào|khứa',
  skinPart: 'tay|cổ tay|đùi|chân|da|cánh tay|bắp tay|cẳng tay|bụng|mu bàn tay|bắp đùi',
  soothe: 'bình tĩnh|dễ chịu|nhẹ lòng|đỡ|mới|chảy máu|dao|lưỡi lam|trừng phạt|giấu|lại',
  heartFeel:
    'hụt|hẫng|như (?:cá|chim|trống|ngựa)|loạn xà ngầu|loạn xạ|bỏ nhịp|thót|khựng|lộn nhịp|rớt nhịp|lạc nhịp|giật giật|lộp bộp|không đều|nhảy cóc|ngưng (?:một|1)|cà tưng|cá|chim|giật|nhảy cẫng|dập|tưng|búng|trống rỗng|hụt|lỡ|đập mạnh một cái|cồn cào',
  noRelief:
    'không (?:thấy )?(?:ăn thua|đỡ|hết|khá|xi nhê|tác dụng|hiệu quả|giúp|ép phê|nhằm nhò|thấm)|chẳng (?:ăn thua|đỡ|xi nhê|thấm)|vẫn (?:khó|nghẹt|ngộp|rít|khò|vậy|thế|y)|mà (?:vẫn|cũng) (?:không|chẳng|khó|y)|(?:\\d+ )?(?:6|7|8|9|10|sáu|bảy|tám|chục) (?:phát|nhát|hơi|lần|cái)|hoài không|càng (?:xịt|lúc)|nặng (?:thêm|hơn)',
  laboured:
    '(?:cổ|xương đòn|lồng ngực|sườn|bụng|hõm)(?: \\S+){0,3} (?:lõm|hóp|co rút|rút lõm|thụt)|vai (?:\\S+ )?(?:nhấp nhô|nhô)|cánh mũi|ngồi chồm|chống tay (?:\\S+ )?thở',
  fall: 'té|ngã(?! (?:tư|ba|năm|sáu|rẽ|mũ|giá|bài|ngửa ra cười))|vấp|trượt (?:chân|té|ngã)|trật chân|lăn (?:xuống|cù)|tông (?:vào|trúng|phải)|đâm (?:vào|phải)|va (?:vào|phải)|đụng (?:vào|trúng|phải)|lộn nhào|chúi',
  brainSign:
    'ói|nôn|mửa|buồn ngủ|díu mắt|ríu mắt|ngủ gà|lừ đừ|lơ mơ|nhức đầu|đau đầu|chóng mặt|hoa mắt|(?:tròng|đồng tử|con ngươi|tròng đen)(?: \\S+){0,5} (?:to|bự|lớn|không đều|khác)|(?:nước|dịch|máu)(?: \\S+){0,4} (?:tai|mũi)|(?:tai|mũi) (?:\\S+ ){0,2}(?:chảy|rỉ)|nhìn (?:đôi|một thành hai|\\S+ thành hai|mờ)|không nhớ|quên (?:hết|sạch|mất)|hỏi (?:đi )?hỏi lại|chói (?:mắt)?|sợ ánh sáng|ù tai',
  repeatDose:
    '(?:cứ|mỗi|cách) (?:\\S+ ){0,2}(?:tiếng|giờ|km|cây)(?: \\S+){0,3} (?:uống|thêm|làm|dằn|quất)|(?:uống|nốc|quất|nuốt|dằn|làm)(?: \\S+){0,4} (?:cả|nguyên|hết|mấy|hai|2|3|ba) (?:vỉ|hộp|lọ|vốc|nắm)|viên(?: \\S+){0,8} (?:thêm|nữa|lại)(?: \\S+){0,6} viên(?: \\S+){0,8} (?:thêm|nữa|lại)|(?:gấp (?:đôi|ba)|quá) (?:liều|số)|như (?:ăn )?kẹo|hết (?:sạch )?(?:vỉ|hộp)|(?:trộn|chung|kèm)(?: \\S+){0,3} (?:mấy|nhiều|2|hai|3|ba) loại|(?:thêm|nữa|lại)(?: \\S+){0,10} (?:thêm|nữa|lại)(?: \\S+){0,4}|quá (?:hướng dẫn|số viên)|một ngày (?:\\S+ )?(?:8|9|1\\d|chục|mười)(?: \\S+)? viên',
  painkiller:
    'giảm đau|panadol|paracetamol|efferalgan|hapacol|ibuprofen|aspirin|voltaren|diclofenac|thuốc|hạ sốt|kháng viêm|alaxan|decolgen|gofen',
  stool:
    'đi (?:cầu|ngoài|tiêu|nặng|ị)|phân(?! (?:tích|vân|biệt|bố|bón|đoạn|chia|công|tán|loại|khúc|nửa))|ỉa|tiêu chảy',
  tar: 'đen(?! đủi| thui trời)|nhựa đường|hắc ín|bã cà phê|máu|đỏ',
  height:
    'cầu(?! (?:thang|thủ|lông|mong|nguyện|xin|cứu|kỳ|vồng|tiêu))|sân thượng|lan can|mái nhà|tầng thượng|ban công|vực|vách đá|đường ray|đường tàu|ray tàu|cửa sổ|tàu|xe lửa|xe tải|metro',
  water: 'sông|hồ|biển|bờ kè|đập nước',
  letter:
    'di chúc|(?:thư|tin nhắn|mấy dòng)(?: \\S+){0,4} (?:cho )?(?:ba|má|mẹ|bố|vợ|chồng|con|gia đình|cả nhà)|thư tuyệt mệnh|lời trăn trối|dặn (?:dò )?(?:hết|xong)|lo hậu sự',
  lingers: 'đứng|ngồi|nhìn xuống|dừng|nhìn nước|nhìn dòng',
  release:
    'cho xong|khỏi (?:ai|phải|lo|đau|mệt)|hết (?:đau|khổ|mệt)|nhẹ (?:nhõm|người)|giải thoát|buông xuôi|yên (?:ổn|lặng|nghỉ)|không (?:ai|còn|phải)|tạm biệt|xin lỗi|suýt|chút nữa|cho rồi|luôn cho',
  falling:
    'nhảy|gieo|buông|thả (?:mình|người)|bước (?:xuống|ra|qua)|lao (?:xuống|ra|mình)|leo qua|trèo qua|nằm (?:xuống|lên)|chìm|buông tay|trèo lên|leo lên (?:lan can|thành)|gác chân',
  ending:
    'cho xong|xong|nghĩ|hết|khỏi|đỡ|nhẹ|thôi|giải thoát|buông xuôi|yên|không (?:ai|còn|phải)|mệt|chán|tạm biệt|xin lỗi|suýt|chút nữa|tha|cho rồi|luôn cho|cũng được|biết đâu|tự hỏi',
  giveAway:
    '(?:cho|tặng|gửi|để lại|giao)(?: \\S+){0,5} (?:hết|lại|rồi|em trai|em gái|bạn|anh|chị|mẹ|má|ba)|(?:con mèo|con chó|chó|mèo)(?: \\S+){0,4} (?:gửi|cho|nhờ|nuôi|giùm)|mật khẩu|(?:giày|đồng hồ|huy chương|đồ|xe|áo)(?: \\S+){0,4} (?:cho|tặng|để lại|gửi)|(?:mèo|chó)(?: \\S+){0,4} (?:gửi|nhờ|cho|có người)',
  noMorePlan:
    '(?:đừng|khỏi|không cần|thôi)(?: \\S+){0,4} (?:giáo án|lịch (?:tập|chạy)|bài (?:tập|nữa|tuần|mới)|kế hoạch|plan|nữa)|(?:giáo án|lịch (?:tập|chạy)|kế hoạch|plan)(?: \\S+){0,4} (?:khỏi|đừng|thôi|không cần|bỏ|cho người|hủy|nữa)|không (?:cần|dùng|xài)(?: \\S+){0,3} (?:giáo án|lịch|kế hoạch|nữa)|(?:bib|suất)(?: \\S+){0,3} (?:cho|tặng|nhường)|(?:khỏi|đừng|không cần|thôi)(?: \\S+){0,3} (?:gửi|nhắn|soạn|lên|làm|viết)|(?:sẽ )?không (?:có|còn) (?:lần|giải|buổi|bài|tuần) (?:sau|tới|nào|nữa)',
  farewell:
    'cảm ơn (?:\\S+ ){0,4}(?:tất cả|mọi|suốt|thời gian|bấy lâu|nhiều)|lần cuối|buổi (?:chạy )?cuối|bài cuối|tạm biệt|vĩnh biệt|xin lỗi (?:mọi người|ba|má|mẹ|anh|cả nhà|vì)|kiếp sau|quyết (?:định )?rồi|nghĩ (?:kỹ|thông) rồi|giữ gìn sức khỏe|ở lại (?:mạnh|nhé|nha)|sắp xếp (?:xong|hết)|cảm ơn (?:\\S+ ){0,3}(?:thời gian|bấy lâu|lâu nay|đã|vì|suốt|mọi)|thời gian qua|đừng (?:buồn|tìm|lo)|không tại|lần này thôi',
  saddle:
    'đáy (?:quần|chậu)|vùng kín|chỗ kín|hậu môn|giữa (?:hai|2) (?:chân|đùi)|yên (?:xe|ngựa)|chỗ ngồi|chùi|bộ phận sinh dục|bên dưới|dưới đó|tầng sinh môn|ở dưới|vùng kín|mông|háng|bẹn|chỗ ngồi|chỗ kín|hạ bộ|quanh hậu môn',
  bladder:
    'tiểu|đái|tè|đi cầu|đi ngoài|đi tiêu|bàng quang|són|nước tiểu|quần|giường|mắc tiểu|mắc tè|buồn tiểu|tiểu|đái|đi cầu|đi tiểu|đi ngoài',
  noControl:
    'không (?:tiểu|tè|đái|đi|ra|nhịn|giữ|kiểm soát|cảm|biết|kìm)(?: \\S+){0,3} (?:được|nổi|ra|gì|chủ|nữa|hay chưa|rồi)|không ra|bí (?:tiểu|tè|đái)|són|tè dầm|đái dầm|(?<=(?:tiểu|đái|tè) )(?:không|ko|k) (?:được|đc|dc|nổi|ra|kiểm soát|nín|giữ|nhịn|tự chủ|cầm)|rỉ|không (?:hay|biết|cảm giác)|mất cảm giác|ra quần|ướt (?:quần|giường)|bí(?: tiểu)?|không kiểm soát|són|rỉ|mất kiểm soát|không (?:biết|cảm thấy|giữ|nín)|khó (?:đi|tiểu)|ra (?:không|ko)',
  lowBack:
    'lưng|thắt lưng|cột sống|đĩa đệm|thoát vị|deadlift|hai chân (?:\\S+ )?tê|cụp xương sống|thần kinh tọa|tọa|đau lưng|lưng đau|thoát vị|đĩa đệm|thắt lưng|cột sống',
  insulin:
    'insulin|tiểu đường|đái tháo đường|típ 1|type 1|tuýp 1|tiêm (?:trước|sau) (?:ăn|bữa)|chích (?:trước|sau) (?:ăn|bữa)|metformin|gliclazide|novorapid|lantus|mixtard|insulin|tiểu đường|đái tháo đường|típ 1|type 1|đường huyết|metformin|thuốc tiểu đường',
  lowSugarSign:
    'run|run (?:bần bật|lẩy bẩy|rẩy|tay)|mồ hôi|vã|mắt (?:nhòe|mờ|hoa)|nhòe|mờ|đói (?:cồn cào|lả|run)|lả|xỉu|choáng|quên|không nhớ|lú|gõ sai|bủn rủn|rã rời|tim đập|tái|loạng choạng|lơ mơ|tê (?:môi|lưỡi)|bàng hoàng|không biết (?:mình )?(?:đang|ở)|run (?:tay|bần bật|rẩy|lẩy bẩy)|vã mồ hôi|lơ mơ|quên (?:luôn|mất|đường)|không nhớ|đầu óc (?:\\S+ )?(?:trống rỗng|quay cuồng)|nói nhảm|hoa mắt|lú|mờ mắt|đói cồn cào',
  lowReading:
    'đường (?:huyết|máu)(?: \\S+){0,4} (?:[12][.,]\\d|3[.,][0-7]|[234]\\d|5[0-4])(?!\\d)|hạ đường|tụt đường|đường huyết (?:\\S+ )?(?:tụt|thấp|xuống)',
  ketoSign:
    '(?:hơi thở|miệng)(?: \\S+){0,4} (?:mùi )?(?:táo|trái cây|hoa quả|acetone|axeton|sơn móng|ngọt|nước tẩy)|mùi (?:táo (?:thối|chín|hư)|trái cây|acetone|axeton)|ceton|ketone|toan',
  thirstSign:
    'khát (?:\\S+ )?(?:nước|hoài|dữ|liên tục|suốt|khô)|uống (?:\\S+ ){0,5}(?:chai|lít|bình|ca)(?: \\S+)?|lúc nào cũng (?:khát|uống)',
  weesOften:
    '(?:tiểu|tè|đái)(?: \\S+){0,3} (?:liên tục|hoài|đêm|nhiều|suốt|mấy lần)|đêm (?:\\S+ ){0,4}(?:tiểu|tè|đái)|tiểu đêm|đái dầm|tè dầm',
  lostWeight:
    '(?:sụt|giảm|mất|tụt|ốm)(?: \\S+){0,3} (?:ký|kg|kí|cân)|ốm (?:nhom|đi|tong)|gầy (?:đi|sụt|rộc|nhanh)|sút (?:cân|ký)',
  underwear: 'quần lót|quần|băng|giấy|chùi|lau|đáy quần|bồn cầu',
  redThere: 'đỏ|máu|hồng|nâu|cục máu|huyết|đỏ tươi',
  weeksAlong:
    '(?:\\d{1,2}|mười \\S+|hai mươi \\S+) tuần(?! (?:trước|sau|nữa|nay|qua|tập|giáo|luyện|liền|rồi|là|tới|này))|(?:bầu|bụng)(?: \\S+){0,2} tháng|(?:bầu|thai|mang thai|có thai) (?:được )?\\d{1,2} tuần|(?:bầu|thai) tuần (?:thứ )?\\d{1,2}',
  storm:
    'sét|sấm|chớp|giông|dông|tia chớp|(?:tóc|lông tay|lông)(?: \\S+){0,3} (?:dựng|đứng|xù)|gậy(?: \\S+){0,3} (?:rè|kêu|rẹt|tê|xẹt)|tĩnh điện',
  stormClose:
    '(?:\\d+|một|hai|ba|mấy|vài) giây|ngay (?:trên|sát|cạnh|trước)|trên đầu|gần|sát (?:bên|rạt|mặt)|(?:cách|chừng)(?: \\S+){0,3} (?:mét|m|thước)|đánh (?:trúng|cái|vô|vào|xuống|ngay|gãy)|giữa đồng|đồng trống|sườn núi|đỉnh|gốc|dưới cây|cột điện|điếc|ù tai|nổ|dựng (?:đứng|lên|hết)',
  nowOut:
    'đang|bây giờ|giờ|còn \\d|chạy tiếp|ráng|trú|núp|đợi|chờ|có nên|được không|kịp|nốt|luôn|vẫn|trên (?:đỉnh|đồi|núi|dốc)|chạy xuống|chạy về|kịp không|sao (?:giờ|đây)|tính sao|phải làm',
  deadlyPlace:
    'đường ray|đường tàu|ray|cao tốc|sông|suối|thác|lũ|nước lũ|triều|vách|vực|đá|khe|hẻm núi|đầm lầy|bãi bồi|hang|sạt lở|cháy rừng|khói|cầu tàu|cống|lòng hồ|đập',
  stuck:
    'kẹt|mắc kẹt|bị kẹt|không (?:leo|lên|xuống|ra|về|qua|bước|đi|nhúc nhích) (?:lên |ra |qua |xuống |về )?(?:được|nổi)|nước (?:\\S+ ){0,3}(?:dâng|lên|cao|xiết|cuốn|chảy xiết)|dâng (?:lên|cao)|ngập (?:tới|đến|ngang)|cuốn|trôi|té xuống|rớt xuống|trượt xuống|cô lập',
  lostWay:
    'lạc (?:đường|trong|giữa|rồi|mất|hướng)|đi lạc|bị lạc|không biết (?:mình )?(?:đang )?ở (?:đâu|chỗ nào)|mất (?:dấu|phương hướng|đường)|không thấy (?:đường|dấu|biển)',
  failing:
    'hết pin|pin (?:\\S+ )?(?:\\d|còn|sắp|yếu)|\\d ?%|tối (?:thui|mịt|om|rồi|hù|đen)|trời tối|mất sóng|không (?:có )?(?:sóng|đèn|ai|nước)|lạnh|run|ướt|sương mù|mưa|một mình',
  declined:
    'hồi (?:trước|tuần|tháng)|trước (?:đây|giờ|kia)|mọi (?:khi|lần|bữa)|tuần (?:trước|rồi)|tháng (?:trước|rồi)|bình thường (?:\\S+ )?(?:chạy|đi|leo)|tự nhiên|tự dưng|bỗng|chưa (?:bao giờ|từng)|bay (?:về|từ)|chuyến bay|bó bột|tháo bột|mổ|phẫu thuật|sinh xong|nằm viện',
  heartItself: '(?<!nhịp )tim|mạch|trái tim|quả tim',
  simile: 'như|y như|giống|kiểu|cảm giác',
  posture: 'ưỡn ngực|dáng|tư thế|mở ngực|kỹ thuật|giãn cơ',
  throat: 'họng|cổ họng|giọng|nuốt',
  housework:
    'phơi (?:đồ|quần áo)|giặt|quét|lau|rửa (?:chén|bát)|nấu|tắm|thay đồ|mặc (?:đồ|áo)|mang (?:vớ|giày)|cột dây|đánh răng|gội|đổ rác|bồng|ẵm|bế|xách|đi chợ|lên (?:lầu|gác|cầu thang)|cầu thang|nghe điện thoại|nói chuyện|trở mình|vô toilet|đi vệ sinh|xếp đồ|gấp|phơi đồ|đi bộ từ|đi từ (?:bãi xe|phòng|bếp)|leo (?:hai|2|3|ba) (?:tầng|lầu)|leo cầu thang',
  stasis:
    'mổ|phẫu thuật|bó bột|tháo bột|nằm viện|bay|máy bay|xe (?:đò|khách|giường nằm)|ngồi (?:\\S+ ){0,3}(?:tiếng|giờ)|thuốc tránh thai|sinh (?:xong|em bé|con)|sau sinh|tháo bột|bó bột|xe khách|ngồi (?:cả ngày|máy bay|xe)|bay (?:\\S+ )?(?:tiếng|về|từ)|nằm viện',
  harmTool:
    'dao|dao lam|lam|kéo|kim|kim băng|bật lửa|tàn thuốc|điếu thuốc|thuốc lá|mảnh (?:kính|chai)|nước sôi|compa|dây thun|máy (?:uốn|ép) tóc|bàn ủi',
  drinkColour:
    '(?:màu|như|giống|y)(?: \\S+){0,3} (?:coca|cola|pepsi|trà|chè|cà phê|xá xị|nước tương|xì dầu|nước mắm|rượu vang|gỉ sét|bia đen|sting|nước rửa thịt|cánh gián|mực)',
  punish:
    'phạt|trừng phạt|đáng đời|cho (?:nhớ|chừa|bõ|hả)|không đạt|hụt|mới (?:yên|hả|dễ chịu|chịu)|nhẹ (?:người|lòng)|đỡ (?:buồn|đau|căng)',
  hopeless:
    '(?:sống|mình|em|tôi)(?: \\S+){0,4} (?:chỉ )?(?:làm khổ|gánh nặng|vô dụng|thừa thãi)|không còn (?:cảm giác|gì|muốn|thiết)|chán (?:hết|đời|mọi thứ|sống)|tuyệt vọng|trống rỗng|kiệt sức với|không ai (?:cần|thương|hiểu)|hết (?:muốn|chịu nổi|hy vọng)|buông xuôi|bế tắc|gánh nặng|chẳng còn gì',
  notAround:
    '(?:chắc )?không (?:còn )?(?:ở đây|có mặt|sống)(?: \\S+){0,4} (?:tới|đến|nữa|cho tới|để)|(?:nếu|chắc gì)(?: \\S+)? còn (?:sống|ở đây)',
  coughAct: 'ho|khạc|đờm|đàm|nhổ|khạc nhổ',
  redSeen:
    '(?<!mặt |má |mắt |da )(?:đỏ đỏ|hồng hồng|màu đỏ|màu hồng|tia đỏ|tia máu|vệt máu|vệt đỏ|lẫn máu|dính máu|máu|đỏ(?! mặt| bừng| đèn| mắt))',
  coffeeGrounds: 'bã cà phê|cà phê xay|màu cà phê',
  pinkFoam: '(?:bọt|đờm|đàm)(?: \\S+)? (?:hồng|màu hồng|lẫn máu|có máu)|ho ra (?:bọt|máu)',
  passing:
    '(?:\\d+|vài|mấy|năm|mười) (?:phút|giây)|lát sau|một lát|rồi (?:hết|thôi|ổn|bình thường|lại)|(?:nghỉ|ngồi) (?:tí|chút|một lát)|hết rồi|bình thường lại|tự nhiên|tự dưng|bỗng|đột ngột',
  feverNumber:
    'sốt(?: \\S+){0,3} (?:3[789]|40)|(?:3[89]|40)(?:[.,]\\d)? độ (?:rưỡi )?(?:sốt|mà)|nhiệt kế(?: \\S+){0,3} (?:3[89]|40)|trán (?:\\S+ )?nóng|lạnh run|rét run|ớn lạnh(?: \\S+){0,4} (?:nóng|sốt)|người (?:\\S+ )?hâm hấp|vệt đỏ(?: \\S+){0,3} (?:lan|chạy|bò) lên',
  weather: 'trời|nắng|ngoài trời|dự báo|nhiệt độ ngoài',
  hardToWake:
    'lay (?:mãi |hoài )?(?:không|ko|k|chẳng) (?:tỉnh|dậy)|gọi (?:mãi |hoài )?(?:không|ko) (?:tỉnh|dậy)|đổ (?:mật ong|nước đường|sữa)|không đánh thức được',
  burnOff:
    'chạy (?:cho |để |bù )(?:hết|bù|trừ|tiêu)|đốt (?:cho )?hết|chạy bù|tập bù|tiêu (?:cho )?hết',
  ateMore: '(?:lỡ |trót )?ăn (?:nhiều|quá|thêm|lố)|lỡ ăn|ăn vặt|ăn (?:một )?miếng',
  compulsion:
    'nửa đêm|2h sáng|không ngủ được|mới ngủ được|phải|bắt buộc|tội lỗi|ghét bản thân|không thì|nếu không',
  bruise: 'vết bầm|bầm(?: tím)?|thâm tím|tím mặt|sưng (?:mặt|môi)|vết tay',
  coverStory:
    '(?:nói|bảo|kể|bịa)(?: \\S+){0,3} (?:là )?(?:té|ngã|vấp|va)|giấu|che (?:đi|lại)|nói dối|thật ra',
  fearHome:
    '(?:không|ko|chẳng|hổng) dám về|sợ về(?: nhà)?|không muốn về nhà|sợ (?:chồng|ảnh|anh ấy|ông ấy|bố)|chỉ (?:có )?lúc chạy(?: \\S+)? (?:yên|an toàn|được yên)|trốn (?:ra|đi)(?: \\S+)? chạy',
  violence:
    '(?:lại|hay|cứ|vừa|toàn) (?:bị )?đánh(?! (?:nhau|thức|giá|dấu|răng|bóng|cầu|đàn|máy|trống|rơi))|bóp cổ|tát|đập (?:đồ|phá|điện thoại)|ném (?:đồ|chén|ly)|xô(?: \\S+)? ngã|động tay|ra tay|thượng cẳng',
  temptation: 'nhảy xuống(?: là)?(?: xong)?|là xong|nhẹ nhõm|giải thoát|hết chuyện|buông',
  newly:
    'dạo này|gần đây|mấy (?:bữa|hôm|ngày|tuần) (?:nay|này)|tuần này|tháng này|tự nhiên|bỗng|từ (?:hôm|tuần|bữa)',
};
