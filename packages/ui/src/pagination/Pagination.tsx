import type { AnchorHTMLAttributes, ComponentType } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, Icon, type IconType } from '../icon';
import type { StyleProps } from '../style-props';
import { VisuallyHidden } from '../visually-hidden';
import { item, list } from './Pagination.css';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The names of the links of a `Pagination`. */
export interface PaginationLabels {
  /** Name of a page. */
  readonly page: (page: number) => string;
  /** Name of the link to the page before. */
  readonly previous: string;
  /** Name of the link to the page after. */
  readonly next: string;
  /** In place of previous and next where the number of pages is unknown. */
  readonly newer: string;
  /** The same, the other way. */
  readonly older: string;
}

/** Props of `Pagination`. Without `pageCount` it offers newer and older only. */
export interface PaginationProps extends StyleProps {
  /** Name of the landmark. */
  readonly label: string;
  /** Current page, from 1. */
  readonly page: number;
  /** How many there are; a list without rows has its first page all the same. Unknown: only newer and older are offered. */
  readonly pageCount?: number | undefined;
  /** Whether there is a next page, where the number is unknown. Default true. */
  readonly hasNext?: boolean;
  /** Most numbers shown at once. Default 5, which fits a phone. */
  readonly visible?: number;
  /** Address of a page. */
  readonly hrefFor: (page: number) => string;
  /** A router's link. Default `<a>`. */
  readonly linkComponent?: ComponentType<LinkProps>;
  /** Called when a page is chosen, beside the link's own way. */
  readonly onPage?: (page: number) => void;
  /** Its words. */
  readonly labels: PaginationLabels;
}

/** The page numbers shown: the current one in the middle where there is room, never more than `size`. */
export function pageWindow(page: number, pageCount: number, size: number): number[] {
  const shown = Math.min(size, pageCount);
  const first = Math.min(Math.max(1, page - Math.floor(shown / 2)), pageCount - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** Numbered pages, each with an address of its own. Renders a `<nav>`, and nothing where there is no other page. */
export function Pagination({
  label,
  page,
  pageCount,
  hasNext = true,
  visible = 5,
  hrefFor,
  linkComponent,
  onPage,
  labels,
  className,
  style,
}: PaginationProps) {
  const Link = linkComponent ?? 'a';
  const isFirst = page <= 1;
  const isLast = pageCount === undefined ? !hasNext : page >= pageCount;
  if (isFirst && isLast) return null;
  const step = (to: number, isOff: boolean, icon: IconType, text: string) => (
    <li>
      {isOff ? (
        <span className={item} aria-disabled="true">
          <Icon icon={icon} mirror />
        </span>
      ) : (
        <Link className={item} href={hrefFor(to)} onClick={onPage && (() => onPage(to))}>
          <Icon icon={icon} mirror />
          <VisuallyHidden>{text}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
  return (
    <nav aria-label={label} className={className} style={style}>
      <ul className={list}>
        {step(
          page - 1,
          isFirst,
          ChevronLeftIcon,
          pageCount === undefined ? labels.newer : labels.previous,
        )}
        {pageCount === undefined
          ? null
          : pageWindow(page, Math.max(1, pageCount), visible).map((number) => (
              <li key={number}>
                <Link
                  className={item}
                  href={hrefFor(number)}
                  aria-label={labels.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={onPage && (() => onPage(number))}
                >
                  {number}
                </Link>
              </li>
            ))}
        {step(
          page + 1,
          isLast,
          ChevronRightIcon,
          pageCount === undefined ? labels.older : labels.next,
        )}
      </ul>
    </nav>
  );
}
