import { expect, test } from 'vitest';
import { complaintIn } from '@tasuki/domain/coaching/safety/question-complaint';
import { questionIntent } from '@tasuki/domain/coaching/questions/question-intent';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';

/** Mentioned beside a question about training, as runners do: whoever overhears it sets a plan on an injury. */
const AILING = `
my ankle is killing me, next run?
tweaked my hamstring, what should I run tomorrow
my knee feels off, can I do intervals
I think I have runner's knee, next session?
sore throat and chills, should I run
got food poisoning, what next
my IT band is acting up again
hip flexor tight and painful, long run tomorrow?
stomach flu since sunday, tempo on tuesday?
feels like something snapped in my calf
my shin is throbbing, what's next
stitch in my side during every run
there's a lump on my achilles
big toe joint inflamed what should i do tomorrow
knee clicks and is puffy, run or rest
膝がズキズキする。明日どうする？
足首ひねった。次の練習は？
腰がやばい、明日走れる？
すねがジンジンする、次どうしよう
足底がピリピリする
咳が止まらないけど明日インターバルしていい？
だるくて熱っぽい、次は何をすれば
ふくらはぎがブチっといった
お腹の調子が悪い、明日走る？
股関節がつまる感じ、次の練習どうする
膝が腫れてる、次のメニューは
左足がおかしい。明日のロング走どうしよう
膝盖咔咔响还肿，下次跑什么
脚崴了，明天怎么练
腰快断了，明天跑吗
小腿像要裂开一样疼，下次怎么跑
咳嗽一直不好，明天间歇可以吗
食物中毒了，接下来怎么练
足底刺痛，周末长距离怎么办
嗓子冒烟，今天练什么
膝蓋喀喀響又腫，下次跑什麼
腳扭到，明天怎麼練
腰快斷了，明天要跑嗎
阿基里斯腱卡卡的，下次怎麼跑
一直咳，明天間歇可以嗎
拉肚子，週末長跑怎麼辦
đầu gối kêu lục cục, mai chạy gì
trẹo mắt cá, buổi tới tập gì
lưng mỏi nhừ không cúi được, mai chạy sao
gân gót cứ nhói nhói, buổi tới chạy gì
ho mãi không dứt, mai chạy interval được không
đau bụng tiêu chảy, cuối tuần chạy dài sao
chân sưng vù, mai tập gì
bong gan mai chay gi
dau lung qua mai chay sao
bi ho hoai, tap gi bay gio
right knee grumbling after the long run, next session?
hurt my foot yesterday, what now
ankle rolled on a root, can I run tomorrow
got the flu jab and feel rough, run today?
my calves are cramping every night, what should I run
I have a migraine, tempo or easy?
sinus infection, what's next
pulled something in my groin, weekend long run?
there's a burning in my heel, next run?
knee swelled up, do I rest
my lower back locks up, what session tomorrow
threw up after the run, what tomorrow
feeling feverish, easy run ok?
ふくらはぎがつりそう、明日どう走る
膝の皿の下が気になる、次の練習は
鼻づまりで頭がぼーっとする、今日何やる
足首が腫れぼったい、次どうする
お尻から太もも裏がしびれる、明日は？
くしゃみと鼻水がひどいけどインターバルしていい？
扁桃腺が腫れた、次の練習は
膝盖外侧隐隐作痛，下次跑什么
脚后跟一踩就痛，明天怎么练
发低烧，今天练什么
扁桃体发炎，接下来怎么练
大腿后侧拉到了，周末长跑怎么办
跟腱有点紧，明天间歇吗
膝蓋外側隱隱作痛，下次跑什麼
髖關節卡卡，明天怎麼跑
輕微發燒，今天練什麼
腳底筋膜炎又犯了，週末長跑怎麼排
gối hơi lỏng lẻo, mai chạy gì
bị viêm xoang, buổi tới tập gì
đau xóc hông suốt buổi, lần sau chạy sao
gân asin căng cứng, mai chạy biến tốc không
cảm thấy ớn lạnh, hôm nay chạy gì
đau nhức khắp người, mai tập gì
dau dau goi mai chay duoc khong
bi cam nhe, hom nay tap gi
chan bi sung mai chay gi
my left knee is being annoying again, what should I run tomorrow
shins are screaming, next session?
i can't put weight on my ankle, run tomorrow?
something is wrong with my achilles, tempo on friday
tested positive for covid, long run?
bit of a temperature, easy run?
my hip is clunky, what next
woke up with a blocked nose and headache, intervals today?
toenail fell off, can I race
the outside of my knee again, what do I do next
膝の外側がまた気になる、次は何を走る？
アキレスが硬い、明日どう走ればいい
37.8度あるけどジョグしていい？
鼻声だけど明日走れる？
腰がまた、次の練習どうしよう
捻挫しました、次のメニューは
膝盖外侧又来了，下次怎么跑
脚踝使不上劲，明天练什么
体温37度8，今天跑吗
鼻音很重，明天跑什么
大腿根有点拉，下次跑什么
膝蓋外側又來了，下次怎麼跑
腳踝使不上力，明天練什麼
體溫37度8，今天要跑嗎
gối ngoài lại thế nữa rồi, mai chạy gì
cổ chân không có lực, buổi tới tập gì
người hâm hấp, hôm nay chạy gì
nghẹt mũi đau đầu, mai chạy biến tốc không
gan chan dau mai chay gi
bi lat co chan tap gi
not feeling well, what should I do tomorrow?
I don't feel good, what should I run tomorrow
体調が良くないです、明日は何を走ればいい？
不太舒服，明天该怎么办
不太舒服，明天該怎麼辦
mình không thấy khỏe, mai chạy gì
khong thay khoe, mai chay gi
`;

/** Parts of the body of which nothing is said to be wrong. */
const SOUND = `
should I land on my heels or toes?
are calf raises good before a run
my legs felt great, what next
strong back and core, does it help running
how do I avoid injury when I increase distance
heart rate went up on the hill, why
how to lift the knees in strides
next session after leg day?
my feet were flying today, how was it
腰高フォームってどう意識する？
膝を上げるドリルは必要？
脚が軽かった、次は何をする
かかと着地とつま先着地どっち
ふくらはぎのストレッチ教えて
抬膝跑要怎么做
大腿发力和坡跑有什么关系
脚步轻快，下次跑什么
脚跟着地还是前掌
小腿拉伸怎么做
抬膝跑要怎麼做
腳步很輕，下次跑什麼
tiếp đất bằng gót hay mũi
nâng cao đùi khi drill thế nào
chân nhẹ lắm, mai chạy gì
I don't feel good about my pace, was it slow?
my new shoes are not feeling right, how many km on them?
体調は良いです、明日は何を走ればいい？
今日は膝も痛まず気持ちよく走れました
did a mile round the truck stop. knees ok. how do I not quit
my ankles are okay, what next
どのくらい頑張っていいのか分からない
明日も頑張ってるところを見せたい
tập mãi không thấy khỏe hơn, sao vậy
`;

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

test.each(linesOf(AILING))('is no question for a plan: %s', (text) => {
  const isRecognised = complaintIn(text) !== null || findRedFlag(text) !== null;
  expect({ isRecognised, intent: questionIntent(text) }).toEqual({
    isRecognised: true,
    intent: 'pain',
  });
});

test.each(linesOf(SOUND))('is no complaint: %s', (text) => {
  expect(complaintIn(text)).toBeNull();
});

test('takes no だけが for an injury', () => {
  expect(complaintIn('4km目だけが速かったです')).toBeNull();
  expect(complaintIn('けがをしました')).toBe('injury');
});
