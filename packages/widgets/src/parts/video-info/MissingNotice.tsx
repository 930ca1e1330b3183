/** Says of a video that is gone from its platform since when, and what this site still has of it. */
import type { VideoFull } from '@oshimado/contract';
import { fullDate, localeTag } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';

const LEFT = ['leftClips', 'leftSongs', 'leftLines', 'leftSimulcasts'] as const;

/** How many of each are left. */
const countsOf = ({
  clips,
  songs,
  simulcasts,
  live_tl_count,
}: VideoFull): Record<(typeof LEFT)[number], number> => ({
  leftClips: clips.filter(({ status }) => status !== 'missing').length,
  leftSongs: songs.length,
  leftLines: Object.values(live_tl_count).reduce((sum, lines) => sum + lines, 0),
  leftSimulcasts: simulcasts.filter(({ status }) => status !== 'missing').length,
});

export function MissingNotice({ video }: { video: VideoFull }) {
  const t = useTranslate('watch');
  const { language, timeZone = 'UTC' } = useWidgets();
  const { missing_since: since } = video;
  const counts = countsOf(video);
  const left = LEFT.filter((key) => counts[key] > 0).map((key) => t(key, { count: counts[key] }));
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
