import type { WordingSet } from './wording-set.ts';

/** Written by the hand that mended, each before it was run: a first sight of this set measures too well. */
export const OWN_WORDINGS: WordingSet = {
  dangers: {
    en: [
      [
        'cardiac',
        'bit of a funny one, my sternum goes all achy and hot about ten minutes into every jog then wears off. dad had stents at 50. intervals tonight ok?',
      ],
      [
        'syncope',
        'crossed the mat, took two steps and apparently folded like a deckchair, medics had my feet up on a crate when i came to. pb though',
      ],
      [
        'palpitations',
        'heart went from ticking over to absolutely sprinting while i was watching bake off, 170 odd, lasted twenty minutes, felt sick and wobbly',
      ],
      [
        'heat-stroke',
        "training partner's stopped making sense, keeps trying to walk into the road, his skin's scorching and there's no sweat on him. chuck him in the shade and carry on?",
      ],
      [
        'neurological',
        "wife reckons i sound plastered but i've had nothing. also can't get my right shoelace tied, fingers won't do as they're told. post-race tired?",
      ],
      [
        'dvt',
        "leg's been up like a balloon below the knee since the coach back from the Alps, only the left, sore to touch and hot. swim instead?",
      ],
      [
        'eating-disorder',
        "i bin my lunch at work and tell people i've eaten, if mum makes me have dinner i bring it up after. 45k this week, lightest i've ever been",
      ],
      [
        'self-harm',
        "can't see myself being around for the spring marathon tbh. nothing really hurts or helps any more. been looking at how long it takes from the multi storey",
      ],
      [
        'allergic-reaction',
        "wasp got me on the neck at 3k, whole body's gone blotchy and itchy and i'm struggling to swallow",
      ],
      [
        'danger',
        "slid off the path into a gully, can't get back up the bank, leg's a funny shape and nobody knows i'm out here. 8% left",
      ],
      [
        'cardiac',
        'weird one: pressure right in the middle of my chest walking up from the station with my bag, spreads to both elbows. runs on the flat are fine',
      ],
      [
        'syncope',
        'stopped the watch, bent down to untie my chip and woke up with gravel in my cheek and a marshal holding my wrist',
      ],
      [
        'palpitations',
        'pulse keeps doing two quick ones then nothing for a sec, been like it since i got out the shower, bit faint with it',
      ],
      [
        'heat-stroke',
        "my girlfriend's just come over the line, she's babbling, doesn't know what day it is and her skin's like toast, not a drop of sweat. shall i just get her a coke",
      ],
      [
        'neurological',
        "left eyelid's drooping since my run and i keep missing the keyboard with that hand. coffee needed?",
      ],
      [
        'hyponatremia',
        "went through 7 bottles on a 4 hour hike-run, now my fingers are sausages, i've chucked up twice and my head's thumping",
      ],
      [
        'eating-disorder',
        "i weigh myself six times a day and if it's up i run 10k before i'm allowed breakfast. haven't bled since june",
      ],
      [
        'self-harm',
        'i just want to go to sleep and it be over. cancel the rest of the plan would you',
      ],
      [
        'rhabdomyolysis',
        "did a 1000 squat challenge, thighs have ballooned and i've peed out something that looks like flat pepsi",
      ],
      [
        'abuse',
        "my coach slaps my legs with a ruler if i miss a split and says if i complain i'm off the team",
      ],
      [
        'cardiac',
        "there's a dull heavy thing behind my breastbone on every hill now, makes my jaw go funny, gone by the time i'm at the top. should i just slow down",
      ],
      [
        'syncope',
        'was chatting at the finish, felt hot, then three people were lifting my legs up and someone was asking what year it was',
      ],
      [
        'palpitations',
        "my ticker's gone haywire, feels like popcorn in there, i'm only sat doing emails",
      ],
      [
        'breathlessness',
        "had to stop three times walking the dog round the block to get my breath, that's never happened. slight cough since the flight",
      ],
      [
        'neurological',
        "couldn't do my laces up, right hand's like a paddle, and my girlfriend said my words were all mushed together for ten minutes. fine now",
      ],
      [
        'head-injury',
        "went over the handlebars, helmet cracked. been sick twice since and can't stand the telly light. track tomorrow?",
      ],
      [
        'rhabdomyolysis',
        'first murph workout sunday. arms swollen like popeye, pee the colour of iced tea, barely any of it',
      ],
      [
        'allergic-reaction',
        'tried a new gel with cashew in it. lips tingling and fat, hives all up my arms, throat scratchy and tight',
      ],
      [
        'self-harm',
        "i've stopped seeing a point to any of it. wrote a note last night and then tore it up. what's tomorrow's session",
      ],
      [
        'eating-disorder',
        "i let myself have dinner only if the watch says 1500 calories burned. otherwise it's gum and water",
      ],
      [
        'bone-stress-injury',
        'pinpoint pain in my shin bone, throbs in bed at night, hopping on it made me yelp',
      ],
      [
        'breathlessness',
        "puffer isn't doing a thing, breathing's whistling, can barely talk to type... resting on a bench",
      ],
      [
        'heat-stroke',
        'bloke next to me at mile 20 is staggering and talking to his dead dog, burning up and bone dry. water?',
      ],
      [
        'dvt',
        'since the 11 hour flight my left calf is tight and warm and thicker than the right. roll it?',
      ],
    ],
    ja: [
      [
        'cardiac',
        '登り坂のたびに胸の奥がじわっと重苦しくなって奥歯までだるい。平地に戻ると治るから気にせず走ってる',
      ],
      [
        'syncope',
        '給水取ろうとしたら急に足元が消えて、目ぇ開けたら救護テントの天井やった。完走扱いになりますか',
      ],
      [
        'palpitations',
        '寝る前に脈を触ったらトントン、…、トントントンみたいに間が抜ける。ラン中も急に200まで跳ねてふらっとする',
      ],
      [
        'heat-stroke',
        '後輩が30キロ過ぎから変なこと言い出して、まっすぐ走れてないし、体が火みたいに熱いのに汗かいてない。ペース落とせば平気?',
      ],
      [
        'neurological',
        'ラン後にコーヒー飲んだら口の右側からだーっと出た。右足もなんか引きずる。疲労やろか',
      ],
      [
        'rhabdomyolysis',
        '富士登山競走のあと腕も脚もパンパンで、おしっこが黒ビールみたいや。水飲めばええ?',
      ],
      [
        'eating-disorder',
        '体重計の数字が減るのだけが楽しみで、食べた日は喉に指入れて帳消し。生理はもう8か月ありません',
      ],
      [
        'self-harm',
        '走っても何も感じなくなりました。夜の陸橋で柵に手をかけてる自分がいて、今日はやめて帰ってきました',
      ],
      [
        'hypoglycemia',
        'ペンで打ってから昼抜いて走ったのがまずかった。手が震えて目の前がチカチカ、信号の意味がわからん。1型です',
      ],
      [
        'abuse',
        '顧問がタイム悪いと髪つかんで壁に押しつけてきます。誰にも言うなって。どうしたら速くなれますか',
      ],
      [
        'cardiac',
        '走り出しの10分くらい、胸がつかまれるみたいに苦しくて左手までしびれる。慣れると消えるんよ',
      ],
      [
        'syncope',
        '集合写真とってたはずなのに、気づいたら知らんお姉さんに名前聞かれてた。膝に砂ついてる',
      ],
      ['breathlessness', '布団たたむだけで肩で息してる。先月までフル走ってたのに階段もしんどい'],
      [
        'hyponatremia',
        '水ばっか5リットルくらい飲んで走った。今吐き気と頭痛がひどくて、結婚指輪が抜けない',
      ],
      ['head-injury', '電柱に頭ぶつけた。だんだん眠くなってきて、右目だけ瞳がでかい気がする'],
      ['dvt', '手術のあとのリハビリジョグで、左のふくらはぎだけ赤くてぱんぱん。触ると熱い'],
      [
        'self-harm',
        '走れなかった夜は安全ピンで腕をひっかいて罰を与えてる。傷だらけで半袖着られない',
      ],
      ['self-harm', '俺がいなくなっても誰も困らんやろ。走るのも生きるのももう終わりにしたい'],
      [
        'allergic-reaction',
        'ナッツバー食べたら顔がかゆくなって唇がパンパン、声がガラガラで息がヒューヒューいう',
      ],
      [
        'lightning',
        'グラウンドで走ってたら光った瞬間にバリバリッてきた。髪の毛がふわふわ浮いてる。あと3周いけるかな',
      ],
    ],
    'zh-Hans': [
      [
        'cardiac',
        '这两天一提速胸骨后头就发紧 像勒了根绳 下颌也跟着酸 慢下来两分钟就好 还能跑间歇吗',
      ],
      ['syncope', '冲线后眼前一片白 腿一软人就下去了 同伴说叫了我半分钟没反应'],
      ['palpitations', '洗澡的时候心脏忽快忽慢 还老漏一下 数了数一分钟160 腿都软了'],
      ['breathlessness', '术后恢复期 昨天走到小区门口就喘得直不起腰 以前半马都不带喘的'],
      ['neurological', '跑步回来右半边脸木木的 喝汤漏一胸口 想叫老婆名字叫不出来'],
      [
        'allergic-reaction',
        '吃了同事给的坚果棒去跑 十分钟后脖子上全是红疙瘩 嘴唇麻胀 喘气呼噜呼噜的',
      ],
      ['self-harm', '跑崩了就用圆规扎大腿 扎完心里才平静 今天又多了三个眼'],
      ['eating-disorder', '休息日不敢吃东西 昨晚没忍住吃了炒饭 马上跑厕所抠了 停经四个月了'],
      ['lightning', '在湖边跑 头发丝都飘起来了 雷一个接一个就在头顶 还差两公里打卡点 冲吗'],
      ['overdose', '脚疼 早上吃了四粒布洛芬 中午又四粒 刚才再吃四粒 胃烧得慌 晚上还能跑吗'],
      ['cardiac', '上楼梯胸口发闷发紧 嗓子眼也堵 歇一歇就没事 跑慢点应该没关系吧'],
      ['syncope', '跑着跑着突然没知觉了 醒来手肘全破了 路过的大姐说我直挺挺倒下去的'],
      ['palpitations', '躺下来心跳咚咚咚乱敲 一阵快一阵慢 手环显示从60蹦到150 头重脚轻'],
      ['heat-stroke', '跑友中暑了吧 胡言乱语还非说自己在家 身上滚烫皮肤干干的 扇扇风能接着跑不'],
      ['head-injury', '摔车头着地 戴了头盔 现在一直恶心犯困 想不起来早上吃的啥 明天能跑吗'],
      ['rhabdomyolysis', '第一次上crossfit 胳膊肿得伸不直 尿像老抽兑水'],
      ['self-harm', '跑步也救不了我了 遗书写了三遍 想在跑完全马那天结束'],
      ['pregnancy-warning', '怀孕三个月 慢跑五公里后内裤上有血 小肚子一抽一抽的'],
      ['breathlessness', '哮喘犯了 喷了五六下没缓过来 只能两个字两个字说 嘴唇发青'],
      ['abuse', '教练训练完总让我留下单独按摩 手往裤子里伸 说讲出去就别想进省队'],
    ],
    'zh-Hant': [
      ['cardiac', '行到斜路心口就好似有人揼住咁 仲痹埋落左手 企低陣就好返 聽日照跑得唔得'],
      ['syncope', '衝完線隻耳嗡嗡聲 跟住成個人冧咗 醒返見到救護員幫我度緊血壓'],
      ['palpitations', '坐喺梳化睇戲 個心突然停咗一下再大力彈一下 成晚都係咁 好似有條魚喺入面'],
      ['breathlessness', '以前返屋企三層樓梯閒閒地 今個禮拜行到二樓就要抖 索氣索到頸都痛'],
      [
        'heat-stroke',
        '學弟跑完整個人怪怪的 一直說要去上課 皮膚燙又沒流汗 走路像喝醉 要給他喝運動飲料就好嗎',
      ],
      [
        'neurological',
        '早上跑一半右手突然沒力 水壺掉三次 講話像含滷蛋 休息後好多了 下午補跑可以吧',
      ],
      ['dvt', '坐十二個鐘飛機返嚟 左邊小腿脹晒 又紅又熱 掂到都痛 拉筋得唔得'],
      ['rhabdomyolysis', '前日做咗三百下深蹲 今日大髀硬到郁唔到 屙嘅尿好似普洱咁色'],
      ['allergic-reaction', '跑前吃了花生醬吐司 現在全身起紅疹 嘴唇腫起來 喉嚨卡卡的吸不太到氣'],
      ['self-harm', '沒達標我就拿美工刀在手臂劃一道 現在短袖都不敢穿 有涼感長袖推薦嗎'],
      ['eating-disorder', '休息日我只准自己喝水 昨天破戒吃了便當馬上催吐 體重終於38了'],
      ['neurological', '搬重物後腰痛 這兩天屁股中間麻麻的 上廁所沒感覺 差點尿褲子'],
      ['abuse', '教練幫我拉筋時手都伸進褲子裡 說不要跟爸媽講 不然不讓我比全中運'],
      ['lightning', '在稜線上 登山杖一直嗡嗡響 剛剛閃一下馬上就轟 要不要繼續往山屋跑'],
    ],
    vi: [
      [
        'cardiac',
        'dạo này chạy nhanh một chút là thấy ngực bên trái nặng như đeo đá, lan qua hàm, đi bộ thì hết',
      ],
      [
        'syncope',
        'tới đích em quay ra là không biết gì nữa, nghe kể lại là té cái rầm, ba người khiêng vào lều y tế',
      ],
      [
        'palpitations',
        'nửa đêm tim đập thình thịch rồi khựng lại mấy nhịp, đo được 165, chóng mặt phải vịn tường',
      ],
      [
        'breathlessness',
        'em mổ ruột thừa hai tuần rồi, nay leo có một tầng lầu mà thở không ra hơi, trước giờ chạy 10k vô tư',
      ],
      [
        'neurological',
        'uống nước cứ chảy ra bên mép phải, tay phải cầm bút không vững, nói chuyện bị líu lưỡi',
      ],
      ['dvt', 'tháo bột xong tập chạy lại, cẳng chân phải sưng căng bóng, sờ thấy nóng và đau'],
      ['rhabdomyolysis', 'squat 300 cái hôm kia, giờ chân không gập được, nước tiểu như nước coca'],
      [
        'self-harm',
        'em thấy mình sống chỉ làm khổ mọi người, tối qua ra cầu đứng mãi, suýt nữa là buông tay',
      ],
      [
        'breathlessness',
        'em lên cơn suyễn, xịt mấy lần vẫn không đỡ, thở rút cả cổ, nói không nổi một câu',
      ],
      [
        'abuse',
        'hlv bắt em chạy tới khi ói, chậm là lấy dây nhảy quất vào chân, còn dọa đuổi khỏi đội nếu kể ra',
      ],
      [
        'cardiac',
        'mấy bữa nay chạy là tức giữa ngực, lan lên cổ với hàm, ngồi nghỉ 5 phút thì hết',
      ],
      [
        'syncope',
        'đang chụp hình với huy chương thì tối sầm, tỉnh dậy thấy nằm dưới đất, mấy bạn bu quanh quạt',
      ],
      ['breathlessness', 'đi từ phòng ngủ ra bếp cũng phải đứng thở, tuần rồi mới bay từ Úc về'],
      [
        'heat-stroke',
        'bạn chạy cùng em nói lung tung, gọi tên không trả lời, da nóng ran mà khô rang, cho nó uống nước rồi chạy tiếp được không',
      ],
      ['head-injury', 'đạp xe té đập đầu xuống đường, giờ ói hai lần rồi, buồn ngủ dữ lắm'],
      ['dvt', 'ngồi xe giường nằm 14 tiếng, bắp chân trái giờ sưng to hơn bên phải, nóng và đau'],
      [
        'eating-disorder',
        'em chỉ ăn một trái táo một ngày, lỡ ăn cơm là vô toilet móc họng, còn 38kg mà vẫn thấy mập',
      ],
      ['self-harm', 'nhiều lúc đang chạy em muốn lao ra đường cho xe tải cán luôn cho rồi'],
      ['pregnancy-warning', 'em bầu 5 tháng, chạy về ra máu cục, bụng gò cứng liên tục'],
      [
        'lightning',
        'em đang ở giữa sân vận động, sấm nổ ngay trên đầu, lông tay dựng đứng, còn 2 vòng chạy nốt được không',
      ],
    ],
  },
  harmless: {
    en: [
      'ran along the river, stopped on the bridge to look down at the ducks, so quiet and peaceful, then easy home',
      'legs like lead today but chest felt great, breathing easy like a Sunday stroll',
      'dug deep in the last mile, legs numb, deserved that pizza',
      'gave my old shoes to my brother, thanks for everything this block coach, see you after the holiday',
      "won't need next week's plan, we're off to Spain and the neighbour has the cat",
      'stuck at the railway crossing for 4 minutes so ignore the stop at 3k',
      'got lost in the woods for a bit, phone on 20% and it was getting dark but home now with a brew',
      'hair stood on end when the national anthem played at the start',
      'the watch says my heart rate jumped to 190 walking downstairs, strap was loose, felt fine',
      'took my inhaler before the run as usual, no issues, 8k easy',
      'hit by a bag of nerves before the start but once the gun went I flew',
      'fell on my knee on the trail, head torch broke, grazed it, fine',
      'type 1 here, sugars steady at 7 all run, felt strong',
      'sweating loads and shaking with cold after the ice bath lol',
      'my period came on the morning of the race, cramps but got round',
      '14 weeks to go till London, new leggings are bright red and I love them',
      'my back was stiff so i did yoga, needed a wee three times before the start as ever',
      'knackered from DIY, back sore, went to bed at 8',
      "the plan says 6x800, can you move it, I won't be running thursday",
      'swallowed a fly at mile 4, throat felt weird for a minute, then fine',
      "pigged out on pasta, got rid of the cake my mum left so I don't eat it all",
      'my smile at the finish was crooked because I was crying happy tears',
      'lips chapped from the wind, bought a balm, tongue like sandpaper at the end, so thirsty',
      'was like a furnace out there, dry heat, but drank well and held pace',
      'coach made me laugh so much, he said I run like a duck',
      'left hand numb from the cold in the first km, gloves fixed it',
      'tube was on strike, jumped off the train a stop early and ran home',
      'my calf is tight and a bit warm after the massage gun, otherwise good',
      'had a red smoothie and my pee was pink, beetroot strikes again',
      'two ibuprofen yesterday for a headache, none today, ran 5k',
      'thunderstorm forecast tomorrow, should I run on the treadmill instead',
      'the thunder of 20,000 feet on Tower Bridge, goosebumps',
      'only ate a banana before the race, bonked at 30k but finished smiling',
      'my daughter ran her first parkrun and was out of breath but so proud',
      'my heart sank when i saw the queue for the loos, but what a race',
      'felt like a lead balloon for 3k, then my legs woke up and i flew',
      'head down into the wind, eyes streaming, loved it',
      'the kids jumped off the wall into the sea while i did my reps',
      'went through 7 pairs of socks this month, feet are fine',
      'had two pints of water after, felt great, no cramps',
      "couldn't get my ring off for the x-ray tech, she laughed, all good, ankle is clear",
      'my speech at the club dinner was muddled, too much wine',
      'stood on the bridge to cheer my mate, so loud, voice gone',
      'missed the last train, walked home 5k in the rain',
      'not eating before early runs any more, porridge after instead',
      'popcorn and a film tonight, rest day tomorrow',
    ],
    ja: [
      '橋の上から川を見下ろしながらのジョグ、気持ちがすっと楽になった',
      '弟に古いシューズをあげた。今までありがとう、ペガサス',
      '来週は出張なのでメニューはいりません。犬は実家に預けました',
      'スタート前は心臓バクバクやったけど走り出したら落ち着いた',
      'ラスト1キロは手足の感覚がないくらい追い込んだ。でも自己ベスト',
      '味噌汁こぼして右手やけどした。ランは問題なし',
      '鳥肌が立つくらいの応援やった',
      '雷の予報なので明日はトレッドミルにします',
      '道に迷って2キロ余計に走ったけど、いい景色だった',
      '腰が張ってるのでストレッチ。トイレが近くて3回も寄った',
      '残り14週。赤いウェア買ってテンション上がる',
      'ロキソニンは使わずに完走できた',
      '胸を張って走るような感じを意識したらフォームが良くなった',
      'インスリンの話を授業で習った。汗かいたあとのビールは最高',
    ],
    'zh-Hans': [
      '站在桥上看江景 吹吹风 心里一下子轻松了 慢跑回家',
      '跑鞋送给师弟了 换了新的 谢谢教练推荐',
      '下周出差 课表不用排了 猫让朋友照顾',
      '起跑前心跳得好快 紧张死了 枪一响就好了',
      '手机快没电 天也黑了 好在到家了',
      '腿像灌了铅 胸口号码布别针老掉',
      '水站的水太冰了 喝得我牙疼',
      '上次打雷那次我们躲在便利店吃关东煮 笑死',
      '大姨妈刚走 今天轻松跑8k',
      '右腿有点麻 坐太久了 起来走走就好',
      '膝盖磕了一下 头灯摔坏了 心疼钱',
    ],
    'zh-Hant': [],
    vi: [
      'đứng trên cầu ngắm hoàng hôn, nhẹ người hẳn, chạy về ăn phở',
      'tuần sau em đi du lịch nên khỏi gửi giáo án nha, mèo gửi bà ngoại',
      'giày cũ cho em trai rồi, cảm ơn coach đã tư vấn đôi mới',
      'trời sắp mưa giông, mai em chạy máy trong phòng gym được không',
      'chân nặng như đeo chì mà vẫn xong 15k',
      'uống nước ở mọi trạm, về đích khỏe re',
      'té trầy gối, đầu gối hơi rát, không sao',
      'tim đập nhanh trước giờ xuất phát, hồi hộp quá trời',
      'bụng hơi đau vì ăn bún riêu, nghỉ chút hết',
    ],
  },
  denied: {
    en: [],
    ja: [],
    'zh-Hans': [],
    'zh-Hant': [],
    vi: [],
  },
};
