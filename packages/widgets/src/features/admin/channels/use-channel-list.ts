/** The list of followed channels, and what admins change of it. */
import { CallError, type BodyOf } from '@oshimado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSentMutation } from '../../../base/toasts';
import { useAdminClient } from '../admin-client';
import type { AdminChoices } from '../admin-place';
import { adminKey, useAdminPages } from '../use-admin-pages';

const LIST = 'channels';
const WHOLE = 'list';
const CURRENT_MAX = 100;

const listKey = adminKey(LIST);

/** Where the list is kept, and its organizations. */
export function useChannelList({ enabled = true }: { readonly enabled?: boolean } = {}) {
  const client = useAdminClient();
  return useQuery({
    queryKey: [...listKey, WHOLE],
    queryFn: ({ signal }) => client.getChannelList({}, { signal }),
    staleTime: 0,
    enabled,
  });
}

/** Channels of the list, the last added first. */
export function useListedChannels({ words, org }: Pick<AdminChoices, 'words' | 'org'>) {
  const client = useAdminClient();
  return useAdminPages(LIST, { words, org }, (page, signal) =>
    client.getListedChannels(
      { ...(words !== '' && { q: words }), ...(org !== '' && { org }), ...page },
      { signal },
    ),
  );
}

/** A channel as it is in the list now; null if it is gone. Asked for once somebody else has changed it. */
export function useCurrentChannel(id: string, enabled: boolean) {
  const client = useAdminClient();
  return useQuery({
    queryKey: [...listKey, 'current', id],
    queryFn: async ({ signal }) => {
      const found = await client.getListedChannels({ q: id, limit: CURRENT_MAX }, { signal });
      return found.find((channel) => channel.id === id) ?? null;
    },
    staleTime: 0,
    enabled,
  });
}

export type ListChange =
  | { readonly call: 'saveChannel'; readonly body: BodyOf<'putListedChannel'> }
  | { readonly call: 'removeChannel'; readonly id: string; readonly version: string }
  | { readonly call: 'saveOrg'; readonly body: BodyOf<'putListedOrg'> }
  | { readonly call: 'removeOrg'; readonly name: string; readonly version: string };

/** Changes an entry, and then loads the list again. */
export function useChangeList() {
  const client = useAdminClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: async (change: ListChange): Promise<void> => {
      switch (change.call) {
        case 'saveChannel':
          await client.putListedChannel({ body: change.body });
          return;
        case 'removeChannel':
          await client.deleteListedChannel({ id: change.id, version: change.version });
          return;
        case 'saveOrg':
          await client.putListedOrg({ body: change.body });
          return;
        case 'removeOrg':
          await client.deleteListedOrg({ name: change.name, version: change.version });
      }
    },
    // After a failure too: somebody else may have changed it.
    onSettled: () => {
      for (const queryKey of [listKey, adminKey('log')])
        void queries.invalidateQueries({ queryKey });
    },
  });
}

/** Imports a text, or says what that would do. */
export function useImportChannels() {
  const client = useAdminClient();
  const queries = useQueryClient();
  return useSentMutation({
    mutationFn: (body: BodyOf<'postChannelImport'>) => client.postChannelImport({ body }),
    onSuccess: ({ is_done }) => {
      if (!is_done) return;
      for (const queryKey of [listKey, adminKey('log')])
        void queries.invalidateQueries({ queryKey });
    },
  });
}

/** The list as a file. */
export function useExportChannels() {
  const client = useAdminClient();
  return useSentMutation({
    mutationFn: (form: 'yaml' | 'csv') => client.getChannelExport({ form }),
  });
}

const statusOf = (error: unknown) => (error instanceof CallError ? error.status : undefined);

/** Somebody else has changed or removed the entry since it was read. */
export const isChangedByOther = (error: unknown): boolean => statusOf(error) === 412;

/** Its key is taken, or it is still in use. */
export const isTaken = (error: unknown): boolean => statusOf(error) === 409;
