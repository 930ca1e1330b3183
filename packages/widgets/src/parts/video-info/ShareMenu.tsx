/** Ways to pass on a video: its address, also from where it is playing, and the code that puts it onto another page. */
import { embedMakerPath, formatDuration, watchPath, watchTimePath } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { ClockIcon, CopyIcon, EmbedIcon, ShareIcon, ShareUpIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuLinkItem } from '@oshimado/ui/menu';
import { copyText } from '../../base/browser';
import { PageLink, useWidgets } from '../../base/context';
import { usePlayer } from '../player';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import type { SharedVideo } from './video-info.connect';

const addressOf = (path: string) => new URL(path, location.href).href;

/** Whole seconds into the video; undefined at its very start, and while an advertisement plays. */
function usePlayedSeconds(): number | undefined {
  const state = usePlayer().media?.getState();
  const seconds = state && !state.isAd ? Math.floor(state.currentTime) : 0;
  return seconds > 0 ? seconds : undefined;
}

/** The entries are drawn when the menu opens, so they say the time of that moment. */
function Entries({ id, title }: SharedVideo) {
  const t = useTranslate('watch');
  const { t: tWidgets } = useWidgets();
  const notify = useNotify();
  const seconds = usePlayedSeconds();
  const address = addressOf(watchPath(id));
  const timed = seconds === undefined ? address : addressOf(watchTimePath(id, seconds));
  const copy = async (text: string) => {
    const isCopied = await copyText(text);
    notify({
      key: 'share',
      tone: isCopied ? 'success' : 'danger',
      title: tWidgets(isCopied ? 'menu.copied' : 'menu.copyFailed'),
    });
  };
  const share = async () => {
    // Closing the dialog of the system is no failure.
    await navigator.share({ title, url: timed }).catch(() => undefined);
  };
  return (
    <>
      <MenuItem icon={CopyIcon} onSelect={() => void copy(address)}>
        {tWidgets('menu.copy')}
      </MenuItem>
      {seconds === undefined ? null : (
        <MenuItem icon={ClockIcon} onSelect={() => void copy(timed)}>
          {t('info.copyAt', { time: formatDuration(seconds) })}
        </MenuItem>
      )}
      {'share' in navigator ? (
        <MenuItem icon={ShareUpIcon} onSelect={() => void share()}>
          {t('info.shareWith')}
        </MenuItem>
      ) : null}
      <MenuLinkItem
        icon={EmbedIcon}
        href={embedMakerPath({ tag: 'oshi-player', attributes: { video: id } })}
        target="_self"
        linkComponent={PageLink}
      >
        {t('info.embed')}
      </MenuLinkItem>
    </>
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
