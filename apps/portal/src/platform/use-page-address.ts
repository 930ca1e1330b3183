/** The page number of a paged list in the address. */
import { useLocation, useSearchParams } from 'react-router-dom';

/** A valid page number in an address. */
const PAGE_NUMBER = /^[1-9]\d{0,6}$/;

/** The page number in the address; 1 if it is missing or invalid. */
export const pageIn = (search: URLSearchParams): number => {
  const text = search.get('page');
  return text !== null && PAGE_NUMBER.test(text) ? Number(text) : 1;
};

/** The current page number, and the addresses of other pages; that of the first page has no parameter. */
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
