/** What a phone's top bar is while somebody searches. */
import { AppBar } from '@oshimado/ui/app-bar';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../i18n/LanguageProvider';
import { SearchBar } from '../search-bar/SearchBar';

export default function MobileSearch({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <AppBar start={<IconButton icon={CloseIcon} label={t('nav.closeSearch')} onClick={onClose} />}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the viewer has just pressed the button for it */}
      <SearchBar autoFocus onDone={onClose} />
    </AppBar>
  );
}
