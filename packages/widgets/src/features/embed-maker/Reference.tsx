/** Everything that a page can set, listen to, call and style of the chosen element, as the manifest of the elements describes it. */
import type { EmbedTag } from '@oshimado/contract';
import { languageTag } from '@oshimado/locales';
import { ErrorState } from '@oshimado/ui/error-state';
import { CopyIcon, Icon } from '@oshimado/ui/icon';
import { Link } from '@oshimado/ui/link';
import { Spinner } from '@oshimado/ui/spinner';
import { Table, type TableColumn } from '@oshimado/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy } from '../../base/browser';
import { PageLink } from '../../base/context';
import type { ServerQuery } from '../../base/queries';
import { useLanguage, useTranslate } from '../../base/sentences';
import * as css from './below-maker.css';
import {
  piecesOf,
  readReferences,
  referenceKinds,
  type ReferenceKind,
  type ReferenceRow,
} from './element-reference.connect';
import * as maker from './embed-maker.css';

/** The columns between the name and the meaning. */
const COLUMNS = {
  attributes: ['type', 'default'],
  events: ['detail'],
  properties: ['type'],
  methods: ['returns'],
  slots: [],
  cssParts: [],
  tokens: [],
} as const satisfies Readonly<Record<ReferenceKind, readonly string[]>>;

interface NameProps {
  readonly row: ReferenceRow;
  readonly onCopy: (code: string) => void;
}

/** Copied by a press, but for the slot that has none. */
function Name({ row: { name, code, isReadonly = false }, onCopy }: NameProps) {
  const t = useTranslate('elementReference');
  const tPortal = useTranslate();
  if (code === '') return t('unnamed');
  return (
    <>
      <button
        type="button"
        className={css.name}
        title={tPortal('button.copy')}
        onClick={() => onCopy(code)}
      >
        <code translate="no">{name}</code>
        <Icon icon={CopyIcon} size="small" />
      </button>
      {isReadonly ? <div className={css.note}>{t('readOnly')}</div> : null}
    </>
  );
}

function Meaning({ text }: { readonly text: string }) {
  return (
    <div className={css.meaning} lang="en">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph} className={css.paragraph}>
          {piecesOf(paragraph).map((piece, at) =>
            piece.isCode ? (
              // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence never move
              <code key={at} translate="no">
                {piece.text}
              </code>
            ) : (
              piece.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}

const code = (text: string | undefined) =>
  text ? (
    <code className={css.type} translate="no">
      {text}
    </code>
  ) : null;
const meaning = (text: string) => <Meaning text={text} />;

interface SectionProps {
  readonly tag: EmbedTag;
  readonly kind: ReferenceKind;
  readonly rows: readonly ReferenceRow[];
}

function Section({ tag, kind, rows }: SectionProps) {
  const t = useTranslate('elementReference');
  const tPortal = useTranslate();
  const words = useTranslate('embed');
  const { state, copy } = useCopy();
  const [copied, setCopied] = useState('');
  const name = (row: ReferenceRow) => (
    <Name
      row={row}
      onCopy={(text) => {
        setCopied(text);
        void copy(text);
      }}
    />
  );
  const columns: readonly TableColumn<ReferenceRow>[] = [
    { id: 'name', header: t('columns.name'), cell: name },
    ...COLUMNS[kind].map((column) => ({
      id: column,
      header: t(`columns.${column}`),
      cell: (row: ReferenceRow) => code(column === 'default' ? row.default : row.type),
    })),
    { id: 'meaning', header: t('columns.meaning'), cell: (row) => meaning(row.meaning) },
  ];
  const example = { slots: '<p slot="header">', cssParts: `${tag}::part(${rows[0]?.name ?? ''})` };
  return (
    <section className={maker.part}>
      <h3 className={css.heading} id={kind}>
        {t(`kinds.${kind}`)}
      </h3>
      {rows.length === 0 ? (
        <p className={maker.text}>{t('none')}</p>
      ) : (
        <>
          <p className={maker.text}>
            {kind === 'slots' || kind === 'cssParts'
              ? t(`hints.${kind}`, { example: example[kind] })
              : t(`hints.${kind}`)}
          </p>
          <Table
            className={css.table}
            caption={t(`kinds.${kind}`)}
            hideCaption
            rows={rows}
            rowKey={(row) => row.name}
            emptyText={t('none')}
            columns={columns}
          />
          <p role="status" className={css.status}>
            {state === 'copied' ? (
              <>
                {tPortal('button.copied')}: <code translate="no">{copied}</code>
              </>
            ) : null}
            {state === 'failed' ? words('code.copyFailed') : null}
          </p>
        </>
      )}
    </section>
  );
}

export interface ReferenceProps {
  readonly tag: EmbedTag;
  /** The Custom Elements Manifest of the server's elements. */
  readonly manifest: ServerQuery<unknown>;
  /** Address of the page with this element chosen, without a fragment. */
  readonly address: string;
}

function Sections({ tag, manifest, address }: ReferenceProps) {
  const t = useTranslate('elementReference');
  const tWidgets = useTranslate('widgets');
  const { data, isPending, isFetching, refetch } = useQuery({
    ...manifest,
    select: readReferences,
  });
  const reference = data?.[tag];
  if (isPending) return <Spinner label={t('loading')} />;
  if (!reference)
    return (
      <ErrorState
        title={t('failed')}
        retryLabel={tWidgets('retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
        headingLevel={3}
      />
    );
  return (
    <>
      <nav aria-label={t('contents')}>
        <ul className={css.links}>
          {referenceKinds.map((kind) => (
            <li key={kind}>
              <Link href={`${address}#${kind}`} component={PageLink}>
                {t(`kinds.${kind}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {referenceKinds.map((kind) => (
        <Section key={`${tag} ${kind}`} tag={tag} kind={kind} rows={reference[kind]} />
      ))}
    </>
  );
}

/** A heading of the second level, links to the sections, and a table in each. */
export default function Reference(props: ReferenceProps) {
  const t = useTranslate('elementReference');
  const isEnglish = languageTag(useLanguage().language).startsWith('en');
  return (
    <section className={css.reference}>
      <h2 className={maker.heading}>{t('title')}</h2>
      <p className={maker.text}>
        {t('lead', { tag: `<${props.tag}>` })} {isEnglish ? null : t('inEnglish')}
      </p>
      <Sections {...props} />
    </section>
  );
}
