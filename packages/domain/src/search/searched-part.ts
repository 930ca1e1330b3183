/** Maximum length of the searched part of a description, in UTF-16 code units. */
export const SEARCHED_MAX = 400;

const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;
const HAS_WORDS = /[\p{L}\p{N}]/u;
const ONLY_TAGS = /^[#＃]\S+(?:\s+[#＃]\S+)*$/u;

/** Cuts a text without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  const isHalf = text.length > length && last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? length - 1 : length);
}

/**
 * The searched part of a description: its beginning, without addresses and without lines that have only tags
 * or ornaments. The top of a description is about the video; below it are links, credits and rules that all videos of a
 * channel repeat, so a match there would return every video of the channel.
 */
export function searchedPart(description: string): string {
  let part = '';
  for (let from = 0; from < description.length && part.length < SEARCHED_MAX;) {
    const found = description.indexOf('\n', from);
    const end = found === -1 ? description.length : found;
    const line = description.slice(from, end).replace(ADDRESS, ' ').trim();
    if (HAS_WORDS.test(line) && !ONLY_TAGS.test(line)) part += part === '' ? line : `\n${line}`;
    from = end + 1;
  }
  return cut(part, SEARCHED_MAX).trim();
}
