import type { LanguageInAddress } from '@oshimado/widgets/internal/features/settings';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './use-change-search';

const LANGUAGE_KEY = 'lang';

/** The parameter `lang` of the address, which overrides the chosen language, and how to remove it. */
export function useLanguageInAddress(): LanguageInAddress {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const isPresent = search.has(LANGUAGE_KEY);
  const remove = () => {
    if (isPresent) changeSearch((next) => next.delete(LANGUAGE_KEY));
  };
  return { isPresent, remove };
}
