/**
 * Words by what they mean, for situations that runners describe. Spelt as in `concept-words.ts`.
 */
export const SITUATION_WORDS = {
  shiftHours:
    'rotating_shifts roster rota shift_work shifts irregular_hours off_work work_hours 交代 シフト 勤務 遅番 早番 倒班 三班 轮班 班表 晚班 早班 值班 輪班 大夜 ca_xoay ca_dem lam_ca truc_ca gio_lam doi_ca',
  twoParts:
    'split_it split_my break_up in_two two_parts halves twice_a_day in_one_go 分けて 分割 二回に 半分ずつ 二部 拆 拆成 分两 分两次 分成 兩次 chia_doi tach chia_ra chia_buoi lam_hai',
  lateEvening:
    'late_evening at_night nine_pm ten_pm before_bed bedtime evening_session late_training 夜遅 遅い時間 寝る前 夜九時 夜十時 睡前 晚上九点 晚上练 太晚 tap_muon buoi_toi khuya truoc_khi_ngu',
  wakesAtNight:
    'wake_up_at awake lie_awake cant_sleep fall_asleep 目が覚め 寝つき 眠れない 起きてしま 半夜醒 睡不着 睡不好 tinh_giac kho_ngu tran_troc khong_ngu',
  pacesOther:
    'pacing_my pace_my pacemaker pacer_for guiding pace_him pace_her at_her_pace at_his_pace 引っ張 伴走 ペースメーカー ペーサーを頼 陪跑 带人 私兔 当兔子 帮忙配速 dan_pace keo_ban lam_pacer chay_theo_pace',
  feastWord:
    'hotpot barbecue buffet dinner wedding curry sushi spicy eat_out 焼肉 飲み会 鍋 外食 寿司 激辛 バイキング 火锅 烧烤 聚餐 麻辣 自助餐 大餐 an_lau nhau tiec buffet an_cay',
  numbToe:
    'numb numbness tingle tingling pins_and_needles goes_to_sleep しびれ 痺れ 感覚がなく ジンジン 发麻 麻了 没知觉 te_ngon te_chan te_mui te_long',
  laceWord: 'lace laces lacing shoelace 靴ひも ひも 紐 鞋带 day_giay xo_day',
  wallWord:
    'bonk bonked hit_the_wall the_wall empty ran_out_of_gas out_of_fuel blew_up zombie 30キロの壁 ガス欠 ハンガーノック 動かな 死亡 撞墙 崩了 没油 腿废 dung_tuong het_xang bonk can_nang_luong',
  officialTime:
    'official_time chip_time gun_time net_time chip_result 公式タイム 公式 ネットタイム グロス 官方成绩 净成绩 枪声成绩 芯片 chip_time gun_time thanh_tich_chip',
  bibWord:
    'bib bibs race_number start_number somebody_elses_name another_name ゼッケン ナンバーカード 代走 出走権 号码布 替跑 代跑 名额 參賽號 bib so_bib chay_ho chay_thay',
  whichRace:
    'which_race which_half which_marathon recommend_a_race ballot lottery 抽選 おすすめの大会 どの大会 没中签 推荐一场 哪场 报哪个 truot_boc_tham giai_nao nen_dang_ky',
  relayWord:
    'relay relays leg_of handover ekiden 駅伝 リレー たすき 区間 接力 一棒 接棒 tiep_suc chang_tiep_suc',
  eveningWord:
    'evening_race night_race 7pm 8pm after_work_race 夜のレース ナイトレース 夕方の 记录会 晚上的比赛 夜间比赛 giai_toi giai_dem thi_toi',
  arriveWord:
    'how_early bag_drop queue queued toilets leave_home leave_the_hotel arrive 荷物預け 何時に着 会場 整列 並ん 存包 寄物 提前多久 几点出门 排厕所 gui_do den_truoc may_gio_di xep_hang',
  heavierNow:
    'heavier put_on_weight gained_weight two_kilos kilos_more 体重が増 太った 2キロ増 重了 胖了 体重涨 tang_can len_can tang_ky',
  afterwardsEmpty:
    'plan_ends after_the_plan plan_is_over nothing_after whats_next_after 計画が終わ 予定が空 そのあとは 計画の最終 计划结束 之后没有 后面是空 het_giao_an het_ke_hoach lich_trong',
  longCount:
    '30k 32k 20_miler 30キロ走 三十公里 30公里 buoi_30 30km last_long_run 最後のロング 最后一次长距离',
  volumeWord:
    'mileage_or_intensity more_mileage volume intensity more_or_faster 距離と質 量か質 量と強度 加量 加强度 跑量还是 khoi_luong cuong_do tang_km',
  moreThanPlan:
    'more_than_the_plan cut_it_short shorter_than_planned longer_than_planned add_on extra_run 計画より 予定より メニューより 比计划 计划只 多加一次 hon_giao_an it_hon_ke_hoach chay_them',
  planPace:
    'pace_in_my_plan paces_in_the_plan prescribed_pace your_paces target_pace 設定ペース 指定ペース ペース設定 指定のペース 目标配速 计划的配速 你定的配速 pace_trong_giao_an pace_dat pace_muc_tieu',
  lampWord:
    'head_torch headtorch headlamp chest_light waist_light lamp torch street_lamps lumens ヘッドライト ライト 街灯 チェストライト 头灯 胸灯 腰灯 路灯 尾灯 den_pin den_dau den_nguc den_duong',
  carryWord:
    'vest belt bottle flask hydration_vest hydration_pack hand_held ベスト ボトル フラスク ハイドレーション 水袋 背心 水壶 腰包 vest dai_binh binh_nuoc cam_binh',
  indoorsWord:
    'spin_bike spinning indoors indoor cross_trainer rowing_machine gym_bike elliptical エアロバイク 室内 ジムのバイク 单车 飞轮 椭圆机 划船机 室内 飛輪 xe_dap_tap trong_nha trong_gym',
  newClimate:
    'moved_to tropics acclimatise get_used_to_the_heat hot_country 引っ越し 暑さに慣れ 南に来 搬到 适应高温 热带 chuyen_vo quen_nong noi_nong',
  menopauseWord:
    'menopause perimenopausal perimenopause hormones hormone hot_flushes hot_flashes 更年期 ほてり ホルモン 閉経 激素 潮热 绝经 荷爾蒙 man_kinh noi_tiet boc_hoa',
  noseWord:
    'nose nose_runs runny_nose drips steam_up cold_air 鼻水 眼鏡が曇 冷たい空気 流鼻水 流鼻涕 起雾 冷空气 chay_nuoc_mui so_mui kinh_mo khi_lanh',
  gapWord:
    'blank gap missing dropped_out no_heart_rate 空白 記録されていない 切れて 取れてない 消えた 没有心率 中断 断了 bi_trong khong_ghi mat_doan dut_quang',
  stoppedAt:
    'red_light traffic_light level_crossing moving_time elapsed_time forgot_to_pause 信号待ち 踏切 移動時間 経過時間 止め忘れ 等红灯 移动时间 没按暂停 den_do thoi_gian_di_chuyen quen_bam_dung',
  wornOut:
    'worn worn_out replace retire tread 替え時 寿命 溝 へたった 买い替え 该换 退役 纹路 磨平 thay_giay het_han mon_de gai_con',
  envyWord:
    'jealous envy envious bitter happy_for うらやまし 悔し 喜べ もやもや 嫉妒 羡慕 心里酸 高兴不起来 ghen_ti am_uc mung_khong_noi',
  joyWord:
    'engaged birthday so_happy so_beautiful finally proposed baby_was_born 誕生日 プロポーズ うれしい かわいい きれい ついに 求婚 生日 开心 可爱 中签了 当爸爸 sinh_nhat cau_hon vui_qua dep_qua cuoi_cung_cung',
  praiseWord:
    'spot_on you_were_right best_coach well_done you_guessed 当たって ぴったり すごい 最高です 猜得准 太准 准了 最好的教练 chuan_that doan_trung gioi_ghe nho_coach',
  coachSelfWord:
    'do_you_run your_pb your_favourite whos_your which_team are_you_backing 推し 応援して コーチの コーチは 你支持 你的pb 你最喜欢 你自己跑 coach_thich coach_co pb_cua_coach',
  blisterWord:
    'blister blisters socks tape tape_my 水ぶくれ まめ 靴下 テーピング 五本指 水泡 袜子 胶布 胶带 phong_rop phong_chan tat_chay dan_bang',
  heelMorning:
    'plantar first_steps first_step in_the_morning_heel arch 足底筋膜 一歩目 かかと 土踏まず 足底筋膜 第一步 脚跟 足弓 can_gan_chan got_chan buoc_dau',
  sitsLong:
    'sitting sit_at desk_job office_chair sciatica piriformis buttock glute 座って デスクワーク 座りっぱなし お尻 坐骨 梨状 久坐 坐久 臀部 屁股 ngoi_lau van_phong mong',
  pacerWord:
    'pacer pace_group balloons pacemakers surging ペーサー ペースランナー 風船 集団 兔子 配速员 官方兔子 pacer bong_bay nhom_pacer',
  washWord:
    'wash washing_machine dry stink smell laundry mud 洗濯 洗い 乾か 臭い 洗 晾 弄干 洗衣机 giat phoi hoi kho',
  rainWord:
    'rain raining drizzle drizzling pours wet_weather 雨 小雨 雨予報 下雨 小雨 毛毛雨 淋雨 雨天 mua mua_nho chay_mua',
  veganWord:
    'vegan vegetarian plant_based no_meat ヴィーガン 菜食 ベジタリアン 吃素 素食 纯素 an_chay thuan_chay',
  boredWord:
    'boring bored dull monotonous 退屈 飽きた つまらな 単調 无聊 腻了 没意思 chan buon_ngu don_dieu te_nhat',
  dailyOrLong:
    'every_day_or short_daily longer_runs three_times_a_week daily_versus 毎日少し 毎日3 週三回 天天跑 每天三公里 隔天 moi_ngay_3 hang_ngay cach_ngay',
  genderWord:
    'wrong_sex sex gender birth_year date_of_birth profile 性別 生年 プロフィール 性别 出生 资料 生日 gioi_tinh nam_sinh ngay_sinh ho_so',
  keepsData:
    'keep_my_data export download_all my_data get_my_data データ 書き出 ダウンロード 取り出 数据 导出 下载 保留 du_lieu xuat tai_ve tai_het',
  paysWord:
    'how_much_is price payment paypal discount free_version subscription_cost 料金 年間プラン 支払い 学割 无料 多少钱 收费 支付宝 优惠 gia_bao_nhieu thanh_toan momo giam_gia',
  machineOrHuman:
    'actual_person human bot machine real_people chatgpt 中の人 ロボット 人間 真人 机器人 人工 nguoi_that may_tra_loi chatgpt',
  // What no coach of running answers.
  papersWord:
    'visa passport embassy id_card driving_licence form immigration ビザ パスポート 免許 役所 書類 住民票 签证 护照 驾照 材料 证件 身份证 簽證 護照 visa ho_chieu giay_to bang_lai can_cuoc',
  homeThings:
    'air_conditioner aircon fridge carpet stain moving_house move_house landlord rent furniture plumber washing_up エアコン 冷蔵庫 引っ越し 引越し 家賃 大家 家具 カーペット 単身パック 空调 冷气 冰箱 搬家 房租 家具 地毯 装修 may_lanh tu_lanh chuyen_nha tien_nha noi_that tham',
  moneyThings:
    'gold stock shares bitcoin loan mortgage insurance tax bank_account exchange_rate 金の値段 株 円安 保険 ローン 税金 為替 黄金 股票 基金 贷款 保险 汇率 房价 vang_len gia_vang co_phieu vay bao_hiem ty_gia',
  schoolThings:
    'homework maths essay book_report exam_question thesis translate translation grammar 宿題 算数 感想文 作文 レポート 翻訳 訳して 文法 作业 数学题 读后感 作文 论文 翻译 语法 bai_toan bai_tap van_mau luan_van dich_cau ngu_phap',
  eatingOut:
    'restaurant cafe date_night bar recipe cook takeaway レストラン 居酒屋 デート カフェ レシピ 料理 餐厅 約會 约会 咖啡馆 菜谱 做菜 餐廳 quan_an nha_hang hen_ho quan_cafe cong_thuc nau_an',
  officeThings:
    'vlookup spreadsheet excel powerpoint printer wifi laptop email_template password_forgot エクセル 関数 プリンター パソコン ワード 表格 函数 打印机 电脑 excel ham_excel may_in may_tinh',
  publicThings:
    'vote election candidate politician president party government 選挙 投票 候補 政治 首相 选举 投票 候选人 政府 总统 選舉 bau_cu bo_phieu ung_vien chinh_phu',
  culturePlays:
    'film movie series novel song lyrics game football_score 映画 ドラマ 小説 歌詞 ゲーム 电影 电视剧 小说 歌词 游戏 phim tieu_thuyet bai_hat loi_bai_hat tro_choi',
  travelThings:
    'flight flights hotel hotels sightseeing itinerary airport train_ticket 航空券 飛行機 ホテル 観光 新幹線 机票 酒店 旅游 景点 高铁 機票 飯店 ve_may_bay khach_san du_lich lich_trinh',
  shoppingThings:
    'phone laptop_to_buy tv fridge_brand car which_phone スマホ 車を買 テレビ 手机 买车 电视 dien_thoai mua_xe tivi',
} as const satisfies Readonly<Record<string, string>>;
