/** The current playlist beside its button; on a phone it comes from below. */
import { Popover } from '@oshimado/ui/popover';
import { PortalContainerContext } from '@oshimado/ui/portal-container';
import { Sheet } from '@oshimado/ui/sheet';
import { Spinner } from '@oshimado/ui/spinner';
import { PlaylistPanel } from '@oshimado/widgets';
import { Suspense, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useActors } from '../../actors/ActorsProvider';
import { WaitForActors } from '../../actors/WaitForActors';
import { PartBoundary } from '../../errors/late-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import { useMatches } from '../use-matches';
import { PHONE_QUERY } from '../widths';
import * as css from './PlaylistPopup.css';

export interface PlaylistPopupProps {
  /** The button; one element that takes a ref. */
  readonly trigger: ReactElement;
}

const pageOf = (id: number) => `/playlist/${id}`;

function Panel({ hasTitle }: { hasTitle: boolean }) {
  const t = useTranslate('playlists');
  const actors = useActors();
  return actors ? (
    <PlaylistPanel
      actor={actors.playlist}
      t={t}
      hasTitle={hasTitle}
      moreHref="/playlists"
      pageHref={pageOf}
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
  const t = useTranslate();
  const [raised, setRaised] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  const isPhone = useMatches(PHONE_QUERY) === true;
  const label = t('playlistPopup.title');
  const close = (event: { target: EventTarget }) => {
    // A way to another page; what lies over that page would be in its way.
    if ((event.target as Element).closest('a[href^="/"]')) setOpen(false);
  };
  const content = (
    // What the panel opens must lie above the popover, wherever dialogs lie otherwise.
    <PortalContainerContext.Provider value={raised}>
      <PartBoundary>
        <Suspense fallback={<Waiting />}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears of the presses of the links inside */}
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
          closeLabel={t('playlistPopup.close')}
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
