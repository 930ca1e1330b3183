/** A button that opens the settings most often changed. The code of its popover is loaded on the way to it. */
import { IconButton } from '@oshimado/ui/button';
import { SlidersIcon } from '@oshimado/ui/icon';
import { usePressedPart } from '../../base/asked-part';
import { useTranslate } from '../../base/sentences';
import type { LanguageInAddress } from './LanguageGroup';

const load = async () => (await import('./SlimSettingsPopover')).SlimSettingsPopover;

export interface SlimSettingsButtonProps {
  /** Default: the address names no language. */
  readonly inAddress?: LanguageInAddress;
}

export function SlimSettingsButton({ inAddress }: SlimSettingsButtonProps) {
  const t = useTranslate();
  const { Part, button } = usePressedPart(load);
  const label = t('nav.quickSettings');
  return Part ? (
    <Part
      label={label}
      inAddress={inAddress}
      trigger={<IconButton icon={SlidersIcon} label={label} />}
    />
  ) : (
    <IconButton icon={SlidersIcon} label={label} aria-haspopup="dialog" {...button} />
  );
}
