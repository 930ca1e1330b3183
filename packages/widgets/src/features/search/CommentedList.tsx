/** Videos found by their comments, each with the comments that match. */
import type { CommentedVideo } from '@oshimado/contract';
import { watchTimePath } from '@oshimado/domain';
import { Skeleton } from '@oshimado/ui/skeleton';
import { PageLink } from '../../base/context';
import { useLanguage, useTranslate } from '../../base/sentences';
import { ListLoading } from '../../parts/lists';
import { VideoCard } from '../../parts/video-card';
import { textLanguage } from '../../parts/video-card/text-language';
import { commentParts } from './comment-times';
import * as css from './SearchResults.css';

const EXPECTED = 4;

export function ResultsSkeleton({ isComments }: { isComments: boolean }) {
  if (!isComments) return <ListLoading />;
  return (
    <div className={css.rows}>
      {Array.from({ length: EXPECTED }, (_row, index) => (
        <div key={index} className={css.waiting}>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}

interface CommentTextProps {
  readonly videoId: string;
  readonly message: string;
}

/** A comment; its times are links to that moment of the video. */
function CommentText({ videoId, message }: CommentTextProps) {
  const t = useTranslate('search');
  const { language } = useLanguage();
  return (
    <p className={css.comment} lang={textLanguage(message, language)}>
      {commentParts(message).map(({ at, text, seconds }) =>
        seconds === undefined ? (
          text
        ) : (
          <PageLink
            key={at}
            className={css.time}
            href={watchTimePath(videoId, seconds)}
            title={t('results.jump', { time: text })}
          >
            {text}
          </PageLink>
        ),
      )}
    </p>
  );
}

export function CommentedList({ videos }: { videos: readonly CommentedVideo[] }) {
  const t = useTranslate('search');
  return (
    <ul className={css.rows}>
      {videos.map((video) => (
        <li key={video.id} className={css.row}>
          <div className={css.card}>
            <VideoCard video={video} shape="list" headingLevel={2} />
          </div>
          <section
            className={css.comments}
            aria-label={t('results.commentsOf', { title: video.title })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keys
            tabIndex={0}
          >
            <span className={css.count}>
              {t('results.comments', { count: video.comments.length })}
            </span>
            {video.comments.map(({ comment_key: key, message }) => (
              <CommentText key={key} videoId={video.id} message={message} />
            ))}
          </section>
        </li>
      ))}
    </ul>
  );
}
