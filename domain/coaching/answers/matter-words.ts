import type { Language } from '../../language.ts';
import type { Wordings } from '../feedback/word-book.ts';
import type { Matter } from '../safety/matters/find-matter.ts';

type MatterWords = Readonly<Record<Matter, Wordings>>;

/** The fixed words on what comes before training, sentence by sentence: no dose, no plan, no figure of a run. */
export const MATTER_WORDS: Readonly<Record<Language, MatterWords>> = {
  en: {
    abuse: [
      'What you describe is not okay, and it’s not your fault.',
      'If you’re in danger now, call 911 in the US or Canada, 999 in the UK, 112 in the EU, or the emergency number of the country you’re in.',
      'Please tell the police, a doctor or someone you trust. If you’re under 18, a teacher or a child helpline will listen, too.',
      'You don’t have to carry this alone, and you don’t have to keep it secret for anyone.',
    ],
    medicine: [
      'Please don’t run on painkillers, and don’t stop a prescribed medicine on your own.',
      'Painkillers before or during a long run can harm your kidneys and stomach. They also hide pain that should stop you.',
      'Ask a doctor or pharmacist before you run. I can’t advise on any dose.',
    ],
    youngRunner: [
      'I don’t make marathon or full training plans for anyone under 16.',
      'Bones and joints are still growing then. Short runs, games, several sports and plenty of rest days do more good, as long as it’s fun.',
      'A school or club coach and a doctor can say what suits. What’s the best part of running so far?',
    ],
  },
  ja: {
    abuse: [
      'それは許されることではありません。あなたは悪くありません。',
      '今、危険を感じているときは、日本では110番に、ほかの国や地域では現地の緊急番号に電話してください。',
      '日本では、警察への相談は#9110、性暴力の相談は#8891、18歳未満の人の相談は189（児童相談所）です。',
      '信頼できる人にも話してください。ひとりで抱えなくて大丈夫ですし、誰かのために秘密にしておく必要もありません。',
    ],
    medicine: [
      '痛み止めを飲んで走ることも、処方された薬を自分の判断でやめて走ることも、しないでください。',
      '長く走る前や途中の痛み止めは、胃や腎臓に負担をかけ、走るのをやめるべき痛みも隠してしまいます。',
      '走る前に、医師か薬剤師に相談してください。量については、ここではお答えできません。',
    ],
    youngRunner: [
      '16歳未満の人には、マラソンや本格的な練習の計画は作っていません。',
      '骨や関節が育っている時期です。短い距離や遊び、いろいろなスポーツを、休みの日をはさみながら楽しむのがいちばんです。',
      '学校やクラブの先生、医師にも相談してみてください。走っていて、いちばん楽しいのはどんなときですか。',
    ],
  },
  zh: {
    abuse: [
      '这种事不应该发生，也不是你的错。',
      '如果现在有危险，在中国大陆请马上拨打110，在其他国家或地区请拨打当地的报警电话。',
      '在中国大陆，也可以拨打妇女维权热线12338或青少年服务热线12355；未成年人还可以告诉信任的老师。',
      '请告诉一个你信任的人。你不必独自承受，也不必替任何人保密。',
    ],
    medicine: [
      '请不要靠止痛药跑步，也不要自己停掉医生开的药。',
      '长跑前或途中吃止痛药，会加重胃和肾的负担，还会掩盖本该让你停下来的疼痛。',
      '跑步之前，请先问医生或药师；剂量我这里不能回答。',
    ],
    youngRunner: [
      '16岁以下，我不安排马拉松或成套的训练计划。',
      '这个年纪骨骼和关节还在长，跑短一点，多玩几种运动，留出休息日，开心最重要。',
      '也可以问问学校或俱乐部的教练和医生。跑步的时候，最开心的是什么？',
    ],
  },
  'zh-tw': {
    abuse: [
      '這種事不應該發生，也不是你的錯。',
      '如果現在有危險，在台灣請馬上打110，在香港請打999，在其他地方請打當地的緊急電話。',
      '在台灣也可以打113保護專線，在香港可以打社會福利署熱線2343 2255；未滿18歲，也可以跟信任的老師說。',
      '請告訴一個你信任的人。你不用獨自扛著，也不用替任何人保密。',
    ],
    medicine: [
      '請不要靠止痛藥撐著跑，也不要自己停掉醫師開的藥。',
      '長跑前或途中吃止痛藥，會加重胃和腎臟的負擔，也會蓋過本來該讓你停下來的疼痛。',
      '跑步之前，請先問醫師或藥師；劑量我這裡不能回答。',
    ],
    youngRunner: [
      '未滿16歲，我不安排馬拉松或整套的訓練計畫。',
      '這個年紀骨骼和關節還在長，跑短一點、多玩幾種運動、留休息日，開心最重要。',
      '也可以問問學校或社團的教練和醫師。跑步的時候，最開心的是什麼？',
    ],
  },
  vi: {
    abuse: [
      'Chuyện đó không thể chấp nhận được, và bạn không có lỗi.',
      'Nếu bạn đang gặp nguy hiểm: ở Việt Nam, hãy gọi 113 ngay; ở nước khác, hãy gọi số khẩn cấp tại đó.',
      'Ở Việt Nam, trẻ em và người lo cho trẻ em có thể gọi 111, tổng đài quốc gia bảo vệ trẻ em.',
      'Hãy kể với một người bạn tin tưởng. Bạn không phải chịu đựng một mình, cũng không phải giữ bí mật cho ai.',
    ],
    medicine: [
      'Bạn đừng uống thuốc giảm đau để chạy, và đừng tự ý bỏ thuốc bác sĩ kê.',
      'Thuốc giảm đau trước hoặc trong lúc chạy dài hại dạ dày và thận, lại che mất cơn đau đáng lẽ phải dừng.',
      'Trước khi chạy, hãy hỏi bác sĩ hoặc dược sĩ. Liều lượng thì ở đây tôi không trả lời được.',
    ],
    youngRunner: [
      'Với người dưới 16 tuổi, tôi không lập kế hoạch marathon hay giáo án đầy đủ.',
      'Ở tuổi này xương khớp còn đang lớn. Chạy ngắn, chơi nhiều môn, có ngày nghỉ và thấy vui là tốt nhất.',
      'Bạn có thể hỏi thêm thầy cô, huấn luyện viên câu lạc bộ và bác sĩ. Điều thích nhất khi chạy là gì?',
    ],
  },
};
