import type { RelayPlace } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { botGuildsQuery, guildChannelsQuery } from './relay-calls';

/** In which of these servers the bot is. Failures are shown at once: the viewer tries again. */
export function useBotGuilds(guilds: readonly RelayPlace[]) {
  const client = useClient();
  const ids = guilds.map(({ id }) => id);
  return useQuery({ ...botGuildsQuery(client, ids), enabled: ids.length > 0, retry: false });
}

/** Text channels of a server; with null none are asked for. */
export function useGuildChannels(guildId: string | null) {
  const client = useClient();
  return useQuery({
    ...guildChannelsQuery(client, guildId ?? ''),
    enabled: guildId !== null,
    retry: false,
  });
}
