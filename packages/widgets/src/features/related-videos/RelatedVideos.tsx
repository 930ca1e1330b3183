/** The videos that belong to one: simulcasts, clips, sources, other clips of its streams, references, recommendations. */
import type { Video, VideoFull } from '@oshimado/contract';
import { isShort, relatedLists, type RelatedKind, type RelatedList } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { AddToListIcon } from '@oshimado/ui/icon';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useId, useMemo, useState } from 'react';
import { useSettings } from '../../base/device';
import { FoldedSection } from '../../parts/lists';
import { useTranslate } from '../../base/sentences';
import { VideoCard } from '../../parts/video-card';
import { WatchTogether } from '../../parts/watch-together';
import * as css from './RelatedVideos.css';
import { ShortCard } from './ShortCard';
import { useAddAll } from './use-add-all';

const NAMES = {
  simulcasts: 'related.simulcasts',
  clips: 'clips',
  sources: 'sources',
  sameSourceClips: 'related.sameSourceClips',
  refers: 'related.refers',
  recommendations: 'related.recommendations',
} as const satisfies Record<RelatedKind, string>;

const NONE: readonly RelatedKind[] = [];

export interface RelatedVideosProps extends StyleProps {
  /** The video of the page. */
  readonly video: VideoFull;
  /** Lists to leave out. Default none. */
  readonly hidden?: readonly RelatedKind[];
}

/** What the viewer has chosen to see. */
function useLists(video: VideoFull, hidden: readonly RelatedKind[]): readonly RelatedList[] {
  const { clipLangs, blockedChannels, hideMissing } = useSettings();
  return useMemo(() => {
    const blocked = new Set(blockedChannels.map(({ id }) => id));
    const lists = relatedLists(video, { clipLangs, blocked, hideMissing });
    return lists.filter(({ kind }) => !hidden.includes(kind));
  }, [video, hidden, clipLangs, blockedChannels, hideMissing]);
}

function Cards({ videos }: { readonly videos: readonly Video[] }) {
  const wide = videos.filter((video) => !isShort(video));
  const shorts = videos.filter(isShort);
  return (
    <>
      {wide.length > 0 ? (
        <ul className={css.cards}>
          {wide.map((video) => (
            <li key={video.id} className={css.item}>
              <VideoCard video={video} shape="list" headingLevel={3} pictureSizes="150px" />
            </li>
          ))}
        </ul>
      ) : null}
      {shorts.length > 0 ? (
        <ul className={css.shorts}>
          {shorts.map((video) => (
            <li key={video.id} className={css.short}>
              <ShortCard video={video} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface SectionProps {
  readonly list: RelatedList;
  /** The video of the page. */
  readonly own: VideoFull;
}

function RelatedSection({ list: { kind, videos, startsFolded }, own }: SectionProps) {
  const t = useTranslate('watch');
  const addAll = useAddAll();
  // Undefined until the viewer decides: a page that is refreshed may get more lists.
  const [choice, setFolded] = useState<boolean>();
  const isFolded = choice ?? startsFolded;
  const heading = useId();
  return (
    <FoldedSection
      name={t(NAMES[kind])}
      count={videos.length}
      isFolded={isFolded}
      onFold={setFolded}
      headingId={heading}
      actions={
        <>
          {kind === 'simulcasts' ? <WatchTogether videos={[own, ...videos]} size="small" /> : null}
          <IconButton
            className={css.add}
            icon={AddToListIcon}
            label={t('related.addAll')}
            aria-describedby={heading}
            onClick={() => addAll(videos)}
          />
        </>
      }
    >
      <Cards videos={videos} />
    </FoldedSection>
  );
}

/** Renders a `<div>` with a `<section>` for each list, or nothing. */
export function RelatedVideos({ video, hidden = NONE, className, style }: RelatedVideosProps) {
  const lists = useLists(video, hidden);
  if (lists.length === 0) return null;
  return (
    <div className={classNames(css.root, className)} style={style}>
      {lists.map((list) => (
        <RelatedSection key={`${video.id} ${list.kind}`} list={list} own={video} />
      ))}
    </div>
  );
}
