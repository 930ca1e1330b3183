/** The entries of a menu that passes on what a page shows: its address, an app of the device, and the code for another page. */
import type { EmbedElement } from '@oshimado/contract';
import { embedMakerPath } from '@oshimado/domain';
import { ClockIcon, CopyIcon, EmbedIcon, ShareUpIcon } from '@oshimado/ui/icon';
import { MenuItem, MenuLinkItem } from '@oshimado/ui/menu';
import { PageLink, useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useCopyLink } from '../../base/toasts';

export interface Shared {
  /** Address of the page, from its origin on. */
  readonly path: string;
  /** What apps of the device name it. */
  readonly title: string;
  /** What shows the same on another site. Default: nothing does, and there is no "Embed". */
  readonly embed?: EmbedElement | undefined;
}

export interface ShareEntriesProps extends Shared {
  /** A second address, of a moment of it; apps of the device get this one. Default none. */
  readonly moment?: { readonly path: string; readonly label: string } | undefined;
}

const addressOf = (path: string) => new URL(path, location.href).href;

/** Suspends until the sentences of `watch` are loaded. */
export function ShareEntries({ path, title, embed, moment }: ShareEntriesProps) {
  const t = useTranslate('watch');
  const { t: tWidgets } = useWidgets();
  const copy = useCopyLink();
  const share = async () => {
    // Closing the dialog of the system is no failure.
    await navigator.share({ title, url: addressOf(moment?.path ?? path) }).catch(() => undefined);
  };
  return (
    <>
      <MenuItem icon={CopyIcon} onSelect={() => copy(path)}>
        {tWidgets('menu.copy')}
      </MenuItem>
      {moment ? (
        <MenuItem icon={ClockIcon} onSelect={() => copy(moment.path)}>
          {moment.label}
        </MenuItem>
      ) : null}
      {'share' in navigator ? (
        <MenuItem icon={ShareUpIcon} onSelect={() => void share()}>
          {t('info.shareWith')}
        </MenuItem>
      ) : null}
      {embed ? (
        <MenuLinkItem
          icon={EmbedIcon}
          href={embedMakerPath(embed)}
          target="_self"
          linkComponent={PageLink}
        >
          {t('info.embed')}
        </MenuLinkItem>
      ) : null}
    </>
  );
}
