/** The watch history: by days, with search, removal and a switch that pauses it. */
import { historyDays, historyList, searchHistory } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { HistoryIcon, SearchIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { Spinner } from '@oshimado/ui/spinner';
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWidgets } from '../../base/context';
import { useSettings } from '../../base/device';
import { nothingWatched } from '../../base/history/watched-view';
import { useFocusAfterPress, useOnline } from '../../base/page';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useNow } from '../../base/clock';
import { useViewer } from '../../base/viewer';
import { useHistoryStore } from './use-history-store';
import * as css from './HistoryPage.css';
import { HistoryRows } from './HistoryRows';
import { HistoryToolbar, KeepSwitch } from './HistoryToolbar';

/** Videos added by each press of "Show more". */
const PAGE = 50;

/** The state of the history, which the first component that uses it loads. */
function useHistory() {
  const history = useHistoryStore();
  useEffect(() => void history.load(), [history]);
  return useSyncExternalStore(history.subscribe, history.getState, () => nothingWatched);
}

interface RemovalProps {
  /** Called before rows are removed, with the selector of the element that gets the focus when the pressed button is gone. */
  readonly onRemoval: (selector: string) => void;
}

/** Gets the focus when no row is left: the search field, or the switch of an empty history. */
const NO_ROW = 'input';

function FoundHistory({ text, onRemoval }: RemovalProps & { readonly text: string }) {
  const t = useTranslate('history');
  const tPortal = useTranslate();
  const { language } = useLanguage();
  const { timeZone } = useWidgets();
  const { entries } = useHistory();
  const now = useNow();
  const [shown, setShown] = useState(PAGE);
  const found = useMemo(() => searchHistory(historyList(entries.values()), text), [entries, text]);
  const days = historyDays(found.slice(0, shown), { now, language, timeZone });
  const noteRemoval = (id: string) => {
    const at = found.findIndex((entry) => entry.id === id);
    const next = found[at + 1] ?? found[at - 1];
    onRemoval(next ? `[data-entry="${CSS.escape(next.id)}"] > button` : NO_ROW);
  };
  if (found.length === 0) return <EmptyState icon={SearchIcon} title={tPortal('choices.empty')} />;
  return (
    <>
      {days.map((day) => (
        <HistoryRows key={day.key} day={day} onRemoval={noteRemoval} />
      ))}
      {found.length > shown ? (
        <div className={css.more}>
          <Button onClick={() => setShown(shown + PAGE)}>{t('more')}</Button>
        </div>
      ) : null}
    </>
  );
}

function FilledHistory({ onRemoval }: RemovalProps) {
  const [text, setText] = useState('');
  // Typing stays fluent with thousands of videos.
  const searched = useDeferredValue(text.trim());
  return (
    <>
      <HistoryToolbar text={text} onText={setText} onClear={() => onRemoval(NO_ROW)} />
      <Notices />
      <FoundHistory key={searched} text={searched} onRemoval={onRemoval} />
    </>
  );
}

/** What the viewer has to know: the history is paused, or changes have not reached the account yet. */
function Notices() {
  const t = useTranslate('history');
  const { keepHistory } = useSettings();
  const { user } = useViewer();
  const isOnline = useOnline();
  return (
    <>
      {keepHistory ? null : <Notice>{t('paused')}</Notice>}
      {user && !isOnline ? <Notice tone="warning">{t('offline')}</Notice> : null}
    </>
  );
}

function History({ onRemoval }: RemovalProps) {
  const t = useTranslate('history');
  const tWidgets = useTranslate('widgets');
  const history = useHistoryStore();
  const { status, ids } = useHistory();
  const { keepHistory } = useSettings();
  if (ids.size > 0) return <FilledHistory onRemoval={onRemoval} />;
  if (status === 'loading') return <Spinner label={t('loading')} />;
  if (status === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        description={t('failedHint')}
        retryLabel={tWidgets('retry')}
        onRetry={() => void history.load()}
      />
    );
  }
  return (
    <EmptyState
      icon={HistoryIcon}
      title={t('empty')}
      description={t(keepHistory ? 'emptyHint' : 'paused')}
      action={<KeepSwitch />}
    />
  );
}

/** The watch history of this device; states for loading, empty, paused, offline and an unreadable device. */
export function HistoryPage() {
  const t = useTranslate('history');
  const { user } = useViewer();
  const { ref, note } = useFocusAfterPress<HTMLDivElement>(useHistory().ids.size);
  return (
    <div ref={ref} className={css.page}>
      <p className={css.note}>{t(user ? 'textAccount' : 'text')}</p>
      <History onRemoval={note} />
    </div>
  );
}
