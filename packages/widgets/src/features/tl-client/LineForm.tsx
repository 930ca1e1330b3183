/** The field in which lines are typed, between prefix and suffix of the profile that speaks. */
import { LINE_TEXT_MAX } from '@oshimado/domain';
import {
  isProfileListShown,
  selectChosenProfile,
  selectLineLength,
  selectProfiles,
  selectSettings,
  selectText,
  type TlLineRefusal,
} from '@oshimado/machines/tl-client';
import { Button, IconButton } from '@oshimado/ui/button';
import { PeopleIcon, SendIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../base/sentences';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import {
  isLineKey,
  ProfileList,
  profileChoiceOf,
  SpeakerProfiles,
  useProfileName,
} from '../../parts/speaker-profiles';
import { lineCount } from './tl-client.connect';
import { useSendTl, useTlEvents, useTlState } from './TlClientProvider';
import * as css from './tl-client.css';

export interface LineFormProps {
  readonly areProfilesShown: boolean;
  readonly onProfilesToggle: () => void;
}

/** What is wrong with the line; nothing while it can be typed on. */
function useLineProblem() {
  const t = useTranslate('tlClient');
  const hasRoom = useTlState((snapshot) => selectSettings(snapshot) !== null);
  const length = useTlState(selectLineLength);
  const [refusal, setRefusal] = useState<TlLineRefusal>();
  useTlEvents('line.refused', ({ code }) => setRefusal(code));
  const { excess } = lineCount(length, LINE_TEXT_MAX);
  if (excess > 0) return t('line.tooLong', { count: excess });
  return refusal === 'room.none' && !hasRoom ? t('line.noRoom') : undefined;
}

/** The field has the focus before the settings open, and again once they are answered: players and chats load with them. */
function useFirstFocus() {
  const field = useRef<HTMLInputElement>(null);
  const hasRoom = useTlState((snapshot) => selectSettings(snapshot) !== null);
  useEffect(() => {
    field.current?.focus();
    if (!hasRoom) return undefined;
    // A window that closes gives the focus back where it was, after the effects.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [hasRoom]);
  return field;
}

function LineField() {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const nameOf = useProfileName();
  const text = useTlState(selectText);
  useUnsavedWork(text.trim() !== '');
  const lang = useTlState(({ context }) => (context.settings ?? context.draft).lang);
  const profile = useTlState(selectChosenProfile);
  const problem = useLineProblem();
  const field = useFirstFocus();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const choice = profileChoiceOf(event.nativeEvent);
    if (!choice && !isLineKey(event.nativeEvent)) return;
    event.preventDefault();
    send(choice ?? { type: 'line.send' });
  };
  return (
    <TextField
      ref={field}
      className={css.grow}
      label={t('line.field', { name: nameOf(profile) })}
      hideLabel
      placeholder={t('line.placeholder')}
      lang={lang}
      autoComplete="off"
      enterKeyHint="send"
      value={text}
      onValueChange={(value) => send({ type: 'text.change', text: value })}
      onKeyDown={press}
      error={problem}
    />
  );
}

function Count() {
  const t = useTranslate('tlClient');
  const { count, isShown } = lineCount(useTlState(selectLineLength), LINE_TEXT_MAX);
  if (!isShown) return null;
  return (
    <span
      className={css.count}
      aria-hidden="true"
      title={t('line.length', { count, max: LINE_TEXT_MAX })}
    >
      {count}/{LINE_TEXT_MAX}
    </span>
  );
}

export function LineForm({ areProfilesShown, onProfilesToggle }: LineFormProps) {
  const t = useTranslate('tlClient');
  const send = useSendTl();
  const profiles = useTlState(selectProfiles);
  const profile = useTlState(selectChosenProfile);
  const isListShown = useTlState(isProfileListShown);
  return (
    <>
      <form
        className={css.lineForm}
        aria-label={t('line.form')}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'line.send' });
        }}
      >
        <ProfileList profiles={profiles} selected={profile.id} isShown={isListShown} />
        {profile.prefix === '' ? null : <span className={css.affix}>{profile.prefix}</span>}
        <LineField />
        {profile.suffix === '' ? null : <span className={css.affix}>{profile.suffix}</span>}
        <Count />
        <Button variant="solid" type="submit" startIcon={SendIcon} aria-label={t('line.send')}>
          <span className={css.word}>{t('line.send')}</span>
        </Button>
        <IconButton
          icon={PeopleIcon}
          label={t(areProfilesShown ? 'line.hideProfiles' : 'line.showProfiles')}
          aria-expanded={areProfilesShown}
          onClick={onProfilesToggle}
        />
      </form>
      {areProfilesShown ? (
        <div className={css.profiles}>
          <SpeakerProfiles profiles={profiles} selected={profile.id} onEvent={send} />
        </div>
      ) : null}
    </>
  );
}
