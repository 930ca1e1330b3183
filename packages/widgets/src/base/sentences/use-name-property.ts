import { shownNameProperty, type NameProperty } from '@oshimado/domain';
import { useDeviceState } from '../device';
import { useLanguage } from './SentencesProvider';

/** Which of a channel's names is shown: the viewer's choice, else the usual one of the page's language. */
export function useNameProperty(): NameProperty {
  const { language } = useLanguage();
  return useDeviceState(({ settings }) => shownNameProperty(settings, language));
}
