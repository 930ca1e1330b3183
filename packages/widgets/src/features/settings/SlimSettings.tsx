/** The quick settings: the first two groups and a link to the page with all of them. */
import { Link } from '@oshimado/ui/link';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { AppearanceGroup } from './AppearanceGroup';
import { LanguageGroup, type LanguageInAddress } from './LanguageGroup';
import * as css from '../../parts/setting-fields/settings.css';

export interface SlimSettingsProps {
  readonly inAddress?: LanguageInAddress | undefined;
  /** Called when the viewer follows the link to all settings. */
  readonly onClose: () => void;
}

export default function SlimSettings({ inAddress, onClose }: SlimSettingsProps) {
  const t = useTranslate('settings');
  return (
    <div className={css.slim}>
      <LanguageGroup isSlim inAddress={inAddress} />
      <AppearanceGroup isSlim />
      <Link href="/settings" component={PageLink} onClick={onClose}>
        {t('more')}
      </Link>
    </div>
  );
}
