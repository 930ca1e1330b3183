/** The settings in short, for a dialog: the first two groups and the way to the others. */
import { Link } from '@oshimado/ui/link';
import { RouterLink } from '../../app/RouterLink';
import { useTranslate } from '../../i18n/LanguageProvider';
import { AppearanceGroup } from './AppearanceGroup';
import { LanguageGroup } from './LanguageGroup';
import * as css from './settings.css';

interface SlimSettingsProps {
  /** Called when the viewer leaves for the whole page. */
  readonly onClose: () => void;
}

export default function SlimSettings({ onClose }: SlimSettingsProps) {
  const t = useTranslate('settings');
  return (
    <div className={css.slim}>
      <LanguageGroup isSlim />
      <AppearanceGroup isSlim />
      <Link href="/settings" component={RouterLink} onClick={onClose}>
        {t('more')}
      </Link>
    </div>
  );
}
