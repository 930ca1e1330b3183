/** The offer to install, at the foot of phones. */
import { isBusy, isExplaining, isShown } from '@oshimado/machines/install-prompt';
import { Button } from '@oshimado/ui/button';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { Actors } from '../actors/actors';
import { useTranslate } from '../i18n/LanguageProvider';
import { installDevice, type InstallDevice } from './install-device';
import * as css from './InstallPrompt.css';
import { useInstallActor } from './use-install-actor';

const AppleSteps = lazy(() => import('./AppleSteps'));
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
      {hasSteps ? (
        <Suspense fallback={null}>
          <AppleSteps onClose={dismiss} />
        </Suspense>
      ) : null}
    </>
  );
}

export function InstallPrompt({ persistence }: InstallPromptProps) {
  const [device] = useState(installDevice);
  return device.isMobile ? <Offer device={device} persistence={persistence} /> : null;
}
