import type { RelayPlace } from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { List, ListItem } from '@oshimado/ui/list';
import { PeopleIcon } from '@oshimado/ui/icon';
import { useId } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './RelayBot.css';
import { useRelay, useRelayState } from './relay-context';
import { RelayNotice } from './RelayNotice';
import { useBotGuilds } from './use-bot-guilds';

export interface ServerListProps {
  /** Servers of which the viewer is an administrator. */
  readonly guilds: readonly RelayPlace[];
}

/** Servers to choose from. They stay where the bot cannot be asked in which of them it is. */
export function ServerList({ guilds }: ServerListProps) {
  const t = useTranslate('relayBot');
  const { session } = useRelay();
  const { guildId } = useRelayState();
  const { data, error, isFetching, refetch } = useBotGuilds(guilds);
  const id = useId();
  const stateOf = (guild: string) =>
    data && t(data.includes(guild) ? 'servers.here' : 'servers.absent');
  return (
    <section className={css.panel} data-part="servers" aria-labelledby={id}>
      <h2 id={id} className={css.heading} tabIndex={-1}>
        {t('servers.title')}
      </h2>
      {error && !data ? (
        <RelayNotice
          title={t('servers.checkFailed')}
          error={error}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
      ) : null}
      <p role="status" className={css.status}>
        {isFetching && !data ? t('servers.checking') : null}
      </p>
      {guilds.length === 0 ? (
        <EmptyState
          icon={PeopleIcon}
          headingLevel={3}
          title={t('servers.empty')}
          description={t('servers.emptyText')}
        />
      ) : (
        <List label={t('servers.title')}>
          {guilds.map((guild) => (
            <ListItem
              key={guild.id}
              description={stateOf(guild.id)}
              selected={guild.id === guildId}
              onPress={() => {
                if (guild.id !== guildId) session.change({ guildId: guild.id, channelId: null });
              }}
            >
              {guild.name}
            </ListItem>
          ))}
        </List>
      )}
      <p className={css.note}>{t('servers.note')}</p>
    </section>
  );
}
