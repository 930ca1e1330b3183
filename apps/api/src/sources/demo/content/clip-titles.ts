/** Titles of clips, in their nine languages. `{name}` is the person in it. */
import type { ClipLanguage } from '../cast/clippers';
import type { Chance } from '../chance';
import type { Talent } from '../cast/talents';

const TITLES: Readonly<Record<ClipLanguage, readonly string[]>> = {
  en: [
    '{name} realizes the mic was on the whole time',
    '{name} loses a bet and pays immediately',
    '[ENG SUB] {name} cannot stop laughing at {topic}',
    'Everyone panics when {name} finds the button 【Eng Sub】',
    '{name} explains {topic} with three spoons',
    'the most wholesome five minutes of {name} &amp; friends',
  ],
  ja: [
    '【切り抜き】{topic}で爆笑が止まらない{name}',
    '{name}「それは聞いてない!!」【切り抜き】',
    '伝説の3分間まとめ【{name}】',
    '寝ぼけてリスナーに敬語になる{name}【手描き切り抜き】',
    '{name}、{topic}で奇跡を起こす',
  ],
  es: [
    '{name} no puede creer lo que pasó en {topic} 【Sub Español】',
    '{name} se ríe por diez minutos | Sub español',
    'El grito de {name}',
  ],
  zh: [
    '【中文字幕】{name}玩{topic}玩到崩潰',
    '【烤肉】{name}:我什麼都沒說!',
    '{name}的神回三分鐘【中字】',
  ],
  id: [
    '{name} panik total waktu main {topic} 【Sub Indo】',
    '[Sub Indo] {name} ketawa sampai nangis',
  ],
  ru: [
    '{name} и неожиданный финал 【Русские субтитры】',
    '{name} объясняет {topic} за минуту [RUS SUB]',
  ],
  ko: ['{topic} 하다가 빵 터진 {name} 【한글자막】', '{name} 전설의 3분'],
  vi: [
    '【Vietsub】{name} không tin nổi chuyện vừa xảy ra',
    '{name} cười không ngừng khi chơi {topic} [Vietsub]',
  ],
  tl: ['{name} nagulat sa {topic} 【Tagalog Sub】', 'Tawa ni {name}, limang minuto'],
};

export function clipTitle(
  lang: ClipLanguage,
  { person }: Talent,
  topic: string,
  chance: Chance,
): string {
  const name = lang === 'ja' || lang === 'zh' ? person.native : person.latin;
  return chance.pick(TITLES[lang]).replace('{name}', name).replace('{topic}', topic);
}
