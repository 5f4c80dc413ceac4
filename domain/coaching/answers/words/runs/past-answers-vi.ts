import type { Wordings } from '../../../feedback/word-book.ts';
import type { PastCode } from './past-codes.ts';

/** Answers in Vietnamese to what is asked of more runs than the recent weeks hold. */
export const PAST_ANSWERS_VI: Readonly<Record<PastCode, Wordings>> = {
  'past.best': [
    'Thành tích [wish] nhanh nhất [period] của bạn là {{answer.asked.[n].best.[i].duration}}, trong buổi chạy ngày {{answer.asked.[n].best.[i].date}}.',
  ],
  'past.bestEach': [
    'Nhanh nhất cự ly [wish]: {{answer.asked.[n].best.[i].duration}}, ngày {{answer.asked.[n].best.[i].date}}.',
  ],
  'past.bestBasis': [
    'Tôi tính đoạn nhanh nhất đủ cự ly đó trong mọi buổi chạy, kể cả lúc dừng, nên có thể khác thời gian chính thức của giải.',
  ],
  'past.bestNone': ['Tôi không thấy buổi chạy nào [period] đủ một cự ly thi đấu quen thuộc.'],
  'past.bestMissing': ['Tôi không thấy buổi chạy nào [period] đủ cự ly [wish].'],
  'past.bestUnsure': [
    'Tôi không dám nói thành tích [wish] nhanh nhất [period]: các buổi liên quan đã bị xóa, cự ly đáng ngờ, hoặc tôi không được đọc.',
  ],
  'past.bestOther': [
    'Tôi không lưu thành tích tốt nhất ở cự ly đó, chỉ lưu các cự ly thi đấu quen thuộc.',
  ],
  'past.faster': ['Vậy là bạn đã chạy dưới {{answer.asked.[n].wished.duration}} rồi.'],
  'past.notFaster': ['Trong các buổi này bạn chưa chạy dưới {{answer.asked.[n].wished.duration}}.'],
  'past.longest': [
    'Buổi dài nhất [period] là {{answer.asked.[n].longest.distance}}, vào ngày {{answer.asked.[n].longest.date}}.',
  ],
  'past.sumDistance': [
    'Tổng quãng đường [period] là {{answer.asked.[n].sum.distance}}, qua {{answer.asked.[n].sum.runs}} buổi.',
  ],
  'past.sumRuns': [
    'Bạn chạy {{answer.asked.[n].sum.runs}} buổi [period], tổng cộng {{answer.asked.[n].sum.distance}}.',
  ],
  'past.sumSingle': [
    'Tôi chỉ có đúng một buổi chạy [period]: {{answer.asked.[n].sum.distance}} trong {{answer.asked.[n].sum.duration}}.',
  ],
  'past.topWeek': [
    'Tuần chạy nhiều nhất [period] là tuần từ ngày {{answer.asked.[n].top.date}}: {{answer.asked.[n].top.distance}} trong {{answer.asked.[n].top.runs}} buổi.',
  ],
  'past.topWeekSingle': [
    'Tuần chạy nhiều nhất [period] là tuần từ ngày {{answer.asked.[n].top.date}}: {{answer.asked.[n].top.distance}} trong đúng một buổi.',
  ],
  'past.topMonth': [
    'Tháng chạy nhiều nhất [period] là [wish]: {{answer.asked.[n].top.distance}} trong {{answer.asked.[n].top.runs}} buổi.',
  ],
  'past.topMonthSingle': [
    'Tháng chạy nhiều nhất [period] là [wish]: {{answer.asked.[n].top.distance}} trong đúng một buổi.',
  ],
  'past.months': ['Theo từng tháng: [wish].'],
  'past.besideYear': [
    'Năm nay đến giờ bạn chạy {{answer.asked.[n].now.distance}}; cùng kỳ năm ngoái là {{answer.asked.[n].before.distance}}.',
  ],
  'past.yearMore': ['Vậy là hơn năm ngoái {{answer.asked.[n].difference.distance}}.'],
  'past.yearLess': ['Vậy là kém năm ngoái {{answer.asked.[n].difference.distance}}.'],
  'past.yearAlike': ['Vậy là gần bằng năm ngoái.'],
  'past.yearNow': [
    'Năm nay đến giờ bạn chạy {{answer.asked.[n].now.distance}}, qua {{answer.asked.[n].now.runs}} buổi.',
  ],
  'past.besideNone': [
    'Tôi không so với năm ngoái được: buổi đầu tiên tôi có là ngày {{answer.asked.[n].start.date}}.',
  ],
  'past.besidePartial': [
    'Nhưng so như vậy chưa công bằng: buổi đầu tiên tôi có là ngày {{answer.asked.[n].start.date}}, nên thiếu phần đầu năm ngoái.',
  ],
  'past.leastOne': ['Chỉ có đúng một [runs] [period].'],
  'past.last': [
    'Gần nhất là ngày {{answer.asked.[n].last.date}}: {{answer.asked.[n].last.distance}} trong {{answer.asked.[n].last.duration}}.',
  ],
  'past.lastOf': [
    'Lần gần nhất của [runs] là ngày {{answer.asked.[n].last.date}}: {{answer.asked.[n].last.distance}} trong {{answer.asked.[n].last.duration}}.',
  ],
  'past.notYet': [
    'Tôi chưa cộng xong các buổi chạy trước đây của bạn. Vài phút nữa bạn hỏi lại nhé.',
  ],
  'past.reach': ['Tôi có các buổi chạy của bạn từ ngày {{answer.asked.[n].start.date}}.'],
  'past.partial': [
    'Buổi đầu tiên tôi có là ngày {{answer.asked.[n].start.date}}, nên trước đó không có gì. Tải lên hoặc nhập các buổi cũ thì chúng sẽ được tính.',
  ],
  'past.cut': ['Tôi xem lại được đến ngày {{answer.asked.[n].start.date}}.'],
  'past.rough': ['Trong đó có tuần tôi chỉ lưu gần đúng, nên số thực có thể chênh một chút.'],
  'past.omitted': [
    'Các buổi chỉ có trên Strava không nằm trong đó, vì điều khoản của họ không cho tôi đọc.',
  ],
  'past.missing': ['Các buổi bạn đã ẩn hoặc vừa mới đến chưa được tính.'],
};
