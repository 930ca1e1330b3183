/** The page of a numbered list, as the address names it. */
import { useLocation, useSearchParams } from 'react-router';

/** A page of a list in an address. */
const PAGE_NUMBER = /^[1-9]\d{0,6}$/;

/** The page in the address; the first where there is none or it is no number. */
export const pageIn = (search: URLSearchParams): number => {
  const text = search.get('page');
  return text !== null && PAGE_NUMBER.test(text) ? Number(text) : 1;
};

/** The page shown, and the addresses of the others: the first one is not written. */
export function usePageAddress() {
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const hrefFor = (page: number) => {
    const next = new URLSearchParams(search);
    if (page === 1) next.delete('page');
    else next.set('page', String(page));
    const query = next.toString();
    return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
  };
  return { page: pageIn(search), hrefFor };
}
