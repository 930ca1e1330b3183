/** Searches channels by part of a name, debounced. Results of an earlier text are not shown. */
import type { BodyOf } from '@oshimado/contract';
import { channelSearchQuery } from './catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../context';
import { useSettled } from '../page/use-settled';

export interface ChannelSearchOptions {
  /** What is looked for. Default: VTubers and clippers. */
  readonly type?: BodyOf<'postChannelSearch'>['type'];
  readonly pauseMs: number;
}

export function useChannelSearch({ type, pauseMs }: ChannelSearchOptions) {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const asked = useSettled(wanted, pauseMs);
  const { data, error, isFetching, isError, refetch } = useQuery({
    ...channelSearchQuery(client, asked, type),
    enabled: asked !== '',
  });
  const isSettled = wanted === asked;
  return {
    channels: isSettled && asked !== '' ? (data ?? []) : [],
    isBusy: !isSettled || isFetching,
    /** The channels for this text could not be loaded. */
    hasFailed: isSettled && asked !== '' && isError && !isFetching,
    /** What was thrown by it. */
    error,
    /** Nothing is typed. */
    isEmpty: wanted === '',
    search: setTyped,
    /** Asks again after a failure. */
    retry: () => void refetch(),
  };
}
