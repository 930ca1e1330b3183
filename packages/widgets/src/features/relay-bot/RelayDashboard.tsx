import type { RelayAccount } from '@oshimado/domain';
import { AlertDialog } from '@oshimado/ui/alert-dialog';
import { Button } from '@oshimado/ui/button';
import { LogOutIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { useEffect, useRef, type Ref } from 'react';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import { LeaveQuestion } from '../../base/leave-question';
import { useTranslate } from '../../base/sentences';
import { ChannelList } from './ChannelList';
import { ChannelSettings } from './ChannelSettings';
import * as css from './RelayBot.css';
import { chosenGuild, hasDrafts, stepOf, type RelayStep } from './relay-bot.connect';
import { useRelay, useRelayState } from './relay-context';
import { LoginFailed } from './RelayWelcome';
import { ServerList } from './ServerList';

function LogOut() {
  const t = useTranslate('relayBot');
  const { login } = useRelay();
  const isUnsaved = hasDrafts(useRelayState());
  const button = (
    <Button startIcon={LogOutIcon} onClick={isUnsaved ? undefined : login.logOut}>
      {t('logout.action')}
    </Button>
  );
  return isUnsaved ? (
    <AlertDialog
      title={t('logout.title')}
      description={t('logout.text')}
      cancelLabel={t('logout.cancel')}
      actionLabel={t('logout.action')}
      onAction={login.logOut}
      trigger={button}
    />
  ) : (
    button
  );
}

/** Another login keeps what is not saved, so Discord is opened without a question. */
function LeaveRelay() {
  const t = useTranslate('relayBot');
  const { login } = useRelay();
  const isUnsaved = hasDrafts(useRelayState()) && !login.isLeaving;
  useUnsavedWork(isUnsaved);
  return (
    <LeaveQuestion isGuarded={isUnsaved} description={t('leave.text')} actionVariant="solid" />
  );
}

/** Leads the focus to the next step where the pressed row is no longer shown. */
function useStepFocus(step: RelayStep): Ref<HTMLDivElement> {
  const columns = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const active = document.activeElement;
    const isLost = active === document.body || active?.getClientRects().length === 0;
    if (!isLost) return;
    columns.current?.querySelector<HTMLElement>(`[data-part="${step}"] h2`)?.focus();
  }, [step]);
  return columns;
}

export interface RelayDashboardProps {
  readonly account: RelayAccount;
}

/** Servers, text channels and settings beside each other, or one after the other where there is no room. */
export function RelayDashboard({ account }: RelayDashboardProps) {
  const t = useTranslate('relayBot');
  const { site } = useRelay();
  const state = useRelayState();
  const guild = chosenGuild(state);
  const step = stepOf(state);
  const columns = useStepFocus(step);
  return (
    <>
      <div className={css.top}>
        {site.isDemo ? <Notice>{t('welcome.demo')}</Notice> : null}
        <LogOut />
      </div>
      <LoginFailed />
      <div ref={columns} className={css.columns} data-step={step}>
        <ServerList guilds={account.guilds} />
        <ChannelList guild={guild} guilds={account.guilds} />
        <ChannelSettings guild={guild} channelId={guild && state.channelId} />
      </div>
      <LeaveRelay />
    </>
  );
}
