/** The current playlist in a popover of its button; on a phone, in a sheet from below. */
import { playlistPath } from '@oshimado/domain';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { Popover } from '@oshimado/ui/popover';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import { Sheet } from '@oshimado/ui/sheet';
import { Spinner } from '@oshimado/ui/spinner';
import { PlaylistPanel } from '../../parts/playlist-panel';
import { Suspense, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useActors, WaitForActors } from '../../base/viewer';
import { PartBoundary } from '../../base/late-part';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useMatches } from '../../base/page';
import * as css from './PlaylistPopup.css';

export interface PlaylistPopupProps {
  /** The button that opens it; one element that takes a ref. */
  readonly trigger: ReactElement;
}

function Panel({ hasTitle }: { hasTitle: boolean }) {
  const t = useTranslate('playlists');
  const actors = useActors();
  return actors ? (
    <PlaylistPanel
      actor={actors.playlist}
      t={t}
      hasTitle={hasTitle}
      moreHref="/playlists"
      pageHref={playlistPath}
      asksElsewhere
    />
  ) : (
    <WaitForActors>
      <Spinner label={t('page.loading')} />
    </WaitForActors>
  );
}

const Waiting = () => <Spinner label={useTranslate()('list.loading')} />;

export function PlaylistPopup({ trigger }: PlaylistPopupProps) {
  const { t, tWidgets } = useLanguage();
  const [raised, setRaised] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  const isPhone = useMatches(PHONE_QUERY) === true;
  const label = t('playlistPopup.title');
  const close = (event: { target: EventTarget }) => {
    // A link to another page of this site closes the popup, which would cover that page.
    if ((event.target as Element).closest('a[href^="/"]')) setOpen(false);
  };
  const content = (
    // Dialogs of the panel are drawn above the popover.
    <PortalContainerContext.Provider value={raised}>
      <PartBoundary>
        <Suspense fallback={<Waiting />}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it listens to presses on the links inside */}
          <div className={isPhone ? css.sheet : css.popover} onClick={close}>
            <Panel hasTitle={!isPhone} />
          </div>
        </Suspense>
      </PartBoundary>
    </PortalContainerContext.Provider>
  );
  return (
    <>
      {isPhone ? (
        <Sheet
          title={label}
          closeLabel={tWidgets('close')}
          trigger={trigger}
          open={isOpen}
          onOpenChange={setOpen}
        >
          {content}
        </Sheet>
      ) : (
        <Popover label={label} trigger={trigger} align="end" open={isOpen} onOpenChange={setOpen}>
          {content}
        </Popover>
      )}
      {createPortal(<div ref={setRaised} className={css.raised} />, document.body)}
    </>
  );
}
