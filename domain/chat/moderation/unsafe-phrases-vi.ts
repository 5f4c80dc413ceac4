import type { UnsafePhrase } from './unsafe-phrases.ts';

/** Word ends by hand: `\b` knows no Vietnamese letters. */
const BEFORE = '(?<![\\p{L}])';
const AFTER = '(?![\\p{L}])';
const word = (ways: string) => `${BEFORE}(?:${ways})${AFTER}`;
/** Words for a child. */
export const CHILD_VI =
  '(?:học sinh|vị thành niên|trẻ em|bé gái|bé trai|lớp [1-9]|(?<![0-9])(?:[4-9]|1[0-5]) tuổi)';
const EXPLICIT = '(?:kho(?:ả|ã)? ?thân|khỏa thân|nude|clip sex|phim sex|gợi dục|làm tình|ảnh nóng)';

const unicode = (category: UnsafePhrase['category'], ways: readonly string[]): UnsafePhrase => ({
  category,
  said: new RegExp(ways.join('|'), 'u'),
});

export const UNSAFE_PHRASES_VI: readonly UnsafePhrase[] = [
  unicode('harassment', [
    word(
      'con (?:đĩ|điếm|cave)|đồ chó(?=$|,)|đồ (?:khốn|rác rưởi|đĩ|súc sinh|béo ị)|thằng (?:khốn|chó|mất dạy)',
    ),
    word('(?:địt|đụ|đéo) (?:mẹ|má|bà|cụ) (?:mày|m|cả nhà mày)'),
    word('tao (?:sẽ )?(?:đâm|đánh chết|chém|đập chết) (?:chết )?(?:mày|cả nhà mày)'),
    word('tao (?:đánh|đập|chém) chết mày|tao biết nhà mày ở đâu'),
    word('mày (?:là |đúng là )?(?:ngu như (?:lợn|bò|chó)|đồ rác|rác rưởi|súc vật)'),
    word(
      '(?:thằng|con|đồ) (?:ngu|óc chó|béo|mập)(?=$|[,. ]*(?:này|kia|như|ạ|vl|vcl)?)(?! (?:ngốc|si|phì nhất))|(?:đồ|mày|con|thằng) (?:béo|mập) như (?:con )?(?:lợn|heo)|địt mẹ(?= thằng| con| may|$)|(?:tao|bố) (?:biết|đến) (?:tận )?nhà mày',
    ),
    word('không ai ưa mày|cút (?:khỏi|đi) (?:nhóm|cho)'),
  ]),
  unicode('minors', [
    `muốn ngủ với (?:\\p{L}+ ){0,3}${CHILD_VI}`,
    `${CHILD_VI}.{0,40}${EXPLICIT}|${EXPLICIT}.{0,16}${CHILD_VI}`,
    '(?:ảnh|bí mật|gặp nhau).{0,30}đừng (?:kể|nói) (?:với|cho) (?:bố|ba|mẹ|má|cha)|đừng (?:kể|nói) (?:với|cho) (?:bố|ba|mẹ|má|cha).{0,20}(?:ảnh|bí mật|hai đứa)',
  ]),
  unicode('self-harm', [
    word('mày (?:nên |hãy )?(?:chết|tự tử|nhảy cầu|nhảy lầu|treo cổ) đi|đi chết đi|di chet di'),
    word(
      '(?:^|đi )?(?:nhảy lầu|nhảy cầu|treo cổ|tự tử) đi(?= mày|$|,)|mày chết đi|sống làm gì cho (?:chật|tốn) ',
    ),
    word('sao (?:mày|m) không (?:chết|tự tử|nhảy cầu|nhảy lầu)'),
    word('không có mày.{0,20}(?:tốt hơn|đẹp hơn|khoẻ hơn|nhẹ nợ)'),
    word('muốn (?:gầy|ốm|giảm cân|nhẹ cân).{0,24}móc họng'),
  ]),
  unicode('sexual', [
    word('(?:gửi|cho xem|xin) (?:\\p{L}+ ){0,2}ảnh (?:nude|nóng)'),
    word('(?:gửi|cho|xin) .{0,12}ảnh (?:nude|nóng|khoả thân|khỏa thân|không mặc)'),
    word('(?:gửi|cho) (?:anh|em|tao|mình)? ?(?:xem )?ảnh (?:chim|cu|bướm)(?: (?:anh|em|mày))?'),
    word('(?:muốn|cho anh|cho tao) (?:làm tình|quan hệ|địt|chịch|đụ)(?: (?:với )?(?:em|mày|anh))'),
    word(
      'cho (?:anh|tao|tớ) (?:xem|sờ|bóp) (?:ngực|vú|mông|bướm)(?: (?:em|mày))?(?: (?:đi|nhé|nào))?$',
    ),
    word('chịch (?:không|nhau|em|đi)|nứng'),
  ]),
];
