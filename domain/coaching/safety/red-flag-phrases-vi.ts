import { DESPAIR_VI } from './despair-phrases.ts';
import { DESPAIR_NET_VI } from './signs/despair-net.ts';
import type { RedFlagPhrases, RedFlagRule } from './red-flag.ts';

const PREGNANT =
  /mang thai|(có|đang|cấn|dính) (bầu|thai)|bầu \S+ tháng|mang bầu|thai kỳ|tam cá nguyệt|tuần thai|(?:que|thử).{0,14}(?:2|hai) vạch|(?:que|thu) (?:\S+ ){0,3}(?:2|hai) vach/;
const HURTS = /đau|nhói|buốt/;

const one = (category: RedFlagRule['category'], said: RegExp, unless?: RegExp): RedFlagRule => ({
  category,
  every: [said],
  within: 'sentence',
  ...(unless ? { unless } : {}),
});

const rules: readonly RedFlagRule[] = [
  one('self-harm', DESPAIR_VI),
  one('self-harm', DESPAIR_NET_VI),
  one(
    'cardiac',
    /(đau|tức|nặng|thắt|nhói|bóp nghẹt) (ở |vùng |ngay |bên |giữa )*(ngực|tim)|ngực (tôi |mình |em |bị |hơi |rất |cứ )*(đau|tức|nặng|thắt|nhói|bóp)|(?<!(nhịp|con|trái|đai) )tim (tôi |mình |em |bị |hơi |rất |cứ )*(đau|nhói|thắt)|(rát|nóng rát|bỏng rát) (ở |trong |vùng |giữa )*ngực|ngực (tôi |mình |em |bị |hơi |rất |cứ )*(khó chịu|rát|nóng rát)|nhồi máu cơ tim|dau nguc|tuc nguc/,
    /b[ốo]c th[ăa]m|r[ớo]t su[ấa]t|hết vé|giá (?:đôi|cái|vé)|t[ốo]n ti[ềe]n|th[ấa]t t[ìi]nh|crush|ví tiền/,
  ),
  one('cardiac', /(đau|tê) (ở |lan ra |lan xuống )?(hàm|quai hàm|cánh tay trái|tay trái)/),
  one(
    'heat-stroke',
    /sốc nhiệt|say nắng|trúng nắng/,
    /tránh|phòng|sợ|cẩn thận|lo bị|xuất viện|ra viện|sau (?:khi |lần |đợt )?(?:bị )?(?:sốc nhiệt|say nắng|trúng nắng)|(?:tuần|tháng|năm|hè|mùa hè) (?:trước|ngoái)/,
  ),
  {
    category: 'heat-stroke',
    every: [
      /lú lẫn|mê sảng|lơ mơ|nói nhảm|(không|ngừng|hết) (ra |đổ )?mồ hôi|gục xuống|loạng choạng/,
      /nóng|nắng|oi bức|oi ả/,
    ],
    within: 'note',
  },
  {
    category: 'hyponatremia',
    every: [
      /uống (\S+ ){0,3}(nhiều|lít) (\S+ ){0,2}nước|uống nước (\S+ ){0,2}nhiều|uống quá nhiều/,
      /đau đầu|nhức đầu|nôn|sưng (tay|chân|mặt)|phù|lú lẫn/,
    ],
    within: 'note',
    unless: /rượu|bia/,
  },
  one(
    'neurological',
    /(nửa người|một bên (người|mặt|cơ thể)|nửa mặt)( \S+){0,3} (tê|yếu|liệt|méo)|(tê|yếu|liệt) (nửa người|nửa mặt|một bên (người|mặt))|méo (miệng|mặt)|liệt mặt|nói ngọng|đột ngột( \S+){0,3} (không nhìn thấy|mất thị lực|không nói được)/,
  ),
  one('head-injury', /(đập|va|va đập|bị đập) đầu|chấn thương (ở )?đầu|chấn động não/),
  one(
    'syncope',
    /(bị|suýt|gần|đã|tôi|mình|muốn) ngất|ngất (xỉu|đi|giữa|tại|lúc|lịm)|(rồi|xong|và|thì) ngất(?! ngây)|bất tỉnh|(bị|suýt|gần|tôi|mình|em) xỉu|xỉu (đi|giữa|tại|ở|luôn)|tối sầm|mất ý thức/,
  ),
  {
    category: 'pregnancy-warning',
    every: [
      PREGNANT,
      /(chảy|ra) máu|xuất huyết|rỉ ối|vỡ ối|co thắt|cơn gò|chóng mặt|đau đầu|khó thở|bắp chân|yếu (người|cơ)|thai máy ít/,
    ],
    within: 'note',
  },
  {
    category: 'dvt',
    every: [/(bắp chân|cẳng chân|một bên chân|một chân)( \S+){0,4} (sưng|phù)/, /khó thở|hụt hơi/],
    within: 'note',
    action: 'stop-emergency',
  },
  one(
    'dvt',
    /(bắp chân|cẳng chân|một bên chân|một chân)( \S+){0,4} (sưng|phù|nóng đỏ|nóng và đau)|sưng (bắp chân|cẳng chân|một bên chân|một chân)|huyết khối|cục máu đông/,
  ),
  one('palpitations', /đánh trống ngực|loạn nhịp|rối loạn nhịp/),
  one(
    'palpitations',
    /(tim|nhịp tim|mạch)( \S+){0,3} (không đều|loạn|bỏ nhịp|thất thường)/,
    /cảm biến|đai|đồng hồ|dữ liệu|số liệu|thiết bị/,
  ),
  one('palpitations', /tim đập (rất |quá )?nhanh( \S+){0,3} (nghỉ|nằm|ngồi)/),
  {
    category: 'breathlessness',
    every: [
      /khó thở|hụt hơi|thở không nổi|không thở (được|nổi)/,
      /chạy nhẹ|chạy chậm|đi bộ|(khi|lúc) nghỉ|đột ngột|bất thường|cầu thang|bỗng|tự nhiên|chưa từng/,
    ],
    within: 'sentence',
    unless: /biến tốc|interval|giải|nước rút|dốc|tempo/,
  },
  one('dizziness', /chóng mặt|choáng váng|hoa mắt/),
  one('rhabdomyolysis', /(nước tiểu|đi tiểu)( \S+){0,3} (nâu|sẫm|đỏ|đen|máu)|(tiểu|đái) ra máu/),
  one(
    'bleeding',
    /(ho|khạc|nôn|ói|ọc|ợ) (\S+ ){0,2}ra (cả |toàn )?máu|(đi (ngoài|cầu|ị|tiêu|đại tiện)|ỉa) (bị )?ra máu|phân (?!tích)(\S+ ){0,2}(máu|đen)|đờm (\S+ ){0,2}máu/,
  ),
  one(
    'reds',
    /(mất|trễ|không có|chưa có|chưa thấy|chậm|tắt) kinh(?! nghiệm| tế| phí| doanh| khủng)|vô kinh|kinh nguyệt( \S+){0,3} (mất|không đến|chưa đến|chưa tới|ngừng|không đều)|giảm ham muốn|sụt cân( \S+){0,2} không rõ|(lại|liên tục) (bị )?gãy xương (do )?mỏi/,
  ),
  {
    category: 'bone-stress-injury-high-risk',
    every: [
      /háng|bẹn|hông/,
      HURTS,
      /sâu|nặng hơn|tăng|đau hơn|tệ hơn|khập khiễng|cà nhắc|ban đêm|(khi|lúc) nghỉ|mỗi lần chạy|lò cò/,
    ],
    within: 'sentence',
  },
  one(
    'bone-stress-injury',
    /gãy xương (do )?(mỏi|stress|căng thẳng)|(nứt|rạn) xương|đau xương/,
    /trước đây|năm ngoái|đã khỏi|hồi phục/,
  ),
  {
    category: 'bone-stress-injury',
    every: [
      /ống (chân|quyển|đồng)|cẳng chân|xương|bàn chân|gót|đầu gối|mắt cá/,
      HURTS,
      /một (điểm|chỗ)|ấn vào|chạm vào|lò cò|ban đêm|(khi|lúc) nghỉ|khập khiễng|cà nhắc|không đi được|đi bộ cũng/,
    ],
    within: 'sentence',
  },
  one('eating-disorder', /rối loạn ăn uống|(chán|biếng) ăn tâm|móc họng|tự gây nôn|sợ ăn|cuồng ăn/),
  one(
    'acute-illness',
    /(?<!nước )(?<!\p{L})sốt(?! ruột| sắng| dẻo| cà| đất| giá)|(?<!\p{L})cúm(?!\p{L})|viêm phổi|viêm phế quản/u,
    /(?<!\p{L})(?:con(?: (?:tôi|em|mình|trai|gái))?(?= bị| sốt| đang)|bé|cháu)(?!\p{L})(?!.*(?:tôi|mình) )|tiêm|vắc|vaccine|đã khỏi|sau khi|hồi phục|hết sốt/u,
  ),
  one('pregnancy-general', PREGNANT),
];

const PERSON =
  'vợ|chồng|(?:bạn|ban|bo|me|vo|chong|dong nghiep|sep|anh trai|chi gai|hang xom|hàng xóm)(?= $)|bạn (?:tôi|mình|em|e|chạy|gái|trai|cùng)|một (?:người|anh|chị|bạn|bác|chú|cô|ông)|ai đó|người (?:khác|bên cạnh|phía trước|ta)|anh ấy|chị ấy|cô ấy|bố|mẹ|ba (?:tôi|mình|em)|má|ông (?:nội|ngoại|tôi|em)|bà (?:nội|ngoại|tôi|em)|chú (?:tôi|em)|anh trai|em (?:gái|trai)|chị gái|đồng nghiệp|sếp|con chó|vận động viên|ong (?:noi|ngoai)|ba (?:noi|ngoai)|(?:bo|me|vo|chong|ban|anh trai|chi gai|dong nghiep) (?:e|em|toi|minh|t)';

export const RED_FLAG_PHRASES_VI: RedFlagPhrases = {
  rules,
  innocent:
    /(?:đèn(?: pin)? (?:đội |đeo )?đầu|den (?:doi )?dau)|(?:dốc|đồi|đèo) (?:gọi là|tên(?: là)?) (?:\S+ ){0,2}đau tim|dốc đau tim|(đai|dây đeo|dây) (đo )?(ngực|nhịp tim)|cơ ngực|ngất ngây|(?:cười|cuoi) (?:muốn |muon )?(?:ngất|xỉu|ngat|xiu)|(?:đói|đẹp|ngon|đắt) (?:muốn |gần )?xỉu(?! (?:đi|rồi ngã|giữa))|đẹp ngất|tan nát trái tim|(?:phòng chống|phòng ngừa|ngăn ngừa|phòng tránh|chống|nạn|tỷ lệ|phim về|phong chong) (?:tự tử|tự sát|tu tu)|(?:phòng|tránh|ngừa|chống|phong|tranh)(?: \S+){0,2} (?:say nắng|sốc nhiệt|trúng nắng|say nang|soc nhiet|gãy xương|đột quỵ|ngất)|(?:dấu hiệu|triệu chứng) (?:của )?(?:say nắng|sốc nhiệt|gãy xương mỏi|đột quỵ) (?:là|gồm)/g,
  // "Không còn" is not a denial: it was there.
  denialBefore:
    /(?:không|chưa|chẳng|ko|đâu có)(?: (?:hề|bao giờ|từng|lần nào|bị|có|thấy|cảm thấy|cảm giác|gặp|phải|dấu hiệu|gì))* $/,
  denialAfter: null,
  // A child of the runner's is not somebody else: its sign is answered as one.
  someoneElse: new RegExp(
    `^ ?(?:(?:hôm nay|hôm qua|rồi|nhưng|vì|lúc đó|nay|có|thấy|nhìn thấy|gặp|nghe nói|chồng|lúc chạy thấy) )*(?:${PERSON})(?: (?:của )?(?:tôi|mình|em|e|tớ|t))?(?= |$)(?!.*(?:tôi bị|mình bị|em bị|tôi thấy|mình thấy|em thấy))`,
  ),
};
