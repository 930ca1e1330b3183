/** Starts the machine of the upload with calls of the client, and shows toasts for what it has done. */
import type { Client } from '@oshimado/contract';
import { uploadStartOf, type ParsedScript, type ReplacementOutcome } from '@oshimado/domain';
import {
  isUploadOpen,
  scriptUploadMachine,
  type LinesInput,
  type UploadFile,
} from '@oshimado/machines/script-upload';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { useUnsavedWork } from '../app-update/use-unsaved-work';
import type { VideoDialogRequest } from '../../base/asked-part/use-requested-dialog';
import { useClient } from '../../base/context';
import { useSettings } from '../../base/device';
import { SCRIPTS } from '../../base/queries';
import { replaceLines } from '../../base/queries/replace-lines';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useViewer } from '../../base/viewer';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useStartedActor } from '../../base/state/use-running';
import { readScript } from './read-script';
import { connectScriptUpload, type ScriptUploadApi } from './script-upload.connect';

const portsOf = (client: Client) => ({
  readScript: fromPromise<ParsedScript, UploadFile>(({ input }) => readScript(input)),
  replaceLines: fromPromise<ReplacementOutcome, LinesInput>(
    ({ input: { room, ...replacement }, signal }) =>
      replaceLines(
        client,
        { room: { id: room.videoId }, creatorId: room.creatorId, lang: room.lang },
        { ...replacement, signal },
      ),
  ),
});

const TOAST = 'script-upload';

export interface ScriptUpload extends ScriptUploadApi {
  /** The start of the video is not known, so nothing can be uploaded. */
  readonly hasNoStart: boolean;
}

export function useScriptUpload(request: VideoDialogRequest): ScriptUpload {
  const t = useTranslate('editing');
  const tWidgets = useTranslate('widgets');
  const client = useClient();
  const notify = useNotify();
  const queries = useQueryClient();
  const { user } = useViewer();
  const { liveTlLang } = useSettings();
  const actor: ActorRefFrom<typeof scriptUploadMachine> = useStartedActor(() =>
    createActor(scriptUploadMachine.provide({ actors: portsOf(client) }), {
      input: { lang: liveTlLang },
    }),
  );
  const { send } = actor;
  const snapshot = useSelector(actor, (state) => state);
  const [dismissed, setDismissed] = useState<VideoDialogRequest>();
  const startedAt = uploadStartOf(request.video);

  const open = useEffectEvent(({ video, lang }: VideoDialogRequest) => {
    if (!user || startedAt === undefined) return;
    const { id: creatorId, username: name } = user;
    send({ type: 'upload.open', subject: { videoId: video.id, startedAt, creatorId, name } });
    if (lang) send({ type: 'language.choose', lang });
  });
  useEffect(() => open(request), [request]);

  const undo = () => send({ type: 'upload.undo' });
  const renewScripts = () => void queries.invalidateQueries({ queryKey: [SCRIPTS] });
  useActorEvent(actor, 'upload.sent', ({ count }) => {
    renewScripts();
    notify({
      key: TOAST,
      tone: 'success',
      title: t('upload.sent', { count }),
      undo,
    });
  });
  useActorEvent(actor, 'upload.undone', () => {
    renewScripts();
    notify({ key: TOAST, tone: 'success', title: t('upload.undone') });
  });
  useActorEvent(actor, 'upload.undoFailed', () =>
    notify({
      key: TOAST,
      tone: 'danger',
      title: t('upload.undoFailed'),
      durationMs: Infinity,
      action: { label: tWidgets('retry'), onSelect: undo },
    }),
  );
  useUnsavedWork(isUploadOpen(snapshot) && snapshot.context.file !== null);
  const api = connectScriptUpload(snapshot, send);
  return {
    ...api,
    hasNoStart: startedAt === undefined && dismissed !== request,
    close: () => {
      setDismissed(request);
      api.close();
    },
  };
}
