/**
 * Words by what they mean, for what is asked beside figures and plans: with them one language's examples
 * teach the others. Spelt as in `concept-words.ts`.
 */
export const LEARNT_ADVICE_WORDS = {
  nightShift:
    'night_shift nightshift night_shifts shift_work all_nighter up_all_night newborn 夜勤 夜勤明け 徹夜 当直 シフト勤務 夜泣き 夜班 通宵 熬夜 倒班 值班 大夜班 輪班 大夜 轮班 truc_dem ca_dem thuc_trang thuc_dem con_quay',
  badlySlept:
    'no_sleep barely_slept hardly_slept slept_badly little_sleep hours_sleep hours_of_broken sleep 寝てない 寝ずに 寝不足 睡眠不足 眠れ 睡眠 没睡 睡了 失眠 没睡好 睡不着 睡眠 沒睡 ngu_it mat_ngu thieu_ngu ngu_duoc ngu_co',
  pram: 'stroller buggy pram pushchair toddler my_kid my_son my_daughter kids playground playgrounds ベビーカー 子連れ 子ども 子供 娘と 息子と 推车 婴儿车 带娃 娃 孩子 嬰兒車 小孩 xe_noi con_nho cung_con con_gai con_trai',
  dog: 'dog dogs puppy leash 犬 ワンコ わんこ 散歩 狗 遛狗 毛孩 con_cho cho_dai con_cun cun',
  manyStops:
    'red_light red_lights traffic_lights kept_stopping stopped_loads had_to_stop crowd crowded packed weave dodge 信号 止まりまくり 人混み 混んで 混んでて 红灯 红绿灯 停了 人多 人超多 走走停停 den_do dung_suot dung_hoai dong_nguoi ne_nguoi dong_qua',
  doesItCount:
    'does_it_count does_this_count still_count counts count_as valid worthless meaningful mean_anything any_use 練習になる 意味ある 参考になる 参考 数えて カウント 算不算 算吗 还算 算数 有意义 有用吗 参考价值 算训练 算有氧 co_tinh tinh_khong co_y_nghia dang_tin co_tac_dung',
  standStill:
    'stand_still stand standing walk_or_jog jog_recoveries recoveries walking_recoveries つなぎ リカバリー レスト 休み方 组间 站着 慢跑休 走着休 趟間 組間 giua_rep giua_to giua_hiep dung_yen nghi_giua',
  watchVerdict:
    'recovery_time training_status training_readiness body_battery unproductive detraining productive watch_says garmin_says watch_predicts 回復時間 トレーニングステータス ボディバッテリー レディネス 非生産的 恢复时间 训练状态 身体电量 训练准备 恢復時間 訓練狀態 bao_recovery hoi_phuc_72 body_battery bao_hoi dong_ho_bao dong_ho_noi',
  shoeBrand:
    'nike adidas asics hoka brooks saucony vaporfly alphafly novablast pegasus endorphin adios kayano nimbus ghost puma ナイキ アディダス アシックス ホカ ヴェイパー ズームフライ ノヴァブラスト ペガサス メタスピード 特步 李宁 飞电 亚瑟士 索康尼 安踏 鸿星 耐克 亞瑟士 bitis hunter',
  oldShoes:
    'gym_trainers old_trainers sneakers converse tennis_shoes gym_shoes スニーカー 普通の靴 テニスシューズ 运动鞋 帆布鞋 篮球鞋 板鞋 籃球鞋 giay_thuong giay_bata giay_the',
  ashamed:
    'embarrassing embarrassed ashamed laugh laughing laughs tease teased stupid slowcoach grannies snail 恥ずかしい 笑われ バカにされ 丢人 丢脸 笑我 尴尬 不好意思 丟臉 心酸 xau_ho ngai che treu buon_ghe cuoi_minh',
  othersFaster:
    'faster_than_me gone_past_me beat_me beats_me beat_that keep_up everyone_else everybody_else passed_me 勝てない 抜かれ ついていけない みんな速 比我快 跑不过 跑不贏 超过我 跟不上 輸給 nhanh_hon_minh thang_duoc khong_theo vuot_minh ai_cung',
  newRunner:
    'beginner newbie newcomer new_to_running just_started first_run first_runs just_began noob starting_out 初心者 始めたばかり 走り始めた 初ラン はじめて走り 新手 小白 刚开始跑 初学者 初跑者 第一次跑 剛開始跑 moi_tap moi_chay nguoi_moi buoi_dau lan_dau',
  gaveUp:
    'bailed gave_up quit blew_up couldnt_finish cut_short dnf disaster terrible cooked 途中でやめ 撃沈 心が折れ やめちゃ 失敗 リタイア 跑崩 没跑完 放弃 退赛 爆掉 崩了 跑不完 bo_cuoc toang khong_chay_het that_bai',
  joking:
    'lol haha lmao joking goggins bolt kipchoge lottery fortune 笑 www w草 冗談 占って 抽選 哈哈 开玩笑 算命 通灵 抽签 通靈 抽籤 boi_xem haha hihi boc_tham kkk',
  partner:
    'my_wife my_husband girlfriend boyfriend my_partner wedding married 嫁 妻 彼女 夫 旦那 老婆 女朋友 男朋友 老公 vo_bao vo_minh ban_gai chong',
  raceDay:
    'race_day race_morning start_line corral bib chip gun finish_line checklist pack 当日 スタート ブロック ゼッケン 持ち物 ゴール 比赛当天 起跑 号码布 检录 关门 收容车 出发 起跑線 號碼布 ngay_thi xuat_phat so_bib bib vach_dich ngay_giai',
  dayBeforeRace:
    'day_before night_before eve_of shakeout before_race 前日 前の日 前夜 前一天 赛前一天 前一晚 hom_truoc ngay_truoc truoc_giai',
  lastPlace:
    'last_place being_last cut_off cutoff sweep_bus sweeper come_last 最後尾 ビリ 制限時間 関門 最后一名 关门 收容 关门时间 關門 ve_bet cut_off xe_gom ve_cuoi',
  hardPart:
    'gets_tough gets_hard mental push_through pain_cave want_to_stop keep_going wall 苦しい 粘る 心の持ち 乗り切 撑不住 坚持 难熬 想放弃 咬牙 duoi vuot_qua bo_cuoc tinh_than',
  registration:
    'registration register sign_up entry_fee enter course organiser website エントリー 申し込み 参加費 公式 コース 报名 报名费 赛道 官网 報名 賽道 dang_ky phi duong_chay ban_to_chuc',
  daysOff:
    'rest_days rest_day days_off day_off 休み 休養日 休足日 休息日 休息几天 歇几天 ngay_nghi nghi_may',
  clothing:
    'wear clothes shorts tights jacket layers cotton gloves shirt t_shirt 着る 服装 ウェア タイツ 手袋 穿什么 穿 衣服 短裤 紧身裤 外套 手套 mac ao quan mac_gi ao_khoac gang_tay',
  unsafeRoad:
    'by_myself alone solo scared unsafe stalked at_night 一人で 怖い 不安 夜道 一个人 害怕 安全 自己跑 mot_minh so_qua an_toan',
  runGroup:
    'running_club run_club group club crew buddy together 練習会 クラブ 仲間 友達と 集団 跑团 约跑 跑友 社团 跑團 nhom_chay clb hoi_chay ban_chay chay_chung',
  habitWord:
    'stick_with habit routine consistent consistency keep_it_up every_week quit 続ける 続かない 習慣 三日坊主 坚持 习惯 三天打鱼 養成 thoi_quen duy_tri kien_tri deu_dan',
  skinRub:
    'chafe chafing rub rubs rubbed raw nipples nipple thighs vaseline 股ずれ 擦れ 乳首 ワセリン 磨破 摩擦 乳头 大腿内侧 凡士林 磨大腿 tray co_xat dau_ti vaseline dui',
  sunWord:
    'sunscreen sunburn sunburnt sunglasses spf 日焼け サングラス 防晒 晒黑 太阳镜 防曬 kem_chong chay_nang kinh_ram',
  trailWord:
    'trail trails mountain mountains woods forest descents トレイル トレラン 山道 山を走 越野 山路 林道 山徑 越野跑 duong_mon trail duong_nui',
  upset:
    'stomach tummy nausea nauseous sick puke threw_up throw_up poop runs bathroom 気持ち悪 吐き気 お腹 胃 恶心 想吐 拉肚子 肠胃 反胃 噁心 腸胃 buon_non dau_bung non da_day',
  model:
    'which or vs better どっち どちら 哪个 哪双 还是 哪款 哪雙 哪個 hay doi_nao cai_nao loai_nao',
  treadmillWord:
    'treadmill belt incline indoor トレッドミル 傾斜 室内 跑步机 坡度 室内 may_chay may do_nghieng',
  screen:
    'app button page screen menu where_is where_do setting settings アプリ 画面 ボタン 設定 メニュー 表示 应用 页面 界面 按钮 设置 菜单 軟體 頁面 介面 設定 app man_hinh nut giao_dien cai_dat menu',
  tongue:
    'language english japanese chinese vietnamese 日本語 英語 言語 中国語 中文 英文 语言 繁體 簡體 語言 tieng_viet tieng_anh ngon_ngu',
  pays: 'subscription trial refund charged card cancel payment 解約 サブスク 課金 無料体験 支払い 订阅 退款 续费 试用 付款 訂閱 扣款 hoan_tien dung_thu goi thanh_toan',
  copies:
    'twice duplicate duplicates double two_copies 重複 二重 二つある 重复 两遍 两条 兩筆 重複 trung hai_lan hai_ban',
  byHand:
    'manually by_hand log_a enter_a forgot_my_watch without_watch forgot_watch 手入力 手で入れ 時計を忘れ 手动 补记录 忘带表 補登 沒戴錶 nhap_tay thu_cong quen_dong_ho',
  peopleHelp:
    'bug support feedback suggestion broken contact report 不具合 問い合わせ 要望 サポート 反馈 客服 建议 故障 回報 loi_app ho_tro gop_y lien_he',
  oldRuns:
    'history import old_runs past_runs last_year several_years 過去の 履歴 取り込み 去年の 以前的 历史记录 导入 搬 舊的 匯入 lich_su cu du_lieu_cu nam_ngoai',
  remembers:
    'remember forget know_about_me told_you 覚えて 忘れて 知ってる 记得 记住 忘掉 了解我 記得 nho quen biet_gi_ve',
  shoesWord: 'shoe shoes pair trainers 靴 シューズ 鞋 跑鞋 giay doi_giay',
  monthEnd:
    'catch_up cram make_up squeeze 取り返 取り戻 まとめて 埋め 补 补回来 补上 追回 補回來 chay_bu bu_lai don',
} as const satisfies Readonly<Record<string, string>>;
