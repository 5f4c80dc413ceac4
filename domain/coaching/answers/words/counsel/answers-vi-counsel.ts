import type { AnswerBook } from '../../answer-book.ts';
import type { CounselCode } from './counsel-codes.ts';

/** Answers in Vietnamese on beginnings, practice and race days. */
export const COUNSEL_ANSWERS_VI: Pick<AnswerBook['advice'], CounselCode> = {
  'advice.habit': [
    'Hãy làm cho nhỏ và cố định: ngày cố định, giờ cố định, giày để sẵn, ngắn đến mức không ngại. Lỡ một buổi không sao, chỉ đừng lỡ liền nhau. Có bạn chạy hoặc một giải để chờ cũng dễ giữ hơn.',
  ],
  'advice.shy': [
    'Thật ra hầu như không ai để ý, mà có thì họ cũng thấy bạn đáng khen. Lúc đầu chọn đường vắng hoặc giờ sớm, mặc đồ thấy thoải mái, chạy theo nhịp của mình. Vài buổi là hết ngại.',
  ],
  'advice.whenEasier': [
    'Chạy đều thì đa số thấy dễ hơn sau vài tuần: thở êm hơn, vòng chạy quen thấy ngắn lại. Thay đổi rõ cần vài tháng. Cứ chậm và đều, thỉnh thoảng xem lại những buổi đầu tiên.',
  ],
  'advice.firstRace': [
    'Hãy bắt đầu với giải ngắn, khi bạn đã chạy hoặc chạy xen đi bộ thoải mái gần chừng đó. Chừa thời gian chuẩn bị cho thoải mái, mục tiêu là về đích vui vẻ chứ không phải thời gian, half để sau.',
  ],
  'advice.clothes': [
    'Chạy sẽ nóng người nên hãy mặc như thể trời ấm hơn thật: mấy phút đầu hơi se lạnh là vừa. Áo mỏng thoát mồ hôi, tránh cotton, lạnh thì mặc nhiều lớp mỏng. Nắng hay mưa thì đội mũ, lạnh thêm găng, gió to thêm áo gió mỏng.',
  ],
  'advice.alone': [
    'Báo người thân đường chạy và giờ về, mang điện thoại và giấy tờ, chọn đường quen, đông người, có đèn. Chừa một tai nghe xung quanh, đừng chạy mãi cùng giờ cùng đường. Thấy bất an thì quay về, bị đe dọa thì gọi công an ngay.',
  ],
  'advice.company': [
    'Cách nào cũng tốt. Một mình thì dễ giữ pace nhẹ của mình, chạy nhóm thì vui và dễ duy trì. Ngày nhẹ hãy đi với người chạy nhẹ thật, không nói chuyện được thì lùi lại. Nhiều nhóm chạy chào đón người mới.',
  ],
  'advice.restDays': [
    'Đa số runner nên nghỉ ít nhất một ngày mỗi tuần, người mới thì cứ chạy một hôm nghỉ một hôm. Nghỉ cũng là tập, lúc đó cơ thể mới khỏe lên. Đi bộ hay đạp xe nhẹ thì được.',
  ],
  'advice.paceOrPulse': [
    'Chạy nhẹ thì theo cảm giác: có nói chuyện được không, nhịp tim làm trần. Rep nhanh ngắn thì theo pace và độ đều vì tim lên chậm. Lên dốc, nóng, gió thì chỉ theo cảm giác. Nếu mâu thuẫn, hãy tin cơ thể.',
  ],
  'advice.afterMeal': [
    'Ăn bữa chính xong chờ vài tiếng, ăn vặt nhẹ thì ngắn hơn; đồ dầu mỡ hay nhiều xơ cần lâu hơn. Nếu bị xóc hông hay buồn nôn thì lần sau chờ lâu hơn. Chạy nhẹ ngắn thì không ăn cũng được.',
  ],
  'advice.chafing': [
    'Trầy da là do ma sát và muối trong mồ hôi. Trước khi chạy bôi lớp mỏng vaseline hoặc kem chống trầy, mặc đồ ít đường may, ôm người, chạy dài thì dán đầu ngực. Chạy xong rửa nước ấm, để khô. Nếu đỏ nóng hoặc mưng mủ thì đi khám.',
  ],
  'advice.sun': [
    'Bôi kem chống nắng chịu nước lên mặt, cổ, tay trước khi chạy một lúc, đội mũ thoáng và đeo kính. Tốt nhất là chạy sáng sớm hoặc chiều muộn, chọn đường có bóng râm, uống nhiều hơn thường ngày một chút.',
  ],
  'advice.watchChoice': [
    'Không cần loại đắt: có GPS, màn hình dễ nhìn, pin đủ cho buổi dài nhất là được, đo nhịp tim thì càng tốt. Đồng hồ nào xuất được tệp FIT, TCX hay GPX đều dùng được, Garmin thì liên kết trực tiếp. Mới chạy dùng điện thoại cũng được.',
  ],
  'advice.trail': [
    'Bắt đầu ở đường mòn dễ với giày bám tốt, chạy theo thời gian và cảm giác chứ không theo pace; dốc đứng thì đi bộ là bình thường. Nhìn trước vài mét, xuống dốc bước ngắn. Mang nước, điện thoại, áo mỏng, và báo người nhà nơi bạn đi.',
  ],
  'advice.firstIntervals': [
    'Hãy chạy nhẹ đều vài tháng trước đã. Rồi mỗi tuần một lần, bắt đầu nhỏ: khởi động, vài đoạn ngắn nhanh hơn mức thoải mái một chút, xen chạy chậm, rồi thả lỏng. Phải còn sức làm thêm một đoạn, ngày trước và sau chạy nhẹ.',
  ],
  'advice.longRunHow': [
    'Mỗi tuần một lần chạy dài hơn thường ngày, chậm đến mức nói chuyện được từ đầu đến cuối. Mỗi lần chỉ dài thêm một chút, cứ vài tuần rút ngắn một lần. Nếu mấy ngày chưa hồi thì là quá dài hoặc quá nhanh. Người mới chưa cần.',
  ],
  'advice.longestBefore': [
    'Trước giải không cần chạy hết cự ly. Half thì vài buổi gần tới cự ly là đủ; full thì vài buổi dài tính theo thời gian chứ không theo km, buổi cuối trước giải vài tuần. Dài hơn nữa thì mất nhiều hơn được.',
  ],
  'advice.weeklyFor': [
    'Không có con số cố định: quan trọng là chạy đều nhiều tháng, mỗi tuần nhiều ngày, buổi dài tăng từng bước. Chạy nhiều hơn chỉ có ích khi bạn hồi phục kịp. Mỗi tuần chỉ tăng một chút.',
  ],
  'advice.cutbackWeek': [
    'Có. Cứ vài tuần giảm hẳn một lần, giữ số ngày nhưng chạy ngắn lại, bỏ bài nặng nhất. Lúc đó công tập mấy tuần trước mới thành sức. Nếu thấy mệt sớm hơn thì giảm sớm hơn.',
  ],
  'advice.plateau': [
    'Chững lại là chuyện thường sau vài năm. Chỉ đổi một thứ: ngủ và ăn đủ, chạy nhẹ nhẹ hơn nữa, tăng khối lượng một chút hoặc đổi loại bài nhanh, rồi giữ một thời gian. Nếu lúc nào cũng mệt thì ngược lại, hãy giảm bớt một thời gian.',
  ],
  'advice.injuryFree': [
    'Đa số chấn thương do tăng quá nhiều, quá nhanh. Tăng quãng đường và tốc độ từng chút, đừng tăng cùng lúc, ngày nhẹ phải nhẹ, ngủ đủ, tập bổ trợ một ít, thay giày mòn. Thấy hơi khó chịu là nghỉ nhẹ vài hôm, đỡ mất vài tuần sau này.',
  ],
  'advice.sleepBeforeRace': [
    'Một đêm khó ngủ trước giải hầu như không ảnh hưởng; gần như ai cũng vậy, và adrenaline sẽ kéo bạn đi. Quan trọng là giấc ngủ mấy đêm trước đó. Nằm sớm, cất điện thoại, không ngủ được thì cứ nằm nghỉ.',
  ],
  'advice.racePacking': [
    'Tối hôm trước bày sẵn: số bib và kim băng, chip, giày và đồ đã chạy quen, đồng hồ sạc đầy, gel đã thử, vaseline, áo cũ ấm để chờ xuất phát. Sau giải: đồ khô, đồ ăn, và phương tiện về.',
  ],
  'advice.startPlace': [
    'Đứng theo thành tích thật của mình, ở rìa dễ chạy hơn ở giữa, phân vân thì lùi về sau. Km đầu đông đừng lách, tốn sức nhiều hơn lợi. Có chip thì thời gian của bạn tính từ lúc qua thảm.',
  ],
  'advice.raceWarmUp': [
    'Giải càng ngắn khởi động càng kỹ. Giải ngắn thì chạy chậm một lúc rồi vài đoạn tăng tốc; half chạy nhẹ một chút; full chỉ cần đi bộ, xoay khớp, để mấy km đầu làm khởi động. Xong sát giờ xuất phát.',
  ],
  'advice.dayBefore': [
    'Nghỉ hẳn, hoặc chạy nhẹ thật ngắn với vài đoạn nhanh, thấy sao dễ chịu thì làm. Hạn chế đi đứng, ăn món quen, uống như thường, chuẩn bị đồ rồi ngủ sớm. Đừng đi tham quan, đừng ăn lạ, đừng chạy thử lần cuối.',
  ],
  'advice.hardMoment': [
    'Ai cũng gặp lúc như vậy. Chậm lại một chút, thả lỏng vai và tay, thở ra thật sâu, chỉ nghĩ đến km hay cột đèn kế tiếp, uống ngụm nước hay ăn gel. Thường vài phút là qua. Nếu đau ngực, chóng mặt, lú lẫn thì dừng ngay.',
  ],
  'advice.cutoff': [
    'Luôn có người về cuối, và họ được cổ vũ to nhất. Xem giờ cut-off ở ban tổ chức, tính pace cần giữ, tập chạy xen đi bộ theo đó. Xuất phát chậm, đi bộ ngắn ngay từ đầu; nếu bị dừng ở mốc thì đó là vì an toàn của bạn.',
  ],
  'advice.afterFinish': [
    'Về đích đừng ngồi ngay, đi bộ một lúc, thay đồ khô ấm, khát thì uống, ăn sớm món có tinh bột và đạm, tối đi bộ nhẹ. Nếu choáng, lú lẫn hay đau ngực thì vào ngay lều y tế.',
  ],
  'advice.twoRaces': [
    'Chỉ chạy hết sức một giải, giải kia coi như buổi dài hay chạy vui, ở giữa chạy nhẹ. Nếu đều chạy hết sức thì cách nhau vài tuần, sau full thì vài tháng. Nếu đau chỗ nào thì bỏ giải sau.',
  ],
  'advice.badRace': [
    'Buồn là chuyện dễ hiểu. Một giải không nói hết công sức tập của bạn: thời tiết, giấc ngủ, phân sức, may rủi đều góp phần. Nghỉ trước đã, một tuần sau xem lại, rút ra một điều cần đổi rồi mới chọn mục tiêu mới.',
  ],
  'advice.raceInfo': [
    'Tôi không có thông tin về giải: ngày, đăng ký, đường chạy, phí hay giờ xuất phát. Bạn xem trang của ban tổ chức nhé. Cho tôi biết cự ly và ngày, tôi giúp bạn chuẩn bị.',
  ],
  'advice.goodTime': [
    'Không có thành tích nào là tốt cho mọi người: tuổi, số năm chạy, đường chạy đều ảnh hưởng, và giải đầu tiên về đích là tốt rồi. Hãy so với chính mình vài tháng trước. Có kết quả giải thì tôi cho bạn biết mức thực tế.',
  ],
  'advice.fasting': [
    'Khi nhịn ăn chỉ nên chạy ngắn và nhẹ, tốt nhất ngay trước giờ ăn hoặc sau khi ăn một lúc, để còn uống và ăn được. Bỏ bài nặng và dài, ngủ đủ, uống nước trong giờ được phép. Chóng mặt thì dừng; có tiểu đường hay đang dùng thuốc thì hỏi bác sĩ trước.',
  ],
  'advice.littleTime': [
    'Buổi ngắn cũng có ích: mỗi tuần vài buổi, không cần lâu, là giữ được sức và thành thói quen. Chủ yếu chạy nhẹ, cuối buổi thêm vài đoạn tăng tốc, lúc rảnh kéo dài một buổi. Ít buổi thì giữ mức, nhiều hơn mới tiến bộ.',
  ],
  'advice.fitnessLoss': [
    'Nghỉ một tuần hầu như không mất gì, nhiều khi còn khỏe hơn. Nghỉ vài tuần sức bền giảm một ít nhưng lấy lại nhanh hơn lúc tập lên. Mỗi tuần vài buổi nhẹ ngắn là giữ được phần lớn.',
  ],
  'advice.treadmillLong': [
    'Không cần chạy hết buổi dài trên máy: phần lớn thời gian thôi, đổi nhẹ tốc độ hay độ dốc, tác dụng gần như nhau. Hoặc chia sáng chiều, hoặc dời sang ngày thời tiết an toàn. Chuẩn bị quạt, nước và thứ để nghe.',
  ],
};
