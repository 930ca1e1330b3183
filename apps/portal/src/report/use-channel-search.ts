/** VTubers by part of a name, asked for once the typing pauses. Late answers belong to their own words and are not shown. */
import type { ReportChannel } from '@oshimado/machines/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../app/ClientProvider';

/** "A picker adds vtubers after 400 ms." */
export const PICKER_PAUSE_MS = 400;
const none: readonly ReportChannel[] = [];

export function useChannelSearch() {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PICKER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useQuery({
    queryKey: ['report-channels', asked],
    queryFn: ({ signal }) =>
      client.postChannelSearch({ body: { type: 'vtuber', queryText: asked } }, { signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const isWaiting = typed.trim() !== asked;
  return {
    channels: asked === '' ? none : (data ?? none),
    isBusy: isWaiting || isFetching,
    search: setTyped,
  };
}
