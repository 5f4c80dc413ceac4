import type { UnsafeAdviceCategory } from '../unsafe-advice-phrases.ts';

type Advice = readonly (readonly [category: UnsafeAdviceCategory, pattern: RegExp])[];

/** Methods that make a runner lighter, drier or numb at a risk, and races that nobody is asked to run on a whim. */
export const RISKY_METHODS: Advice = [
  [
    'weight-loss',
    /\b(?:try|start|do|go on|go for|consider|switch to|follow)\b[^.!?,;]{0,16}\b(?:keto(?:genic)?|(?:intermittent )?fasting|(?:crash|low-carb|no-carb|zero-carb|juice) diet|juice cleanse|detox)\b|\bfasting\b[^.!?]{0,32}\b(?:makes?|will make|helps?|will help|gets?) you (?:\w+ ){0,2}(?:faster|lighter|leaner|thinner|quicker)\b|\b(?:your )?bmi (?:should|could|must|needs? to|ought to|has to) (?:be|go|come|get|drop)\b|\b(?:sweat|sauna|rubber) suits?\b|\bin a (?:rubber|plastic) suit\b|\bsmaller plates\b|\bcarry(?:ing)? less (?:weight|fat)\b(?! (?:in|on) (?:your|the) (?:pack|back|vest|bag|belt|pocket))|\bget (?:lighter|leaner|thinner|slimmer)\b/i,
  ],
  [
    'weight-loss',
    /(?:断食|ファスティング|糖質制限|ケトジェニック|絶食)(?:ダイエット)?(?:を|は)?[^。、]{0,8}(?:試し|しましょう|してみ|おすすめ|効果的|すれば|取り入れ)|bmi(?:を|は)[^。、]{0,8}(?:下げ|低く|落と)|サウナスーツ/i,
  ],
  [
    'weight-loss',
    /(?<![不别別勿])(?:[试試做][试試]?|[来來]|可以|建[议議]|考[虑慮])[^。,]{0,6}(?:[轻輕]?(?:断食|斷食)|生酮|[节節]食|辟谷|辟穀)|(?:[轻輕]?(?:断食|斷食)|生酮|[节節]食)[^。,]{0,6}(?:跑得更|更快|更[轻輕]|[试試]|吧)|bmi[^。,]{0,6}(?:[应應][该該]|要|得)[^。,]{0,4}(?:降|低|[减減])|(?:暴汗|[发發]汗|桑拿)服/iu,
  ],
  [
    'weight-loss',
    /(?<!\p{L})(?:thử|nên|hãy|bắt đầu)(?!\p{L})[^.!?,]{0,16}(?<!\p{L})(?:nhịn ăn|keto|ăn kiêng|low-?carb|nhịn đói)(?!\p{L})|(?<!\p{L})bmi(?!\p{L})[^.!?]{0,16}(?<!\p{L})(?:nên|cần|phải)(?!\p{L})[^.!?]{0,8}(?:giảm|thấp)|(?<!\p{L})(?:áo|bộ đồ) (?:xông hơi|ép mồ hôi|ra mồ hôi)(?!\p{L})/iu,
  ],
  [
    'medication',
    /\bvitamin i\b|\b(?:numbing|anaesthetic|anesthetic) (?:cream|spray|gel)\b|\blidocaine\b|リドカイン|麻酔(?:クリーム|スプレー)|利多卡因|麻(?:醉|药|藥)(?:膏|霜|[喷噴][雾霧])|(?<!\p{L})(?:kem|thuốc|gel) (?:gây )?tê(?!\p{L})/iu,
  ],
  [
    'drinking',
    /\b(?:run|train|race|go|exercise)\b(?=[^.!?]*\b(?:heat|hot|midday|noon|adapt|tough\w*)\b)[^.!?]{0,40}\b(?<!(?:never|not) )without (?:any |your )?(?:water|drinking|fluids?)\b/i,
  ],
  [
    'overload',
    /(?:^|[.!:;]\s*|\b(?:please|just|should|could|can|let's|then go and) )(?:run|do|race|jog|try|complete) (?:an?|another|one more) (?:\w+ )?(?:full|half|half[- ]?marathon|(?:ultra-?)?marathon|ultra)\b[^.!?,;]{0,12}\b(?:today|tomorrow|tonight|this (?:morning|evening|afternoon|weekend)|right away)\b/i,
  ],
  [
    'overload',
    /(?:今日|明日|今夜|今すぐ|週末)[^。]{0,6}(?:フル|ハーフ|ウルトラ)?マラソンを(?:走りましょう|走って(?:みましょう|ください|みて))|(?:今天|明天|今晚|[这這][个個]?[周週]末)[^。,]{0,4}跑(?:[一個个场場次]{0,2})(?:全|半|超)?(?:程)?[马馬](?:拉松)?(?:吧|[试試][试試看]|看看)|(?<!\p{L})(?:hãy|cứ|thử) chạy (?:một |1 )?(?:bán |nửa |siêu )?marathon[^.!?]{0,8}(?:ngày mai|hôm nay|sáng mai|chiều nay|tối nay|cuối tuần)/iu,
  ],
];
