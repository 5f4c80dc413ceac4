import type { UnsafeAdviceCategory } from '../unsafe-advice-phrases.ts';

type Asks = readonly (readonly [category: UnsafeAdviceCategory, pattern: RegExp])[];

const MESSENGERS =
  '(?:telegram|whats ?app|line|we ?chat|weixin|zalo|signal|messenger|instagram|discord|kakao(?: ?talk)?|viber|skype|snapchat|qq)';

/**
 * What no coach asks for, in each language. That is codes and answers that open an account, money, and to go
 * on somewhere else, where no rule of ours holds.
 */
export const MONEY_AND_CONTACTS: Asks = [
  [
    'secrets',
    /\b(?:send|give|tell|share|text|forward|read|message|show|enter|type)\b[^.!?]{0,24}\b(?:(?:the|that|this|your) (?:\w+ )?(?:code|digits)\b(?! of)|otp|seed phrase|recovery phrase|private key|(?:id|passport|social security) number)|\bmaiden name\b|\bseed phrase\b/i,
  ],
  [
    'secrets',
    new RegExp(
      `\\b(?:add|message|text|contact|call|write|dm|reach|find|follow|join|talk|chat|continue)\\b[^.!?]{0,24}\\b(?:on|via|over|through|by) ${MESSENGERS}\\b`,
      'i',
    ),
  ],
  [
    'secrets',
    /\b(?:bank transfer|wire transfer|paypal|venmo|cash ?app|western union|gift cards?|bitcoins?|crypto(?:currency)?|usdt)\b|\b(?:send|wire|transfer|pay) (?:me|us|your coach|the coach)\b[^.!?]{0,24}\b(?:money|yen|dollars|euros|fee|directly|again)\b|\b(?:subscription|account) (?:has |is |was )?(?:expired|suspended|blocked|locked)\b[^.!?]{0,24}\b(?:pay|log ?in|sign in|verify)\b/i,
  ],
  [
    'secrets',
    new RegExp(
      `(?:(?<![a-z])${MESSENGERS}|テレグラム|カカオトーク)(?:を|で|に|の)[^。]{0,10}(?:追加|連絡|登録|送っ|送り|交換|友だち)|(?:送金|振り?込んで|口座に(?:入金|振)|ギフトカード|ビットコイン|仮想通貨|暗号資産|ペイペイ|paypay)|(?:コード|番号)(?:を|は)[^。、]{0,8}(?:教え|送っ|送り)|旧姓`,
      'i',
    ),
  ],
  [
    'secrets',
    new RegExp(
      `(?:加|[联聯][系繫]|私信|找)[^。,]{0,8}(?:(?<![a-z])${MESSENGERS}|微信|[电電][报報])|[转轉][账帳賬][给給到]|[汇匯]款|打[钱錢]|[礼禮]品卡|比特[币幣]|加密[货貨][币幣]|支付[宝寶]|[发發][个個]?[红紅]包|(?:收到的|手机上的|手機上的|那)[^。,]{0,6}(?:[码碼]|[数數]字)[^。,]{0,6}(?:[发發传傳]|告[诉訴]|[给給])`,
      'iu',
    ),
  ],
  [
    'secrets',
    new RegExp(
      `(?<!\\p{L})(?:kết bạn|nhắn|liên hệ|thêm|gọi)(?!\\p{L})[^.!?]{0,24}(?<!\\p{L})(?:qua|trên|bằng) ${MESSENGERS}(?!\\p{L})|(?<!\\p{L})(?:chuyển khoản|chuyển tiền|thẻ quà tặng|tiền ảo|tiền mã hóa|bitcoin)(?!\\p{L})|(?<!\\p{L})(?:gửi|đọc|nhắn|cho)(?!\\p{L})[^.!?]{0,16}(?<!\\p{L})(?:mã|dãy số)(?!\\p{L})[^.!?]{0,12}(?<!\\p{L})(?:vừa nhận|nhận được|gửi đến|trên điện thoại)(?!\\p{L})`,
      'iu',
    ),
  ],
];
