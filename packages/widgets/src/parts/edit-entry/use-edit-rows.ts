import type { AuditEntry } from '@oshimado/contract';
import { displayName } from '@oshimado/domain';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient, useWidgets } from '../../base/context';
import { channelQuery } from '../../base/queries';
import { channelsIn, connectEdit, type EditRow } from './edit-entry.connect';

/** Entries of the log of edits as rows, with the names of the channels that they mention. */
export function useEditRows(entries: readonly AuditEntry[]): readonly EditRow[] {
  const client = useClient();
  const { nameProperty } = useWidgets();
  const ids = useMemo(() => channelsIn(entries), [entries]);
  const channels = useQueries({
    queries: ids.map((id) => channelQuery(client, id)),
    combine: (answers) => answers.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    const names = new Map(channels.map((one) => [one.id, displayName(one, nameProperty)]));
    return entries.map((entry) => connectEdit(entry, (id) => names.get(id) ?? id));
  }, [entries, channels, nameProperty]);
}
