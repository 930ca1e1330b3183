/** The words of the warning, told once when it is drawn. */
import { TWITTER_WARNING_MS } from '@oshimado/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../i18n/LanguageProvider';
import { LOGIN_PATH } from './login-path';
import { useNotify } from './NoticesProvider';

export default function TwitterNotice() {
  const t = useTranslate('notices');
  const notify = useNotify();
  const navigate = useNavigate();
  const tell = useEffectEvent(() =>
    notify({
      key: 'twitter',
      tone: 'warning',
      title: t('twitter.title'),
      description: t('twitter.text'),
      durationMs: TWITTER_WARNING_MS,
      action: { label: t('twitter.link'), onSelect: () => void navigate(LOGIN_PATH) },
    }),
  );
  useEffect(() => tell(), []);
  return null;
}
