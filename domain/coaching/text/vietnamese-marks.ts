import { HAS_VIETNAMESE_MARKS } from './question-text.ts';

/**
 * What runners write in haste without tone marks, as far as signs of illness, their
 * circumstances and denials go. Longer phrases first, since the marks of a word
 * depend on its neighbours.
 */
const MARKED: readonly (readonly [plain: string, marked: string])[] = [
  ['het muon song', 'hết muốn sống'],
  ['k muon song', 'không muốn sống'],
  ['hok muon song', 'không muốn sống'],
  ['song de lam gi nua', 'sống để làm gì nữa'],
  ['met mun chet', 'mệt muốn chết'],
  ['mun chet', 'muốn chết'],
  ['xiu giua', 'xỉu giữa'],
  ['xiu luon', 'xỉu luôn'],
  ['tuc nguk', 'tức ngực'],
  ['dau nguk', 'đau ngực'],
  ['chet quach cho xong', 'chết quách cho xong'],
  ['nhoi o nguc', 'nhói ở ngực'],
  ['dau o nguc', 'đau ở ngực'],
  ['tuc o nguc', 'tức ở ngực'],
  ['tim dau nhoi', 'tim đau nhói'],
  ['dau that nguc', 'đau thắt ngực'],
  ['gan xiu', 'gần xỉu'],
  ['nguc bi bop', 'ngực bị bóp'],
  ['chet di cho roi', 'chết đi cho rồi'],
  ['chet di cho xong', 'chết đi cho xong'],
  ['chet quach cho roi', 'chết quách cho rồi'],
  ['dom co mau', 'đờm có máu'],
  ['dom lan mau', 'đờm lẫn máu'],
  ['te nua mat', 'tê nửa mặt'],
  ['liet nua mat', 'liệt nửa mặt'],
  ['ngat giua', 'ngất giữa'],
  ['roi ngat', 'rồi ngất'],
  ['ho ra mau', 'ho ra máu'],
  ['non ra mau', 'nôn ra máu'],
  ['oi ra mau', 'ói ra máu'],
  ['di ngoai ra mau', 'đi ngoài ra máu'],
  ['di cau ra mau', 'đi cầu ra máu'],
  ['dai ra mau', 'đái ra máu'],
  ['nhoi mau co tim', 'nhồi máu cơ tim'],
  ['danh trong nguc', 'đánh trống ngực'],
  ['khong con muon song', 'không còn muốn sống'],
  ['khong muon song', 'không muốn sống'],
  ['ko muon song', 'không muốn sống'],
  ['khong thiet song', 'không thiết sống'],
  ['muon bien mat', 'muốn biến mất'],
  ['chan song', 'chán sống'],
  ['rach tay', 'rạch tay'],
  ['treo co', 'treo cổ'],
  ['roi loan an uong', 'rối loạn ăn uống'],
  ['met muon chet', 'mệt muốn chết'],
  ['duoi muon chet', 'đuối muốn chết'],
  ['nong muon chet', 'nóng muốn chết'],
  ['tho khong noi', 'thở không nổi'],
  ['khong tho duoc', 'không thở được'],
  ['khong tho noi', 'không thở nổi'],
  ['te nua nguoi', 'tê nửa người'],
  ['yeu nua nguoi', 'yếu nửa người'],
  ['tieu ra mau', 'tiểu ra máu'],
  ['tu lam hai', 'tự làm hại'],
  ['mat y thuc', 'mất ý thức'],
  ['nhip tim khong deu', 'nhịp tim không đều'],
  ['tim dap loan', 'tim đập loạn'],
  ['tim dap nhanh', 'tim đập nhanh'],
  ['mang thai', 'mang thai'],
  ['tay trai', 'tay trái'],
  ['dau nguc', 'đau ngực'],
  ['tuc nguc', 'tức ngực'],
  ['that nguc', 'thắt ngực'],
  ['nang nguc', 'nặng ngực'],
  ['nhoi nguc', 'nhói ngực'],
  ['nguc dau', 'ngực đau'],
  ['nguc tuc', 'ngực tức'],
  ['dau tim', 'đau tim'],
  ['dau ham', 'đau hàm'],
  ['soc nhiet', 'sốc nhiệt'],
  ['say nang', 'say nắng'],
  ['trung nang', 'trúng nắng'],
  ['lu lan', 'lú lẫn'],
  ['loang choang', 'loạng choạng'],
  ['bi ngat', 'bị ngất'],
  ['suyt ngat', 'suýt ngất'],
  ['gan ngat', 'gần ngất'],
  ['ngat xiu', 'ngất xỉu'],
  ['ngat di', 'ngất đi'],
  ['bi xiu', 'bị xỉu'],
  ['suyt xiu', 'suýt xỉu'],
  ['bat tinh', 'bất tỉnh'],
  ['toi sam', 'tối sầm'],
  ['kho tho', 'khó thở'],
  ['hut hoi', 'hụt hơi'],
  ['loan nhip', 'loạn nhịp'],
  ['chong mat', 'chóng mặt'],
  ['choang vang', 'choáng váng'],
  ['hoa mat', 'hoa mắt'],
  ['dap dau', 'đập đầu'],
  ['chan dong nao', 'chấn động não'],
  ['noi ngong', 'nói ngọng'],
  ['nuoc tieu', 'nước tiểu'],
  ['mat kinh', 'mất kinh'],
  ['tre kinh', 'trễ kinh'],
  ['vo kinh', 'vô kinh'],
  ['co thai', 'có thai'],
  ['co bau', 'có bầu'],
  ['bap chan', 'bắp chân'],
  ['gay xuong', 'gãy xương'],
  ['nut xuong', 'nứt xương'],
  ['ran xuong', 'rạn xương'],
  ['dau xuong', 'đau xương'],
  ['bi sot', 'bị sốt'],
  ['dang sot', 'đang sốt'],
  ['sot cao', 'sốt cao'],
  ['het sot', 'hết sốt'],
  ['bi cum', 'bị cúm'],
  ['viem phoi', 'viêm phổi'],
  ['viem phe quan', 'viêm phế quản'],
  ['muon chet', 'muốn chết'],
  ['tu sat', 'tự sát'],
  ['moc hong', 'móc họng'],
  ['chay nhe', 'chạy nhẹ'],
  ['chay cham', 'chạy chậm'],
  ['di bo', 'đi bộ'],
  ['cau thang', 'cầu thang'],
  ['khi nghi', 'khi nghỉ'],
  ['luc nghi', 'lúc nghỉ'],
  ['dot ngot', 'đột ngột'],
  ['tu nhien', 'tự nhiên'],
  ['ban dem', 'ban đêm'],
  ['mot cho', 'một chỗ'],
  ['mot diem', 'một điểm'],
  ['khap khieng', 'khập khiễng'],
  ['bien toc', 'biến tốc'],
  ['vo toi', 'vợ tôi'],
  ['chong toi', 'chồng tôi'],
  ['ban toi', 'bạn tôi'],
  ['me toi', 'mẹ tôi'],
  ['bo toi', 'bố tôi'],
  ['bao gio', 'bao giờ'],
  ['khong he', 'không hề'],
  ['chua tung', 'chưa từng'],
  ['khong', 'không'],
  ['chua', 'chưa'],
  ['sung', 'sưng'],
  ['mau', 'máu'],
  ['thay', 'thấy'],
  ['bi', 'bị'],
  ['co', 'có'],
];

/** How far a pregnancy is, in months: the word alone is one of many. */
const MONTHS_PREGNANT = /\bbau (?=\d{1,2} (?:thang|tuan)\b)/g;

/** A fever by its degrees: the word alone is a name for other things. */
const FEVER_MEASURED = /\bsot (?=3[789])/g;

/** Without marks the word for killing oneself is that for slowly. */
const KILLS_ONESELF =
  /\bmuon tu tu\b(?! (?:chay|di|tap|tang|lam|bat dau))|(?<!\b(?:chay|tap|di|bai|muon) )\btu tu cho (?:xong|roi)\b(?! (?:chay|tap|bai|di))/g;

const ANY = new RegExp(`\\b(${MARKED.map(([plain]) => plain).join('|')})\\b`, 'g');
const MARKED_OF: ReadonlyMap<string, string> = new Map(MARKED);
/** A word or two may be of another language; a sign is recognised by its phrase. */
const SIGN_LENGTH = 6;
/** Beside words with their marks only a whole phrase without any has lost them. */
const isLong = (plain: string) => plain.length > 8 && plain.includes(' ');

/**
 * The text with the marks that its words must have had, where it is Vietnamese without any. In a text with some
 * marks, only whole phrases are given theirs.
 *
 * @param text lower case
 * @example withCommonMarks('toi bi ngat khi chay') // 'toi bị ngất khi chay'
 */
export function withCommonMarks(text: string): string {
  if (HAS_VIETNAMESE_MARKS.test(text)) {
    return text.replace(ANY, (plain) => (isLong(plain) ? (MARKED_OF.get(plain) ?? plain) : plain));
  }
  const meant = text.replace(KILLS_ONESELF, (words) => words.replace('tu tu', 'tự tử'));
  const named = meant.replace(MONTHS_PREGNANT, 'mang thai ').replace(FEVER_MEASURED, 'bi sot ');
  const isSign = named.match(ANY)?.some(({ length }) => length >= SIGN_LENGTH) ?? false;
  return isSign ? named.replace(ANY, (plain) => MARKED_OF.get(plain) ?? plain) : meant;
}
