/** Starts the editor's machine, and connects it with the page: login, leaving, other tabs, and what others change. */
import type { User } from '@oshimado/contract';
import {
  canLeave,
  isAskingToLeave,
  scriptEditorMachine,
  type ScriptTarget,
  type ScriptViewer,
} from '@oshimado/machines/script-editor';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { useUnsavedWork } from '../../parts/app-update/use-unsaved-work';
import { useClient, useLeaveGuard } from '../../base/context';
import { useSayLoginStale } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { useActorEvent } from '../../base/state/use-actor-event';
import { editorPorts } from './editor-ports';
import type { EditorActor } from './EditorProvider';
import { scriptNameOf } from './script-drafts';

/** How often the server is asked for what others have changed, while the page is seen. */
const REFRESH_MS = 20_000;

const STALE = 'stale';

const viewerOf = ({ id, username, role }: User): ScriptViewer => ({ id, name: username, role });

/** Tells the machine when the login changes. */
function useRenewal(actor: EditorActor, owner: User) {
  const { user } = useViewer();
  const known = useRef<User | null>(owner);
  useEffect(() => {
    if (known.current === user) return;
    known.current = user;
    if (user?.id === owner.id) actor.send({ type: 'session.renewed', viewer: viewerOf(user) });
  }, [actor, user, owner]);
}

/** Keeps address and script together: another one in the address is opened, and what is open is written into it. */
function useAddress(
  actor: EditorActor,
  target: ScriptTarget | null,
  onTarget: (target: ScriptTarget) => void,
) {
  const address = target && scriptNameOf(target);
  const open = useSelector(actor, ({ context }) => context.target && scriptNameOf(context.target));
  const isAsking = useSelector(actor, isAskingToLeave);
  const openNamed = useEffectEvent((name: string | null) => {
    const { target: own } = actor.getSnapshot().context;
    if (target && (!own || scriptNameOf(own) !== name)) {
      actor.send({ type: 'settings.confirm', target });
    }
  });
  const writeAddress = useEffectEvent((name: string | null, isQuiet: boolean) => {
    const snapshot = actor.getSnapshot();
    const { target: own } = snapshot.context;
    if (own && isQuiet && !isAskingToLeave(snapshot) && scriptNameOf(own) !== name) onTarget(own);
  });
  useEffect(() => openNamed(address), [address]);
  useEffect(() => {
    if (open !== null) writeAddress(address, !isAsking);
  }, [address, open, isAsking]);
}

/** Saves when the page is hidden, and asks for changes of others while it is seen. */
function usePageLife(actor: EditorActor) {
  useEffect(() => {
    const leave = () => actor.send({ type: 'page.left' });
    const refresh = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'script.refresh' });
    };
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : refresh());
    const timer = setInterval(refresh, REFRESH_MS);
    addEventListener('pagehide', leave);
    addEventListener('online', refresh);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [actor]);
}

/** Holds back ways to other pages while something is unsaved; the machine asks. */
function useLeaving(actor: EditorActor) {
  const leave = useRef<() => void>(undefined);
  const isSaved = useSelector(
    actor,
    (snapshot) => canLeave(snapshot) || snapshot.status === 'done',
  );
  useLeaveGuard(
    isSaved
      ? undefined
      : (go) => {
          leave.current = go;
          actor.send({ type: 'leave.request' });
        },
  );
  useUnsavedWork(!isSaved);
  useActorEvent(actor, 'leave.allowed', () => {
    leave.current?.();
    leave.current = undefined;
  });
}

/** One script editor of one account. */
export function useScriptEditor(
  owner: User,
  target: ScriptTarget | null,
  onTarget: (target: ScriptTarget) => void,
): EditorActor {
  const t = useTranslate('scriptEditor');
  const client = useClient();
  const queries = useQueryClient();
  const sayStale = useSayLoginStale();
  const [stale] = useState(() => new EventTarget());
  const onStale = useEffectEvent(() => sayStale(t('save.failedTitle')));
  useEffect(() => {
    const listener = () => onStale();
    stale.addEventListener(STALE, listener);
    return () => stale.removeEventListener(STALE, listener);
  }, [stale]);
  const [actor] = useState(() => {
    const onStaleLogin = () => void stale.dispatchEvent(new Event(STALE));
    const machine = scriptEditorMachine.provide({
      actors: editorPorts({ client, queries, now: Date.now, onStaleLogin }),
    });
    return createActor(machine, {
      input: {
        viewer: viewerOf(owner),
        // Lines that are restored in another tab keep their keys.
        session: crypto.randomUUID(),
        target: target ?? undefined,
      },
    });
  });
  useRenewal(actor, owner);
  useAddress(actor, target, onTarget);
  usePageLife(actor);
  useLeaving(actor);
  return actor;
}
