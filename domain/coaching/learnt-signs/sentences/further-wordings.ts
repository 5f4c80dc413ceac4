import type { WordingSet } from './wording-set.ts';

/**
 * Half of it was read to mend the rules, the other half only measured until the end. At first sight 80 of 100 dangers
 * were found, 43 of 60 harmless sentences were left alone, and 17 of 20 denied ones.
 */
export const FURTHER_WORDINGS: WordingSet = {
  dangers: {
    en: [
      [
        'cardiac',
        'did the hill reps today, felt like someone had parked a car on my sternum around rep 5. eased off once i walked so probably just the burrito lol',
      ],
      [
        'cardiac',
        'Weird one: jaw and left arm get this dull ache every time I push under 5 min/km, gone two minutes after I stop. Any stretches for that?',
      ],
      [
        'syncope',
        'So apparently I went down at the 19k water table. I remember the cups and then a lady in hi-vis holding my feet up. Splits attached, thoughts?',
      ],
      [
        'palpitations',
        'my ticker was doing the fish-flopping thing again on the couch after and the room went a bit grey when i got up, watch said 190',
      ],
      [
        'heat-stroke',
        "Mate says I was weaving all over the road and telling a lamp post my bib number. 31 degrees, skin like a radiator. Don't remember the last 2 miles tbh",
      ],
      [
        'rhabdomyolysis',
        "legs so wrecked from saturdays downhill ultra I can't lift them into the bath and my pee looks like coke. is an easy 5k ok to flush it out",
      ],
      [
        'bone-stress-injury',
        'one thumb-sized spot on my shin hurts when I press it and now its waking me up at night too, but the plan says 24k sunday',
      ],
      [
        'bone-stress-injury-high-risk',
        'Deep ache right in the crease of my groin, worse every km, kinda limping by the end. can I still taper thru it?',
      ],
      [
        'dvt',
        'flew back from Sydney thursday and my right calf is fatter than the left, warm and tight. figured a shakeout jog would loosen it',
      ],
      [
        'neurological',
        'half my face went pins and needlesy at mile 4 and i couldnt get the word "gel" out for a bit. all good after a banana',
      ],
      [
        'bleeding',
        'coughed into my sleeve after the intervals and there was red in it, prob just the cold air? anyway 8x400 all in 82-84',
      ],
      [
        'hyponatremia',
        "Drank at every single station like they tell you, must have been 6 litres. Now my rings won't come off, head's splitting and I keep throwing up",
      ],
      [
        'abuse',
        "Running is the only hour he doesn't go through my phone. The marks on my arm are from Sunday, please don't tell me to rest, I need to be out of the house",
      ],
      [
        'breathlessness',
        "three puffs of the blue one and still couldn't get a full sentence out at parkrun, had to bin it after the first lap",
      ],
      [
        'allergic-reaction',
        'got stung on the towpath, lips went all rubbery and I came up in welts everywhere. finished the tempo tho',
      ],
      [
        'head-injury',
        'Went head first into a branch on the trail last night, still a bit foggy and screens make me queasy. Tempo tomorrow as planned?',
      ],
      [
        'neurological',
        "since my back went on Tuesday I'm numb where you'd sit on a saddle and can't really tell when I need a wee. does swimming count as cross training",
      ],
      [
        'reds',
        "Haven't had a period since last summer, honestly kind of convenient for racing. Down another 3 kg too!!",
      ],
      [
        'self-harm',
        "sorry for the bad week. been thinking everyone would be better off if I just didn't come back from the long run one day",
      ],
    ],
    ja: [
      [
        'cardiac',
        'ビルドアップの最後、みぞおちの上あたりをギューッと握られてる感じ。歩いたら治まったんで、まあ歳ですかね(笑)',
      ],
      [
        'bleeding',
        'ロキソニン、朝昼晩じゃ効かなくなってきたんで2錠ずつ1日5回飲んでレースまでしのいでます。便が黒っぽいのは鉄サプリのせいかな',
      ],
      [
        'syncope',
        '30km過ぎの給水で目の前が真っ白になって、気づいたら沿道の人に抱えられてました。でもそのあと完走できました！',
      ],
      [
        'breathlessness',
        '最近キロ7でもゼーハーして会話にならん。先月までキロ6で余裕やったのに、なんでやろ',
      ],
      [
        'palpitations',
        '風呂上がりに心臓がドドドッて変な打ち方して、立ったらフラッときた。明日のペース走どうしよ',
      ],
      [
        'heat-stroke',
        '昨日の30キロ走、途中から鳥肌立ってんのに汗が出なくなって、迎えに来た嫁に「何言ってるかわからん」と言われました。気温33度',
      ],
      [
        'rhabdomyolysis',
        '下り基調の50kの翌々日。腿がパンパンで便座に座るのも無理、おまけにトイレ行ったらウーロン茶みたいな色でビビった',
      ],
      [
        'bone-stress-injury',
        '足の甲の一点だけ、押すと飛び上がるほど痛い。ケンケンは無理。でも日曜ハーフなんよな〜',
      ],
      [
        'bone-stress-injury-high-risk',
        '脚の付け根の奥のほうが3キロくらいからズーンときて、最近は寝返りうつだけで目が覚めます。ストレッチ不足でしょうか',
      ],
      [
        'dvt',
        '夜行バスで帰ってきてから片方だけふくらはぎがパンパンで靴下の跡がくっきり。触ると熱いしジョグでほぐしたほうがいいですか',
      ],
      [
        'neurological',
        '今朝のラン中に右手の力が抜けてスマホ落とした。しゃべりもちょっと怪しかったけど10分くらいで戻ったからセーフ',
      ],
      [
        'rhabdomyolysis',
        'レース後トイレの水が真っ赤でびっくりしたけど、これランナーあるあるですよね？',
      ],
      [
        'hypoglycemia',
        'インスリン打ってそのまま走りに出たら手がブルブルして冷や汗、信号の色がわからんくなってコンビニの前でへたりこんだ',
      ],
      [
        'breathlessness',
        '花粉の時期のインターバルはほんま喉がヒューヒュー鳴る。今日は吸入しても全然おさまらんくて、しゃがみこんだまま30分動けんかった',
      ],
      [
        'allergic-reaction',
        'エビのつけ麺食ってから走ったら全身ぶわっとかゆくなって、まぶたもパンパン、喉も狭い感じがして引き返した',
      ],
      [
        'head-injury',
        '雪道ジョグで後ろにすっ転んで後頭部ゴン。夜に2回吐いたけど朝は食欲あるんで今日の20km行ってきます',
      ],
      [
        'pregnancy-warning',
        '妊娠20週です。ゆっくり走ったあと下着に赤いのが少しついてました。距離を減らせば続けて大丈夫でしょうか',
      ],
      [
        'eating-disorder',
        '監督にあと2キロ絞れと言われてから、食べたあとトイレで全部出すのがルーティンになってます。タイムは伸びてるんですが',
      ],
      [
        'self-harm',
        '走ってる間だけは平気なんだけど、帰って一人になると、もう朝が来なくていいなって毎晩思う',
      ],
      [
        'acute-illness',
        '38度ちょいあるけど今日走らないと月間300に届かないので軽く10キロだけ行ってきまーす',
      ],
    ],
    'zh-Hans': [
      [
        'cardiac',
        '最后两组400冲完，胸口像压了块石头，左胳膊也发沉，缓了五分钟才好，是不是热身没做够啊',
      ],
      [
        'self-harm',
        '说实话，每次夜跑过那座桥都想着翻过去算了，一了百了。不说这个了，下周课表发我吧',
      ],
      ['syncope', '冲线以后眼前一黑，再睁眼已经在医疗站躺着了，哈哈丢人，下周间歇照旧？'],
      [
        'breathlessness',
        '以前上六楼都不带喘的，这半个月慢跑两公里就上不来气，晚上还得垫俩枕头才睡得着',
      ],
      [
        'heat-stroke',
        '昨天35度硬刚20公里，后面人就迷糊了，跑友说我掉头往回跑，喊我也不应，身上滚烫还不出汗',
      ],
      [
        'rhabdomyolysis',
        '深蹲加跑坡以后大腿硬得蹲都蹲不下去，今天尿跟可乐一个色儿，多喝点水就行了吧？',
      ],
      [
        'bone-stress-injury',
        '小腿骨内侧就那么一小块，手指头一按疼得我直咧嘴，单脚蹦不了，歇了一周一跑又来',
      ],
      [
        'bone-stress-injury-high-risk',
        '大腿根里头深处疼，越跑越瘸，昨晚躺着都疼。寻思贴个膏药把周末的半马跑了再说',
      ],
      ['dvt', '坐了13个小时飞机回来，左小腿粗了一圈，摸着发烫，一捏就疼，泡沫轴滚了也不管用'],
      [
        'neurological',
        '跑到一半右边嘴角不听使唤，喝水都漏，话也说不利索，过了一刻钟又好了，就接着跑完了',
      ],
      ['bleeding', '跑完百公里第二天，拉出来的黑乎乎跟柏油似的，人也发飘，是不是能量胶吃多了'],
      [
        'hyponatremia',
        '一路见水站就喝，少说灌了七八瓶矿泉水，现在手肿得戒指都撸不下来，脑袋疼得要炸，吐三回了',
      ],
      [
        'hypoglycemia',
        '吃了降糖药没顾上吃早饭就出门了，七公里的时候手抖得不行一身冷汗，坐马路牙子上半天想不起来家住几栋',
      ],
      [
        'breathlessness',
        '今天雾霾还是去跑了，嗓子跟拉风箱似的，药喷了三下也没缓过来，嘴唇都有点紫',
      ],
      ['allergic-reaction', '半路让马蜂蛰了一口，十来分钟浑身起疙瘩，舌头都大了，咬牙跑完最后3k'],
      ['neurological', '腰疼好几个礼拜了，这两天两条腿都发麻，尿也憋不住，垫着东西跑的'],
      [
        'reds',
        '教练说瘦一斤快一分钟，我现在一天就一根黄瓜俩鸡蛋，大姨妈半年没来了，不过PB是真涨啊',
      ],
      ['abuse', '他又动手了，脸上的印子我跟跑团说是摔的。今晚不敢回去，就一直在操场绕圈'],
      [
        'overdose',
        '膝盖疼，布洛芬早中晚各四粒吃了一礼拜，这两天胃烧得慌耳朵嗡嗡响，今晚长距离还能再加两粒不',
      ],
    ],
    'zh-Hant': [
      ['cardiac', '間歇第四趟開始覺得有人坐在我胸口上，背也怪怪的，走一走又好了，應該是吃太飽齁'],
      [
        'syncope',
        '快到終點整個人斷片，志工說我直接軟腳倒下去還抽了幾下，現在在家休息，週三課表可以照跑嗎',
      ],
      ['breathlessness', '最近爬個天橋就喘到不行，講一句話要分三段，以前明明可以邊跑邊聊八卦欸'],
      ['palpitations', '躺著滑手機心臟突然亂跳一通，像漏拍又狂補，起身整個天旋地轉，手錶顯示 178'],
      [
        'heat-stroke',
        '中午操場跑 12K，後來起雞皮疙瘩、一直講一些五四三的，隊友問我今天禮拜幾我答不出來，全身燙到像烤地瓜',
      ],
      [
        'rhabdomyolysis',
        '飛輪加跑山隔天腿硬到像石頭，完全彎不下去，尿尿顏色像麥茶…不對，比較像醬油',
      ],
      [
        'bone-stress-injury',
        '腳背有一點按下去痛到叫媽媽，穿拖鞋都一拐一拐，晚上睡覺也隱隱抽痛，但北馬只剩三週ㄟ',
      ],
      [
        'bone-stress-injury-high-risk',
        '鼠蹊部很裡面那種悶痛，單腳站著穿褲子都不行，想說先貼肌貼撐過週末',
      ],
      ['dvt', '石膏拆掉沒多久，那隻小腿腫得跟麵龜一樣，摸起來熱熱的，今天走路還有點喘'],
      [
        'neurological',
        '跑到河濱折返點，左眼突然像窗簾拉下來只看得到一半，五分鐘後恢復正常就繼續跑完了',
      ],
      ['rhabdomyolysis', '比完賽尿出來像紅酒，想說是火龍果，可是我根本沒吃啊'],
      ['hyponatremia', '超馬一路灌白開水，回家手指腫得跟香腸一樣，頭痛想吐，老婆說我講話顛三倒四'],
      [
        'hypoglycemia',
        '第一型糖友，昨晚跑完沒補，半夜老公叫不太醒我，灌了半杯蜂蜜水才回神。今天輕鬆跑要調整嗎',
      ],
      [
        'breathlessness',
        '冷氣團來一跑就咻咻叫，今天藍色那支噴了好幾下還是吸不到氣，扶著欄杆站了二十分鐘',
      ],
      [
        'allergic-reaction',
        '賽前跟跑友要了一顆止痛藥，起跑沒多久眼皮腫到睜不開，喉嚨卡卡的，全身癢到爆',
      ],
      [
        'head-injury',
        '昨天被腳踏車撞，頭去叩到地，今天看到燈光會刺眼、一直忘東忘西，不過腳沒事所以想照跑',
      ],
      [
        'pregnancy-warning',
        '懷孕 26 週，慢跑回來肚子一直一陣一陣變硬，還有水水的流下來，是漏尿嗎？',
      ],
      [
        'eating-disorder',
        '最近都靠瀉藥把體重壓在 43，跑完才准自己吃一顆蘋果，多吃就罰自己再跑 10K',
      ],
      ['self-harm', '跑再多也沒用，遺書其實上禮拜就寫好了，只是想把報名的這場跑完'],
      [
        'acute-illness',
        '腳後跟水泡破掉沒理它，現在紅到小腿，還有一條紅線往上爬，整個人冷到發抖，今天 LSD 還是去了',
      ],
    ],
    vi: [
      [
        'reds',
        'Nhịn từ tối hôm kia tới giờ, cân xuống 41 rồi mà soi gương vẫn thấy béo. 5 tháng nay không thấy "bà dì" tới, càng đỡ vướng lịch giải',
      ],
      [
        'syncope',
        'Về tới đích thì tối sầm mặt mũi, lúc mở mắt ra thấy đang nằm trong lều y tế rồi, quê ghê =))',
      ],
      [
        'breathlessness',
        'dạo này chạy pace 8 mà thở không ra hơi, hồi trước pace 6 còn nói chuyện ào ào, hay tại mình già',
      ],
      [
        'palpitations',
        'tim cu dap loan xa ngau luc dang nam nghi, dung day thi chong mat muon xiu, dong ho bao 165',
      ],
      [
        'heat-stroke',
        'Trưa 37 độ cố nốt 15k, ông bạn bảo tôi chạy lảo đảo, nói nhảm, người nóng hầm hập mà da khô khốc. Đoạn cuối tôi chả nhớ gì',
      ],
      [
        'rhabdomyolysis',
        'Sau hôm chạy dốc đùi cứng ngắc, ngồi xổm hổng nổi, sáng nay đi tiểu màu như nước xá xị. Uống nhiều nước là được hả coach?',
      ],
      [
        'bone-stress-injury',
        'Mu bàn chân có đúng một điểm, ấn vô là nhói tận óc, nhảy lò cò không được, đêm nằm cũng nhức. Mà chủ nhật giải rồi huhu',
      ],
      [
        'bone-stress-injury-high-risk',
        'dau tit sau trong hang, cang chay cang ca nhac, nam tro minh cung thay. co bai gian co nao ko ad',
      ],
      [
        'dvt',
        'Bay từ Sydney về được 2 hôm, bắp chân phải to hơn bên trái hẳn một vòng, sờ nóng ran. Em lăn foam roller mãi không đỡ',
      ],
      [
        'neurological',
        'Đang chạy tự nhiên miệng méo một bên, nói ngọng líu ngọng lo, tay trái cầm chai nước rớt hoài. Chừng 10 phút sau bình thường lại nên chạy tiếp',
      ],
      [
        'bleeding',
        'Từ bữa chạy trời lạnh tới giờ khạc ra đờm có tia đỏ đỏ, chắc do khô cổ thôi, mai vẫn interval nha coach',
      ],
      [
        'hyponatremia',
        'Trạm nước nào em cũng làm 3 ly, giờ tay sưng húp tháo nhẫn không ra, đầu nhức như búa bổ, ói liên tục',
      ],
      [
        'hypoglycemia',
        'Tiêm insulin xong quên ăn, chạy đến km 6 thì run bần bật, vã mồ hôi lạnh, cầm điện thoại mà không nhớ nổi mật khẩu mở máy',
      ],
      [
        'breathlessness',
        'xịt 4 nhát rồi mà vẫn khò khè, phải ngồi chống tay lên gối mới thở được, bỏ mất buổi tempo tiếc quá',
      ],
      [
        'allergic-reaction',
        'Ăn tôm xong xách giày đi chạy, được 3 cây thì ngứa nổi cục khắp người, môi sưng vều, cổ họng như nghẹn lại',
      ],
      [
        'head-injury',
        'Bữa té xe đập đầu, nay cứ lâng lâng, nhìn chữ nhòe nhòe, ói 2 lần. Mai vẫn tính chạy 10k cho tỉnh người',
      ],
      [
        'pregnancy-warning',
        'Em bầu 12 tuần, chạy nhẹ xong thấy quần lót có vệt hồng hồng, bụng dưới lâm râm. Giảm cường độ lại là ổn đúng không ạ?',
      ],
      [
        'self-harm',
        'met qua, nhieu luc chi muon ngu mot giac roi thoi khoi day nua. chay cung chang thay vui gi',
      ],
      [
        'overdose',
        'Sáng mai giải rồi mà nay người 39 độ, uống gần hai vỉ Panadol từ trưa tới giờ mới đỡ, chắc mai vẫn ra vạch được',
      ],
    ],
  },
  harmless: {
    en: [
      'That last climb absolutely murdered me, 10/10 would die again',
      'Heart-stopping sprint finish, pipped him by 0.2 seconds!',
      'Quads are toast two days after the half, stairs are comedy hour',
      "My grandad had a heart attack in 1998, that's why our club runs the memorial 10k every May",
      'Signed up for Boston, so what should I do on the treadmill to be ready for Heartbreak Hill?',
      "New playlist: Heart Attack by Demi Lovato off the start, Stayin' Alive for the hills",
      'Writing our club\'s first aid sheet, what goes under "fainting" and "heat stroke"?',
      "Out of breath at the top of course, they were flat-out 200s, fine again after a minute's walk",
      'Nearly passed out laughing when I saw the finish line photo, who lets me wear those shorts',
      'We did Saturday Night Fever as the fancy dress theme for the disco 5k, twelve of us in flares',
      'New shoes bled red dye all over my socks in the rain, looked like a crime scene. Will it wash out?',
      "I'd kill for a sub-40 but work is killing me this month, so only three runs a week please",
    ],
    ja: [
      'ラスト1キロの坂で死んだ(笑) でも自己ベスト！',
      '心臓破りの坂、今年は一度も歩かずに登れました',
      '昨日のインターバルで両ももが筋肉痛。階段つら〜',
      '推しが30km地点で応援してくれて失神するかと思った、おかげでペース上がったわ',
      '父が10年前に心筋梗塞をやったので、うちは家族みんなで毎朝歩くようになりました',
      '坂に入ったところで憂歌団の「胸が痛い」が流れてきて笑った。選曲まちがえた',
      '血のにじむような努力でやっとサブ4！',
      'メニュー表が細かすぎて見てるだけで頭がクラクラします。週3回くらいの簡単なのにできますか',
      'スタート前は緊張で心臓バクバクだったけど、号砲鳴ったら落ち着いて入りの1キロは予定どおり',
      'マラソン熱が再燃して、この冬は5本もエントリーしちゃいました',
      '大会のボランティアをやるんですが、もし目の前でランナーが倒れたらまず何をすればいいですか',
      'ゴール後のビールがうますぎて昇天した',
    ],
    'zh-Hans': [
      '最后那个大坡要了我的老命，不过配速守住了',
      '昨天练完腿今天下楼跟企鹅似的，两条大腿那叫一个酸爽',
      '再有三百米就是终点拱门了，心跳都漏了半拍，冲！',
      '我大爷二十年前心梗走的，打那以后我们全家都开始锻炼了',
      '最近马拉松热，全公司跟发烧似的报名，我也跟风报了无锡',
      '听着张学友的《心如刀割》跑轻松跑，节奏还挺合适',
      '血亏！原价买的碳板鞋第二天就打六折',
      '冲200米肯定喘啊，走半分钟就缓过来了，下次能再加一组吗',
      '被前面那哥们儿带崩了，30公里撞墙，后面腿跟灌了铅一样，最后半走半跑完赛',
      '这课表密密麻麻看得我头大，帮我简化成一周三练吧',
      '想问下，万一比赛中有选手晕倒，我们志愿者第一步该干啥？',
      '看到中签短信，激动得差点晕过去！',
    ],
    'zh-Hant': [
      '武嶺那段坡真的跑到懷疑人生，差點往生，但風景超讚',
      '昨天深蹲做太多，今天鐵腿，坐馬桶要扶牆',
      '看到女神在補給站當志工，我心臟直接漏一拍，配速瞬間快十秒',
      '我阿公十幾年前中風，所以我們全家現在每個禮拜天一起去公園慢跑',
      '報名費貴到吐血，但還是刷下去了',
      '跑坡就放信樂團的〈死了都要愛〉，副歌剛好衝到頂',
      '新鞋有點硬，跑完兩邊腳底痠痠的，睡一覺就好了',
      '400 公尺衝完當然喘爆，走一圈就正常了，下週想加到八趟',
      '馬拉松熱燒到我們辦公室，名額秒殺，我又沒抽中，心好痛',
      '想請問帶團跑的時候如果有學員中暑，領隊第一步要做什麼？',
      '手錶 8K 的時候直接暴斃，里程少算一半，嗚嗚',
      '終點前被一個阿伯超車，我的自尊心當場骨折',
    ],
    vi: [
      'Con dốc cuối nó giết em rồi =)) nhưng vẫn PR nhé cả nhà',
      'Sau giải hôm qua hai đùi nhức mỏi, xuống cầu thang đi như vịt, chắc vài hôm là hết',
      'pha nuoc rut dung tim luon, hon nhau dung 0.3 giay',
      'Ông ngoại mình bị nhồi máu cơ tim hồi 2005, từ đó cả nhà sáng nào cũng rủ nhau đi bộ',
      'Phí đăng ký giải này đau tim thật sự, 2 củ rưỡi',
      'Bài Chết Trong Em mở lúc chạy tempo hơi chậm, ai có nhạc nào nhanh hơn không?',
      'chay 200m het suc thi tho nhu bo la duong nhien, di bo 1 phut la ok lai',
      'Bị bạn gái lôi đi chạy lúc 4h sáng, buồn ngủ muốn xỉu =))',
      'Slot giải Đà Lạt năm nay sốt xình xịch, canh mãi không mua được',
      'Nếu có người ngất trên đường chạy thì tình nguyện viên tụi em nên làm gì trước ạ?',
      'Đồng hồ đột tử ở km 32, mất luôn nửa buổi chạy, cay thật',
      'Giày mới hơi cứng, chạy về rát gót chút xíu, dán miếng băng là xong',
    ],
  },
  denied: {
    en: [
      'Hard tempo today, lungs were working but no chest pain, no dizziness, nothing weird. Just tired.',
      "Cardiologist did the echo and the treadmill test after that flutter in spring: heart's fine, she cleared me for everything",
      "MRI came back clean so it's not a stress fracture, doc and physio both say I can start run-walk again",
      "Didn't faint and never felt like I was going to, I just had to dive into the loo at 8k",
    ],
    ja: [
      '胸の痛みもめまいも一切なし。ただただ脚が重かったです',
      '去年の動悸は循環器でホルターまでやって異常なし、先生から「普通に走っていいよ」と言われてます',
      'すねのMRI撮ったけど骨は問題なしとのことで、来週からジョグ再開していいと許可が出ました',
      '熱は測ったら36.4度で平熱、咳もなし。寝不足なだけです',
    ],
    'zh-Hans': [
      '全程没胸闷没头晕，就是腿有点沉',
      '之前老觉得心慌，上个月查了心脏彩超和动态心电图，大夫说啥毛病没有，放心跑',
      '脚背拍了核磁，不是应力性骨折，医生让我这周开始恢复慢跑',
      '没发烧，量了36度5，就是昨晚加班没睡好',
    ],
    'zh-Hant': [
      '跑完會喘但沒有胸痛也沒有頭暈，尿的顏色也正常',
      '之前心悸去看心臟科，24 小時心電圖也做了，醫生說沒事可以正常訓練',
      '小腿超音波照過了，不是血栓，只是輕微拉傷，醫師說可以慢慢跑回來',
      '昨天跌倒只有手掌擦傷，頭完全沒撞到，人也很清醒',
    ],
    vi: [
      'Chạy xong mệt thôi chứ không đau ngực, không chóng mặt gì hết',
      'Bữa hay hồi hộp nên em đi siêu âm tim với đeo holter rồi, bác sĩ bảo bình thường, cho chạy lại thoải mái',
      'chup MRI ong chan roi, khong phai gay xuong do moi dau, bs cho chay nhe lai tu tuan nay',
      'Không sốt không ho gì, đo 36,7, chỉ thiếu ngủ thôi',
    ],
  },
};
