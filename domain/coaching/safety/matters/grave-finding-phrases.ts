/*
 * A finding of the heart, a torn tendon, dengue fever and a bite, in the words of runners. Each is tested on lower-case
 * text of any of the product's languages.
 */

const any = (...ways: readonly string[]) => new RegExp(ways.join('|'), 'u');

/** A test of the heart that found something, a disease of its muscle or rhythm, or a sudden death in the family. */
export const HEART_FINDING = any(
  '\\b(?:ecg|ekg|echo(?:cardiogram)?|heart (?:scan|ultrasound|screening)|treadmill test)\\b[^.!?]{0,70}\\b(?:abnormal\\w*|irregular\\w*|unusual|borderline|flagged|t[- ]?waves?|inver(?:ted|sion)|hypertroph\\w*|lvh|(?:bundle|heart) block|st[- ](?:depression|elevation|changes?)|referr\\w*|cardiolog\\w*|showed something)|\\b(?:abnormal|irregular|unusual|borderline) (?:resting )?(?:ecg|ekg|echo(?:cardiogram)?)\\b',
  '\\b(?:cardiomyopathy|hcm|long qt|brugada|wolff[- ]parkinson|wpw|myocarditis|enlarged heart)\\b',
  '\\b(?:brother|sister|dad|father|mum|mom|mother|uncle|aunt|cousin|son|daughter)\\b[^.!?]{0,40}\\b(?:died suddenly|dropped dead|sudden (?:cardiac )?(?:death|arrest)|(?:had|died of) a (?:cardiac arrest|heart attack) (?:at|aged) (?:[1-4]\\d)\\b)',
  '心電図[^。?？!！]{0,30}(?:異常|要精密|要精査|精密検査|再検査|t波|陰転|陰性t|肥大|ブロック|st低下|引っかか|ひっかか)|(?:心エコー|心臓超音波|循環器)[^。?？!！]{0,14}(?:受けるよう|勧め|すすめ|すすめられ|紹介状|要精密|再検査|精密検査)|心筋症|心筋炎|qt延長|ブルガダ',
  '(?:兄|弟|姉|妹|父|母|叔父|伯父|いとこ|従兄弟)[^。?？!！]{0,24}(?:突然死|急死|心停止)',
  '心[电電][图圖]?[^。?？!！]{0,30}(?:[异異]常|倒置|高[电電][压壓]|阻滞|阻滯|肥厚|st段|[复複]查|[复複]檢|[进進]一步)|(?:建[议議]|[复複]查|要做|[转轉][诊診])[^。,，]{0,6}心[脏臟](?:彩超|超|b超)|心肌病|心肌炎|左(?:心)?室肥[厚大]',
  '(?:哥|弟|姐|姊|妹|爸|[妈媽]|父[亲親]|母[亲親]|叔|舅|伯|[儿兒]子)[^。?？!！]{0,20}猝死',
  '(?:điện tim|điện tâm đồ|\\becg\\b|siêu âm tim|dien tim|dien tam do)[^.!?]{0,50}(?:bất thường|sóng t|đảo|phì đại|block|thiếu máu cơ tim|khám (?:lại|chuyên khoa|tim)|kiểm tra thêm|siêu âm tim|bat thuong)|cơ tim phì đại|viêm cơ tim|phì đại (?:cơ tim|thất trái)',
  '(?:anh|em|chị|bố|ba|cha|mẹ|chú|cậu|bác)(?: \\p{L}+){0,4} (?:bị )?đột tử',
);

/** It was looked into and found harmless, or allowed. */
export const NO_HEART_FINDING =
  /\b(?:ecg|ekg|echo(?:cardiogram)?|heart scan)\b.{0,24}\b(?:normal|clear|fine|all good|nothing)\b|\b(?:cleared|all clear|signed off) by\b|\bcardiologist (?:said|says|cleared|has cleared|gave)\b.{0,40}\b(?:fine|ok\w*|can (?:run|race|train)|cleared|all clear|go ahead)\b|心電図.{0,8}(?:異常なし|異常(?:は|も)?(?:ありません|ない|なかった)|正常|問題な)|(?:医師|医者|先生|循環器).{0,10}(?:許可|走っていい|問題ない|大丈夫と)|心[电電][图圖]?[^。,，]{0,6}(?:正常|[没沒](?:有)?(?:[问問][题題]|[异異]常|事))|[医醫](?:生|[师師])[^。,，]{0,8}(?:可以跑|能跑|[没沒][问問][题題]|同意)|điện (?:tim|tâm đồ)[^.]{0,14}(?:bình thường|không (?:sao|có gì))|bác sĩ (?:tim mạch )?(?:đã )?(?:cho phép|bảo (?:được|chạy được)|đồng ý)/u;

const TORN_PART =
  '(?:\\b(?:heel|calf|achilles|hamstring|knee|ankle)\\b|アキレス腱|かかと|踵|ふくらはぎ|膝|ひざ|ハム|足首|跟腱|[脚腳][后後]?跟|小腿|膝|大腿后|腿後|gót|bắp chân|achilles|đầu gối|cổ chân|bap chan|dau goi)';
const TORN_SOUND =
  '(?:\\b(?:pop(?:ped)?|snap(?:ped)?|crack(?:ed)?|bang|twang(?:ed)?)\\b|\\b(?:kicked|hit|shot|struck)\\b.{0,24}\\b(?:me|behind|heel|calf|leg)\\b|(?:ブチ|バチ|パチ|プチ|バン|ブツ)[ッっン]|(?:蹴られ|叩かれ|殴られ|当たっ)た?(?:か|よう|みたい|と思)|断裂|[啪砰嘣咔卡](?:[的地一]|了一|[啪砰])|[响響]了?一?[声聲]|[断斷]了?一?[样樣]|(?:以[为為]|好像|像是|像被?)[^。,，]{0,6}(?:踢|打|砸)(?:了|到)|(?:nghe|kêu|tiếng)[^.]{0,12}(?:bốp|bụp|phựt|rắc|cái|tách|pực)|như (?:bị )?(?:ai )?(?:đá|đập|bắn|nem|ném))';
const TORN_WEAKNESS =
  "(?:\\b(?:can'?t|cannot|can not|couldn'?t|unable to|won'?t|hardly|barely)\\b.{0,24}\\b(?:tip ?toes?|toes?|push off|heel raise|calf raise|bear|weight|walk|straighten|bend|stand)\\b|\\b(?:gave|gives|giving) way\\b|\\b(?:swollen|swelled|swelling|ballooned|bruise[ds]?)\\b|つま先立ち|爪先立ち|背伸び|踏み込めな|蹴り出せな|力が入らな|歩けな|腫れ|踮|[蹬使]不[上出了]|[没沒]力|[无無]力|走不了|[肿腫]|[弯彎]不|伸不直|打[软軟]|kiễng|nhón|không (?:đứng|bước|đi|nhón|kiễng|co|duỗi)[^.]{0,12}(?:được|nổi)|ko (?:đứng|đi|nhón|kiễng)|sưng|bầm|yếu hẳn|khuỵu)";

/** A sound or a blow that nobody gave, in a part that has lost its strength or swells since. */
export const TORN_TENDON = any(
  `^(?=[^]*${TORN_PART})(?=[^]*${TORN_SOUND})(?=[^]*${TORN_WEAKNESS})`,
);

/** It was long ago, or was treated. */
export const NO_TORN_TENDON =
  /\b(?:years? ago|last year|months? ago|after (?:my )?(?:surgery|operation|rehab))\b|年前|ヶ月前|か月前|手術(?:後|のあと|から)|リハビリ|去年|[个個]月前|[术術][后後]|康[复復]|(?:năm|tháng) (?:trước|ngoái)|sau (?:khi )?(?:mổ|phẫu thuật)/u;

/** Dengue fever of the runner now. */
export const DENGUE = any('\\bdengue\\b', 'デング', '登革', 'sốt xuất huyết|sot xuat huyet');
export const NO_DENGUE =
  /\b(?:years? ago|last (?:year|summer)|prevent\w*|avoid\w*|afraid|worried|vaccine|outbreak|season)\b|予防|流行|防(?:蚊|登革)|[预預]防|疫苗|流行|去年|(?:phòng|tránh|ngừa|sợ|mùa|dịch) (?:\p{L}+ )?sốt xuất huyết|năm (?:ngoái|trước)|bác sĩ (?:đã )?(?:cho phép|bảo (?:được|chạy được)|đồng ý)/u;

/** An animal's bite that broke the skin, perhaps. */
export const BITE = any(
  '\\b(?:bitten|bit|bites?|nipped) (?:\\w+ )?(?:by (?:a|the|some|my|their|his|her|an) (?:\\w+ ){0,2}(?:dog|cat|monkey|bat|snake|fox|stray))|\\b(?:dog|cat|monkey|bat|snake|fox|stray)\\b(?: \\w+){0,3} (?:bit|has bitten|just bit|nipped) (?:me|my|him|her)\\b|\\b(?:dog|snake|cat|monkey) bite\\b',
  '(?:犬|猫|猿|サル|コウモリ|蛇|ヘビ|マムシ)に[^。]{0,8}(?:噛|咬|嚙|かま|かみ|ガブ)|(?:犬|ヘビ|蛇)[^。]{0,6}(?:噛|咬)まれ',
  '被[^。,，]{0,8}(?:狗|犬|[猫貓]|蛇|猴)[^。,，]{0,4}(?:咬|抓[伤傷破])|(?:狗|犬|[猫貓]|蛇|猴子?)[^。,，]{0,4}咬了?(?:我|一口|到|[伤傷破])',
  '(?:chó|mèo|rắn|khỉ|cho|ran)(?: \\p{L}+){0,3} (?:cắn|đớp|táp)(?! (?:răng|rứt))',
);
export const NO_BITE =
  /\b(?:almost|nearly|tried to|might|afraid|scared|worried|wanted to|barks?|chas\w+|years? ago|as a (?:kid|child))\b|そうに(?:なっ|な)|されそう|噛まれたら|怖|差[点點]|[险險]些|怕被|[会會]不[会會]|[万萬]一|追(?:着|著|我)(?!.*咬[了到伤傷])|小[时時]候|suýt|sợ|lỡ|nhỡ|hồi (?:nhỏ|bé)/u;
