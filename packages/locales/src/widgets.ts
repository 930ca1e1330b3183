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
import type { MessageTree } from './translate';

export const en: MessageTree = enTexts;
export const ja: MessageTree = jaTexts;
export const zh: MessageTree = zhTexts;
export const zhCN: MessageTree = zhCNTexts;
export const ko: MessageTree = koTexts;
export const esES: MessageTree = esESTexts;
export const es: MessageTree = esTexts;
export const ms: MessageTree = msTexts;
export const id: MessageTree = idTexts;
export const ru: MessageTree = ruTexts;
export const pt: MessageTree = ptTexts;
export const de: MessageTree = deTexts;
export const it: MessageTree = itTexts;
export const fr: MessageTree = frTexts;
export const tr: MessageTree = trTexts;
export const vi: MessageTree = viTexts;
export const hu: MessageTree = huTexts;
export const th: MessageTree = thTexts;
