/** The script editor of one account: a table of lines, the player, a timeline, and the row in which lines are typed. */
import type { User } from '@oshimado/contract';
import {
  isEditing,
  needsSettings,
  selectLoadFailure,
  selectWait,
  type ScriptTarget,
} from '@oshimado/machines/script-editor';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { ScriptIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { SplitPanes } from '@oshimado/ui/split-panes';
import { MOBILE_QUERY } from '@oshimado/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useClient } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { LoginAgainLink } from '../../parts/login-gate';
import { useMatches } from '../../base/page/use-matches';
import type { Media } from '../../parts/player';
import { videoQuery } from '../../base/queries';
import { createPlayerClock, createTimer } from './timeline';
import { useTranslate } from '../../base/sentences';
import { useActorEvent } from '../../base/state/use-actor-event';
import { useNotify } from '../../base/toasts';
import { useVerifyLogin } from '../../base/viewer';
import { EditorBar } from './EditorBar';
import { EditorDialogs, type EditorDialog } from './EditorDialogs';
import {
  EditorProvider,
  useClock,
  useEditorState,
  useSendEditor,
  type LineDraft,
} from './EditorProvider';
import { EditorTimeline } from './EditorTimeline';
import { LineInput } from './LineInput';
import { LineTable } from './LineTable';
import { PlayerPane, type PlayerPaneProps } from './PlayerPane';
import * as css from './script-editor.css';
import { ScriptNotices } from './ScriptNotices';
import { useDrafts, type Drafts } from './use-drafts';
import { lowerAreaKeys, useEditorKeys } from './use-editor-keys';
import { useEditorToasts } from './use-editor-toasts';
import { useScriptEditor } from './use-script-editor';

function LowerArea() {
  const t = useTranslate('scriptEditor');
  const clock = useClock();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the player's keys work in every field and button inside
    <section
      className={css.lower}
      aria-label={t('input.area')}
      data-part="lower"
      onKeyDown={lowerAreaKeys(clock)}
    >
      <EditorTimeline />
      <LineInput />
    </section>
  );
}

function Work({ onMedia }: PlayerPaneProps) {
  const t = useTranslate('scriptEditor');
  const isNarrow = useMatches(MOBILE_QUERY);
  if (isNarrow === true) {
    return (
      <div className={css.stacked}>
        <PlayerPane onMedia={onMedia} />
        <LineTable />
      </div>
    );
  }
  return (
    <SplitPanes
      className={css.work}
      panes={[
        { id: 'table', content: <LineTable />, defaultSize: 55, minSize: 33, maxSize: 75 },
        { id: 'player', content: <PlayerPane onMedia={onMedia} /> },
      ]}
      separatorLabel={() => t('divider')}
    />
  );
}

function LoadFailed() {
  const t = useTranslate('scriptEditor');
  const tWidgets = useTranslate('widgets');
  const send = useSendEditor();
  const failure = useEditorState(selectLoadFailure) ?? 'network';
  const sayLimit = useLimitSentence();
  const waitS = useEditorState(selectWait);
  const why =
    failure === 'http'
      ? tWidgets('feed.error.http')
      : t(`loadFailed.${failure === 'timeout' ? 'network' : failure}`);
  return (
    <ErrorState
      title={t('loadFailed.title')}
      description={sayLimit(waitS, why)}
      retryLabel={tWidgets('retry')}
      onRetry={() => send({ type: 'load.retry' })}
      action={failure === 'session' ? <LoginAgainLink /> : undefined}
    />
  );
}

interface BodyProps extends PlayerPaneProps {
  readonly drafts: Drafts;
  readonly onChoose: () => void;
}

function Body({ drafts, onMedia, onChoose }: BodyProps) {
  const t = useTranslate('scriptEditor');
  const isOpen = useEditorState(isEditing);
  const isUnanswered = useEditorState(needsSettings);
  const hasFailed = useEditorState((snapshot) => selectLoadFailure(snapshot) !== undefined);
  if (isOpen) {
    return (
      <>
        <ScriptNotices drafts={drafts} />
        <Work onMedia={onMedia} />
        <LowerArea />
      </>
    );
  }
  if (isUnanswered) {
    return (
      <div className={css.middle}>
        <EmptyState
          icon={ScriptIcon}
          title={t('none.title')}
          description={t('none.text')}
          action={
            <Button variant="solid" onClick={onChoose}>
              {t('none.action')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className={css.middle}>
      {hasFailed ? <LoadFailed /> : <Spinner label={t('loading')} />}
    </div>
  );
}

export interface ScriptEditorProps {
  /** Who edits. */
  readonly owner: User;
  /** The script that the address names; null if it names none. */
  readonly target: ScriptTarget | null;
  /** Called when another script is open: put it into the address. */
  readonly onTarget: (target: ScriptTarget) => void;
}

/** The video of what is open. */
function useOpenVideo(target: ScriptTarget | null) {
  const isForeign = Boolean(target?.link);
  const { data } = useQuery({
    ...videoQuery(useClient(), target?.video ?? ''),
    enabled: target !== null && !isForeign,
  });
  return isForeign ? undefined : data;
}

export function ScriptEditor({ owner, target, onTarget }: ScriptEditorProps) {
  const t = useTranslate('scriptEditor');
  const notify = useNotify();
  const verifyLogin = useVerifyLogin();
  const actor = useScriptEditor(owner, target, onTarget);
  const drafts = useDrafts(actor, () =>
    notify({
      key: 'script-draft',
      tone: 'danger',
      title: t('draft.notKept'),
      description: t('draft.notKeptText'),
    }),
  );
  useEditorToasts(actor);
  useActorEvent(actor, 'save.failed', ({ code }) => {
    if (code === 'http') verifyLogin();
  });
  useEditorKeys(actor);
  const [dialog, setDialog] = useState<EditorDialog | undefined>(target ? undefined : 'settings');
  const [media, setMedia] = useState<Media | null>(null);
  const [timer] = useState(() => createTimer());
  const clock = useMemo(() => (media ? createPlayerClock(media) : timer), [media, timer]);
  const video = useOpenVideo(useSelector(actor, ({ context }) => context.target));
  const [refusedTexts] = useState(() => new Map<string, LineDraft>());
  const value = useMemo(
    () => ({ actor, clock, video, refusedTexts }),
    [actor, clock, video, refusedTexts],
  );
  const isOpen = useSelector(actor, isEditing);
  const close = useCallback(() => setDialog(undefined), []);
  return (
    <EditorProvider value={value}>
      <div className={css.screen} data-part="script-editor">
        <EditorBar onDialog={setDialog} isOpen={isOpen} />
        <Body drafts={drafts} onMedia={setMedia} onChoose={() => setDialog('settings')} />
      </div>
      <EditorDialogs
        open={dialog}
        onClose={close}
        onConfirm={(chosen) => {
          close();
          actor.send({ type: 'settings.confirm', target: chosen });
        }}
      />
    </EditorProvider>
  );
}
