import type { QuestionSamples } from './question-samples.ts';

/** Written after the phrases and never used to mend them: they measure. */
export const HELD_OUT_ZH_TW: QuestionSamples = {
  nextSession: `
星期天該練什麼
後天怎麼安排
下次要跑快還是慢，怎麼練
接下來幾天怎麼跑`,
  whyPace: `
為什麼心率要低於145
為啥不能跑快
這配速不會太慢嗎
區間3是什麼意思`,
  improving: `
比夏天快了嗎，有進步嗎
感覺沒進步
跟上個月比有變好嗎
我的體能有提升嗎`,
  racePrediction: `
第一次全馬大概多久
10公里能跑45分嗎
半馬目標抓多少
5公里能破PB嗎`,
  week: `
這週跑得如何
上週總共跑幾公里
這週是不是跑太多
本週總結一下`,
  restOrRun: `
明天要休息嗎
累到不行還要跑嗎
今天還能再跑嗎
昨天練很兇，要休息嗎`,
  pain: `
腳跟下面會痛
昨天感冒了
九公里的時候小腿抽筋
背又僵又痛`,
  warmUp: `
5公里前怎麼熱身
加速跑要多快
伸展在跑前還是跑後
收操怎麼做`,
  heat: `
中午三十度跑得很難受
濕度高要跑慢一點嗎
天氣冷怎麼跑
這週一直下雨怎麼辦`,
  hills: `
上坡配速怎麼辦
路線坡太多
下坡傷腿嗎
爬坡害平均配速變慢`,
  abilities: `
你可以告訴我什麼
我在跟誰說話，你是誰
你能幫我什麼
有哪些功能`,
  thisRun: `
這次怎麼樣
今天跑得好嗎
今天的訓練如何
講簡單一點，看不懂`,
  splits: `
每公里狀況如何
最慢的是哪趟
最後一公里有掉速嗎
第8公里呢`,
  pacing: `
下次10公里怎麼配速
輕鬆跑用什麼配速
起跑要慢還是快
心率該控制在多少`,
  thanks: `
謝謝啦
好的，謝謝教練
明白了
嗯嗯好`,
  greeting: `
你好呀
早安！
晚上好
嗨，教練`,
  goodbye: `
掰掰囉
下次再見
晚安教練
先這樣，再見`,
  unknown: `
總統是誰
幫我點披薩
嗚嗚嗚嗚
人生的意義是什麼`,
};
