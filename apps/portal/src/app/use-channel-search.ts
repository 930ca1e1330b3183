/** Channels by part of a name, asked for once the typing pauses. Late answers belong to their own words and are not shown. */
import type { BodyOf } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from './ClientProvider';

export interface ChannelSearchOptions {
  /** What is looked for. Default: VTubers and clippers. */
  readonly type?: BodyOf<'postChannelSearch'>['type'];
  readonly pauseMs: number;
}

export function useChannelSearch({ type, pauseMs }: ChannelSearchOptions) {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, pauseMs]);
  const { data, isFetching } = useQuery({
    queryKey: ['channel-search', type ?? null, asked],
    queryFn: ({ signal }) =>
      client.postChannelSearch(
        { body: { ...(type !== undefined && { type }), queryText: asked } },
        { signal },
      ),
    enabled: asked !== '',
  });
  const isSettled = wanted === asked;
  return {
    channels: isSettled && asked !== '' ? (data ?? []) : [],
    isBusy: !isSettled || isFetching,
    /** Nothing is typed. */
    isEmpty: wanted === '',
    search: setTyped,
  };
}
