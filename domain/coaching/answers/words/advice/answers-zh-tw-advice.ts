import type { AnswerBook } from '../../answer-book.ts';
import { COMMON_QUESTION_ANSWERS_ZH_TW } from '../common-questions/answers-zh-tw-common-questions.ts';
import { APP_ANSWERS_ZH_TW } from '../learnt-advice/answers-zh-tw-app.ts';
import { BEGINNER_AND_RACE_ANSWERS_ZH_TW } from '../learnt-advice/answers-zh-tw-beginners-and-races.ts';
import { CIRCUMSTANCE_ANSWERS_ZH_TW } from '../learnt-advice/answers-zh-tw-circumstances.ts';
import { SITUATION_ANSWERS_ZH_TW } from '../learnt-advice/answers-zh-tw-situations.ts';
import { PRACTICE_ANSWERS_ZH_TW } from './answers-zh-tw-practice.ts';

/** 數據以外的問題，用繁體中文回答。 */
export const ADVICE_ANSWERS_ZH_TW: AnswerBook['advice'] = {
  'advice.shoeChoice': [
    '我看不到你的腳，沒辦法推薦特定鞋款。挑有緩震的日常訓練鞋，鞋頭留一個拇指寬，腳跟不滑動，傍晚到店裡穿著跑幾步再決定。合腳比牌子重要，沒有哪雙鞋能防受傷；剛開始跑先不用碳板。',
  ],
  'advice.shoeLife': [
    '多數跑鞋能跑 {{answer.shoes.least}}到 {{answer.shoes.most}}。也看鞋子本身：中底塌了、大底磨平，或平常跑完比以前更痠痛，就該換了。',
  ],
  'advice.shoeWeeks': [
    '照你平常一週 {{runner.weeks.mean}}算，一雙大約能穿 {{answer.shoes.weeks}} 週。',
  ],
  'advice.carbonShoes': [
    '碳板鞋能讓多數人快一點。說它會讓腿變弱，沒有可靠的證據，不過小腿和足底的負擔會變。先在幾次短的快跑裡適應，輕鬆跑穿一般的鞋，比賽別穿全新的鞋。',
  ],
  'advice.foodBefore': [
    '短的輕鬆跑不用特別吃。長距離或強度課前兩小時左右，吃點好消化的主食，像飯糰、吐司、香蕉，少油少纖維。比賽要吃的，先在訓練裡試過。',
  ],
  'advice.gels': [
    '看要跑多久：{{answer.fuel.from}}以內不用補給；更久的話，早一點開始，大約每 {{answer.gels.every}}一包能量膠，配水，先在訓練裡試過。',
  ],
  'advice.gelsMarathon': [
    '照全馬 {{runner.predicted.marathon.from}} 到 {{runner.predicted.marathon.to}} 算，大約 {{answer.gels.marathon}} 包。',
  ],
  'advice.foodAfter': [
    '跑完正常吃一餐，有澱粉、有蛋白質就夠了。長距離或強度課之後早點吃，水喝到不渴為止。',
  ],
  'advice.treats': [
    '偶爾喝一點、吃一點沒問題。先喝水，正餐還是要有蛋白質，光靠甜的沒辦法修復肌肉。',
  ],
  'advice.alcohol': [
    '吃飯配一杯不要緊，但酒精會影響睡眠和恢復，強度課和比賽前一晚別喝。宿醉就別練了，多喝水、散散步，隔天再輕鬆跑。',
  ],
  'advice.caffeine': [
    '平常就喝的話，跑前喝咖啡沒問題，很多人會更有精神。提早一點喝，留好上廁所的時間，比賽日別比平常多。心悸就別喝。',
  ],
  'advice.salt': [
    '短的跑步不用補鹽。熱天跑很久時，運動飲料或鹹的食物就行。鹽錠可帶可不帶，防抽筋沒有可靠證據，要用先在訓練裡試。',
  ],
  'advice.water': [
    '渴了就喝。天涼、{{answer.fuel.from}}以內可以不帶水；天熱或跑更久就帶著，少量多次。也別硬灌。',
  ],
  'advice.treadmill': [
    '跑步機也算數。沒有風、路面平，多數人會覺得比外面輕鬆一點，而且顯示的速度常常不準，所以照體感或心率來。坡度加一點也行，不加也行。',
  ],
  'advice.strength': [
    '肌力訓練對多數跑者有幫助：每週練一兩次，時間不用長，深蹲、弓步、提踵、棒式。和強度課排同一天時先跑再重訓，也可以排在輕鬆日，練完隔天輕鬆跑或休息；比賽週減輕。',
  ],
  'advice.otherSport': [
    '其他運動能練耐力，衝擊又小。輕鬆騎車或游泳可以代替一次輕鬆跑，或放在休息日。騎得很累、打球很激烈，就算一個強度日，隔天輕鬆跑。',
  ],
  'advice.breathing': [
    '口鼻一起自然呼吸就好，沒有哪種節奏被證明最好。輕鬆跑時講不了整句話，就慢下來，慢到能講為止。',
  ],
  'advice.form': [
    '沒有證據說一定要用腳的哪個部位著地。別硬改：身體挺直、肩膀放鬆，步子小一點、快一點。沒有疼痛，你的跑姿就沒問題。',
  ],
  'advice.altitude': [
    '到了高海拔，剛開始同樣的強度會跑得慢一些。前幾週看體感或心率，別看配速。前幾天只輕鬆跑，多喝水、多睡。頭痛、噁心就別跑，也別再往高處走；如果變嚴重，或不動也喘，馬上下到低處並就醫。',
  ],
  'advice.air': [
    '空氣不好時少跑、慢跑或改在室內，強度課先不做，因為跑步時吸進的空氣多得多。有氣喘或心臟病的人不要在外面跑。看當地的空氣品質指標來決定。',
  ],
  'advice.sleepNeed': [
    '需要睡多久因人而異，跑步的人寧多勿少。看早上醒來有沒有精神。沒睡好那天就輕鬆一點，一晚不會掉體能。',
  ],
  'advice.weight': [
    '我不訂體重目標。好好吃飯，多數時候輕鬆跑、常跑，體重要變也慢慢變。餓著練會更慢，也更容易受傷。擔心體重或飲食，去問醫師或營養師。',
  ],
  'advice.timeOfDay': [
    '能持續的時間就是最好的時間。早上涼快、不容易被打斷；下午和晚上身體熱開了，快跑比較輕鬆。比賽在早上，就排幾次晨跑。',
  ],
  'advice.music': [
    '喜歡就聽。車多的路音量小一點，或留一隻耳朵聽路況。偶爾不聽一次，更能感覺自己的呼吸；有的比賽不能戴耳機。',
  ],
  'advice.nerves': [
    '賽前緊張很正常，表示你在乎這場比賽。實力已經練好了，這時候不用再去證明。前一晚把東西備好，起跑壓住，只想著下一公里。',
  ],
  'advice.toilet': [
    '跑步會晃動腸道，很常見。早點吃，跑前少吃高纖、油膩的東西和咖啡，出門前先去一次，選有廁所的路線。帶血或一直不好就看醫師。',
  ],
  'advice.baths': [
    '泡澡、按摩、滾筒，覺得舒服就用，但睡覺、吃飯和輕鬆日有用得多。別太用力，強度課前不做，洗完三溫暖多喝水。',
  ],
  'advice.supplements': [
    '飲食正常的話，多數跑者不需要補充品。鐵和維他命先抽血、問醫師再補，吃多了也有害。比賽要用的，先在訓練裡試。',
  ],
  'advice.formula': [
    '這類公式只看年齡，不看個人，同齡的人最大心率可以差很多。慢慢跑本身有道理，但要以能不能講話和自己的區間為準。',
  ],
  'advice.formulaOwn': ['你平常的輕鬆跑心率在 {{runner.easyHeartRate}} 左右。'],
  'advice.accuracy': [
    '手錶可以參考，但不精確。高樓、樹蔭和急彎會讓 GPS 有小幅誤差，手腕心率在剛起跑和天冷時容易跳。看整趟的平均，別看某一刻；要準的心率就用胸帶。',
  ],
  'advice.everyDay': [
    '可以天天跑，但沒必要，多數人一週至少休一天效果更好。要加天數就加短的輕鬆跑，強度日不要連著。',
  ],
  'advice.doubles': [
    '同一天再跑一次，要等幾乎每天都跑了才有意義，在那之前把平常那次跑長一點就好。真要跑，就短而輕鬆，別早晚都跑強度。',
  ],
  'advice.age': [
    '年紀不妨礙跑步，也不妨礙進步，變的是恢復：強度日之間多放輕鬆日，加量小一點，再做點肌力訓練。剛開始運動、很久沒運動，或心臟有問題，先問醫師。',
  ],
  'advice.period': [
    '生理期想跑就可以跑，看當天的感覺，不舒服就輕鬆一點或休息。好幾個月沒來，或者痛得厲害，去看醫師。',
  ],
  'advice.darkness': [
    '天黑跑步戴上燈、穿反光的衣服，跑熟悉的路，迎著來車跑，把路線跟別人說。要看路，會慢一點，所以憑體感跑。',
  ],
  'advice.travel': [
    '出差旅行時，輕鬆跑一兩次就夠了，不用追課表。長途飛行後第一天走走或慢跑，睡好了再跑強度課表。少跑幾次不會掉體能。',
  ],
  'advice.donation': [
    '捐血當天休息、多喝水。之後幾天只輕鬆跑一小段，強度和長距離大約停一週，血液完全恢復要好幾週。頭暈、沒力氣就停下。',
  ],
  'advice.vaccine': [
    '打疫苗當天休息或散步。沒發燒、感覺好了再輕鬆跑，強度再等幾天。之後胸痛、喘不過氣或心悸，就別跑，馬上去看醫師。',
  ],
  'advice.getFaster': [
    '最有用的是規律地跑，多數時候輕鬆跑，幾個月裡慢慢加量。在這之上，多數週排一次節奏跑或間歇，別緊接在另一個強度日之後，長距離也別丟。',
  ],
  'advice.runLonger': [
    '放慢到能講話，比你想的還要慢。喘不過來之前就走一小段，跑的部分每週加長一點。跑不久的人，幾乎都是跑太快。',
  ],
  'advice.walkBreaks': [
    '中間走一走沒問題，也算數。這樣比較省力、能跑更遠，很多人比賽也這樣跑；體能好了，走的部分自然變短。',
  ],
  'advice.kneeWear': [
    '健康的膝蓋不會因為跑步本身磨壞，傷人的是加得太快。一點點加量，多數時候輕鬆跑，練練腿部肌力。膝蓋痛、腫或卡住，就去看醫師。',
  ],
  'advice.raceMorning': [
    '早點起床，留夠時間吃平常吃慣、好消化的早餐，水少量喝。早點到場，先上廁所，短距離比賽前稍微熱身，起跑壓住一點。當天別嘗試新東西。',
  ],
  'advice.highPulse': [
    '數字高本身不等於危險：高不高要看你自己的最大心率，手錶也常常測錯。但如果胸痛、頭暈、喘不過氣、心跳不齊，或者休息了也降不下來，就停下，馬上去看醫師。',
  ],
  'advice.carbLoading': [
    '只有要跑很久的比賽才用得上。賽前幾天多吃一些米飯、麵、麵包、馬鈴薯，少油少纖維，訓練放輕。別吃撐，也不用先斷碳水，只吃吃慣的。',
  ],
  'advice.toenail': [
    '趾甲變黑多半是鞋子擠出來的瘀血，一般沒事。換腳尖寬一點的鞋、剪短趾甲、鞋帶把腳跟綁牢，趾甲會自己長出來。抽痛、化膿、周圍發紅、黑的地方一直長不出去，或有糖尿病，就去看醫師。',
  ],
  'premise.runs': ['最近一週我這裡有 {{runner.sevenDays.runs}} 次跑步紀錄，更多的沒有傳到我這裡。'],
  'premise.easy': [
    '如果真的跑了那麼多，就休息或輕鬆跑一小段，腿輕鬆之前不跑長距離，也不跑強度課表。',
  ],
  'fastest.known': [
    '我知道的最快一次在 {{answer.fastest.daysAgo}} 天前：{{answer.fastest.distance}}，平均 {{answer.fastest.pace}}。我只看得到最近 {{runner.history.days}} 天，照整趟跑步的平均算。',
  ],
  'app.who': [
    '我是 AI，不是真人。我讀你這裡的跑步紀錄，用裡面的數據回答；如果你另有教練，那位是真人。',
  ],
  'advice.afterBirth': [
    '產後就算感覺好，也要先問醫師或助產師什麼時候能跑。在那之前散步、練骨盆底肌。醫師同意後，從走路和短的慢跑開始，不跑長、不跑快；出血、漏尿、疼痛或下墜感，就停下去看醫師。',
  ],
  'advice.illness': [
    '這類病或手術之後，就算感覺好了，也要先問醫師什麼時候能跑。在那之前最多散散步。訓練和配速等醫師同意了再說。如果變嚴重、出血、昏倒，或者胸口、肚子痛，馬上就醫。',
  ],
  'afterRace.plain': [
    '長距離比賽之後先休息：頭幾天不跑或只走路，然後從短的輕鬆跑開始。全馬後 {{answer.marathonRecovery.days}} 天、半馬後 {{answer.halfRecovery.days}} 天左右不做強度，長距離最後再恢復。',
  ],
  'afterRace.stored': [
    '我這裡最近一場比賽在 {{runner.race.daysAgo}} 天前，{{runner.race.distance}}。',
  ],
  'motivation.plain': [
    '誰都有這種時候，不用硬逼自己。先穿上鞋在附近繞一圈，還是不想跑就回來。趁天亮、約個人，或者換條路，會容易些。',
  ],
  'motivation.done': [
    '最近 {{runner.month.days}} 天你跑了 {{runner.month.distance}}，這些不會白跑。',
  ],
  'complaint.sorry': ['抱歉，剛才沒答到重點。', '不好意思，我沒答對你的問題。'],
  'complaint.ask': [
    '請用一句話再問一次，說明是哪趟跑步、哪天或哪場比賽，我就只答這個。前後不一致的話，以比較保守的為準。',
  ],
  'return.short': ['停得不久，體能掉得很少。'],
  'return.weeks': ['停了幾週，心肺恢復得快，肌腱和骨頭要更久。'],
  'return.long': ['停了這麼久，就當半個新手開始：跑走交替，先別想以前的配速。'],
  'return.start': [
    '先輕鬆跑 {{answer.return.distance}}，慢到能講話，隔天一次。順利跑完一週，再每週加一點。',
  ],
  'return.noLong': [
    '至少規律跑滿 {{answer.return.days}} 天之前，不跑長距離，也不跑強度課表；哪裡痛就退一步。',
  ],
  'lastLong.figures': [
    '上一次長距離跑在 {{answer.lastLong.daysAgo}} 天前：{{answer.lastLong.distance}}，花了 {{answer.lastLong.duration}}。',
  ],
  'lastLong.now': [
    '最近一次長距離跑是 {{answer.lastLong.distance}}，花了 {{answer.lastLong.duration}}。',
  ],
  'lastLong.none': ['最近 {{runner.history.days}} 天裡，我沒看到長距離跑。'],
  'longest.known': [
    '我知道的最長一次是 {{answer.longest.distance}}，在 {{answer.longest.daysAgo}} 天前。我只看得到最近 {{runner.history.days}} 天，更早的在訓練紀錄裡。',
  ],
  'since.yesterday': ['上一次跑步是昨天。'],
  'total.known': [
    '最近 {{runner.history.days}} 天裡我看得到的，總共 {{answer.all.distance}}，{{answer.all.runs}} 次。',
  ],
  'goal.ask': [
    '這要看目標：你想跑哪場比賽、什麼距離，還是為了健康？跟我說，我就能講最該加強哪一點。',
  ],
  'sum.finish': ['用一樣的配速跑完的話，[wish]要 [period]。手錶上的距離常常會長一點，留點餘裕。'],
  'repetition.pace': [
    '照你的比賽成績，{{answer.repetition.[n].length}}大約跑 {{answer.repetition.[n].duration}}，每趟一樣快。',
  ],
  'repetition.feel': [
    '沒有你最近的比賽成績，我算不出秒數。跑到最後一趟和第一趟一樣快、還能再來一趟的程度就對了。',
  ],
  'repetition.rest': ['趟間慢跑或走，時間和跑一趟差不多；趁最後一趟還跟第一趟一樣好就收。'],
  'run.slower': ['這趟平均 {{pace.average}}，比你平常的輕鬆跑 {{runner.easyPace}}慢。'],
  'run.usual': ['對你來說不算慢：{{pace.average}}，平常的輕鬆跑在 {{runner.easyPace}}左右。'],
  'run.faster': ['不慢：{{pace.average}}，比你平常的輕鬆跑 {{runner.easyPace}}還快。'],
  'run.climb': ['有爬升的原因，換成平路大約是 {{pace.gradeAdjusted}}。'],
  'run.pulseSame': [
    '心率 {{heartRate.average}}（平常 {{runner.easyHeartRate}}），看不出問題。跑的時候感覺怎麼樣？',
  ],
  'run.pulseHigher': [
    '心率 {{heartRate.average}}，比平常的 {{runner.easyHeartRate}} 高，熱、坡、腿累、沒睡好或快感冒都會這樣。有哪一條對得上？',
  ],
  'beside.route': ['我這裡看不出是不是同一條路線，和類似跑步的比較在那趟跑步的頁面上。'],
  'app.edit': ['到那筆紀錄的頁面，在選單裡操作。我自己刪不了，也改不了。'],
  'app.privacy': [
    '紀錄是你自己的：除非你分享給教練，或在訊息裡展示，別人看不到。分享了什麼，在帳號頁面裡看。',
  ],
  'app.price': ['方案和價格在帳號頁面的「方案與付款」裡。你付了多少我看不到。'],
  'app.access': ['我看得到這裡訓練紀錄裡的跑步，手錶和它帳號裡的其他資料看不到。'],
  'app.accessNone': [
    '這裡還沒有你的跑步，所以我什麼都看不到。在帳號頁面的「連結的帳號」連結 Garmin，或加入手錶的 FIT、TCX、GPX 檔就行。',
  ],
  'offTopic.plain': ['這和跑步無關，我就不回答了。'],
  'record.race': [
    '最近 {{runner.history.days}} 天裡我知道的最好的一場是 {{runner.race.distance}}，{{runner.race.duration}}。',
  ],
  'hazard.medicine': [
    '藥物可能改變心率、水分和體感，所以這裡我不給心率區間、配速和課表。能跑到什麼強度，請問醫師或藥師；在那之前休息，或跑到還能講話的輕鬆程度。不要為了跑步自己停藥或改藥。頭暈或不舒服就停下來。',
  ],
  'hazard.condition': [
    '這種狀況能跑到什麼程度要由醫師判斷，跑步紀錄裡看不出來。問過醫師之前，休息，或只輕鬆跑一小段，慢到能講話，不跑強度，也不跑長距離。胸痛、喘不過氣、頭暈或心跳不齊，就停下來求助。',
  ],
  'hazard.storm': [
    '颱風、打雷、豪雨或淹水時不要在外面跑，依當地警報行動。休息，或在室內輕鬆動一動。計畫裡的課表可以挪到前後都沒有強度課的空檔日；沒有合適的日子就跳過，不用補。',
  ],
  'hazard.ice': [
    '結冰路面摔一跤，比少跑一次代價大得多。改在室內輕鬆跑、走路或休息。只有局部結冰的話，短一點、慢一點、小步跑，快的內容換一天。',
  ],
  'hazard.pollen': [
    '過敏的日子在室內輕鬆跑，或等下過雨、花粉少的時候再出去；口罩、眼鏡和跑後清洗都有幫助。強度課換一天。有喘鳴或呼吸變緊就停下來看醫師。用藥問醫師或藥師。',
  ],
  'hazard.skin': [
    '保持乾淨並貼好，別撕掉皮，換乾襪子和不磨腳的鞋。走路不痛，可以輕鬆跑一小段；會痛就休息。發燙、周圍發紅或化膿就別跑，去看醫師；有糖尿病的話一定要看。',
  ],
  'own.heartRate': [
    '你說的是 [said]，這次紀錄平均 {{heartRate.average}}、最高 {{heartRate.maximum}}。突然跳高常常是感測器的問題，重點是當時的感覺。頭暈或胸痛就停下來看醫師。',
  ],
  'own.cadence': ['你說的是 [said]，這次是 {{cadence.average}}。沒有對誰都適合的數字。'],
  'own.pace': ['你說的是 [said]，這次紀錄是 {{pace.average}}。'],
  'own.distance': ['你說的是 [said]，這次紀錄是 {{distance.total}}。'],
  'soft.where': ['具體痛在哪裡：一個點還是一片，一邊還是兩邊，刺痛還是痠脹？'],
  ...PRACTICE_ANSWERS_ZH_TW,
  ...CIRCUMSTANCE_ANSWERS_ZH_TW,
  ...BEGINNER_AND_RACE_ANSWERS_ZH_TW,
  ...SITUATION_ANSWERS_ZH_TW,
  ...APP_ANSWERS_ZH_TW,
  ...COMMON_QUESTION_ANSWERS_ZH_TW,
};
