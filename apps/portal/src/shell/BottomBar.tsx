/** The bar at the bottom of phones, with links to the main pages. */
import { BottomBar as Bar } from '@oshimado/ui/bottom-bar';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainPress } from '@oshimado/widgets/internal/base/page';
import { RouterLink } from '../platform/RouterLink';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useCurrentOrg } from '../platform/use-current-org';
import { fixedBar } from './Shell.css';
import { isOpenPage, isRefresh, mainEntries } from './drawer/nav-entries';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** "Tapping the entry of the current page scrolls to the top." */
function BarLink(props: AnchorProps) {
  const location = useLocation();
  const onClick = (event: MouseEvent) => {
    if (!isPlainPress(event) || !isRefresh(props.href, location)) return;
    event.preventDefault();
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  };
  return <RouterLink {...props} onClick={onClick} />;
}

export function BottomBar() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const org = useCurrentOrg();
  const entries = mainEntries(org);
  return (
    <Bar
      className={fixedBar}
      label={t('nav.mainPages')}
      items={entries.map(({ href, label, icon }) => ({ href, label: t(label), icon }))}
      current={entries.find(({ href }) => isOpenPage(href, pathname))?.href}
      linkComponent={BarLink}
    />
  );
}
