import {
  restoreSubscription,
  subscriptionKey,
  withoutSubscription,
  withSubscription,
  type RelayPlace,
  type RelaySubscription,
  type Subscriptions,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { BackIcon, SaveIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useId, useRef, useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { AddSubscription } from './AddSubscription';
import { OneTimeRelay } from './OneTimeRelay';
import * as css from './RelayBot.css';
import { useRelay } from './relay-context';
import { RelayNotice } from './RelayNotice';
import { SubscriptionTable } from './SubscriptionTable';
import { TranslatorLists } from './TranslatorLists';
import { useGuildChannels } from './use-bot-guilds';
import { useSubscriptions, type SubscriptionsApi } from './use-subscriptions';

/** Saves the list, and says how that goes. */
function SaveBar({
  api: { status, saveError, save, discard },
}: {
  readonly api: SubscriptionsApi;
}) {
  const t = useTranslate('relayBot');
  const tPortal = useTranslate();
  const isUnsaved = status === 'unsaved' || status === 'failed';
  const texts = {
    clean: '',
    unsaved: t('save.unsaved'),
    saving: tPortal('button.saving'),
    failed: '',
    saved: t('save.done'),
  };
  return (
    <div className={css.saveBar} data-state={status}>
      {status === 'failed' ? (
        <RelayNotice title={t('save.failed')} error={saveError} onRetry={save} isBusy={false} />
      ) : null}
      <div className={css.actions}>
        <Button
          variant="solid"
          startIcon={SaveIcon}
          busy={status === 'saving'}
          disabled={!isUnsaved && status !== 'saving'}
          onClick={save}
        >
          {tPortal('button.save')}
        </Button>
        {isUnsaved ? (
          <Button variant="plain" onClick={discard}>
            {t('save.discard')}
          </Button>
        ) : null}
        <p role="status" className={css.status}>
          {texts[status]}
        </p>
      </div>
    </div>
  );
}

interface ListProps {
  readonly list: Subscriptions;
  readonly change: SubscriptionsApi['change'];
}

function SubscriptionList({ list, change }: ListProps) {
  const t = useTranslate('relayBot');
  const notify = useNotify();
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = list.find((one) => subscriptionKey(one) === chosen);
  const remove = (row: RelaySubscription, title: string) => {
    const key = subscriptionKey(row);
    const index = list.findIndex((one) => subscriptionKey(one) === key);
    change((latest) => withoutSubscription(latest, key));
    // The pressed button is gone.
    heading.current?.focus();
    const undo = () => change((latest) => restoreSubscription(latest, row, index));
    notify({ key: `relay-row-${key}`, title, undo });
  };
  return (
    // The table in it is the region with its name.
    <div className={css.part}>
      <h3 ref={heading} tabIndex={-1} className={css.subheading}>
        {t('subscriptions.title')}
      </h3>
      <p className={css.note}>{t('subscriptions.text')}</p>
      <AddSubscription
        list={list}
        onAdd={(added) => change((latest) => withSubscription(latest, added) ?? latest)}
      />
      <SubscriptionTable rows={list} chosen={chosen} onChoose={setChosen} onRemove={remove} />
      {shown ? <TranslatorLists key={chosen} subscription={shown} change={change} /> : null}
      {list.length > 0 && !shown ? <p className={css.note}>{t('translators.choose')}</p> : null}
    </div>
  );
}

function Settings({ channel }: { readonly channel: RelayPlace }) {
  const t = useTranslate('relayBot');
  const api = useSubscriptions(channel.id);
  const { list, loadError, isLoading, reload, change } = api;
  return (
    <>
      <OneTimeRelay channel={channel} />
      {loadError ? (
        <RelayNotice
          title={t('settings.failed', { channel: channel.name })}
          error={loadError}
          onRetry={reload}
          isBusy={isLoading}
        />
      ) : null}
      {list ? (
        <>
          <SubscriptionList list={list} change={change} />
          <SaveBar api={api} />
        </>
      ) : null}
      {list || loadError ? null : <Spinner label={t('settings.loading')} />}
    </>
  );
}

export interface ChannelSettingsProps {
  /** null: none is chosen. */
  readonly guild: RelayPlace | null;
  readonly channelId: string | null;
}

/** What the bot posts in the chosen text channel. */
export function ChannelSettings({ guild, channelId }: ChannelSettingsProps) {
  const t = useTranslate('relayBot');
  const tPortal = useTranslate();
  const { session } = useRelay();
  const { data: channels } = useGuildChannels(channelId === null ? null : (guild?.id ?? null));
  const id = useId();
  const channel = channels?.find((one) => one.id === channelId);
  return (
    <section className={css.panel} data-part="settings" aria-labelledby={id}>
      <div className={css.back}>
        <Button
          variant="plain"
          startIcon={BackIcon}
          onClick={() => session.change({ channelId: null })}
        >
          {t('settings.back')}
        </Button>
      </div>
      <h2 id={id} className={css.heading} tabIndex={-1}>
        {channel ? t('settings.of', { channel: channel.name }) : tPortal('nav.settings')}
      </h2>
      {channel ? (
        <Settings key={channel.id} channel={channel} />
      ) : (
        <p className={css.note}>{t('settings.choose')}</p>
      )}
    </section>
  );
}
