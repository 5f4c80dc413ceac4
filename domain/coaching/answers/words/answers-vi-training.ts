import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_VI: AnswerBook['training'] = {
  'week.soFar': [
    'Tuần này đến giờ bạn chạy {{runner.week.distance}} trong {{runner.week.runs}} buổi.',
    'Tuần này đã có {{runner.week.distance}} qua {{runner.week.runs}} buổi.',
  ],
  'week.soFarSingle': [
    'Tuần này bạn mới chạy {{runner.week.runs}} buổi, {{runner.week.distance}}.',
    'Đến giờ tuần này mới có {{runner.week.runs}} buổi: {{runner.week.distance}}.',
  ],
  'week.none': ['Tuần này bạn chưa chạy.', 'Tuần này chưa có buổi chạy nào.'],
  'week.last': [
    'Tuần trước là {{runner.lastWeek.distance}} trong {{runner.lastWeek.runs}} buổi.',
    'Tuần trước bạn chạy {{runner.lastWeek.distance}} qua {{runner.lastWeek.runs}} buổi.',
  ],
  'week.lastSingle': [
    'Tuần trước bạn chỉ chạy {{runner.lastWeek.runs}} buổi: {{runner.lastWeek.distance}}.',
    'Tuần trước chỉ có {{runner.lastWeek.runs}} buổi, {{runner.lastWeek.distance}}.',
  ],
  'week.lastNone': ['Tuần trước không có buổi chạy nào.', 'Tuần trước bạn không chạy.'],
  'week.far': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, vượt xa mức thường lệ {{runner.weeks.mean}}. Tăng vọt như vậy thì cơ thể cần vài ngày nhẹ.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, vượt hẳn mức thường lệ {{runner.weeks.mean}}. Chấn thương hay bắt đầu như vậy, nên hãy giảm xuống.',
  ],
  'week.up': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, nhỉnh hơn mức thường lệ {{runner.weeks.mean}}; mấy hôm tới chạy nhẹ là ổn.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, hơi cao hơn mức thường lệ {{runner.weeks.mean}}.',
  ],
  'week.steady': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, ngang mức thường lệ {{runner.weeks.mean}}. Chính sự đều đặn đó giúp bạn khỏe lên.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, thường lệ là {{runner.weeks.mean}}: rất đều.',
  ],
  'week.nearTired': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, gần mức thường lệ {{runner.weeks.mean}}, nhưng mệt hơn so với quãng đường ấy.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, thường lệ là {{runner.weeks.mean}}. Quãng đường không đổi nhưng bạn tốn sức hơn, nên lúc này cần hồi phục nhiều hơn.',
  ],
  'week.nearLong': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, gần mức thường lệ {{runner.weeks.mean}}, nhưng trong đó có một buổi dài hơn hẳn mọi khi.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, thường lệ là {{runner.weeks.mean}}. Tổng không đổi, nhưng buổi chạy dài ấy cần thời gian để hồi phục.',
  ],
  'week.nearJump': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}. Sau mấy ngày chạy nhiều hơn hẳn, bạn đang trở lại mức thường lệ {{runner.weeks.mean}}.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, đang về lại mức thường lệ {{runner.weeks.mean}} sau mấy ngày vượt xa mức đó.',
  ],
  'week.down': [
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, ít hơn mức thường lệ {{runner.weeks.mean}}; coi như tuần nghỉ thì rất hợp.',
    'Một tuần trở lại đây bạn chạy {{runner.sevenDays.distance}}, nhẹ hơn mức thường lệ {{runner.weeks.mean}}.',
  ],
  'week.noUsual': [
    'Muốn so với mức thường lệ, tôi cần xem thêm vài tuần của bạn.',
    'Thêm vài tuần nữa tôi sẽ biết mức thường lệ của bạn.',
  ],
  'week.hardSingle': [
    'Trong đó có {{runner.sevenDays.hardRuns}} buổi nặng, cân đối như vậy là hợp lý.',
    'Chỉ có {{runner.sevenDays.hardRuns}} buổi nặng, nên bạn đủ thời gian hồi phục.',
  ],
  'week.hardSome': [
    'Trong đó có {{runner.sevenDays.hardRuns}} buổi nặng, vừa đủ cho một tuần.',
    'Có {{runner.sevenDays.hardRuns}} buổi nặng; những ngày ở giữa hãy để nhẹ.',
  ],
  'week.hardMany': [
    'Trong đó tới {{runner.sevenDays.hardRuns}} buổi nặng, nhiều hơn mức cơ thể hồi phục kịp.',
    'Có đến {{runner.sevenDays.hardRuns}} buổi nặng, nên không đủ thời gian hồi phục.',
  ],
  'week.allEasy': [
    'Không có buổi nào nặng, như vậy là đang xây nền.',
    'Không buổi nào quá nặng; nền sức bền được xây từ những tuần như vậy.',
  ],
  'rest.rest': ['Giờ bạn nên nghỉ.', 'Lúc này nghỉ có ích hơn chạy.'],
  'rest.easy': [
    'Nghỉ hoặc chạy nhẹ một quãng ngắn, cách nào cũng được.',
    'Muốn chạy thì chạy nhẹ; nghỉ cũng tốt như vậy.',
  ],
  'rest.run': ['Bạn chạy được.', 'Theo số liệu thì bạn cứ chạy.'],
  'rest.unknown': [
    'Tôi biết quá ít về mấy ngày qua của bạn, nên hãy lắng nghe cơ thể.',
    'Không có bản ghi gần đây thì tôi không nói chắc được; cảm giác của bạn đáng tin hơn.',
  ],
  'rest.tiredSaid': [
    'Bạn thấy mệt, và điều đó đáng tin hơn mọi con số.',
    'Cơ thể báo mệt thì bạn hãy tin.',
  ],
  'rest.listen': [
    'Nếu sáng dậy đã mệt hoặc lên cầu thang thấy nặng chân thì hãy nghỉ; nghỉ như vậy chẳng mất gì.',
    'Bạn cứ chạy thật chậm đã; được một lúc mà chân chưa nhẹ thì đi bộ về, không sao cả.',
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
    'Hôm qua bạn tập nặng, cơ thể vẫn đang hồi phục.',
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
    'Bạn hãy tạm ngừng chạy đến khi hết đau; cố chạy khi đau chỉ làm đau lâu hơn.',
    'Bây giờ bạn đừng chạy đã, để chuyện nhỏ không thành lớn.',
  ],
  'pain.return': [
    'Khi đi bộ và lên xuống cầu thang không còn đau, hãy trở lại bằng một buổi nhẹ thật ngắn.',
    'Khi sinh hoạt hằng ngày không còn đau, hãy thử chạy nhẹ một quãng ngắn, thấy đau là dừng ngay.',
  ],
  'pain.doctor': [
    'Nếu nghỉ cũng đau, đau về đêm, đau đúng một điểm trên xương, đi khập khiễng hoặc mãi không bớt thì bạn hãy đi khám.',
    'Nếu đi khập khiễng, đau ban đêm, đau đúng một điểm hoặc đau kéo dài, bạn hãy đi khám.',
  ],
  'pain.illness': [
    'Đang không khỏe thì bạn hãy nghỉ; cơ thể còn bận hồi phục, tập lúc này không có tác dụng.',
    'Lúc ốm, tập không làm bạn khỏe lên. Hãy ngủ đủ, uống đủ nước và tạm nghỉ chạy.',
  ],
  'pain.illnessReturn': [
    'Khi khỏe hẳn, hãy bắt đầu bằng một buổi nhẹ ngắn và xem hôm sau thế nào.',
    'Khi thấy khỏe, hãy chạy nhẹ một quãng ngắn trước, chạy nhanh để sau.',
  ],
  'pain.illnessDoctor': [
    'Nếu sốt, ho sâu hoặc ngồi yên mà tim vẫn đập nhanh, hãy hỏi bác sĩ trước.',
    'Nếu khó chịu ở ngực, có sốt hoặc mãi không đỡ, bạn hãy đi khám.',
  ],
  'pain.soreness': [
    'Cơ đau mỏi vì chưa quen với bài tập như vậy, vài hôm sẽ tự hết.',
    'Cơ đang hồi phục sau một bài lạ, vài hôm sẽ đỡ.',
  ],
  'pain.sorenessNext': [
    'Đi bộ hoặc chạy thật nhẹ sẽ dễ chịu hơn; chạy nhanh thì chờ đến khi đi cầu thang thấy bình thường.',
    'Bạn cứ vận động nhẹ, chân thoải mái rồi mới chạy nhanh.',
  ],
  'pain.sorenessDoctor': [
    'Nếu đau đúng một điểm hoặc ngày càng tăng thì đó không phải mỏi cơ: hãy ngừng chạy.',
    'Đau nhói, chỉ đau một bên hay đau tăng dần là chuyện khác, khi đó chưa chạy.',
  ],
  'warmUp.fast': [
    'Trước khi chạy nhanh, hãy chạy nhẹ {{runner.warmUp.duration}}, rồi chạy strides {{runner.strides.count}} lần, mỗi lần {{runner.strides.duration}}, giữa các lần đi bộ {{runner.strides.rest}}.',
    'Hãy bắt đầu bằng chạy nhẹ {{runner.warmUp.duration}}, rồi strides {{runner.strides.count}} × {{runner.strides.duration}}, cách nhau {{runner.strides.rest}}.',
  ],
  'warmUp.generic': [
    'Trước khi chạy nhanh, hãy chạy nhẹ đến khi ấm người rồi chạy vài đoạn strides.',
    'Hãy chạy nhẹ cho ấm người, thêm vài đoạn strides rồi mới vào phần nhanh.',
  ],
  'warmUp.strides': [
    'Strides là đoạn tăng tốc ngắn: thả lỏng, lưng thẳng, không nước rút.',
    'Strides để đánh thức đôi chân: tăng tốc một lúc, thả lỏng, rồi đi bộ.',
  ],
  'warmUp.easy': [
    'Chạy nhẹ thì không cần khởi động, chỉ cần vào chậm hơn bình thường.',
    'Với buổi nhẹ, đoạn đầu chạy chậm chính là khởi động.',
  ],
  'warmUp.after': [
    'Xong bài, hãy chạy nhẹ đến khi thở đều, thế là đủ.',
    'Kết thúc bằng chạy nhẹ chậm dần, không cần gì thêm.',
  ],
  'warmUp.stretch': [
    'Nếu thích giãn cơ, hãy để sau buổi chạy; trước khi chạy nên vận động hơn là giữ yên.',
    'Giãn tĩnh để sau buổi chạy; trước khi chạy thì nên vận động.',
  ],
  'warmUp.next': [
    'Hãy làm vậy trước bài nhanh tới, lúc vào bài sẽ đỡ nặng.',
    'Hãy thử trước bài nhanh tới, bạn sẽ thấy khác ngay từ đầu.',
  ],
  'heat.effort': [
    'Trời nóng thì chạy theo mức gắng sức, không theo pace; cùng sức mà chậm đi là bình thường.',
    'Trời nóng thì ai cũng chậm lại, vì một phần máu dồn ra da để làm mát.',
  ],
  'heat.pulse': [
    'Hãy giữ dưới {{runner.next.heartRate.ceiling}}, pace bao nhiêu cũng được.',
    'Hãy lấy {{runner.next.heartRate.ceiling}} làm giới hạn, chậm mấy cũng không sao.',
  ],
  'heat.measured': [
    'Lúc đó trời {{temperature.weather}}, độ ẩm {{humidity.percent}}, nên cơ thể phải tốn sức để làm mát.',
    'Trời {{temperature.weather}}, độ ẩm {{humidity.percent}} mà chậm đi thì không có nghĩa là xuống thể lực.',
  ],
  'heat.next': [
    'Buổi tới hãy chạy giờ mát, đường có bóng râm, khát thì uống, và lùi bài nặng lại.',
    'Buổi tới hãy chạy sớm hoặc muộn, uống trước khi quá khát, bài nặng để hôm mát.',
  ],
  'heat.stop': [
    'Nếu chóng mặt, ớn lạnh hoặc không ra mồ hôi nữa, hãy dừng ngay và làm mát.',
    'Nếu chóng mặt, rùng mình hay lơ mơ, hãy dừng ngay và vào chỗ mát.',
  ],
  'cold.effort': [
    'Trời lạnh, mưa hay gió cũng nên chạy theo mức gắng sức: ngược gió thì cùng sức vẫn chậm hơn.',
    'Gió và lạnh làm pace chậm đi chứ thể lực không giảm; cứ chạy theo mức gắng sức.',
  ],
  'cold.next': [
    'Buổi tới hãy khởi động lâu hơn, mặc nhiều lớp, lúc đi chạy ngược gió để lúc về xuôi gió. Đường đóng băng thì đừng chạy.',
    'Buổi tới hãy vào chậm, mặc nhiều lớp, chạy ngược gió trước; đường đóng băng thì ở nhà.',
  ],
  'hills.effort': [
    'Lên dốc hãy giữ mức gắng sức chứ đừng giữ pace: bước ngắn, lưng thẳng, dốc gắt thì đi bộ.',
    'Lên dốc cứ kệ pace, miễn là thở đều; dốc gắt thì nên đi bộ.',
  ],
  'hills.measured': [
    'Leo {{altitude.ascent}}, pace {{pace.average}} của bạn tương đương {{pace.gradeAdjusted}} trên đường bằng.',
    'Có {{altitude.ascent}} leo dốc, nên {{pace.average}} nặng bằng {{pace.gradeAdjusted}} trên đường bằng.',
  ],
  'hills.pulse': [
    'Ngày nhẹ, lên dốc cũng giữ dưới {{runner.next.heartRate.ceiling}}.',
    'Ngày nhẹ, trên dốc vẫn lấy {{runner.next.heartRate.ceiling}} làm giới hạn.',
  ],
  'hills.down': [
    'Xuống dốc hãy bước nhanh và nhẹ, thả theo đà; hãm lại thì mỏi đùi.',
    'Xuống dốc bước ngắn và nhanh, đừng hãm.',
  ],
  'hills.next': [
    'Muốn tập dốc, hãy chạy lên mạnh mà vẫn kiểm soát, chạy nhẹ xuống, và dừng khi lượt cuối còn tốt như lượt đầu.',
    'Hãy lấy buổi chạy dốc thay cho một bài nặng, đừng tập thêm.',
  ],
  'lastRun.figures': [
    'Buổi gần nhất của bạn: {{recent.[n].distance}} trong {{recent.[n].duration}}, trung bình {{recent.[n].pace}}.',
    'Buổi mới nhất tôi có là {{recent.[n].distance}} ở {{recent.[n].pace}}, hết {{recent.[n].duration}}.',
  ],
  'lastRun.heartRate': [
    'Nhịp tim trung bình {{recent.[n].heartRate}}; các buổi nhẹ thường là {{runner.easyHeartRate}}.',
    'Nhịp tim buổi đó {{recent.[n].heartRate}}, còn chạy nhẹ thường ngày là {{runner.easyHeartRate}}.',
  ],
  'lastRun.open': [
    'Bạn mở một buổi ra rồi hỏi ở đó, tôi sẽ xem từng phần.',
    'Muốn xem từng phần, bạn hỏi từ trang của buổi đó nhé.',
  ],
  'splits.range': [
    'Nhanh nhất là km {{split.fastest.number}} với {{split.fastest.pace}}, chậm nhất là km {{split.slowest.number}} với {{split.slowest.pace}}.',
    'Các km nằm trong khoảng {{split.fastest.pace}} (km {{split.fastest.number}}) đến {{split.slowest.pace}} (km {{split.slowest.number}}).',
  ],
  'splits.halves': [
    'Nửa đầu {{half.first.pace}}, nửa sau {{half.second.pace}}.',
    'Tính theo từng nửa là {{half.first.pace}} và {{half.second.pace}}.',
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
    'Buổi này chưa thấy được: phải là một buổi dài hơn, chạy đều, có đo nhịp tim.',
    'Muốn thấy nhịp tim trôi, tôi cần một buổi dài hơn, chạy đều, có đo nhịp tim.',
  ],
  'splits.noSuch': ['Bản ghi không có phần đó.', 'Tôi không tìm thấy phần đó trong bản ghi.'],
  'splits.none': [
    'Bản ghi này không chia theo km được, nên tôi không xem được từng phần.',
    'Bản ghi này ngắn quá, không chia ra được.',
  ],
  'splits.nextEven': ['Lần tới bạn cứ chạy như vậy.', 'Buổi tới giữ cách chia sức này.'],
  'splits.nextSlower': [
    'Lần tới hãy vào chậm hơn một chút, đoạn cuối sẽ dễ hơn.',
    'Buổi tới, lúc đầu hãy kìm lại một chút.',
  ],
  'splits.nextFree': [
    'Lần tới hãy cố giữ các đoạn đều nhau, và để đoạn cuối nhanh nhất.',
    'Buổi tới hãy vào thật bình tĩnh, giữ các đoạn đều nhau.',
  ],
  'pacing.easyStart': [
    'Hãy vào chậm hơn mức bạn muốn, pace sẽ tự lên.',
    'Hãy vào thật bình tĩnh: lúc đầu quyết định cả phần sau.',
  ],
  'pacing.easy': ['Chạy nhẹ nghĩa là [guide].', 'Với buổi nhẹ, giữ [guide] đến hết.'],
  'pacing.intervals': [
    'Bài biến tốc tới, hãy chạy rep đầu ở {{interval.work.pace}}, bằng trung bình lần này, và chỉ nhanh hơn ở rep cuối.',
    'Bài biến tốc tới, rep nào cũng giữ {{interval.work.pace}} như trung bình lần này, và chỉ nhanh hơn ở cuối.',
  ],
  'pacing.intervalsRaced': [
    'Biến tốc thì chạy {{runner.pace.interval}}, và chỉ chạy số rep mà bạn giữ được cùng tốc độ.',
    'Theo kết quả thi đấu, hãy chạy biến tốc ở {{runner.pace.interval}}; nhanh hơn không được thêm gì.',
  ],
  'pacing.intervalsFeel': [
    'Biến tốc nên chạy ở pace mà xong rep cuối vẫn làm thêm được một rep.',
    'Biến tốc thì chọn pace lặp lại được: rep cuối nhanh như rep đầu.',
  ],
  'pacing.tempo': [
    'Tempo thì chạy {{runner.pace.threshold}} và giữ đều; về cuối có thể thấy nặng hơn nhưng đừng chậm lại.',
    'Pace tempo của bạn là {{runner.pace.threshold}}: vào từ từ rồi giữ nguyên.',
  ],
  'pacing.tempoFeel': [
    'Tempo đúng mức là khi mỗi lần chỉ nói được vài từ, và cuối bài vẫn còn chạy thêm được một chút.',
    'Tempo thì mệt mà giữ được: mỗi lần chỉ nói được vài từ, thở đều, không nước rút.',
  ],
  'pacing.long': [
    'Buổi dài giữ [guide]: lúc đầu chậm nhất, chỉ đoạn cuối mới nhanh hơn.',
    'Buổi dài giữ [guide], và chạy xong vẫn còn sức.',
  ],
  'pacing.racePace': [
    'Ở cự ly đó, giữ đều {{runner.predicted.[d].pace}} là hợp với giải tốt nhất gần đây của bạn.',
    'Theo kết quả thi đấu, bạn nên giữ ổn định ở {{runner.predicted.[d].pace}}.',
  ],
  'pacing.marathon': [
    'Chạy marathon thì vào không nhanh hơn {{runner.pace.marathon}}, thà chậm hơn một chút; sức để dành sẽ cần ở cuối.',
    'Chạy marathon hãy lấy {{runner.pace.marathon}} làm giới hạn, đoạn đầu chậm hơn một chút.',
  ],
  'pacing.race': [
    'Khi thi đấu, hãy kìm lại lúc đầu, giữ đều ở giữa, còn sức bao nhiêu dồn cho cuối.',
    'Khi thi đấu: vào bình tĩnh, đoạn giữa giữ đều, cuối giải dốc sức.',
  ],
  'lastRun.before': [
    'Buổi trước đó là {{recent.[n].distance}} trong {{recent.[n].duration}}, trung bình {{recent.[n].pace}}.',
    'Buổi liền trước bạn chạy {{recent.[n].distance}}, pace {{recent.[n].pace}}, hết {{recent.[n].duration}}.',
  ],
  'lastRun.beforeHeartRate': [
    'Buổi đó nhịp tim trung bình là {{recent.[n].heartRate}}.',
    'Nhịp tim trung bình buổi đó là {{recent.[n].heartRate}}.',
  ],
};
