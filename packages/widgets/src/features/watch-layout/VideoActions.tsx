import type { Video } from '@oshimado/contract';
import { useWidgets } from '../../base/context';
import { useNow } from '../../base/clock';
import { CardMenu } from '../../parts/video-card/CardMenu';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';

/** Save and menu of a card, in the toolbar of the page of a video. */
export function VideoActions({ video }: { video: Video }) {
  const environment = useWidgets();
  const { SaveToggle } = environment.cardActions ?? {};
  const card = connectVideoCard(video, { environment, now: useNow() });
  return (
    <>
      {SaveToggle && video.type !== 'placeholder' ? (
        <SaveToggle video={video} title={card.title} shape="bar" />
      ) : null}
      <CardMenu video={video} card={card} />
    </>
  );
}
