/** Says that the account is suspended, why and until when, as long as it is. Draws nothing itself. */
import type { Suspension } from '@oshimado/contract';
import { fullTime, isOfSuspension } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNow } from '../clock';
import { useWidgets } from '../context';
import { useLanguage, useTranslate } from '../sentences';
import { useVerifyLogin } from '../viewer/use-verify-login';
import { useViewer } from '../viewer/use-viewer';
import { useToasts } from './ToastsProvider';

const KEY = 'suspension';

function Said({ reason, until }: Suspension) {
  const t = useTranslate('admin');
  const { language } = useLanguage();
  const { timeZone = 'UTC' } = useWidgets();
  const { notify, withdraw } = useToasts();
  const title =
    until === null
      ? t('suspended.endless')
      : t('suspended.until', { time: fullTime(Date.parse(until), language, timeZone) });
  const description = t('suspended.text', { reason });
  useEffect(() => {
    notify({
      key: KEY,
      tone: 'warning',
      title,
      description,
      durationMs: Number.POSITIVE_INFINITY,
    });
    return () => withdraw(KEY);
  }, [title, description, notify, withdraw]);
  return null;
}

/** Reads the account again when a change is refused because of a suspension that is not known here. */
function useNoticedSuspension(isKnown: boolean) {
  const queries = useQueryClient();
  const verifyLogin = useVerifyLogin();
  useEffect(() => {
    if (isKnown) return undefined;
    return queries.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && isOfSuspension(mutation.state.error)) verifyLogin();
    });
  }, [isKnown, queries, verifyLogin]);
}

export function SuspensionNotice() {
  const { user } = useViewer();
  const now = useNow();
  const suspension = user?.suspension;
  useNoticedSuspension(suspension !== undefined);
  if (!suspension) return null;
  const { until } = suspension;
  if (until !== null && Date.parse(until) <= now) return null;
  return (
    <Suspense fallback={null}>
      <Said {...suspension} />
    </Suspense>
  );
}
