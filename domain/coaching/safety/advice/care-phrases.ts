/** Orders to go on, and words that play something down, in each language. Chinese is read in simplified characters. */
export const GOES_ON: readonly RegExp[] = [
  /\b(?:hold|keep|finish|complete|stick|carry on|run on|push|go (?:on|ahead|out|for)|line up|start|race|add|train|run (?:it|as|the|your|anyway|tomorrow|today|another)|do (?:it|the|your|another|one)|anyway|regardless|as (?:planned|usual|written|before)|tape|strap|wrap|bind)\b|\b(?:(?:is|it's|was|that's) nothing|just|only|merely|normal|common|natural|part of|usually|always|mostly|tends? to|vanish\w*|disappear\w*|goes? away|will (?:pass|ease|go|settle|stop|heal)|loosens?|settles?|used to|gets? easier|everyone|everybody|all runners|most runners|many runners|sweat|grit|tough|ignore|forget|never mind|(?:is|are|it's|that's|perfectly|totally|quite|be) fine|ok|okay|no (?:problem|big deal|reason|need)|harmless|(?:don't|do not|needn't|not) (?:\w+ )?(?:stop|skip|cut|cancel|rest|wait|worry|slow|quit|give up|mind|be afraid))\b/,
  /ましょう|てください|でください|大丈夫|問題(?:は|も)?(?:あり|な)|平気|気にせず|気にし|慣れ|消え|よくあ|普通|当たり前|当然|正常|せいな|せいで|だけで|だけな|下がり|治り|治る|忘れ|保ち|こなし|出られ|走(?:れ|り(?:切|き|続))|最後まで|予定どおり|予定通り|そのまま|続け|我慢|根性|かまい|構い|乗り切|頑張|いけます|行けます/,
  /就(?:好|行|没|会|退|过|掉|降|瘦|可以|是)|正常|常见|普遍|很多(?:人|跑者|跑友)|都有|都会|没(?:事|关[系係]|问题|什么)|不(?:影响|要紧|碍事|用管|必管|用理|算什么)|算什么|只是|不过是|代表|说明|证明|保持|维持|[坚堅]持|继续|照(?:做|跑|常|样|旧|练|表)|(?:[别別]|不要|不用|不必)(?:停|慢|取消|管|怕|担心|在意|休息|放弃)|跑(?:完|下去|热|开|起来)|去跑|多跑|上场|出赛|忍|咬|适应|习惯|完成|[撑撐]|加(?:一|练|圈)|[绑綁]|贴[扎紮]|肌贴|冲/,
  /(?<!\p{L})(?:cứ|vẫn|giữ|tiếp|tiếp tục|hoàn thành|bình thường|ai (?:cũng|chạy)|chỉ (?:là|vì|do)|không sao|không (?:ảnh hưởng|đáng lo|thành vấn đề)|đừng (?:lo|dừng|bỏ|ngại|nghỉ|hủy)|mặc kệ|kệ|cắn răng|thêm|quen|như (?:cũ|kế hoạch|thường|dự định)|ra sân|thi đấu|chạy cho|cố|ráng|băng|quấn|dấu hiệu|là (?:hết|khỏi|ổn|xong|chuyện)|sẽ (?:hết|khỏi|qua|quen|đỡ))(?!\p{L})/u,
];

/** Signs by the names that a coach gives them; runners say them of themselves. */
export const SIGNS_OF_NOBODY: readonly RegExp[] = [
  /\b(?:racing|pounding|fluttering) heart\b|\bchest (?:pain|pressure|tightness)\b|\b(?:dizziness|fainting|palpitations|breathlessness|swelling|numbness)\b|\b(?:sweat|shake|run|burn)(?:ing)? (?:\w+ ){0,3}?(?:the |your |a |that |this )(?:cold|fever|flu|bug|infection|virus)\b/,
  /息苦し|胸痛|めまい|失神|動悸|しびれ|腫れ|吐き気|発熱|熱(?:は|が|も|くらい|ぐらい)[^。]{0,12}(?:下が|引|抜け|平気|大丈夫)/,
  /喘不[过過][气氣]|胸[闷悶痛]|[头頭][晕暈]|[晕暈]倒|心悸|麻木|[发發][烧燒]/,
  /(?<!\p{L})(?:khó thở|tức ngực|đau ngực|chóng mặt|ngất|buồn nôn)(?!\p{L})/u,
];

/** That somebody takes note of what was said. */
export const TAKES_NOTE: readonly RegExp[] = [
  /\b(?:sorry|mention(?:s|ed)?|said|says|wrote|told|noted?|notes|thanks|thank you|understand|hear|remember|asked?|how (?:is|are|was|does|did|do))\b/,
  /とのこと|言って|言われ|おっしゃ|伺|つら|辛|お大事|聞い|書い|話し|覚え|心配/,
  /你(?:说|提|写|讲)|提到|说过|说的|听|抱歉|辛苦|[记記]得|担心|怎么样|如何/,
  /(?<!\p{L})(?:bạn (?:có |đã )?(?:nói|kể|nhắc|viết|bảo)|rất tiếc|nghe|nhớ|thế nào|ra sao|lo cho)(?!\p{L})/u,
];

/** That a part of the body is named for how somebody runs, or is well. */
export const SPEAKS_OF_FORM: readonly RegExp[] = [
  /\b(?:quiet|tall|straight|relax\w*|loose|light|high|low|soft\w*|forward|behind|under|drive|swing|bent?|stronger|held up|holds? up|happy)\b/,
  /高く|低く|伸ば|まっすぐ|引き|振|軽く|意識|リラックス|使|強く/,
  /放松|抬|挺|直|力量|发力|摆|前倾|收紧|核心/,
  /(?<!\p{L})(?:thẳng|thả lỏng|nâng|nhẹ|vung|khỏe|mạnh|ổn)(?!\p{L})/u,
];

/** What calls for rest, for less or for a doctor. */
export const CALLS_FOR_CARE: readonly RegExp[] = [
  /\b(?:rest(?:s|ed|ing)?|stop(?:s|ped|ping)?|paus(?:e|es|ed|ing)|(?:take|need|have|deserves?) (?:\w+ )?(?:break|day off|days off)|skip|cancel|drop (?:the|a|it)|leave (?:it|the|out)|postpone|put off|doctor|doctor's|gp|physio\w*|physician|medical|emergency|ambulance|call (?:an?|the|for)|hospital|treatment|tested|checked|causes?|there's a reason|sooner than|judge|stay alone|sleep it off|lie down|sit (?:up|down)|(?:get|have) (?:it|that|this) (?:looked at|checked|seen)|see (?:someone|somebody)|walk(?:ing)?|ease (?:off|back|up)|back off|cut (?:back|down|it short|short|the)|reduce|shorten|less|fewer|swap|instead of|lack of insulin|wait(?:s|ing)?|avoid\w*|careful\w*|caution|listen to|warning|at once|hold (?:off|back)|risk(?:s|y)?|dangerous|(?:gets?|getting|makes? (?:it|things|them)) worse)\b|(?:\b(?:not|never|no|hardly|neither)|n't)(?: \w+){0,2} (?:hurt\w*|strain\w*|run\w*|rac(?:e|ing)|train\w*|jog\w*|start\w*|push\w*|ignor\w*|hard|fast|intervals?|sessions?|sprint\w*)\b|\b(?:since|once|when|if|until|till|as soon as|because|now that|after)\b[^.!?]{0,40}\b(?:gone|better|healed|passed|over|free|clear|well again|no longer)\b|\bno longer\b|\bpain[- ]?free\b|\bwithout (?:any )?(?:pain|it)\b/,
  /休|やめ|止め|止まっ|中止|受診|医師|医者|病院|診て|診察|診せ|控え|走ら(?:ない|ず)(?!と)|無理(?:を|は)?(?:せず|しない|なさら|禁物)|様子を見|(?:治|消え|なくな|引|落ち着|回復し|和らい?)(?:って|いて|て|んで|い)(?:から|いる|い?れば|きた)|(?:治|消え|なくな|引|落ち着)(?:るまで|くまで)|歩(?!幅|数)|減ら|軽め|短め|専門|安静|避け|見送|救急|危険|検査|判断|誰か|原因|起きやす|出るかもしれ|悪くなる|横にな|座っ|確かめ|確認|調べ|ほぐ|悪化|長引|つなが|痛みがな|痛みのな|痛まな|痛くな|血糖を測/,
  /休息|休养|静养|(?<![间間])歇|停(?!不)|拖|[恶惡]化|(?:[别別]|不要|不能|不可|先不|不该|不宜)(?:再)?(?:跑|练|训练|硬|逞|上|忍|靠|顶|扛)|(?:没有?|[无無]|不)(?:疼|痛)|[无無]疼痛|没有?任何疼痛|没有疼痛|先[别別]|医|就诊|[检檢]查|取消|缓(?!解了)|减量|减少|缩短|步行|走路|走一?走|等[^。]{0,8}(?:好|消|退|不)|直到|(?<!就)(?:好|消失|消退|恢复|不疼|不痛)(?:了|后|再|之后)|避免|暂停|尽快|化验|[检檢]验|查明|坐着|坐著|判[断斷]|救护|有人陪|[并並]?不安全|[伤傷](?:病)?(?:往往|常常)|容易[^。]{0,2}[伤傷]|不跑|加重|[严嚴]重|急救|救[护護]|[测測]血糖|缺胰[岛島]素|不要(?:自己)?一[个個]人/,
  /(?<!\p{L})(?:nghỉ|dừng|ngừng|(?:đừng|không nên|không được|chưa nên) (?:chạy|tập|cố|thi)|bác sĩ|khám|hoãn|hủy|huỷ|bỏ (?:buổi|qua buổi)|giảm|rút ngắn|đi bộ|chờ|đợi|hết (?:đau|sưng|sốt|hẳn)|khỏi hẳn|hồi phục|tránh|cấp cứu|cẩn thận|dễ (?:bị |gây )?chấn thương|xét nghiệm|nguyên nhân|gọi|ở bên|ngồi|nằm|nguy cơ|nguy hiểm|nặng (?:hơn|thêm)|thiếu insulin)(?!\p{L})/u,
  // To say it to a helper, and to leave painkillers.
  /\b(?:tell|talk to|speak (?:to|with)|let) (?:your|the|a) (?:coach|doctor|physio\w*|trainer|team)\b|\b(?:don't|do not|never|avoid|please don't) (?:take|taking|use|using|reach for|rely on) (?:\w+ ){0,2}(?:pain ?killers?|ibuprofen|anti-?inflammator\w+)\b/,
  /(?:監督|コーチ|先生|医師|医者|理学療法士|トレーナー)(?:さん)?に[^。]{0,8}(?:伝え|話し|相談|知らせ)(?:て|ま)|隠さず/,
  /(?:告诉|跟|和)(?:你的?)?(?:教练|医生|康复师|治疗师|物理治疗师)|(?:不要|别|不能)(?:瞒|隐瞒)|说清楚|讲清楚|(?:不要|别|不建议|避免|不能)(?:再)?(?:吃|用|靠|服)[^。,]{0,4}(?:止痛|止疼|消炎|药)/,
  /(?<!\p{L})(?:nói với|báo cho|kể với) (?:huấn luyện viên|hlv|bác sĩ|chuyên viên)(?!\p{L})|đừng giấu|(?:đừng|không nên|tránh) (?:uống|dùng) (?:thuốc )?giảm đau/u,
];

/** Words of care that deny it, or mean something else. They are taken out before care is looked for. */
export const NO_CARE: readonly RegExp[] = [
  /\b(?:don't|do not|needn't|need not|never|not|no need to|no reason to|without|why|can't|cannot|won't|isn't|doesn't)(?: \w+){0,3}? (?:stop\w*|skip\w*|cut\w*|cancel\w*|rest\w*|paus\w*|wait\w*|walk\w*|eas(?:e|ing)|back(?:ing)? off|drop\w*|reduc\w*|shorten\w*|leav\w*|see (?:a|the|any)(?: \w+)?|a doctor|doctors?|avoid\w*|careful|caution|(?:get\w* )?worse|risky?|dangerous)\b(?: it short)?|\bno (?:risk|danger)\b|\bthe rest (?:of|is|will)\b|\bat rest\b|\bresting\b|\b(?:walk|run) it off\b|\b(?:hurts?|aches?|bothers?|matters?|worr\w+) (?:you )?less\b|\bless (?:and less|than)\b|\b(?:warning|stop) (?:sign|watch)\b|\bstops? (?:hurting|aching|by itself|on its own)\b|\bwill stop\b/g,
  /休まず|休む(?:必要|こと)は?(?:なく|あり|ない)|休憩なし|(?:やめ|止め|休ま|中止し)(?:ない|なく|ずに|る必要は)|(?:医師|医者|病院|受診|診察)[^。、]{0,10}(?:不要|いりません|いらない|ありません|ない|行かなくて|及びません)|歩かず|止まらず|(?:減ら|避け)(?:さず|さない|ず|ない)|(?:危険|悪化|長引)[^。、]{0,6}(?:ありません|ません|ない)/g,
  /(?:[别別]|不要|不用|不必|[无無]需|没必要|不需要|何必)(?:去|再|急着|轻易|提前)?(?:停(?:下来?)?|休息|歇|取消|看医生?|就医|就诊|[检檢]查|减量|减少|缓|走路|等)|不(?:会|至于)?(?:加重|[严嚴]重|[恶惡]化|拖)|就不(?:疼|痛)|[别別]拖|停不下来|医生(?:都|总|太)[^。,]{0,6}/g,
  /(?<!\p{L})(?:đừng|không cần|chẳng cần|không phải|khỏi(?: cần)?|chưa cần|không được|không)(?: \p{L}+)? (?:dừng|nghỉ|ngừng|hủy|huỷ|hoãn|khám|gặp bác sĩ|đi khám|bác sĩ|giảm|chờ|đợi|tránh|bỏ buổi|nguy hiểm|nặng (?:hơn|thêm))(?!\p{L})|(?<!\p{L})(?:khi|lúc|nhịp) nghỉ(?!\p{L})/gu,
  // Rest that comes once it is too late.
  /\b(?:rest|recover|ice(?: it)?|stop|see (?:a|the) (?:doctor|physio)|(?:get|have) (?:it|that) (?:looked at|checked)|worry)\b[^.!?]{0,16}\b(?:once|after|when|as soon as) (?:it's|it is|you've|the|you|your|that)\b[^.!?]{0,16}\b(?:over|done|race|finish\w*|season|line|raced)\b|\b(?:rest|recover|ice(?: it)?) (?:it )?(?:afterwards|later)\b/g,
  /(?:終わって|レース(?:の)?(?:後|あと)|完走して|大会(?:の)?(?:後|あと)|走り終え)(?:から|に)[^。]{0,6}(?:休|診|受診|考え|病院)[^。]{0,6}/g,
  /(?:赛后|跑完|比完|赛季后|完赛后?)(?:再|后再)[^。]{0,6}(?:歇|休息|休|看|查|处理|说)[^。]{0,4}/g,
  /(?<!\p{L})(?:xong(?: giải)?|sau giải|chạy xong|hết giải)(?: \p{L}+){0,4} (?:nghỉ|tính|khám|lo)(?!\p{L})/gu,
];
