/** Words of common questions by what they mean, spelt as in `concept-words.ts`: one language's examples teach the others. */
export const COMMON_QUESTION_WORDS = {
  parkrunWord: 'parkrun park_run パークラン 公园跑 帕克跑',
  dayAfter:
    'day_after next_day next_morning the_day_before 翌日 次の日 前日 隔天 第二天 前一天 hom_sau hom_truoc ngay_hom_sau',
  howOften:
    'how_often how_many_times per_week times_a_week once_a_week twice_a_week 週何回 週に何回 頻度 何回まで 一周几次 每周几次 多久一次 一周两次 一周一次 频率 may_lan may_buoi bao_lau_mot_lan tan_suat',
  qualityWord:
    'quality speedwork speed_work hard_session hard_sessions hard_workout hard_workouts ポイント練習 スピード練習 速い練習 强度课 速度课 强度训练 速度训练 buoi_nang bai_nang toc_do bai_chat_luong',
  byTime:
    'by_time by_minutes time_or_distance duration_or minutes_or 時間で 時間走 按时间 看时间 分钟还是 时长 theo_phut theo_thoi_gian theo_gio canh_gio',
  byDistance:
    'by_distance distance_or or_distance 距離で 距離走 キロ数 按距离 看公里 还是公里 还是距离 theo_km theo_quang_duong canh_km',
  holdsBack:
    'hold_back slow_down slower_on keep_slow run_slowly 抑え 突っ込 ゆっくり走れない 慢不下来 压不住 压住 忍住 控制不住 控制 放慢 kim_lai kim giu_cham chay_cham',
  stridesWord:
    'strides stride 流し ウィンドスプリント ウインドスプリント 加速跑 快步跑 strides tang_toc but_toc',
  weekOfDays:
    'three_days 3_days three_times 3_runs three_runs four_days 4_runs two_days 3_days_a_week 週3 週三 週4 週2 週に三 三天 三次 四天 四练 两天 ba_buoi 3_buoi 4_buoi 3_ngay hai_ngay',
  arranges:
    'structure split_it arrange look_like what_goes_where 組め 組む 配分 割り振り 怎么排 怎么安排 分配 怎么分 xep_bai chia_bai sap_xep xep_sao',
  earlyWord:
    'early_morning get_up wake_up alarm morning_runner out_of_bed 早起き 朝起き 布団 二度寝 早起 起不来 赖床 闹钟 爬不起来 晨跑 day_som khong_day_noi bao_thuc ngu_nuong',
  stepsUp:
    'step_up move_up from_10 from_5k to_the_half longer_distance 伸ばす 挑戦 ステップアップ 进阶 升级 提升到 练到 挑战 len_half len_21 nang_cu_ly len_full',
  raceStart:
    'first_km first_kilometres opening go_out start_of_the_race beginning_of_the_race first_5 入り 序盤 最初の スタート直後 号砲 前几公里 开头 起跑后 枪响 前五公里 dau_giai km_dau xuat_phat may_km_dau',
  countdown:
    'how_many_weeks how_many_days weeks_until days_until weeks_left countdown until_my_race あと何週 あと何日 残り何日 还有几周 还有几天 还剩 倒计时 哪一天 con_may_tuan con_may_ngay bao_lau_nua dem_nguoc',
  ofThePlan:
    'my_plan the_plan plan_have in_the_plan in_my_plan 計画 プラン 计划里 我的计划 整个计划 课表里 ke_hoach giao_an theo_lich trong_lich',
  nextWeek:
    'next_week coming_week next_weeks 来週 翌週 下周 下个星期 下星期 下周的 tuan_sau tuan_toi',
  focusWord:
    'focus main_goal concentrate key_session most_important priority テーマ 狙い 意識 ポイントは 重点 主要 关键 重要 trong_tam tap_trung quan_trong_nhat',
  proteinWord:
    'protein whey shake protein_powder プロテイン たんぱく質 タンパク質 ホエイ 蛋白粉 蛋白质 乳清 高蛋白 dam whey protein sua_dam',
  litres:
    'litres liters two_litres hydration daily_water a_day 一日何リットル リットル 水分量 几升 两升 每天喝 一天喝 lit_nuoc may_lit moi_ngay_uong',
  lonelyWord:
    'lonely loneliness nobody_to_run no_one_to_run by_myself on_my_own sad_alone 寂しい 寂し さみしい さびしい 孤独 ひとりぼっち 仲間がいない 孤单 寂寞 冷清 没人陪 没有伴 co_don buon_qua khong_co_ai mot_minh_buon',
  newBestWord:
    'new_pb new_pr personal_best personal_record smashed pb_today beat_my ベスト更新 自己新 自己ベスト更新 切れた 达成 刷新 破纪录 破pb 历史最快 跑进 lap_pb pha_pb ky_luc_moi pha_ky_luc',
  dataGoes:
    'stored server servers sold sell_my send_my_data where_is_my_data third_party train_ai 保存 サーバー 送られ 渡る 売 存在哪 存哪 服务器 卖给 传给 发给 luu_o_dau may_chu ban_du_lieu gui_cho',
  twoDaysRunning:
    'in_a_row back_to_back consecutive two_days_running days_running 連続 二日続け 連日 连续 连着 隔天 lien_tiep lien_tuc hai_ngay_lien ngay_lien',
  halfHour:
    'half_hour half_an_hour 30_minutes 30_min thirty_minutes lunch_break 30分 三十分 昼休み 半小时 半个小时 三十分钟 午休 nua_tieng 30_phut nghi_trua',
  inclineWord: 'incline gradient slope_of 傾斜 坡度 độ_dốc do_doc dau_doc',
  cannotLong:
    'skip_my_long miss_the_long skip_the_long wedding hen_do away_this_weekend 結婚式 飛ばし 喝喜酒 吃喜酒 出去玩 dam_cuoi bo_buoi_dai',
  planHeavy:
    'too_hard too_tough too_much_for_me keep_up_with_the_plan きつすぎ 重すぎ ついていけない 太重 太难 跟不上 吃不消 nang_qua qua_suc theo_khong_noi',
  raceWeekWord:
    'race_week final_week last_week_before week_of_the_race week_of_a_race レースの週 本番一週間前 直前の 比赛周 赛前一周 最后一周 赛前最后 tuan_cuoi tuan_thi tuan_co_giai',
  fastedWord:
    'fasted empty_stomach before_breakfast without_eating 空腹 朝ごはん抜き 食べずに 不吃早饭 空着肚子 没吃 bung_doi nhin_an khong_an_gi',
  progressionWord:
    'progression progressive build_up faster_and_faster ビルドアップ だんだん 徐々に 渐加速 渐进 越跑越快 先慢后快 tang_dan progression cham_truoc',
  groupWord:
    'group_session fast_group which_group pace_group club_run 練習会 集団 グループ 团练 跑团训练 哪个组 快的组 tap_nhom theo_nhom nhom_pace',
  soonRace:
    'three_weeks two_weeks in_a_month soon three_weeks_to_go 三週間後 二週間 あと三週間 来月 三周后 两周后 快比赛 临时 ba_tuan_nua sap_dua sap_thi',
  goalChanged:
    'change_my_goal change_my_target different_goal lower_my 目標を変え 目標変更 目標を下げ 改目标 改成 调低 目标改 doi_muc_tieu ha_muc_tieu',
  zoneTwo: 'zone_2 zone_two z2 ゾーン2 ゾーン二 二区 第二区 zone2',
  likeWalking:
    'nearly_walking almost_walking have_to_walk 歩くくらい 歩かないと 像走路 快走 nhu_di_bo phai_di_bo',
  exportWord:
    'export download download_all copy_of_my エクスポート 書き出 ダウンロード 导出 下载 备份 xuat tai_ve tai_het sao_luu',
  freeOrPaid:
    'free_version paid_version premium subscription free_plan 無料 有料 課金 プレミアム 免费 付费 会员 mien_phi tra_phi premium ban_free',
  realCoach:
    'real_coach human_coach human_trainer actual_coach 本物のコーチ 人間のコーチ 真人教练 huan_luyen_vien_that hlv_that hlv_nguoi_that',
} as const satisfies Readonly<Record<string, string>>;
