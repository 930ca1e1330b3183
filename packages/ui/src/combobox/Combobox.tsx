'use client';

/** A field that offers what fits while it is typed into. Downshift sees to its keys and its ARIA. */
import { useCombobox, useMultipleSelection } from 'downshift';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Field, type FieldTexts } from '../field';
import { box, inner, input as inputStyle } from '../field/Field.css';
import { pressForField } from '../field/press-for-field';
import { CheckIcon, ChevronDownIcon, CloseIcon, Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import * as css from './Combobox.css';
import { leaveToInputMethod } from './leave-to-input-method';
import { matchOptions, type ComboboxOption, type SearchFold } from './options';
import { useRootEnvironment } from './use-root-environment';

/** Maximum number of options shown; typing finds the rest. */
const SHOWN = 100;

/** Options of a page key. */
const PAGE = 10;

/** The words of a combobox. */
export interface ComboboxLabels {
  /** Name of the button that opens the list. */
  readonly open: string;
  /** Text in the list when no option matches. */
  readonly empty: string;
  /** Text in the list while more options are loading. */
  readonly busy: string;
  /** Name of the button that takes a choice away. */
  readonly remove: (label: string) => string;
  /** How many fit, read aloud; all of them, though no more than a hundred are drawn. */
  readonly count: (count: number) => string;
}

/** Props of `Combobox`. Its owner keeps what is chosen; without `onQueryChange` the field searches its options itself. */
export interface ComboboxProps extends FieldTexts {
  /** What it offers; with `onQueryChange` already that which fits. */
  readonly options: readonly ComboboxOption[];
  /** The chosen options, one at most unless `multiple`. The owner keeps them. */
  readonly value: readonly ComboboxOption[];
  /** Called with the options that shall be chosen. */
  readonly onValueChange: (value: readonly ComboboxOption[]) => void;
  /** Several can be chosen; each becomes a chip. Default false. */
  readonly multiple?: boolean;
  /** Several choices are shown as chips; without them the owner lists the choices beside the field. Default true. */
  readonly hasChips?: boolean;
  /** Called with what was typed, for options that come from elsewhere; without it they are searched here. */
  readonly onQueryChange?: (query: string) => void;
  /** How the options are compared with what was typed. Default by case, accents and width. */
  readonly fold?: SearchFold;
  /** Options are on their way. Default false. */
  readonly busy?: boolean;
  /** Placeholder of the empty field. */
  readonly placeholder?: string;
  /** It cannot be changed now. Default false. */
  readonly disabled?: boolean;
  /** Its words. */
  readonly labels: ComboboxLabels;
}

const labelOf = (option: ComboboxOption | null) => option?.label ?? '';
const valueOf = (option: ComboboxOption | null) => option?.value ?? '';

/** One or several of many. Renders an `<input role="combobox">` with a `<ul role="listbox">` and chips. */
export function Combobox({
  options,
  value,
  onValueChange,
  multiple = false,
  hasChips = true,
  onQueryChange,
  fold,
  busy = false,
  placeholder,
  disabled = false,
  labels,
  ...texts
}: ComboboxProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const environment = useRootEnvironment(rootRef);
  const [chosen = null] = value;
  const [query, setQuery] = useState('');
  const isChosen = (option: ComboboxOption) => value.some((one) => one.value === option.value);
  const found = useMemo(
    () => (onQueryChange ? options : matchOptions(options, query, fold)),
    [options, query, onQueryChange, fold],
  );
  const shown = useMemo(() => found.slice(0, SHOWN), [found]);
  // Where an error is why there are no options, it is shown below the field: "no match" beside it would be untrue.
  const isUnknown = options.length === 0 && Boolean(texts.error);
  const note = busy ? labels.busy : isUnknown ? null : labels.empty;
  const search = (text: string) => {
    setQuery(text);
    onQueryChange?.(text);
  };

  const toggle = (option: ComboboxOption) => {
    const rest = value.filter((one) => one.value !== option.value);
    onValueChange(isChosen(option) ? rest : [...value, option]);
  };

  const chips = useMultipleSelection<ComboboxOption>({
    selectedItems: hasChips ? [...value] : [],
    environment,
    itemToKey: valueOf,
    onSelectedItemsChange: ({ selectedItems }) => {
      // What is no chip is not removed by Backspace in the empty field.
      if (hasChips) onValueChange(selectedItems);
    },
  });
  const list = useCombobox<ComboboxOption>({
    items: [...shown],
    environment,
    itemToString: labelOf,
    itemToKey: valueOf,
    selectedItem: multiple ? null : chosen,
    initialInputValue: multiple ? '' : labelOf(chosen),
    onInputValueChange: ({ inputValue, selectedItem }) => {
      // What is written because it was chosen is no search.
      search(!multiple && inputValue === labelOf(selectedItem ?? null) ? '' : inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!multiple && selectedItem) onValueChange([selectedItem]);
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      const isPageUp = type === types.InputKeyDownPageUp;
      if (isPageUp || type === types.InputKeyDownPageDown) {
        // A page beyond an end leads to that end and not around to the other.
        const to = Math.min(
          shown.length - 1,
          Math.max(0, state.highlightedIndex + (isPageUp ? -PAGE : PAGE)),
        );
        return { ...changes, highlightedIndex: to };
      }
      if (type === types.InputBlur) {
        // What was typed and not chosen gives way to what is chosen.
        return {
          ...changes,
          selectedItem: state.selectedItem,
          inputValue: multiple ? '' : labelOf(chosen),
        };
      }
      // `toggle` hands on what is chosen among several; here it would write its words into the field.
      if (!multiple || !changes.selectedItem) return changes;
      const isMore = type === types.InputKeyDownEnter || type === types.ItemClick;
      return {
        ...changes,
        selectedItem: null,
        inputValue: '',
        isOpen: isMore,
        // Without the typed text another option is at that index.
        highlightedIndex: isMore && state.inputValue === '' ? state.highlightedIndex : -1,
      };
    },
  });

  const takeAway = (option: ComboboxOption) => {
    // Not through Downshift: it reports a removal when it has drawn it, and forgets one that is followed by another before that.
    onValueChange(value.filter((one) => one.value !== option.value));
    // The chip that had the focus may be another one now.
    if (chips.activeIndex !== -1) chips.setActiveIndex(-1);
  };
  // Downshift reports only choices that differ from the last; deselecting one is the same choice again.
  const chooseByKey = (event: KeyboardEvent) => {
    if (leaveToInputMethod(event)) return;
    const { key, altKey } = event;
    const option = shown[list.highlightedIndex];
    const isChoice = key === 'Enter' || (key === 'ArrowUp' && altKey);
    if (multiple && list.isOpen && option && isChoice) toggle(option);
  };

  return (
    <Field {...texts} id={list.getInputProps({}, { suppressRefError: true }).id}>
      {(control) => (
        <div ref={rootRef} className={css.root}>
          <div className={box}>
            <div className={css.content}>
              {multiple && hasChips
                ? value.map((option, index) => (
                    <span
                      key={option.value}
                      className={css.chip}
                      {...chips.getSelectedItemProps({ selectedItem: option, index })}
                    >
                      {option.lang === undefined ? (
                        option.label
                      ) : (
                        <span lang={option.lang}>{option.label}</span>
                      )}
                      <button
                        type="button"
                        className={css.remove}
                        tabIndex={-1}
                        disabled={disabled}
                        aria-label={labels.remove(option.label)}
                        {...pressForField(fieldRef)}
                        onClick={(event) => {
                          event.stopPropagation();
                          takeAway(option);
                        }}
                      >
                        <Icon icon={CloseIcon} size="small" />
                      </button>
                    </span>
                  ))
                : null}
              <input
                {...list.getInputProps(
                  chips.getDropdownProps({
                    ref: fieldRef,
                    preventKeyAction: !multiple || (list.isOpen && query !== ''),
                  }),
                )}
                className={`${inputStyle} ${css.input}`}
                // Downshift drops a handler it is given while it keeps its own still.
                onKeyDownCapture={chooseByKey}
                placeholder={placeholder}
                disabled={disabled}
                {...control}
                aria-busy={busy || undefined}
              />
            </div>
            <button
              type="button"
              className={inner}
              {...list.getToggleButtonProps({ disabled })}
              aria-label={labels.open}
            >
              <Icon icon={ChevronDownIcon} size="small" />
            </button>
          </div>
          <ul
            {...list.getMenuProps({ 'aria-label': texts.label, 'aria-labelledby': undefined })}
            className={css.list}
            hidden={!list.isOpen || shown.length === 0}
          >
            {list.isOpen
              ? shown.map((option, index) => (
                  <li
                    key={option.value}
                    className={css.option}
                    {...list.getItemProps({
                      item: option,
                      index,
                      onClick: multiple ? () => toggle(option) : undefined,
                    })}
                    // An item of a listbox is an option.
                    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
                    role="option"
                    aria-selected={isChosen(option)}
                    data-highlighted={index === list.highlightedIndex}
                  >
                    <span className={css.optionText} lang={option.lang}>
                      {option.label}
                    </span>
                    {option.hint ? <span className={css.hint}>{option.hint}</span> : null}
                    {isChosen(option) ? <Icon icon={CheckIcon} size="small" /> : null}
                  </li>
                ))
              : null}
          </ul>
          {list.isOpen && shown.length === 0 && note ? (
            <div className={css.list}>
              <div className={css.note}>{note}</div>
            </div>
          ) : null}
          <VisuallyHidden>
            <span role="status">
              {list.isOpen && (shown.length > 0 && !busy ? labels.count(found.length) : note)}
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
