/** A text in Markdown below the heading of a page. HTML in it is shown as it is written; pictures are left out, because pages load them from this site only. */
import { Link } from '@oshimado/ui/link';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import type { ComponentPropsWithoutRef } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import * as css from './Markdown.css';

function TextLink({ href = '', children }: ComponentPropsWithoutRef<'a'>) {
  const tWidgets = useTranslate('widgets');
  const isElsewhere = /^https?:/.test(href);
  return (
    <Link href={href} externalLabel={isElsewhere ? tWidgets('newTab') : undefined}>
      {children}
    </Link>
  );
}

// The page has its own heading of the first level.
const components: Components = {
  a: TextLink,
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
};

export interface MarkdownProps {
  /** CommonMark. */
  readonly text: string;
  /** BCP 47 tag of its language. */
  readonly lang: string;
}

export function Markdown({ text, lang }: MarkdownProps) {
  return (
    <div className={css.text} lang={lang}>
      <ReactMarkdown components={components} disallowedElements={['img']}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
