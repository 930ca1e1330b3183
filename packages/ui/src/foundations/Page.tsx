/** What the foundation pages are made of; they belong to Storybook and are not published. */
import type { ReactNode } from 'react';
import * as css from './foundations.css';

export const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className={css.page}>
    <h1 className={css.title}>{title}</h1>
    {children}
  </article>
);

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2 className={css.heading}>{title}</h2>
    {children}
  </>
);

export const Text = ({ children }: { children: ReactNode }) => (
  <p className={css.text}>{children}</p>
);

export const Code = ({ children }: { children: ReactNode }) => (
  <code className={css.code}>{children}</code>
);

export const Points = ({ of }: { of: readonly ReactNode[] }) => (
  <ul className={css.list}>
    {of.map((point, index) => (
      <li key={index}>{point}</li>
    ))}
  </ul>
);

export interface Row {
  readonly key: string;
  /** The first one heads the row. */
  readonly cells: readonly ReactNode[];
}

export const Table = ({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly Row[];
}) => (
  // A wide table scrolls by itself, and by keys.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className={css.head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row" className={css.cell}>
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={index} className={css.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** The tokens below a group, each with its name, value and meaning. */
export const TokenTable = ({
  group,
  rows,
}: {
  group: string;
  rows: readonly (Row & { readonly cells: readonly [name: ReactNode, ...ReactNode[]] })[];
}) => <Table label={group} heads={['Token', 'Value', 'For', 'Looks like']} rows={rows} />;
