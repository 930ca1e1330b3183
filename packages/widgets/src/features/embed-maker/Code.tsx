/** The code to paste, in the ways in which pages take it. */
import {
  snippetKinds,
  snippetOf,
  type ExactScript,
  type SnippetKind,
  type SnippetOptions,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { PanelTabs } from '@oshimado/ui/panel-tabs';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useState } from 'react';
import { useCopy } from '../../base/browser';
import { useTranslate } from '../../base/sentences';
import * as css from './embed-maker.css';

export interface CodeBlockProps {
  /** Name of the code, read aloud. */
  readonly label: string;
  readonly text: string;
}

/** Code that scrolls, and a button that copies it. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const t = useTranslate('embed');
  const tPortal = useTranslate();
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keys */}
      <pre className={css.code} role="group" aria-label={label} tabIndex={0}>
        <code translate="no">{text}</code>
      </pre>
      <div className={css.copy}>
        <Button startIcon={isCopied ? CheckIcon : CopyIcon} onClick={() => void copy(text)}>
          {tPortal(isCopied ? 'button.copied' : 'button.copy')}
        </Button>
        <span role="status" className={css.text}>
          {state === 'failed' ? t('code.copyFailed') : null}
          {isCopied ? <VisuallyHidden>{tPortal('button.copied')}</VisuallyHidden> : null}
        </span>
      </div>
    </>
  );
}

/** WordPress needs a hint of its own, a page of React another. */
function Snippet({
  kind,
  options,
}: {
  readonly kind: SnippetKind;
  readonly options: SnippetOptions;
}) {
  const t = useTranslate('embed');
  return (
    <div className={css.snippet}>
      <p className={css.text}>{t(`code.${kind}Hint`)}</p>
      <CodeBlock label={t(`code.${kind}`)} text={snippetOf(kind, options)} />
    </div>
  );
}

export interface CodeProps {
  readonly options: Omit<SnippetOptions, 'exact'>;
  /** The version that can be named. Default: none, and the choice is disabled. */
  readonly exact: ExactScript | undefined;
  readonly isExact: boolean;
  readonly onExactChange: (isExact: boolean) => void;
}

/** A tab for each way, all for the chosen version. */
export function Code({ options: given, exact, isExact, onExactChange }: CodeProps) {
  const t = useTranslate('embed');
  const options = { ...given, exact: isExact ? exact : undefined };
  const [kind, setKind] = useState<string>('html');
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{t('code.title')}</h2>
      <RadioGroup
        label={t('version.label')}
        options={[
          { value: 'updates', label: t('version.updates'), description: t('version.updatesHint') },
          {
            value: 'exact',
            label: t('version.exact'),
            description: t('version.exactHint'),
            disabled: exact === undefined,
          },
        ]}
        value={options.exact ? 'exact' : 'updates'}
        onValueChange={(value) => onExactChange(value === 'exact')}
      />
      <PanelTabs
        label={t('code.kind')}
        value={kind}
        onValueChange={setKind}
        tabs={snippetKinds.map((one) => ({
          value: one,
          label: t(`code.${one}`),
          content: <Snippet kind={one} options={options} />,
        }))}
      />
    </section>
  );
}
