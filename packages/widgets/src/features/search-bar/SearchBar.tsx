/**
 * The search field of every page. The field itself is small and part of the first load; the chips and the list of suggestions
 * are loaded when there are some.
 */
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon, FilterIcon, SearchIcon } from '@oshimado/ui/icon';
import { isOfInputMethod } from '@oshimado/ui/input-method';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { latePart } from '../../base/late-part/late-part';
import { useNotifyPartFailed } from '../../base/asked-part/use-notify-part-failed';
import { useTranslate } from '../../base/sentences';
import * as css from './SearchBar.css';
import { useSearchBar, type SearchBarHandle, type SearchBarState } from './use-search-bar';

const loadChips = () => import('./SearchChips');
const loadPanel = () => import('./SearchPanel');
/** Loads what the bar will show, so that it is there when the first key comes. A failure is reported where it is shown. */
const prepare = () => void Promise.allSettled([loadChips(), loadPanel()]);

/** Says once that the list of suggestions could not be loaded; the field works without it. */
function PanelFailed() {
  const t = useTranslate();
  const tellFailed = useNotifyPartFailed();
  const tell = useEffectEvent(() => tellFailed(t('searchBar.loadFailed')));
  useEffect(() => tell(), []);
  return null;
}

const SearchChips = latePart(loadChips);
const SearchPanel = latePart(loadPanel, { Failed: PanelFailed });

export interface SearchBarProps {
  /** Path and query of the page that is shown: its `q` is shown as chips, and other parts of the query are kept. */
  readonly address: string;
  /** The field takes the focus when it appears. Default false. */
  readonly autoFocus?: boolean;
  /** Called when the viewer is led to another page, or leaves the empty field by Escape. */
  readonly onDone?: () => void;
}

const hasPanel = ({ rows, problem, hasFailed }: SearchBarState) =>
  rows.length > 0 || problem !== undefined || hasFailed;

interface KeysOptions {
  readonly bar: SearchBarHandle;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onDone: () => void;
}

/** The keys of the field, by name; undefined leaves a key to the browser. */
function keysOf({ bar, isOpen, setOpen, onDone }: KeysOptions, event: KeyboardEvent) {
  const lastChip = bar.chips.at(-1);
  const move = (by: 1 | -1) => () => {
    if (isOpen) bar.move(by);
    setOpen(true);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: move(1),
    ArrowUp: move(-1),
    Enter: event.shiftKey ? bar.search : bar.enter,
    Escape: () => {
      if (isOpen) setOpen(false);
      else if (bar.text !== '') bar.type('');
      else onDone();
    },
    Backspace: bar.text === '' && lastChip ? () => bar.removeChip(lastChip) : undefined,
  };
  return keys[event.key];
}

export function SearchBar({ address, autoFocus = false, onDone }: SearchBarProps) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const done = () => {
    setWanted(false);
    onDone?.();
  };
  const bar = useSearchBar({ address, onDone: done });
  const isOpen = isWanted && hasPanel(bar);
  // The panel's code is loaded late: ids in it must not be named before they exist.
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const isListed = panel !== null && isOpen && bar.rows.length > 0;
  const focus = () => input.current?.focus();
  const prepareAll = () => {
    bar.prepare();
    prepare();
  };

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWanted(false);
  };
  const press = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    // It leaves the field, and with it the list; only a failure has something in it to go on to.
    if (event.key === 'Tab' && !bar.hasFailed) setWanted(false);
    const act = keysOf({ bar, isOpen, setOpen: setWanted, onDone: done }, event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const clear = () => {
    bar.clear();
    focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches where the focus is
    <div
      role="search"
      className={css.root}
      onFocus={prepareAll}
      onPointerEnter={prepareAll}
      onBlur={leave}
    >
      <div className={css.field} data-busy={bar.isSuggesting || undefined}>
        {bar.chips.length > 0 ? (
          <SearchChips
            chips={bar.chips}
            onRemove={(chip) => {
              bar.removeChip(chip);
              focus();
            }}
          />
        ) : null}
        <input
          ref={input}
          className={css.input}
          role="combobox"
          aria-label={t('searchBar.label')}
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={
            isListed && bar.selectedKey ? `${id}-${bar.selectedKey}` : undefined
          }
          aria-autocomplete="list"
          aria-busy={bar.isSuggesting || undefined}
          aria-invalid={bar.problem ? true : undefined}
          aria-describedby={panel && bar.problem ? `${id}-problem` : undefined}
          placeholder={bar.chips.length > 0 ? undefined : t('searchBar.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={bar.text}
          onFocus={() => setWanted(true)}
          onClick={() => setWanted(true)}
          onChange={(event) => {
            setWanted(true);
            bar.type(event.currentTarget.value);
          }}
          onKeyDown={press}
        />
        {bar.chips.length > 0 || bar.text !== '' ? (
          <IconButton
            icon={CloseIcon}
            className={css.inner}
            label={t('searchBar.clear')}
            onClick={clear}
          />
        ) : null}
        <IconButton
          icon={SearchIcon}
          className={css.inner}
          label={t('searchBar.search')}
          onClick={() => {
            setWanted(true);
            bar.search();
          }}
        />
      </div>
      <IconButton
        icon={FilterIcon}
        label={t('searchBar.filter')}
        pressed={bar.isAdvanced}
        onClick={bar.toggleFilter}
      />
      {isOpen ? (
        <SearchPanel
          ref={setPanel}
          id={id}
          bar={bar}
          onChoose={(row) => {
            bar.choose(row);
            focus();
          }}
          onRetry={() => {
            bar.retry();
            focus();
          }}
        />
      ) : null}
    </div>
  );
}
