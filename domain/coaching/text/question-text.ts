import { withoutEmphasis } from './emphasis-marks.ts';
import { withoutUnseen } from './unseen-characters.ts';

/** Longer texts are read at both ends, where questions stand. */
const READ_AT_EACH_END = 1200;

function bothEnds(text: string): string {
  return text.length > 2 * READ_AT_EACH_END + 1
    ? `${text.slice(0, READ_AT_EACH_END)}\n${text.slice(-READ_AT_EACH_END)}`
    : text;
}

/**
 * A runner's words as the patterns read them: one form of each character, lower
 * case, no marks that cannot be seen.
 */
export function plainText(text: string): string {
  // One letter can be eighteen after the first step.
  return bothEnds(withoutUnseen(withoutEmphasis(bothEnds(text)).normalize('NFKC')))
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Without tone marks, as Vietnamese is typed in haste. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'd');
}

/** Traditional characters of runners' questions and what they are in simplified ones. */
const TRADITIONAL =
  '這個練習間歇馬場還長體怎麼麽樣會過對說話讓給們穩節復漸進賽訓標記錄強難熱醫師從頭覺動後組連離數據總夠變開關損負擔亂處區閾輕鬆點麗衝強單圈實際應該當來嗎時週禮計劃畫課為誰爲與設隻鐘錶聽見謝當學經驗預測佔佈戰術禦勁腳腫脹傷麵藥緩壓濕悶颱風車掛東雲氣溫曬補給飲陽陰樓階級險階層飄發燒邊幾條歲號題調讀寫請問現電腦麗兩雙覺達運選確認種類轉換繼續絕對結論緊張線紅細維綜報復幹嘛頻積較輸輔適遠遲鄰釋針鍊鍛錯閒陸隊隨雖離願題顯顏風飯馬騎驚髮鬆鳥黃齊齡聲聯職臨興舉舊萬葉蓋虛蟲術衛補裝裡裏製複規視親觀觸計訂託許診註評詞試詢詳認誤誰課談請論諸講謂證識議譯讚負責財貨買費資賺質贏趕跡踐蹤躍軟載辦農還鄉醬釐鈴銀鋼鎮鐵閉門閃陣際順須頂項頓頸剛幫機紹勻囉狀態績將塊滿嚨髖癒養襪褲擺斷暈暫歡沖沒涼減溝燈爭獎獨產痠痙盡盤睏矯礎競筆簡純終網縮織罰義聞膠臉藍軌輛輪迴遊鎖鏈閱隱雜霧靜顧飆餓館髒鬥鬧鹽臺啟嘔噁攣癢瘀臟膽膚瀉燙療屆擇換掃撐揮搖極樂橫決準潰濾爛猶環異監眾碼禦稱窮糧紀級給罷聰膝薦蘋虧講謹豐貼賀趨蹟輝逾遺邏醜鉤鑑陣靈頒頗頹額顆騰魚鮮麥齒龍龜價錢創勝敗櫃庫廣廳恆懷懸懶戀挾掙採攝訴討厭愛慣寧業傳檔匯戲繫側兒帶團圍尋憶擁獲畢窩緒罵腎訊誠貓賣賴輩郵鏡闊領飽駕刪編輯壽慮廁滾錠';
const SIMPLIFIED =
  '这个练习间歇马场还长体怎么么样会过对说话让给们稳节复渐进赛训标记录强难热医师从头觉动后组连离数据总够变开关损负担乱处区阈轻松点丽冲强单圈实际应该当来吗时周礼计划画课为谁为与设只钟表听见谢当学经验预测占布战术御劲脚肿胀伤面药缓压湿闷台风车挂东云气温晒补给饮阳阴楼阶级险阶层飘发烧边几条岁号题调读写请问现电脑丽两双觉达运选确认种类转换继续绝对结论紧张线红细维综报复干嘛频积较输辅适远迟邻释针炼锻错闲陆队随虽离愿题显颜风饭马骑惊发松鸟黄齐龄声联职临兴举旧万叶盖虚虫术卫补装里里制复规视亲观触计订托许诊注评词试询详认误谁课谈请论诸讲谓证识议译赞负责财货买费资赚质赢赶迹践踪跃软载办农还乡酱厘铃银钢镇铁闭门闪阵际顺须顶项顿颈刚帮机绍匀啰状态绩将块满咙髋愈养袜裤摆断晕暂欢冲没凉减沟灯争奖独产酸痉尽盘困矫础竞笔简纯终网缩织罚义闻胶脸蓝轨辆轮回游锁链阅隐杂雾静顾飙饿馆脏斗闹盐台启呕恶挛痒瘀脏胆肤泻烫疗届择换扫撑挥摇极乐横决准溃滤烂犹环异监众码御称穷粮纪级给罢聪膝荐苹亏讲谨丰贴贺趋迹辉逾遗逻丑钩鉴阵灵颁颇颓额颗腾鱼鲜麦齿龙龟价钱创胜败柜库广厅恒怀悬懒恋挟挣采摄诉讨厌爱惯宁业传档汇戏系侧儿带团围寻忆拥获毕窝绪骂肾讯诚猫卖赖辈邮镜阔领饱驾删编辑寿虑厕滚锭';

const SIMPLIFIED_OF: ReadonlyMap<string, string> = new Map(
  [...TRADITIONAL].map((character, index) => [character, [...SIMPLIFIED][index] ?? character]),
);

/** Chinese of both regions in simplified characters, as far as runners' words go. */
export function inSimplified(text: string): string {
  return [...text].map((character) => SIMPLIFIED_OF.get(character) ?? character).join('');
}

/** Letters that Vietnamese has; French and Portuguese share some of them. */
export const HAS_VIETNAMESE_MARKS =
  /[ăâđêôơưáàãéèíìĩóòõúùũýạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/;

/** Simplified characters that traditional texts hold as well. */
const ALSO_TRADITIONAL =
  '体么复后离据松周划与只表听占布御面台挂云气晒几确种干适愿惊万虫里制触托注赶厘机愈酸困网回游斗痒极准异荐苹丰丑价胜柜怀采';
/** Simplified characters that Japanese writes, too. */
const ALSO_JAPANESE =
  '个体会医从后数据担乱区松点冲当来周礼画与只表听学占布御脚面湿台挂云气温晒楼几条号写双干随愿黄声旧万叶盖虚虫装里制触托注迹践踪厘机状将愈断没凉灯争独酸尽困网回游静斗痒胆届横决准犹称粮荐苹丑麦价广恒恋挟采';

const isChanged = (character: string) => SIMPLIFIED_OF.get(character) !== undefined;
const IN_CHINESE: ReadonlySet<string> = new Set(
  [...SIMPLIFIED].filter(
    (character) => !ALSO_TRADITIONAL.includes(character) && !isChanged(character),
  ),
);

/** Whether Chinese words are written in simplified characters, as far as that can be seen. */
export function isSimplifiedChinese(text: string): boolean {
  return /[什怎这那多要]么/.test(text) || [...text].some((character) => IN_CHINESE.has(character));
}

/** Whether a text holds characters that are written so on the mainland alone. */
export function isMainlandOnly(text: string): boolean {
  return [...text].some(
    (character) => IN_CHINESE.has(character) && !ALSO_JAPANESE.includes(character),
  );
}
