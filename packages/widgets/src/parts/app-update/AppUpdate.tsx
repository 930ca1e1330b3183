/** Toasts about a new version: that it is available and, after the update, a link to the changes. Renders nothing itself. */
import { selectSnackbar } from '@oshimado/machines/service-worker';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { AppUpdateControl } from './app-update.types';
import { useNavigateTo } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';

const CHANGELOG = '/about#changelog';

function useUpdateToast({ actor, accept }: AppUpdateControl) {
  const t = useTranslate('notices');
  const notify = useNotify();
  const snackbar = useSelector(actor, selectSnackbar);
  const showUpdate = useEffectEvent((what: 'waiting' | 'updated') =>
    notify({
      key: 'update',
      tone: 'info',
      title: t(`pwa.${what}`),
      description: t('pwa.kept'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t(what === 'waiting' ? 'pwa.update' : 'pwa.reload'), onSelect: accept },
      onClose: () => actor.send({ type: 'update.dismiss' }),
    }),
  );
  useEffect(() => {
    if (snackbar !== null) showUpdate(snackbar);
  }, [snackbar]);
}

function useChangelogToast({ takeChangelogFlag }: AppUpdateControl) {
  const t = useTranslate('notices');
  const notify = useNotify();
  const navigate = useNavigateTo();
  const showChangelog = useEffectEvent(() =>
    notify({
      key: 'changelog',
      tone: 'success',
      title: t('pwa.done'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t('pwa.changelog'), onSelect: () => navigate(CHANGELOG) },
    }),
  );
  const takeFlag = useEffectEvent(() => takeChangelogFlag());
  useEffect(() => {
    if (takeFlag()) showChangelog();
  }, []);
}

export function AppUpdate({ control }: { readonly control: AppUpdateControl }) {
  useUpdateToast(control);
  useChangelogToast(control);
  return null;
}
