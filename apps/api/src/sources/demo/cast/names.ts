/** Invented names, built from parts, in the script of the language and in Latin letters. */
import type { Chance } from '../chance';
import type { Language } from './language';

/** Native spelling, then in Latin letters. */
type Part = readonly [native: string, latin: string];

export interface PersonName {
  readonly native: string;
  readonly latin: string;
}

const parts = (text: string): Part[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [native = '', latin = native] = pair.split('/');
      return [native, latin];
    });

const japaneseFamilies = parts(`
  星凪/Hoshinagi 灯原/Tomohara 月渡/Tsukiwatari 雨縫/Amanui 霧織/Kiriori 砂音/Sunane 硝川/Shokawa 風綴/Kazetsuzuri
  花積/Hanazumi 雪待/Yukimachi 潮鳴/Shionari 茜屋/Akaneya 鈴掛/Suzukake 柚木原/Yuzukihara 苔野/Kokeno 綿雲/Watagumo
  遠雷/Enrai 薄荷坂/Hakkazaka 千歳橋/Chitosebashi 水縹/Mihanada 木漏/Komore 豆乃/Mameno 葛切/Kuzukiri 氷室野/Himurono
  鳴海沢/Narumizawa 燕野/Tsubameno 羅針/Rashin 歯車/Haguruma 屋根裏/Yaneura 踏切/Fumikiri 銀杏並/Ichonami 栞田/Shiorida
  墨染/Sumizome 朱鷺島/Tokishima 若苗/Wakanae 群青/Gunjo 常磐野/Tokiwano 麦畑/Mugibatake 蛍沢/Hotaruzawa 夕立/Yudachi
  三日森/Mikamori 九重坂/Kokonoezaka 空蝉/Utsusemi 波止場/Hatoba 双葉原/Futabahara 煙町/Kemurimachi 珈琲/Kohi
  縞瀬/Shimase 釦谷/Botandani 糸巻/Itomaki`);

const japaneseGivens = parts(`
  れむり/Remuri みぞれ/Mizore つづり/Tsuzuri あられ/Arare うたね/Utane かすり/Kasuri きなこ/Kinako くるる/Kururu
  けやき/Keyaki さざめ/Sazame しおね/Shione せせら/Sesera そよか/Soyoka つみれ/Tsumire とばり/Tobari にこり/Nikori
  ぬくも/Nukumo ねむり/Nemuri のどか/Nodoka ふわり/Fuwari ほたて/Hotate むぎほ/Mugiho めばえ/Mebae もなか/Monaka
  ゆらぎ/Yuragi よもぎ/Yomogi らいむ/Raimu りりか/Ririka るりは/Ruriha れもね/Remone ろろあ/Roroa わかば/Wakaba
  おとは/Otoha えまる/Emaru ソラト/Sorato レオト/Reoto ハヤセ/Hayase アキト/Akito カナタロウ/Kanataro ジンベエ/Jinbei
  シグマ/Sigma トワリ/Towari ネオン/Neon ミライト/Mirait ヨスガ/Yosuga ルクス/Lux`);

const englishFirsts = parts(`
  Marlow Juniper Odette Saffron Briar Isolde Percival Tamsin Wren Linnet Peony Caspian Ophelia Dorian Clementine Fenwick
  Marigold Sable Thisbe Orion Posy Rowan Cosima Lucian Nettle Vellum Bram Delphine Hazel Ignatius Koda Lark Minerva`);
const englishLasts = parts(`
  Thistledown Quillfeather Emberly Hollowell Moonpetal Starbrook Ravenscroft Tidewell Ashgrove Clockwright Foxglove
  Lanternjack Mothwing Nightingale Pumpernickel Rimefall Saltmarsh Teacup Umbrage Violetta Wayfarer Windlass Yarrow Zephyrine`);

const indonesianFirsts = parts(
  'Melati Kirana Bintang Rinjani Seruni Laras Damar Intan Mentari Puspa Cempaka Galuh',
);
const indonesianLasts = parts(
  'Senja Purnama Samudra Kelana Embun Lentera Cakrawala Rembulan Halimun Pelangi',
);

const koreanFamilies = parts('서/Seo 윤/Yun 하/Ha 민/Min 류/Ryu 백/Baek 진/Jin');
const koreanGivens = parts(
  '별하/Byeolha 이슬/Iseul 가람/Garam 노을/Noeul 다온/Daon 새벽/Saebyeok 라온/Raon 여울/Yeoul',
);

const joined =
  (gap: string) =>
  (first: Part, second: Part): PersonName => ({
    native: first[0] + gap + second[0],
    latin: `${first[1]} ${second[1]}`,
  });

const pools: Readonly<Record<Language, readonly PersonName[]>> = {
  ja: pairs(japaneseFamilies, japaneseGivens, joined('')),
  en: pairs(englishFirsts, englishLasts, joined(' ')),
  id: pairs(indonesianFirsts, indonesianLasts, joined(' ')),
  ko: pairs(koreanFamilies, koreanGivens, joined(' ')),
};

function pairs(
  firsts: readonly Part[],
  seconds: readonly Part[],
  join: (first: Part, second: Part) => PersonName,
): PersonName[] {
  return firsts.flatMap((first) => seconds.map((second) => join(first, second)));
}

/** This many different names. */
export const namesIn = (language: Language, count: number, chance: Chance): PersonName[] =>
  chance.sample(pools[language], count);
