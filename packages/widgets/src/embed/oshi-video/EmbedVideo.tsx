/** The card of a video as a stranger's page gets it: the same card as everywhere, with the embed's links and events. */
import { useClient } from '../../base/context';
import { videoQuery } from '../../base/queries';
import { VideoCard } from '../../parts/video-card';
import { CardSkeleton } from '../../parts/video-list/CardSkeleton';
import '../card-parts';
import { EmbedPage } from '../EmbedPage';
import type { EmbedHooks } from '../lazy-element';
import type { Drawing } from '../mount-in-shadow';
import { useSelect } from '../use-select';
import { VideoAnswer } from '../VideoAnswer';
import * as css from './EmbedVideo.css';
import type { OshiVideoEvents } from './events';
import type { VideoOptions } from './options';
import { WIDE_PX } from './wide';

type Hooks = EmbedHooks<OshiVideoEvents>;

const PICTURE_SIZES = `(min-width: ${WIDE_PX}px) 320px, 100vw`;

function Card({ id, ...hooks }: Hooks & { readonly id: string }) {
  const client = useClient();
  return (
    <VideoAnswer
      id={id}
      query={videoQuery(client, id)}
      {...hooks}
      loading={<CardSkeleton shape="grid" />}
    >
      {(video) => (
        <VideoCard video={video} headingLevel={2} isPriority pictureSizes={PICTURE_SIZES} />
      )}
    </VideoAnswer>
  );
}

export type EmbedVideoProps = Hooks & Drawing<VideoOptions>;

export function EmbedVideo({ onPhase, emit, complain, ...drawing }: EmbedVideoProps) {
  const { api, video } = drawing.options;
  return (
    <EmbedPage {...drawing} onSelect={useSelect(emit)}>
      <div className={css.only} data-part="video">
        {/* Another video, or the same one of another server, is another card. */}
        <Card key={`${api} ${video}`} id={video} {...{ onPhase, emit, complain }} />
      </div>
    </EmbedPage>
  );
}
