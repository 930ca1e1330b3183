/**
 * The search field of every page. The field itself is light and there at once; what it looks for, the chips and the list of
 * suggestions are code of their own, fetched when somebody is about to search.
 */
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon, SearchIcon, SlidersIcon } from '@oshimado/ui/icon';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { latePart } from '../../errors/late-part';
import { useTranslate } from '../../i18n/LanguageProvider';
import type { SearchView } from './search-bar.types';
import { useSearchEngine, type SearchBarEngine } from './use-search-engine';
import * as css from './SearchBar.css';

const SearchChips = latePart(() => import('./SearchChips'));
const SearchPanel = latePart(() => import('./SearchPanel'));

export interface SearchBarProps {
  /** The field takes the focus when it appears. Default false. */
  readonly autoFocus?: boolean;
  /** The viewer was led somewhere, or gave up. */
  readonly onDone?: () => void;
}

const hasPanel = ({ rows, problem, hasFailed }: SearchView) =>
  rows.length > 0 || problem !== undefined || hasFailed;

interface KeysOptions {
  readonly bar: SearchBarEngine;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onDone: () => void;
}

/** The keys of the field, by name; undefined leaves a key to the browser. */
function keysOf({ bar, isOpen, setOpen, onDone }: KeysOptions, event: KeyboardEvent) {
  const { view, send } = bar;
  const lastChip = view.chips.at(-1);
  const move = (by: 1 | -1) => () => {
    if (isOpen) send({ type: 'selection.move', by });
    setOpen(true);
  };
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: move(1),
    ArrowUp: move(-1),
    Enter: () => {
      if (event.shiftKey && view.rows.length > 0) send({ type: 'suggestion.choose' });
      send({ type: event.shiftKey ? 'search.commit' : 'search.enter' });
    },
    Escape: () => {
      if (isOpen) setOpen(false);
      else if (view.text !== '') bar.type('');
      else onDone();
    },
    Backspace:
      view.text === '' && lastChip
        ? () => send({ type: 'chip.remove', chip: lastChip })
        : undefined,
  };
  return keys[event.key];
}

export function SearchBar({ autoFocus = false, onDone }: SearchBarProps) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const done = () => {
    setWanted(false);
    onDone?.();
  };
  const bar = useSearchEngine(done);
  const { view, send } = bar;
  const isOpen = isWanted && hasPanel(view);
  const isListed = isOpen && view.rows.length > 0;

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setWanted(false);
  };
  const press = (event: KeyboardEvent) => {
    // While an input method composes, the keys are its own.
    if (event.nativeEvent.isComposing) return;
    const act = keysOf({ bar, isOpen, setOpen: setWanted, onDone: done }, event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const clear = () => {
    send({ type: 'chips.clear' });
    bar.type('');
    input.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it watches where the focus is
    <div
      role="search"
      className={css.root}
      onFocus={bar.prepare}
      onPointerEnter={bar.prepare}
      onBlur={leave}
    >
      <div className={css.field} data-busy={view.isSuggesting || undefined}>
        {view.chips.length > 0 ? (
          <SearchChips
            chips={view.chips}
            onRemove={(chip) => {
              send({ type: 'chip.remove', chip });
              input.current?.focus();
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
          aria-activedescendant={isListed ? `${id}-${view.selected}` : undefined}
          aria-autocomplete="list"
          aria-busy={view.isSuggesting || undefined}
          aria-invalid={view.problem ? true : undefined}
          aria-describedby={isOpen && view.problem ? `${id}-problem` : undefined}
          placeholder={view.chips.length > 0 ? undefined : t('searchBar.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          value={view.text}
          onFocus={() => setWanted(true)}
          onClick={() => setWanted(true)}
          onChange={(event) => {
            setWanted(true);
            bar.type(event.currentTarget.value);
          }}
          onKeyDown={press}
        />
        {view.chips.length > 0 || view.text !== '' ? (
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
            if (view.text !== '' && view.rows.length > 0) send({ type: 'suggestion.choose' });
            send({ type: 'search.commit' });
          }}
        />
      </div>
      <IconButton
        icon={SlidersIcon}
        label={t('searchBar.filter')}
        pressed={bar.isAdvanced}
        onClick={() => send({ type: 'filter.toggle' })}
      />
      {isOpen ? (
        <SearchPanel
          id={id}
          view={view}
          onChoose={(row) => {
            send({ type: 'suggestion.choose', row });
            input.current?.focus();
          }}
          onRetry={() => {
            send({ type: 'suggestions.retry' });
            input.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
