import type { LanguageInAddress } from '@oshimado/widgets/internal/features/settings';
import { useSearchParams } from 'react-router-dom';
import { useRemoveLanguage } from './CarriedLanguage';

/** The parameter `lang` of the address, which overrides the chosen language, and how to remove it. */
export function useLanguageInAddress(): LanguageInAddress {
  const [search] = useSearchParams();
  const removeLanguage = useRemoveLanguage();
  const isPresent = search.has('lang');
  const remove = () => {
    if (isPresent) removeLanguage();
  };
  return { isPresent, remove };
}
