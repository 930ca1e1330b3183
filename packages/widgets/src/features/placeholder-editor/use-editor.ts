/** The parts of the editor put together: form, placeholder of the address, sending, and what is asked before a loss. */
import { may, placeholderOwner } from '@oshimado/domain';
import { useEffect, useState } from 'react';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import { useLeaveGuard } from '../../base/context';
import { useNow } from '../../base/clock';
import { useViewer } from '../../base/viewer';
import { accessOf, type PlaceholderAccess, type TokenState } from './placeholder-editor.connect';
import { useLoadedPlaceholder, type LoadedPlaceholder } from './use-loaded-placeholder';
import { usePlaceholderForm, type PlaceholderForm } from './use-placeholder-form';
import { useSavePlaceholder, type PlaceholderSaving } from './use-save-placeholder';

export interface EditorFormProps {
  readonly id: string | undefined;
  readonly token: TokenState;
  /** The token that is sent; undefined to use the login. */
  readonly tokenText: string | undefined;
  /** IANA name of the viewer's zone. */
  readonly local: string;
  /** The form stays, although the link that opened it has expired. */
  readonly isAlwaysShown: boolean;
  readonly onIdChange: (id: string | undefined) => void;
}

interface Question {
  readonly kind: 'replace' | 'leave';
  readonly onCancel: () => void;
  readonly onAction: () => void;
}

export interface Editor {
  readonly form: PlaceholderForm;
  readonly saving: PlaceholderSaving;
  readonly loaded: LoadedPlaceholder;
  readonly access: PlaceholderAccess;
  readonly tokenText: string | undefined;
  /** The form shows what the address names. */
  readonly isReady: boolean;
  readonly canDelete: boolean;
  readonly question: Question | undefined;
  /** Opens a placeholder, or an empty form; asks first if something would be lost. */
  readonly open: (id: string | undefined) => void;
  /** An empty form, after something was saved or deleted. */
  readonly startAnother: () => void;
  /** Changes the placeholder close by, by what is entered. */
  readonly adoptNearby: () => void;
}

export function useEditor({ id, token, tokenText, local, onIdChange }: EditorFormProps): Editor {
  const { user } = useViewer();
  const now = useNow();
  const form = usePlaceholderForm({ now, local, credit: user?.username ?? '' });
  const [question, setQuestion] = useState<Question>();
  const loaded = useLoadedPlaceholder(form.video?.id === id ? undefined : id);
  const saving = useSavePlaceholder({
    token: tokenText,
    onSaved: (video, values) => {
      form.noteSaved(video, values);
      onIdChange(video.id);
    },
    onProblem: ({ field }) => {
      if (field) form.setRefused(field);
    },
  });
  const [seenId, setSeenId] = useState(id);
  if (seenId !== id) {
    setSeenId(id);
    // The way back, or a link to the page without an id.
    if (id === undefined && form.video) form.empty();
  }
  const { reset } = saving;
  useEffect(() => {
    if (id === undefined) reset();
  }, [id, reset]);
  // The address names another placeholder than the form: it is filled as soon as that is loaded.
  if (loaded.state === 'loaded' && loaded.video && form.video?.id !== loaded.video.id) {
    form.fill(loaded.video);
  }

  const ask = (kind: Question['kind'], action: () => void) =>
    setQuestion({
      kind,
      onCancel: () => setQuestion(undefined),
      onAction: () => {
        setQuestion(undefined);
        action();
      },
    });
  const go = (next: string | undefined) => {
    saving.reset();
    if (next === undefined) form.empty();
    onIdChange(next);
  };
  useLeaveGuard(form.isDirty ? (leave) => ask('leave', leave) : undefined);
  useUnsavedWork(form.isDirty);

  const owned = { ownerId: form.video && placeholderOwner(form.video) };
  return {
    form,
    saving,
    loaded,
    access: accessOf({ token, user, video: form.video }),
    tokenText,
    isReady: loaded.state === 'none',
    canDelete: may('placeholder.delete', user ?? undefined, owned),
    question,
    open: (next) => {
      if (next === id) return;
      if (form.isDirty) ask('replace', () => go(next));
      else go(next);
    },
    startAnother: () => go(undefined),
    adoptNearby: () => {
      const video = saving.nearby;
      if (!video) return;
      form.adopt(video);
      saving.reset();
      onIdChange(video.id);
    },
  };
}
