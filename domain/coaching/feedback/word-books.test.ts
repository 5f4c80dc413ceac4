import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../language.ts';
import { formatMeasure } from '../../measures/format-measure.ts';
import { SESSION_PURPOSES, type SessionPurpose } from '../../activities/session-purpose.ts';
import { RED_FLAG_CATEGORIES } from '../safety/red-flag.ts';
import { factReferences } from './render-feedback.ts';
import { OPENING_CODES } from './session-reading.ts';
import { wordingText, type Wording } from './word-book.ts';
import { SAFETY_WORDS, WORD_BOOKS } from './word-books.ts';

function allWordings(language: Language): string[] {
  const { openings, findings, nextSteps, guides } = WORD_BOOKS[language];
  return [openings, findings, nextSteps, guides, SAFETY_WORDS[language]].flatMap((part) =>
    Object.values<readonly Wording[] | string>(part).flat().map(wordingText),
  );
}

function withoutReferences(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '·').replace('[guide]', '·');
}

/** Numbers in letters before something that is counted or measured; 前一天, the day before, counts nothing. */
const WRITTEN_FIGURES: Record<Language, RegExp> = {
  en: /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|hundred|dozen)[ -](days?|weeks?|months?|minutes?|hours?|seconds?|kilomet\w+|miles?|met(er|re)s?|beats?|steps?|per ?cent|repetitions?|stops?|times)\b/i,
  // 十分 is "enough" as well as "ten minutes".
  ja: /(?!十分[でになく])[一二三四五六七八九十百]+(日|週|か月|ヶ月|本|回|分|秒|時間|キロ|メートル|歩|拍|割|パーセント)/,
  zh: /(?<![第后])(?!(?<=前)一天)[一二两三四五六七八九十百]+个?(天|周|月|分钟|小时|秒|公里|米|组|步)/,
  'zh-tw':
    /(?<![第後])(?!(?<=前)一天)[一二兩三四五六七八九十百]+個?(天|週|月|分鐘|小時|秒|公里|公尺|趟|次|步)/,
  vi: /(?<!\p{L})(một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười) (ngày|tuần|tháng|phút|giây|giờ|km|mét|lần|nhịp|bước|phần trăm)(?!\p{L})/iu,
};

const PURPOSE_NAMES: Record<Language, Record<SessionPurpose, RegExp>> = {
  en: {
    recovery: /recovery run/i,
    easy: /easy run/i,
    long: /long run/i,
    steady: /steady run/i,
    tempo: /tempo run/i,
    intervals: /intervals/i,
    progression: /progression run/i,
    hills: /hill run/i,
    mountain: /mountain run/i,
    race: /\brace\b/i,
    'stop-and-go': /stop-and-go/i,
    'run-walk': /run-walk/i,
    walk: /walk/i,
    hike: /hike/i,
    'cross-training': /cross-training/i,
    unclear: /can’t (tell|place)|a ride/i,
  },
  ja: {
    recovery: /回復/,
    easy: /ジョグ/,
    long: /ロング走/,
    steady: /ペース走/,
    tempo: /テンポ走/,
    intervals: /インターバル/,
    progression: /ビルドアップ走/,
    hills: /起伏走|坂道インターバル/,
    mountain: /山岳ラン/,
    race: /レース/,
    'stop-and-go': /止まりながら/,
    'run-walk': /ラン＆ウォーク/,
    walk: /ウォーキング/,
    hike: /ハイキング/,
    'cross-training': /クロストレーニング|筋力トレーニング/,
    unclear: /狙い|自転車/,
  },
  zh: {
    recovery: /恢复跑/,
    easy: /轻松跑/,
    long: /长距离跑/,
    steady: /稳态跑/,
    tempo: /节奏跑/,
    intervals: /间歇跑/,
    progression: /渐加速跑/,
    hills: /坡道跑/,
    mountain: /山地跑/,
    race: /比赛/,
    'stop-and-go': /跑跑停停/,
    'run-walk': /跑走结合/,
    walk: /步行/,
    hike: /徒步/,
    'cross-training': /交叉训练/,
    unclear: /看不出这次想练|骑车/,
  },
  'zh-tw': {
    recovery: /恢復跑/,
    easy: /輕鬆跑/,
    long: /長距離跑/,
    steady: /穩定跑/,
    tempo: /節奏跑/,
    intervals: /間歇/,
    progression: /漸速跑/,
    hills: /坡道跑/,
    mountain: /跑山/,
    race: /比賽/,
    'stop-and-go': /跑跑停停/,
    'run-walk': /跑走交替/,
    walk: /健走/,
    hike: /健行/,
    'cross-training': /交叉訓練/,
    unclear: /看不出這次想練|騎車/,
  },
  vi: {
    recovery: /chạy hồi phục/i,
    easy: /chạy nhẹ/i,
    long: /chạy dài/i,
    steady: /chạy đều/i,
    tempo: /tempo/i,
    intervals: /biến tốc/i,
    progression: /chạy tăng tốc dần/i,
    hills: /chạy dốc/i,
    mountain: /chạy núi/i,
    race: /giải/i,
    'stop-and-go': /dừng/i,
    'run-walk': /chạy xen đi bộ/i,
    walk: /đi bộ/i,
    hike: /đi bộ leo dốc/i,
    'cross-training': /tập bổ trợ/i,
    unclear: /không rõ mục đích|đạp xe/i,
  },
};

const LEAD_MOST: Record<Language, number> = { en: 66, vi: 66, ja: 36, zh: 36, 'zh-tw': 36 };

describe.each(LANGUAGES)('the words of %s', (language) => {
  const words = allWordings(language);

  test('hold no figure outside a reference', () => {
    for (const text of words) {
      expect(withoutReferences(text)).not.toMatch(/\p{Nd}/u);
      expect(withoutReferences(text)).not.toMatch(WRITTEN_FIGURES[language]);
    }
  });

  test('raise no voice and end with a full stop', () => {
    const { guides } = WORD_BOOKS[language];
    for (const text of words) {
      expect(text).not.toMatch(/[!！]/);
      if (!Object.values(guides).includes(text)) expect(text).toMatch(/[.。]$/);
    }
  });

  test('never say the same sentence twice', () => {
    const repeated = Object.values(SAFETY_WORDS[language]).map((sentences) => sentences.at(-1));
    const once = words.filter((text) => !repeated.includes(text));
    expect(once.filter((text, index) => once.indexOf(text) !== index)).toEqual([]);
  });

  test.each(SESSION_PURPOSES)('name %s in its first sentence', (purpose) => {
    const codes = OPENING_CODES.filter((code) => code.startsWith(`${purpose}.`));
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) {
      for (const text of WORD_BOOKS[language].openings[code].map(wordingText)) {
        expect(text).toMatch(PURPOSE_NAMES[language][purpose]);
      }
    }
  });

  test('open briefly enough for a row', () => {
    for (const text of Object.values(WORD_BOOKS[language].openings).flat().map(wordingText)) {
      const rendered = text
        .replace('{{interval.work.count}}', '12')
        .replace(
          '{{interval.work.length}}',
          formatMeasure(1000, 'repetitionMeters', { language, units: 'metric' }),
        );
      expect(rendered.length).toBeLessThanOrEqual(LEAD_MOST[language]);
    }
  });

  test('answer a red flag without any figure', () => {
    for (const category of RED_FLAG_CATEGORIES) {
      const sentences = SAFETY_WORDS[language][category];
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.flatMap(factReferences)).toEqual([]);
    }
  });

  test('keep the guide in every easy next step and nowhere else', () => {
    const { openings, findings } = WORD_BOOKS[language];
    const written = [...Object.values(openings), ...Object.values(findings)].flat();
    for (const text of written.map(wordingText)) {
      expect(text).not.toContain('[guide]');
    }
    for (const text of Object.values(WORD_BOOKS[language].nextSteps).flat()) {
      expect(text.split('[guide]').length).toBeLessThanOrEqual(2);
    }
  });
});

test('simplified and traditional Chinese do not mix', () => {
  const simplifiedOnly =
    /[体间轻练习时过这还对说话让给们长稳节复渐进赛训标记录强难热会医师从头觉动后组连离数据总够变开关损负担乱处样]/g;
  const traditionalOnly =
    /[體間輕練習時過這還對說話讓給們長穩節復漸進賽訓標記錄強難熱會醫師從頭覺動後組連離數據總夠變開關損負擔亂處樣]/g;
  for (const text of allWordings('zh')) {
    expect(text.match(traditionalOnly) ?? []).toEqual([]);
  }
  for (const text of allWordings('zh-tw')) {
    expect(text.match(simplifiedOnly) ?? []).toEqual([]);
  }
});

test('each language has the same figures at hand for the same thing', () => {
  for (const code of Object.keys(
    WORD_BOOKS.en.findings,
  ) as (keyof (typeof WORD_BOOKS)['en']['findings'])[]) {
    const english = new Set(WORD_BOOKS.en.findings[code].map(wordingText).flatMap(factReferences));
    for (const language of LANGUAGES) {
      const here = new Set(
        WORD_BOOKS[language].findings[code].map(wordingText).flatMap(factReferences),
      );
      const windows = [...here].filter((id) => !id.startsWith('window.') && !english.has(id));
      expect({ code, language, unknown: windows }).toEqual({ code, language, unknown: [] });
    }
  }
});
