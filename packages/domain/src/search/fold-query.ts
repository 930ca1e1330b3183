import { foldText } from './fold';

/** ヴ is ぶ by itself, and begins each of these where a small letter is still to be typed. */
const VA_TO_VO = ['ば', 'び', 'べ', 'ぼ'];
const ENDS_IN_VU = /[ヴゔ]\s*$/;

/**
 * The folds of a query: a text is found where one of them is a part of it. There are several for a query that ends inside ヴァ, as
 * エヴ does while エヴァ is typed. A ヴ by itself has one, because most texts have one of the others.
 */
export function foldQuery(query: string): readonly string[] {
  const folded = foldText(query);
  const start = folded.slice(0, -1);
  const isInside = start !== '' && ENDS_IN_VU.test(query.normalize('NFKC'));
  return isInside ? [folded, ...VA_TO_VO.map((letter) => start + letter)] : [folded];
}
