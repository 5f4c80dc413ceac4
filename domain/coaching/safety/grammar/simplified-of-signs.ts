import { inSimplified } from '../../text/question-text.ts';

/** Traditional characters of signs beyond those of runners' questions, and what they are in simplified ones. */
const TRADITIONAL =
  '寶媽顎頜顫則濃鏽淺護嚇駡豬脫繩騷擾褻綁毆錠劑蟄蟻堅蝦蕁鈣雞乾滾語無癱顱絞錘釘擰夾鑽烏癲癇殘彎橋贅饑廁澱漢疊擠劇爺嬤檢宮嗆繞歸灘瞼睜攤癟竄躥啞貧誼瘋縣殺屍擋銅鈎膩煩鬱憂慮慘淚嘍歐渾腸漿滲塗丟傘倆擊勞勢華臥響噴囑園圓壞墜牆殼壺奮婦寵導島峽帳廢懼懲戶搶摳摟齋槍欄樹夢湯瀝潑渙澗漲滯濱煙牽獼暢盞磚禱禍糞紙紋紺絆絡統緣縫聳聾脅脈艷蕩蠻襠訪訣諾賤賊軋轟輾邁遞鈍鑰鉗鍋銳陳顛飛餃饞饅馳鳴絲僕倉凍淨卻參墊埡幣撲曠澤災盜籠籤濁塵礙銬營溼灑韌繃';
const SIMPLIFIED =
  '宝妈颚颌颤则浓锈浅护吓骂猪脱绳骚扰亵绑殴锭剂蛰蚁坚虾荨钙鸡干滚语无瘫颅绞锤钉拧夹钻乌癫痫残弯桥赘饥厕淀汉叠挤剧爷嬷检宫呛绕归滩睑睁摊瘪窜蹿哑贫谊疯县杀尸挡铜钩腻烦郁忧虑惨泪喽欧浑肠浆渗涂丢伞俩击劳势华卧响喷嘱园圆坏坠墙壳壶奋妇宠导岛峡帐废惧惩户抢抠搂斋枪栏树梦汤沥泼涣涧涨滞滨烟牵猕畅盏砖祷祸粪纸纹绀绊络统缘缝耸聋胁脉艳荡蛮裆访诀诺贱贼轧轰辗迈递钝钥钳锅锐陈颠飞饺馋馒驰鸣丝仆仓冻净却参垫垭币扑旷泽灾盗笼签浊尘碍铐营湿洒韧绷';

const SIMPLIFIED_OF: ReadonlyMap<string, string> = new Map(
  [...TRADITIONAL].map((character, index) => [character, [...SIMPLIFIED][index] ?? character]),
);

/** A text in simplified characters as far as signs go; each character keeps its place. */
export function inSimplifiedOfSigns(text: string): string {
  return [...inSimplified(text)]
    .map((character) => SIMPLIFIED_OF.get(character) ?? character)
    .join('');
}
