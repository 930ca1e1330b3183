/** An address that names one organization chooses it, once the list of organizations shows that it exists. */
import { parseOrgs, storedOrgOf, withAllOrgs } from '@oshimado/domain';
import { useDeviceState, useSendDevice } from '@oshimado/widgets/internal/base/device';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWriteOrgs } from './use-current-org';
import { useOrgsQuery } from '@oshimado/widgets/internal/base/queries';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useNotify } from '@oshimado/widgets/internal/base/toasts';

export function useOrgAddress(): void {
  const t = useTranslate();
  const notify = useNotify();
  const send = useSendDevice();
  const [search] = useSearchParams();
  const writeAddress = useWriteOrgs();
  const chosen = useDeviceState(({ org }) => org.current.name);
  const named = parseOrgs(search.get('org'));
  // Several organizations are a view of the home page and do not change the chosen one.
  const onlyOne = named.length === 1 ? named[0] : undefined;
  const awaited = onlyOne === chosen ? undefined : onlyOne;
  const { data } = useOrgsQuery(awaited !== undefined);

  const refuse = useEffectEvent((name: string) => {
    const title = t('org.unknown', { name });
    notify({ key: 'org', tone: 'warning', title, description: t('org.unknownHint') });
    writeAddress([]);
  });
  useEffect(() => {
    if (awaited === undefined || !data) return;
    const org = withAllOrgs(data).find(({ name }) => name === awaited);
    if (org) send({ type: 'org.choose', org: storedOrgOf(org) });
    else refuse(awaited);
  }, [awaited, data, send]);
}
