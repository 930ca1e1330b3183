/** The top bar of a phone while the viewer searches. */
import { AppBar } from '@oshimado/ui/app-bar';
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { SearchBar } from '@oshimado/widgets/internal/features/search-bar';
import { useLocation } from 'react-router-dom';

export default function MobileSearch({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <AppBar start={<IconButton icon={CloseIcon} label={t('nav.closeSearch')} onClick={onClose} />}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the viewer has just pressed the button for it */}
      <SearchBar address={pathname + search} autoFocus onDone={onClose} />
    </AppBar>
  );
}
