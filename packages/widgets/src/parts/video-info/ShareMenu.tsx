/** Ways to pass on a video: its address, also from where it is playing, and the code that puts it onto another page. */
import { formatDuration, watchPath, watchTimePath } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ShareIcon } from '@oshimado/ui/icon';
import { Menu } from '@oshimado/ui/menu';
import { usePlayer } from '../player';
import { ShareEntries } from '../share-menu/ShareEntries';
import { useTranslate } from '../../base/sentences';
import type { SharedVideo } from './video-info.connect';

/** Whole seconds into the video; undefined at its very start, and while an advertisement plays. */
function usePlayedSeconds(): number | undefined {
  const state = usePlayer().media?.getState();
  const seconds = state && !state.isAd ? Math.floor(state.currentTime) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** The entries are drawn when the menu opens, so they say the time of that moment. */
function Entries({ id, title }: SharedVideo) {
  const t = useTranslate('watch');
  const seconds = usePlayedSeconds();
  const moment =
    seconds === undefined
      ? undefined
      : {
          path: watchTimePath(id, seconds),
          label: t('info.copyAt', { time: formatDuration(seconds) }),
        };
  return (
    <ShareEntries
      path={watchPath(id)}
      title={title}
      moment={moment}
      embed={{ tag: 'oshi-player', attributes: { video: id } }}
    />
  );
}

/** Open from the start: it takes the place of a pressed button. */
export default function ShareMenu(props: SharedVideo) {
  const t = useTranslate('watch');
  return (
    <Menu
      align="start"
      defaultOpen
      trigger={
        <Button size="small" startIcon={ShareIcon}>
          {t('info.share')}
        </Button>
      }
    >
      <Entries {...props} />
    </Menu>
  );
}
