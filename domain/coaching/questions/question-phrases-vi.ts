import { phrase, type IntentPhrase, type IntentPhrases } from './question-phrases.ts';
import { FIGURE_PHRASES_VI } from './question-phrases-vi-figures.ts';

const RACE =
  '(marathon|half|\\bhm\\b|\\bfm\\b|21 ?km?|42 ?km?|10 ?km?|5 ?km?|cuoc dua|giai|race|cuoc thi|mot giai)';
const DAY =
  '(buoi (toi|sau|tiep|ke|mai)|lan (toi|sau)|ngay mai|\\bmai\\b|hom nay|toi nay|chieu nay|cuoi tuan|tiep theo|sap toi|ngay kia|bay gio|hom sau|gio)';

function marked(intent: IntentPhrase['intent'], weight: number, said: RegExp): IntentPhrase {
  return { ...phrase(intent, weight, said), marks: 'with' };
}

/** Not where marks were typed, since it would be another word with them. */
function bare(intent: IntentPhrase['intent'], weight: number, said: RegExp): IntentPhrase {
  return { ...phrase(intent, weight, said), marks: 'without' };
}

/**
 * Questions in Vietnamese as they are typed in haste, without tone marks; words that only their
 * marks distinguish are read with them.
 */
export const QUESTION_PHRASES_VI: IntentPhrases = [
  phrase(
    'nextSession',
    3,
    new RegExp(
      `${DAY}.{0,16}(chay (gi|the nao|sao|bao|nhu|bai|kieu|may)|tap (gi|the nao|sao|bai|nhu|kieu)|lam gi|nen (chay|tap|lam) (gi|bai|the nao|bao|sao|kieu)|nen lam|la gi|bai gi|bai nao)`,
    ),
  ),
  phrase(
    'nextSession',
    2.2,
    /(nen|phai|can) (chay|tap) (gi|bai nao|bai gi|bao (xa|lau|nhieu)|the nao|ra sao|kieu|may (km|cay))|(chay|tap) gi (day|nhi|bay gio|tiep|gio|mai|hom nay)/,
  ),
  phrase(
    'nextSession',
    2.2,
    /(goi y|de xuat|len (lich|ke hoach)|giao an|lich (tap|chay)|bai (tap )?(tiep|ke|toi|sau|mai)|tu van|ke hoach (chay|tap)?|sap (lich|xep)|xep lich)/,
  ),
  phrase(
    'nextSession',
    2,
    /(khi nao|bao gio|luc nao).{0,16}(chay dai|bien toc|tempo|interval|bai nang|chay lai)|(chay|bai) (dai|tempo|bien toc) (khi nao|luc nao|bao gio)/,
  ),
  phrase(
    'nextSession',
    -4,
    /\b(giay|an (sang|trua|toi|gi)|phim|nhac|ve may bay|tho|chuyen cuoi)\b/,
  ),
  phrase('nextSession', 1.6, /\b(buoi toi|ngay mai|tiep theo|lan toi|roi sao nua)\b/),

  phrase(
    'thisRun',
    3,
    /(buoi (nay|vua|hom|sang|chay|do|roi|tap)|hom nay|hom qua|vua (roi|xong|chay)|bai (nay|vua|hom|chay)|lan nay|sang nay|chieu nay|cuoc dua (nay|vua)|chay xong).{0,18}(the nao|ra sao|\bsao\b|on (khong|ko|k|chua)|tot (khong|ko|k)|duoc (khong|ko|k|chua)|co tot|co on|nhan xet|danh gia|ok (khong|ko|k)|co qua|qua suc|nhanh qua|dat (khong|ko)|bi gi)/,
  ),
  phrase(
    'thisRun',
    2,
    /noi lai|giai thich|nhac lai|noi ro|chi tiet hon|ky hon|noi (ky|them)|y (ban )?la (gi|sao)|nghia la (gi|sao)|(khong|ko|k|chua) hieu|tom tat|nhan xet|danh gia|phan tich|phan hoi|de hieu hon|ban thay (sao|the nao)/,
  ),
  phrase(
    'thisRun',
    2.5,
    /(toi|minh|em|anh) (da )?chay (the nao|co (tot|on)|on|ra sao|tot|vay (on|duoc))|chay (vay|the|nhu (vay|the)) (la )?(on|duoc|tot|co)/,
  ),

  phrase(
    'whyPace',
    3.5,
    /(tai sao|vi sao|sao (lai|phai|toi|minh|em|can)|co gi ma|ly do|can cu|dua (vao|tren) (dau|gi|cai)).{0,34}(pace|cham|nhip tim|vung|zone|nhe|nhanh|toc do|nguong|duoi|thap|muc|kim)/,
  ),
  phrase(
    'whyPace',
    3,
    /(pace|cham|nhip tim|vung|zone|nhe).{0,16}(tai sao|vi sao|lam gi vay|de lam gi|ich gi|co tac dung|ly do)/,
  ),
  phrase(
    'whyPace',
    2,
    /^(ua |o |the |nhung )?(tai sao|vi sao|sao (vay|the|lai the|lai vay)|ly do|vi dau)( vay| the| a| nhi| lai the)*\W*$/,
  ),
  phrase(
    'whyPace',
    3,
    /(pace( nhe)?|nhip tim|vung( nhip tim)?|zone|nguong|vdot)( [1-5])?.{0,10}(tinh|lay|tu dau|dua|la gi|nghia|o dau ra|khoang nao|cua (toi|minh|em) la)/,
  ),
  phrase(
    'whyPace',
    2.6,
    /(co )?(cham|thap|cao) qua (khong|ko|k|chang|vay|a|roi)?(\W|$)|(phai|can) (chay )?cham (the|vay|nhu|den)/,
  ),
  phrase('whyPace', 2.2, /(zone|vung) ?[1-5]/),

  phrase(
    'improving',
    3,
    /tien bo|cai thien|kha (hon|len)|tot (hon|len)|nhanh (hon (truoc|thang|hoi|xua)|len)|khoe (hon|len)|len (trinh|tay|form)|co hieu qua|hieu qua (khong|ko|gi)|suc ben (co|len|tang|the nao)|phong do|the luc|giam sut|sa sut|cham di|cham lai roi|chung lai|giam chan|manh len|so voi (truoc|thang|hoi|nam|luc)|xuong (form|suc|phong do)|xu huong|tap co an thua/,
  ),

  phrase(
    'racePrediction',
    2.6,
    /du (doan|bao|kien|tinh)|uoc (tinh|luong|chung)|tien luong|muc tieu (thoi gian|thanh tich|nao)|thanh tich/,
  ),
  phrase(
    'racePrediction',
    3,
    new RegExp(
      `${RACE}.{0,26}(bao (lau|nhieu phut|nhieu thoi|gio)|may (phut|gio|tieng)|duoc (khong|ko|k|chua)|noi (khong|ko|k)|kip (khong|ko)|sub|thoi gian|thanh tich|het bao|mat bao|kha nang|co the|hoan thanh|san sang|bao nhieu)`,
    ),
  ),
  phrase(
    'racePrediction',
    3,
    new RegExp(
      `(bao lau|may (phut|gio|tieng)|thoi gian|co the|kha nang|kip|noi|san sang).{0,20}${RACE}`,
    ),
  ),
  phrase('racePrediction', 3, /sub ?-?\d|\bpb\b|\bpr\b|ky luc|duoi \d+ (phut|gio|tieng)/),
  phrase('racePrediction', 1, new RegExp(RACE)),

  phrase(
    'week',
    3,
    /(tuan (nay|qua|truoc|roi|vua)|trong tuan|ca tuan|(bay|7) ngay (qua|vua|gan)|mot tuan).{0,20}(the nao|ra sao|\bsao\b|bao nhieu|on|tot|nhieu|\bit\b|tong|\bdu\b|duoc|may|nhan xet|danh gia|qua|chay)/,
  ),
  phrase(
    'week',
    3,
    /(tong (ket|cong|quang|km)|tom tat|bao nhieu|may (km|cay|buoi)|khoi luong|danh gia|nhan xet|nhin lai|qua nhieu|it qua|du chua).{0,26}(tuan|(bay|7) ngay)/,
  ),
  phrase(
    'week',
    2.6,
    /khoi luong (tuan|chay|tap)|quang duong tuan|km (moi|hang|trong|mot) tuan|moi tuan|hang tuan/,
  ),
  phrase('week', 1.6, /tuan (nay|qua|truoc|roi|vua)/),

  phrase(
    'restOrRun',
    3,
    /(nghi|chay|tap)( \S+){0,3} hay( la)?( nen| cu| di)? (nghi|chay|tap|khong|thoi)/,
  ),
  phrase(
    'restOrRun',
    3,
    /(nen|can|co nen|phai|muon|cho|duoc|toi luc|can phai)( \S+){0,2} nghi(?! gi)|nghi (ngoi )?(mot|1|hom|hay|khong|ko|may|bao|di|ngay|duoc|them|han|luon)/,
  ),
  phrase(
    'restOrRun',
    3,
    /(co nen|co the|duoc) (di )?(chay|tap) (tiep|nua|khong|lai|ko|k|luon|hom nay|mai|duoc)|(chay|tap)( \S+){0,3} duoc (khong|ko|chua|k)\b|(moi ngay|lien tuc|hang ngay) co (on|sao)/,
  ),
  phrase(
    'restOrRun',
    2.3,
    /\bmet\b|moi (chan|nhu|qua|lam|ru|het)|chan moi|duoi suc|kiet suc|ue oai|thieu ngu|mat ngu|ngu (it|khong|ko|kem)|nang chan|chan (\S+ )?nang|hoi phuc|qua suc|khong co suc|het (pin|suc|hoi)|tap qua nhieu|qua tai/,
  ),
  phrase(
    'restOrRun',
    2.6,
    /lien (tiep|tuc|nhau)|ngay nao cung|moi ngay|hang ngay|(may|bao nhieu) ngay( nghi)?|ngay nghi/,
  ),

  phrase(
    'warmUp',
    3.5,
    /khoi dong|lam nong( nguoi| co the)?|gian co|keo gian|\bstrides?\b|nuoc rut ngan|tha long|cang co|ep co|\bdrills?\b|warm ?-?up|cool ?-?down|lam am|truoc khi (chay|tap|thi|vao)( \S+){0,2} (lam gi|can|nen|phai)|bo tro ky thuat/,
  ),

  marked(
    'heat',
    3.3,
    /nóng(?! người)|nắng|oi bức|oi ả|nồm|nhiệt độ|độ ẩm|mồ hôi|mùa hè|say nắng|uống nước|bù nước|\d+ ?độ( c)?(?!\p{L})|khát/u,
  ),
  marked('heat', 3.2, /lạnh|rét|mưa|gió|tuyết|bão|thời tiết|mùa đông/),
  bare(
    'heat',
    3.3,
    /troi nong|nong (qua|nuc|the|vay|lam|buc)|nang (nong|gat|qua|to)|troi nang|oi buc|do am|nhiet do|mo hoi|mua he|uong nuoc|bu nuoc|\b[234]\d ?(do|oc|c)\b|am uot/,
  ),
  bare(
    'heat',
    3.2,
    /troi (lanh|mua|ret|gio|bao)|mua (to|gio)|gio (lon|to|manh)|thoi tiet|mua dong/,
  ),
  marked('hills', 3.3, /(?<!\p{L})(dốc|đèo|leo|núi|đồi|độ cao|cầu thang|trail)(?!\p{L})/u),
  bare(
    'hills',
    3.3,
    /(len|xuong|chay|con|duong|bai|do|leo) (doc|deo|doi)\b|\bleo\b|\bnui\b|\btrail\b|do cao|cau thang|\bdoc\W*$/,
  ),

  phrase('splits', 3.6, /(tung|moi) (km|cay|lap|vong|rep)\b/),
  phrase(
    'splits',
    3,
    /\bsplits?\b|\blaps?\b|(tung|moi) (km|cay|doan|lan chay|vong|lan|rep)|km (thu|so|cuoi|dau|nao)|\breps?\b|nua (dau|sau|cuoi|truoc)|(doan|chang|phan) (cuoi|dau|nao|giua)|bi tut|tut (pace|toc|luc|lai|dan|hoi)|duoi (dan|ve|o)|(nhanh|cham) nhat|\bdeu (khong|ko|k|tay|chan|chua)|bien toc( \S+){0,3} (the nao|ra sao|sao|chi tiet|deu|on|tot)|interval( \S+){0,3} (the nao|ra sao|sao|chi tiet|deu|on)|chi tiet (bai |cac |tung )|troi nhip|(ve|luc|den) cuoi|negative/,
  ),
  phrase(
    'splits',
    3.2,
    /(km|cay|lan|vong|rep|hiep|to) ((thu |so )?[0-9]+|(thu |so )(nhat|hai|ba|tu|nam|sau|bay|tam|chin|muoi))\b(?! (km|cay))|(km|cay|lan|vong) (dau|cuoi)/,
  ),

  phrase(
    'pacing',
    3.2,
    /pace (nao|bao nhieu|may|gi|the nao|ra sao|muc)|(chay|giu|voi|o) pace|chia suc|phan (bo|phoi|chia) (suc|pace|toc|the)|xuat phat|(vao|chay|mo dau) (nhanh|cham) (qua )?(luc|ngay|o|tu)|nhanh (co nao|bao nhieu|the nao|den dau|chung nao|toi dau)|cham (co nao|bao nhieu|the nao|chung nao)|toc do (nao|bao nhieu|may|gi)|chien (thuat|luoc)|nhip tim (bao nhieu|o muc|nao|may|nen)|mo dau|khoi hanh|muc nao|bat dau (nhanh|cham|the nao|o)|(khong|de khong|ko|khoi|tranh) (bi )?(tut|duoi|dam tuong|hut)/,
  ),

  phrase(
    'abilities',
    3,
    /(ban|em|may|coach|hlv|ai|bot)( \S+){0,2} (co the|lam duoc|giup|biet|tra loi|ho tro)( \S+){0,3} (gi|nhung gi|dieu gi|cai gi)|ban la (ai|gi|nguoi|may|robot|bot|hlv)|hoi (ban |em |duoc )*(gi|nhung gi|cai gi|dieu gi)|chuc nang|(cach|huong dan) (dung|su dung)|^huong dan|giup (toi|minh|em) (voi|duoc gi)\W*$|lam duoc gi|gioi thieu|tro giup|(la|co phai) (nguoi that|ai|robot|may)|dung (cai nay|app|the nao)/,
  ),

  phrase(
    'goodbye',
    2.6,
    /tam biet|hen gap|\bbye\b|ngu ngon|di (ngu|chay) day|gap lai|mai gap|hen (mai|lan sau|ban)|thoi nhe|the thoi|vay thoi|chao tam|pai pai/,
  ),
  phrase('thanks', 1.9, /cam on|\bthanks?\b|\btks\b|\bthank you\b|\bcam ta\b|biet on|\bthks\b/),
  phrase(
    'thanks',
    1.6,
    /^(ok|oke|okie|okay|da hieu|hieu roi|biet roi|duoc roi|vang|da|tuyet|hay qua|ro roi|nhat tri|u|uh|uhm|duoc|duoc do|tot|ro|the a|ra la vay)( \S+){0,4}\W*$/,
  ),
  phrase('greeting', 1.7, /^(xin )?(chao|hello|hi|alo|hey)\b/),

  phrase(
    'nextSession',
    2.2,
    /chay dai (bao|may)|(chu nhat|thu bay|thu [2-7]|cuoi tuan).{0,14}(bao (nhieu|xa|lau)|may (km|cay)|chay gi)|(con|co|duoc|ranh) [0-9]+ phut.{0,12}(chay|tap) gi|(chay|tap) gi\W*$/,
  ),
  phrase('whyPace', 2.8, /\bsao\b.{0,30}(thap|cham|nhe|gioi han)( the| vay| qua)/),
  phrase('pacing', 2.6, /chia suc|(mo dau|luc dau).{0,10}pace/),
  phrase(
    'thisRun',
    2.6,
    /pace (nay|do|hom nay)?( da| co)? ?(phu hop|dung|hop ly|on) (khong|ko|chua)|pace (nay|do) (co )?(phu hop|dung|hop ly)/,
  ),
  phrase('nextSession', 1.8, /(lam (sao|the nao)|cach nao)( de)? (chay )?(nhanh|khoe|tot) hon/),
  phrase('whyPace', 1.8, /\bvdot\b/),
  phrase('restOrRun', 2.6, /(bao gio|khi nao) .{0,8}(thi|chay|tap) lai/),
  // How long until a race, and how much it was.
  phrase('restOrRun', -2.6, /\bcon (bao nhieu|may) ngay\b/),
  ...FIGURE_PHRASES_VI,
  phrase('thisRun', 3.4, /\b(nhan xet|danh gia|review)\b(?!.{0,20}(tuan|thang))/),
  phrase(
    'figure',
    6,
    /\btim\b.{0,12}(cao nhat|toi da)|\bcadence (bn|bao nhieu|may)\b|\btai (cua |buoi )/,
  ),
  phrase(
    'splits',
    3.4,
    /\b(cuoi (buoi|bai)|ve cuoi|nua sau|may km cuoi)\b.{0,14}(duoi|tut|cham|hut hoi)/,
  ),
  phrase('splits', 3.6, /\b(cac|tung|moi) (rep|to|lan|set|hiep)\b.{0,10}(deu|on dinh|lech)/),
  phrase(
    'restOrRun',
    4,
    /\b(bo|nghi|huy|skip) (buoi|bai|tap)\b.{0,8}(duoc|dc|co nen)|\b(ngu it|mat ngu|thieu ngu)\b/,
  ),
  phrase('improving', 3.4, /\blen (trinh|tay)\b/),
  phrase('improving', 8, /\bthang (nay|qua|gan day)\b.{0,12}\b(len (trinh|tay)|tien bo)\b/),
  phrase('pacing', 3.2, /\bphan (suc|bo suc|phoi suc)\b/),
  phrase('whyPace', 3, /\bsao\b.{0,10}(bat|bao|khuyen|keu).{0,14}(cham|nhe)/),
  phrase('restOrRun', 3.5, /(bao lau|khi nao|bao gio)( nua)?( thi| moi| co the)?.{0,10}chay lai/),
];
