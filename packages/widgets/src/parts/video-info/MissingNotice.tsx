/** Says of a video that is gone from its platform since when, and what this site still has of it. */
import type { VideoFull } from '@oshimado/contract';
import { fullDate, localeTag } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';

const notMissing = (videos: readonly Pick<VideoFull, 'status'>[]) =>
  videos.filter(({ status }) => status !== 'missing').length;
const linesOf = ({ live_tl_count }: VideoFull) =>
  Object.values(live_tl_count).reduce((sum, lines) => sum + lines, 0);

export function MissingNotice({ video }: { video: VideoFull }) {
  const t = useTranslate('watch');
  const tWidgets = useTranslate('widgets');
  const { language, timeZone = 'UTC' } = useWidgets();
  const { missing_since: since } = video;
  const clips = notMissing(video.clips);
  const songs = video.songs.length;
  const lines = linesOf(video);
  const simulcasts = notMissing(video.simulcasts);
  const left = [
    clips > 0 && tWidgets('card.clips', { count: clips }),
    songs > 0 && tWidgets('card.songs', { count: songs }),
    lines > 0 && tWidgets('card.translated', { count: lines }),
    simulcasts > 0 && t('leftSimulcasts', { count: simulcasts }),
  ].filter((text) => text !== false);
  const list = new Intl.ListFormat(localeTag(language), { type: 'conjunction' });
  return (
    <Notice
      tone="warning"
      title={
        since === undefined
          ? t('missing')
          : t('missingSince', { date: fullDate(Date.parse(since), language, timeZone) })
      }
    >
      {left.length > 0 ? t('stillHere', { list: list.format(left) }) : null}
    </Notice>
  );
}
