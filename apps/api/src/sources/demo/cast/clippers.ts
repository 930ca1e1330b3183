/** The clippers: fifty people in nine languages. */
import { TL_LANGUAGES } from '@oshimado/domain';
import { chanceOf } from '../chance';
import { channelIdOf } from '../ids';

export type ClipLanguage = (typeof TL_LANGUAGES)[number];

export interface Clipper {
  readonly id: string;
  readonly name: string;
  readonly englishName: string;
  readonly lang: ClipLanguage;
  readonly handle: string;
  readonly subscribers: number;
}

const NAMES: Readonly<Record<ClipLanguage, readonly string[]>> = {
  en: [
    'Tealeaf Clips',
    'Moonlit Cuts',
    'Kettle Subs',
    'Second Helping',
    'Paper Lantern TL',
    'Offbeat Archive',
    'Daily Dose of Chatter',
    'Clipboard Cat',
    'Quiet Corner Subs',
    'Late Train TL',
    'Snack Break Clips',
    'Marble Subs',
    'Hat Trick Clips',
    'Goldfish Cuts',
  ],
  ja: [
    'こたつ切り抜き',
    'まめ切り抜きch',
    '夜更かし切り抜き',
    '推し窓切り抜き部',
    'ひとくち切り抜き',
    'あおぞら切り抜き',
    'てのひら切り抜き',
    '三分切り抜き',
    'らくがき切り抜き',
  ],
  es: [
    'Recortes de Luna',
    'El Rincón Sub',
    'Clips con Churros',
    'Subtítulos Nube',
    'Farol Subs',
    'La Tetera Clips',
  ],
  zh: ['糯米烤肉組', '星塵字幕組', '小窗剪輯', '深夜烤肉攤', '一口剪輯', '月台字幕組'],
  id: ['Klip Senja', 'Potongan Bakso', 'Sub Kopi Susu', 'Klip Tetangga'],
  ru: ['Чайник Клипс', 'Ночной перевод', 'Нарезка с мёдом'],
  ko: ['새벽 클립', '한입 키리누키', '구름 자막'],
  vi: ['Trà Đá Sub', 'Cắt Clip Mỗi Ngày', 'Mèo Dịch'],
  tl: ['Merienda Clips', 'Kanto Subs'],
};

const ENGLISH: Readonly<Record<ClipLanguage, string>> = {
  en: 'English',
  ja: 'Japanese',
  es: 'Spanish',
  zh: 'Chinese',
  id: 'Indonesian',
  ru: 'Russian',
  ko: 'Korean',
  vi: 'Vietnamese',
  tl: 'Tagalog',
};

const englishNameOf = (name: string, lang: ClipLanguage, place: number) =>
  lang === 'en' ? name : `${ENGLISH[lang]} Clips ${place + 1}`;

function clipperOf(seed: string, lang: ClipLanguage, name: string, place: number): Clipper {
  const chance = chanceOf(seed, 'clipper', lang, place);
  const look = { hue: chance.int(0, 63), style: chance.int(0, 63) };
  const englishName = englishNameOf(name, lang, place);
  return {
    name,
    englishName,
    lang,
    id: channelIdOf(look, englishName.charAt(0), seed, 'clipper', lang, place),
    handle: `clips_${lang}_${place + 1}`,
    subscribers: Math.round(Math.exp(chance.between(Math.log(900), Math.log(26e4))) / 10) * 10,
  };
}

export const createClippers = (seed: string): Clipper[] =>
  TL_LANGUAGES.flatMap((lang) =>
    NAMES[lang].map((name, place) => clipperOf(seed, lang, name, place)),
  );
