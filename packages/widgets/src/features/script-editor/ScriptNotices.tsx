/** What the viewer has to know or decide: lines left behind by a closed tab, lines that two people changed, failed saves. */
import type { LineConflict } from '@oshimado/domain';
import {
  selectConflicts,
  selectError,
  selectSaving,
  selectWait,
} from '@oshimado/machines/script-editor';
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { useFormatTime } from '../../base/clock';
import { useLimitSentence } from '../../base/errors';
import { LoginAgainLink } from '../../parts/login-gate';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useEditorState, useSendEditor } from './EditorProvider';
import * as css from './script-editor.css';
import { RefusedLines } from './RefusedLines';
import type { Drafts } from './use-drafts';
import { useMoments } from './use-moments';

function OfferedDraft({ drafts: { offered, restore, discard } }: { readonly drafts: Drafts }) {
  const t = useTranslate('scriptEditor');
  const formatTime = useFormatTime();
  const send = useSendEditor();
  const notify = useNotify();
  const isOverriding = useEditorState(({ context }) => context.isOverriding);
  if (!offered) return null;
  const { draft } = offered;
  const count = offered.changes.length;
  const counted = { whole: count };
  const time = formatTime(draft.savedAt);
  const isOtherMode = draft.isOverriding !== isOverriding;
  const bringBack = async () => {
    if (isOtherMode) return send({ type: 'mode.set', isOn: draft.isOverriding });
    // Another tab may have been faster.
    if (!(await restore(offered))) return;
    notify({ key: 'draft', tone: 'success', title: t('draft.restored', counted) });
  };
  const forget = () => {
    notify({
      key: 'draft',
      title: t('draft.discarded'),
      undo: discard(offered),
    });
  };
  const otherMode = draft.isOverriding ? 'mode.turnOn' : 'mode.off';
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('draft.title', { ...counted, time })}
      action={
        <span className={css.actions}>
          <Button size="small" variant="solid" onClick={() => void bringBack()}>
            {t(isOtherMode ? otherMode : 'draft.restore')}
          </Button>
          <Button size="small" onClick={forget}>
            {t('draft.discard')}
          </Button>
        </span>
      }
    >
      {t('draft.text')} {draft.isOverriding ? t('draft.editorMode') : null}
    </Notice>
  );
}

function Conflict({ conflict }: { readonly conflict: LineConflict }) {
  const t = useTranslate('scriptEditor');
  const moment = useMoments();
  const send = useSendEditor();
  const lines = useEditorState(({ context }) => context.script.lines);
  const lineOf = (key: string) => lines.find((line) => line.key === key);
  const mine = conflict.kind === 'back' ? undefined : lineOf(conflict.mine);
  const theirs = conflict.kind === 'gone' ? undefined : lineOf(conflict.theirs);
  const answer = (removes: 'mine' | 'theirs' | 'none') => () =>
    send({ type: 'conflict.answer', conflict, removes });
  const own = conflict.kind === 'back' ? 'theirs' : 'mine';
  return (
    <li className={css.conflict}>
      <span>
        {t(`merged.${conflict.kind}`, {
          time: moment((mine ?? theirs)?.start ?? 0),
          mine: mine?.text ?? '',
          theirs: theirs?.text ?? '',
        })}
      </span>
      <span className={css.actions}>
        {conflict.kind === 'both' ? (
          <>
            <Button size="small" onClick={answer('theirs')}>
              {t('merged.keepMine')}
            </Button>
            <Button size="small" onClick={answer('mine')}>
              {t('merged.keepTheirs')}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={answer(own)}>
            {t('merged.deleteIt')}
          </Button>
        )}
        <Button size="small" onClick={answer('none')}>
          {t(conflict.kind === 'both' ? 'merged.keepBoth' : 'merged.keepIt')}
        </Button>
      </span>
    </li>
  );
}

const nameOf = (conflict: LineConflict) =>
  `${conflict.kind === 'back' ? '' : conflict.mine} ${conflict.kind === 'gone' ? '' : conflict.theirs}`;

function Conflicts() {
  const t = useTranslate('scriptEditor');
  const conflicts = useEditorState(selectConflicts);
  const count = conflicts.length;
  if (count === 0) return null;
  return (
    <Notice tone="warning" role="alert" title={t('merged.title', { whole: count })}>
      <ul className={css.conflicts}>
        {conflicts.map((conflict) => (
          <Conflict key={nameOf(conflict)} conflict={conflict} />
        ))}
      </ul>
    </Notice>
  );
}

function SaveFailure() {
  const t = useTranslate('scriptEditor');
  const hasFailed = useEditorState(selectSaving) === 'failed';
  const error = useEditorState(selectError);
  const sayLimit = useLimitSentence();
  const limit = sayLimit(useEditorState(selectWait), null);
  if (!hasFailed) return null;
  return (
    <Notice tone="danger" role="alert" title={t('save.failedTitle')}>
      {error === 'session' ? (
        <>
          {t('save.session')} <LoginAgainLink />
        </>
      ) : (
        <>
          {t('save.kept')} {limit}
        </>
      )}
    </Notice>
  );
}

function EditorMode() {
  const t = useTranslate('scriptEditor');
  const send = useSendEditor();
  const isOn = useEditorState(({ context }) => context.isOverriding);
  if (!isOn) return null;
  return (
    <Notice
      action={
        <Button size="small" onClick={() => send({ type: 'mode.set', isOn: false })}>
          {t('mode.off')}
        </Button>
      }
    >
      {t('mode.on')}
    </Notice>
  );
}

export function ScriptNotices({ drafts }: { readonly drafts: Drafts }) {
  return (
    <div className={css.notices}>
      <SaveFailure />
      <RefusedLines />
      <EditorMode />
      <OfferedDraft drafts={drafts} />
      <Conflicts />
    </div>
  );
}
