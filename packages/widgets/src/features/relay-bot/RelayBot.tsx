/** Set-up of the relay bot: login at Discord, a server, a text channel, and what the bot posts there. */
import type { RelaySite } from '@oshimado/contract';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BotIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSiteLinks } from '../../base/context';
import { useHydrated } from '../../base/page/use-hydrated';
import { useTranslate } from '../../base/sentences';
import { RelayDashboard } from './RelayDashboard';
import * as css from './RelayBot.css';
import { thisBrowser, type RelayBrowser } from './relay-browser';
import { RelayContext, useSessionState } from './relay-context';
import { createRelaySession } from './relay-session';
import { RelayWelcome } from './RelayWelcome';
import { useRelayLogin, type RelayAddress } from './use-relay-login';

export interface RelayBotProps {
  /** Where the page is; Discord returns with a code in its query. */
  readonly address: RelayAddress;
  /** Default this one; stories and tests have browsers of their own. */
  readonly browser?: RelayBrowser | undefined;
}

/** Moves the focus to the heading after a logout, because the pressed button is gone. */
function useFocusAfterLogout(isLoggedIn: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isLoggedIn);
  useEffect(() => {
    if (before.current && !isLoggedIn) heading.current?.focus();
    before.current = isLoggedIn;
  }, [isLoggedIn]);
  return heading;
}

function ConfiguredRelayBot({
  site,
  address,
  browser = thisBrowser,
}: RelayBotProps & { readonly site: RelaySite }) {
  const tPortal = useTranslate();
  const [session] = useState(() => createRelaySession(browser.storage()));
  const { account } = useSessionState(session);
  const login = useRelayLogin({ site, session, address, browser });
  const value = useMemo(() => ({ site, session, login, browser }), [site, session, login, browser]);
  const heading = useFocusAfterLogout(account !== null);
  // Only the browser knows whether the tab has a login.
  if (!useHydrated()) return <Spinner label={tPortal('loading')} />;
  return (
    <RelayContext value={value}>
      <div className={css.page}>
        {account ? <RelayDashboard account={account} /> : <RelayWelcome headingRef={heading} />}
      </div>
    </RelayContext>
  );
}

export function RelayBot(props: RelayBotProps) {
  const t = useTranslate('relayBot');
  const { relay } = useSiteLinks();
  return relay ? (
    <ConfiguredRelayBot site={relay} {...props} />
  ) : (
    <EmptyState icon={BotIcon} title={t('notSetUp.title')} description={t('notSetUp.text')} />
  );
}
