import type { WordBook } from '../word-book.ts';

export const FINDINGS_ZH_TW: WordBook['findings'] = {
  'zones.edge': [
    '平均心率 {{heartRate.average}} 剛好貼著輕鬆區間的上限（{{zone.easy.ceiling}}），再低一點，效果一樣。',
    '平均 {{heartRate.average}}，卡在輕鬆區間的邊緣（{{zone.easy.ceiling}}），碰到爬坡或天氣熱就沒有餘裕了。',
  ],
  'long.pulse': [
    '有 {{zone.aboveEasy.share}} 的時間心率超過 {{zone.easy.ceiling}}；長距離跑把心率壓在這以下，耐力一樣練得到，恢復還更快。',
  ],
  'tempo.calm': [
    '快跑段後半的心率 {{tempo.second.heartRate}}，跟前半段比幾乎沒升，這個配速你撐得住。',
  ],
  'tempo.climb': [
    '配速沒變，心率卻從 {{tempo.first.heartRate}} 一路升到 {{tempo.second.heartRate}}；稍慢一點，還是閾值訓練。',
  ],
  'intervals.spread': [
    '各趟在 {{interval.work.fastest.pace}}到 {{interval.work.slowest.pace}}之間，接下來要練的是把差距縮小。',
  ],
  'unclear.swings': [
    '每公里從 {{split.fastest.pace}}到 {{split.slowest.pace}}，看不出固定的模式。',
    '配速在 {{split.fastest.pace}}和 {{split.slowest.pace}}之間變來變去，說不上是哪種訓練。',
  ],
  'drift.none': [
    '後半心率也沒有往上飄，這個距離你的耐力綽綽有餘。',
    '前後半心率和配速的關係沒變，代表耐力夠用。',
  ],
  'steady.gray': [
    '{{pace.average}}落在輕鬆配速（{{vdot.pace.easyFast}}）和閾值配速（{{vdot.pace.threshold}}）之間：跑起來舒服，但既不是休息，也不算強度。',
    '依比賽成績，輕鬆配速到 {{vdot.pace.easyFast}}為止，閾值配速是 {{vdot.pace.threshold}}；老是跑在 {{pace.average}}這種中間地帶，累積的多半是疲勞。',
  ],
  'steady.pulse': [
    '有 {{zone.aboveEasy.share}} 的時間心率超過 {{zone.easy.ceiling}}，這不算休息日，排課表時要算進去。',
  ],
  'steady.nearThreshold': [
    '{{pace.average}}已經貼近比賽成績推算的閾值配速 {{vdot.pace.threshold}}，對身體來說就是節奏跑。',
  ],
  'compare.aboveEasyRange': [
    '依比賽成績，輕鬆配速到 {{vdot.pace.easyFast}}為止；這次 {{pace.average}}更快，其實慢一點一樣會進步。',
    '{{pace.average}}已經超出比賽成績推算的輕鬆配速（{{vdot.pace.easyFast}}或更慢）。',
  ],
  'long.fast': [
    '{{pace.average}}接近比賽成績推算的馬拉松配速 {{vdot.pace.marathon}}，累起來跟強度課一樣。',
    '{{pace.average}}靠近預估的馬拉松配速（{{vdot.pace.marathon}}）：刺激夠，恢復也要給夠。',
  ],
  'context.afterHard': [
    '前一天是強度日，這次放輕鬆，順序就該這樣。',
    '強度日的隔天放輕鬆，身體就在這時候恢復。',
  ],
  'context.hardAgain': [
    '前一天是強度日，這次又跑強度；身體是在中間的輕鬆日變強的。',
    '強度接強度，中間沒有輕鬆日，後面那次往往得不償失。',
    '強度日剛過又跑強度，身體來不及恢復；中間隔個輕鬆日，效果會更好。',
  ],
  'context.afterRace': [
    '比賽後的恢復期又排了強度；等腿恢復了再練，收穫更多。',
    '比賽的疲勞還沒退就跑強度，累積的疲勞會比收穫多。',
  ],
  'habit.regular': [
    '{{window.month.days}} 天內的第 {{history.monthRuns}} 次跑步，能這樣規律地跑，進步就有了基礎。',
    '{{window.month.days}} 天跑了 {{history.monthRuns}} 次，跑得規律，比單次跑多快都重要。',
  ],
  'habit.sparse': [
    '{{window.month.days}} 天跑了 {{history.monthRuns}} 次，與其跑更長，不如每週再加個短的。',
    '{{window.month.days}} 天 {{history.monthRuns}} 次，每次都像重新開始；多跑幾次，每次都會輕鬆一點。',
  ],
  'intervals.settled': [
    '開頭那趟 {{interval.work.first.pace}}還在找配速，後面都在 {{interval.work.fastest.pace}}到 {{interval.work.laterSlowest.pace}}之間。',
    '開頭那趟 {{interval.work.first.pace}}，其餘穩在 {{interval.work.fastest.pace}}到 {{interval.work.laterSlowest.pace}}之間；開始前加幾趟快步跑，一開始就跟得上。',
  ],
  'intervals.kick': [
    '最後一趟 {{interval.work.last.pace}}特別快，其他最慢 {{interval.work.slowest.pace}}；這份餘力可以分給每趟。',
  ],
  'intervals.dose': [
    '快段加起來 {{interval.work.duration}}，平均 {{interval.work.pace}}；下次要比的是這個，不是全程平均。',
    '快跑累計 {{interval.work.duration}}，平均 {{interval.work.pace}}。',
  ],
  'tempo.blocks': [
    '快段加起來 {{tempo.duration}}，配速 {{tempo.pace}}，以閾值訓練來說份量剛好。',
    '快段總共 {{tempo.duration}}，平均 {{tempo.pace}}；分段跑，這個配速能撐得更久。',
  ],
  'tempo.faster': [
    '快段裡從 {{tempo.first.pace}}提到 {{tempo.second.pace}}，節奏跑就該這樣跑。',
    '{{tempo.first.pace}}開頭，{{tempo.second.pace}}收尾，節奏跑這樣跑最穩。',
  ],
  'hills.equalEffort': [
    '把 {{altitude.ascent}}的爬升換算掉，前後半段都是 {{half.first.gradedPace}}，配速分配得很平均。',
  ],
  'record.partial': [
    '檔案有一部分讀不出來，我只看讀到的 {{duration.read}}。',
    '檔案有損壞的地方，我說的只針對讀得到的部分。',
  ],
  'record.indoor': [
    '室內的距離是手錶估算的，配速只能看個大概。',
    '室內跑的距離是估算的，配速參考就好。',
  ],
  'record.impossible': [
    '那一段應該是搭了車，或定位出了錯，所以這次不看配速。下次上車前先停錶，就能只看跑的部分。',
  ],
  'record.short': ['紀錄只有 {{duration.elapsed}}，能看的內容太少。'],
  'record.noDistance': ['紀錄裡沒有距離，配速和分段都沒辦法看。'],
  'help.heartRate': [
    '如果有心率紀錄，我還能告訴你這次對身體有多吃力。',
    '有心率的話，還看得出用了幾分力。',
  ],
  'history.first': [
    '先把這次當作基準：{{distance.total}}，配速 {{pace.average}}。過幾週再跑類似的訓練，看看是不是更輕鬆。',
    '記住這次的 {{distance.total}} 和配速 {{pace.average}}：過幾週跑類似的內容更輕鬆，就是進步了。',
  ],
  'history.arriving': [
    '你的歷史紀錄還在匯入，等齊了我再拿這次和前幾週比。',
    '之前的紀錄還沒匯完，和平常的跑量怎麼比，等匯完再說。',
  ],
  'return.break': [
    '隔了 {{history.daysSinceRun}} 天才又開跑；心肺恢復得快，肌腱會慢一點。',
    '停了 {{history.daysSinceRun}} 天再跑，心肺很快就跟得上，腿要多給點時間。',
  ],
  'zones.easyHeld': [
    '心率大多在 {{zone.easy.ceiling}} 以下，能累積耐力，又不累人。',
    {
      text: '幾乎全程心率都壓在 {{zone.easy.ceiling}} 以下，這樣的跑步可以常跑。',
      when: ['nearlyAllEasy'],
    },
    {
      text: '{{zone.easy.share}} 的時間心率壓在 {{zone.easy.ceiling}} 以下，跑完不用特地恢復。',
      when: ['mostlyEasy'],
    },
    {
      text: '有 {{zone.easy.share}} 的時間心率在 {{zone.easy.ceiling}} 以下，能累積耐力，又不累人。',
      when: ['mostlyEasy'],
    },
  ],
  'zones.easyExceeded': [
    '有 {{zone.aboveEasy.share}} 的時間心率超過 {{zone.easy.ceiling}}，用來恢復太重，用來練速度又不夠。',
    '心率超過 {{zone.easy.ceiling}} 的時間有 {{zone.aboveEasy.share}}，會影響下次強度課的狀態。',
  ],
  'drift.low': [
    '前後半段相比，心率相對配速只飄了 {{drift.percent}}，這個距離你的耐力夠用。',
    '心率飄移只有 {{drift.percent}}，同樣的配速心率幾乎沒升，這個距離你應付得來。',
  ],
  'drift.high': [
    '後半段同樣的心率，速度慢了 {{drift.percent}}；腿累、天氣熱、水分不足是最常見的原因。',
    '心率相對配速往上飄了 {{drift.percent}}，後面其實比看起來吃力。',
  ],
  'drift.warm': [
    '當時氣溫 {{temperature.weather}}，濕度 {{humidity.percent}}，這麼熱的時候，{{drift.percent}} 的心率飄移看不出體能好壞。',
  ],
  'compare.pulseLower': [
    '配速跟平常的輕鬆跑差不多，這次心率 {{heartRate.average}}，之前多半是 {{history.easyHeartRate}}：同樣的配速，跑起來更省力了。',
    '以前要 {{history.easyHeartRate}} 才跑得出來的配速，這次 {{heartRate.average}} 就夠了，這就是進步。',
  ],
  'compare.pulseHigher': [
    '跑得沒有比平常快，心率卻到 {{heartRate.average}}，最近多半是 {{history.easyHeartRate}}；睡不夠、天氣熱、疲勞，最先反映在這裡。',
    '沒有跑得更快，心率卻從平常的 {{history.easyHeartRate}} 升到 {{heartRate.average}}，出門前身體可能就有點累了。',
  ],
  'compare.slower': [
    '比最近輕鬆跑的 {{history.easyPace}}慢，這種日子慢一點沒關係。',
    '比平常的 {{history.easyPace}}慢一些，輕鬆跑看的是時間，不是配速。',
  ],
  'compare.faster': [
    '最近輕鬆跑大約 {{history.easyPace}}，這次跑到 {{pace.average}}，多花的力氣換不到多少效果。',
    '{{pace.average}}明顯比平常的 {{history.easyPace}}快；好處不大，腿卻更累。',
  ],
  'compare.usual': [
    '配速就在最近輕鬆跑的 {{history.easyPace}}上下，底子就是這樣打起來的。',
    '跟平常的 {{history.easyPace}}差不多，照這樣接著跑就好。',
  ],
  'halves.equal': [
    '前後半段都是 {{half.first.pace}}，一開始就抓對配速。',
    '前後半段同樣 {{half.first.pace}}，配速分配上沒什麼要改。',
  ],
  'halves.even': [
    '前半 {{half.first.pace}}、後半 {{half.second.pace}}，幾乎一樣。',
    '前後半段是 {{half.first.pace}}跟 {{half.second.pace}}，差別很小。',
  ],
  'halves.faster': [
    '前半 {{half.first.pace}}、後半 {{half.second.pace}}：先慢後快，是很好的跑法。',
    '一開始 {{half.first.pace}}，後半加到 {{half.second.pace}}；這樣起跑，後面會比較輕鬆。',
  ],
  'halves.slower': [
    '前半 {{half.first.pace}}、後半 {{half.second.pace}}；如果不是刻意放慢，下次起跑再保守一點。',
    '後半慢到 {{half.second.pace}}；不是刻意的話，下次起跑比 {{half.first.pace}}再慢一點。',
  ],
  'split.fast': [
    '第 {{split.fastest.number}} 公里 {{split.fastest.pace}}特別快；輕鬆的日子，這股力氣可以先留著。',
    {
      text: '只有第 {{split.fastest.number}} 公里（{{split.fastest.pace}}）明顯比其他公里快。',
      when: ['onlyOneFast'],
    },
  ],
  'strides.after': [
    '最後還加了幾趟快步跑：又短又快，能讓雙腿保持輕快。',
    '跑完之後又做了幾趟快步跑，速度感也練到了。',
  ],
  'finish.strong': [
    '最後四分之一最快，{{quarter.last.pace}}，收尾還有餘力。',
    '開頭 {{quarter.first.pace}}，最後 {{quarter.last.pace}}，力氣有留到最後。',
  ],
  'finish.fade': [
    '開頭 {{quarter.first.pace}}，最後四分之一 {{quarter.last.pace}}；起跑穩一點，後面會好跑些。',
    {
      text: '開頭 {{quarter.first.pace}}，最後四分之一 {{quarter.last.pace}}；常見的原因是起跑太快，或能量不夠。',
      when: ['fuelMatters'],
    },
    {
      text: '從 {{quarter.first.pace}}掉到最後的 {{quarter.last.pace}}；起跑穩一點，或途中補給，就會不一樣。',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    '比前 {{window.month.days}} 天最長的 {{history.longest30}}多了 {{distance.beyondLongest}}；這次加到 {{history.longRun.limit}}就夠了。',
    '最近最長是 {{history.longest30}}，穩當的上限是 {{history.longRun.limit}}；一下多 {{distance.beyondLongest}}，受傷常常就從這裡開始。',
  ],
  'distance.farBeyond': [
    '比前 {{window.month.days}} 天最長的 {{history.longest30}}多了 {{distance.beyondLongest}}；就算跑得舒服，一下加這麼多很容易受傷。',
  ],
  'distance.longest': [
    '是 {{window.month.days}} 天內跑最遠的，不過只多 {{distance.beyondLongest}}，身體跟得上。',
    '最長距離只往前推 {{distance.beyondLongest}}，加得剛剛好。',
  ],
  'week.up': [
    '近 {{window.week.days}} 天累積 {{history.week.distance}}，平常每週 {{history.weeks.mean}}，增加得太快。',
    '平常每週 {{history.weeks.mean}}，近 {{window.week.days}} 天已到 {{history.week.distance}}，腿還沒適應這麼多。',
  ],
  'week.above': [
    '最近 {{window.week.days}} 天仍有 {{history.week.distance}}，高於平常每週的 {{history.weeks.mean}}。',
    '平常每週 {{history.weeks.mean}}，最近 {{window.week.days}} 天是 {{history.week.distance}}，還是偏多。',
  ],
  'week.steady': [
    '近 {{window.week.days}} 天 {{history.week.distance}}，跟平常的 {{history.weeks.mean}}差不多；這樣規律地跑，比某次練得很猛更有用。',
    '近 {{window.week.days}} 天跑了 {{history.week.distance}}，和最近幾週持平。',
  ],
  'week.down': [
    '近 {{window.week.days}} 天 {{history.week.distance}}，比平常的 {{history.weeks.mean}}少；如果是刻意減量，正好休整。',
    '近 {{window.week.days}} 天跑得比較少，{{history.week.distance}}，平常每週是 {{history.weeks.mean}}。',
  ],
  'week.longShare': [
    '光這次就佔了近 {{window.week.days}} 天跑量的 {{week.runShare}}，中間加個短的輕鬆跑，負荷會平均一點。',
  ],
  'load.tired': [
    '最近的疲勞（{{load.fatigue}}）明顯高過累積的體能（{{load.fitness}}），現在休息比跑量有用。',
    '體能 {{load.fitness}}、疲勞 {{load.fatigue}}，前幾天的累還沒消。',
  ],
  'intervals.spreadTight': [
    '每趟都在 {{interval.work.fastest.pace}}到 {{interval.work.slowest.pace}}之間，練間歇要的就是這個。',
    '最快 {{interval.work.fastest.pace}}、最慢 {{interval.work.slowest.pace}}，差距很小，這個配速適合你現在的程度。',
  ],
  'intervals.spreadWide': [
    '各趟從 {{interval.work.fastest.pace}}到 {{interval.work.slowest.pace}}，落差不小；每趟跑得平均，比某趟特別快更有收穫。',
  ],
  'intervals.fade': [
    '第一趟 {{interval.work.first.pace}}，最後一趟 {{interval.work.last.pace}}：一開始太快，後面跟不上。',
    '從 {{interval.work.first.pace}}掉到最後一趟的 {{interval.work.last.pace}}，前面把後面的力氣用掉了。',
  ],
  'intervals.build': [
    '第一趟 {{interval.work.first.pace}}，最後一趟 {{interval.work.last.pace}}，最後還有力氣加快。',
    '最後一趟還跑得到 {{interval.work.last.pace}}，比第一趟的 {{interval.work.first.pace}}快，代表還有餘裕。',
  ],
  'intervals.recovered': [
    '趟間心率平均降到 {{interval.rest.lowestHeartRate}} 左右，休息時間是夠的。',
  ],
  'intervals.unrecovered': [
    '趟間休息 {{interval.rest.duration}}，心率只降到 {{interval.rest.lowestHeartRate}}；休息久一點，配速會更穩。',
  ],
  'intervals.fasterThanNeeded': [
    '依你的比賽成績，這種課表跑 {{vdot.pace.interval}}就夠了，{{interval.work.pace}}超出需要。',
  ],
  'intervals.onPace': [
    '平均 {{interval.work.pace}}，跟比賽成績推算的 {{vdot.pace.interval}}對得上。',
  ],
  'intervals.noWarmUp': ['紀錄一開始就是快段；如果有熱身，並沒有記錄到。'],
  'intervals.rests': [
    '快段之間平均休息 {{interval.rest.duration}}。',
    '趟間休息平均 {{interval.rest.duration}}。',
  ],
  'tempo.held': [
    '用 {{tempo.pace}}跑了 {{tempo.duration}}，下次節奏跑可以拿來比。',
    '{{tempo.duration}}都跑在 {{tempo.pace}}，尾段跟開頭一樣有力。',
  ],
  'tempo.fell': [
    '快段從 {{tempo.first.pace}}滑到 {{tempo.second.pace}}；起頭慢個幾秒，比較容易撐到最後。',
    '開頭 {{tempo.first.pace}}，後面 {{tempo.second.pace}}；如果不是刻意放慢，下次起頭收一點。',
  ],
  'tempo.nearThreshold': ['{{tempo.pace}}接近比賽成績推算的閾值配速 {{vdot.pace.threshold}}。'],
  'tempo.aboveThreshold': [
    '{{tempo.pace}}比推算的閾值配速 {{vdot.pace.threshold}}快，比較像比賽，不像節奏跑。',
  ],
  'tempo.belowThreshold': [
    '依比賽成績，閾值配速是 {{vdot.pace.threshold}}；{{tempo.pace}}還在舒服的範圍內。',
  ],
  'progression.steps': [
    '{{third.first.pace}}、{{third.second.pace}}、{{third.last.pace}}，一段比一段快。',
    '從 {{third.first.pace}}加到 {{third.second.pace}}，最後 {{third.last.pace}}，越跑越快。',
  ],
  'progression.endPulse': [
    '最後三分之一心率 {{third.last.heartRate}}，雖然開頭輕鬆，這天還是要算強度日。',
    '收尾心率到 {{third.last.heartRate}}，這天要算強度日。',
  ],
  'hills.adjusted': [
    '{{altitude.ascent}}的爬升拖慢了配速：換算成平路，大約是 {{pace.gradeAdjusted}}。',
    '把 {{altitude.ascent}}爬升算進去，等於在平路跑 {{pace.gradeAdjusted}}。',
  ],
  'hills.evenEffort': [
    '扣掉坡度，前後半段是 {{half.first.gradedPace}}跟 {{half.second.gradedPace}}，相差不多。',
    {
      text: '換算坡度後，{{half.first.gradedPace}}對 {{half.second.gradedPace}}，心率也平穩，爬坡的力道抓得很好。',
      when: ['steadyPulse'],
    },
  ],
  'hills.fadedEffort': [
    '就算扣掉坡度，後半還是慢了：從 {{half.first.gradedPace}}到 {{half.second.gradedPace}}。如果腿很重，下次跑起伏路線起跑收一點；路面難跑的話，不用在意。',
  ],
  'hills.climb': [
    '累計爬升 {{altitude.ascent}}；上坡看的是出力，不是配速。',
    '這次練的是 {{altitude.ascent}}的爬升，坡上的配速不必在意。',
  ],
  'hills.descent': [
    '{{altitude.descent}}的下坡很吃大腿，配速看不出來，可能後天才有感覺。',
    '下坡 {{altitude.descent}}是肌肉在扛，痠痛會晚一點才來。',
  ],
  'race.even': [
    '前半 {{half.first.pace}}、後半 {{half.second.pace}}：知道自己撐得住多快，也真的撐住了。',
    '前後半 {{half.first.pace}}跟 {{half.second.pace}}，幾乎沒掉速，好成績就是這樣來的。',
  ],
  'race.negative': [
    '前半 {{half.first.pace}}，後半加到 {{half.second.pace}}；下次起跑可以再大膽一點點。',
    '後半 {{half.second.pace}}比前半 {{half.first.pace}}快，代表還有空間。',
  ],
  'race.positive': [
    '前半 {{half.first.pace}}、後半 {{half.second.pace}}；前面搶的時間，後面又還了回去。',
    '從 {{half.first.pace}}掉到 {{half.second.pace}}；起跑貼著平均配速跑，完賽往往更快。',
  ],
  'race.startFast': [
    '開頭四分之一 {{quarter.first.pace}}，衝太快，最後四分之一掉到 {{quarter.last.pace}}。',
  ],
  'race.vdot': [
    '這個成績相當於 VDOT {{vdot.value}}，閾值配速在 {{vdot.pace.threshold}}上下。',
    '換算 VDOT 是 {{vdot.value}}，之後的節奏跑可以抓 {{vdot.pace.threshold}}左右。',
  ],
  'stops.many': [
    '中途停了 {{stops.count}} 次，不影響訓練效果，有在跑的時間才算數。',
    {
      text: '停了 {{stops.count}} 次，總共 {{stops.duration}}，不影響訓練效果，有在跑的時間才算數。',
      when: ['stopsMeasured'],
    },
    {
      text: '{{stops.count}} 次停頓加起來 {{stops.duration}}，這樣的訓練不會因此打折扣。',
      when: ['stopsMeasured', 'stopsBrief'],
    },
  ],
  'stops.long': ['中間停了 {{stops.longest}}，身體會冷掉，再起跑時先慢慢來。'],
  'stops.moving': [
    '有在跑的時候平均 {{pace.average}}，該看的是這個配速。',
    '扣掉停頓，實際跑的是 {{pace.average}}。',
  ],
  'walk.time': [
    '走了 {{duration.moving}}，腿活動開了，幾乎沒有負擔。',
    '{{duration.moving}}的健走，多動一動，腿又不累。',
  ],
  'cross.long': ['{{duration.moving}}，換成哪種運動都不輕鬆，下次跑步腿可能會比較重。'],
  'cross.endurance': ['{{duration.moving}}，平均心率 {{heartRate.average}}，耐力也練到了。'],
  'runWalk.parts': ['跑了 {{gait.running}}，走了 {{gait.walking}}。'],
  'runWalk.breaks': [
    '跑了 {{gait.running}}，走了 {{gait.walking}}；中途走了 {{gait.breakCount}} 次，第一次是在起跑後 {{gait.firstBreak}}。',
  ],
  'walk.long': ['走了 {{duration.moving}}，安排後面幾天時要算進去。'],
  'demand.climb': ['總共爬升了 {{altitude.ascent}}，光看距離會低估這次的運動量。'],
  'ask.effort': [
    '平均心率 {{heartRate.average}}，對很多人來說已經很吃力。你覺得有多累？在下面選一下，這次和之後類似的跑步，我都依你的回答來看。',
    '平均心率 {{heartRate.average}}，很多人跑到這個心率已經很吃力。你呢？在下面選一下累的程度，這次和之後類似的跑步，我都依它來看。',
  ],
  'effort.hard': ['累不累，自己的感覺比感測器更準，接下來像強度課之後那樣好好恢復。'],
  'effort.moderate': ['你覺得強度中等，所以這次不算輕鬆跑，也不算強度課。'],
  'effort.easy': [
    '平均心率 {{heartRate.average}}，你卻覺得輕鬆：有些人的心率本來就偏高。在個人資料填上最大心率，我能判斷得更準。',
  ],
  'effort.rememberedHard': [
    '前陣子類似的跑步，你覺得吃力，所以這次我也算成強度課。如果感覺不同，在下面選一下累的程度。',
  ],
  'effort.rememberedEasy': [
    '前陣子類似的跑步，你覺得輕鬆，所以這次我也當成輕鬆來看。如果感覺不同，在下面選一下累的程度。',
  ],
  'event.part': [
    '這份 {{event.duration}}的紀錄共 {{event.parts}} 個部分，這是其中一個；負荷我用整份紀錄來算。',
  ],
  'record.heartRateErratic': ['心率數值跳動異常，或跟步頻重疊，這次不拿它下結論。'],
  'cross.easy': [
    '{{zone.easy.share}} 的時間心率低於 {{zone.easy.ceiling}}，練到心肺，腿也避開了衝擊。',
  ],
  'cross.hard': [
    '{{zone.aboveEasy.share}} 的時間心率超過 {{zone.easy.ceiling}}，雖然不是跑步，還是要算強度日。',
  ],
  'cross.load': [
    '訓練負荷 {{load.value}}，安排下次跑步時要算進去。',
    '這次以 {{load.value}} 的負荷計入本週。',
  ],
  'cross.notJudged': [
    '這次不用跑步的標準來評，只記下 {{duration.moving}}的訓練。',
    '{{duration.moving}}的訓練記下了，快慢就不評了。',
  ],
  'cross.strenuous': [
    '平均心率 {{heartRate.average}}，對很多人來說已經很吃力，之後要像跑完強度課那樣恢復。',
  ],
  'cross.gentle': ['平均心率 {{heartRate.average}}，心臟負擔很小，不會影響下次跑步。'],
  'cross.brief': ['只有 {{duration.moving}}，腿不會累，跑步照原本的計畫就好。'],
  'cross.swim': ['游了 {{distance.total}}，練到呼吸和手臂，腿也不用承受跑步的衝擊。'],
  'cross.ride': [
    '騎了 {{distance.total}}。騎車能練耐力，但只有跑步能讓腿適應衝擊，所以它是補充，無法取代跑步。',
  ],
  'cross.strength': ['肌力訓練後可能會肌肉痠痛，等痠痛過了再跑快的。'],
  'cross.mobility': ['伸展類的練習不會累到腿，哪天跑步都可以搭配。'],
  'cross.other': ['用到跑步很少用的肌肉，平常不會痠的地方可能會痠。'],
  'cross.unnamed': ['如果這是跑步，下次記錄時選跑步，我就能看配速。'],
  'ask.feel': [
    '你覺得有多累？在下面選一下，這次的強度就以你的感覺為準。',
    '跑完有多累？在下面選一下，我就能更準地判斷這次跑步。',
  ],
  'ask.sport': ['這次是什麼運動？騎車的話，在備註寫「騎車」；真的是跑步，就寫是哪一種。'],
  'ask.purpose': [
    '這次是輕鬆跑、長距離跑、節奏跑、間歇還是比賽？寫進備註，這次和之後類似的跑步我都依它來看。',
  ],
  'said.remembered': ['前陣子跑過類似的，我依那次的備註來看；這次不一樣的話，寫進備註就好。'],
};
