import type { AnswerBook } from '../answer-book.ts';
import { ADVICE_ANSWERS_JA } from './advice/answers-ja-advice.ts';
import { ASK_ANSWERS_JA } from './answers-ja-asks.ts';
import { SUBJECT_ANSWERS_JA } from './answers-ja-subjects.ts';
import { FIGURE_ANSWERS_JA, FIGURE_NAMES_JA } from './answers-ja-figures.ts';
import { RUNS_ANSWERS_JA } from './runs/answers-ja-runs.ts';
import { TERM_ANSWERS_JA } from './answers-ja-terms.ts';
import { TRAINING_ANSWERS_JA } from './answers-ja-training.ts';

export const ANSWERS_JA: AnswerBook = {
  training: TRAINING_ANSWERS_JA,
  figures: FIGURE_ANSWERS_JA,
  subjects: SUBJECT_ANSWERS_JA,
  asks: ASK_ANSWERS_JA,
  advice: ADVICE_ANSWERS_JA,
  terms: TERM_ANSWERS_JA,
  runs: RUNS_ANSWERS_JA,
  figureNames: FIGURE_NAMES_JA,
  offers: {
    thisRun: 'この練習の振り返り',
    splits: 'ラップの様子',
    next: '次の練習',
    why: '楽なペースの理由',
    week: '今週の状況',
    improving: '走力の変化',
    race: '狙えるレースタイム',
    rest: '休むか走るか',
    pacing: '次のペース配分',
    warmUp: 'ウォームアップと流し',
  },
  talk: {
    'greeting.plain': [
      'こんにちは。何を見ていきましょうか。',
      'こんにちは。ランニングのことなら何でも聞いてください。',
    ],
    'thanks.plain': [
      'どういたしまして。次に走ったあと、また聞かせてください。',
      'お役に立ててよかったです。続きは次のランで見ていきましょう。',
      'はい。気になることがあれば、いつでもどうぞ。',
    ],
    'goodbye.plain': [
      'ではまた、次のランのあとに。よく眠ることも練習のうちです。',
      'また次のランで。それまで脚をいたわってください。',
    ],
    'abilities.plain': [
      '記録の数字をもとに、次の練習とその理由、練習や今週の振り返り、走力の変化、狙えるレースタイムをお答えします。',
      '練習の振り返り、次にすること、ペースの理由、今週の状況、レースの見通しなどを聞いてください。',
    ],
    'abilities.limits': [
      '診断はしません。記録にないことは、分からないとお伝えします。',
      '記録の数字を読むソフトウェアなので、病気やけがの判断は医師に任せます。',
    ],
    'unknown.plain': [
      'それは、練習の記録からは分かりません。',
      'いただいている記録からは、お答えできることが見つかりませんでした。',
      'どんなことを知りたいのか、読み取れませんでした。',
    ],
    'unknown.asked': [
      'すみません、質問の意味をつかみきれませんでした。お聞きになりたいのはこの中にありますか。',
      'どれについてお聞きですか。なければ、別の言い方で聞いてください。',
    ],
    'unknown.rest': [
      'ご質問の残りの部分が分かりませんでした。この中にありますか。',
      '残りのご質問は、この中のどれかでしょうか。',
    ],
    'unknown.word': [
      '「[said]」のところがよく分かりませんでした。お聞きになりたいのはこの中にありますか。',
      '「[said]」の意味を読み取れませんでした。次のどれかでしょうか。',
    ],
    'unknown.also': [
      'もう一つのご質問は、下の選択肢を押していただければお答えします。',
      '残りのご質問は、下の選択肢からどうぞ。',
    ],
    'unknown.restPlain': [
      'ご質問のもう片方は分かりませんでした。そこだけもう一度お聞きください。',
      '残りの部分は読み取れませんでした。もう一度、別にお聞きください。',
    ],
    'unknown.others': [
      '人によるコーチがついている方は、そのコーチに聞くこともできます。AIモデルを選んで聞くこともできます。',
      'ほかのことは、ここでついているコーチや、選んだAIモデルにも聞けます。',
    ],
    'unknown.plan': [
      '計画を作るには、目標の大会や距離、日にち、週に何日走れるかを教えてください。下のボタンから始められます。',
      '目標の大会か距離、その日にち、週に走れる日数が分かれば計画を作れます。下のボタンからどうぞ。',
    ],
    'unknown.empty': ['質問を読み取れませんでした。', '質問の内容が分かりませんでした。'],
    'offer.list': [
      'お答えできるのは、[offers]などです。',
      'たとえば、[offers]について聞いてください。',
      '[offers]のことならお話しできます。',
    ],
    'repeat.lead': ['先ほどお伝えしたとおりです。', '今も変わりありません。'],
    'safety.lead': ['いちばん大切なことから繰り返します。', '何よりも先に、このことを。'],
    'held.plan': [
      '先に医師に診てもらいたいことを伺っているので、今は練習の予定を立てません。許可が出たら教えてください。',
      '医師の許可が出るまでは、練習もペースも決めません。診察の結果を聞かせてください。',
    ],
    'held.illness': [
      '体調がよくないと伺っているので、今日は予定を立てず、休みを優先しましょう。元気になったら教えてください。軽いところから始めます。',
      '体調が戻るまでは、休むことが練習です。よくなったら声をかけてください。',
    ],
    'held.care': [
      '伺ったことは、練習よりもずっと大切です。医師か信頼できる人に話してください。そして、今の様子を聞かせてください。',
      '走る予定より、あなたの様子のほうが気がかりです。どうか、医師か信頼できる人とつながっていてください。',
    ],
    'held.later': [
      '数字のことはあとにしましょう。伺ったことを医師に診てもらってから、一緒に見ていきます。',
      'それは医師の許可が出てから見ましょう。今は、どんな数字よりも大切なことがあります。',
    ],
    'held.reminder': [
      '練習の再開は、医師の許可が出てからにしましょう。',
      '次のことは、医師の許可が出てから一緒に決めます。',
    ],
    'held.reminderIllness': [
      '練習の再開は、体調が戻ってからにしましょう。',
      '次のことは、元気になってから一緒に決めます。',
    ],
    'held.elsewhere': [
      'ここでは今、ペースや練習の提案を控えています。ランナーご本人が、私との会話で聞いてください。',
      'ペースや練習の相談は、ランナーご本人と私だけの会話でお願いします。ここでは今、お答えを控えます。',
    ],
    'group.training': [
      'グループではどなたの練習記録も読まないので、ペースや練習の提案はしていません。私との会話で聞いてください。',
      'ペースや練習は一人ひとりの記録しだいですが、グループでは記録を読んでいません。私との会話で聞いてください。',
    ],
    'cleared.plain': [
      '診てもらえてよかったです。スピード練習の前に、まず軽いジョグを何回か重ねて戻していきましょう。',
      '安心しました。最初の何回かは、体を慣らすためのジョグです。スピード練習はまだ入れません。',
    ],
    'cleared.well': [
      'よかったです。まずは短い楽なジョグから始め、また気になったらすぐにやめましょう。',
      '安心しました。最初は短く楽に走って、翌日の様子を見てください。',
    ],
    'noHistory.plain': [
      '練習の記録がまだ届いていません。',
      'こちらにはまだ、練習の記録がありません。',
    ],
    'noHistory.next': [
      '記録するかファイルを取り込んでもらえれば、それをもとにお答えできます。',
      '最初の記録が届けば、もっと具体的にお話しできます。',
    ],
    'noHistory.old': [
      '手元にあるいちばん新しい記録は{{runner.daysSinceRun}}日前のものなので、今の状態は分かりません。',
      '最後の記録は{{runner.daysSinceRun}}日前で、その後のものはありません。',
    ],
    'noHistory.arriving': [
      'これまでの記録を取り込んでいる途中なので、週の話はそろってからにさせてください。',
      '過去の記録がまだ届いている途中です。そろえば、週ごとの話もできます。',
    ],
    'noHistory.withheld': [
      'ランはStravaから届いていますが、Stravaの規約により私は読むことができません。',
      '届いているのはStravaの記録だけで、Stravaの規約によりコーチは読めません。',
    ],
    'noHistory.withheldNext': [
      'Garminと連携するか、時計のファイルを追加してもらえれば、読んでお答えできます。',
      'Garminとの連携か時計のファイルがあれば、あなたの記録をもとにお話しできます。',
    ],
    'nextWhy.recover': [
      '今回の練習の効果は、このあと軽い日をはさむことで出てきます。',
      '練習の効果が体に表れるまでには、回復の時間が要ります。',
    ],
    'nextWhy.build': [
      '持久力は、楽なジョグの積み重ねでつきます。',
      '楽なジョグは土台をつくり、疲れをほとんど残しません。',
    ],
    'nextWhy.quality': [
      '楽な日が続いたので、スピード練習の効果が出やすいときです。',
      '脚が休まっていて、今週はスピード練習を入れる余裕があります。',
    ],
    'nextWhy.long': [
      '前のロング走から日が空きました。持久力は定期的なロング走で保たれます。',
      '今足りていないのはロング走です。',
    ],
    'nextWhy.restart': [
      '{{runner.daysSinceRun}}日空いたあとは、焦らないのがいちばんの近道です。',
      '休み明けは、心肺より脚のほうが戻るのに時間がかかります。',
    ],
    'nextWhy.start': [
      '練習の記録がまだないので、誰にでも合うところから始めましょう。',
      'まだ記録を見ていないので、まずは無理のないところからです。',
    ],
    'nextWhy.pain': [
      '痛みがあると伺ったので、それを優先します。',
      'どの予定よりも、痛みを治すことが先です。',
    ],
    'next.beforeRace': [
      'レース直前は、練習を足すより疲れを抜くほうが先です。短く楽に走り、流しを少しだけ入れて、前日は休むか軽いジョグにしましょう。',
      'レースが近いので、ポイント練習や長い距離はもう入れません。短いジョグに流しを少し加え、軽い脚で迎えましょう。',
    ],
    'next.restart': [
      '次は{{next.duration}}、[guide]で走り、体が慣れるまで続けましょう。',
      'まずは{{next.duration}}のジョグを[guide]で。ペースより先に、走る回数を戻しましょう。',
    ],
    'next.generic': [
      '次は、会話できるペースで楽に走りましょう。',
      '次は楽なジョグにして、話しながら走れる強さを保ってください。',
    ],
    'why.pulse': [
      '{{runner.next.heartRate.ceiling}}は楽な範囲の上限で、プロフィールの閾値か最大心拍数から求めています。',
      '{{runner.next.heartRate.ceiling}}未満が楽な範囲です。プロフィールにある心拍の値から決まります。',
    ],
    'why.raced': [
      '楽な範囲の{{runner.next.pace.slow}}〜{{runner.next.pace.fast}}は、最近いちばんよかったレース（{{runner.race.distance}}を{{runner.race.duration}}）から求めました。',
      'レースの結果がもとです。VDOT {{runner.vdot}}なら、楽なペースは{{runner.next.pace.slow}}〜{{runner.next.pace.fast}}になります。',
    ],
    'why.usual': [
      'このペースは、最近のジョグの実際の速さ、{{runner.easyPace}}前後に合わせています。',
      '最近のレースがないので、普段のジョグのペース{{runner.easyPace}}を目安にしています。',
    ],
    'why.feel': [
      'レースの結果も、測った心拍の上限もまだ分からないので、会話ができるかどうかを目安にしています。',
      'レースか最大心拍数の実測がないうちは、数字は決めません。話しながら走れることがいちばん確かな目安です。',
    ],
    'why.missing': [
      'プロフィールに閾値か最大心拍数を入れるか、レースを記録すると、範囲を数字でお伝えできます。',
      'レースの記録か最大心拍数の実測があれば、数字でお答えできるようになります。',
    ],
    'why.estimate': [
      '今のゾーンは推定の最大心拍数によるものなので、目安として見てください。',
      'ゾーンのもとになる最大心拍数は推定です。測った値があれば、あなたに合ったものになります。',
    ],
    'why.purpose': [
      'この強さなら持久力がつき、ポイント練習の日まで脚も疲れません。速くしても効果はあまり増えず、回復に時間がかかります。',
      '抑えたペースでも心肺と脚はしっかり鍛えられ、疲れも残りにくくなります。',
    ],
    'why.tempo': [
      'テンポ走の{{runner.pace.threshold}}は、無理なく保てるぎりぎりのペースで、最近いちばんよかったレースから求めました。',
      'レースの結果から見た閾値は{{runner.pace.threshold}}です。遅ければ刺激が足りず、速ければ保てません。',
    ],
    'why.intervals': [
      'インターバルの{{runner.pace.interval}}は、呼吸が限界に近づくペースです。それより速くしても、続く時間が短くなるだけです。',
      'レースの結果から見て、インターバルは{{runner.pace.interval}}で足ります。最後まで同じように走れることが大事です。',
    ],
    'why.talk': [
      '次に走るとき、話しながら走れるなら、時計の数字にかかわらずその強さで合っています。',
      '次は最後までその強さを守って、翌日の脚の軽さを確かめてみてください。',
    ],
    'improving.fitter': [
      '走力は上がっています。直近{{runner.trend.days}}日間のジョグは{{runner.trend.recent.heartRate}}で{{runner.trend.recent.pace}}、その前は{{runner.trend.before.heartRate}}で{{runner.trend.before.pace}}でした。',
      '力がついています。ジョグは{{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）から{{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}）になり、同じ心拍でより速く走れています。',
    ],
    'improving.same': [
      'ほぼ横ばいです。最近のジョグは{{runner.trend.recent.heartRate}}で{{runner.trend.recent.pace}}、その前は{{runner.trend.before.heartRate}}で{{runner.trend.before.pace}}でした。',
      'ジョグの水準は保てています。以前が{{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）、今が{{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}）です。',
    ],
    'improving.harder': [
      '最近のジョグを見るかぎり、走力は上がっていません。最近は{{runner.trend.recent.heartRate}}で{{runner.trend.recent.pace}}、前は{{runner.trend.before.heartRate}}で{{runner.trend.before.pace}}でした。暑さや寝不足、疲れでもこうなります。',
      '最近のジョグは{{runner.trend.recent.pace}}（{{runner.trend.recent.heartRate}}）で、前の{{runner.trend.before.pace}}（{{runner.trend.before.heartRate}}）より負担が増えています。走力の低下より、疲れが原因のことが多いです。',
    ],
    'improving.pace': [
      'ジョグのペースは{{runner.trend.before.pace}}から{{runner.trend.recent.pace}}になりました。心拍がないので、走力の変化なのか、頑張り方の違いなのかは分かりません。',
      'ジョグは{{runner.trend.before.pace}}から{{runner.trend.recent.pace}}に変わっています。どれだけ楽かは、心拍がないと見えません。',
    ],
    'improving.paceSame': [
      'ジョグのペースは{{runner.trend.recent.pace}}前後で変わりません。楽になったかどうかは、心拍がないと分かりません。',
      '{{runner.trend.recent.pace}}ほどのペースが保てています。心拍の記録があれば、余裕の変化まで見られます。',
    ],
    'improving.volume': [
      '週の平均は{{runner.trend.before.week}}から{{runner.trend.recent.week}}になりました。',
      '今は週に{{runner.trend.recent.week}}、その前は{{runner.trend.before.week}}走っています。',
    ],
    'improving.unknown': [
      '比べられるジョグが、最近の分もその前の分もまだ足りません。',
      'きちんと比べるには、ここ数週間とその前のジョグがもう少し必要です。',
    ],
    'improving.test': [
      'いちばん確かなのは、同じコースを同じ心拍で、何週かおきに走ってみることです。',
      '楽なジョグを規則正しく続けましょう。同じコースを同じ心拍で走るか、レースに出れば、はっきりします。',
    ],
    'improving.ease': [
      '何日か軽めにしてよく眠り、それからもう一度見てみましょう。',
      'しばらく軽めにして、また比べましょう。調子は休むだけで戻ることがよくあります。',
    ],
    'race.all': [
      '最近いちばんよかったレースから見ると、{{runner.predicted.5000.distance}}は{{runner.predicted.5000.duration}}、{{runner.predicted.10000.distance}}は{{runner.predicted.10000.duration}}、ハーフは{{runner.predicted.half.duration}}ほどです。マラソンは{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}の間と見ておきましょう。',
      '狙えるのは、{{runner.predicted.5000.distance}}が{{runner.predicted.5000.duration}}、{{runner.predicted.10000.distance}}が{{runner.predicted.10000.duration}}、ハーフが{{runner.predicted.half.duration}}、マラソンが{{runner.predicted.marathon.from}}〜{{runner.predicted.marathon.to}}あたりです。',
    ],
    'race.track': [
      '最近いちばんよかったレースから見て、{{runner.predicted.[d].distance}}は{{runner.predicted.[d].duration}}ほど、ペースは{{runner.predicted.[d].pace}}です。',
      '{{runner.predicted.[d].distance}}なら{{runner.predicted.[d].duration}}が目安です。{{runner.predicted.[d].pace}}を刻むペースになります。',
    ],
    'race.half': [
      '最近いちばんよかったレースから見て、ハーフは{{runner.predicted.half.duration}}ほど、ペースは{{runner.predicted.half.pace}}です。',
      'ハーフなら{{runner.predicted.half.duration}}が目安です。{{runner.predicted.half.pace}}を刻むペースになります。',
    ],
    'race.marathon': [
      'マラソンは{{runner.predicted.marathon.from}}から{{runner.predicted.marathon.to}}の間と見ています。予想式はこの距離では甘くなるので、遅いほうで計画しましょう。',
      'マラソンの見通しは{{runner.predicted.marathon.from}}〜{{runner.predicted.marathon.to}}です。遅いほうを目安にすると安心です。',
    ],
    'race.basis': [
      '計算のもとは、{{runner.race.distance}}を{{runner.race.duration}}で走ったレース（VDOT {{runner.vdot}}）です。',
      'もとになっているのは、{{runner.race.distance}}を{{runner.race.duration}}で走ったレースです。',
    ],
    'race.endurance': [
      'ここ最近の最長は{{runner.longest30}}なので、この距離では速さより持久力が結果を分けます。',
      '最近の最長が{{runner.longest30}}なので、まだ足りないのは持久力のほうです。',
    ],
    'race.trained': [
      '平坦で涼しく、距離の準備ができている場合の見通しです。',
      'コースが平坦で涼しい日、その距離を練習してきたことが前提です。',
    ],
    'race.next': [
      '目標に近づくには、ロング走を定期的に続け、楽な日の間にテンポ走を入れていきましょう。',
      '定期的なロング走と、脚が休まった日のテンポ走が効きます。',
    ],
    'race.unknown': [
      '最近のレースの記録がなく、練習だけからでは推測になってしまいます。',
      'レースの記録がないうちは、タイムはお伝えしません。練習だけでは分からないことが多いからです。',
    ],
    'race.howTo': [
      'レースか、短い距離を全力で走るタイムトライアルを記録してみてください。そこからタイムをお答えできます。',
      'どの距離でもレースの記録があれば、見通しをお伝えできます。',
    ],
  },
};
