/** Bar, work area and input, with the windows that open over them. */
import {
  hasUnsentLines,
  selectFailed,
  selectQueue,
  selectSettings,
} from '@oshimado/machines/tl-client';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { TranslateIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import { LeaveQuestion } from '../../base/leave-question';
import { useMatches } from '../../base/page';
import { useNotify } from '../../base/toasts';
import { useTranslate } from '../../base/sentences';
import { AddChat } from './AddChat';
import { LineForm } from './LineForm';
import { RoomSettings } from './RoomSettings';
import { TlBar } from './TlBar';
import { useSendTl, useTlEvents, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';
import { UnsentLines } from './UnsentLines';
import { WorkArea } from './WorkArea';

/** Asks before the page is left while lines are on their way or failed. */
function LeaveTl({ isUnsent }: { readonly isUnsent: boolean }) {
  const t = useTranslate('tlClient');
  const count = useTlState(
    (snapshot) => selectQueue(snapshot).length + selectFailed(snapshot).length,
  );
  return (
    <LeaveQuestion
      isGuarded={isUnsent}
      title={t('leave.title')}
      description={t('leave.text', { count })}
      actionVariant="solid"
    />
  );
}

/** Nothing is chosen: the settings were left without an answer. */
function NoRoom() {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  return (
    <EmptyState
      icon={TranslateIcon}
      title={t('empty.title')}
      description={t('empty.text')}
      action={
        <Button variant="solid" onClick={() => send({ type: 'settings.open' })}>
          {t('settings.title')}
        </Button>
      }
    />
  );
}

export function TlWork() {
  const t = useTranslate('tlClient');
  const notify = useNotify();
  const settings = useTlState(selectSettings);
  const isUnsent = useTlState(hasUnsentLines);
  const isNarrow = useMatches(css.NARROW_QUERY) ?? false;
  const [isVideoShown, setVideoShown] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const [chosen, setProfilesShown] = useState<boolean>();
  // "Open at first"; on a phone it would leave no room for the rest.
  const areProfilesShown = chosen ?? !isNarrow;
  useUnsavedWork(isUnsent);
  useTlEvents('profile.refused', () =>
    notify({ key: 'tl-profile', tone: 'warning', title: t('toast.profile') }),
  );
  useTlEvents('settings.refused', () =>
    notify({ key: 'tl-link', tone: 'warning', title: t('toast.link') }),
  );
  return (
    <>
      <TlBar
        isVideoShown={isVideoShown}
        onVideoToggle={() => setVideoShown(!isVideoShown)}
        onAddChat={() => setAdding(true)}
      />
      <div className={css.work}>
        {settings ? (
          <WorkArea settings={settings} isNarrow={isNarrow} isVideoShown={isVideoShown} />
        ) : (
          <NoRoom />
        )}
      </div>
      <div className={css.input} data-part="typing-row">
        <UnsentLines />
        <LineForm
          areProfilesShown={areProfilesShown}
          onProfilesToggle={() => setProfilesShown(!areProfilesShown)}
        />
      </div>
      <RoomSettings />
      {isAdding ? <AddChat onClose={() => setAdding(false)} /> : null}
      <LeaveTl isUnsent={isUnsent} />
    </>
  );
}
