import type { ReactNode } from 'react';
import { ArrowDownIcon, ArrowUpIcon, Icon, SortIcon, type IconType } from '../icon';
import { classNames, type StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import * as css from './Table.css';

/** A column of a `Table`. */
export interface TableColumn<Row> {
  /** Names it in `sort`. */
  readonly id: string;
  /** Its heading. */
  readonly header: string;
  /** What a row shows in it. */
  readonly cell: (row: Row) => ReactNode;
  /** Its heading sorts by it. Default false. */
  readonly sortable?: boolean;
  /** `end` for figures. Default `start`. */
  readonly align?: 'start' | 'end';
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  /** Id of the column. */
  readonly column: string;
  /** Up from the smallest, or down from the largest. */
  readonly direction: 'ascending' | 'descending';
}

/** Props of `Table`. It shows the rows as they come: their owner sorts them. */
export interface TableProps<Row> extends StyleProps {
  /** What the table is about. */
  readonly caption: string;
  /** Keep the caption for screen readers only. Default false. */
  readonly hideCaption?: boolean;
  /** The columns; the first one heads each row. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows, sorted by their owner. */
  readonly rows: readonly Row[];
  /** Unique key of a row. */
  readonly rowKey: (row: Row) => string;
  /** How the rows are sorted now. */
  readonly sort?: TableSort;
  /** Called with how they shall be sorted. */
  readonly onSortChange?: (sort: TableSort) => void;
  /** Which row is the chosen one. */
  readonly isSelected?: (row: Row) => boolean;
  /** Text in place of rows where there are none. */
  readonly emptyText: string;
  /** Other rows are on their way. Default false. */
  readonly busy?: boolean;
}

const ARROWS: Readonly<Record<TableSort['direction'], IconType>> = {
  ascending: ArrowUpIcon,
  descending: ArrowDownIcon,
};

function Head<Row>({
  column,
  sort,
  onSortChange,
}: {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSortChange: TableProps<Row>['onSortChange'];
}) {
  const { id, header, sortable = false, align = 'start' } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={css.head}
      data-align={align}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={css.sort}
          onClick={() => onSortChange?.({ column: id, direction: next })}
        >
          {header}
          <Icon icon={direction ? ARROWS[direction] : SortIcon} size="small" />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

/**
 * Rows with several values each, sorted by pressing a heading. Where it is wider than its place it scrolls by itself, by
 * keys too. Renders a `<table>` in a named region.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  isSelected = () => false,
  emptyText,
  busy = false,
  className,
  style,
}: TableProps<Row>) {
  const [first, ...rest] = columns;
  return (
    <div
      className={classNames(css.region, className)}
      style={style}
      role="region"
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reached by keys
      tabIndex={0}
    >
      {busy ? <div className={css.busyLine} /> : null}
      <table className={css.table} aria-busy={busy || undefined}>
        <caption className={hideCaption ? undefined : css.caption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row} data-selected={isSelected(row)}>
              {first ? (
                <th scope="row" className={css.cell} data-align={first.align}>
                  {first.cell(row)}
                </th>
              ) : null}
              {rest.map((column) => (
                <td key={column.id} className={css.cell} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td className={css.empty} colSpan={columns.length}>
                {emptyText}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
