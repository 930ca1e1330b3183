/**
 * The sentences of widgets, one constant per language: an app bundles only the languages it imports. To load a language on
 * demand, use `loadWidgetMessages` of `@oshimado/locales`.
 */
import enTexts from './en/widgets.json';
import jaTexts from './ja/widgets.json';
import zhTexts from './zh/widgets.json';
import zhCNTexts from './zh-CN/widgets.json';
import koTexts from './ko/widgets.json';
import esESTexts from './es-ES/widgets.json';
import esTexts from './es/widgets.json';
import msTexts from './ms/widgets.json';
import idTexts from './id/widgets.json';
import ruTexts from './ru/widgets.json';
import ptTexts from './pt/widgets.json';
import deTexts from './de/widgets.json';
import itTexts from './it/widgets.json';
import frTexts from './fr/widgets.json';
import trTexts from './tr/widgets.json';
import viTexts from './vi/widgets.json';
import huTexts from './hu/widgets.json';
import thTexts from './th/widgets.json';
import { withOverlay } from './overlay';
import type { MessageTree } from './translate';

/** English. */
export const en: MessageTree = enTexts;
/** Japanese. */
export const ja: MessageTree = jaTexts;
/** Chinese in traditional characters. */
export const zh: MessageTree = zhTexts;
/** Chinese in simplified characters. */
export const zhCN: MessageTree = zhCNTexts;
/** Korean. */
export const ko: MessageTree = koTexts;
/** Spanish of Spain. */
export const esES: MessageTree = /* @__PURE__ */ withOverlay(esTexts, esESTexts);
/** Spanish of Latin America. */
export const es: MessageTree = esTexts;
/** Malay. */
export const ms: MessageTree = msTexts;
/** Indonesian. */
export const id: MessageTree = idTexts;
/** Russian. */
export const ru: MessageTree = ruTexts;
/** Portuguese of Brazil. */
export const pt: MessageTree = ptTexts;
/** German. */
export const de: MessageTree = deTexts;
/** Italian. */
export const it: MessageTree = itTexts;
/** French. */
export const fr: MessageTree = frTexts;
/** Turkish. */
export const tr: MessageTree = trTexts;
/** Vietnamese. */
export const vi: MessageTree = viTexts;
/** Hungarian. */
export const hu: MessageTree = huTexts;
/** Thai. */
export const th: MessageTree = thTexts;
