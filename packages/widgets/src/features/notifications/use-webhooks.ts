/** The Discord webhooks of an account, and changes of them. */
import type { PushWebhook, WebhookChoices, WebhookClient } from '@oshimado/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError } from '../../base/reporting';
import { useLanguage } from '../../base/sentences';

export interface Webhooks {
  /** Undefined until they are known. */
  readonly webhooks: readonly PushWebhook[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Rejects with what the client rejects with. */
  readonly add: (url: string, choices: WebhookChoices) => Promise<void>;
  /** Its messages stay in their language. Rejects with what the client rejects with. */
  readonly change: (
    webhook: Pick<PushWebhook, 'id' | 'lang'>,
    choices: WebhookChoices,
  ) => Promise<void>;
  /** Resolves to whether it worked. */
  readonly remove: (id: string) => Promise<boolean>;
  /** Id of the webhook that the last test was sent to. */
  readonly tested: string | undefined;
  readonly test: (id: string) => Promise<void>;
  /** Id of the webhook that is being removed or tested. */
  readonly busyId: string | undefined;
  /** The last removal or test did not reach the server. */
  readonly hasChangeFailed: boolean;
}

export function useWebhooks(client: WebhookClient, userId: string): Webhooks {
  const queries = useQueryClient();
  const { language: lang } = useLanguage();
  const [hasChangeFailed, setChangeFailed] = useState(false);
  const [tested, setTested] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const queryKey = ['webhooks', userId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.getPushWebhooks({}, { signal }),
    staleTime: 0,
  });
  const refresh = () => queries.invalidateQueries({ queryKey });
  const attempt = async (id: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusyId(id);
    setChangeFailed(false);
    setTested(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      reportError(error);
      setChangeFailed(true);
      return false;
    } finally {
      await refresh();
      setBusyId(undefined);
    }
  };
  return {
    webhooks: query.data,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    add: async (url, choices) => {
      await client.postPushWebhook({ body: { url, lang, choices } });
      await refresh();
    },
    change: async (webhook, choices) => {
      await client.putPushWebhook({ id: webhook.id, body: { lang: webhook.lang, choices } });
      await refresh();
    },
    remove: (id) => attempt(id, () => client.deletePushWebhook({ id })),
    test: async (id) => {
      if (await attempt(id, () => client.postPushWebhookTest({ id }))) setTested(id);
    },
    tested,
    busyId,
    hasChangeFailed,
  };
}
