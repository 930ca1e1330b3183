import { Slider } from '@oshimado/ui/slider';
import { useSyncExternalStore } from 'react';
import type { Media } from '../../../parts/player';
import { useTranslate } from '../../../base/sentences';

/** The volume of one player. */
export default function VolumeSlider({ media }: { readonly media: Media }) {
  const t = useTranslate('multiview');
  const volume = useSyncExternalStore(media.subscribe, () => media.getState().volume);
  return (
    <Slider
      label={t('sound.volume')}
      value={[Math.round(volume * 100)]}
      onValueChange={([value = 0]) => media.setVolume(value / 100)}
      formatValue={(value) => t('sound.percent', { value })}
    />
  );
}
