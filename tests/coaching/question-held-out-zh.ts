import type { QuestionSamples } from './question-samples.ts';

/** Written after the phrases and never used to mend them: they measure. */
export const HELD_OUT_ZH: QuestionSamples = {
  nextSession: `
星期天该练什么
后天怎么安排
下次快的还是慢的，怎么练
接下来几天怎么跑`,
  whyPace: `
为什么心率要低于145
为啥不能跑快
这个配速不会太慢吗
区间3什么意思`,
  improving: `
比夏天快了吗，有进步没
感觉没进步
跟上个月比变好了吗
我体能有没有提高`,
  racePrediction: `
第一次全马大概多久
10公里能跑45分钟吗
半马目标定多少
5公里能破pb吗`,
  week: `
这周跑得如何
上周一共跑了多少公里
这周跑太多了吗
本周小结，总结一下`,
  restOrRun: `
明天要休息吗
累得不行还跑吗
今天还能再跑吗
昨天练得狠，要歇吗`,
  pain: `
脚跟下面疼
昨天感冒了
九公里的时候小腿抽筋
背又僵又疼`,
  warmUp: `
5公里前怎么热身
加速跑要多快
拉伸在跑前还是跑后
怎么做冷身`,
  heat: `
中午三十度跑得难受
湿度高要跑慢点吗
天冷怎么跑
这周一直下雨怎么办`,
  hills: `
上坡配速怎么办
路线坡太多
下坡伤腿吗
爬坡把平均配速拖慢了`,
  abilities: `
你能告诉我什么
我在跟谁说话，你是谁
你能帮我什么
有哪些功能`,
  thisRun: `
这次怎么样
今天跑得好吗
今天的训练怎么样
说简单点，没看懂`,
  splits: `
每公里情况如何
最慢的是哪组
最后掉速了吗，最后一公里
第8公里呢`,
  pacing: `
下次10公里怎么配速
轻松跑用什么配速
起跑慢点还是快点，起跑该怎么
心率该控制在多少`,
  thanks: `
谢谢啦
好的，谢谢教练
明白啦
嗯嗯好的`,
  greeting: `
你好呀
早上好！
晚上好
嗨，教练`,
  goodbye: `
拜拜啦
下次再见
晚安教练
先这样，再见`,
  unknown: `
总统是谁
帮我点个披萨
呜呜呜呜
人生的意义是什么`,
};
