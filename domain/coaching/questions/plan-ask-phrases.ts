/**
 * Words by which runners ask for a plan, or for a change of theirs. One pattern for all languages:
 * Chinese in simplified characters, Vietnamese without tone marks.
 */

/** A plan that is not there yet: with an article of its own, or after who makes it. */
export const MAKES_PLAN =
  /\b(?:make|build|write|create|draw|put|design|set|prepare|give|need|want|like|get|do|start)\b.{0,40}(?<!\b(?:my|the|this|your|our|current|that)(?: (?:training|running|race))? )\b(?:plan|programme|program|schedule)\b|(?:计划|計画|プラン|メニュー|スケジュール).{0,14}(?:作|立て|組|考え|ください|下さい|欲し|ほし|お願い|提案)|(?:制定|制订|做|安排|定|要|想|来|生成|设计|写|排|规划|给我|帮我|拟|弄|需要).{0,20}(?:计[划画]|课表)|\b(?:lap|lam|tao|viet|xay dung|soan|can|muon|len|cho (?:toi|minh|em))\b.{0,40}\b(?:ke hoach|giao an|lich tap|lich chay|chuong trinh tap)\b/;

/** What is spoken of is the plan that runs. */
export const NOT_A_NEW_PLAN =
  /\b(?:adapt|adjust|change|move|update|fix|cancel|delete|end|stop|explain)\b|\bthis week\b|見直|変更|変え|調整|修正|ずら|今週|今日|調べ|やめ|调整|修改|更改|改[成到变一]|换|挪|[这本]周|[这本]个?星期|怎么|取消|结束|停止|\b(?:dieu chinh|thay doi|sua|doi|huy|ket thuc)\b|\btuan nay\b/;

export const MOVES =
  /\b(?:mov(?:e|ing)(?! on(?: with|$|[ ,.!?]*$|\W+(?!(?:the|mon|tue|wed|thu|fri|sat|sun))))|(?<!\b(?:night|day|late|early|my|a|the|work|double) )shift(?:ing)?|swap(?:ping)?|switch(?:ing)?|reschedul\w*|postpone|push|bring|put off|delay|change)\b|\b(?:do|run) (?:my|the) (?:\w+ ){1,3}on (?:mon|tues|wednes|thurs|fri|satur|sun)day instead\b|(?<![漂推])移|[月火水木金土日]曜日?に(?:したい|して(?:も|い)|やって(?:も|い)|できます)|放[到在](?:明天|后天|(?:周|星期|礼拜)[一二三四五六日天])|ずら|変え|変更|替え|入れ替|動か|延期|前倒し|挪|换|改(?!善|进)|推迟|延后|延到|提前|对调|往后|\b(?:doi|chuyen|hoan|lui)\b/;

/** A day that is wanted, named before the day that it stands for. */
export const INSTEAD_OF_DAY =
  /\b(?:instead of|rather than|and not) (?:on |this |next )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|而不是(?:周|星期|礼拜)|\bthay vi (?:thu (?:hai|ba|tu|nam|sau|bay|\d)|chu nhat|cn|t\d)\b/;

/** Runs that did not take place. */
export const MISSED =
  /\b(?:missed|missing|skipped|fell behind|behind (?:on|with)|(?:did not|didn'?t|could not|couldn'?t|have not|haven'?t|was not able to|wasn'?t able to|not) (?:(?:get|manage|fit|make)(?: (?:my|the|a|any|out for|in))* (?:run|session|workout|training)|run|train|go running|do (?:any|my))(?:ning|ing)?|no running|no runs)\b|走れな(?:かった|くて)|走れません|走れて(?:い)?ない|走って(?:い)?(?:ません|ない)|走らなかった|走りませんでした|休んで(?:い|し|ま|た)|休みました|サボ|さぼ|抜けて|抜け(?:た|ました)|(?:練習|トレーニング)(?:が|を)?(?:でき(?:なかった|ません|て(?:い)?ない)|飛ば)|(?:课表|训练|课)(?:都|也|全)?没(?:跑|练)到?|没(?:有|怎么|能)?(?:跑(?!好|完|快|到|赢|进|出|满|够|过|爽)|练|训练)|落下|缺(?:了|席|练)|错过|漏(?:了|掉|跑|练)|少跑|断了|停跑|中断|跑不了|\b(?:bo (?:lo|mat|qua|tap|buoi|\d)|lo mat|khong (?:chay|tap)|nghi (?:tap|chay|mat)|chua chay(?! bao gio))\b/;

/** Training by its parts or its time: a missed pace is no missed run. */
export const MISSED_CONTEXT =
  /\b(?:weeks?|days?|runs?|sessions?|workouts?|training|plan|schedule|month|weekend|yesterday|fortnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|週|日|回|计[划画]|計画|練習|プラン|メニュー|予定|トレーニング|ヶ月|周|星期|礼拜|天|次|课表|训练|个月|\b(?:tuan|ngay|buoi|ke hoach|giao an|lich|thang)\b/;

export const SLEPT_BADLY =
  /\bslept (?:so |very |really |quite )?(?:badly|poorly|terribl\w*|little|awful\w*)|\b(?:barely|hardly) (?:any |got any )?sle(?:pt|ep)\b|\bno sleep\b|\b(?:didn'?t|did not|couldn'?t|could not) (?:really )?sleep\b|\b(?:bad|poor|terrible|rough) night(?:'s sleep)?\b|\bsleepless\b|眠れな|眠れて|眠れません|寝不足|睡眠不足|寝て(?:い)?ない|寝れな|寝られな|寝付け|徹夜|没睡(?:好|着|够)?|睡不[着好]|睡得?(?:不好|很差|很少|太少|很晚)|失眠|熬夜|通宵|\b(?:mat ngu|thieu ngu|ngu (?:it|kem|khong (?:ngon|duoc|sau))|kho ngu|khong ngu)\b/;

export const HOT =
  /\b(?:so|too|very|really|extremely) hot\b|\bheat ?wave\b|\bscorching\b|暑(?:い|く|すぎ|過ぎ)|猛暑|(?:很|太|好|这么|非常|超)热|高温|\b(?:nong qua|qua nong|nang nong|rat nong)\b/;

export const EASES =
  /\b(?:easier|shorter|shorten|lighter|ease|adapt|adjust|less)\b|軽く|軽め|楽に|短く|減ら|調整|轻松|减量|减少|[轻短](?:一)?[点些]|调整|\b(?:nhe (?:hon|nhang|di)|giam|ngan hon|dieu chinh)\b/;

/** A race, not training for one nor its pace. */
export const RACE =
  /\brac(?:e|ing)\b(?! ?(?:training|plan|pace|practice|prep))|\bparkrun\b|\bmarathon\b(?! ?(?:training|plan|pace))|レース(?!ペース|の?練習|向け)|大会|マラソン(?!の?練習|向け)|ハーフ|駅伝|比赛|赛(?!前|后|道|配)|半马|全马|马拉松(?!训练|配速|计划)|路跑|\b(?:giai|cuoc dua|thi dau|dua)\b/;

export const CAN_RACE =
  /\b(?:can|could|may|should|shall|ok|okay|alright|fine|possible|safe|want|like|going|thinking|planning|signed|enter(?:ed)?|fit in)\b|(?:出|走|参加|エントリー|出場).{0,8}(?:いい|良い|よい|大丈夫|平気|かな|たい|ます|ますか|ん)|大丈夫|能|可以|可不可以|行(?:吗|不行)|想|参加|报(?:了)?名|\b(?:duoc|co nen|on khong|muon|dang ky|tham gia)\b/;

/** Asks something else about a race. */
export const NOT_A_RACE_WISH =
  /\b(?:how|what|which|why|pace|warm|taper\w*|eat|strategy|predict\w*|time)\b|どう(?!して?も)|どの|何|なに|ペース|ウォーム|食べ|アップ|タイム|戦略|作戦|予想|怎么|怎样|如何|多少|什么|几|配速|表现|热身|吃|策略|预测|\b(?:the nao|ra sao|lam sao|bao nhieu|khoi dong|an gi|chien thuat|du doan)\b/;

/** It was already run. */
export const LOOKS_BACK =
  /\b(?:did|was|were|went|yesterday|last|raced|finished)\b|でした|だった|走った|走りました|終わ|昨|上[周个]|跑了|跑完|比完|刚|\b(?:hom qua|tuan truoc|vua|xong|da chay)\b/;
