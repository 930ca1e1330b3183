'use client';

/** A field with the list of what can be done below it, always open: for a window in which things are found by typing. */
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { matchOptions, type ComboboxOption, type SearchFold } from '../combobox/options';
import { leaveToInputMethod } from '../combobox/leave-to-input-method';
import { useRootEnvironment } from '../combobox/use-root-environment';
import { hint as hintStyle, optionText } from '../combobox/Combobox.css';
import { Field } from '../field';
import { box, input as inputStyle } from '../field/Field.css';
import type { StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import * as css from './CommandList.css';

/** Maximum number of commands shown; typing finds the rest. */
const SHOWN = 100;

/** A row of a `CommandList`. */
export interface CommandListOption extends ComboboxOption {
  /** Drawn at its end, such as the keys that do the same. */
  readonly end?: ReactNode;
}

/** The texts of a `CommandList`, read aloud or shown in place of rows. */
export interface CommandListLabels {
  /** Text in the list when no command matches. */
  readonly empty: string;
  /** What is read aloud while more is on its way. */
  readonly busy: string;
  /** How many fit, read aloud. */
  readonly count: (count: number) => string;
}

/** Props of `CommandList`. */
export interface CommandListProps extends StyleProps {
  /** Name of the field and the list. */
  readonly label: string;
  /** What can be done; it is searched here. */
  readonly options: readonly CommandListOption[];
  /** More of them, found elsewhere for what was typed; shown below as they are. Default none. */
  readonly found?: readonly CommandListOption[];
  /** More is on its way. Default false. */
  readonly busy?: boolean;
  /** Called with the one that was chosen. */
  readonly onChoose: (option: CommandListOption) => void;
  /** Called with what was typed. */
  readonly onQueryChange?: (query: string) => void;
  /** How the options are compared with what was typed. Default by case, accents and width. */
  readonly fold?: SearchFold;
  /** Placeholder of the empty field. */
  readonly placeholder?: string;
  /** Its words. */
  readonly labels: CommandListLabels;
}

/** The place the list asks for; where it asks for none, the one before. */
const marked = (next = -1, before = -1) => (next >= 0 ? next : Math.max(before, 0));

const labelOf = (option: CommandListOption | null) => option?.label ?? '';

/** Renders an `<input role="combobox">` with a `<ul role="listbox">` below it. */
export function CommandList({
  label,
  options,
  found = [],
  busy = false,
  onChoose,
  onQueryChange,
  fold,
  placeholder,
  labels,
  className,
  style,
}: CommandListProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const environment = useRootEnvironment(rootRef);
  const [query, setQuery] = useState('');
  const shown = useMemo(() => {
    const fitting = matchOptions(options, query, fold);
    return [...fitting, ...found].slice(0, SHOWN);
  }, [options, found, query, fold]);
  const list = useCombobox<CommandListOption>({
    items: shown,
    environment,
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    stateReducer: ({ highlightedIndex }, { changes }) => ({
      ...changes,
      // The list stays; what was typed is the owner's until the window goes, and one is always marked for Enter.
      isOpen: true,
      inputValue: query,
      highlightedIndex: marked(changes.highlightedIndex, highlightedIndex),
    }),
  });
  const search = (text: string) => {
    setQuery(text);
    list.setHighlightedIndex(0);
    onQueryChange?.(text);
  };
  return (
    <Field
      label={label}
      hideLabel
      className={className}
      style={style}
      id={list.getInputProps({}, { suppressRefError: true }).id}
    >
      {(control) => (
        <div ref={rootRef}>
          <div className={box}>
            <input
              {...list.getInputProps({
                onChange: (event) => search(event.currentTarget.value),
              })}
              onKeyDownCapture={leaveToInputMethod}
              {...control}
              // Downshift marks the first place even where there is none.
              {...(shown.length === 0 ? { 'aria-activedescendant': undefined } : {})}
              className={inputStyle}
              placeholder={placeholder}
              aria-busy={busy || undefined}
              // Escape closes no list here, but the dialog around it.
              data-list-stays=""
            />
          </div>
          <ul
            {...list.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
            className={css.list}
          >
            {shown.map((option, index) => (
              <li
                key={option.value}
                className={css.option}
                {...list.getItemProps({ item: option, index })}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an item of a listbox is an option
                role="option"
                aria-selected={index === list.highlightedIndex}
              >
                <span className={optionText} lang={option.lang}>
                  {option.label}
                </span>
                {option.hint ? <span className={hintStyle}>{option.hint}</span> : null}
                {option.end}
              </li>
            ))}
          </ul>
          {shown.length === 0 ? (
            <div className={css.note}>{busy ? labels.busy : labels.empty}</div>
          ) : null}
          <VisuallyHidden>
            <span role="status">
              {busy ? labels.busy : shown.length > 0 ? labels.count(shown.length) : labels.empty}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
