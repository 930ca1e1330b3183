import { CHANNEL_ID, displayName, relayLinkAddress } from '@oshimado/domain';
import { Link } from '@oshimado/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useClient, useWidgets } from '../../base/context';
import { channelQuery } from '../../base/queries';
import { useTranslate } from '../../base/sentences';

/** `YT_` and the id. */
const PREFIX = 3;

/** Name of a subscribed channel, if this site knows it; else its id. */
export function useChannelName(link: string): string {
  const client = useClient();
  const { nameProperty } = useWidgets();
  const id = link.slice(PREFIX);
  const { data } = useQuery({
    ...channelQuery(client, id),
    enabled: CHANNEL_ID.test(id),
    retry: false,
    // An unknown channel stays unknown, in however many places it is named.
    retryOnMount: false,
    refetchOnWindowFocus: false,
  });
  if (data) return displayName(data, nameProperty);
  return relayLinkAddress(link) === undefined ? link : id;
}

/** Channel of a subscription, as a link to it. */
export function SubscriptionName({ link }: { readonly link: string }) {
  const tWidgets = useTranslate('widgets');
  const name = useChannelName(link);
  const address = relayLinkAddress(link);
  return address === undefined ? (
    name
  ) : (
    <Link href={address} externalLabel={tWidgets('newTab')}>
      {name}
    </Link>
  );
}
