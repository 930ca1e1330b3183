import { Select } from '@oshimado/ui/select';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import { tlLanguages } from '../setting-fields/tl-languages';
import * as css from './live-translations.css';
import { usePanelParts, type LanguageMenuProps, type MoreToolsProps } from './panel-parts';

const ALL = '';

/** One language by the platform's own control; at first those that the page has chosen, together. */
function LanguageSelect({ panel: { languages, choose } }: LanguageMenuProps) {
  const t = useTranslate('translations');
  const [first = ALL, ...others] = languages;
  const together = languages.map((code) => code.toUpperCase()).join(' · ');
  return (
    <Select
      label={t('language')}
      hideLabel
      value={others.length > 0 ? ALL : first}
      onChange={(event) => {
        const chosen = tlLanguages.find(({ code }) => code === event.currentTarget.value);
        if (chosen) choose(chosen.code);
      }}
      options={[
        ...(others.length > 0 ? [{ value: ALL, label: together }] : []),
        ...tlLanguages.map(({ code, name }) => ({ value: code, label: name, lang: code })),
      ]}
    />
  );
}

/** Whether lines arrive, in words for screen readers and as a mark. */
function Connection({ isConnected }: Pick<LanguageMenuProps, 'isConnected'>) {
  const t = useTranslate('translations');
  if (isConnected === undefined) return null;
  const state = isConnected ? 'connected' : 'disconnected';
  return (
    <>
      <span className={css.dot} data-state={state} />
      <VisuallyHidden>{t(state)}</VisuallyHidden>
    </>
  );
}

export interface PanelHeaderProps extends LanguageMenuProps, MoreToolsProps {
  readonly title: string;
  /** Further tools. Default none. */
  readonly children?: ReactNode;
}

export function PanelHeader({
  title,
  hasPlayer,
  children,
  onExpand,
  onSettings,
  ...languages
}: PanelHeaderProps) {
  const parts = usePanelParts();
  return (
    <div className={css.header} role="group" aria-label={title}>
      {parts ? (
        <parts.LanguageMenu {...languages} />
      ) : (
        <>
          <LanguageSelect {...languages} />
          <Connection isConnected={languages.isConnected} />
        </>
      )}
      <div className={css.tools}>
        {hasPlayer ? children : null}
        {parts ? (
          <parts.MoreTools hasPlayer={hasPlayer} onExpand={onExpand} onSettings={onSettings} />
        ) : null}
        {hasPlayer ? null : children}
      </div>
    </div>
  );
}
