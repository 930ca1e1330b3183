/** Channels by part of a name, VTubers and clippers, asked for once the typing pauses. Late answers are not shown. */
import { SUGGESTIONS_PAUSE_MS } from '@oshimado/domain';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '../../app/ClientProvider';

export function useChannelSearch() {
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const wanted = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), SUGGESTIONS_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isFetching } = useQuery({
    queryKey: ['channel-search', asked],
    queryFn: ({ signal }) => client.postChannelSearch({ body: { queryText: asked } }, { signal }),
    enabled: asked !== '',
  });
  const isSettled = wanted === asked;
  return {
    channels: isSettled && asked !== '' ? (data ?? []) : [],
    isBusy: !isSettled || isFetching,
    isEmpty: wanted === '',
    search: setTyped,
  };
}
