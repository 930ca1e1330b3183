/** The bar at the top: the drawer, the organization, the search, the list at hand, the account. */
import { AppBar } from '@oshimado/ui/app-bar';
import { IconButton } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { askedPart } from '../../errors/asked-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import { OrgSelector } from '../org-selector/OrgSelector';
import { PlaylistButton } from '../playlist-popup/PlaylistButton';
import { SearchBar } from '../search-bar/SearchBar';
import { UserButton } from '../user-card/UserButton';
import { Logo } from './Logo';
import { MenuButton } from './MenuButton';
import { ThemeToggle } from './ThemeToggle';
import * as css from './TopBar.css';

const MobileSearch = askedPart(() => import('./MobileSearch'), AppBar);

/** "Mobile search button swaps the bar for a close icon and an auto-focused search bar." A step to another page swaps it back. */
function useMobileSearch() {
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const button = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (!wasClosed.current || isOpen) return;
    wasClosed.current = false;
    button.current?.focus();
  }, [isOpen]);
  return {
    isOpen,
    button,
    open: () => setOpenOn(key),
    close: () => {
      wasClosed.current = true;
      setOpenOn(null);
    },
  };
}

export function TopBar() {
  const t = useTranslate();
  const { isOpen, button, open, close } = useMobileSearch();
  if (isOpen) return <MobileSearch onClose={close} />;
  return (
    <AppBar
      start={
        <>
          <MenuButton />
          <Logo />
          <OrgSelector />
        </>
      }
      end={
        <>
          <PlaylistButton />
          <div className={css.wide}>
            <ThemeToggle />
            <UserButton />
          </div>
          <div className={css.mobile}>
            <IconButton ref={button} icon={SearchIcon} label={t('nav.search')} onClick={open} />
          </div>
        </>
      }
    >
      <div className={css.search}>
        <SearchBar />
      </div>
    </AppBar>
  );
}
