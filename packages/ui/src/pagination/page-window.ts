/** The page numbers shown: the current one in the middle where there is room, never more than `size`. */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const shown = Math.min(size, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), pageCount - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
