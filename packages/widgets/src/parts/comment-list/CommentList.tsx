/** Comments of a video that mention times in it, all of them or those about a moment. */
import type { Comment } from '@oshimado/contract';
import {
  formatDuration,
  sortComments,
  youtubeCommentUrl,
  type CommentMoment,
} from '@oshimado/domain';
import { shortNumber } from '@oshimado/locales';
import { Accordion } from '@oshimado/ui/accordion';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ChatIcon, ExternalIcon, Icon } from '@oshimado/ui/icon';
import type { StyleProps } from '@oshimado/ui/style-props';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { memo, useMemo, useState } from 'react';
import { useMatches } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { FoldedText, type TimedVideo } from '../timed-text';
import { textLanguage } from '../video-card/text-language';
import * as css from './CommentList.css';

export interface CommentListProps extends StyleProps {
  readonly video: TimedVideo;
  readonly comments: readonly Comment[];
  /** Open at first. Default false. */
  readonly defaultOpen?: boolean;
  /** Buttons that show the comments about one moment. Default true; the page for editing a video has none. */
  readonly hasMoments?: boolean;
  /** Level of the heading. Default 2. */
  readonly headingLevel?: 2 | 3;
}

/** "Mobile: 5 comments, then 'Show More'." */
const PHONE_COUNT = 5;
const WIDE_COUNT = 20;
/** How many more a press shows: few enough to be drawn at once. */
const MORE_COUNT = 50;
/** Moments shown before the others are asked for. */
const MOMENTS_COUNT = 12;

interface CommentItemProps {
  readonly video: TimedVideo;
  readonly comment: Comment;
}

const CommentItem = memo(function CommentItem({ video, comment }: CommentItemProps) {
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const label = t('comments.onYoutube');
  return (
    <li className={css.comment}>
      <FoldedText
        className={css.text}
        text={comment.message.trim()}
        video={video}
        lang={textLanguage(comment.message, language)}
        lines={5}
        labels={{ more: t('comments.readMore'), less: t('comments.close') }}
      />
      <a
        className={css.outward}
        href={youtubeCommentUrl(video.id, comment.comment_key)}
        target="_blank"
        rel="noopener"
        title={label}
      >
        <Icon icon={ExternalIcon} size="small" mirror />
      </a>
    </li>
  );
});

interface MomentsProps {
  readonly moments: readonly CommentMoment[];
  readonly total: number;
  readonly chosen: number | null;
  readonly onChoose: (moment: number | null) => void;
}

function Moments({ moments, total, chosen, onChoose }: MomentsProps) {
  const t = useTranslate('watch');
  const { language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const button = (moment: number | null, text: string) => (
    <Button
      key={moment}
      size="small"
      variant={moment === chosen ? 'solid' : 'soft'}
      aria-pressed={moment === chosen}
      className={css.moment}
      onClick={() => onChoose(moment)}
    >
      {text}
    </Button>
  );
  const shown = showsAll
    ? moments
    : moments.filter(({ time }, index) => index < MOMENTS_COUNT || time === chosen);
  const left = moments.length - shown.length;
  return (
    <div role="group" aria-label={t('comments.filter')} className={css.moments}>
      {button(null, t('comments.all', { count: total }))}
      {shown.map(({ time, count }) =>
        button(time, `${formatDuration(time)} (${shortNumber(count, language)})`),
      )}
      {left > 0 ? (
        <Button size="small" variant="plain" onClick={() => setShowsAll(true)}>
          <span aria-hidden="true">{`+ ${left}`}</span>
          <VisuallyHidden>{t('comments.more')}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}

/** A moment that is gone, because the comments were loaded again, is all of them. */
function useChosen(moments: readonly CommentMoment[]) {
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = moments.some(({ time }) => time === wanted) ? wanted : null;
  return [chosen, setWanted] as const;
}

function Panel({ video, comments, hasMoments = true }: CommentListProps) {
  const t = useTranslate('watch');
  const isPhone = useMatches(PHONE_QUERY) ?? true;
  const { id, duration } = video;
  const { moments, of } = useMemo(
    () => sortComments(comments, duration > 0 ? duration : undefined),
    [comments, duration],
  );
  const [chosen, choose] = useChosen(moments);
  const [more, setMore] = useState(0);
  const subject = useMemo(() => ({ id, duration }), [id, duration]);
  const list = of(chosen);
  const first = isPhone ? PHONE_COUNT : WIDE_COUNT;
  const shown = list.slice(0, first + more);
  if (comments.length === 0) {
    return (
      <EmptyState
        icon={ChatIcon}
        headingLevel={3}
        title={t('comments.empty')}
        description={t('comments.emptyHint')}
      />
    );
  }
  return (
    <div className={css.panel}>
      {hasMoments && moments.length > 0 ? (
        <Moments
          moments={moments}
          total={comments.length}
          chosen={chosen}
          onChoose={(moment) => {
            choose(moment);
            setMore(0);
          }}
        />
      ) : null}
      <VisuallyHidden>
        <output>
          {chosen === null
            ? ''
            : t('comments.shown', {
                count: list.length,
              })}
        </output>
      </VisuallyHidden>
      <ul className={css.list}>
        {shown.map((comment) => (
          <CommentItem key={comment.comment_key} video={subject} comment={comment} />
        ))}
      </ul>
      <div className={css.ends}>
        {shown.length < list.length ? (
          <Button size="small" onClick={() => setMore(more + MORE_COUNT)}>
            {t('comments.more')}
          </Button>
        ) : null}
        {more > 0 ? (
          <Button size="small" variant="plain" onClick={() => setMore(0)}>
            {t('comments.close')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** A panel that unfolds. Renders a `<div>` with a heading. */
export function CommentList(props: CommentListProps) {
  const { comments, defaultOpen = false, headingLevel = 2, className, style } = props;
  const t = useTranslate('watch');
  const [isOpen, setOpen] = useState(defaultOpen);
  // Nothing can be unfolded on paper.
  const isPrinted = useMatches('print') === true;
  const title = t('comments.title', { count: comments.length });
  return (
    <Accordion
      className={className}
      style={style}
      headingLevel={headingLevel}
      value={isOpen || isPrinted ? ['comments'] : []}
      onValueChange={(value) => setOpen(value.length > 0)}
      items={[{ value: 'comments', title, content: <Panel {...props} /> }]}
    />
  );
}
