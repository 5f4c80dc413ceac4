import type { AnswerBook } from '../answer-book.ts';
import { ADVICE_ANSWERS_VI } from './advice/answers-vi-advice.ts';
import { ASK_ANSWERS_VI } from './answers-vi-asks.ts';
import { SUBJECT_ANSWERS_VI } from './answers-vi-subjects.ts';
import { FIGURE_ANSWERS_VI, FIGURE_NAMES_VI } from './answers-vi-figures.ts';
import { RUNS_ANSWERS_VI } from './runs/answers-vi-runs.ts';
import { TERM_ANSWERS_VI } from './answers-vi-terms.ts';
import { TRAINING_ANSWERS_VI } from './answers-vi-training.ts';

export const ANSWERS_VI: AnswerBook = {
  training: TRAINING_ANSWERS_VI,
  figures: FIGURE_ANSWERS_VI,
  subjects: SUBJECT_ANSWERS_VI,
  asks: ASK_ANSWERS_VI,
  advice: ADVICE_ANSWERS_VI,
  terms: TERM_ANSWERS_VI,
  runs: RUNS_ANSWERS_VI,
  figureNames: FIGURE_NAMES_VI,
  offers: {
    thisRun: 'buổi này chạy ra sao',
    splits: 'từng km của buổi',
    next: 'buổi tới nên chạy gì',
    why: 'vì sao pace nhẹ là như vậy',
    week: 'tuần này của bạn',
    improving: 'bạn có tiến bộ không',
    race: 'thành tích có thể đạt',
    rest: 'nên nghỉ hay nên chạy',
    pacing: 'chia sức cho lần tới',
    warmUp: 'khởi động và chạy strides',
  },
  talk: {
    'greeting.plain': [
      'Chào bạn, hôm nay chúng ta cùng xem gì nào?',
      'Chào bạn, về chuyện chạy bộ bạn cứ hỏi nhé.',
    ],
    'thanks.plain': [
      'Không có gì. Chạy xong buổi tới, bạn lại hỏi tôi nhé.',
      'Giúp được bạn là vui rồi. Buổi tới sẽ cho biết thêm.',
      'Vâng, khi nào cần bạn cứ hỏi.',
    ],
    'goodbye.plain': [
      'Hẹn bạn sau buổi chạy tới. Nhớ ngủ đủ để cơ thể hồi phục.',
      'Hẹn gặp lại. Từ giờ đến buổi đó hãy cho chân nghỉ.',
    ],
    'abilities.plain': [
      'Tôi đọc bản ghi và trả lời bằng số liệu trong đó: buổi tới chạy gì và vì sao, một buổi hay một tuần chạy thế nào, bạn có tiến bộ không, có thể đạt thành tích nào.',
      'Bạn có thể hỏi tôi: buổi vừa rồi ra sao, tiếp theo nên làm gì, vì sao pace lại như vậy, tuần này thế nào, thi đấu có thể chạy bao lâu.',
    ],
    'abilities.limits': [
      'Tôi không chẩn đoán bệnh, và điều gì không được ghi lại thì tôi nói là chưa biết.',
      'Tôi là phần mềm và chỉ dựa vào số liệu; chuyện đau ốm thì phải hỏi bác sĩ.',
    ],
    'unknown.plain': [
      'Câu này tôi không trả lời được từ các buổi chạy của bạn.',
      'Trong bản ghi của bạn không có câu trả lời cho điều đó.',
      'Tôi chưa hiểu bạn muốn biết gì về việc chạy.',
    ],
    'unknown.asked': [
      'Tôi chưa chắc bạn muốn hỏi gì. Có phải một trong các câu này không?',
      'Bạn muốn hỏi câu nào? Nếu không có, bạn hỏi lại theo cách khác nhé.',
    ],
    'unknown.rest': [
      'Phần còn lại của câu hỏi tôi chưa rõ, có phải một trong các câu này không?',
      'Phần còn lại tôi chưa chắc: có phải một trong các câu dưới đây không?',
    ],
    'unknown.word': [
      'Tôi chưa rõ “[said]”. Có phải bạn muốn hỏi một trong các câu này không?',
      'Tôi chưa hiểu “[said]”. Bạn muốn hỏi câu nào dưới đây?',
    ],
    'unknown.also': [
      'Phần còn lại, bạn chạm bên dưới nhé.',
      'Chạm bên dưới, tôi trả lời phần còn lại.',
    ],
    'unknown.restPlain': [
      'Phần còn lại của câu hỏi tôi chưa hiểu, bạn hỏi riêng phần đó giúp tôi nhé.',
      'Phần kia tôi chưa hiểu, bạn hỏi lại riêng giúp tôi.',
    ],
    'unknown.others': [
      'Nếu bạn có huấn luyện viên ở đây, bạn có thể hỏi người ấy, hoặc chọn một mô hình AI để hỏi.',
      'Chuyện khác thì bạn có thể hỏi huấn luyện viên của mình ở đây, hoặc một mô hình AI mà bạn chọn.',
    ],
    'unknown.plan': [
      'Để lập kế hoạch tập, tôi cần biết giải hoặc cự ly, ngày thi đấu và mỗi tuần bạn chạy được mấy ngày. Bạn nhấn nút bên dưới để bắt đầu.',
      'Muốn lập kế hoạch tập, bạn cho biết giải hoặc cự ly, ngày thi đấu và số ngày chạy mỗi tuần. Nhấn nút bên dưới để bắt đầu.',
    ],
    'unknown.empty': [
      'Tôi chưa hiểu câu hỏi, bạn hỏi lại theo cách khác nhé.',
      'Tôi chưa hiểu bạn muốn hỏi gì, bạn viết lại giúp tôi.',
    ],
    'offer.list': [
      'Điều tôi nói được: [offers].',
      'Bạn có thể hỏi, chẳng hạn, về [offers].',
      'Tôi có thể nói về [offers].',
    ],
    'repeat.lead': ['Câu trả lời vẫn như lúc nãy.', 'Từ lúc nãy chưa có gì khác.'],
    'safety.lead': ['Tôi nói lại điều quan trọng nhất.', 'Việc này quan trọng hơn mọi việc khác.'],
    'held.plan': [
      'Chuyện bạn kể cần bác sĩ khám trước, nên bây giờ tôi chưa xếp buổi tập nào. Khi bác sĩ cho phép, bạn báo tôi nhé.',
      'Bác sĩ chưa cho phép thì tôi chưa định buổi tập hay pace nào. Khám xong bạn kể lại cho tôi.',
    ],
    'held.illness': [
      'Bạn nói đang không khỏe, nên hôm nay chưa có kế hoạch nào: nghỉ trước đã. Khi khỏe bạn báo tôi, chúng ta bắt đầu thật nhẹ.',
      'Đang ốm thì nghỉ chính là kế hoạch. Khỏe lại bạn cho tôi biết nhé.',
    ],
    'held.care': [
      'Chuyện bạn kể quan trọng hơn việc tập rất nhiều. Bạn hãy nói chuyện với bác sĩ hoặc người bạn tin tưởng, và cho tôi biết bạn thế nào.',
      'Tôi muốn biết bạn ra sao hơn là lên lịch chạy. Bạn hãy ở gần bác sĩ hoặc người bạn tin tưởng.',
    ],
    'held.later': [
      'Số liệu có thể đợi, điều bạn kể phải lo trước. Khám xong chúng ta sẽ xem lại các buổi chạy.',
      'Chuyện đó đợi bác sĩ cho phép rồi chúng ta xem. Lúc này không con số nào quan trọng bằng sức khỏe.',
    ],
    'held.reminder': [
      'Còn việc tập lại thì đợi bác sĩ cho phép.',
      'Tiếp theo thế nào, khi bác sĩ cho phép chúng ta sẽ tính.',
    ],
    'held.reminderIllness': [
      'Còn việc tập lại thì đợi bạn khỏe đã.',
      'Tiếp theo thế nào, khi bạn khỏe lại chúng ta sẽ tính.',
    ],
    'held.elsewhere': [
      'Hiện tôi không đưa ra pace hay bài tập trong cuộc trò chuyện này. Runner có thể hỏi tôi trong cuộc trò chuyện riêng.',
      'Chuyện pace và kế hoạch tập tạm gác lại ở đây. Trong cuộc trò chuyện riêng với tôi, runner cứ hỏi thoải mái.',
    ],
    'group.training': [
      'Trong nhóm, tôi không đọc buổi chạy của ai nên không đưa pace hay bài tập. Bạn hỏi tôi trong cuộc trò chuyện riêng nhé.',
      'Pace và bài tập tùy vào các buổi chạy của từng người, mà trong nhóm tôi không đọc. Bạn hỏi tôi trong cuộc trò chuyện riêng nhé.',
    ],
    'cleared.plain': [
      'Được khám rồi là yên tâm. Chúng ta sẽ trở lại từ từ: chạy nhẹ vài buổi rồi mới đến chạy nhanh.',
      'Vậy thì tốt. Những buổi đầu chỉ để cơ thể quen lại, chưa chạy nhanh.',
    ],
    'cleared.well': [
      'Vậy thì tốt. Bạn hãy bắt đầu bằng một buổi nhẹ thật ngắn, và dừng ngay nếu triệu chứng trở lại.',
      'Mừng cho bạn. Buổi đầu chạy ngắn và nhẹ thôi, xem hôm sau thế nào.',
    ],
    'noHistory.plain': [
      'Tôi chưa có buổi chạy nào của bạn.',
      'Tôi chưa nhận được buổi chạy nào của bạn.',
    ],
    'noHistory.next': [
      'Bạn ghi lại một buổi hoặc thêm một tệp, tôi sẽ trả lời theo đó.',
      'Có bản ghi đầu tiên, tôi sẽ nói được cụ thể hơn.',
    ],
    'noHistory.old': [
      'Buổi chạy mới nhất của bạn mà tôi có đã cách đây {{runner.daysSinceRun}} ngày, nên tôi không biết hiện giờ bạn ra sao.',
      'Buổi chạy gần nhất ở đây cách nay {{runner.daysSinceRun}} ngày, từ đó đến giờ tôi không có gì thêm.',
    ],
    'noHistory.arriving': [
      'Các buổi chạy cũ của bạn vẫn đang được tải về; khi nào đủ, tôi mới nói được về các tuần.',
      'Các buổi trước còn đang về. Khi có đủ, tôi sẽ nói được về các tuần của bạn.',
    ],
    'noHistory.withheld': [
      'Các buổi chạy của bạn đến từ Strava, và điều khoản của Strava không cho tôi đọc.',
      'Tôi mới chỉ có dữ liệu từ Strava, mà điều khoản của họ không cho huấn luyện viên AI đọc.',
    ],
    'noHistory.withheldNext': [
      'Bạn liên kết Garmin hoặc thêm tệp từ đồng hồ là tôi đọc được.',
      'Khi có Garmin hoặc tệp từ đồng hồ, tôi sẽ trả lời theo chính các buổi chạy của bạn.',
    ],
    'nextWhy.recover': [
      'Tập xong phải nghỉ đủ thì cơ thể mới khỏe lên.',
      'Cơ thể cần thời gian để hồi phục và thích nghi sau buổi đó.',
    ],
    'nextWhy.build': [
      'Sức bền lớn lên từ những buổi chạy nhẹ.',
      'Thêm một buổi nhẹ nữa thì nền chắc hơn mà ít tốn sức.',
    ],
    'nextWhy.quality': [
      'Mấy ngày qua đều nhẹ, nên chạy nhanh lúc này mới có tác dụng.',
      'Chân đã nghỉ đủ, và tuần này còn chỗ cho buổi nhanh hơn.',
    ],
    'nextWhy.long': [
      'Buổi dài trước đã khá lâu rồi, mà muốn giữ sức bền thì cần chạy dài.',
      'Tuần này còn thiếu buổi dài.',
    ],
    'nextWhy.restart': [
      'Sau {{runner.daysSinceRun}} ngày không chạy, tăng từ từ lại trở về nhanh hơn.',
      'Khi trở lại, chân cần nhiều thời gian hơn phổi.',
    ],
    'nextWhy.start': [
      'Tôi chưa có buổi chạy nào của bạn, nên hãy bắt đầu từ mức ai cũng hợp.',
      'Chưa xem bản ghi nào của bạn, tôi chọn cách an toàn trước.',
    ],
    'nextWhy.pain': [
      'Bạn nói đang đau, nên trước hết phải lo chỗ đau.',
      'Đang đau thì mọi kế hoạch đều gác lại.',
    ],
    'next.beforeRace': [
      'Sát ngày thi đấu, giữ chân khỏe quan trọng hơn tập thêm: chạy ngắn và nhẹ, thêm vài đoạn strides, hôm trước nghỉ hoặc chạy nhẹ.',
      'Giải đã gần kề nên đừng tập nặng hay chạy dài nữa: chạy ngắn, nhẹ, thêm vài đoạn strides cho chân nhẹ.',
    ],
    'next.restart': [
      'Buổi tới chạy {{next.duration}}, [guide]; quen rồi hãy tăng.',
      'Bắt đầu lại với {{next.duration}}, [guide]; chạy đều trở lại đã, pace tính sau.',
    ],
    'next.generic': [
      'Buổi tới chạy nhẹ, chậm đến mức nói được trọn câu.',
      'Tiếp theo hãy chạy nhẹ, ở pace vẫn trò chuyện được.',
    ],
    'why.pulse': [
      '{{runner.next.heartRate.ceiling}} là giới hạn trên của mức nhẹ, lấy từ nhịp tim ngưỡng hoặc tối đa trong hồ sơ của bạn.',
      'Dưới {{runner.next.heartRate.ceiling}} là bạn đang ở mức nhẹ; giới hạn này tính từ nhịp tim trong hồ sơ.',
    ],
    'why.raced': [
      'Pace chạy nhẹ từ {{runner.next.pace.fast}} đến {{runner.next.pace.slow}} được tính từ giải tốt nhất gần đây: {{runner.race.distance}} trong {{runner.race.duration}}.',
      'Tôi tính pace từ kết quả thi đấu: VDOT {{runner.vdot}} cho mức nhẹ từ {{runner.next.pace.fast}} đến {{runner.next.pace.slow}}.',
    ],
    'why.usual': [
      'Đó là pace của các buổi nhẹ gần đây, quanh {{runner.easyPace}}.',
      'Gần đây bạn chưa chạy giải nào, nên tôi theo pace nhẹ thường ngày, {{runner.easyPace}}.',
    ],
    'why.feel': [
      'Tôi chưa biết giải nào hay nhịp tim đo được của bạn, nên dựa vào cách bạn nói chuyện: phải nói được trọn câu.',
      'Chưa có giải nào hay nhịp tim tối đa đo được thì tôi không đưa con số; còn nói chuyện được là thước đo tốt nhất.',
    ],
    'why.missing': [
      'Bạn nhập nhịp tim ngưỡng hoặc tối đa vào hồ sơ, hoặc ghi lại một giải, tôi sẽ cho bạn con số cụ thể.',
      'Khi có bản ghi thi đấu hoặc nhịp tim tối đa đo được, tôi sẽ đưa ra con số.',
    ],
    'why.estimate': [
      'Vùng nhịp tim của bạn dựa trên nhịp tim tối đa ước tính, nên chỉ để tham khảo.',
      'Nhịp tim tối đa dùng để chia vùng là ước tính; đo thật thì mới chính xác.',
    ],
    'why.purpose': [
      'Ở mức đó sức bền vẫn tăng mà chân vẫn khỏe cho những ngày quan trọng; nhanh hơn chỉ tốn thời gian hồi phục.',
      'Chạy chậm lại, tim và cơ vẫn được tập gần như thế, và hôm sau còn chạy tiếp được.',
    ],
    'why.tempo': [
      'Tempo ở {{runner.pace.threshold}} là mức cao nhất mà bạn vẫn giữ đều được, tính từ giải tốt nhất gần đây.',
      'Theo kết quả thi đấu, ngưỡng của bạn ở {{runner.pace.threshold}}: chậm hơn thì kém tác dụng, nhanh hơn thì không giữ nổi.',
    ],
    'why.intervals': [
      'Biến tốc ở {{runner.pace.interval}} đã đưa hơi thở gần tới giới hạn; nhanh hơn thì chỉ giữ được ngắn hơn.',
      'Theo kết quả thi đấu, biến tốc {{runner.pace.interval}} là đủ, vì rep cuối phải tốt như rep đầu.',
    ],
    'why.talk': [
      'Buổi tới, còn nói được trọn câu là đúng, dù đồng hồ hiện gì.',
      'Buổi tới bạn thử giữ mức đó đến hết, rồi xem hôm sau chân có nhẹ không.',
    ],
    'improving.fitter': [
      'Bạn có tiến bộ. Trong {{runner.trend.days}} ngày qua bạn chạy nhẹ ở {{runner.trend.recent.pace}} với {{runner.trend.recent.heartRate}}; trước đó là {{runner.trend.before.pace}} với {{runner.trend.before.heartRate}}.',
      'Bạn đang tiến bộ: chạy nhẹ từ {{runner.trend.before.pace}} ở {{runner.trend.before.heartRate}} thành {{runner.trend.recent.pace}} ở {{runner.trend.recent.heartRate}}, cùng nhịp tim mà chạy nhanh hơn.',
    ],
    'improving.same': [
      'Gần như ngang nhau: gần đây chạy nhẹ {{runner.trend.recent.pace}} ở {{runner.trend.recent.heartRate}}, trước đó {{runner.trend.before.pace}} ở {{runner.trend.before.heartRate}}.',
      'Các buổi nhẹ vẫn giữ mức, trước là {{runner.trend.before.pace}} ở {{runner.trend.before.heartRate}}, nay là {{runner.trend.recent.pace}} ở {{runner.trend.recent.heartRate}}.',
    ],
    'improving.harder': [
      'Xét các buổi nhẹ thì lúc này chưa tiến bộ: gần đây {{runner.trend.recent.pace}} ở {{runner.trend.recent.heartRate}}, trước đó {{runner.trend.before.pace}} ở {{runner.trend.before.heartRate}}. Trời nóng, thiếu ngủ hay mệt cũng gây ra như vậy.',
      'Lúc này chạy nhẹ tốn sức hơn, {{runner.trend.recent.pace}} ở {{runner.trend.recent.heartRate}} so với {{runner.trend.before.pace}} ở {{runner.trend.before.heartRate}}; thường là do mệt chứ không phải sa sút.',
    ],
    'improving.pace': [
      'Pace chạy nhẹ của bạn từ {{runner.trend.before.pace}} thành {{runner.trend.recent.pace}}; không có nhịp tim thì tôi không biết là do khỏe lên hay do gắng sức hơn.',
      'Các buổi nhẹ đổi từ {{runner.trend.before.pace}} sang {{runner.trend.recent.pace}}. Tốn sức bao nhiêu thì phải có nhịp tim mới thấy.',
    ],
    'improving.paceSame': [
      'Pace nhẹ vẫn quanh {{runner.trend.recent.pace}}; có đỡ tốn sức hơn không thì phải có nhịp tim mới thấy.',
      'Các buổi nhẹ giữ ở {{runner.trend.recent.pace}}. Có nhịp tim thì mới biết bạn có đỡ tốn sức hơn không.',
    ],
    'improving.volume': [
      'Trung bình mỗi tuần bạn chạy từ {{runner.trend.before.week}} thành {{runner.trend.recent.week}}.',
      'Nay mỗi tuần bạn chạy {{runner.trend.recent.week}}, trước là {{runner.trend.before.week}}.',
    ],
    'improving.unknown': [
      'Các buổi chạy nhẹ gần đây và trước đó còn ít quá, tôi chưa so sánh chính xác được.',
      'Muốn so cho công bằng, tôi cần thêm vài buổi nhẹ của mấy tuần này và mấy tuần trước.',
    ],
    'improving.test': [
      'Cách thử rõ nhất là cứ vài tuần lại chạy cùng cung đường ở cùng nhịp tim.',
      'Bạn cứ chạy nhẹ đều đặn; chạy lại cùng cung đường ở cùng nhịp tim, hoặc vào giải, sẽ thấy rõ hơn.',
    ],
    'improving.ease': [
      'Bạn hãy tập nhẹ vài hôm, ngủ cho đủ rồi chúng ta xem lại.',
      'Chạy nhẹ vài ngày rồi so lại; phong độ thường tự trở về.',
    ],
    'race.all': [
      'Theo giải tốt nhất gần đây, {{runner.predicted.5000.distance}} khoảng {{runner.predicted.5000.duration}}, {{runner.predicted.10000.distance}} khoảng {{runner.predicted.10000.duration}}, half marathon khoảng {{runner.predicted.half.duration}}; marathon thì tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}.',
      'Theo thành tích thi đấu, bạn có thể đạt: {{runner.predicted.5000.distance}} trong {{runner.predicted.5000.duration}}, {{runner.predicted.10000.distance}} trong {{runner.predicted.10000.duration}}, half marathon trong {{runner.predicted.half.duration}}, marathon từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}.',
    ],
    'race.track': [
      'Theo giải tốt nhất gần đây, {{runner.predicted.[d].distance}} khoảng {{runner.predicted.[d].duration}}, giữ đều {{runner.predicted.[d].pace}}.',
      'Với {{runner.predicted.[d].distance}}, tôi tính {{runner.predicted.[d].duration}}, chạy {{runner.predicted.[d].pace}} suốt cự ly.',
    ],
    'race.half': [
      'Theo giải tốt nhất gần đây, half marathon khoảng {{runner.predicted.half.duration}}, giữ đều {{runner.predicted.half.pace}}.',
      'Với half marathon, tôi tính {{runner.predicted.half.duration}}, chạy {{runner.predicted.half.pace}} suốt cự ly.',
    ],
    'race.marathon': [
      'Với marathon, tôi tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}. Ở cự ly này công thức hay lạc quan, nên hãy lên kế hoạch theo con số chậm hơn.',
      'Marathon thì tôi tính từ {{runner.predicted.marathon.from}} đến {{runner.predicted.marathon.to}}; lên kế hoạch theo con số chậm hơn thì chắc hơn.',
    ],
    'race.basis': [
      'Căn cứ là giải {{runner.race.distance}} trong {{runner.race.duration}}, VDOT {{runner.vdot}}.',
      'Tôi dựa vào giải {{runner.race.distance}} bạn chạy hết {{runner.race.duration}}.',
    ],
    'race.endurance': [
      'Buổi dài nhất mấy tuần qua là {{runner.longest30}}, nên ở cự ly đó sức bền quan trọng hơn tốc độ.',
      'Buổi dài nhất gần đây mới {{runner.longest30}}, nên bạn còn thiếu sức bền.',
    ],
    'race.trained': [
      'Đó là khi đường bằng, trời mát và bạn đã tập cho cự ly ấy.',
      'Con số này đúng khi đường bằng, trời mát và bạn đã tập cho cự ly đó.',
    ],
    'race.next': [
      'Muốn tới gần hơn, hãy giữ buổi dài đều đặn và thêm buổi tempo giữa những ngày nhẹ.',
      'Bước tiếp theo là buổi dài đều đặn, cùng tempo khi chân đã nghỉ đủ.',
    ],
    'race.unknown': [
      'Gần đây tôi không thấy giải nào của bạn, mà đoán theo buổi tập thì không đáng tin.',
      'Gần đây chưa có giải nào thì tôi không dự đoán thành tích; buổi tập cho biết quá ít.',
    ],
    'race.howTo': [
      'Hãy chạy một giải, hoặc chạy test một cự ly ngắn nhanh nhất mà vẫn giữ đều, rồi ghi lại; tôi sẽ tính được thành tích.',
      'Chỉ cần bản ghi của một giải ở cự ly quen thuộc là đủ để tôi tính.',
    ],
  },
};
