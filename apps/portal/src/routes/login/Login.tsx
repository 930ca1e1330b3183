/** `/login`: its title and the account widget. */
import { Account } from '@oshimado/widgets/internal/features/account';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useViewer } from '@oshimado/widgets/internal/base/viewer';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useCurrentOrg } from '../../platform/use-current-org';
import { SiteTextLinks } from '../texts/SiteTextLinks';
import * as css from './Login.css';

/**
 * Moves the focus to the heading after a login or logout on this page, because the pressed button is gone. `undefined`
 * while the viewer is not known.
 */
function useFocusOfNewAccount(account: string | null | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(account);
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== account;
    before.current = account;
    if (isAnother && document.activeElement === document.body) heading.current?.focus();
  }, [account]);
  return heading;
}

export default function Login() {
  const t = useTranslate('account');
  const { user, isKnown } = useViewer();
  const heading = useFocusOfNewAccount(isKnown ? (user?.id ?? null) : undefined);
  const title = t(user ? 'page.accountTitle' : 'page.loginTitle');
  usePageTitle(title);
  return (
    <div className={css.page}>
      <h1 ref={heading} className={css.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={css.lead}>{t(user ? 'page.accountText' : 'page.loginText')}</p>
      <Account address={useLocation()} org={useCurrentOrg()}>
        <SiteTextLinks />
      </Account>
    </div>
  );
}
