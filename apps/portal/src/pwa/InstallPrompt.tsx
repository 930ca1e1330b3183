/** The offer to install, at the foot of phones. */
import { isBusy, isExplaining, isShown } from '@oshimado/machines/install-prompt';
import { Button } from '@oshimado/ui/button';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Actors } from '../actors/actors';
import { latePart } from '../errors/late-part';
import { PartFailed, type PartFailedProps } from '../errors/PartFailed';
import { useTranslate } from '../i18n/LanguageProvider';
import { installDevice, type InstallDevice } from './install-device';
import * as css from './InstallPrompt.css';
import { useInstallActor } from './use-install-actor';

/** The offer stays until the steps can be shown, or the viewer leaves it for another day. */
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

interface InstallPromptProps {
  readonly persistence: Actors['persistence'];
}

function Offer({ device, persistence }: InstallPromptProps & { readonly device: InstallDevice }) {
  const t = useTranslate('notices');
  const actor = useInstallActor(device, persistence);
  const isOffered = useSelector(actor, isShown);
  const isBrowserAsking = useSelector(actor, isBusy);
  const hasSteps = useSelector(actor, isExplaining);
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
      {hasSteps ? <AppleSteps onClose={dismiss} /> : null}
    </>
  );
}

export function InstallPrompt({ persistence }: InstallPromptProps) {
  const [device] = useState(installDevice);
  return device.isMobile ? <Offer device={device} persistence={persistence} /> : null;
}
