/** The bar at the top: drawer, organization, search, current playlist, account. */
import { AppBar } from '@oshimado/ui/app-bar';
import { IconButton } from '@oshimado/ui/button';
import { Icon, MenuIcon, MoonIcon, SearchIcon, SunIcon } from '@oshimado/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SearchBar } from '@oshimado/widgets/internal/features/search-bar';
import { askedPart } from '@oshimado/widgets/internal/base/asked-part';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { OrgSelector } from '@oshimado/widgets/internal/features/org-selector';
import { useChooseOrg, useShownOrgs } from '../../platform/use-current-org';
import { PlaylistButton } from '@oshimado/widgets/internal/features/playlists';
import { UserButton } from '@oshimado/widgets/internal/parts/user-card';
import {
  useChangeSetting,
  useDeviceState,
  useSettings,
} from '@oshimado/widgets/internal/base/device';
import * as css from './TopBar.css';
import { RouterLink } from '../../platform/RouterLink';
import { isShownDark } from '../../platform/mode';
import { pathOfDefaultPage } from '../../platform/default-page';
import { loadModalDrawer } from '../drawer/ModalDrawerHost';
import { useNavDrawer } from '../NavDrawerProvider';

/** Both are rendered and CSS shows one, because the server does not know the mode of the system. */
const ToggleIcon = () => (
  <>
    <span className={css.inDark}>
      <Icon icon={SunIcon} />
    </span>
    <span className={css.inLight}>
      <Icon icon={MoonIcon} />
    </span>
  </>
);

function ThemeToggle() {
  const t = useTranslate();
  const darkMode = useDeviceState(({ settings }) => settings.darkMode);
  const change = useChangeSetting();
  return (
    <IconButton
      icon={ToggleIcon}
      label={t('settings.toggleMode')}
      onClick={() => change('darkMode', !isShownDark(darkMode))}
    />
  );
}

/** Preloads the modal drawer where it is used; a failure is only shown when it is opened. */
const prepare = () => void loadModalDrawer().catch(() => undefined);

/** Opens and closes the drawer. */
function MenuButton() {
  const t = useTranslate();
  const { isOpen, isFixed, toggle } = useNavDrawer();
  return (
    <IconButton
      icon={MenuIcon}
      label={t('nav.menu')}
      aria-expanded={isOpen}
      aria-haspopup={isFixed === false ? 'dialog' : undefined}
      onPointerEnter={isFixed === false ? prepare : undefined}
      onClick={toggle}
    />
  );
}

/** "Logo goes to the default page." */
function Logo() {
  const t = useTranslate();
  const { defaultOpen } = useSettings();
  return (
    <RouterLink
      href={pathOfDefaultPage(defaultOpen)}
      className={css.logo}
      aria-label={t('nav.logo')}
    >
      <img src="/icon.svg" alt="" width={28} height={28} />
      <span className={css.wordmark}>{t('site.name')}</span>
    </RouterLink>
  );
}

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

/** The selector with the organizations of this page. */
function PageOrgSelector() {
  const { pathname } = useLocation();
  const { orgs } = useShownOrgs();
  const chooseOrg = useChooseOrg();
  return (
    <OrgSelector
      orgs={orgs}
      onChoose={chooseOrg}
      formAction={pathname}
      // On other pages the tip would cover a heading that may have nothing to do with organizations.
      canShowTip={pathname === '/'}
    />
  );
}

export function TopBar() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const { isOpen, button, open, close } = useMobileSearch();
  if (isOpen) return <MobileSearch onClose={close} />;
  return (
    <AppBar
      start={
        <>
          <MenuButton />
          <Logo />
          <PageOrgSelector />
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
        <SearchBar address={pathname + search} />
      </div>
    </AppBar>
  );
}
