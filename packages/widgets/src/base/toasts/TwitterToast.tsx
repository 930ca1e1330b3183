/** Shows the Twitter warning as a toast when it is mounted. */
import { LOGIN_PATH, TWITTER_WARNING_MS } from '@oshimado/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigateTo } from '../context';
import { useTranslate } from '../sentences';
import { useSend } from '../viewer/ActorsProvider';
import { useNotify } from './ToastsProvider';

export default function TwitterToast() {
  const t = useTranslate('notices');
  const notify = useNotify();
  const navigate = useNavigateTo();
  const send = useSend('session');
  const show = useEffectEvent(() =>
    notify({
      key: 'twitter',
      tone: 'warning',
      title: t('twitter.title'),
      description: t('twitter.text'),
      durationMs: TWITTER_WARNING_MS,
      onClose: () => send({ type: 'warning.dismiss' }),
      action: { label: t('twitter.link'), onSelect: () => navigate(LOGIN_PATH) },
    }),
  );
  useEffect(() => show(), []);
  return null;
}
