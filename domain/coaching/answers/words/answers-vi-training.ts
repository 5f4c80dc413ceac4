import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_VI: AnswerBook['training'] = {
  'week.soFar': [
    'Tuần này đến giờ bạn chạy {{runner.week.distance}} trong {{runner.week.runs}} buổi.',
    'Tuần này đã có {{runner.week.distance}} qua {{runner.week.runs}} buổi.',
  ],
  'week.soFarSingle': [
    'Tuần này mới có {{runner.week.runs}} buổi, {{runner.week.distance}}.',
    'Đến giờ tuần này có {{runner.week.runs}} buổi với {{runner.week.distance}}.',
  ],
  'week.none': ['Tuần này bạn chưa chạy.', 'Tuần này chưa có buổi chạy nào.'],
  'week.last': [
    'Tuần trước là {{runner.lastWeek.distance}} trong {{runner.lastWeek.runs}} buổi.',
    'Tuần trước bạn chạy {{runner.lastWeek.distance}} qua {{runner.lastWeek.runs}} buổi.',
  ],
  'week.lastSingle': [
    'Tuần trước chỉ có {{runner.lastWeek.runs}} buổi, {{runner.lastWeek.distance}}.',
    'Tuần trước có {{runner.lastWeek.runs}} buổi với {{runner.lastWeek.distance}}.',
  ],
  'week.lastNone': ['Tuần trước không có buổi chạy nào.', 'Tuần trước bạn không chạy.'],
  'week.far': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, vượt xa mức thường {{runner.weeks.mean}}; mấy hôm tới bạn nên tập nhẹ.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, tăng vọt so với {{runner.weeks.mean}} thường lệ; chấn thương hay bắt đầu từ đây, nên hạ xuống.',
  ],
  'week.up': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, nhỉnh hơn mức thường {{runner.weeks.mean}}; mấy hôm tới nhẹ lại là ổn.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, hơi cao hơn {{runner.weeks.mean}} thường lệ.',
  ],
  'week.steady': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, ngang mức thường {{runner.weeks.mean}}, đều như vậy là tốt nhất.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, thường lệ {{runner.weeks.mean}}: rất đều.',
  ],
  'week.nearTired': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, gần mức thường {{runner.weeks.mean}}, nhưng cơ thể mệt hơn so với quãng đường ấy.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, thường lệ {{runner.weeks.mean}}. Quãng đường không đổi, nhưng bạn đang mệt hơn mọi khi.',
  ],
  'week.nearLong': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, gần mức thường {{runner.weeks.mean}}, nhưng trong đó có một buổi dài hơn hẳn mọi khi.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, thường lệ {{runner.weeks.mean}}. Tổng không đổi, nhưng buổi chạy dài ấy cần thời gian để hồi phục.',
  ],
  'week.nearJump': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}. Sau mấy ngày chạy nhiều hơn hẳn, bạn đang trở lại mức thường {{runner.weeks.mean}}.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, bạn đang về lại mức thường {{runner.weeks.mean}} sau mấy ngày vượt xa mức đó.',
  ],
  'week.down': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, ít hơn mức thường {{runner.weeks.mean}}; làm tuần nghỉ thì rất hợp.',
    'Một tuần trở lại đây được {{runner.sevenDays.distance}}, nhẹ hơn {{runner.weeks.mean}} thường lệ.',
  ],
  'week.noUsual': [
    'Muốn so với thường lệ, tôi cần xem thêm vài tuần của bạn.',
    'Thêm vài tuần nữa tôi sẽ biết mức thường của bạn.',
  ],
  'week.hardSingle': [
    'Trong đó có {{runner.sevenDays.hardRuns}} buổi nặng, cân đối như vậy là hợp lý.',
    'Chỉ {{runner.sevenDays.hardRuns}} buổi nặng, nên có chỗ để hồi phục.',
  ],
  'week.hardSome': [
    'Trong đó {{runner.sevenDays.hardRuns}} buổi nặng, vừa đủ cho tuần.',
    'Có {{runner.sevenDays.hardRuns}} buổi nặng; những ngày ở giữa hãy để nhẹ.',
  ],
  'week.hardMany': [
    'Trong đó tới {{runner.sevenDays.hardRuns}} buổi nặng, nhiều hơn mức cơ thể hồi phục kịp.',
    'Có đến {{runner.sevenDays.hardRuns}} buổi nặng nên không đủ chỗ để hồi phục.',
  ],
  'week.allEasy': [
    'Không có buổi nặng nào, đúng kiểu xây nền.',
    'Buổi nào cũng không quá nặng, nền sức bền được xây từ đó.',
  ],
  'rest.rest': ['Giờ bạn nên nghỉ.', 'Lúc này nghỉ có ích hơn chạy.'],
  'rest.easy': [
    'Nghỉ hoặc chạy nhẹ ngắn, cách nào cũng đúng.',
    'Muốn chạy thì chạy nhẹ; nghỉ cũng tốt như vậy.',
  ],
  'rest.run': ['Bạn cứ chạy.', 'Theo số liệu thì bạn chạy được.'],
  'rest.unknown': [
    'Tôi biết quá ít về mấy ngày qua của bạn, nên hãy nghe cơ thể.',
    'Không có bản ghi gần đây thì tôi không đoán được; cảm giác của bạn đáng tin hơn.',
  ],
  'rest.tiredSaid': [
    'Bạn thấy mệt, và điều đó đáng tin hơn mọi con số.',
    'Cơ thể đã nói vậy thì bạn hãy tin.',
  ],
  'rest.listen': [
    'Sáng dậy đã mệt hoặc lên cầu thang thấy nặng chân thì nghỉ; nghỉ như thế chẳng mất gì.',
    'Bạn chạy thật chậm đã, được một lúc mà chân chưa nhẹ thì đi bộ về, không sao cả.',
  ],
  'memory.injury': [
    'Trước đây bạn có kể với tôi về chấn thương. Nếu vẫn còn thấy, hãy chạy nhẹ buổi này và bỏ phần chạy nhanh.',
    'Bạn từng nói mình bị chấn thương. Nếu chưa khỏi, hãy chạy nhẹ theo cảm giác và dừng khi thấy đau.',
  ],
  'memory.otherDay': [
    'Bạn từng nói không chạy được vào ngày đó, nên hãy dời buổi này trong kế hoạch sang ngày phù hợp.',
    'Ngày đó bạn bảo không chạy được; hãy chuyển buổi này sang ngày khác trong kế hoạch.',
  ],
  'restWhy.hardToday': ['Hôm nay bạn đã có buổi nặng.', 'Hôm nay bạn đã chạy nặng rồi.'],
  'restWhy.hardYesterday': [
    'Hôm qua là ngày nặng, cơ thể vẫn đang hồi phục.',
    'Hôm qua bạn vừa chạy nặng.',
  ],
  'restWhy.hardDays': [
    'Buổi nặng gần nhất cách đây {{runner.daysSinceHard}} ngày.',
    'Từ buổi nặng trước đến nay đã {{runner.daysSinceHard}} ngày.',
  ],
  'restWhy.ranToday': ['Hôm nay bạn đã chạy rồi.', 'Phần chạy hôm nay đã xong.'],
  'restWhy.daysOff': [
    'Lần chạy trước cách đây {{runner.daysSinceRun}} ngày.',
    'Đã {{runner.daysSinceRun}} ngày bạn chưa chạy.',
  ],
  'restWhy.tired': [
    'Mức mệt ({{runner.load.fatigue}}) cao hơn hẳn nền thể lực ({{runner.load.fitness}}).',
    'Tải gần đây là {{runner.load.fatigue}}, vượt xa mức bạn quen, {{runner.load.fitness}}.',
  ],
  'pain.injury': [
    'Bạn tạm ngừng chạy đến khi hết đau; cố chạy khi đau chỉ kéo dài thêm.',
    'Bây giờ đừng chạy đã, để chuyện nhỏ không thành lớn.',
  ],
  'pain.return': [
    'Khi đi bộ và lên xuống cầu thang hết đau, bạn trở lại bằng buổi nhẹ thật ngắn.',
    'Sinh hoạt hằng ngày hết đau rồi hãy thử chạy nhẹ ngắn, thấy đau là dừng ngay.',
  ],
  'pain.doctor': [
    'Nếu nghỉ cũng đau, đau về đêm, đau đúng một điểm trên xương, đi khập khiễng hoặc mãi không bớt thì bạn đi khám.',
    'Nếu đi khập khiễng, đau ban đêm, đau tại một điểm hoặc đau kéo dài, bạn hãy đi khám.',
  ],
  'pain.illness': [
    'Đang không khỏe thì bạn nghỉ; cơ thể còn bận hồi phục, tập lúc này không có tác dụng.',
    'Lúc ốm thì tập không có tác dụng. Bạn ngủ đủ, uống đủ nước và tạm nghỉ chạy.',
  ],
  'pain.illnessReturn': [
    'Khỏe hẳn rồi hãy bắt đầu bằng buổi nhẹ ngắn, xem hôm sau thế nào.',
    'Khi thấy khỏe, bạn chạy nhẹ ngắn trước, chạy nhanh để sau.',
  ],
  'pain.illnessDoctor': [
    'Nếu sốt, ho sâu hoặc ngồi yên mà tim vẫn đập nhanh thì hỏi bác sĩ trước.',
    'Thấy khó chịu ở ngực, sốt hoặc mãi không đỡ thì bạn đi khám.',
  ],
  'pain.soreness': [
    'Cơ mỏi vì chưa quen với bài tập như vậy, vài hôm sẽ tự hết.',
    'Cơ đang hồi phục sau bài lạ, vài hôm sẽ đỡ.',
  ],
  'pain.sorenessNext': [
    'Đi bộ hoặc chạy thật nhẹ sẽ dễ chịu hơn; chạy nhanh thì đợi xuống cầu thang thấy bình thường.',
    'Bạn cứ vận động nhẹ, chân thoải mái rồi mới chạy nhanh.',
  ],
  'pain.sorenessDoctor': [
    'Nếu đau đúng một điểm hoặc ngày càng tăng thì đó không phải mỏi cơ: hãy dừng lại.',
    'Đau nhói, đau lệch một bên hay tăng dần là chuyện khác, khi đó chưa chạy.',
  ],
  'warmUp.fast': [
    'Trước khi chạy nhanh, bạn chạy nhẹ {{runner.warmUp.duration}}, rồi chạy strides {{runner.strides.count}} lần, mỗi lần {{runner.strides.duration}}, giữa các lần đi bộ {{runner.strides.rest}}.',
    'Bài nhanh mở đầu thế này: chạy nhẹ {{runner.warmUp.duration}}, strides {{runner.strides.count}} × {{runner.strides.duration}}, cách nhau {{runner.strides.rest}}.',
  ],
  'warmUp.generic': [
    'Trước khi chạy nhanh, bạn chạy nhẹ đến khi ấm người rồi chạy vài đoạn strides.',
    'Chạy chậm cho ấm người, thêm vài đoạn strides rồi mới vào phần nhanh.',
  ],
  'warmUp.strides': [
    'Strides là đoạn tăng tốc ngắn, nhanh dần mà thả lỏng, lưng thẳng, bước nhẹ, không nước rút.',
    'Strides để đánh thức đôi chân: nhanh dần, thả lỏng, rồi đi bộ.',
  ],
  'warmUp.easy': [
    'Chạy nhẹ thì không cần khởi động, chỉ việc vào chậm hơn bình thường.',
    'Với buổi nhẹ, đoạn đầu chạy chậm chính là khởi động.',
  ],
  'warmUp.after': [
    'Chạy xong bạn chạy chậm đến khi thở đều là đủ.',
    'Kết thúc bằng cách chạy chậm dần, không cần gì thêm.',
  ],
  'warmUp.stretch': [
    'Giãn cơ giữ lâu để sau buổi chạy; trước khi chạy nên vận động hơn là giữ yên.',
    'Giãn tĩnh để sau buổi chạy; trước khi chạy thì vung chân, xoay khớp.',
  ],
  'warmUp.next': [
    'Bạn thử trước bài nhanh tới, lúc vào bài sẽ đỡ nặng.',
    'Làm vậy trước bài nặng tới, bạn sẽ thấy khác ngay từ đầu.',
  ],
  'heat.effort': [
    'Trời nóng thì chạy theo sức, không theo pace; cùng sức mà chậm đi là đúng.',
    'Trời nóng thì ai cũng chậm lại, vì một phần máu phải dồn ra da để làm mát.',
  ],
  'heat.pulse': [
    'Giữ dưới {{runner.next.heartRate.ceiling}}, pace bao nhiêu cũng được.',
    'Lấy {{runner.next.heartRate.ceiling}} làm giới hạn, chậm mấy cũng không sao.',
  ],
  'heat.measured': [
    'Lúc đó trời {{temperature.weather}}, độ ẩm {{humidity.percent}}, nên cơ thể tốn khá nhiều sức để làm mát.',
    'Trời {{temperature.weather}}, độ ẩm {{humidity.percent}} mà chậm đi thì không phải là sa sút.',
  ],
  'heat.next': [
    'Buổi tới bạn dời sang giờ mát và đường có bóng râm, khát thì uống, bài nặng lùi lại.',
    'Buổi tới chạy sớm hoặc muộn, đừng đợi khô miệng mới uống, bài nặng để hôm mát.',
  ],
  'heat.stop': [
    'Nếu chóng mặt, ớn lạnh hoặc không ra mồ hôi nữa, hãy dừng ngay và làm mát.',
    'Nếu chóng mặt, rùng mình hay lơ mơ, hãy dừng ngay và vào chỗ mát.',
  ],
  'cold.effort': [
    'Trời lạnh, mưa hay gió cũng chạy theo sức: ngược gió thì cùng sức vẫn chậm hơn.',
    'Gió và lạnh làm pace chậm đi chứ thể lực không giảm, cứ chạy theo sức.',
  ],
  'cold.next': [
    'Buổi tới khởi động lâu hơn, mặc nhiều lớp, lúc đi ngược gió để lúc về xuôi gió; đường trơn thì đừng chạy.',
    'Buổi tới vào chậm, mặc nhiều lớp, chạy ngược gió trước; trơn trượt thì ở nhà.',
  ],
  'hills.effort': [
    'Lên dốc giữ sức chứ không giữ pace: bước ngắn, lưng thẳng, dốc quá thì đi bộ.',
    'Lên dốc bạn kệ pace, miễn hơi thở đều; dốc gắt thì cứ đi bộ.',
  ],
  'hills.measured': [
    'Với {{altitude.ascent}} leo, {{pace.average}} của bạn tương đương {{pace.gradeAdjusted}} trên đường bằng.',
    'Có {{altitude.ascent}} leo nên {{pace.average}} quy ra đường bằng là {{pace.gradeAdjusted}}.',
  ],
  'hills.pulse': [
    'Ngày nhẹ thì lên dốc cũng giữ dưới {{runner.next.heartRate.ceiling}}.',
    'Hôm cần nhẹ, trên dốc vẫn lấy {{runner.next.heartRate.ceiling}} làm giới hạn.',
  ],
  'hills.down': [
    'Xuống dốc bước ngắn, nhẹ, thả theo đà; hãm lại thì mỏi đùi.',
    'Xuống dốc bước nhỏ và nhanh, đừng hãm.',
  ],
  'hills.next': [
    'Muốn tập dốc, lần tới lên mạnh mà vẫn kiểm soát, chạy chậm xuống, và dừng khi lượt cuối còn tốt như lượt đầu.',
    'Lần tới hãy lấy buổi dốc thay cho một bài nặng, đừng tập thêm.',
  ],
  'lastRun.figures': [
    'Buổi gần nhất của bạn: {{recent.[n].distance}} trong {{recent.[n].duration}}, trung bình {{recent.[n].pace}}.',
    'Buổi mới nhất tôi có là {{recent.[n].distance}} ở {{recent.[n].pace}}, hết {{recent.[n].duration}}.',
  ],
  'lastRun.heartRate': [
    'Nhịp tim trung bình {{recent.[n].heartRate}}, các buổi nhẹ thường là {{runner.easyHeartRate}}.',
    'Nhịp tim buổi đó {{recent.[n].heartRate}}, còn chạy nhẹ thường ngày là {{runner.easyHeartRate}}.',
  ],
  'lastRun.open': [
    'Bạn mở buổi đó ra rồi hỏi, tôi sẽ xem từng phần.',
    'Muốn xem từng phần, bạn hỏi từ trang của buổi đó.',
  ],
  'splits.range': [
    'Nhanh nhất là km {{split.fastest.number}} với {{split.fastest.pace}}, chậm nhất là km {{split.slowest.number}} với {{split.slowest.pace}}.',
    'Các km nằm trong khoảng {{split.fastest.pace}} (km {{split.fastest.number}}) đến {{split.slowest.pace}} (km {{split.slowest.number}}).',
  ],
  'splits.halves': [
    'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}.',
    'Theo từng nửa thì là {{half.first.pace}} và {{half.second.pace}}.',
  ],
  'splits.repetitions': [
    '{{interval.work.count}} × {{interval.work.length}}, trung bình {{interval.work.pace}}, rep đầu {{interval.work.first.pace}}, rep cuối {{interval.work.last.pace}}.',
    'Bạn chạy {{interval.work.count}} × {{interval.work.length}}, từ {{interval.work.first.pace}} ở rep đầu đến {{interval.work.last.pace}} ở rep cuối, trung bình {{interval.work.pace}}.',
  ],
  'splits.mixed': [
    '{{interval.work.count}} đoạn nhanh, tổng {{interval.work.duration}}, trung bình {{interval.work.pace}}.',
    'Chạy nhanh tổng {{interval.work.duration}} ở {{interval.work.pace}}, chia {{interval.work.count}} đoạn.',
  ],
  'splits.rests': [
    'Giữa các rep bạn nghỉ trung bình {{interval.rest.duration}}.',
    'Quãng nghỉ trung bình là {{interval.rest.duration}}.',
  ],
  'splits.kilometer': [
    'Km đó là {{split.[n].pace}}, cả buổi trung bình {{pace.average}}.',
    'Km đó bạn chạy {{split.[n].pace}}, còn cả buổi là {{pace.average}}.',
  ],
  'splits.repetition': [
    'Rep đó là {{interval.work.[n].pace}}, các rep trung bình {{interval.work.pace}}.',
    'Rep đó bạn chạy {{interval.work.[n].pace}}, còn trung bình là {{interval.work.pace}}.',
  ],
  'splits.fastestRepetition': [
    'Rep nhanh nhất là {{interval.work.fastest.pace}}, chậm nhất là {{interval.work.slowest.pace}}.',
    'Nhanh nhất {{interval.work.fastest.pace}}, chậm nhất {{interval.work.slowest.pace}}.',
  ],
  'splits.noDrift': [
    'Buổi này chưa thấy được: cần một buổi dài hơn, chạy đều, có đo nhịp tim.',
    'Muốn thấy nhịp tim trôi cần một buổi dài hơn, chạy đều, có đo nhịp tim.',
  ],
  'splits.noSuch': ['Bản ghi không có phần đó.', 'Tôi không tìm thấy phần đó trong bản ghi.'],
  'splits.none': [
    'Bản ghi này không chia theo km được nên tôi không thấy từng phần.',
    'Quãng đường ngắn quá, không chia ra được.',
  ],
  'splits.nextEven': ['Lần tới cứ chạy như vậy.', 'Buổi tới giữ cách chia sức này.'],
  'splits.nextSlower': [
    'Lần tới vào chậm hơn chút, đoạn cuối sẽ dễ hơn.',
    'Buổi tới lúc đầu hãy kìm lại một chút.',
  ],
  'splits.nextFree': [
    'Lần tới cố giữ các đoạn đều nhau, để đoạn cuối nhanh nhất.',
    'Buổi tới vào thật bình tĩnh, giữ các đoạn như nhau.',
  ],
  'pacing.easyStart': [
    'Hãy vào chậm hơn mức bạn muốn, pace sẽ tự lên.',
    'Chia sức tốt hay không là ở lúc đầu, nên vào thật bình tĩnh.',
  ],
  'pacing.easy': ['Chạy nhẹ nghĩa là [guide].', 'Với buổi nhẹ, giữ [guide] đến hết.'],
  'pacing.intervals': [
    'Bài biến tốc tới, hãy chạy rep đầu ở {{interval.work.pace}}, bằng trung bình lần này, và chỉ nhanh hơn ở rep cuối.',
    'Lần tới giữ {{interval.work.pace}} như trung bình lần này cho mọi rep, sức còn lại để dành cho cuối.',
  ],
  'pacing.intervalsRaced': [
    'Biến tốc thì chạy {{runner.pace.interval}}, số rep vừa đủ để rep cuối vẫn nhanh như rep đầu.',
    'Theo kết quả thi đấu, biến tốc {{runner.pace.interval}} là đủ; nhanh hơn không được thêm gì.',
  ],
  'pacing.intervalsFeel': [
    'Biến tốc nên chạy ở mức mà xong rep cuối vẫn thấy còn chạy tiếp được.',
    'Biến tốc thì chọn pace giữ được: rep cuối nhanh như rep đầu.',
  ],
  'pacing.tempo': [
    'Tempo thì chạy {{runner.pace.threshold}} và giữ đều; về cuối có thể mệt hơn chứ không chậm hơn.',
    'Với bạn tempo là {{runner.pace.threshold}}, vào từ tốn rồi giữ nguyên.',
  ],
  'pacing.tempoFeel': [
    'Tempo là khi chỉ nói nổi câu ngắn mà cuối bài vẫn còn chạy thêm được chút nữa.',
    'Tempo thì mệt mà giữ được, thở đều, không nước rút.',
  ],
  'pacing.long': [
    'Buổi dài giữ [guide], lúc đầu chậm nhất, chỉ đoạn cuối mới nhanh hơn.',
    'Buổi dài chạy nhẹ, [guide], và về đích khi còn sức.',
  ],
  'pacing.racePace': [
    'Ở cự ly đó, giữ đều {{runner.predicted.[d].pace}} là hợp với giải tốt nhất gần đây.',
    'Theo kết quả thi đấu, bạn nên ổn định ở {{runner.predicted.[d].pace}}.',
  ],
  'pacing.marathon': [
    'Marathon thì vào không nhanh hơn {{runner.pace.marathon}}, thà chậm hơn; sức để dành sẽ cần ở cuối.',
    'Marathon lấy {{runner.pace.marathon}} làm giới hạn, đoạn đầu thà chậm chứ đừng nhanh.',
  ],
  'pacing.race': [
    'Thi đấu thì kìm lại lúc đầu, giữ đều ở giữa, còn sức bao nhiêu dồn cho cuối.',
    'Vào bình tĩnh, đoạn giữa giữ đều, cuối giải dốc hết sức.',
  ],
  'lastRun.before': [
    'Buổi trước đó là {{recent.[n].distance}} trong {{recent.[n].duration}}, trung bình {{recent.[n].pace}}.',
    'Buổi liền trước bạn chạy {{recent.[n].distance}}, pace {{recent.[n].pace}}, hết {{recent.[n].duration}}.',
  ],
  'lastRun.beforeHeartRate': [
    'Buổi đó nhịp tim trung bình {{recent.[n].heartRate}}.',
    'Nhịp tim trung bình buổi đó là {{recent.[n].heartRate}}.',
  ],
};
