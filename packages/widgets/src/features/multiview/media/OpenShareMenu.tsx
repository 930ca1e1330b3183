/** "Share menu: read-only address with a copy icon; green after copying; closes after 200 ms." */
import { embedMakerPath, listSyncOffsets, syncChain, writeSyncQuery } from '@oshimado/domain';
import { selectPanelsQuery, selectShareCode, selectVideoCells } from '@oshimado/machines/multiview';
import { selectOffsets, selectSharedQuery } from '@oshimado/machines/multiview-sync';
import { IconButton } from '@oshimado/ui/button';
import { Checkbox } from '@oshimado/ui/checkbox';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Popover } from '@oshimado/ui/popover';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useState, type ReactElement } from 'react';
import { useCopy } from '../../../base/browser';
import { isSameList, useKnownVideos, useMultiviewState } from '../grid';
import { multiviewAddress } from '../sync/multiview-address';
import { syncVideosOf } from '../sync/sync-videos';
import { useSync, useSyncActor, WithSync } from '../sync/WithSync';
import { PageLink } from '../../../base/context';
import { useTranslate } from '../../../base/sentences';
import * as css from './media.css';

const CLOSE_MS = 200;

/** Offsets alone, for a link without a moment: also of archives that are not played in step now. */
function useStoredQuery() {
  const cells = useMultiviewState(selectVideoCells, isSameList);
  const { videos } = useKnownVideos();
  const offsets = useSync(selectOffsets);
  const chain = syncChain(syncVideosOf(cells, videos, { hasArchives: true }));
  const list = listSyncOffsets(chain, offsets);
  return writeSyncQuery({ moment: null, offsets: list.some((one) => one !== 0) ? list : null });
}

function ShareForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const sync = useSyncActor();
  const code = useMultiviewState(selectShareCode);
  const panels = useMultiviewState(selectPanelsQuery, (one, two) => one.panels === two.panels);
  const hasMoment = useSync(({ context }) => context.chain.length > 0);
  const [withMoment, setWithMoment] = useState(true);
  // Fixed when the menu opens, so that the address does not change while the viewer copies it.
  const [query] = useState(() => selectSharedQuery(sync.getSnapshot(), Date.now()));
  const stored = useStoredQuery();
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(onClose, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isCopied, onClose]);
  const address = multiviewAddress(code, {
    ...panels,
    ...(withMoment && hasMoment ? query : stored),
  });
  if (code === '') {
    return (
      <p className={css.hint} role="alert">
        {t('share.error')}
      </p>
    );
  }
  return (
    <div className={css.share}>
      <p className={css.hint}>{t('share.hint')}</p>
      <div className={css.address}>
        <TextField
          label={t('share.address')}
          value={address}
          onValueChange={() => undefined}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <IconButton
          icon={isCopied ? CheckIcon : CopyIcon}
          label={isCopied ? tWidgets('menu.copied') : t('share.copy')}
          onClick={() => void copy(address)}
        />
      </div>
      {hasMoment ? (
        <Checkbox
          label={t('share.withTime')}
          checked={withMoment}
          onCheckedChange={setWithMoment}
        />
      ) : null}
      <Link
        href={embedMakerPath({ tag: 'oshi-multiview', attributes: { layout: address } })}
        component={PageLink}
      >
        {t('share.embed')}
      </Link>
    </div>
  );
}

interface OpenShareMenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

function SharePopover({ trigger }: OpenShareMenuProps) {
  const t = useTranslate('multiview');
  const [isOpen, setIsOpen] = useState(true);
  const [close] = useState(() => () => setIsOpen(false));
  return (
    <Popover
      label={t('share.title')}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={trigger}
    >
      <ShareForm onClose={close} />
    </Popover>
  );
}

/** Open from the start: it takes the place of a pressed button. */
export const OpenShareMenu = (props: OpenShareMenuProps) => (
  <WithSync fallback={props.trigger}>
    <SharePopover {...props} />
  </WithSync>
);
