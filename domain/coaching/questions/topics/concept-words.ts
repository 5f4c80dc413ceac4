/**
 * Words of all languages by what they mean, so that what one language's examples teach holds in every
 * other. Words of Latin script stand without tone marks, `_` joins words that belong together, and
 * Chinese is simplified. A word may have several meanings.
 */
export const WORDS_OF_CONCEPTS: Readonly<Record<string, string>> = {
  // What is measured.
  heart:
    'heart_rate hr pulse bpm heartbeat heartrate ticker heart beats 心拍 脈拍 脈 心率 心跳 均心 nhip_tim tim nhip',
  pace: 'pace paces pacing per_km per_mile splits ペース キロ何分 キロ 配速 均速 toc_do pace 速度',
  cadence:
    'cadence spm turnover step_rate steps_per stride_rate ピッチ ケイデンス 回転 步频 guong_chan nhip_chan nhip_buoc buoc_chan',
  climb:
    'elevation climb climbing climbed ascent vert vertical gain uphill metres_up 獲得標高 標高 登 累積 上り 爬升 爬了 爬高 爬多 海拔 leo do_cao leo_doc',
  hill: 'hill hills hilly incline slope downhill 坂 下り 峠 坡 上坡 下坡 doc doi_doc xuong_doc len_doc',
  power: 'power watts watt wattage パワー ワット 功率 cong_suat watt',
  distance:
    'distance far mileage km kms kilometers kilometres kilometre kilometer miles mile k 距離 何キロ 走行距離 公里 里程 距离 多远 跑量 quang_duong cu_ly cay bao_xa',
  duration:
    'how_long duration minutes mins hours hour moving_time time 時間 何分 タイム 多久 多长 时间 时长 分钟 小时 用时 bao_lau thoi_gian phut tieng gio mat_bao',
  zone: 'zone zones z1 z2 z3 z4 z5 ゾーン 区间 心率区 vung zone',
  load: 'load trimp training_load stress_score 負荷 负荷 tai_tap tai_luyen',
  oxygen: 'vo2 vo2max vdot fitness_score 最大酸素 摂取量 摄氧 跑力',
  maximum:
    'max maximum peak peaked highest top maxed spike spiked 最大 最高 ピーク 飙 cao_nhat toi_da dinh lon_nhat',
  average: 'average avg mean averaged 平均 均 trung_binh tb',
  rest_value:
    'resting hrv sleep_score body_battery readiness steps stride_length ground_contact weight calories kcal 安静時 歩幅 歩数 接地 体重 カロリー 静息 步幅 触地 晨脉 步数 卡路里 热量 calo can_nang so_buoc',
  longest:
    'longest furthest farthest 最長 一番長 いちばん長 自己最長 最长 最远 跑得最 dai_nhat xa_nhat',
  fastest: 'fastest quickest 最速 一番速 一番早 いちばん速 最快 nhanh_nhat',
  slowest: 'slowest 一番遅 いちばん遅 最遅 最慢 cham_nhat',
  // How it is asked.
  why: 'why how_come reason cause whats_the_point point_of explain なぜ なんで 何で どうして 理由 原因 为什么 为啥 为何 咋回事 怎么回事 原因 干嘛 tai_sao vi_sao sao ly_do',
  how_much:
    'how_much how_many how_high how_low total いくつ いくら どれくらい どれぐらい どんだけ どんくらい どのくらい どのぐらい どれだけ 何回 多少 几个 多大 bao_nhieu may bn tong',
  which:
    'which where what_part when_did どこ どの どっち 哪 哪里 哪段 哪边 cho_nao nao khuc_nao doan_nao',
  when: 'when how_soon how_long_until いつ どのタイミング 什么时候 啥时候 何时 几天后 bao_gio khi_nao chung_nao',
  should:
    'should shall ought need_to supposed better_to advice recommend suggest べき ほうがいい 方がいい したらいい すればいい たらいい おすすめ 該 该 应该 要不要 需要 需不需要 建议 nen can_phai co_nen',
  may: 'can could may able allowed ok_to safe_to possible realistic doable manage feasible chance いける いけそう できる できそう いい？ してもいい 大丈夫 无理 能 可以 有戏 有希望 有机会 行不 行吗 有可能 duoc_khong noi_khong kha_nang duoc noi co_the',
  fine: 'ok okay fine alright normal good any_good decent 大丈夫 普通 正常 こんなもん まずい 正常 要紧 没事 咋样 怎样 如何 怎么样 还行 on on_khong on_chua binh_thuong co_sao',
  change:
    'swap move shift change postpone reschedule delay push_back switch skip ずらし ずらす 移 変更 入れ替え 延期 改 挪 换 调整 推迟 doi doi_lich doi_bai hoan chuyen',
  plan: 'plan schedule programme program メニュー 予定 プラン 計画 スケジュール 计划 课表 安排 ke_hoach lich giao_an bai_tap',
  // When.
  next: 'next tomorrow tonight upcoming weekend after_this coming 明日 あした 次 今度 次回 来週 今晩 週末 明天 明 下次 下回 接下来 周末 mai ngay_mai tiep_theo toi sap_toi cuoi_tuan lan_sau buoi_sau',
  past: 'last previous yesterday ago before past earlier 前回 先週 昨日 前 先月 上次 上周 上回 昨天 上个月 之前 truoc lan_truoc tuan_truoc hom_qua thang_truoc buoi_truoc',
  week: 'week weekly this_week last_week 今週 先週 週間 一週間 周 这周 本周 上周 礼拜 星期 tuan',
  month:
    'month monthly january february march april june july august september october november december oct nov dec sept jan feb 今月 先月 月間 月 个月 月跑量 本月 thang',
  year: 'year years 年 今年 nam_nay',
  this_run:
    'this_run this_one today that_run todays session workout run activity 今日 今日の この このラン さっき 今回 今天 这次 这趟 这回 刚才 hom_nay buoi_nay bai_nay vua_roi',
  lately:
    'lately recently these_days this_season last_few 最近 ここのところ 近頃 这阵子 这段时间 近来 dao_nay gan_day',
  start:
    'start started starting beginning first opening went_out 入り 前半 最初 序盤 出だし 开始 开头 前半程 起跑 luc_dau ban_dau nua_dau dau_bai',
  end: 'end finish finished last_bit final second_half late closing 最後 後半 終盤 ラスト 最后 后半 后面 结尾 后程 cuoi cuoi_bai nua_sau ve_cuoi ket_thuc',
  split:
    'split splits lap laps each_km per_km km_by_km negative_split ラップ スプリット キロごと 何キロ目 每公里 每圈 第几 分段 tung_km moi_km km_nao',
  // What is judged.
  too: 'too kinda_high over 過ぎ すぎ 太 过头 过度 过多 qua nhieu_qua',
  high: 'high higher elevated up spike crept creeping rising 高 上が 上昇 飘 升 cao tang len',
  low: 'low lower drop dropped down 低 下が 落ち 掉 降 thap giam xuong',
  fast: 'fast faster quick quicker hard speed 速 早 速かった 快 nhanh',
  slow: 'slow slower slowly slowed drag sluggish 遅 ゆっくり 失速 遅かった 慢 掉速 cham',
  even: 'even evenly steady consistent uniform 一定 イーブン 安定 均匀 稳 匀 平均配速 deu on_dinh',
  fade: 'fade faded blow_up blew_up bonk bonked hit_the_wall die died fell_apart hung_on ran_out_of 失速 バテ 垂れ タレ ガス欠 撃沈 潰れ 崩 爆 撞墙 掉速 没劲 duoi hut_hoi dung_tuong kiet_suc sap',
  easy: 'easy jog jogging relaxed gentle comfortable conversational recovery_run 楽 ジョグ ゆっくり イージー 轻松 慢跑 恢复跑 轻松跑 nhe chay_nhe chay_cham thoai_mai de',
  hard: 'hard intense intensity tough quality 強度 きつ しんど ポイント練 追い込 强度 强 累 高强度 nang bai_nang cuong_do met',
  better:
    'better improve improving improvement progress progressing fitter stronger gains 良く 上達 成長 伸び 速くなっ 進歩 改善 进步 提高 变强 提升 变快 强点 tien_bo cai_thien kha_hon tot_hon',
  worse: 'worse slower_than declining regress 悪く 落ちて 退步 变差 变慢 te_hon kem_hon',
  compare:
    'than compared compare vs versus difference より 比べ 比較 比 对比 相比 比较 so_voi hon so_sanh',
  overdo:
    'overdoing overtraining overtrained too_much burnout overreach overdo too_often 走りすぎ オーバートレーニング オーバーワーク やりすぎ 練習しすぎ 练过头 过度训练 练太 跑太多 练多 训练过度 qua_suc tap_qua qua_tai',
  usual: 'usual usually typical normally いつも 普段 平时 往常 通常 binh_thuong thuong moi_khi',
  // Body, mood.
  tired:
    'tired exhausted knackered fatigue fatigued heavy wiped dead drained concrete lead jelly shattered sleepy 疲れ だる 重い 重かっ 重く しんどい 寝不足 眠 へとへと 累 疲劳 腿沉 腿重 灌铅 酸 没睡 没力 met moi duoi_suc nang_chan nang_nhu kiet',
  legs: 'legs leg calves quads thighs feet 脚 足 ふくらはぎ 太もも 腿 小腿 大腿 chan bap_chan dui',
  pain: 'pain hurts hurt sore ache aching injury injured painful twinge niggle 痛 ズキ 怪我 ケガ 違和感 疼 伤 不适 刺痛 dau nhoi chan_thuong nhuc',
  body: 'knee shin ankle hip achilles back foot heel chest hamstring 膝 すね 足首 腰 股関節 アキレス 胸 かかと 膝盖 脚踝 髋 胸口 跟腱 腰 dau_goi co_chan nguc hong got_chan',
  ill: 'sick ill fever cold flu cough dizzy 風邪 熱 咳 めまい 発熱 感冒 发烧 咳嗽 头晕 sot cam om ho chong_mat',
  rest: 'rest recover recovery recovered day_off rest_day break off_day 休 休み 休む 休養 回復 オフ 疲労抜き 休息 恢复 歇 休跑 nghi hoi_phuc phuc_hoi nghi_ngoi',
  warm_up:
    'warm warmup warm_up stretch stretching cool_down cooldown strides drills foam ウォーミングアップ アップ ストレッチ クールダウン 流し 热身 拉伸 冷身 放松 khoi_dong gian_co tha_long',
  // What else a runner needs.
  race: 'race racing marathon half hm fm parkrun 10k 5k 21k 42k event レース 大会 本番 マラソン ハーフ フル サブ 比赛 半马 全马 马拉松 赛 破 giai half cuoc_dua ban_marathon race fm hm',
  goal: 'goal target aim sub predict prediction forecast estimate potential could_i_run shape_for 目標 サブ 予想 狙え 狙い 切れる 目标 预测 破 成绩 能跑 能破 muc_tieu du_doan kip duoi',
  taper: 'taper tapering テーパリング 調整 减量 赛前 giam_tai',
  interval:
    'interval intervals reps repeats rep track fartlek インターバル 本目 レペ 间歇 组 变速 bien_toc interval',
  tempo: 'tempo threshold テンポ テンポ走 閾値 ペース走 节奏跑 阈值 乳酸 tempo nguong',
  long_run:
    'long_run long_runs lsd long_one ロング走 ロング 30キロ走 长距离 长跑 lsd chay_dai bai_dai buoi_dai',
  heat: 'hot heat humid humidity sun warm temperature sweat 暑 湿度 猛暑 気温 暖か 热 湿 气温 闷热 高温 nong oi nhiet_do do_am',
  cold: 'cold freezing winter wind windy rain snow ice headwind 寒 冬 風 雨 雪 冷 冬天 风 下雨 刮风 lanh mua gio ret',
  sky: 'weather forecast rain_on will_it 天気 天気予報 降水 天气 天气预报 下雨 thoi_tiet du_bao co_mua',
  food: 'eat food gel gels carbs breakfast drink water nutrition fuel protein coffee electrolytes dinner hungry 食べ 補給 ジェル 朝食 水分 給水 カフェイン 吃 补给 能量胶 胶 早餐 喝水 补水 咖啡 碳水 an_gi uong gel nuoc bua_sang dinh_duong',
  gear: 'shoe shoes trainers sneakers watch strap sock socks jacket shorts garmin headphones シューズ 靴 時計 ウォッチ ウェア 厚底 靴下 鞋 跑鞋 手表 袜 心率带 衣服 giay dong_ho ao tat vo',
  goodbye:
    'bye goodbye cya later good_night see_you バイバイ じゃあね おやすみ またね 再见 拜拜 晚安 tam_biet hen_gap ngu_ngon bye',
  thanks:
    'thanks thank cheers ty appreciate ありがとう 感謝 あざす サンキュー 谢谢 感谢 多谢 cam_on',
  greet:
    'hi hello hey yo morning evening こんにちは おはよう こんばんは やあ 你好 您好 早上好 嗨 chao xin_chao alo',
  able: 'you_do you_help who_are_you are_you what_can_you 君は 何ができ あなた 使い方 你是 你能 你会 能做什么 ban_la ban_lam biet_lam giup_gi',
  missed:
    'missed skipped couldnt didnt miss サボ 休んじゃ できなかった 走れなかった 飛ばし 漏 没跑 错过 没练 缺 bo_lo lo_mat bo_buoi khong_chay_duoc',
  stand:
    'stop stopped stops lights standing waiting paused pause still 止ま 信号 停止 立ち止ま 停 红灯 红绿灯 等 dung den_do dung_lai nghi_giua',
  judge:
    'how_was how_did thoughts feedback verdict analyse analyze summary think_of rate どうだった 評価 感想 分析 講評 まとめ 怎么样 点评 评价 分析 总结 the_nao danh_gia nhan_xet phan_tich',
};
