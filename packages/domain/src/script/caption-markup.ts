/** Markup inside the texts of SRT, WebVTT and SBV: players show none of it. All functions run in linear time. */

/** Shown as nothing; between the characters of a tag it makes them a text. */
const JOINER = '\u2060';
/** Override tags of ASS, which players also take in SRT. */
const OVERRIDES = /\{\\[^{}]*\}/g;
/** Styles of an older format, and breaks of ASS, which players take in SRT. */
const OLD_STYLES = /\{[cfopsy]:[^{}\n]{0,60}\}/gi;
const ASS_BREAKS = /\\[Nh]/g;
const MEANT = /([<{\\])\u2060/g;
/** Readings above a text; the reading ends at its tag, the next reading, with the ruby, or with the text. */
const READINGS = /<(rt|rp)(?:[.\s][^<>]*)?>[^]*?(?:<\/\1>|(?=<\/ruby>|<r[tp][.\s>])|$)/gi;
const BREAKS = /<br ?\/?>/gi;
/** Only tags that players know, because texts may contain `<3`. No alternative can match inside another. */
const TAGS =
  /<(?:\/?(?:c|i|b|u|s|v|a|p|em|strong|strike|font|span|div|big|small|sub|sup|center|ruby|rb|rtc|rt|rp|lang)(?:[.\s][^<>]*)?\/?|(?:\d{1,4}:){1,2}\d{2}[.,]\d{1,3})>/gi;

/** What players show of a text. */
export const plainCaption = (text: string): string =>
  text.replace(OVERRIDES, '').replace(READINGS, '').replace(BREAKS, ' ').replace(TAGS, '');

/** `plainCaption` of what `writeSrtText` has written. */
export const readSrtText = (text: string): string =>
  plainCaption(text).replace(OLD_STYLES, '').replace(ASS_BREAKS, ' ').replace(MEANT, '$1');

/** A text as players show it in SRT, which has no escapes: a joiner keeps what looks like a tag. */
export const writeSrtText = (text: string): string =>
  text
    .replace(/[<{\\](?=\u2060)|\{(?=\\|[CFOPSYcfopsy]:)|\\(?=[Nh])/g, `$&${JOINER}`)
    .replace(TAGS, (tag) => `<${JOINER}${tag.slice(1)}`)
    .replace(BREAKS, (tag) => `<${JOINER}${tag.slice(1)}`);

/** An empty tag inside of what other parsers than browsers would take for an override tag. */
export const withoutOverrides = (escaped: string): string =>
  escaped.replaceAll('{\\', '{<c></c>\\');
