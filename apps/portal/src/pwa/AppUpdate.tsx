/** Says that a new version is there, and afterwards what is new in it. Draws nothing itself. */
import { selectSnackbar } from '@oshimado/machines/service-worker';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserStorage } from '../actors/ports/browser-storage';
import { useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';
import { changelogFlag } from './changelog-flag';
import { appUpdate } from './start-app-update';
import { useKeptSentences } from './use-kept-sentences';

const CHANGELOG = '/about#changelog';

function useUpdateNotice() {
  const t = useTranslate('notices');
  const notify = useNotify();
  const [{ actor, accept }] = useState(appUpdate);
  const snackbar = useSelector(actor, selectSnackbar);
  const tell = useEffectEvent((what: 'waiting' | 'updated') =>
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
    if (snackbar !== null) tell(snackbar);
  }, [snackbar]);
}

function useChangelogNotice() {
  const t = useTranslate('notices');
  const notify = useNotify();
  const navigate = useNavigate();
  const tell = useEffectEvent(() =>
    notify({
      key: 'changelog',
      tone: 'success',
      title: t('pwa.done'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t('pwa.changelog'), onSelect: () => void navigate(CHANGELOG) },
    }),
  );
  useEffect(() => {
    if (changelogFlag(browserStorage()).take()) tell();
  }, []);
}

export function AppUpdate() {
  useUpdateNotice();
  useChangelogNotice();
  useKeptSentences();
  return null;
}
