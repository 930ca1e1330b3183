/** A stream in the grid of a week, as high as it is long. What is ahead, and what has several streams, opens beside the block. */
import { useCallback } from 'react';
import { usePressedPart } from '../../base/asked-part';
import { useWidgets } from '../../base/context';
import { isPlainPress } from '../../base/page';
import { useLanguage } from '../../base/sentences';
import { connectVideoCard } from '../../parts/video-card/video-card.connect';
import { BlockLink, type WeekBlockProps } from './BlockLink';

/** Renders an `<a>`; it leads to the stream in a new tab, and before the page is hydrated. */
export function WeekBlock(props: WeekBlockProps) {
  const { block, members, schedule } = props;
  const environment = useWidgets();
  const { translatorOf } = useLanguage();
  const loadDetails = useCallback(async () => {
    const [{ BlockDetails }] = await Promise.all([
      import('./BlockDetails'),
      translatorOf('push'),
      translatorOf('events'),
    ]);
    return BlockDetails;
  }, [translatorOf]);
  const { Part, button } = usePressedPart(loadDetails);
  if (Part) return <Part {...props} />;
  const { state } = connectVideoCard(block.video, { environment, now: schedule.now });
  if (state !== 'upcoming' && !members.has(block.video.id)) return <BlockLink {...props} />;
  const { onClick: open, ...opener } = button;
  return (
    <BlockLink
      {...props}
      aria-haspopup="dialog"
      {...opener}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        open();
      }}
    />
  );
}
