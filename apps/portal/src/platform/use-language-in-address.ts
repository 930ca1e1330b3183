import type { LanguageInAddress } from '@oshimado/widgets/internal/features/settings';
import { useSearchParams } from 'react-router-dom';

const LANGUAGE_KEY = 'lang';

/** The parameter `lang` of the address, which overrides the chosen language, and how to remove it. */
export function useLanguageInAddress(): LanguageInAddress {
  const [search, setSearch] = useSearchParams();
  const remove = () => {
    if (!search.has(LANGUAGE_KEY)) return;
    const rest = new URLSearchParams(search);
    rest.delete(LANGUAGE_KEY);
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return { isPresent: search.has(LANGUAGE_KEY), remove };
}
