/** Text functions shared by the script formats. All run in linear time. */

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g; // oxlint-disable-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\uFFFE\uFFFF]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
const INVISIBLE = /^[\s\u200B-\u200D\u2060\uFEFF]*$/;

/** Without the byte order mark that some editors put first. */
export const withoutMark = (text: string): string =>
  text.startsWith('\uFEFF') ? text.slice(1) : text;

/**
 * Splits lines at CRLF, CR or LF. Several carriage returns before a line feed count as one line end: files that
 * went through two conversions have `\r\r\n`, and blank lines end a cue.
 */
export function splitLines(text: string): string[] {
  if (!text.includes('\r')) return text.split('\n');
  const lines: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED) {
      lines.push(text.slice(from, at));
      at += 1;
      from = at;
    } else if (code === CARRIAGE_RETURN) {
      let end = at + 1;
      while (text.charCodeAt(end) === CARRIAGE_RETURN) end += 1;
      lines.push(text.slice(from, at));
      if (text.charCodeAt(end) === LINE_FEED) end += 1;
      else for (let extra = at + 1; extra < end; extra += 1) lines.push('');
      at = end;
      from = end;
    } else at += 1;
  }
  lines.push(text.slice(from));
  return lines;
}

/** Size in UTF-8 bytes. A lone surrogate counts three bytes, as encoders write it. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (code >= 0xd800 && code < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4;
      at += 1;
    } else bytes += 3;
  }
  return bytes;
}

/** Whether a text is larger than so many UTF-8 bytes. */
export const isLargerThan = (text: string, bytes: number): boolean =>
  text.length > bytes || (text.length * 3 > bytes && utf8Length(text) > bytes);

/**
 * The text of one utterance: breaks and control characters become a space, outer spaces are removed, characters that no format
 * supports are dropped or replaced. Text of only invisible characters counts as empty; converters insert it where a format
 * requires a span.
 */
export function oneLine(text: string): string {
  const plain = text
    .replace(CONTROLS, ' ')
    .replace(UNPRINTABLE, '')
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
  return INVISIBLE.test(plain) ? '' : plain;
}

/** Escapes `& < >` as entities, for markup formats. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Normalizes to `#RRGGBB` in capitals; null if it is not a colour. */
export const hexColor = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && /^#[\da-f]{6}$/i.test(value)
    ? value.toUpperCase()
    : null;
