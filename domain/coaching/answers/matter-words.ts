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
    danger: [
      'Get out of danger first: move away from tracks, roads and water, and don’t go on alone.',
      'Call emergency services now. Say where you are, or read out the position that your phone or watch shows.',
      'Don’t cross rising water and don’t climb any further. Stay warm, stay where you can be seen, and save your battery for the call.',
    ],
    lightning: [
      'Stop now, and get into a solid building or a car with a roof. Lightning this close can hit you.',
      'Leave ridges, open fields and water. Don’t stand under a tree, and put poles and metal away from you.',
      'If there is no shelter, crouch low with your feet together, away from others. Wait 30 minutes after the last thunder.',
      'If someone was hit or feels numb, dizzy or deaf, call emergency services.',
    ],
    dengue: [
      'With dengue, the days after the fever falls are the dangerous ones. Please don’t run.',
      'Bleeding gums or nose, belly pain, vomiting, or feeling drowsy or cold: go to hospital now.',
      'Don’t take aspirin or ibuprofen, because they make bleeding worse. Drink, rest, and have your blood checked.',
      'Tell me when a doctor says you can move again, and we’ll begin with walks.',
    ],
    bite: [
      'Wash the bite now, with soap and running water, for 15 minutes.',
      'Then see a doctor today, however small it is: protection against rabies and tetanus can’t wait. After a snake bite, keep still and call emergency services.',
      'Don’t run on it. Training can wait until a doctor has seen it.',
    ],
    tornTendon: [
      'Stop, and don’t test it. A sudden pop or blow followed by weakness or swelling can be a torn tendon, muscle or ligament.',
      'Keep your weight off it, cool it, and go to a hospital or an orthopaedic doctor today. Days of ice alone aren’t enough, and early treatment decides how well it heals.',
      'Tell me what they find, and I’ll help you come back.',
    ],
    heartFinding: [
      'Please don’t race or train until a heart doctor has looked into this, however good you feel.',
      'A heart problem that is dangerous in a race often can’t be felt. The race can be made up for, so book the check now and go before it.',
      'If your chest hurts, your heart races or stumbles, or you nearly faint, stop and call emergency services.',
      'Tell me what the doctor says, and we’ll plan from there.',
    ],
    hospitalStay: [
      'After a stay in hospital or a heat stroke, please don’t run until a doctor has cleared you for it.',
      'Ask when you may start, how hard, and what should make you stop. After a heat stroke, ask about blood tests and about running in heat, too.',
      'Tell me when you’re cleared, and I’ll help you come back gently.',
    ],
    maskedFever: [
      'Please don’t run or race yet. A fever that medicine has brought down isn’t over.',
      'Wait until you’ve had neither fever nor medicine for two full days. Then begin with a short, very easy run, and leave hard running for a few more days.',
      'See a doctor before you run if your chest hurts, your heart races or stumbles, or you’re short of breath.',
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
    danger: [
      'まず身の安全です。線路や道路、水から離れ、ひとりで先へ進まないでください。',
      'すぐに110番か119番に電話し、場所を伝えてください。スマホや時計に出る位置を読み上げれば伝わります。',
      '増水した川は渡らず、無理に登らないでください。体を冷やさず、見つけてもらえる所にいて、電池は連絡のために残してください。',
    ],
    lightning: [
      '今すぐ走るのをやめ、頑丈な建物か屋根のある車に入ってください。この近さの雷は、落ちるおそれがあります。',
      '稜線や河川敷、水辺、広い場所から離れ、木の下に立たず、ポールなどの金属は体から離してください。',
      '避ける所がなければ、足をそろえて低くしゃがみ、人と離れてください。最後の雷鳴から30分は動かないでください。',
      '誰かが打たれたとき、しびれやめまい、聞こえにくさがあるときは、119番に電話してください。',
    ],
    dengue: [
      'デング熱は、熱が下がってからの数日がいちばん危険です。走らないでください。',
      '歯ぐきや鼻からの出血、腹痛、嘔吐、ぐったりする、手足が冷たいといったことがあれば、すぐ病院へ行ってください。',
      'アスピリンやイブプロフェンは出血しやすくなるので飲まないでください。水分をとって休み、血液検査を受けましょう。',
      '医師から動いてよいと言われたら教えてください。歩くことから始めましょう。',
    ],
    bite: [
      'まず、傷を石けんと流水で15分洗ってください。',
      '小さな傷でも、今日のうちに受診してください。狂犬病や破傷風の予防は待てません。ヘビの場合は動かず、救急車を呼んでください。',
      '走るのは、医師に診てもらうまで待ちましょう。',
    ],
    tornTendon: [
      '走るのをやめ、動かして確かめないでください。急な音や蹴られたような衝撃のあとで力が入らない、腫れるというときは、腱や筋肉、靱帯が切れていることがあります。',
      '体重をかけず、冷やして、今日のうちに病院か整形外科へ行ってください。冷やして待つだけでは足りません。早い治療で治り方が変わります。',
      '診断が出たら教えてください。復帰は一緒に考えましょう。',
    ],
    heartFinding: [
      '調子がよくても、循環器の医師に調べてもらうまでは、レースも練習も控えてください。',
      'レース中に危険になる心臓の病気は、自分では感じないことが多いです。大会はまた出られます。検査は大会のあとではなく、今すぐ予約しましょう。',
      '胸の痛み、動悸や脈の乱れ、気が遠くなる感じがあれば、すぐに止まって救急車を呼んでください。',
      '医師に言われたことを教えてください。そこから考えましょう。',
    ],
    hospitalStay: [
      '入院や熱射病のあとは、医師から走る許可が出るまで走らないでください。',
      'いつから、どのくらいの強さで走ってよいか、どんなときにやめるべきかを聞いてください。熱射病のあとは、血液検査と暑い日の運動についても確かめましょう。',
      '許可が出たら教えてください。少しずつ戻していきましょう。',
    ],
    maskedFever: [
      'まだ走らず、レースも見送ってください。薬で下がった熱は、治ったことになりません。',
      '薬なしで平熱の日が丸2日続いてから、短くごく楽なジョグで始めます。きつい練習はさらに数日待ちましょう。',
      '胸の痛みや動悸、息切れがあれば、走る前に医師に診てもらってください。',
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
    danger: [
      '先离开危险：远离铁轨、公路和水，不要一个人继续走。',
      '马上拨打110或119，说清你在哪里，也可以念手机或手表上的位置。',
      '水在涨就不要过，也不要硬爬。注意保暖，待在能被看见的地方，把电留给求救电话。',
    ],
    lightning: [
      '马上停下，进坚固的房子或有顶的汽车。雷这么近，可能会击中你。',
      '离开山脊、空旷地和水边，不要躲在树下，手杖等金属放远一点。',
      '没有地方躲，就双脚并拢蹲低，和别人分开。最后一声雷过30分钟再动。',
      '如果有人被击中，或者发麻、头晕、听不清，请拨打急救电话。',
    ],
    dengue: [
      '登革热最危险的是退烧后的那几天，请不要跑步。',
      '牙龈或鼻子出血、肚子痛、呕吐、没精神、手脚发凉，要马上去医院。',
      '不要吃阿司匹林和布洛芬，会加重出血。多喝水、多休息，去查血。',
      '医生说可以活动了再告诉我，我们从走路开始。',
    ],
    bite: [
      '先用肥皂和流动的清水把伤口冲洗15分钟。',
      '伤口再小，今天也要去看医生，狂犬病和破伤风的预防等不得。如果是蛇咬，尽量别动，马上拨打急救电话。',
      '让医生看过之前，先不要跑步。',
    ],
    tornTendon: [
      '先停下，不要再试。突然一声响，或像被人踢了一下，之后使不上力或肿起来，可能是肌腱、肌肉或韧带断裂。',
      '这条腿不要承重，冷敷，今天就去医院看骨科。光冰敷几天不够，治得早才恢复得好。',
      '查清楚之后告诉我，再一起安排恢复。',
    ],
    heartFinding: [
      '感觉再好，心内科医生查清楚之前，也请不要比赛和训练。',
      '比赛中会出危险的心脏问题，平时往往没有感觉。比赛以后还有，检查请现在就约，不要等到比完。',
      '如果胸痛、心跳乱或快要晕倒，马上停下，拨打急救电话。',
      '医生怎么说，告诉我，我们再安排。',
    ],
    hospitalStay: [
      '住院或得过热射病之后，医生同意之前请先不要跑步。',
      '问清楚什么时候可以开始、能跑到什么强度、出现什么情况要停。热射病之后，还要问验血结果和热天能不能运动。',
      '医生同意之后告诉我，我们慢慢恢复。',
    ],
    maskedFever: [
      '先别跑，比赛也放一放。靠药退下来的烧，不算好了。',
      '不吃药、整整两天不发烧之后，再从很短、很轻松的慢跑开始，强度再等几天。',
      '胸痛、心慌、气短的话，跑之前先看医生。',
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
    danger: [
      '先離開危險：遠離鐵軌、公路和水，不要一個人繼續走。',
      '馬上打119，說清楚你在哪裡，也可以唸手機或手錶上的位置。',
      '水在漲就不要過，也不要硬爬。注意保暖，待在看得到的地方，把電留給求救電話。',
    ],
    lightning: [
      '馬上停下來，進堅固的建築物或有頂的汽車。雷這麼近，可能會打到你。',
      '離開稜線、空曠處和水邊，不要躲在樹下，登山杖等金屬放遠一點。',
      '沒有地方躲，就雙腳併攏蹲低，和別人分開。最後一聲雷過30分鐘再動。',
      '如果有人被打到，或發麻、頭暈、聽不清楚，請叫救護車。',
    ],
    dengue: [
      '登革熱最危險的是退燒後的那幾天，請不要跑步。',
      '牙齦或鼻子出血、肚子痛、嘔吐、昏沉、手腳冰冷，要馬上去醫院。',
      '不要吃阿斯匹靈和布洛芬，會讓出血更嚴重。多喝水、多休息，去抽血檢查。',
      '醫師說可以活動了再跟我說，我們從走路開始。',
    ],
    bite: [
      '先用肥皂和流動的清水把傷口沖洗15分鐘。',
      '傷口再小，今天也要去看醫師，狂犬病和破傷風的預防不能等。如果是被蛇咬，盡量別動，馬上叫救護車。',
      '給醫師看過之前，先不要跑步。',
    ],
    tornTendon: [
      '先停下來，不要再試。突然一聲響，或像被人踢了一下，之後使不上力或腫起來，可能是肌腱、肌肉或韌帶斷裂。',
      '這隻腳不要承重，冰敷，今天就去醫院看骨科。只冰敷幾天不夠，治療得早才恢復得好。',
      '檢查清楚之後跟我說，再一起安排恢復。',
    ],
    heartFinding: [
      '感覺再好，心臟科醫師查清楚之前，也請不要比賽和訓練。',
      '比賽中會出危險的心臟問題，平常往往沒有感覺。比賽以後還有，檢查請現在就約，不要等到比完。',
      '如果胸痛、心跳亂掉或快要昏倒，馬上停下來，叫救護車。',
      '醫師怎麼說，跟我說一聲，我們再安排。',
    ],
    hospitalStay: [
      '住院或得過熱射病之後，醫師同意之前請先不要跑步。',
      '問清楚什麼時候可以開始、能跑到多大強度、出現什麼情況要停。熱射病之後，也要問抽血結果和熱天能不能運動。',
      '醫師同意之後告訴我，我們慢慢恢復。',
    ],
    maskedFever: [
      '先別跑，比賽也先放一邊。靠藥退下來的燒，不算好了。',
      '不吃藥、整整兩天沒發燒之後，再從很短、很輕鬆的慢跑開始，強度再等幾天。',
      '胸痛、心悸或喘不過氣的話，跑之前先看醫師。',
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
    danger: [
      'Trước hết hãy thoát khỏi chỗ nguy hiểm: tránh xa đường ray, đường xe và nước, đừng đi tiếp một mình.',
      'Gọi 112 ngay và nói rõ bạn đang ở đâu, hoặc đọc vị trí trên điện thoại hay đồng hồ.',
      'Nước đang lên thì đừng băng qua, cũng đừng cố leo. Giữ ấm, ở chỗ dễ thấy và để dành pin gọi cứu hộ.',
    ],
    lightning: [
      'Dừng ngay và vào nhà kiên cố hoặc ô tô có mui. Sét gần thế này có thể đánh trúng bạn.',
      'Rời đỉnh núi, đồng trống và mặt nước, đừng trú dưới gốc cây, để gậy và đồ kim loại ra xa.',
      'Không có chỗ trú thì chụm chân ngồi thấp, tách xa nhau. Chờ 30 phút sau tiếng sấm cuối.',
      'Nếu ai bị sét đánh, hoặc tê, choáng, ù tai, hãy gọi cấp cứu.',
    ],
    dengue: [
      'Với sốt xuất huyết, những ngày vừa hết sốt lại là lúc nguy hiểm nhất. Bạn đừng chạy.',
      'Nếu chảy máu chân răng hay mũi, đau bụng, nôn, lừ đừ hoặc tay chân lạnh, hãy đến bệnh viện ngay.',
      'Đừng uống aspirin hay ibuprofen, vì dễ chảy máu hơn. Hãy uống nước, nghỉ ngơi và đi thử máu.',
      'Khi bác sĩ cho vận động lại, bạn báo tôi nhé, ta bắt đầu từ đi bộ.',
    ],
    bite: [
      'Trước hết hãy rửa vết cắn bằng xà phòng dưới vòi nước trong 15 phút.',
      'Dù vết nhỏ, hôm nay bạn vẫn phải đi khám: tiêm phòng dại và uốn ván không chờ được. Nếu là rắn cắn, hãy nằm yên và gọi cấp cứu.',
      'Đừng chạy khi bác sĩ chưa xem vết thương.',
    ],
    tornTendon: [
      'Bạn hãy dừng lại, đừng thử thêm. Nghe tiếng bụp hay như bị ai đá, rồi mất lực hoặc sưng, có thể là rách gân, cơ hoặc dây chằng.',
      'Đừng dồn trọng lượng lên chân đó, chườm lạnh và đến bệnh viện ngay hôm nay. Chỉ chườm đá vài ngày là không đủ; chữa sớm thì mới lành tốt.',
      'Có kết quả thì bạn báo tôi, ta cùng tính đường trở lại.',
    ],
    heartFinding: [
      'Dù thấy khỏe, bạn đừng thi đấu hay tập khi bác sĩ tim mạch chưa kiểm tra kỹ.',
      'Bệnh tim nguy hiểm khi thi đấu thường không có cảm giác gì. Giải thì còn nhiều, nên hãy đặt lịch khám ngay, đừng đợi thi xong.',
      'Nếu đau ngực, tim đập loạn hoặc sắp ngất, hãy dừng lại và gọi cấp cứu.',
      'Bác sĩ nói gì, bạn báo tôi, rồi ta tính tiếp.',
    ],
    hospitalStay: [
      'Sau khi nằm viện hoặc bị sốc nhiệt, bạn đừng chạy khi bác sĩ chưa cho phép.',
      'Hãy hỏi khi nào được bắt đầu, chạy mạnh đến đâu và dấu hiệu nào thì phải dừng. Sau sốc nhiệt, hỏi thêm về xét nghiệm máu và việc tập khi trời nóng.',
      'Khi bác sĩ cho phép, bạn báo tôi nhé, ta sẽ tập lại từ từ.',
    ],
    maskedFever: [
      'Bạn khoan chạy và khoan thi. Sốt hạ nhờ thuốc thì chưa phải là khỏi.',
      'Hãy đợi đủ hai ngày không sốt mà không uống thuốc, rồi bắt đầu bằng một buổi ngắn, thật nhẹ. Tập nặng thì chờ thêm vài ngày.',
      'Nếu đau ngực, tim đập bất thường hay khó thở, hãy đi khám trước khi chạy.',
    ],
    medicine: [
      'Bạn đừng uống thuốc giảm đau để chạy, và đừng tự ý bỏ thuốc bác sĩ kê.',
      'Thuốc giảm đau trước hoặc trong lúc chạy dài hại dạ dày và thận, lại che mất cơn đau đáng lẽ phải dừng.',
      'Trước khi chạy, hãy hỏi bác sĩ hoặc dược sĩ. Liều lượng thì ở đây tôi không trả lời được.',
    ],
    youngRunner: [
      'Với người dưới 16 tuổi, tôi không lập kế hoạch marathon hay kế hoạch tập đầy đủ.',
      'Ở tuổi này xương khớp còn đang lớn. Chạy ngắn, chơi nhiều môn, có ngày nghỉ và thấy vui là tốt nhất.',
      'Bạn có thể hỏi thêm thầy cô, huấn luyện viên câu lạc bộ và bác sĩ. Điều thích nhất khi chạy là gì?',
    ],
  },
};
