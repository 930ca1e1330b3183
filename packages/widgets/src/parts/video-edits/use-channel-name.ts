import type { Mention } from '@oshimado/contract';
import { displayName } from '@oshimado/domain';
import { useWidgets } from '../../base/context';
import { textLanguage } from '../video-card';

type Named = Pick<Mention, 'id' | 'name' | 'english_name'>;

/** Gives the name of a channel in the form that the viewer chose, and its language. */
export function useChannelName() {
  const { nameProperty, language } = useWidgets();
  return (channel: Named) => {
    const label = displayName(channel, nameProperty);
    return { label, lang: textLanguage(label, language) };
  };
}
