import type { AnswerBook } from '../answer-book.ts';

export const FIGURE_NAMES_VI: AnswerBook['figureNames'] = {
  distance: 'quãng đường',
  duration: 'thời gian',
  pace: 'pace',
  speed: 'tốc độ',
  heartRate: 'nhịp tim trung bình',
  heartRateMaximum: 'nhịp tim cao nhất',
  cadence: 'guồng chân',
  power: 'công suất',
  ascent: 'tổng độ leo',
  load: 'tải tập luyện',
  zones: 'vùng nhịp tim',
};

/** Answers in Vietnamese to a question about a single figure. */
export const FIGURE_ANSWERS_VI: AnswerBook['figures'] = {
  'figure.distance': ['Quãng đường là {{distance.total}}.', 'Cả buổi được {{distance.total}}.'],
  'figure.duration': [
    'Thời gian di chuyển là {{duration.moving}}.',
    'Không tính lúc dừng, bạn mất {{duration.moving}}.',
  ],
  'figure.elapsed': [
    'Tính cả lúc dừng thì là {{duration.elapsed}}.',
    'Từ đầu đến cuối buổi hết {{duration.elapsed}}.',
  ],
  'figure.hardlyStopped': ['Bạn gần như không dừng.', 'Thời gian dừng không đáng kể.'],
  'figure.pace': [
    'Pace trung bình là {{pace.average}}.',
    'Không tính lúc dừng, bạn chạy trung bình {{pace.average}}.',
  ],
  'figure.paceUsual': [
    'Các buổi nhẹ gần đây của bạn vào khoảng {{runner.easyPace}}.',
    'Chạy nhẹ dạo này bạn thường ở {{runner.easyPace}}.',
  ],
  'figure.speed': [
    'Tốc độ trung bình là {{speed.average}}, tức pace {{pace.average}}.',
    'Bạn chạy trung bình {{speed.average}}.',
  ],
  'figure.heartRate': [
    'Nhịp tim trung bình là {{heartRate.average}}.',
    'Cả buổi nhịp tim trung bình {{heartRate.average}}.',
  ],
  'figure.maximum': [
    'Nhịp tim cao nhất là {{heartRate.maximum}}.',
    'Lúc cao nhất, nhịp tim lên {{heartRate.maximum}}.',
  ],
  'figure.maximumMeaning': [
    'Đó là mức cao nhất của buổi này, chưa chắc đã là giới hạn của tim bạn.',
    'Một đỉnh nhất thời có khi do cảm biến đọc sai, nên thời gian ở từng vùng đáng tin hơn.',
  ],
  'figure.cadence': [
    'Guồng chân trung bình là {{cadence.average}}.',
    'Buổi này guồng chân trung bình {{cadence.average}}.',
  ],
  'figure.cadenceMeaning': [
    'Guồng chân tăng theo pace và khác nhau tùy chiều dài chân, nên chỉ so với buổi có pace tương tự.',
    'Không có guồng chân nào đúng cho mọi người; chạy nhanh lên thì nó tự tăng.',
  ],
  'figure.power': [
    'Công suất trung bình là {{power.average}}. Mỗi thiết bị tính một kiểu, nên chỉ so khi đo cùng một máy.',
    'Trung bình bạn đạt {{power.average}}, và chỉ so được với số đo từ cùng thiết bị.',
  ],
  'figure.ascent': [
    'Bạn leo tổng cộng {{altitude.ascent}} và xuống {{altitude.descent}}.',
    'Tổng độ leo của buổi này là {{altitude.ascent}}.',
  ],
  'figure.ascentWorth': [
    'Không tính dốc thì pace tương đương {{pace.gradeAdjusted}}.',
    'Quy ra đường bằng là khoảng {{pace.gradeAdjusted}}.',
  ],
  'figure.load': [
    'Tải tập luyện của buổi này là {{load.value}}.',
    'Buổi này tính ra mức tải {{load.value}}.',
  ],
  'figure.loadMeaning': [
    'Con số này gộp cả độ dài lẫn độ nặng của buổi chạy.',
    'Chạy lâu hơn hay nặng hơn đều làm nó tăng.',
  ],
  'figure.loadDays': [
    'Tính đến hôm nay, nền thể lực là {{runner.load.fitness}} và mức mệt là {{runner.load.fatigue}}.',
    'Cộng dồn các tuần, nền thể lực ở mức {{runner.load.fitness}}, mức mệt ở mức {{runner.load.fatigue}}.',
  ],
  'figure.zones': [
    'Có {{zone.easy.share}} thời gian nằm trong mức nhẹ, giới hạn trên là {{zone.easy.ceiling}}.',
    'Mức nhẹ của bạn là dưới {{zone.easy.ceiling}}; {{zone.easy.share}} thời gian nằm trong mức đó.',
  ],
  'figure.zoneMost': [
    'Bạn ở lâu nhất trong vùng {{zone.most.number}}, chiếm {{zone.most.share}} thời gian.',
    'Chiếm nhiều thời gian nhất là vùng {{zone.most.number}}, với {{zone.most.share}}.',
  ],
  'figure.zoneAsked': [
    'Bạn ở vùng đó {{zone.[n].share}} thời gian.',
    'Vùng đó chiếm {{zone.[n].share}} thời gian.',
  ],
  'figure.vdot': [
    'VDOT của bạn là {{runner.vdot}}, tính từ giải tốt nhất gần đây: {{runner.race.distance}} trong {{runner.race.duration}}.',
    'Theo giải {{runner.race.distance}} trong {{runner.race.duration}}, VDOT của bạn là {{runner.vdot}}.',
  ],
  'figure.vdotMeaning': [
    'Nó được tính từ kết quả thi đấu nên cho thấy sức chạy; còn lượng oxy hấp thụ thật thì phải đo trong phòng thí nghiệm.',
    'Có thể coi đó là lượng oxy tối đa thể hiện qua thành tích thi đấu, chứ không phải số đo trực tiếp.',
  ],
  'figure.noVdot': [
    'VDOT tôi chỉ tính từ giải, mà gần đây tôi chưa thấy giải nào của bạn.',
    'Gần đây chưa có giải nào nên tôi không đưa ra VDOT; lượng oxy tối đa thì dữ liệu chạy không đo được.',
  ],
  'figure.longest': [
    'Buổi dài nhất mấy tuần qua của bạn là {{runner.longest30}}.',
    'Gần đây buổi xa nhất là {{runner.longest30}}.',
  ],
  'figure.month': [
    'Trong {{runner.month.days}} ngày qua bạn chạy {{runner.month.distance}}.',
    'Cộng {{runner.month.days}} ngày gần nhất được {{runner.month.distance}}.',
  ],
  'figure.monthDuration': [
    'Trong {{runner.month.days}} ngày qua bạn chạy tổng cộng {{runner.month.duration}}.',
    'Thời gian chạy của {{runner.month.days}} ngày gần nhất là {{runner.month.duration}}.',
  ],
  'figure.monthRuns': [
    'Tính ra là {{runner.month.runs}} buổi.',
    'Số buổi chạy là {{runner.month.runs}}.',
  ],
  'figure.monthRunsSingle': [
    'Đó là {{runner.month.runs}} buổi chạy.',
    'Chỉ có {{runner.month.runs}} buổi.',
  ],
  'figure.monthUsual': [
    'Một tuần bình thường của bạn là {{runner.weeks.mean}}.',
    'Tính theo tuần, bạn thường chạy {{runner.weeks.mean}}.',
  ],
  'figure.monthNone': [
    'Mấy tuần gần đây tôi không thấy buổi chạy nào của bạn.',
    'Gần đây chưa có buổi chạy nào để tính.',
  ],
  'figure.monthBasis': [
    'Tôi đếm ngược từ hôm nay, không theo tháng trên lịch.',
    'Con số này đếm lùi từ hôm nay, tôi không cộng theo tháng dương lịch.',
  ],
  'figure.lastDistance': [
    'Buổi gần nhất của bạn là {{recent.[n].distance}}.',
    'Lần chạy trước bạn chạy được {{recent.[n].distance}}.',
  ],
  'figure.lastDuration': [
    'Buổi gần nhất kéo dài {{recent.[n].duration}}.',
    'Lần chạy trước bạn mất {{recent.[n].duration}}.',
  ],
  'figure.lastPace': [
    'Buổi gần nhất bạn chạy trung bình {{recent.[n].pace}}.',
    'Pace trung bình của lần chạy trước là {{recent.[n].pace}}.',
  ],
  'figure.lastHeartRate': [
    'Buổi gần nhất nhịp tim trung bình là {{recent.[n].heartRate}}.',
    'Lần chạy trước nhịp tim trung bình {{recent.[n].heartRate}}.',
  ],
  'figure.lastMissing': [
    'Buổi gần nhất của bạn không có số liệu [figure].',
    'Với lần chạy trước, tôi không có số liệu [figure].',
  ],
  'figure.byRun': [
    'Số liệu này tôi chỉ có theo từng buổi chạy.',
    'Tôi giữ nó theo từng buổi và không cộng lại.',
  ],
  'figure.openRun': [
    'Bạn mở buổi chạy cần xem rồi hỏi tôi ở đó.',
    'Hãy hỏi tôi từ trang của buổi chạy ấy.',
  ],
  'figure.missing': [
    'Bản ghi này không có số liệu [figure].',
    'Từ bản ghi này tôi không biết được [figure].',
  ],
  'figure.list': [
    'Về buổi này tôi biết: [figures].',
    'Tôi có thể cho bạn biết [figures] của buổi này.',
  ],
  'figure.energy': [
    'Tôi không tính calo. Nếu đồng hồ có ghi, bạn xem được ở trang của buổi chạy.',
    'Calo không nằm trong số liệu tôi dùng; số đồng hồ ghi thì có ở trang buổi chạy.',
  ],
  'figure.notKept': [
    'Số liệu đó tôi không có.',
    'Số này không nằm trong những số liệu tôi đọc từ bản ghi.',
  ],
};
