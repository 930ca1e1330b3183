/** Text inside an SVG. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML cannot contain. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML. */
export const escapeXml = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

/** Width in ems, as heavy sans-serif letters have it. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[\u2E80-\uFFEF]/.test(sign) ? 1 : 0.7), 0);

/** At most two lines, broken where they are most even. */
export function linesOf(text: string): string[] {
  const words = text.split(' ');
  if (words.length === 1) return [text];
  const breaks = words.slice(1).map((_, place) => {
    const lines = [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')];
    return { lines, width: Math.max(...lines.map(widthOf)) };
  });
  return breaks.reduce((best, one) => (one.width < best.width ? one : best)).lines;
}
