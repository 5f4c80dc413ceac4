/**
 * Words of all languages by what they mean in a message about the body, so that what one language's examples
 * teach holds in the others. Words of Latin script stand without tone marks, `_` joins words that belong
 * together, and Chinese is simplified. A word may have several meanings.
 */
export const WORDS_OF_SIGNS: Readonly<Record<string, string>> = {
  // Places of the body.
  chest:
    'chest sternum breastbone breast_bone ribcage ribs pecs solar_plexus 胸 みぞおち 鳩尾 胸口 胸前 心口 心窝 胸骨 nguc long_nguc xuong_uc',
  heart: 'heart ticker heartbeat 心臓 心脏 心脏区 tim trai_tim vung_tim',
  pulse:
    'pulse hr bpm heart_rate heartrate palpitations 脈 脈拍 心拍 動悸 脉搏 心率 心跳 心悸 心慌 脉 nhip_tim mach danh_trong_nguc',
  arm: 'arm arms hand hands shoulder elbow wrist fingers 腕 片腕 肩 手 手首 指 胳膊 手臂 肩膀 手指 手腕 tay canh_tay vai ban_tay ngon_tay',
  jaw: 'jaw teeth tooth neck throat tongue lips lip gums 顎 あご 歯 首 喉 のど 舌 唇 下巴 牙 后槽牙 脖子 喉咙 嗓子 舌头 嘴唇 ham rang co_hong hong luoi moi',
  face: 'face mouth eyelid eyelids eye eyes cheek 顔 口 まぶた 目 片目 口元 脸 半边脸 嘴角 眼皮 眼睛 左眼 右眼 mat mieng mi_mat mot_mat nua_mat',
  head: 'head skull forehead temple 頭 後頭部 おでこ 头 后脑 脑袋 额头 dau sau_gay so',
  legs: 'leg legs thigh thighs quads knee knees 脚 足 腿 もも 太もも 膝 大腿 膝盖 双腿 chan dui goi hai_chan',
  calf: 'calf calves lower_leg ふくらはぎ 小腿 bap_chan bap_chuoi',
  bone: 'shin shins bone metatarsal heel tibia foot instep 骨 すね 足の甲 かかと 足背 脚背 胫骨 小腿骨 后跟骨 脚掌 ong_chan ong_quyen mu_ban_chan xuong got_chan ban_chan',
  groin:
    'groin hip hips pelvis 股関節 鼠径 そけい 脚の付け根 付け根 髋 腹股沟 大腿根 胯 鼠蹊 ben hang khop_hang',
  back: 'back spine lower_back waist 腰 背中 腰痛 后背 背 腰疼 lung that_lung cot_song',
  belly: 'belly stomach tummy gut abdomen お腹 おなか 腹 胃 肚子 bung da_day bao_tu',
  urine:
    'pee peeing wee urine urinate piss toilet 尿 おしっこ 小便 小解 トイレ 血尿 撒尿 nuoc_tieu tieu di_tieu di_dai tieu_tien di_ve_sinh',
  stool: 'stool poo poop diarrhoea 便 うんち 大便 拉出来 屎 phan di_ngoai di_cau',
  skin: 'skin rash hives welts itchy spots 皮膚 じんましん 蕁麻疹 発疹 かゆい かゆく かゆみ 皮肤 疹 疹子 疙瘩 痒 荨麻疹 da man_do me_day ngua noi_man',
  // What is felt or seen.
  pain: 'pain painful hurts hurt hurting ache aches aching sore throbbing throbs stabbing sharp agony kills 痛 痛い 痛み 激痛 痛く 疼 疼痛 刺痛 剧痛 隐隐 うずく ズキズキ ズキ dau nhuc nhoi dau_dieng buot e_am',
  tight:
    'tight tightness pressure squeezing squeezed squeeze crushing heavy heaviness band weight constricted clamped gripped vice elephant 締め 締めつけ 圧迫 重苦し 重い つかまれ 握られ 苦し 闷 紧 压 勒 攥 堵 沉 tuc bop nang that nghet de_nang bop_nghet',
  burning:
    'burning burn burns heartburn indigestion 焼け 焼ける 胸焼け 火辣辣 烧心 灼 nong_rat rat o_nong chay_rat',
  numb: 'numb numbness tingling tingly pins_and_needles dead_arm しびれ 痺れ 感覚がない 麻 麻木 没知觉 没感觉 发麻 te te_ran te_bi mat_cam_giac',
  weak: 'weak weakness limp droopy drooping dragging floppy paralysed 力が入ら 脱力 力が抜け 引きずる 垂れ 没力气 无力 使不上劲 歪 不听使唤 拖着 yeu liet mat_luc meo xe_xuong let',
  speech:
    'slurred slurring gibberish words speech speak ろれつ 呂律 言葉が出 しゃべれ 大舌头 说不清 说不出 口齿 胡言乱语 noi_ngong liu_luoi noi_nham noi_lap',
  sight:
    'vision sight blind blurry double curtain 視野 見えな 二重 かすむ 看不见 视野 重影 模糊 发黑 nhin_mo nhin_doi khong_thay_gi mo_mat',
  faint:
    'fainted faint fainting blacked_out passed_out collapsed collapse unconscious keeled_over out_cold blackout came_round came_to 倒れ 失神 気絶 気を失 意識 気がついたら ぶっ倒れ 晕倒 晕过去 昏 昏倒 昏过去 失去意识 断片 眼前一黑 倒下 昏迷 ngat xiu ngat_xiu mat_y_thuc bat_tinh toi_sam guc',
  dizzy:
    'dizzy dizziness woozy lightheaded light_headed spinning wobbly staggering swaying unsteady めまい 目眩 ふらつ ふらふら フラ クラッ クラクラ ぐるぐる 血の気 头晕 头昏 天旋地转 站不稳 发飘 晕 晃 chong_mat choang quay_cuong xay_xam lao_dao lang_lang hoa_mat',
  confused:
    'confused confusion muddled foggy disoriented delirious rambling nonsense wandering 混乱 ぼーっと ぼんやり 名前が言え わからなく 何言ってる 迷糊 糊涂 不清醒 答不出 想不起 说胡话 lo_mo lu_lan me_sang noi_linh_tinh noi_sang khong_nho_ten',
  memory:
    'remember memory recall blank forget forgetting 記憶 覚えてな 思い出せ 不记得 没印象 忘东忘西 想不起来 khong_nho quen_het khong_nho_gi',
  breath:
    'breath breathe breathing gasping breathless short_of_breath winded wheezing wheeze wheezy air 息 呼吸 息切れ 息苦し ゼイゼイ ゼーゼー ヒューヒュー 喘 喘不上气 气 上不来气 呼吸困难 憋气 缓不过来 tho kho_tho hut_hoi tho_doc kho_khe ngop nghet_tho',
  inhaler:
    'inhaler puffer pump ventolin asthma 吸入 喘息 ぜんそく 气喘 哮喘 喷雾 吸入剂 xit hen hen_suyen thuoc_xit',
  blue: 'blue purple grey pale white 紫 真っ青 青白 顔面蒼白 真っ白 发紫 苍白 发青 tim_tai tai tai_met xanh_xao nhot_nhat',
  irregular:
    'skips skipped skipping flutter fluttering flapping flips thud thuds thumping irregular erratic 飛ん 不整脈 バラバラ 乱れ 跳ね ドクン 漏拍 漏一拍 乱跳 乱七八糟 忽快忽慢 早搏 loan loan_nhip hang loan_xa bo_nhip',
  racing:
    'racing galloping pounding hammering bonkers spiked バクバク ドキドキ ドドド 速く 飙 砰砰 狂跳 太快 dap_nhanh thinh_thich vot_len don_dap',
  cold_sweat:
    'cold_sweat clammy sweating shivering shaking shaky trembling chills goosebumps 冷や汗 脂汗 震え 寒気 悪寒 ガタガタ 鳥肌 ブルブル 冷汗 发抖 手抖 发冷 打颤 虚汗 寒战 mo_hoi_lanh run run_ray on_lanh run_bay noi_da_ga',
  heat: 'heat hot degrees overheated sunstroke 暑い 猛暑 炎天下 気温 熱中症 大热天 太阳 高温 中暑 体温 暴晒 nong nang oi say_nang trua_nang giua_trua',
  no_sweat:
    'stopped_sweating no_sweat dry_skin 汗が止 汗が出 不出汗 没汗 khong_ra_mo_hoi het_mo_hoi',
  fever:
    'fever temperature feverish flu 熱 発熱 微熱 度 发烧 烧 低烧 高烧 发热 sot sot_nhe sot_cao',
  vomit:
    'vomit vomiting vomited threw_up throwing_up puked sick queasy nausea nauseous 吐 吐き 吐き気 嘔吐 もどし 気持ち悪 恶心 想吐 吐了 反胃 oi non buon_non mac_oi',
  headache:
    'headache migraine head_pounding splitting 頭痛 頭が痛 頭が割れ 头痛 头疼 脑袋疼 nhuc_dau dau_dau dau_nhu_bua',
  swollen:
    'swollen swelling swelled swell puffy ballooned twice_the_size 腫れ はれ むくみ むくん パンパン 肿 肿胀 浮肿 粗 sung phu sung_vu sung_hup to_hon',
  red_warm:
    'warm red hot_to shiny tender 赤い 赤く 熱をもっ 熱い 红 发红 发烫 热热的 烫 do nong_ran am_nong',
  blood: 'blood bleeding bloody bled 血 出血 血便 血痰 流血 见红 尿血 mau chay_mau ra_mau tia_mau',
  dark: 'brown black dark cola coke coffee tea tar 茶色 真っ黒 コーラ コーヒー色 黒い 褐色 可乐 酱油 浓茶 咖啡色 黑 柏油 茶色的 mau_nau den mau_ca_phe xa_xi coca mau_tra',
  cough: 'cough coughing coughed phlegm spat 咳 痰 せき 咳嗽 咳血 ho dom khac',
  pinpoint:
    'one_spot exact_spot one_place when_i_press press hop limping limp 一点 一か所 一箇所 押すと 片足 びっこ 引きずっ 一个点 有一点 一按 按下去 单脚 瘸 跛 一拐一拐 mot_diem mot_cho an_vao ca_nhac nhay_lo_co mot_chan',
  night:
    'night bed sleep asleep wakes woke lying 夜 寝て 寝返り 眠れ 横になる 夜中 布団 晚上 半夜 睡 躺 夜里 dem nua_dem ngu nam nam_nghi',
  rest: 'sitting sofa couch desk resting at_rest stairs laces walking じっとし 座って 安静 ソファ 階段 歩く 坐着 不动 沙发 楼梯 爬楼 走路 ngoi_yen cau_thang di_bo ngoi',
  exertion:
    'uphill climb sprint reps effort push hard hills 坂 上る ペースを上げ 追い込 上坡 加速 提速 用力 爬坡 len_doc tang_toc chay_nhanh gang_suc',
  // Causes and histories.
  hit_head:
    'knock bang banged cracked hit_my_head concussion fell ぶつけ 打った 転んで 転倒 脳震盪 撞 磕 摔 撞到 脑震荡 叩到 va dap te_dap nga_dap va_dau te',
  sugar:
    'insulin diabetic type_1 glucose sugar meter ketones インスリン 糖尿病 血糖 低血糖 胰岛素 糖尿病 糖友 降糖药 insulin tieu_duong duong_huyet ha_duong',
  pregnant:
    'pregnant pregnancy weeks_along expecting baby bump 妊娠 妊婦 赤ちゃん 胎動 怀孕 孕妇 宝宝 胎动 孕 bau mang_thai thai em_be mang_bau',
  period: 'period periods cycle 生理 月経 例假 月经 大姨妈 姨妈 kinh kinh_nguyet ba_di den_thang',
  eating:
    'calories starving laxatives purge skinny fat thin weight kilos 体重 痩せ 下剤 食べない 太る 断食 减体重 瘦 泻药 抠喉咙 胖 绝食 can_nang gay thuoc_xo moc_hong nhin_an map',
  despair:
    'suicide kill_myself end_it die goodbye hopeless pointless worthless jump bridge cutting 死にたい 消えたい 消えて 自殺 遺書 飛び込 生きる意味 朝が来な いなくな 楽になり 自杀 想死 消失 遗书 活着 跳下去 一了百了 没意思 tu_tu muon_chet bien_mat tuyet_menh chan_song rach_tay nhay_xuong',
  pills:
    'pills tablets ibuprofen paracetamol painkillers strip overdose antihistamine ロキソニン 痛み止め 薬 錠 カロナール 止痛药 布洛芬 药 片 粒 吞 thuoc vien panadol ibuprofen vi_thuoc giam_dau',
  sting:
    'stung bee wasp peanuts shrimp prawns allergic allergy antihistamine 刺され ハチ エビ そば アレルギー 蜜蜂 马蜂 叮 蛰 花生 虾 过敏 ong_dot tom dau_phong di_ung',
  violence:
    'hits_me hit_me beats_me slapped bruise bruises afraid_of scared locked grabbed 殴 蹴られ あざ 叩かれ 暴力 怖くて帰れ 打我 动手 淤青 不敢回 家暴 摸我 danh_em danh_toi vet_bam so_ve danh_dap so_mo',
  storm: 'thunder lightning storm struck 雷 落雷 稲妻 打雷 闪电 雷击 sam set giong dong_set',
  lost_place:
    'lost_on stuck dark freezing battery rescue 遭難 迷って 動けない 増水 电池 迷路 被困 动不了 天黑 涨水 bi_lac bi_ket het_pin lanh_cong',
  surgery:
    'cast crutches flight plane bus long_drive 飛行機 夜行バス ギプス 飞机 石膏 拐杖 長途 may_bay bo_bot nang',
  // How it is put.
  odd: 'weird funny odd strange off wrong not_right 変 おかし なんか 様子が 怪 不对劲 奇怪 怪怪 la sao_sao khong_on ky',
  passing:
    'minutes seconds went_away gone_after eased then_fine few_minutes comes_and_goes 数分 すぐ治 治った 戻った 収まっ 几分钟 一会儿 缓过来 恢复 就好了 过一会 may_phut mot_luc roi_het phut_thi_het',
  lately:
    'lately recently since this_week days_now every_time whenever again 最近 先週から ここ数日 昨日から たびに 毎回 また 最近 这几天 这周 每次 又 半个月 dao_nay tu_hom moi_lan cu_moi hom_nay tuan_nay lai_bi',
  carry_on:
    'still_going race_tomorrow can_i_still ok_to_run is_it_ok should_i_still tempo_tomorrow as_planned carried_on finished_anyway 走っていい 予定通り 大丈夫ですか 平気だよね 走り切っ 出たい 照跑 照常 还能跑 可以跑吗 没事吧 继续跑 硬撑 chay_tiep van_chay mai_van co_sao_khong duoc_khong rang_chay van_thi',
  played_down:
    'probably just_a prob lol tho bit_of haha maybe_just 寝不足かな 年かな たぶん ですかね 笑 是不是 可能是 应该是 哈哈 估计 chac hay_la chac_do thoi haha',
  // What makes the same words harmless.
  no: "no not without never none nothing didn't don't wasn't isn't no_more hasn't なし ない なかっ ません ゼロ 没有 没 不是 无 不 未 毫无 khong chua chang het khoi ko khong_bi",
  cleared:
    'cleared doctor_said scan clean all_clear signed_off checked healed recovered normal clear years_ago long_ago tests came_back 異常なし 完治 許可 検査 問題な 治って 正常 没事 查过 放心跑 痊愈 好了 医生说 检查 可以正常 binh_thuong cho_chay kham_roi khoi_han lanh_roi khong_sao bac_si_cho',
  others:
    'dad mum mother father wife husband friend friends mate son daughter grandad grandma runner somebody he she his her 父 母 妻 夫 息子 娘 友達 友人 祖父 祖母 隣の 前の人 彼 爸 妈 老婆 老公 儿子 女儿 朋友 爷爷 奶奶 阿公 大爷 前面的人 他 她 bo me vo chong con_trai con_gai ban_toi ong_ngoai ba_ngoai nguoi_ta',
  asked:
    'what_is what_are how_do how_would what_should does_running can_running signs_of volunteers first_aid とは ってなん 見分け方 何をすれば 教えて なぜ 応急 什么是 是什么 怎么判断 第一步 万一 急救 la_gi lam_sao dau_hieu nen_lam_gi so_cuu',
  joy: 'loved awesome epic amazing happy joy pb pr medal best smashed lol laughing laughed photo crowd 最高 自己ベスト 完走 うれし 笑い 推し 感動 爽 开心 破纪录 笑死 太棒 哭了 女神 激动 vui suong da_qua cuoi pr ky_luc than_tuong',
  money:
    'price money shoes fee wallet bought 値段 シューズ代 参加費 財布 报名费 钱 鞋 原价 phi tien vi_tien mua gia_giay phi_dang_ky',
  device:
    'watch strap sensor glitch battery app garmin treadmill 時計 ベルト バグ センサー 表 手表 心率带 抽风 dong_ho day_do loi_may cam_bien',
  song: 'song playlist album movie theme 曲 歌 プレイリスト 映画 歌曲 听 放歌 bai_hat nhac mo_nhac',
  muscle:
    'doms sore_muscles quads_sore stretch stretching foam rolled gym blister 筋肉痛 張っ ストレッチ 靴ずれ 酸 拉伸 磨破 铁腿 酸痛 moi gian_co phong_rop moi_nhu',
  figure:
    'killer killed murder dying dead died nearly_died heartbreak heartbreaking goosebumps fever_dream 死ぬ 死んだ 心臓破り 昇天 撃沈 心が折れ 要命 要死 老命 往生 心碎 吐血 中毒 muon_chet chet_mat giet tan_nat chet_di',
  wellbeing:
    'fine great good strong steady calm easy fresh normal 元気 調子 楽 平気 安定 状态好 轻松 舒服 精神 稳 khoe on on_dinh tot thoai_mai',
  training_ask:
    'pace taper plan schedule interval distance mileage how_far how_many rest_day ペース 調整 メニュー 何キロ 休み 配速 减量 计划 跑量 多少公里 pace giao_an bao_nhieu giam_tai lich',
};
