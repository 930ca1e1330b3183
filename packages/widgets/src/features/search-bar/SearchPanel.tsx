/** The panel under the field: why the search is not sent, the rows to choose from, a failure of the suggestions. */
import { rowKey, type SearchRow } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { Icon, WarningIcon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useRef, type Ref } from 'react';
import { Keys } from '../../parts/key-bindings/Keys';
import { useLimitSentence } from '../../base/errors';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card/text-language';
import type { SearchBarState } from './use-search-bar';
import { kindOf, textOf } from './search-kinds';
import * as css from './SearchPanel.css';

export interface SearchPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Prefix of the ids: `<id>-list`, `<id>-<key of a row>`, `<id>-problem`. */
  readonly id: string;
  readonly bar: SearchBarState;
  readonly onChoose: (row: SearchRow) => void;
  readonly onRetry: () => void;
}

/** A line separates the server's suggestions from the words as typed. */
const beginsGroup = (row: SearchRow, index: number) =>
  index > 0 &&
  row.kind === 'chip' &&
  (row.chip.type === 'title & desc' || row.chip.type === 'comments');

interface RowProps {
  readonly id: string;
  readonly row: SearchRow;
  readonly isSelected: boolean;
  readonly hasLine: boolean;
  readonly onChoose: () => void;
}

function Row({ id, row, isSelected, hasLine, onChoose }: RowProps) {
  const t = useTranslate('search');
  const { language } = useLanguage();
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { icon, word } = kindOf(row);
  const text = textOf(row);
  return (
    // The focus stays in the field, which handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox above chooses by keys
    <li
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an item of a listbox is an option
      role="option"
      aria-selected={isSelected}
      className={css.row}
      data-line={hasLine || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={css.kind}>
        <Icon icon={icon} size="small" />
        {t(word)}
      </span>
      <span className={css.text} lang={textLanguage(text, language)} translate="no">
        {text}
      </span>
    </li>
  );
}

export default function SearchPanel({ ref, id, bar, onChoose, onRetry }: SearchPanelProps) {
  const t = useTranslate('search');
  const tWidgets = useTranslate('widgets');
  const sayLimit = useLimitSentence();
  const { rows, selected, problem, hasFailed, error, isSuggesting } = bar;
  return (
    <div ref={ref} className={css.panel}>
      <span role="alert" id={`${id}-problem`} className={problem ? css.problem : undefined}>
        {problem ? (
          <>
            <Icon icon={WarningIcon} size="small" />
            {t(`problem.${problem}`)}
          </>
        ) : null}
      </span>
      {rows.length > 0 ? (
        <ul
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a list to choose from
          role="listbox"
          aria-label={t('suggestions.label')}
          className={css.list}
        >
          {rows.map((row, index) => (
            <Row
              key={rowKey(row)}
              id={`${id}-${rowKey(row)}`}
              row={row}
              isSelected={index === selected}
              hasLine={beginsGroup(row, index)}
              onChoose={() => onChoose(row)}
            />
          ))}
        </ul>
      ) : null}
      {hasFailed ? (
        <div role="alert" className={css.failed}>
          {sayLimit(error, t('suggestions.failed'))}
          <Button size="small" onClick={onRetry}>
            {tWidgets('retry')}
          </Button>
        </div>
      ) : null}
      {rows.length > 0 ? (
        <p className={css.hints} aria-hidden="true">
          {selected === -1 ? null : (
            <span>
              <Keys keys="Enter" /> {t('suggestions.keyAdd')}
            </span>
          )}
          <span>
            <Keys keys={selected === -1 ? 'Enter' : 'Shift+Enter'} /> {t('suggestions.keySearch')}
          </span>
          <span>
            <Keys keys="Escape" /> {t('suggestions.keyClose')}
          </span>
        </p>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {isSuggesting
            ? t('suggestions.loading')
            : rows.length > 0
              ? t('suggestions.count', { count: rows.length })
              : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}
