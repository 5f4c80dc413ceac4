/**
 * Words by what they mean, for questions that are recognised by what is named in them. The rules of
 * spelling are those of `concept-words.ts`: Latin words without tone marks, `_` between words that
 * belong together, Chinese simplified.
 */
export const WORDS_OF_MEANINGS = {
  // What somebody wants to know about, by its name.
  treadmill:
    'treadmill treadmills トレッドミル ランニングマシン ランニングマシーン ルームランナー 跑步机 跑机 may_chay may_chay_bo',
  strength:
    'strength_training strength_work strength_session strength_sessions lift_weights lifting weights gym squats squat deadlifts lunges plank core_work core_training kettlebell 筋トレ 筋力 体幹 スクワット ウエイト 力量训练 力量练 练力量 核心训练 深蹲 重训 肌力 健身房 举铁 撸铁 tap_ta tap_gym squat suc_manh_co bo_tro tap_bo_tro bai_bo_tro dumbbell ダンベル 哑铃',
  otherSport:
    'cross_training cycling biking bike swim swimming elliptical rowing yoga pilates football tennis basketball クロストレ 自転車 水泳 スイム プール ヨガ 登山 骑车 骑行 自行车 单车 游泳 椭圆机 瑜伽 打球 篮球 羽毛球 交叉训练 dap_xe boi_loi di_boi yoga da_bong cau_long',
  breathing:
    'breathe breathing inhale exhale 呼吸 呼吸法 息の吸 换气 cach_tho hit_tho tho_the tho_bang',
  form: 'heel_strike heel_striking heel_striker heel_strikes forefoot midfoot footstrike foot_strike land_on landing posture arm_swing running_form my_form running_technique フォーム 着地 腕振り 前傾 跑姿 落地方式 前脚掌 脚跟着地 脚跟先着地 后跟着地 摆臂 跑步姿势 肩に力 肩が上が 肩膀紧 肩膀很紧 肩膀好紧 肩膀僵 vai_cung tense_shoulders my_shoulders tiep_dat ky_thuat_chay danh_tay tu_the_chay',
  altitude:
    'altitude high_altitude thin_air denver boulder flagstaff colorado mexico_city bogota quito la_paz addis nairobi iten kathmandu 高地 高原 高海拔 拉萨 西宁 昆明 标高の高い 标高が高 do_cao_lon vung_cao cao_nguyen da_lat sa_pa sapa moc_chau',
  air: 'smog pollution polluted air_quality aqi 大気汚染 黄砂 光化学 雾霾 霾 空气质量 空气不好 空污 沙尘 o_nhiem khong_khi_xau bui_min chat_luong_khong smoke smoky wildfire wildfires haze hazy pm2 山火事 煙が 煙で 空气差 空气很差 空品 紫爆 烟雾 山火 chi_so_khong khoi_bui khoi_mu 空气品质 空氣品質',
  sleepNeed:
    'how_much_sleep hours_of_sleep enough_sleep more_sleep 睡眠時間 何時間寝 どのくらい寝 睡几个小时 睡多久 睡眠重要 睡够 ngu_may_tieng ngu_bao_nhieu',
  weight:
    'lose_weight losing_weight weight_loss lose_fat burn_fat slim_down overweight 痩せ やせ ダイエット 体重を 体重が 脂肪 减肥 减重 减脂 瘦身 体脂 瘦 giam_can giam_mo giam_beo',
  timeOfDay:
    'morning_or_evening morning_or_night morning_run morning_runs run_mornings 朝ラン 朝と夜 朝か夜 早上跑还是 晨跑还是 夜跑还是 早晨还是 chay_sang_hay sang_hay_toi sang_hay_chieu',
  music:
    'music podcast podcasts headphones earphones earbuds playlist 音楽 イヤホン 音乐 耳机 听歌 nghe_nhac tai_nghe',
  nerves:
    'nervous nerves anxious jitters butterflies 緊張 不安で 不安が 紧张 焦虑 怯场 睡不着觉比赛 hoi_hop lo_lang',
  toilet:
    'toilet toilets bathroom poop portaloo porta_potty トイレ 便意 厕所 上大号 nha_ve_sinh di_ve_sinh',
  baths:
    'sauna ice_bath ice_baths cold_plunge cold_shower massage massage_gun foam_roller foam_rolling foam_roll サウナ アイスバス 水風呂 マッサージ フォームローラー 温泉 お風呂 桑拿 冰浴 按摩 泡沫轴 筋膜枪 泡脚 泡澡 xong_hoi ngam_nuoc_da ngam_da massage xoa_bop con_lan_foam tam_nuoc_lanh',
  supplements:
    'supplement supplements creatine vitamin vitamins magnesium bcaa iron_tablets collagen beetroot サプリ クレアチン ビタミン マグネシウム 鉄分 补剂 肌酸 维生素 维他命 镁片 氨基酸 保健品 thuc_pham_chuc thuc_pham_bo vitamin creatine',
  formula:
    'maf maf180 maffetone 220_minus_age 220_age 180_minus_age 180_formula マフェトン 180公式 220减年龄 220_tru_tuoi 180_tru_tuoi',
  carbLoading:
    '碳水加载 补碳 糖原储备 carb_load carb_loading carboload carbo_loading carbo_load カーボローディング カーボロード グリコーゲン 糖原 碳水储备 碳水负荷 肝糖 超补 nap_carb nap_tinh nap_bot carb_loading',
  toenail:
    'toenail toenails black_nail black_nails 爪が黒 爪が死 爪が剥 爪下 黑指甲 指甲黑 趾甲 指甲瘀 指甲掉 mong_chan den_mong mong_den mong_bi',
  beginning:
    'never_run_before never_run complete_beginner total_beginner absolute_beginner start_running begin_running couch_to 運動経験ゼロ 走ったことがな 走ったことな 未経験 まったくの初心者 走り始めたい ランニングを始めたい 从零开始 零基础 没跑过步 从没跑过 从来没跑过 完全没跑过 完全没运动 刚想开始跑 chua_chay_bao chua_tung_chay chua_bao_gio chua_biet_chay muon_bat_dau from_scratch zero_fitness 運動歴ゼロ 運動歴なし 何から始め 何から初め 零经验 chua_chay_bua chua_chay_buoi chua_chay_lan moi_tap_chay',
  who: 'real_person are_you_human a_human are_you_ai an_ai a_bot a_robot are_you_real 人間ですか 人間なの 人間？ aiですか aiなの ロボット 中の人 真人 机器人 是ai 还是ai 是人吗 nguoi_that la_ai_hay la_may_hay hay_la_may nguoi_hay_may robot hay_ai',
  accuracy:
    'accurate inaccurate accuracy off_by reliable trust 正確 誤差 ずれて ずれる あてになる 当てになる 信用 准吗 不准 准不准 准确 误差 偏差 靠谱 chinh_xac sai_so sai_lech tin_duoc 准么 准确吗 对吗 真有这么 本当に 合って 合ってる dung_khong dung_ko chuan_khong',
  device:
    'gps watch garmin coros polar suunto apple_watch wrist strap sensor 時計 ガーミン 手首 光学 手表 腕表 佳明 高驰 光电 dong_ho cam_bien',
  everyDay:
    'every_day everyday every_single_day run_daily 毎日 每天 天天 moi_ngay hang_ngay ngay_nao_cung',
  doubles:
    'twice_a_day two_a_day two_a_days double_days two_runs_a run_twice 1日2回 一日2回 一日二回 二部練 一天两次 一天跑两 一天两练 一日两跑 hai_buoi_mot 2_buoi_1 2_buoi_mot ngay_hai_buoi 1_ngay_2',
  age: 'too_old at_my_age my_age getting_old getting_older 年齢 歳のせい 年のせい 年寄り 年纪 年龄大 上了年纪 lon_tuoi gia_roi tuoi_nay tuoi_cao',
  period:
    'my_period on_period menstrual menstruation period_cramps 生理中 生理前 生理の 月经 例假 大姨妈 生理期 姨妈 kinh_nguyet hanh_kinh den_thang ky_kinh ngay_deo 生理1 生理2 生理3 生理で 生理が 生理痛 生理日 月经来 大姨妈来 kinh_nguyet dang_kinh',
  darkness:
    'in_the_dark headlamp head_torch reflective run_at_night 夜道 夜ラン 暗い道 反射材 夜跑 天黑 反光 头灯 chay_dem troi_toi den_pin',
  travel:
    'jet_lag jetlag jetlagged business_trip travelling traveling on_holiday on_vacation 時差 出張 时差 出差 lech_mui_gio di_cong_tac cong_tac',
  alcohol:
    'beer beers wine alcohol booze hangover hungover pint pints whisky ビール お酒 飲み会 二日酔い 飲酒 ワイン 啤酒 喝酒 白酒 红酒 宿醉 酒后 bia uong_bia ruou uong_ruou di_nhau nhau_say nhau_nhet say_ruou drunk 二日酔 喝多了 nhau_xong',
  fasted:
    'empty_stomach fasted without_breakfast skip_breakfast 空腹 朝ごはん抜き 朝食抜き 食べずに 空着肚子 bung_doi bung_rong nhin_an_sang',
  caffeine: 'coffee caffeine espresso コーヒー カフェイン 咖啡 ca_phe cafe cf caffeine',
  treats:
    'bubble_tea milk_tea cake ice_cream chocolate pizza burger burgers fries donuts soda coke junk_food crisps candy 珍奶 奶茶 甜食 甜点 蛋糕 冰淇淋 可乐 薯条 炸鸡 汉堡 火锅 タピオカ ケーキ アイスクリーム 甘いもの お菓子 コーラ ポテチ tra_sua banh_ngot nuoc_ngot do_ngot',
  thickLegs:
    'thick_calves thicker_calves bulky_calves bigger_calves big_calves huge_calves thicken_calves calves_thicker calves_bigger calves_bulky bulky_legs thick_legs thicker_legs bigger_legs big_legs legs_bigger legs_thicker legs_bulky 脚が太 足が太 ふくらはぎが太 太ももが太 脚太 足太 太くな 变粗 腿粗 腿会粗 粗腿 萝卜腿 to_bap to_chan chan_to bap_to bap_chan_to chan_bi_to',
  heavy: 'overweight obese 太って 太り 肥満 肥胖 我胖 太胖 很胖 thua_can beo_bung beo_phi hoi_beo',
  canRun:
    'can_i should_i start starting safe knees 走って 走れ 始め 能跑 能不能跑 可以跑 跑步吗 膝盖 chay_duoc chay_bo bat_dau goi',
  aidStation:
    'aid_station aid_stations water_station water_stations water_stop water_stops drink_station drink_stations 給水所 エイド 水站 补给站 饮水站 tram_nuoc tram_tiep',
  opening:
    'first_minutes first_few first_minute first_km at_the_start the_start beginning 走り始め 出だし 序盤 最初 前5分钟 前几分钟 前10分钟 一开始 刚起跑 刚开始跑 开头 luc_dau dau_bai dau_buoi phut_dau moi_chay',
  broken:
    'broken wrong off faulty sensor glitch 壊れ おかし センサー 誤作動 坏 不准 表 传感器 hong sai dong_ho cam_bien',
  climb:
    'elevation climb ascent gain vert climbing 獲得標高 標高 爬升 海拔 爬高 do_cao leo tong_leo',
  gps: 'gps ＧＰＳ',
  leaps:
    'jump jumped jumps jumping drift drifted drifting weird glitch glitchy crazy spike spiked impossible wrong 飛ん 飛び 飛ぶ ずれ ズレ おかし 乱れ 飘 漂移 乱跳 怎么可能 不准 nhay loan sai lech',
  stopEarly:
    "shouldve_stopped should've_stopped have_stopped stop_sooner stopped_sooner stopped_earlier stop_earlier cut_it cut_short bail_out bailed_out やめるべき 途中でやめ 切り上げ 早くやめ 早点停 提前停 该停 应该停 提前结束 nen_dung_som dung_som_hon dung_giua",
  cadence: 'cadence spm turnover step_rate ピッチ ケイデンス 步频 guong_chan nhip_chan cadence',
  ruleOfCadence:
    '180 must have_to need_to everyone should too_low だめ ダメ ないと べき みんな so_low 低い 低かっ 必须 一定要 都说 太低 这么低 应该 phai can_phai thap_vay thap_qua thap_the moi_nguoi',
  hot: 'hot heat humid humidity scorching sweltering heatwave 暑 猛暑 炎天 热 闷热 高温 nong oi_buc nang_gat',
  gale: 'gusts gust gale gales strong_wind strong_winds high_winds 強風 暴風 爆風 风太大 大风 狂风 强风 gio_giat gio_lon gio_manh gio_to',
  wet: 'rain rainy wet slippery puddles 雨 濡れ 滑 下雨 雨天 湿滑 打滑 troi_mua duong_uot mua_to tron uot',
  grip: 'shoe shoes grip slip slipping slippery シューズ 靴 滑 グリップ 鞋 打滑 防滑 摔倒 giay truot tron bam',
  core: 'core dumbbell dumbbells which_exercises what_exercises 体幹 腹筋 ダンベル 核心 哑铃 腹肌 core co_loi co_bung ta_tay ta_don',
  spacing:
    'between_hard between_workouts between_sessions between_intervals days_between hours_between rest_between_hard hard_sessions_a hard_days_a quality_sessions 中何日 何日あけ 何日空け ポイント練週 ポイント練習は週 ポイント練習週 週に何回ポイント 隔几天 间隔几天 间隔多久 隔多久 几天一次强度 一周几次强度 强度课一周 cach_nhau cach_may cach_bao_nhieu may_bai_nang bai_nang_mot',
  onlyEasy:
    'all_easy only_easy just_easy nothing_but_easy everything_easy easy_all 全部ジョグ ジョグばかり ジョグばっか 楽なのばかり 全是轻松跑 都是轻松跑 全是慢跑 都是慢跑 光是慢跑 全是easy 都是easy toan_easy toan_chay_nhe toan_nhe toan_bai_nhe',
  intense:
    'interval intervals tempo speedwork speed_work vo2 hard_sessions インターバル ポイント練 スピード練 间歇 强度课 变速跑 bien_toc bai_nang',
  family:
    'wife husband partner girlfriend boyfriend family missus spouse 嫁 妻 夫に 旦那 家族 奥さん 彼女に 彼氏に 老婆 老公 媳妇 太太 家人 家里人 女朋友 男朋友 vo_minh vo_em vo_toi chong_minh chong_em chong_toi vk ck ban_gai ban_trai gia_dinh nguoi_nha',
  annoyed:
    'annoyed angry mad nags nagging complains complaining complain moans moaning upset jealous hates fed_up convince persuade argue 怒られ 怒って 文句 嫌が 説得 不満 喧嘩 けんか 小言 抱怨 唠叨 生气 骂我 嫌我 说服 吵架 不高兴 can_nhan cau_nhau phan_nan gian thuyet_phuc khong_vui la_minh la_em',
  tougher:
    'harder tougher more_tiring feels_hard きつ しんど つら 累 难 辛苦 吃力 met_hon nang_hon kho_hon met_qua',
  eve: 'night_before day_before evening_before eve 前日 前夜 前の日 前の晩 前一天 前一晚 前天晚上 hom_truoc toi_truoc ngay_truoc truoc_ngay',
  belly:
    'gut stomach tummy bowel bowels toilet お腹 おなか 胃腸 トイレ 肠胃 肚子 厕所 拉肚子 bung da_day ruot di_ve_sinh tieu_hoa',
  novice:
    'beginner newbie just_started just_downloaded new_to_running just_joined 初心者 始めたばかり これから始め 走ったことな 新手 小白 刚下载 刚开始跑 刚加入 从没 没跑过 moi_tap moi_chay nguoi_moi moi_tai',

  allowed:
    "can_i can_we may_i ok_to okay_to is_it_ok is_it_okay is_it_bad it's_ok should_i bad_for good_for allowed 食べていい 飲んでいい 食べても 飲んでも いい？ だめ ダメ 可以 能不能 能吃 能喝 行吗 好吗 可不可以 duoc_khong duoc_ko dc_khong dc_ko co_sao co_nen co_hai",
  salt: 'salt electrolyte electrolytes sodium salt_tablets salt_tabs 塩分 塩タブ 塩飴 電解質 盐丸 盐分 盐片 电解质 vien_muoi dien_giai bu_muoi',
  water:
    'drink drinking hydrate hydration water thirsty bottle 水分 給水 喉が渇 飲み物 スポドリ 喝水 补水 口渴 饮料 水壶 uong_nuoc bu_nuoc khat_nuoc mang_nuoc',
  gels: 'gel gels carbs_per fuel_during during_a during_the mid_run ジェル 走りながら食 途中で食 能量胶 胶 吃胶 gel gels tiep_nang_luong',
  after:
    'after afterwards post_run post recovery_meal 後に 後は 走った後 走ったあと 走り終わ ランの後 ランのあと 練習後 練習のあと 運動後 跑完 跑后 练完 训练后 运动后 sau_khi sau_buoi chay_xong',
  before:
    'before breakfast empty_stomach fasted morning_of pre_run 前に 前は 朝食 朝ごはん 空腹 跑前 赛前 早餐 空腹 之前 truoc_khi an_sang bung_doi bung_rong',
  carbon:
    'carbon carbon_plate plated super_shoes supershoes vaporfly alphafly carbon_plated 厚底 カーボン 碳板 碳纤维 竞速鞋 carbon tam_carbon',
  lasts:
    'last lasts replace replaced worn_out wear_out need_new_shoes get_new_shoes buy_new_shoes for_new_shoes lifespan how_many_km retire 寿命 替え 買い替え 交換 何キロ使 へたり 换鞋 换一双 多久换 寿命 该换 磨损 thay_giay khi_nao_thay bao_lau_thay mon tuoi_tho thi_thay thay_chua thay_duoc_chua nen_thay can_thay roi_thay',

  // What has just happened to the body, and what is asked again and again.
  donation:
    'gave_blood give_blood giving_blood donated_blood blood_donation donate_blood donating_blood donated_plasma 献血 捐血 hien_mau cho_mau',
  vaccine:
    'vaccine vaccinated vaccination jab jabs booster flu_shot covid_shot my_shot ワクチン 予防接種 疫苗 打针 接种 tiem_phong vac_xin vaccine tiem_vac chich_ngua',
  getFaster:
    'get_faster getting_faster become_faster run_faster faster_at improve_my improve_at speed_up_my get_quicker better_runner 速くなるには 速くなりたい 速く走るには タイムを縮め タイム縮め 記録を伸ば 伸ばすには 切るには 提高成绩 提升成绩 怎么提高 怎么提升 怎样提高 如何提高 跑得更快 变快 提速 cai_thien chay_nhanh_hon tang_toc_do nang_thanh_tich len_trinh',
  howTo:
    'how_do how_can how_to how_should what_should what_do what_would どうすれば どうしたら 何をすれば には？ 方法 コツ 怎么 怎样 如何 练什么 lam_sao lam_the tap_gi tap_sao the_nao cach_nao',
  runLonger:
    'longer_without without_stopping keep_going_longer run_longer non_stop nonstop out_of_breath 長く走れる 長く走るには 止まらずに 息が続か すぐ疲れ 疲れずに 跑得更久 跑更久 不停地跑 一直跑不停 坚持更久 跑不长 跑不久 chay_lau_hon chay_lau_khong chay_lau_ko khong_nghi_giua khong_met chay_ben_hon',
  walkBreaks:
    'walk_breaks walk_break walking_breaks allowed_to_walk stop_and_walk walk_bits 歩いてもいい 歩いちゃ 歩いても 途中で歩 可以走吗 走路算 中间走 走几步 跑走 di_bo_giua di_bo_xen xen_di_bo basically_a_walk basically_walking slow_as_walking barely_faster walking_pace even_running 歩くのと同じ 歩いてるのと 早歩きみたい 跟走路 和走路 走路差不多 nhu_di_bo gan_nhu_di',
  kneeWear:
    'for_my_knees bad_for_knees ruin_my_knees ruin_your_knees ruin_knees damage_knees knees_wear wear_out_knees 膝に悪 膝を痛め 膝が悪くな 伤膝盖 膝盖会坏 伤膝 毁膝盖 hai_goi hai_khop hu_goi hong_khop wreck_my_knees destroy_my_knees hurt_my_knees 膝を壊 膝壊 膝が壊 膝に負担 膝盖受得了',
  raceMorning:
    'race_morning race_day_morning morning_of_the morning_of_my before_the_start on_race_day レース当日 大会当日 本番当日 当日の朝 本番の朝 レースの朝 比赛当天 比赛那天 比赛日 赛当天 比赛早上 比赛当日 当天早上 sang_ngay_thi ngay_thi_nen ngay_thi_an sang_thi sang_chay_giai ngay_chay_giai sang_race sang_giai sang_ngay_giai 比赛早晨 赛前早餐 レース前の朝 本番朝',
  danger:
    'dangerous danger unsafe risky harmful too_high 危険 危ない やばい 危险 有事吗 要紧 没事吗 nguy_hiem co_sao',
  pulse: 'bpm heart_rate hr pulse 心拍 心率 心跳 nhip_tim tim',

  // How a thing is asked.
  asks: 'should can could how what which when is are do does why any need better ok okay worth good bad help helps いい べき どう 何 なに どれ どんな いつ 大丈夫 必要 ほうが 方が 効果 ですか かな おすすめ 吗 呢 怎么 要不要 该 能 可以 什么 哪 多少 好不好 有用 需要 行不行 如何 求 nen co_nen sao the_nao duoc_khong duoc_ko dc_khong dc_ko gi bao_nhieu co_can khong ko chua bao_lau co_tot may',

  // A break, and going on after it.
  pause:
    "weeks_off days_off months_off month_off week_off time_off fortnight_off off_for been_off was_off took_off a_break long_break layoff hiatus havent_run haven't_run haven't_been havent_been not_run stopped_running didnt_run without_running no_running 休んで 休んだ 休んじゃ 休み明け ブランク 離れて 走ってな 走っていな 走れてな 走れていな 走れてませ 走れていませ 走れておりませ 走れておら 走ってませ 走っていませ 走っておりませ 走らなかった 久しぶり 空いて 空いちゃ 停跑 停了 停训 停练 没跑 没有跑 断了 断跑 休息了 歇了 好久没 中断 nghi_chay nghi_tap nghi_dai nghi_ca nghi_gan nghi_hon nghi_2 nghi_3 nghi_4 nghi_hai nghi_ba nghi_mot bo_chay bo_tap khong_chay ko_chay chua_chay",
  resume:
    'come_back coming_back get_back getting_back back_into back_to get_going return returning restart restarting start_again start_back started_again begin_again ease_back ease_in first_run_back first_week pick_up 再開 復帰 再スタート 戻し 戻す 戻せ 戻る 始め直 走り出し 走り始め 恢复跑 恢复训 恢复到 重新 复出 复跑 复训 再跑 开始跑 怎么开始 回归 怎么恢复 慢慢恢复 chay_lai tap_lai quay_lai bat_dau_lai tro_lai bat_dau_sao chay_tiep',

  // A race that has been run, and the days after it.
  raced:
    'ran_a_marathon ran_my_first ran_the_marathon ran_a_half finished_my_marathon finished_a_marathon finished_my_first did_a_marathon did_my_first after_my_marathon after_the_marathon after_a_marathon after_a_half after_my_half after_my_race after_the_race after_a_race post_marathon post_race marathon_yesterday raced_yesterday race_yesterday marathon_on_sunday after_marathon フル走った フルを走った フルの後 フル後 フルのあと ハーフ走った ハーフの後 ハーフ後 マラソン走った マラソンを走った マラソンの後 マラソン後 完走した 完走しました レース後 レースの後 レースの次 レース翌 大会の後 大会後 大会の次 大会の翌 完赛 跑完全马 跑完了全马 跑完半马 跑完马拉松 跑了全马 跑了半马 跑了马拉松 赛后 比完赛 比赛完 比赛后 比赛之后 chay_xong_giai chay_xong_fm chay_xong_hm xong_marathon xong_half sau_giai sau_marathon sau_race sau_fm sau_hm moi_chay_fm vua_chay_fm vua_chay_hm vua_chay_marathon hoan_thanh_fm hoan_thanh_marathon',
  afterwards:
    'recover recovery recovering rest how_long when_can again next_week week_after days_off back_to what_now how_soon easy 休 回復 いつから 次の週 次の日 翌日 翌週 どうすれば どう過ごす どれくらい 走っていい 練習再開 多久 什么时候 几时 怎么恢复 恢复 休息 几天 再跑 怎么跑 接下来 bao_lau khi_nao nghi hoi_phuc chay_lai may_ngay the_nao tap_lai',

  // How somebody feels about running, and about the coach.
  unwilling:
    "motivation unmotivated demotivated cant_be_bothered can't_be_bothered be_bothered cba dont_feel_like don't_feel_like don't_want_to dont_want_to no_desire feeling_lazy so_lazy too_lazy giving_up give_up_running quit_running hate_running lost_interest out_the_door off_the_couch off_the_sofa rut やる気 モチベ 走りたくな 走る気 気が乗らな 気が向かな サボりたい さぼりたい めんどくさ 面倒くさ 飽きて 飽きた 走るのやめたい 続かない 続けられな 不想跑 不想动 没动力 没有动力 动力 懒得 太懒 好懒 提不起劲 坚持不下 坚持不了 想放弃 luoi_chay luoi_qua hay_luoi chan_chay chan_qua nan_qua khong_muon_chay ko_muon_chay mat_dong_luc dong_luc bo_cuoc het_hung",
  blame:
    "not_what_i not_my_question didnt_answer didn't_answer doesn't_answer not_answering useless thats_wrong that's_wrong that_is_wrong youre_wrong you're_wrong makes_no_sense not_helpful doesnt_help too_generic so_generic stop_giving_me contradict contradicting contradicts read_my_question そうじゃな 的外れ 答えになって 話が通じ 役に立た 聞いてな 質問と違 使えな 間違って 答えてない 答えてくれな 答えてくださ 答えてもら 答えてよ 答非所问 没听懂 听不懂 不是问 没回答 没有回答 没用 等于没说 废话 前后矛盾 自相矛盾 敷衍 胡说 说错 太笼统 chung_chung khong_phai_cau lac_de vo_dung khong_hieu_y chang_hieu noi_sai tra_loi_sai sai_roi fuck_this fuck_you fucking_useless you_suck this_sucks app_sucks stupid_app stupid_bot dumb_bot garbage_answer rubbish_answer クソアプリ 垃圾软件 垃圾回答 智障 ngu_qua do_ngu",

  lessThat:
    '不想跑太 不想跑得 不想跑那么 不想跑这么 不想跑长 走りたくないわけ あまり長く muon_chay_qua muon_chay_nhieu muon_chay_dai',
  claims:
    'you_told_me you_said you_just_said told_me_yesterday さっきは 前は 昨日は 言ってた 言ってること 言いましたよね 你刚才说 你之前说 你昨天说 你说过 前面说 hom_qua_noi hom_qua_bao luc_truoc_noi luc_nay_noi ban_noi ban_bao coach_noi coach_bao',
  contrast:
    'which_is_it but_now and_now now_you now_its now_it which_one make_up_your different_now 違う 違い どっち 今度は 矛盾 不一样 现在又 到底 怎么又 又说 哪个对 bay_gio_lai sao_gio gio_lai cai_nao_dung khac_nhau khac_roi',

  // Figures of the past that are named by what they are.
  lastLongRun:
    'last_long_run last_long_one my_last_long latest_long_run previous_long_run 前回のロング 最後のロング この前のロング 直近のロング 前のロング 上次长距离 上次长跑 上次的长距离 上次的长跑 上一次长距离 上一次长跑 最近一次长 上次拉长 buoi_dai_gan chay_dai_gan bai_dai_gan long_run_gan buoi_dai_truoc bai_dai_truoc buoi_dai_lan chay_dai_lan long_run_lan',
  lastRan:
    'since_my_last since_i_last did_i_last i_last_ran last_time_i since_last_run last_ran days_since 最後に走った いつぶり 何日走ってな 何日空 前に走ったのはいつ 几天没跑 多久没跑 多少天没跑 最后一次跑步 上次跑步是什么时候 上次是什么时候跑 上一次跑步是什么 lan_cuoi_chay lan_cuoi_minh lan_cuoi_toi may_ngay_chua bao_lau_chua may_ngay_khong',
  allTime:
    'total_so_far ever_run これまでに 今までに 通算 累計 累计 至今 到目前为止 tu_truoc_den tu_truoc_toi tu_dau_den tu_luc_bat',
  howFar:
    'how_far how_many_km how_many_kilometres how_many_kilometers how_many_miles how_much km kms mileage distance 何キロ 距離 走行距離 走った 走って 多少公里 多少 几公里 里程 跑量 跑了 bao_nhieu_km may_km bao_nhieu_cay quang_duong bao_xa km',
  longestFastest:
    'longest furthest fastest best record pb 最長 一番長 一番速 最速 ベスト 最长 最远 最快 最好 dai_nhat xa_nhat nhanh_nhat tot_nhat ky_luc',
  sameCourse:
    'same_loop same_route same_course usual_loop usual_route regular_loop same_lap same_path いつものコース 同じコース 同じルート いつもの周回 いつもの道 同じ道 同一条路 同一路线 同样的路线 同样路线 老路线 同条路线 同一圈 cung_cung_duong cung_lo_trinh cung_duong_cu vong_cu cung_mot_cung',
  weakness:
    'my_weakness weaknesses weak_point weak_spot weakest what_to_improve should_i_improve work_on holding_me_back 弱点 課題 何を鍛え 何を強化 伸ばすべき 足りないもの 加强什么 加强哪 改进什么 弱项 短板 哪里不足 欠缺 缺什么 diem_yeu can_cai_thien cai_thien_gi thieu_gi yeu_cho_nao',

  // The product.
  sees: 'can_you_see do_you_see you_see_my can_you_access can_you_read you_have_access have_access do_you_get 見えて 見れ 見られ 見え アクセスでき 読み取れ 看得到 能看到 看到我 能读 读取 能看见 xem_duoc thay_duoc doc_duoc nhin_thay co_thay xem_dc thay_dc',
  data: 'garmin strava coros suunto polar apple_watch fitbit huawei data activities ガーミン ストラバ データ 記録 数据 资料 记录 佳明 高驰 华为 手表 du_lieu dong_ho hoat_dong',
  removes:
    'delete remove erase trim crop get_rid_of merge 消し 消す 消せ 削除 トリミング 切り取 删 删除 裁剪 剪掉 合并 去掉 xoa_buoi xoa_bai xoa_hoat xoa_di xoa_duoc xoa_ban xoa_sao xoa_the sao_xoa cat_bot gop_lai bo_bot',
  recorded:
    'run runs activity activities recording session entry ride ラン 記録 練習 アクティビティ データ 这条 这笔 这次 忘记按停 移動 止め忘れ 押し忘れ 记录 活动 训练 一笔 跑步 buoi bai_chay hoat_dong ban_ghi',
  whoSees:
    'who_can_see who_sees who_else_sees who_can_read privacy is_my_data private 誰が見 誰に見 他の人に見 公開され 非公開 プライバシー 谁能看 谁可以看 谁看得到 谁会看 别人能看 别人看得到 隐私 公开吗 ai_xem ai_thay ai_doc ai_nhin rieng_tu bao_mat nguoi_khac_xem nguoi_khac_thay',
  price:
    'cost_anything does_this_cost does_it_cost this_cost is_this_free is_it_free subscription_cost the_price free_version paid_plan 料金 値段 有料 無料 月額 课金 多少钱 收费 免费 价格 要钱 付费 gia_bao_nhieu mien_phi tra_phi ton_phi bao_nhieu_tien mat_tien',

  birth:
    'having_a_baby had_a_baby new_baby gave_birth given_birth postpartum post_partum postnatal c_section 産後 出産 帝王切開 产后 生完孩子 生完宝宝 生完娃 剖腹产 sau_sinh moi_sinh sinh_mo sinh_xong',

  // Illnesses and operations after which a doctor decides.
  graveIllness:
    'dengue malaria pneumonia tuberculosis mononucleosis glandular_fever myocarditis pericarditis hepatitis sepsis meningitis surgery an_operation my_operation heart_operation chemo chemotherapy デング マラリア 肺炎 結核 肝炎 心筋炎 髄膜炎 手術 抗がん剤 登革 疟疾 肺炎 结核 肝炎 心肌炎 脑膜炎 手术 开刀 动刀 化疗 sot_xuat_huyet viem_phoi viem_co_tim lao_phoi viem_gan viem_mang_nao phau_thuat moi_mo vua_mo hoa_tri',
} as const satisfies Readonly<Record<string, string>>;
