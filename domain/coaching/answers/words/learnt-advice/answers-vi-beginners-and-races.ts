import type { AnswerBook } from '../../answer-book.ts';
import type { BeginnerAndRaceCode } from './learnt-advice-codes.ts';

/** Answers in Vietnamese on beginnings, practice and race days. */
export const BEGINNER_AND_RACE_ANSWERS_VI: Pick<AnswerBook['advice'], BeginnerAndRaceCode> = {
  'advice.habit': [
    'Hãy làm thật nhỏ và cố định: đúng ngày, đúng giờ, giày để sẵn, buổi chạy ngắn đến mức không ngại. Lỡ một buổi không sao, chỉ cần đừng lỡ liền mấy buổi. Có bạn chạy cùng hoặc một giải để chờ cũng giúp dễ giữ hơn.',
  ],
  'advice.shy': [
    'Thật ra hầu như không ai để ý, mà có thì phần lớn cũng thấy bạn đáng khen. Lúc đầu hãy chọn đường vắng hoặc giờ sớm, mặc đồ mình thấy thoải mái, chạy theo nhịp của mình. Sau vài buổi là bớt ngại.',
  ],
  'advice.whenEasier': [
    'Chạy đều thì đa số thấy dễ hơn sau vài tuần: thở êm hơn, vòng chạy quen thấy ngắn lại. Muốn thay đổi rõ thì cần vài tháng. Bạn cứ chạy chậm và đều, thỉnh thoảng xem lại những buổi đầu tiên.',
  ],
  'advice.firstRace': [
    'Hãy bắt đầu với một giải ngắn, khi bạn đã chạy hoặc chạy xen đi bộ thoải mái gần chừng đó. Dành vài tháng để chuẩn bị, đặt mục tiêu về đích thật vui thay vì thời gian, còn half marathon để sau.',
  ],
  'advice.clothes': [
    'Chạy một lúc sẽ nóng người, nên hãy mặc như thể trời ấm hơn thật: mấy phút đầu thấy hơi lạnh là vừa. Chọn áo mỏng thoát mồ hôi, tránh cotton. Nắng hay mưa thì đội mũ, lạnh thì thêm găng và mũ ấm, gió to thì thêm áo gió mỏng.',
  ],
  'advice.alone': [
    'Hãy báo người thân cung đường và giờ về, mang điện thoại và giấy tờ, chạy đường quen, đông người, có đèn. Chừa một tai để nghe xung quanh và thỉnh thoảng đổi giờ chạy. Thấy bất an thì quay về; bị đe dọa thì gọi công an ngay.',
  ],
  'advice.company': [
    'Cách nào cũng tốt. Chạy một mình thì dễ giữ pace nhẹ của mình, chạy nhóm thì vui và dễ duy trì. Ngày nhẹ hãy đi với người chạy nhẹ thật: không nói chuyện được thì lùi lại. Nhiều câu lạc bộ luôn chào đón người mới.',
  ],
  'advice.restDays': [
    'Đa số runner nên nghỉ ít nhất một ngày mỗi tuần, người mới thì chạy một hôm nghỉ một hôm. Nghỉ cũng là tập: lúc đó cơ thể mới thích nghi. Ngày nghỉ đi bộ hay đạp xe nhẹ thì được.',
  ],
  'advice.paceOrPulse': [
    'Chạy nhẹ thì theo cảm giác: còn nói chuyện được không, và lấy nhịp tim làm giới hạn trên. Các rep nhanh ngắn thì theo pace và độ đều, vì nhịp tim lên chậm. Lên dốc, trời nóng hay gió thì chỉ theo cảm giác. Nếu chúng mâu thuẫn, hãy tin cơ thể.',
  ],
  'advice.afterMeal': [
    'Sau bữa chính hãy chờ vài tiếng, ăn nhẹ thì chờ ngắn hơn; đồ dầu mỡ hay nhiều chất xơ cần lâu hơn. Nếu bị xóc hông hay buồn nôn thì lần sau chờ lâu hơn. Trước buổi nhẹ ngắn, không ăn cũng được.',
  ],
  'advice.chafing': [
    'Trầy da là do ma sát và muối trong mồ hôi. Trước khi chạy hãy bôi lớp mỏng vaseline hoặc kem chống trầy, mặc đồ ôm người, ít đường may, buổi dài thì dán đầu ngực. Chạy xong rửa nước ấm rồi để khô. Nếu đỏ, nóng hoặc mưng mủ thì đi khám.',
  ],
  'advice.sun': [
    'Bôi kem chống nắng chịu nước, chỉ số cao lên mặt, cổ, tay trước khi chạy một lúc, đội mũ thoáng và đeo kính. Tốt hơn nữa là chạy sáng sớm hoặc chiều muộn, ở chỗ có bóng râm. Uống nhiều hơn thường ngày một chút.',
  ],
  'advice.watchChoice': [
    'Không cần loại đắt: có GPS, màn hình dễ nhìn, pin đủ cho buổi dài nhất là được, có đo nhịp tim càng tốt. Đồng hồ nào xuất được tệp FIT, TCX hay GPX đều dùng được ở đây, còn Garmin thì liên kết trực tiếp. Lúc mới chạy, điện thoại là đủ.',
  ],
  'advice.trail': [
    'Hãy bắt đầu ở đường mòn dễ với giày bám tốt, chạy theo thời gian và cảm giác chứ không theo pace; dốc đứng thì đi bộ là bình thường. Nhìn trước vài mét, xuống dốc bước ngắn. Mang nước, điện thoại, áo khoác mỏng, và báo người thân nơi bạn đi.',
  ],
  'advice.firstIntervals': [
    'Hãy chạy nhẹ đều vài tháng trước đã. Rồi mỗi tuần một lần, bắt đầu ít thôi: khởi động, vài đoạn ngắn nhanh hơn mức thoải mái một chút, xen chạy chậm, rồi thả lỏng. Xong bài phải thấy còn làm thêm được một đoạn. Hôm trước và hôm sau chạy nhẹ.',
  ],
  'advice.longRunHow': [
    'Mỗi tuần một lần, hãy chạy dài hơn thường ngày, chậm đến mức nói chuyện được từ đầu đến cuối. Mỗi lần chỉ dài thêm một chút, cứ vài tuần lại rút ngắn một lần. Nếu mất mấy ngày mới hồi phục thì buổi đó quá dài hoặc quá nhanh. Người mới thì chưa cần.',
  ],
  'advice.longestBefore': [
    'Trước giải không cần chạy hết cự ly. Với half, vài buổi gần tới cự ly là đủ. Với full, hãy chạy vài buổi dài tính theo thời gian chứ không theo km, buổi cuối trước giải vài tuần. Dài hơn nữa thì hại nhiều hơn lợi.',
  ],
  'advice.weeklyFor': [
    'Không có con số cố định: quan trọng là chạy đều nhiều tháng, mỗi tuần vài ngày, với buổi dài tăng từng bước. Chạy nhiều hơn chỉ có ích khi bạn hồi phục kịp. Mỗi tuần chỉ nên tăng một chút.',
  ],
  'advice.cutbackWeek': [
    'Có. Cứ vài tuần hãy giảm hẳn một lần: giữ số ngày nhưng chạy ngắn lại, và bỏ bài nặng nhất. Lúc đó công tập mấy tuần trước mới thành thể lực. Nếu thấy mệt sớm hơn thì giảm sớm hơn.',
  ],
  'advice.plateau': [
    'Chững lại là chuyện thường sau vài năm đầu. Hãy chỉ đổi một thứ: ngủ và ăn đủ, chạy nhẹ cho nhẹ hơn nữa, tăng khối lượng một chút hoặc đổi một bài nhanh, rồi giữ như vậy vài tháng. Nếu lúc nào cũng mệt thì ngược lại, hãy giảm bớt một thời gian.',
  ],
  'advice.injuryFree': [
    'Đa số chấn thương là do tăng quá nhiều, quá nhanh. Hãy tăng quãng đường và tốc độ từng chút, đừng tăng cả hai cùng lúc; ngày nhẹ phải nhẹ, ngủ đủ, tập bổ trợ một ít, thay giày đã mòn. Vừa thấy hơi đau thì chạy nhẹ vài hôm, sau này đỡ mất vài tuần.',
  ],
  'advice.sleepBeforeRace': [
    'Một đêm khó ngủ trước giải hầu như không ảnh hưởng: gần như ai cũng vậy, và adrenaline sẽ giúp bạn. Quan trọng là giấc ngủ mấy đêm trước đó. Hãy nằm sớm, cất điện thoại; không ngủ được thì cứ nằm nghỉ.',
  ],
  'advice.racePacking': [
    'Tối hôm trước hãy bày sẵn: bib và kim băng hoặc đai, chip, giày và đồ đã chạy quen, đồng hồ sạc đầy, gel đã thử, vaseline, áo cũ ấm để mặc lúc chờ xuất phát. Cho sau giải: đồ khô, đồ ăn, và cách về nhà.',
  ],
  'advice.startPlace': [
    'Hãy đứng theo thành tích thật của mình, ở rìa dễ chạy hơn ở giữa; phân vân thì lùi về sau. Ở km đầu đông người đừng lách, tốn sức nhiều hơn lợi. Nếu có chip, thời gian của bạn tính từ lúc qua thảm.',
  ],
  'advice.raceWarmUp': [
    'Giải càng ngắn, khởi động càng kỹ. Giải ngắn thì chạy nhẹ một lúc rồi thêm vài đoạn strides; giải dài hơn thì chỉ cần chạy nhẹ một chút; với full thì chỉ đi bộ, xoay khớp, để mấy km đầu làm khởi động. Xong sát giờ xuất phát.',
  ],
  'advice.dayBefore': [
    'Nghỉ hẳn, hoặc chạy nhẹ thật ngắn với vài đoạn strides, cách nào làm bạn dễ chịu hơn thì chọn. Hạn chế đi đứng, ăn món quen, uống như thường, soạn đồ rồi ngủ sớm. Đừng đi tham quan, đừng ăn lạ, đừng chạy thử lần cuối.',
  ],
  'advice.hardMoment': [
    'Ai cũng gặp lúc như vậy. Hãy chậm lại một chút, thả lỏng vai và tay, thở ra thật sâu, chỉ nghĩ đến km hay cột đèn kế tiếp. Uống một ngụm nước hay ăn gel. Thường vài phút là qua. Nếu đau ngực, chóng mặt hay lú lẫn thì dừng ngay.',
  ],
  'advice.cutoff': [
    'Giải nào cũng có người về cuối, và họ được cổ vũ to nhất. Hãy xem giờ cut-off ở trang của ban tổ chức, tính pace cần giữ, tập chạy xen đi bộ theo pace đó. Xuất phát chậm và đi bộ ngắn ngay từ đầu. Nếu bị dừng ở một mốc, đó là vì an toàn của bạn.',
  ],
  'advice.afterFinish': [
    'Về đích đừng ngồi ngay mà đi bộ một lúc. Thay đồ khô ấm, khát thì uống, ăn sớm món có tinh bột và đạm. Buổi tối đi bộ nhẹ cũng tốt. Nếu choáng, lú lẫn hay đau ngực thì vào ngay lều y tế.',
  ],
  'advice.twoRaces': [
    'Chỉ chạy hết sức một giải, giải kia coi như buổi dài hay chạy cho vui, ở giữa chỉ chạy nhẹ. Nếu giải nào cũng chạy hết sức thì phải cách nhau vài tuần, sau full thì vài tháng. Nếu đau chỗ nào thì bỏ giải sau.',
  ],
  'advice.badRace': [
    'Buồn là chuyện dễ hiểu. Một giải không nói lên hết công sức tập của bạn: thời tiết, giấc ngủ, cách chia sức và may rủi đều góp phần. Hãy nghỉ trước đã, một tuần sau xem lại, rút ra một điều cần đổi rồi mới chọn mục tiêu mới.',
  ],
  'advice.raceInfo': [
    'Tôi không có thông tin về giải: ngày, đăng ký, đường chạy, phí hay giờ xuất phát. Bạn xem trên trang của ban tổ chức nhé. Cho tôi biết cự ly và ngày, tôi sẽ giúp bạn chuẩn bị.',
  ],
  'advice.goodTime': [
    'Không có thành tích nào là tốt cho mọi người: tuổi, số năm chạy, đường chạy đều ảnh hưởng, và với giải đầu tiên thì về đích là tốt rồi. Hãy so với chính mình vài tháng trước. Từ kết quả giải, tôi có thể cho bạn biết mức nào là thực tế.',
  ],
  'advice.fasting': [
    'Trong thời gian nhịn ăn, chỉ nên chạy ngắn và nhẹ, tốt nhất ngay trước giờ được ăn hoặc sau khi ăn một lúc, để còn uống và ăn được. Bỏ bài nặng và bài dài, ngủ đủ, uống nước trong giờ được phép. Chóng mặt thì dừng; có tiểu đường hay đang dùng thuốc thì hỏi bác sĩ trước.',
  ],
  'advice.littleTime': [
    'Buổi ngắn cũng có ích: mỗi tuần vài buổi, không cần lâu, là giữ được thể lực và thành thói quen. Chủ yếu chạy nhẹ, cuối buổi thêm vài đoạn strides, khi rảnh thì kéo dài một buổi. Mỗi tuần vài buổi giúp giữ mức, nhiều hơn mới tiến bộ.',
  ],
  'advice.fitnessLoss': [
    'Nghỉ một tuần hầu như không mất gì, nhiều khi còn khỏe hơn. Nghỉ vài tuần thì sức bền giảm một ít, nhưng lấy lại nhanh hơn lúc tập lên. Chỉ cần mỗi tuần vài buổi nhẹ ngắn là giữ được phần lớn.',
  ],
  'advice.treadmillLong': [
    'Không cần chạy hết buổi dài trên máy: chạy một phần khá dài, thỉnh thoảng đổi nhẹ tốc độ hay độ dốc, tác dụng gần như nhau. Hoặc chia thành sáng và tối, hoặc dời sang ngày thời tiết an toàn. Chuẩn bị quạt, nước và thứ để nghe.',
  ],
};
