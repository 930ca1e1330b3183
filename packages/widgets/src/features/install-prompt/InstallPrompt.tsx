/** The offer to install, at the bottom of phones. */
import { hasFailed, isBusy, isExplaining, isShown } from '@oshimado/machines/install-prompt';
import { Button } from '@oshimado/ui/button';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { latePart, PartFailed, type PartFailedProps } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import { installDevice, type InstallDevice } from '../../base/browser/install-device';
import * as css from './InstallPrompt.css';
import { useInstallActor, type InstallActor } from './use-install-actor';

/** Shown when the code of the steps fails to load: retry, or close the offer. */
function StepsFailed({ onClose, onRetry }: PartFailedProps & { readonly onClose: () => void }) {
  const t = useTranslate('notices');
  return (
    <section className={css.bar} aria-label={t('pwa.install.title')}>
      <PartFailed onRetry={onRetry} />
      <Button variant="plain" onClick={onClose}>
        {t('pwa.install.later')}
      </Button>
    </section>
  );
}

const AppleSteps = latePart(() => import('./AppleSteps'), { Failed: StepsFailed });
const ICON = '/icons/icon-192.png';
const ICON_SIZE = 40;

/** Draws the state of the install prompt machine. */
export function InstallOffer({ actor }: { readonly actor: InstallActor }) {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  const isOffered = useSelector(actor, isShown);
  const isBrowserAsking = useSelector(actor, isBusy);
  const hasSteps = useSelector(actor, isExplaining);
  const isFailed = useSelector(actor, hasFailed);
  const accept = () => actor.send({ type: 'install.accept', now: Date.now() });
  const dismiss = () => actor.send({ type: 'install.dismiss', now: Date.now() });
  return (
    <>
      {isOffered || isBrowserAsking ? (
        <section className={css.bar} aria-label={t('pwa.install.title')}>
          <img className={css.icon} src={ICON} alt="" width={ICON_SIZE} height={ICON_SIZE} />
          <p className={css.text}>{t('pwa.install.text')}</p>
          <div className={css.actions}>
            <Button variant="plain" onClick={dismiss}>
              {t('pwa.install.later')}
            </Button>
            <Button variant="solid" busy={isBrowserAsking} onClick={accept}>
              {t('pwa.install.accept')}
            </Button>
          </div>
        </section>
      ) : null}
      {isFailed ? (
        <section className={css.bar} aria-label={t('pwa.install.title')}>
          <p className={css.failed} role="alert">
            {t('pwa.install.failed')}
          </p>
          <div className={css.actions}>
            <Button variant="plain" onClick={dismiss}>
              {tWidgets('close')}
            </Button>
          </div>
        </section>
      ) : null}
      {hasSteps ? <AppleSteps onClose={dismiss} /> : null}
    </>
  );
}

const Offer = ({ device }: { readonly device: InstallDevice }) => (
  <InstallOffer actor={useInstallActor(device)} />
);

/** Offers to install the app. Renders nothing on desktops, whose browsers offer it in the address bar. */
export function InstallPrompt() {
  const [device] = useState(installDevice);
  return device.isMobile ? <Offer device={device} /> : null;
}
