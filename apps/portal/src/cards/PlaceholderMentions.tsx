/** Who else takes part in a placeholder. */
import type { Video } from '@oshimado/contract';
import { channelPath, displayName } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { textLanguage, useWidgets } from '@oshimado/widgets';
import { useQuery } from '@tanstack/react-query';
import { RouterLink } from '../app/RouterLink';
import { useClient } from '../app/ClientProvider';
import { useTranslate } from '../i18n/LanguageProvider';
import * as css from './PlaceholderDialog.css';

export interface PlaceholderMentionsProps {
  readonly video: Video;
  /** Called when one of them is opened. */
  readonly onLeave: () => void;
}

export function PlaceholderMentions({ video, onLeave }: PlaceholderMentionsProps) {
  const t = useTranslate('playlists');
  const client = useClient();
  const { nameProperty, language } = useWidgets();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['mentions', video.id],
    queryFn: ({ signal }) => client.getMentions({ id: video.id }, { signal }),
    // Some lists bring them along.
    placeholderData: video.mentions,
  });
  if (isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('placeholder.withFailed')}
      </Notice>
    );
  }
  if (!data || data.length === 0) return null;
  return (
    <section className={css.credits}>
      <h3 className={css.subheading}>{t('placeholder.with')}</h3>
      <ul className={css.inline}>
        {data.map((mention) => {
          const name = displayName(mention, nameProperty);
          return (
            <li key={mention.id}>
              <Link
                component={RouterLink}
                href={channelPath(mention.id)}
                lang={textLanguage(name, language)}
                onClick={onLeave}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
