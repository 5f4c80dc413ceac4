import type { SafetyWords } from '../word-book.ts';

const WAITS = 'Chuyện tập có thể đợi; khi bác sĩ cho phép, bạn hãy báo tôi biết.';

export const SAFETY_VI: SafetyWords = {
  'self-harm': [
    'Bạn hãy nói chuyện với ai đó ngay bây giờ.',
    'Gọi cấp cứu hoặc đường dây hỗ trợ, hoặc tìm đến người bạn tin tưởng.',
    'Điều bạn viết quan trọng hơn mọi buổi chạy, và bạn không phải gánh nó một mình.',
  ],
  cardiac: [
    'Bạn hãy ngừng vận động. Nếu triệu chứng vẫn còn hoặc tái phát, hãy gọi cấp cứu ngay.',
    'Đau hay tức ở ngực, cánh tay hoặc hàm phải được bác sĩ khám trước khi chạy tiếp.',
    WAITS,
  ],
  overdose: [
    'Bạn hãy gọi cấp cứu ngay, dù bây giờ chưa thấy gì; uống thuốc quá liều có khi lâu sau mới có triệu chứng.',
    'Hãy nói rõ đã uống thuốc gì, bao nhiêu, lúc nào. Đừng ở một mình và đừng chạy.',
    'Nếu bạn uống vì quá khổ tâm, hãy nói cả điều đó. Sẽ có người giúp bạn.',
    WAITS,
  ],
  'allergic-reaction': [
    'Bạn hãy gọi cấp cứu ngay; nếu có bút tiêm adrenaline thì dùng luôn.',
    'Sưng môi, lưỡi, họng, hoặc nổi mề đay kèm khó thở có thể nặng lên trong vài phút, phải có người ở bên.',
    'Hãy nằm xuống; nếu khó thở thì ngồi.',
    WAITS,
  ],
  'heat-stroke': [
    'Bạn hãy gọi cấp cứu ngay và làm mát cơ thể lập tức.',
    'Trong lúc chờ: vào bóng râm, dùng nước lạnh, khăn ướt, đá, và phải có người ở bên.',
    'Lơ mơ hay gục ngã giữa trời nóng thì không được chỉ nằm nghỉ rồi chờ.',
    WAITS,
  ],
  hyponatremia: [
    'Bạn hãy gọi cấp cứu ngay và nói rõ đã uống bao nhiêu nước.',
    'Đau đầu, nôn, phù hay lú lẫn sau khi uống nhiều nước phải do bác sĩ xử trí, đừng ở một mình.',
    WAITS,
  ],
  hypoglycemia: [
    'Bạn dừng ngay và ăn hoặc uống thứ có đường hấp thu nhanh: viên glucose, nước trái cây hoặc nước ngọt.',
    'Đừng tự chạy, đi bộ hay lái xe về một mình. Lát sau đo lại, còn thấp thì dùng thêm.',
    'Nếu lú lẫn, không nuốt được hoặc không đỡ, hãy gọi cấp cứu và nhờ người ở bên.',
    WAITS,
  ],
  ketoacidosis: [
    'Cần đi khám ngay hôm nay. Nếu nôn, thở sâu và nhanh hoặc lơ mơ, hãy gọi cấp cứu.',
    'Khát nhiều, tiểu nhiều, sụt cân và hơi thở mùi trái cây có thể do thiếu insulin.',
    'Đừng chạy cho đến khi bác sĩ đo đường huyết và ceton.',
    WAITS,
  ],
  neurological: [
    'Bạn hãy gọi cấp cứu ngay.',
    'Tê, yếu đột ngột, nói khó hay nhìn khó phải được khám ngay, kể cả khi đã hết.',
    WAITS,
  ],
  'head-injury': [
    'Bạn hãy để bác sĩ kiểm tra đầu ngay hôm nay.',
    'Nếu buồn ngủ, lú lẫn, nôn hay đau đầu dữ dội thì gọi cấp cứu, và cần có người ở bên.',
    WAITS,
  ],
  syncope: [
    'Bạn hãy ngừng tập. Nếu lại thấy sắp ngất, hãy gọi cấp cứu.',
    'Ngất hoặc suýt ngất khi vận động phải được bác sĩ khám trước lần chạy tới.',
    WAITS,
  ],
  'warning-sign': [
    'Bạn hãy ngừng chạy; nếu bây giờ vẫn còn hay bị lại thì gọi cấp cứu.',
    'Đừng ở một mình; dù đã hết, bạn vẫn nên đi khám trước buổi chạy tới.',
    'Nếu bạn muốn làm hại bản thân, hoặc có ai đang làm hại bạn, hãy nói ngay với người bạn tin hoặc gọi đường dây hỗ trợ.',
    WAITS,
  ],
  'pregnancy-warning': [
    'Bạn hãy dừng lại và gọi cho nơi theo dõi thai ngay hôm nay.',
    'Khi mang thai, dấu hiệu như vậy phải do bác sĩ hoặc nữ hộ sinh xem. Nếu nặng, hãy gọi cấp cứu.',
    WAITS,
  ],
  dvt: [
    'Bạn hãy ngừng chạy và đi khám ngay hôm nay.',
    'Sưng hay nóng ở một bên bắp chân phải được kiểm tra; nếu khó thở hoặc đau ngực thì gọi cấp cứu.',
    WAITS,
  ],
  palpitations: [
    'Bạn hãy ngừng chạy cho đến khi bác sĩ kiểm tra tim.',
    'Tim đập loạn hay dồn dập thì huấn luyện viên không thể đánh giá; nếu ngất hoặc đau ngực thì gọi cấp cứu ngay.',
    WAITS,
  ],
  breathlessness: [
    'Bạn hãy ngừng chạy cho đến khi được bác sĩ khám.',
    'Hụt hơi ở mức vốn nhẹ phải tìm ra nguyên nhân; nếu nghỉ cũng khó thở hoặc đau ngực thì gọi cấp cứu.',
    WAITS,
  ],
  dizziness: [
    'Bạn hãy tạm ngừng chạy và hỏi bác sĩ trước lần chạy tới.',
    'Chóng mặt khi vận động có nhiều nguyên nhân; nếu ngất hoặc đau ngực thì gọi cấp cứu.',
    WAITS,
  ],
  rhabdomyolysis: [
    'Bạn hãy đi khám ngay hôm nay và đừng chạy.',
    'Nước tiểu sẫm màu hay có máu sau khi gắng sức cần được xét nghiệm sớm.',
    WAITS,
  ],
  bleeding: [
    'Bạn đừng chạy và hãy để bác sĩ khám ngay trong hôm nay.',
    'Ho ra máu, nôn ra máu, đi ngoài hay đi tiểu ra máu đều cần tìm nguyên nhân. Nếu ra nhiều máu, hoặc thấy yếu, chóng mặt thì gọi cấp cứu.',
    WAITS,
  ],
  reds: [
    'Bạn hãy đi khám trước khi tập tiếp.',
    'Đây là dấu hiệu cơ thể cần được chăm sóc, và chữa được; từ nay đến đó hãy nghỉ và ăn cho đủ.',
    'Bác sĩ nói gì bạn kể lại, rồi chúng ta tính tiếp.',
  ],
  'bone-stress-injury-high-risk': [
    'Bạn hãy ngừng chạy và mọi động tác bật nhảy ngay, rồi đi khám sớm.',
    'Đau sâu ở hông hay bẹn mà càng chạy càng tăng thì phải khám trước, để lâu có thể nặng thêm.',
    WAITS,
  ],
  'bone-stress-injury': [
    'Bạn hãy ngừng chạy và để bác sĩ khám chỗ đau.',
    'Đau ở xương, đau khi nghỉ hay khi nhảy lò cò thì không được chạy cố.',
    WAITS,
  ],
  'eating-disorder': [
    'Bạn hãy nói về chuyện ăn uống với bác sĩ hoặc người bạn tin.',
    'Việc đó quan trọng hơn tập luyện, và nhờ giúp đỡ thật sự có ích.',
    'Ở đây tôi không nói đến con số; bạn kể tôi nghe bạn đang thế nào.',
  ],
  'acute-illness': [
    'Đang sốt hoặc có triệu chứng ở ngực thì bạn đừng chạy.',
    'Hãy nghỉ ngơi, không đỡ thì đi khám.',
    'Khi khỏe lại, chúng ta bắt đầu thật nhẹ.',
  ],
  'pregnancy-general': [
    'Bạn hãy hỏi bác sĩ hoặc nữ hộ sinh xem chạy có phù hợp không.',
    'Từ nay đến đó, còn vừa chạy vừa nói chuyện được là vừa sức, không cần xem đồng hồ.',
    'Họ nói gì bạn kể lại, rồi chúng ta tính tiếp.',
  ],
};
