/** The other channels in a placeholder. */
import type { Video } from '@oshimado/contract';
import { channelPath, displayName } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Link } from '@oshimado/ui/link';
import { Notice } from '@oshimado/ui/notice';
import { mentionsQuery } from '../../base/queries';
import { textLanguage } from '../../parts/video-card';
import { PageLink, useClient, useWidgets } from '../../base/context';
import { useQuery } from '@tanstack/react-query';
import { useLimitSentence } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import * as css from './PlaceholderDialog.css';

export interface PlaceholderMentionsProps {
  readonly video: Video;
  /** Called when one of them is opened. */
  readonly onLeave: () => void;
}

export function PlaceholderMentions({ video, onLeave }: PlaceholderMentionsProps) {
  const t = useTranslate('playlists');
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const client = useClient();
  const { nameProperty, language } = useWidgets();
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...mentionsQuery(client, video.id),
    // Some lists include them.
    placeholderData: video.mentions,
  });
  if (isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            {tWidgets('retry')}
          </Button>
        }
      >
        {sayLimit(error, t('placeholder.withFailed'))}
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
                component={PageLink}
                href={channelPath(mention.id)}
                lang={textLanguage(name, language)}
                translate="no"
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
