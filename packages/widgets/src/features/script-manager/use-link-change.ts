/** Moves a script of a foreign link to another link. */
import type { Script } from '@oshimado/contract';
import { newScriptLink, type NewLinkProblem } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../base/context';
import { SCRIPTS } from '../../base/queries';
import { useTranslate } from '../../base/sentences';
import { useUndoableMutation } from '../../base/toasts/use-undoable-mutation';
import { linkProblemOf, LinkTakenError } from './script-problem';
import { useScriptToasts } from './use-script-toasts';

/** Why the link is not changed; the code is the key of its sentence. */
export interface LinkProblem {
  readonly code: NewLinkProblem | ReturnType<typeof linkProblemOf>;
  /** What was thrown; undefined where nothing was. */
  readonly cause?: unknown;
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
  const client = useClient();
  const queries = useQueryClient();
  const toasts = useScriptToasts('script-link');
  const current = script.custom_video_id ?? '';
  const [text, setText] = useState(current);
  const [problem, setProblem] = useState<LinkProblem>();
  const { lang } = script;

  const move = async (oldId: string, newId: string) => {
    await client.postCustomLink({ body: { oldId, newId, lang } });
    await queries.invalidateQueries({ queryKey: [SCRIPTS] });
  };
  const saving = useUndoableMutation({
    toasts,
    change: async (to: string) => {
      // The server would merge two scripts with the same link, and could not separate them again.
      const room = { id: 'custom', custom_video_id: to, lang };
      const lines = await client.getChats({ ...room, mode: 1, creator_id: viewerId, limit: 1 });
      if (lines.length > 0) throw new LinkTakenError();
      return move(current, to);
    },
    undo: (_, to) => move(to, current),
    done: () => t('link.done'),
    undone: t('link.undone'),
    undoFailed: t('link.undoFailed'),
    onDone: () => {
      setProblem(undefined);
      onDone();
    },
    onFailed: (error) => setProblem({ code: linkProblemOf(error), cause: error }),
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
