/**
 * Forms of one kanji that people use for each other: of each group the first is the usual form in Japan, the others are found
 * by it and it by them.
 *
 * Sources: the forms in brackets of the Jōyō kanji table (常用漢字表, cabinet notice 2 of 2010); the second table of kanji for
 * names (人名用漢字別表, ordinance of the Family Register Act, appended table 2); the comparison of common and correct forms
 * in registers of names (誤字俗字・正字一覧表, Ministry of Justice, 2004); the glyph changes of JIS X 0213:2004; kZVariant
 * and kSemanticVariant of Unihan; EquivalentUnifiedIdeograph of the Unicode Character Database for radicals. 斉 is written for
 * 斎 in names. What Unicode itself takes for the same character is not here: NFKC folds it.
 */
const GROUPS = [
  // Old forms of the Jōyō table.
  '亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹 隠隱 栄榮 営營 衛衞 駅驛 円圓',
  '塩鹽 縁緣 艶艷 応應 欧歐 殴毆 桜櫻 奥奧 横橫 温溫 穏穩 仮假 価價',
  '画畫 会會 絵繪 壊壞 懐懷 概槪 拡擴 殻殼 覚覺 学學 岳嶽 楽樂 渇渴',
  '缶罐 巻卷 陥陷 勧勸 寛寬 関關 歓歡 観觀 気氣 既旣 帰歸 偽僞 戯戲',
  '犠犧 旧舊 拠據 挙擧 虚虛 峡峽 挟挾 狭狹 郷鄕鄉 暁曉 区區 駆驅駈 勲勳',
  '薫薰 径徑 茎莖 恵惠 掲揭 渓溪谿 経經 蛍螢 軽輕 継繼 鶏鷄雞 芸藝 撃擊',
  '欠缺 研硏 県縣 倹儉 剣劍劔劒 険險 圏圈 検檢 献獻 権權 顕顯 験驗 厳嚴',
  '広廣 効效 恒恆 黄黃⻩ 鉱鑛 号號 国國 黒黑 砕碎 済濟 斎齋斉齊 剤劑',
  '雑雜 参參 桟棧 蚕蠶 惨慘 賛贊 残殘 糸絲 歯齒 児兒 辞辭 湿濕 実實',
  '写寫 釈釋 寿壽 収收 従從 渋澁澀 獣獸 縦縱 粛肅 処處 緒緖 叙敍敘 将將',
  '称稱 渉涉 焼燒 証證 奨奬 条條 状狀 乗乘 浄淨 剰剩 畳疊 縄繩 壌壤',
  '嬢孃 譲讓 醸釀 触觸 嘱囑 真眞 寝寢 慎愼 尽盡 図圖 粋粹 酔醉 穂穗',
  '随隨 髄髓 枢樞 数數 瀬瀨 声聲 静靜 窃竊 摂攝 専專 浅淺 戦戰 践踐',
  '銭錢 潜潛 繊纖 禅禪 双雙 壮壯 争爭 荘莊 捜搜 挿插 巣巢 曽曾 痩瘦',
  '装裝 総總 騒騷 増增 蔵藏 臓臟 即卽 属屬 続續 堕墮 対對 体體 帯帶',
  '滞滯 台臺 滝瀧 択擇 沢澤 担擔 単單 胆膽 団團 断斷 弾彈 遅遲 痴癡',
  '虫蟲 昼晝 鋳鑄 庁廳 徴徵 聴聽 勅敕 鎮鎭 逓遞 鉄鐵銕 点點 転轉 伝傳',
  '灯燈 当當 党黨 盗盜 稲稻 闘鬭鬪 徳德 独獨 読讀 届屆 弐貳 悩惱 脳腦',
  '覇霸 拝拜 廃廢 売賣 麦麥⻨ 発發 髪髮 抜拔 晩晚 蛮蠻 秘祕 浜濱濵 瓶甁',
  '払拂 仏佛 併倂 並竝 餅餠 辺邊邉 変變 弁辨瓣辯 歩步 宝寶 豊豐 褒襃',
  '没沒 翻飜 毎每 万萬 満滿 麺麵 黙默 弥彌 訳譯 薬藥 与與 予豫 余餘',
  '誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 竜龍⻯ 両兩 猟獵 緑綠 涙淚泪',
  '塁壘 礼禮 励勵 戻戾 霊靈 齢齡 暦曆 歴歷 恋戀 錬鍊 炉爐 労勞 郎郞',
  '楼樓 録錄 湾灣',
  // Other forms of the table for names.
  '亘亙 凛凜 尭堯 巌巖 晃晄 桧檜 槙槇 祢禰 祷禱 禄祿 穣穰 萌萠 遥遙',
  '瑶瑤 晋晉 亀龜⻲ 頬頰 剥剝 填塡 叱𠮟',
  // Print forms of JIS X 0208 and JIS X 0213.
  '嘘噓 繋繫 蝉蟬 醤醬 麹麴 掻搔 箪簞 莱萊 蝋蠟 屏屛 并幷 桝枡 涛濤',
  '焔焰 呑吞 躯軀 顛顚 騨驒 鹸鹼 鯵鰺 鴬鶯 侭儘 薮藪 諌諫 砺礪 迩邇',
  '蝿蠅 篭籠 侠俠 鴎鷗 掴摑 蒋蔣 繍繡 醗醱 頚頸 穎頴 竃竈 鬱欝 賎賤',
  '蕊蘂 煕熙 聡聰 讃讚',
  // Forms in registers of names.
  '高髙 崎﨑嵜 島嶋嶌 富冨 吉𠮷 桑桒 橋槗𣘺 柳栁 昇曻 館舘 峰峯 土圡',
  '船舩 松枩 野埜 村邨 裏裡 喜㐂 淵渕渊 磯礒 涼凉 兎兔 雁鴈 皐皋 煙烟',
  '群羣 略畧 杯盃 恥耻 猫貓 毘毗 秋龝 園薗 蘇蘓 鑑鑒 鎖鎻 衆眾 窓窗',
  '梅楳',
  // Forms of other countries' character sets, and of old prints.
  '青靑⻘ 清淸 戸戶户 内內 呉吳 教敎 産產 強强 説說 税稅 鋭銳 閲閱 脱脫',
  '尚尙 隣鄰 彦彥 顔顏 券劵 絶絕 姉姊 姫姬 舎舍 舗舖 呂吕 宮宫 告吿',
  '飲飮 歳歲 査查 悦悅 冊册 災灾 器噐',
  // Radicals of U+2E80 to U+2EF3, which programs copy instead of the characters.
  '民⺠ 長⻑ 西⻄ 虎⻁ 鬼⻤ 角⻆ 食⻝',
];

let made: ReadonlyMap<string, string> | undefined;

/** The usual form of each other form. Made when it is first asked for: every page loads this module, and few search at once. */
export const usualKanji = (): ReadonlyMap<string, string> =>
  (made ??= new Map(
    GROUPS.flatMap((line) => line.split(' ')).flatMap((group) => {
      const [usual = '', ...others] = Array.from(group);
      return others.map((other) => [other, usual] as const);
    }),
  ));
