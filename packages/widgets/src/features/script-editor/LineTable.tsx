/** All lines: start, end, profile, text. A press opens a row; only rows in view are drawn. */
import type { EditedLine } from '@oshimado/domain';
import { selectLines } from '@oshimado/machines/script-editor';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ScriptIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { VirtualList } from '@oshimado/ui/virtual-list';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '../../base/sentences';
import { useEditorState, useSendEditor, useTime } from './EditorProvider';
import { LineRow } from './LineRow';
import { OpenLine } from './OpenLine';
import { lineAt } from './script-editor.connect';
import * as css from './script-editor.css';

const ROW_PX = 36;
const keyOf = ({ key }: EditedLine) => key;

/** The key of the line at the time of the player; undefined between lines. */
function useCurrentKey(): string | undefined {
  const lines = useEditorState(selectLines);
  return useTime((clock) => lineAt(lines, clock.now())?.key);
}

function Header() {
  const t = useTranslate('scriptEditor');
  const te = useTranslate('editing');
  const send = useSendEditor();
  const isOpen = useEditorState(({ context }) => context.line !== null);
  return (
    <button
      type="button"
      className={css.tableHead}
      disabled={!isOpen}
      onClick={() => send({ type: 'selection.change', key: null })}
    >
      <span>{te('upload.start')}</span> <span>{te('upload.end')}</span>{' '}
      <span className={css.profile}>{te('profiles.choose')}</span>{' '}
      <span>
        {te('upload.text')} <VisuallyHidden>{t('table.close')}</VisuallyHidden>
      </span>
    </button>
  );
}

/** Leads the focus back to a row that was closed from inside. */
function useFocusBack(opened: string | null) {
  const rows = useRef<HTMLDivElement>(null);
  const last = useRef(opened);
  useEffect(() => {
    const closed = last.current;
    last.current = opened;
    if (closed === null || opened !== null || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(closed)}"]`)?.focus();
  }, [opened]);
  return rows;
}

function Rows() {
  const t = useTranslate('scriptEditor');
  const lines = useEditorState(selectLines);
  const opened = useEditorState(({ context }) => context.line);
  const current = useCurrentKey();
  const draw = useCallback(
    (line: EditedLine) =>
      line.key === opened ? (
        <OpenLine key={line.key} line={line} />
      ) : (
        <LineRow line={line} isCurrent={line.key === current} />
      ),
    [opened, current],
  );
  if (lines.length === 0) {
    return (
      <EmptyState icon={ScriptIcon} title={t('table.empty')} description={t('table.emptyHint')} />
    );
  }
  return (
    <VirtualList
      label={t('table.label')}
      items={lines}
      itemKey={keyOf}
      estimateSize={ROW_PX}
      renderItem={draw}
      // What is being edited is not scrolled away.
      current={opened === null ? lines.findIndex(({ key }) => key === current) : undefined}
    />
  );
}

export function LineTable() {
  const tEditing = useTranslate('editing');
  const rows = useFocusBack(useEditorState(({ context }) => context.line));
  const count = useEditorState(({ context }) => context.script.lines.length);
  return (
    <div className={css.table} data-part="table">
      <Header />
      <div className={css.rows} ref={rows}>
        <Rows />
      </div>
      <p className={css.count}>{tEditing('download.lines', { whole: count })}</p>
    </div>
  );
}
