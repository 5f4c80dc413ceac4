/**
 * The words in which runners report a doctor's leave, one language after the other. A leave counts only where
 * it is said in these alone. Any other word may say that it is somebody else's, of another time, or a joke.
 */

const EN_WORDS = `
a an the my me i im ive that this it its to for of from with by at in on out up off over and so then now as all any some
both again also just finally officially today yesterday tonight morning afternoon evening week weekend monday tuesday
wednesday thursday friday saturday sunday earlier am is are was were be been being have has had did do done got get
given gave gives give going went came come back saw seen visited passed doctor doctors doc dr docs gp cardio
cardiologist cardiologists cardiology physician specialist consultant surgeon neurologist gynaecologist gynecologist
obstetrician midwife hospital clinic er ward heart sports medical team appointment visit follow followup checkup check
check-up checked examined examination exam consultation ecg ekg echo echocardiogram holter monitor scan scans mri ct x
ray x-ray xray treadmill stress test tests testing result results report looked looks look there says said say told
tells tell confirmed confirms found finds assured reassured agreed agrees approved approves allowed allows let lets
released discharged signed cleared clears clear clearance declared pronounced according ok okay fine good great healthy
normal safe alright well sound perfect clean green light go ahead go-ahead thumbs permission everything nothing anything
wrong worry about no problem problems issue issues concern concerns harmless benign serious free fit able can may could
good-to-go permitted run running runs runner train training jog jogging race racing exercise exercising sport start
starting resume resuming return returning restart restarting begin beginning compete competing workouts workout work
full fully normally gently slowly gradually easily properly freely plan chest pain pains tightness palpitations
dizziness dizzy spell fainting faint breathlessness heartbeat pulse lungs lung fever infection illness symptoms really
totally completely absolutely very perfectly luckily thankfully news hi hey hello yay hooray thanks thank you update
want ready yes yeah it's i'm i've that's there's`;

const VI_WORDS = `
bac si sy bs benh vien phong kham chuyen khoa tim mach noi tong quat nu ho sinh bao ket luan khang dinh xac nhan xong da
cho phep dong y duoc dc chay lai roi minh toi em e tui t la de thi va ma tap luyen the duc thao dau van binh thuong tro
on ok oke okie an toan khoe manh tot het sach khong ko k hok co gi sao nghiem trong dang lo ngai nguy hiem nguc hoi hop
hom qua nay sang chieu vua moi di ve sieu am dien tam do chup xet kiem tra tai nhe nhang tu dan thoai mai nha a ah oi
thay hoan deu rang cua cuoi cung cam bi con`;

/** Longer ones first, since each is taken out where it begins. */
const JA_WORDS = [
  'お?医者(?:さん|様)?|医師|ドクター|主治医|担当医|担当の|専門医|先生|総合病院|大学病院|病院|医院|クリニック|循環器|心臓|脳神経|神経|産婦人|婦人|総合診療|スポーツ|内科|外科|科|助産師|かかりつけ',
  '精密検査|検査|検診|健診|診察|再診|受診|通院|心電図|エコー|ホルター|負荷試験|結果|レントゲン|mri|ct|数値',
  '受け|診て|みて|行って|行き|行っ|いっ|もらい|もらっ|もらえ|いただい|いただき|いただけ|頂い|頂き|くださ|下さ|くれ|言われ|言って|言い|言っ|いわれ|話|聞いて|聞き|聞い|確認|判断|診断|お墨付き|太鼓判|許可|了承|承諾|ok|オーケー|オッケー|オーケイ|goサイン|ゴーサイン|出て|出た|出まし|出|おり|下り|得|とれ|取れ|おっしゃい|おっしゃっ|とのこと|との',
  '大丈夫|問題|異常|心配|ありませんでし|ありません|なかっ|なく|ない|なし|無し|無かっ|無く|無い|いらない|いりません|よろしい|構わない|構いません|かまわない|可能|平気|順調|良好|正常|健康|元気|間違い',
  '走って|走っ|走り|走る|走れる|走れ|走|ランニング|ラン|ジョギング|ジョグ|練習|トレーニング|運動|スポーツ|レース|再開|復帰|始めて|始め|開始|普通に|通常|少しずつ|ゆっくり|徐々に|制限',
  '胸の痛み|胸痛|胸|の痛み|痛み|痛|動悸|めまい|息切れ|失神|熱|症状|不整脈',
  '今日|本日|昨日|きのう|一昨日|おととい|先日|今朝|さっき|先ほど|今週|先週|[月火水木金土日]曜日?|午前|午後|夕方|ようやく|やっと|ついに|無事に?|特に|全く|まったく|ちゃんと|しっかり|何も|もう|また|すべて|全て|全部|本当に|正式に',
  '良い|いいよ|いい|よい|良|という|って|です|でし|だっ|ます|まし|ませ|した|して|すれ|する|より|たい|い(?=ます|まし|る|た)|から|ので|ため|さん|のは|んで|て|た|で|に|を|が|は|も|と|の|だ|よ|ね|わ|し|な|ん|私|僕|自分|俺|さえ|られ|れ|れば|き|る|く|ありがとう|ございます|ございまし|お|ご|や|そして|それで|なので|あと|後に',
].join('|');

const ZH_WORDS = [
  '心内科|心脏科|心血管内?科?|心脏|内科|专科|运动医学|医生|大夫|医师|医院|主任|助产士?|专家|门诊|急诊|复查|检查|体检|复诊|看诊|心电图|心脏彩超|彩超|超声|b超|ct|核磁|结果|报告|指标|各项|数据',
  '亲口|明确|正式|告诉|表示|确认|认为|同意|允许|批准|准许|点头|放行|许可|证明|诊断|医嘱|说|讲|让|给|准|开了?',
  '我自己|我本人|我|自己|已经|已|可以|能够|能|可|重新|继续|慢慢|逐步|逐渐|再|跑步|跑|运动|训练|锻炼|恢复|开始|参赛|比赛|练习?|正常',
  '一切|全部|全都|都|健康|没什么大?(?:问题|事|[碍礙]|毛病)?|没啥大?(?:问题|事|[碍礙])?|没有?(?:任何)?(?:大?问题|异常|大?[碍礙]|毛病|事|危险)?|没发现(?:任何)?(?:问题|异常)|没事|无大[碍礙]|无异常|问题|异常|不要紧|不用担心|不严重|放心|安全|ok',
  '胸痛|胸闷|胸口|疼痛|疼|痛|心悸|心慌|心跳|心率|晕倒|头晕|发烧|症状',
  '刚刚|刚才|刚|昨天|今天|前天|今早|今晚|昨晚|上周|这周|本周|(?:上|这|本)?(?:周|星期|礼拜)[一二三四五六日天]|早上|上午|下午|晚上|现在|终于|总算|好消息|太好了|谢谢|感谢',
  '的|了|过|去|看|做|查|完|后(?!天|年|来)|以后|之后|好|也|就(?![当说])|那|和|跟|还|为|对|是|并且|并|且|啦|呀|哦|嗯|吧|着|出来|拿到|很|非常|完全|回|到|在|这|把|给出|想|要|于',
].join('|');

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;
const LETTERS_LEFT = /[\p{L}\p{N}]/u;

function onlyOf(words: string): (text: string) => boolean {
  const known = new Set(words.split(/\s+/));
  return (text) => (text.match(TOKEN) ?? []).every((token) => known.has(token));
}

function nothingBut(words: string): (text: string) => boolean {
  const known = new RegExp(words, 'gu');
  return (text) => !LETTERS_LEFT.test(text.replace(known, ' '));
}

/** Whether a text holds known words alone, for each language that is read. */
export const IS_KNOWN_EN = onlyOf(EN_WORDS);
/** Without tone marks. */
export const IS_KNOWN_VI = onlyOf(VI_WORDS);
export const IS_KNOWN_JA = nothingBut(JA_WORDS);
/** In simplified characters. */
export const IS_KNOWN_ZH = nothingBut(ZH_WORDS);
