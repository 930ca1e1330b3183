/** Sends a channel request. If the channel already exists, returns it instead, so that the page can link to it. */
import type { Channel, Client } from '@oshimado/contract';
import { useClient } from '@oshimado/widgets/internal/base/context';
import { isUnknown } from '@oshimado/widgets/internal/base/errors';
import { useSentMutation } from '@oshimado/widgets/internal/base/toasts';
import { lookupKeyOf, requestReport, type RequestType, type RequestValues } from './request-form';

export interface ChannelRequest {
  readonly type: RequestType;
  readonly values: RequestValues;
}

export type RequestOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'exists'; readonly channel: Pick<Channel, 'id' | 'name' | 'english_name'> };

async function knownChannel(client: Pick<Client, 'getChannel'>, key: string) {
  try {
    return await client.getChannel({ id: key });
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}

/** Rejects where it could not be asked or sent. */
export async function sendRequest(
  client: Pick<Client, 'getChannel' | 'postChannelReport'>,
  { type, values }: ChannelRequest,
): Promise<RequestOutcome> {
  const key = lookupKeyOf(type, values);
  const channel = key === undefined ? undefined : await knownChannel(client, key);
  if (channel) return { kind: 'exists', channel };
  await client.postChannelReport({ body: requestReport(type, values) });
  return { kind: 'sent' };
}

export function useSendRequest() {
  const client = useClient();
  return useSentMutation({
    mutationFn: (request: ChannelRequest) => sendRequest(client, request),
  });
}
