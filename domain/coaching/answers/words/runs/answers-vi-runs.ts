import type { AnswerBook } from '../../answer-book.ts';
import { PAST_ANSWERS_VI } from './past-answers-vi.ts';

/** Answers in Vietnamese to what is asked of the runner's own runs, and of a target; the fullest first. */
export const RUNS_ANSWERS_VI: AnswerBook['runs'] = {
  ...PAST_ANSWERS_VI,
  'runs.count': ['Bạn có {{answer.asked.[n].runs}} [runs] [period].'],
  'runs.countOne': [
    'Chỉ có {{answer.asked.[n].runs}} [runs] [period]: {{answer.asked.[n].run.1.distance}} vào ngày {{answer.asked.[n].run.1.day}}, pace {{answer.asked.[n].run.1.pace}}.',
    'Chỉ có {{answer.asked.[n].runs}} [runs] [period]: {{answer.asked.[n].run.1.distance}} vào ngày {{answer.asked.[n].run.1.day}}.',
    'Chỉ có {{answer.asked.[n].runs}} [runs] [period]: {{answer.asked.[n].run.1.duration}} vào ngày {{answer.asked.[n].run.1.day}}.',
  ],
  'runs.none': ['Tôi không thấy [runs] [period].'],
  'runs.newest': [
    'Gần nhất là {{answer.asked.[n].run.1.distance}} vào ngày {{answer.asked.[n].run.1.day}}, pace {{answer.asked.[n].run.1.pace}}.',
    'Gần nhất là {{answer.asked.[n].run.1.distance}} vào ngày {{answer.asked.[n].run.1.day}}.',
    'Gần nhất là {{answer.asked.[n].run.1.duration}} vào ngày {{answer.asked.[n].run.1.day}}.',
  ],
  'runs.longest': [
    'Buổi dài nhất trong khoảng đó là {{answer.asked.[n].longest.distance}}, vào ngày {{answer.asked.[n].longest.day}}.',
  ],
  'runs.lasting': [
    'Buổi lâu nhất trong khoảng đó là {{answer.asked.[n].lasting.duration}}, vào ngày {{answer.asked.[n].lasting.day}}.',
  ],
  'runs.reach': [
    'Tôi chỉ xem được {{runner.history.days}} ngày gần đây; các buổi trước đó có trong danh sách hoạt động.',
  ],
  'runs.earlier': ['Các buổi trước đó có trong danh sách hoạt động.'],
  'runs.last': [
    'Bạn chạy [runs] gần nhất vào ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} trong {{answer.asked.[n].run.1.duration}}, pace {{answer.asked.[n].run.1.pace}}.',
    'Bạn chạy [runs] gần nhất vào ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} trong {{answer.asked.[n].run.1.duration}}.',
    'Bạn chạy [runs] gần nhất vào ngày {{answer.asked.[n].run.1.day}}, hết {{answer.asked.[n].run.1.duration}}.',
  ],
  'runs.pulse': ['Nhịp tim trung bình là {{answer.asked.[n].run.1.heartRate}}.'],
  'runs.listed': [
    'Ngày {{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}}, pace {{answer.asked.[n].run.[i].pace}}.',
    'Ngày {{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} trong {{answer.asked.[n].run.[i].duration}}.',
    'Ngày {{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].duration}}.',
  ],
  'runs.listedPulse': [
    'Ngày {{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}}, pace {{answer.asked.[n].run.[i].pace}}, nhịp tim {{answer.asked.[n].run.[i].heartRate}}.',
    'Ngày {{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} trong {{answer.asked.[n].run.[i].duration}}, nhịp tim {{answer.asked.[n].run.[i].heartRate}}.',
    'Ngày {{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].duration}}, nhịp tim {{answer.asked.[n].run.[i].heartRate}}.',
  ],
  'runs.perWeek': [
    'Bạn chạy {{answer.asked.[n].runs}} buổi [period], khoảng {{answer.asked.[n].perWeek}} buổi mỗi tuần.',
  ],
  'runs.counted': ['Bạn chạy {{answer.asked.[n].runs}} buổi [period].'],
  'runs.countedOne': ['Bạn chỉ chạy một buổi [period].'],
  'runs.streakToday': [
    'Tính cả hôm nay, bạn đã chạy {{answer.asked.[n].streakDays}} ngày liên tiếp.',
  ],
  'runs.streakYesterday': [
    'Đến hôm qua bạn chạy {{answer.asked.[n].streakDays}} ngày liên tiếp, hôm nay thì chưa.',
  ],
  'runs.streakOne': ['Hôm qua bạn không chạy, nên hôm nay là ngày đầu tiên.'],
  'runs.streakEnded': [
    'Hiện chưa thành chuỗi: hôm qua bạn có chạy, hôm kia thì không, và hôm nay chưa chạy.',
  ],
  'runs.streakNone': ['Hiện bạn không có chuỗi ngày nào: hôm qua không chạy, hôm nay cũng chưa.'],
  'runs.sevenDays': ['Một tuần qua bạn chạy {{runner.sevenDays.runs}} buổi.'],
  'runs.sevenDaysOne': ['Một tuần qua bạn chỉ chạy mỗi buổi đó.'],
  'runs.weekends': [
    'Cuối tuần bạn chạy {{answer.asked.[n].weekend.runs}} buổi [period], trung bình {{answer.asked.[n].weekend.distance}}; ngày thường {{answer.asked.[n].weekdays.runs}} buổi, trung bình {{answer.asked.[n].weekdays.distance}}.',
  ],
  'runs.weekendsOnly': [
    'Bạn chỉ chạy cuối tuần [period]: {{answer.asked.[n].weekend.runs}} buổi, trung bình {{answer.asked.[n].weekend.distance}}.',
  ],
  'runs.weekendsOne': [
    'Bạn chỉ chạy một buổi [period], vào cuối tuần: {{answer.asked.[n].weekend.distance}}.',
  ],
  'runs.weekdaysOnly': [
    'Bạn chỉ chạy ngày thường [period]: {{answer.asked.[n].weekdays.runs}} buổi, trung bình {{answer.asked.[n].weekdays.distance}}.',
  ],
  'runs.weekdaysOne': [
    'Bạn chỉ chạy một buổi [period], vào ngày thường: {{answer.asked.[n].weekdays.distance}}.',
  ],
  'runs.meanPace': [
    'Pace trung bình của các [runs] [period] là {{answer.asked.[n].mean.[i].pace}}.',
  ],
  'runs.meanHeartRate': [
    'Nhịp tim trung bình của các [runs] [period] là {{answer.asked.[n].mean.[i].heartRate}}.',
  ],
  'runs.alsoPace': ['Pace trung bình là {{answer.asked.[n].mean.[i].pace}}.'],
  'runs.alsoHeartRate': ['Nhịp tim trung bình là {{answer.asked.[n].mean.[i].heartRate}}.'],
  'runs.meanMissing': ['Các [runs] [period] không có số liệu [figure].'],
  'runs.cadence': [
    'Guồng chân tôi chỉ có theo từng buổi, nên không tính được trung bình của một giai đoạn hay so với trước đây.',
  ],
  'runs.sumDistance': ['Bạn chạy được {{answer.asked.[n].sum.distance}} [period].'],
  'runs.sumDuration': ['Tổng thời gian chạy [period] là {{answer.asked.[n].sum.duration}}.'],
  'runs.sumAscent': ['Tổng độ leo [period] là {{answer.asked.[n].sum.ascent}}.'],
  'runs.alsoRuns': ['Tất cả là {{answer.asked.[n].sum.runs}} buổi.'],
  'runs.alsoDistance': ['Tổng quãng đường là {{answer.asked.[n].sum.distance}}.'],
  'runs.alsoDuration': ['Tổng thời gian là {{answer.asked.[n].sum.duration}}.'],
  'runs.alsoAscent': ['Tổng độ leo là {{answer.asked.[n].sum.ascent}}.'],
  'runs.noAscent': ['Có buổi không ghi độ leo, nên tôi không cộng được.'],
  'runs.week': [
    'Tuần từ ngày {{answer.asked.[n].week.[i].day}}: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} buổi, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekSingle': [
    'Tuần từ ngày {{answer.asked.[n].week.[i].day}} chỉ có {{answer.asked.[n].week.[i].runs}} buổi: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNone': ['Tuần từ ngày {{answer.asked.[n].week.[i].day}}: không chạy buổi nào.'],
  'runs.weekLast': [
    'Tuần trước: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} buổi, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekLastSingle': [
    'Tuần trước chỉ có {{answer.asked.[n].week.[i].runs}} buổi: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekLastNone': ['Tuần trước: không chạy buổi nào.'],
  'runs.weekNow': [
    'Tuần này đến giờ: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} buổi, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNowSingle': [
    'Tuần này đến giờ mới có {{answer.asked.[n].week.[i].runs}} buổi: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNowNone': ['Tuần này đến giờ: chưa chạy buổi nào.'],
  'runs.weekAscents': [
    'Tuần này bạn leo {{answer.asked.[n].week.1.ascent}}, tuần trước {{answer.asked.[n].week.2.ascent}}.',
  ],
  'runs.weekMore': ['Vậy là đã nhiều hơn tuần trước [wish], mà tuần này vẫn chưa hết.'],
  'runs.weekLess': ['Đến giờ ít hơn tuần trước [wish], nhưng tuần này vẫn chưa hết.'],
  'runs.weekAlike': ['Đến giờ tuần này gần như bằng tuần trước.'],
  'runs.lastWeekMore': ['Vậy tuần trước nhiều hơn tuần trước nữa [wish].'],
  'runs.lastWeekLess': ['Vậy tuần trước ít hơn tuần trước nữa [wish].'],
  'runs.lastWeekAlike': ['Vậy cả hai tuần gần như nhau.'],
  'runs.topWeek': [
    'Tuần bạn chạy nhiều nhất là tuần từ ngày {{answer.asked.[n].week.1.day}}: {{answer.asked.[n].week.1.distance}} trong {{answer.asked.[n].week.1.runs}} buổi.',
  ],
  'runs.topWeekSingle': [
    'Tuần bạn chạy nhiều nhất là tuần từ ngày {{answer.asked.[n].week.1.day}}: {{answer.asked.[n].week.1.distance}}, chỉ {{answer.asked.[n].week.1.runs}} buổi.',
  ],
  'runs.now': [
    'Buổi này (ngày {{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}}, pace {{answer.asked.[n].own.pace}}.',
    'Buổi này (ngày {{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}} trong {{answer.asked.[n].own.duration}}.',
    'Buổi này (ngày {{answer.asked.[n].own.day}}): {{answer.asked.[n].own.duration}}.',
  ],
  'runs.nowPulse': [
    'Buổi này (ngày {{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}}, pace {{answer.asked.[n].own.pace}}, nhịp tim {{answer.asked.[n].own.heartRate}}.',
    'Buổi này (ngày {{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}} trong {{answer.asked.[n].own.duration}}, nhịp tim {{answer.asked.[n].own.heartRate}}.',
    'Buổi này (ngày {{answer.asked.[n].own.day}}): {{answer.asked.[n].own.duration}}, nhịp tim {{answer.asked.[n].own.heartRate}}.',
  ],
  'runs.then': [
    'Buổi ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}}, pace {{answer.asked.[n].run.1.pace}}.',
    'Buổi ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} trong {{answer.asked.[n].run.1.duration}}.',
    'Buổi ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.duration}}.',
  ],
  'runs.thenPulse': [
    'Buổi ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}}, pace {{answer.asked.[n].run.1.pace}}, nhịp tim {{answer.asked.[n].run.1.heartRate}}.',
    'Buổi ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} trong {{answer.asked.[n].run.1.duration}}, nhịp tim {{answer.asked.[n].run.1.heartRate}}.',
    'Buổi ngày {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.duration}}, nhịp tim {{answer.asked.[n].run.1.heartRate}}.',
  ],
  'runs.thenNone': ['Tôi không có buổi mà bạn muốn so sánh.'],
  'runs.notToday': ['Hôm nay tôi chưa nhận được buổi nào, nên lấy buổi gần nhất để so.'],
  'runs.nothingNewer': ['Tôi chưa có buổi nào mới hơn để so với buổi đó.'],
  'runs.faster': ['Buổi này nhanh hơn {{answer.asked.[n].difference.pace}}.'],
  'runs.slower': ['Buổi này chậm hơn {{answer.asked.[n].difference.pace}}.'],
  'runs.samePace': ['Pace gần như bằng nhau.'],
  'runs.pulseHigher': ['Nhịp tim buổi này cao hơn {{answer.asked.[n].difference.heartRate}}.'],
  'runs.pulseLower': ['Nhịp tim buổi này thấp hơn {{answer.asked.[n].difference.heartRate}}.'],
  'runs.pulseSame': ['Nhịp tim gần như không đổi.'],
  'runs.share': [
    'Tính theo thời gian chạy [period], buổi nhẹ và buổi dài chiếm {{answer.asked.[n].easyShare}}, buổi nặng chiếm {{answer.asked.[n].hardShare}}.',
  ],
  'runs.shareBasis': [
    'Tôi chia theo mục đích của từng buổi, không theo số phút ở mỗi vùng nhịp tim.',
  ],
  'runs.shareRest': ['Phần còn lại nằm ở giữa.'],
  'runs.timeOfDay': [
    'Buổi sáng bạn chạy trung bình {{answer.asked.[n].morning.pace}}, từ chiều trở đi là {{answer.asked.[n].evening.pace}}.',
  ],
  'runs.timeOfDayBasis': [
    'Số này gộp mọi buổi trong {{runner.history.days}} ngày qua, nên ngoài giờ chạy, loại buổi chạy cũng ảnh hưởng.',
  ],
  'runs.timeOfDayNone': ['Phải có cả buổi sáng lẫn buổi tối thì tôi mới so được, hiện chưa đủ.'],
  'runs.hardest': [
    'Theo nhịp tim thì đó là km {{answer.asked.[n].km.number}}: trung bình {{answer.asked.[n].km.heartRate}}, pace {{answer.asked.[n].km.pace}}.',
  ],
  'runs.lastKilometer': ['Km cuối bạn chạy pace {{answer.asked.[n].km.pace}}.'],
  'runs.kilometer': [
    'Km {{answer.asked.[n].km.number}} bạn chạy pace {{answer.asked.[n].km.pace}}.',
  ],
  'runs.kilometerPulse': [
    'Ở km {{answer.asked.[n].km.number}}, nhịp tim trung bình là {{answer.asked.[n].km.heartRate}}, pace {{answer.asked.[n].km.pace}}.',
  ],
  'runs.otherKilometers': ['Các km còn lại trung bình {{answer.asked.[n].km.rest.pace}}.'],
  'runs.otherKilometersPulse': [
    'Các km còn lại trung bình {{answer.asked.[n].km.rest.pace}}, nhịp tim {{answer.asked.[n].km.rest.heartRate}}.',
  ],
  'runs.kilometerClimb': ['Km này leo {{answer.asked.[n].km.ascent}}, nên con dốc có ảnh hưởng.'],
  'runs.kilometerFlat': ['Km này chỉ leo {{answer.asked.[n].km.ascent}}, nên không phải do dốc.'],
  'runs.kilometerLevel': ['Km này không lên dốc, nên không phải do dốc.'],
  'runs.noPulse': [
    'Bản ghi không có nhịp tim đáng tin cho mọi km, nên tôi không biết km nào nặng nhất.',
  ],
  'runs.startNotHigh': [
    'Vậy lúc đầu không cao hơn về sau. Nếu đồng hồ báo nhịp tim nhảy vọt ở đó thì thường là do cảm biến: dây đo còn khô, hoặc cảm biến cổ tay đếm nhầm bước chân.',
  ],
  'runs.slowest': [
    'Tính theo pace trung bình, buổi chậm nhất là {{answer.asked.[n].run.1.distance}} vào ngày {{answer.asked.[n].run.1.day}}, pace {{answer.asked.[n].run.1.pace}}.',
  ],
  'runs.habit': [
    'Đoạn cuối của các buổi khác nằm ở trang của từng buổi. Ở đây tôi chỉ có số trung bình, nên chưa nói được có phải lần nào cũng vậy không.',
  ],
  'runs.endFaster': ['Vậy là bạn tăng tốc rõ ở cuối.'],
  'runs.endSlower': ['Vậy là bạn chậm lại ở cuối.'],
  'runs.endSame': ['Vậy là bạn giữ được pace đến cuối.'],
  'runs.noHill': [
    'Trong buổi này km leo nhiều nhất cũng chỉ {{answer.asked.[n].km.ascent}}, nên tôi không thấy con dốc nào đáng kể.',
  ],
  'runs.noClimb': ['Bản ghi này không có km nào lên dốc, nên tôi không thấy con dốc nào.'],
  'runs.climbUnknown': [
    'Bản ghi này không có độ leo theo từng km, nên tôi không biết đoạn nào là lên dốc.',
  ],
  'runs.longestOf': [
    'Buổi dài nhất [period] của bạn là {{answer.asked.[n].longest.distance}}, ngày {{answer.asked.[n].longest.day}}.',
  ],
  'runs.lastingOf': [
    'Buổi lâu nhất [period] của bạn là {{answer.asked.[n].lasting.duration}} ({{answer.asked.[n].lasting.distance}}), ngày {{answer.asked.[n].lasting.day}}.',
    'Buổi lâu nhất [period] của bạn là {{answer.asked.[n].lasting.duration}}, ngày {{answer.asked.[n].lasting.day}}.',
  ],
  'runs.nearest': [
    'Buổi có quãng đường gần nhất là {{answer.asked.[n].nearest.distance}}, pace {{answer.asked.[n].nearest.pace}}, ngày {{answer.asked.[n].nearest.day}}.',
    'Buổi có quãng đường gần nhất là {{answer.asked.[n].nearest.distance}}, ngày {{answer.asked.[n].nearest.day}}.',
  ],
  'runs.steepest': [
    'Buổi leo dốc nhiều nhất là {{answer.asked.[n].steepest.distance}}, ngày {{answer.asked.[n].steepest.day}}, tổng leo {{answer.asked.[n].steepest.ascent}}.',
  ],
  'runs.climbed': ['Buổi đó leo tổng cộng {{answer.asked.[n].run.1.ascent}}.'],
  'runs.hardPulse': ['Đó là một buổi nặng, nên nhịp tim cao hơn các buổi nhẹ là đúng.'],
  'runs.temperature': ['Theo dịch vụ thời tiết, nơi bạn chạy lúc đó là {{temperature.weather}}.'],
  'runs.noTemperature': [
    'Tôi không có nhiệt độ của buổi đó, nên không nói được nó ảnh hưởng bao nhiêu.',
  ],
  'runs.noSky': [
    'Dữ liệu buổi chạy không có mưa hay gió, nên tôi không biết lúc đó thời tiết ra sao.',
  ],
  'runs.farKnown': [
    'Không quá xa: buổi dài nhất gần đây của bạn là {{answer.asked.[n].longest.distance}}, ngày {{answer.asked.[n].longest.day}}, nên {{answer.asked.[n].least}} không có gì lạ. Hãy chạy nhẹ.',
  ],
  'runs.farStep': [
    'Buổi dài nhất gần đây của bạn là {{answer.asked.[n].longest.distance}}, ngày {{answer.asked.[n].longest.day}}, nên {{answer.asked.[n].least}} chỉ dài hơn một chút. Chạy chậm, chân khoẻ và hôm sau chạy nhẹ thì được.',
  ],
  'runs.farJump': [
    'Tăng như vậy là quá nhanh: buổi dài nhất gần đây của bạn là {{answer.asked.[n].longest.distance}}, ngày {{answer.asked.[n].longest.day}}. Mỗi tuần hãy kéo dài thêm một chút, đến khi {{answer.asked.[n].least}} chỉ còn là bước nhỏ tiếp theo.',
  ],
  'runs.zoneOf': ['Với bạn, [said] nhịp/phút là vùng {{answer.asked.[n].zone}}.'],
  'runs.zoneBelow': ['Với bạn, [said] nhịp/phút còn dưới vùng thấp nhất.'],
  'runs.zoneEasy': ['Mức nhẹ của bạn là dưới {{zone.easy.ceiling}}, nên như vậy vẫn là nhẹ.'],
  'runs.zoneAtLimit': [
    'Mức nhẹ của bạn là dưới {{zone.easy.ceiling}}, nên như vậy là vừa sát giới hạn. Nếu vẫn nói được trọn câu thì không sao.',
  ],
  'runs.zoneAbove': [
    'Mức nhẹ của bạn là dưới {{zone.easy.ceiling}}, nên như vậy không còn nhẹ nữa. Khi thi đấu hay tập bài nặng thì bình thường, còn nếu định chạy nhẹ thì bạn hãy chậm lại.',
  ],
  'runs.zoneUsual': ['Các buổi nhẹ của bạn thường ở {{runner.easyHeartRate}}.'],
  'runs.zoneUnknown': [
    'Tôi chưa biết các vùng nhịp tim của bạn nên không xếp được [said] nhịp/phút. Bạn điền nhịp tim tối đa hoặc nhịp tim ngưỡng vào hồ sơ là tôi trả lời được.',
  ],
  'runs.partFirst': [
    '{{answer.asked.[n].part.distance}} đầu bạn chạy pace trung bình {{answer.asked.[n].part.pace}}.',
  ],
  'runs.partLast': [
    '{{answer.asked.[n].part.distance}} cuối bạn chạy pace trung bình {{answer.asked.[n].part.pace}}.',
  ],
  'runs.partFaster': ['Nhanh hơn phần còn lại: {{answer.asked.[n].part.rest.pace}}.'],
  'runs.partSlower': ['Chậm hơn phần còn lại: {{answer.asked.[n].part.rest.pace}}.'],
  'runs.partSame': ['Gần bằng phần còn lại: {{answer.asked.[n].part.rest.pace}}.'],
  'runs.partPulse': [
    'Nhịp tim trung bình {{answer.asked.[n].part.heartRate}}, phần còn lại {{answer.asked.[n].part.rest.heartRate}}.',
  ],
  'runs.splitLine': ['Km {{answer.asked.[n].split.[i].number}}: {{split.[i].pace}}.'],
  'runs.repetitionLine': [
    'Rep {{answer.asked.[n].repetition.[i].number}}: {{interval.work.[i].pace}}.',
  ],
  'runs.startedAt': ['Buổi ngày {{answer.asked.[n].run.[i].day}} bạn bắt đầu lúc [said].'],
  'runs.startNone': ['Tôi không thấy buổi chạy nào trong ngày đó.'],
  'target.pace': ['Để chạy [wish], bạn cần giữ pace {{answer.asked.[n].pace}} suốt cả cự ly.'],
  'target.split': [
    'Mốc {{answer.asked.[n].split.[i].distance}}: {{answer.asked.[n].split.[i].duration}}.',
  ],
  'target.forecast': [
    'Theo giải tốt nhất gần đây, bạn có thể chạy khoảng {{runner.predicted.[d].duration}}.',
  ],
  'target.noForecast': [
    'Tôi chưa có kết quả giải gần đây nào của bạn, nên chưa nói được mục tiêu này có vừa sức không.',
  ],
  'target.which': ['Cho tôi biết cự ly và thời gian bạn muốn, tôi sẽ tính pace.'],
};
