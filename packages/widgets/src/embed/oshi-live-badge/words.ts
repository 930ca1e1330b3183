/** The language of a badge, its numbers and sentences: the rules of the others in a tenth of their weight. Tests hold them side by side. */
import { loadBadgeMessages, type MessageTree } from '@oshimado/locales';

/** The language whose sentences are loaded for a tag, as `negotiateLanguage` chooses it; a variant of English is English. */
export function badgeLanguage(tag: string): string {
  const wanted = tag.trim().toLowerCase().replaceAll('_', '-');
  if (/^zh-(?:cn|sg|hans)\b/.test(wanted)) return 'zh-CN';
  return wanted === 'es-es' ? 'es-ES' : (wanted.split('-')[0] ?? '');
}

/** As numbers are written in it: traditional Chinese has no code of its own here. */
const tagOf = (language: string) => (language === 'zh' ? 'zh-Hant' : language);

const DIGITS = 3;
const MILLION = 1_000_000;

/** A sentence with a number, in short with three digits or with all of them; the form is that of the number as it is shown. */
export type Counted = (key: string, count: number, isWhole?: boolean) => string;

export interface Words {
  /** BCP 47. */
  readonly lang: string;
  /** A sentence without a number; `time` is the one of `next`. */
  readonly say: (key: string, time?: string) => string;
  readonly count: Counted;
}

export async function loadWords(wanted: string): Promise<Words> {
  const { language, messages } = await loadBadgeMessages(wanted);
  return wordsOf(language, messages);
}

function wordsOf(language: string, messages: MessageTree): Words {
  const lang = tagOf(language);
  const plurals = new Intl.PluralRules(lang);
  const say = (key: string, value = '') => {
    const sentence = messages[key];
    return typeof sentence === 'string' ? sentence.replace(/\{\{\w+\}\}/, value) : key;
  };
  return {
    lang,
    say,
    count: (key, count, isWhole = false) => {
      const shown = isWhole ? count : Math.min(Number(count.toPrecision(DIGITS)), MILLION);
      const options = isWhole
        ? {}
        : ({ notation: 'compact', maximumSignificantDigits: DIGITS } as const);
      const formatted = new Intl.NumberFormat(lang, options).format(count);
      return say(`${key}_${plurals.select(shown)}`, formatted);
    },
  };
}
