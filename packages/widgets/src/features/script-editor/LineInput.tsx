/** The row in which lines are typed: Enter adds one at the time of the player. */
import { LINE_TEXT_MAX, PROFILE_LIST_MS, spokenBy } from '@oshimado/domain';
import { selectChosenProfile, selectProfiles } from '@oshimado/machines/script-editor';
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from '../../base/sentences';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import {
  isLineKey,
  ProfileList,
  profileChoiceOf,
  SpeakerProfiles,
} from '../../parts/speaker-profiles';
import {
  useClock,
  useEditorActor,
  useEditorState,
  useSendContinued,
  useSendEditor,
} from './EditorProvider';
import { textLanguageOf } from './line-language';
import * as css from './script-editor.css';
import { useMoments } from './use-moments';

/** The list of profiles shows for a moment after each change. */
function useProfileList(profile: string): boolean {
  const [shownFor, setShownFor] = useState(profile);
  useEffect(() => {
    if (shownFor === profile) return undefined;
    const timer = setTimeout(() => setShownFor(profile), PROFILE_LIST_MS);
    return () => clearTimeout(timer);
  }, [profile, shownFor]);
  return shownFor !== profile;
}

function useAdd() {
  const actor = useEditorActor();
  const clock = useClock();
  /** Whether the line was added; what was refused stays in the field. */
  return (text: string): number | undefined => {
    const at = clock.now();
    const before = actor.getSnapshot().context.script;
    actor.send({ type: 'line.add', at, text });
    return actor.getSnapshot().context.script === before ? undefined : at;
  };
}

function Field() {
  const t = useTranslate('scriptEditor');
  const moment = useMoments();
  const send = useSendEditor();
  const add = useAdd();
  const field = useRef<HTMLInputElement>(null);
  const profiles = useEditorState(selectProfiles);
  const profile = useEditorState(selectChosenProfile);
  const lang = useEditorState(textLanguageOf);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  useUnsavedWork(text.trim() !== '');
  // Lines can be typed as soon as the script is there.
  // The form stays at the foot of the page: a scroll to it would take the player away.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isListed = useProfileList(profile.id);
  const isTooLong = spokenBy(profile, text.trim()).length > LINE_TEXT_MAX;
  const submit = () => {
    const at = text.trim() === '' || isTooLong ? undefined : add(text);
    if (at === undefined) return;
    setText('');
    setSaid(t('input.added', { time: moment(at) }));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = profileChoiceOf(event.nativeEvent);
    if (choice) send(choice);
    else if (isLineKey(event.nativeEvent)) submit();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={css.inputRow}>
        <ProfileList profiles={profiles} selected={profile.id} isShown={isListed} />
        {profile.prefix === '' ? null : <span className={css.affix}>{profile.prefix}</span>}
        <TextField
          ref={field}
          className={css.field}
          label={t('input.label')}
          hideLabel
          placeholder={t('input.placeholder')}
          lang={lang}
          value={text}
          autoComplete="off"
          error={isTooLong ? t('input.tooLong') : undefined}
          onValueChange={setText}
          onKeyDown={onKeyDown}
        />
        {profile.suffix === '' ? null : <span className={css.affix}>{profile.suffix}</span>}
      </div>
      <Button
        variant="solid"
        className={css.inputButton}
        startIcon={PlusIcon}
        disabled={text.trim() === '' || isTooLong}
        onClick={submit}
      >
        {t('input.add')}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}

export function LineInput() {
  const te = useTranslate('editing');
  const send = useSendEditor();
  const sendContinued = useSendContinued();
  const profiles = useEditorState(selectProfiles);
  const profile = useEditorState(selectChosenProfile);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.input} data-part="typing-row">
      <div className={css.inputLine}>
        <Field />
        <Button
          className={css.inputButton}
          startIcon={isOpen ? ChevronDownIcon : ChevronUpIcon}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {te('profiles.title')}
        </Button>
      </div>
      {isOpen ? (
        <div className={css.profiles}>
          <SpeakerProfiles
            profiles={profiles}
            selected={profile.id}
            hasChatTag={false}
            onEvent={(event) =>
              event.type === 'profile.change'
                ? sendContinued(`${event.id} ${Object.keys(event.change).join()}`, event)
                : send(event)
            }
          />
        </div>
      ) : null}
    </div>
  );
}
