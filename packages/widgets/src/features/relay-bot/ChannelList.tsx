import type { RelayPlace } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BackIcon, BotIcon, ChatIcon, RefreshIcon } from '@oshimado/ui/icon';
import { List, ListItem } from '@oshimado/ui/list';
import { Spinner } from '@oshimado/ui/spinner';
import { useId } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './RelayBot.css';
import { useRelay, useRelayState } from './relay-context';
import { RelayNotice } from './RelayNotice';
import { InviteLink } from './RelayWelcome';
import { useBotGuilds, useGuildChannels } from './use-bot-guilds';

interface AbsentProps {
  readonly guild: RelayPlace;
  readonly onCheck: () => void;
  readonly isBusy: boolean;
}

/** The bot has to be invited first. */
function Absent({ guild, onCheck, isBusy }: AbsentProps) {
  const t = useTranslate('relayBot');
  const { site } = useRelay();
  return (
    <EmptyState
      icon={BotIcon}
      headingLevel={3}
      title={t('channels.absent', { server: guild.name })}
      description={t(site.isDemo ? 'welcome.demo' : 'channels.absentText')}
      action={
        <div className={css.actions}>
          <InviteLink guildId={guild.id} />
          <Button startIcon={RefreshIcon} busy={isBusy} onClick={onCheck}>
            {t('channels.check')}
          </Button>
        </div>
      }
    />
  );
}

function Channels({ guild }: { readonly guild: RelayPlace }) {
  const t = useTranslate('relayBot');
  const { session } = useRelay();
  const { channelId, drafts } = useRelayState();
  const { data, error, isFetching, refetch } = useGuildChannels(guild.id);
  if (error && !data) {
    return (
      <RelayNotice
        title={t('channels.failed', { server: guild.name })}
        error={error}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    );
  }
  if (!data) return <Spinner label={t('channels.loading')} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={ChatIcon}
        headingLevel={3}
        title={t('channels.empty')}
        description={t('channels.emptyText', { server: guild.name })}
        action={
          <Button startIcon={RefreshIcon} busy={isFetching} onClick={() => void refetch()}>
            {t('channels.check')}
          </Button>
        }
      />
    );
  }
  return (
    <List label={t('channels.title')}>
      {data.map(({ id, name }) => (
        <ListItem
          key={id}
          description={drafts[id] ? t('channels.unsaved') : undefined}
          selected={id === channelId}
          onPress={() => session.change({ channelId: id })}
        >
          {`#${name}`}
        </ListItem>
      ))}
    </List>
  );
}

export interface ChannelListProps {
  /** null: none is chosen. */
  readonly guild: RelayPlace | null;
  /** All servers. */
  readonly guilds: readonly RelayPlace[];
}

/** Text channels of the chosen server, or an invitation of the bot. */
export function ChannelList({ guild, guilds }: ChannelListProps) {
  const t = useTranslate('relayBot');
  const { session } = useRelay();
  const { data, isFetching, refetch } = useBotGuilds(guilds);
  const id = useId();
  const isAbsent = guild !== null && data !== undefined && !data.includes(guild.id);
  return (
    <section className={css.panel} data-part="channels" aria-labelledby={id}>
      <div className={css.back}>
        <Button
          variant="plain"
          startIcon={BackIcon}
          onClick={() => session.change({ guildId: null, channelId: null })}
        >
          {t('channels.back')}
        </Button>
      </div>
      <h2 id={id} className={css.heading} tabIndex={-1}>
        {t('channels.title')}
      </h2>
      {guild === null ? <p className={css.note}>{t('channels.choose')}</p> : null}
      {guild && isAbsent ? (
        <Absent guild={guild} onCheck={() => void refetch()} isBusy={isFetching} />
      ) : null}
      {guild && !isAbsent ? <Channels key={guild.id} guild={guild} /> : null}
    </section>
  );
}
