/** Moves a script of a foreign link to another link. */
import type { Script } from '@oshimado/contract';
import { newScriptLink, type NewLinkProblem } from '@oshimado/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { SCRIPTS } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { linkProblemOf } from './script-problem';

const TOAST = 'script-link';
const UNDO_MS = 20_000;

/** Why the link is not changed; the code is the key of its sentence. */
export interface LinkProblem {
  readonly code: NewLinkProblem | 'duplicate' | ReturnType<typeof linkProblemOf>;
  /** What was thrown; undefined where nothing was. */
  readonly cause?: unknown;
}

interface Move {
  readonly from: string;
  readonly to: string;
}

export interface LinkChange {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Shown beside the field. */
  readonly problem: LinkProblem | undefined;
  readonly isBusy: boolean;
  readonly save: () => void;
}

/** `onDone` is called once the script has its new link. */
export function useLinkChange(script: Script, viewerId: string, onDone: () => void): LinkChange {
  const t = useTranslate('scripts');
  const sayLimit = useLimitSentence();
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const current = script.custom_video_id ?? '';
  const [text, setText] = useState(current);
  const [problem, setProblem] = useState<LinkProblem>();
  const { lang } = script;

  const move = async ({ from, to }: Move) => {
    await client.postCustomLink({ body: { oldId: from, newId: to, lang } });
    await queries.invalidateQueries({ queryKey: [SCRIPTS] });
  };
  const undoing = useMutation({
    mutationFn: move,
    networkMode: 'always',
    onSuccess: () => notify({ key: TOAST, tone: 'success', title: t('link.undone') }),
    onError: (error, wanted) =>
      notify({
        key: TOAST,
        tone: 'danger',
        title: t('link.undoFailed'),
        description: sayLimit(error, undefined),
        durationMs: Infinity,
        action: { label: t('retry'), onSelect: () => undoing.mutate(wanted) },
      }),
  });
  const saving = useMutation({
    mutationFn: async (to: string) => {
      // The server would merge two scripts with the same link, and could not separate them again.
      const room = { id: 'custom', custom_video_id: to, lang };
      const lines = await client.getChats({ ...room, mode: 1, creator_id: viewerId, limit: 1 });
      if (lines.length > 0) return 'duplicate' as const;
      await move({ from: current, to });
      return undefined;
    },
    networkMode: 'always',
    onSuccess: (found, to) => {
      setProblem(found && { code: found });
      if (found) return;
      const undo = () => undoing.mutate({ from: to, to: current });
      notify({
        key: TOAST,
        tone: 'success',
        title: t('link.done'),
        durationMs: UNDO_MS,
        action: { label: t('link.undo'), onSelect: undo },
      });
      onDone();
    },
    onError: (error) => setProblem({ code: linkProblemOf(error), cause: error }),
  });
  return {
    text,
    setText: (next) => {
      setText(next);
      setProblem(undefined);
    },
    problem,
    isBusy: saving.isPending,
    save: () => {
      const result = newScriptLink(text, current);
      if ('problem' in result) return setProblem({ code: result.problem });
      setProblem(undefined);
      return saving.mutate(result.link);
    },
  };
}
