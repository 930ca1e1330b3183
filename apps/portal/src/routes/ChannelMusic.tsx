/** `/channel/{id}/music` leads out to the music site. */
import { musicChannelUrl } from '@oshimado/domain';
import { ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { NoteIcon } from '@oshimado/ui/icon';
import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../platform/page-head';
import { useSiteLinks } from '@oshimado/widgets/internal/base/context';
import { UnlessOffline } from '@oshimado/widgets/internal/base/errors';
import { useOnline } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import NotFound from './NotFound';

/** The way out, for a moment, and for good where no script runs. */
function Leaving({ href }: { href: string }) {
  const t = useTranslate();
  usePageTitle(t('nav.music'));
  const isOnline = useOnline();
  const leave = useCallback(() => {
    // Without a connection the way out would end at an error of the browser, out of the installed site.
    if (!navigator.onLine) return;
    // In place of this page, so that "back" does not lead here again.
    location.replace(href);
  }, [href]);
  useEffect(() => {
    if (isOnline) leave();
  }, [isOnline, leave]);
  return (
    <UnlessOffline onRetry={leave} isBusy={false}>
      <EmptyState
        icon={NoteIcon}
        headingLevel={1}
        title={t('nav.music')}
        description={t('nav.musicLeaving')}
        action={<ButtonLink href={href}>{t('nav.musicOpen')}</ButtonLink>}
      />
    </UnlessOffline>
  );
}

export default function ChannelMusic() {
  const { id = '' } = useParams();
  const { music } = useSiteLinks();
  return music === undefined ? <NotFound /> : <Leaving href={musicChannelUrl(id, music)} />;
}
