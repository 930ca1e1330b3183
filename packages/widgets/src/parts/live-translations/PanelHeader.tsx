import type { StoredTlLanguage } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { CaptionsIcon, ExpandIcon, SettingsIcon } from '@oshimado/ui/icon';
import { Menu, MenuCheckboxItem } from '@oshimado/ui/menu';
import { Select } from '@oshimado/ui/select';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { tlLanguages } from '../setting-fields/tl-languages';
import * as css from './live-translations.css';
import { usePanelOptions } from './panel-options';
import type { PanelLanguages } from './use-languages';

interface LanguageMenuProps {
  readonly panel: PanelLanguages;
  /** Whether lines arrive; undefined for an archive, which needs no connection. */
  readonly isConnected?: boolean | undefined;
}

function LanguageMenu({ panel: { languages, toggle }, isConnected }: LanguageMenuProps) {
  const t = useTranslate('translations');
  const state = isConnected ? 'connected' : 'disconnected';
  const codes = languages.map((code) => code.toUpperCase()).join(' · ');
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="small"
          variant="plain"
          className={css.languages}
          title={isConnected === undefined ? t('language') : t(state)}
        >
          {isConnected === undefined ? null : <span className={css.dot} data-state={state} />}
          {t('inLanguages', { languages: codes })}
          {isConnected === undefined ? null : <VisuallyHidden>{t(state)}</VisuallyHidden>}
        </Button>
      }
    >
      {tlLanguages.map(({ code, name }) => (
        <MenuCheckboxItem
          key={code}
          checked={languages.includes(code)}
          // One language stays: a panel without any would show nothing.
          disabled={languages.length === 1 && languages.includes(code)}
          onCheckedChange={() => toggle(code satisfies StoredTlLanguage)}
        >
          <span lang={code}>{name}</span>
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}

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

export interface PanelHeaderProps extends LanguageMenuProps {
  readonly title: string;
  /** Whether the panel belongs to one player, over which lines can be shown. */
  readonly hasPlayer: boolean;
  /** Further tools. Default none. */
  readonly children?: ReactNode;
  readonly onExpand: () => void;
  readonly onSettings: () => void;
}

function MoreTools({
  hasPlayer,
  onExpand,
  onSettings,
}: Pick<PanelHeaderProps, 'hasPlayer' | 'onExpand' | 'onSettings'>) {
  const t = useTranslate('translations');
  const { liveTlShowSubtitle } = useSettings();
  const change = useChangeSetting();
  return (
    <>
      {hasPlayer ? (
        <>
          <IconButton
            className={css.tool}
            icon={CaptionsIcon}
            label={t('captions')}
            pressed={liveTlShowSubtitle}
            onClick={() => change('liveTlShowSubtitle', !liveTlShowSubtitle)}
          />
          <IconButton
            className={css.tool}
            icon={ExpandIcon}
            label={t('expand')}
            onClick={onExpand}
          />
        </>
      ) : null}
      <IconButton
        className={css.tool}
        icon={SettingsIcon}
        label={t('settings')}
        onClick={onSettings}
      />
    </>
  );
}

export function PanelHeader({
  title,
  hasPlayer,
  children,
  onExpand,
  onSettings,
  ...languages
}: PanelHeaderProps) {
  const isWhole = usePanelOptions().tools !== 'few';
  return (
    <div className={css.header} role="group" aria-label={title}>
      {isWhole ? (
        <LanguageMenu {...languages} />
      ) : (
        <>
          <LanguageSelect {...languages} />
          <Connection isConnected={languages.isConnected} />
        </>
      )}
      <div className={css.tools}>
        {hasPlayer ? children : null}
        {isWhole ? (
          <MoreTools hasPlayer={hasPlayer} onExpand={onExpand} onSettings={onSettings} />
        ) : null}
        {hasPlayer ? null : children}
      </div>
    </div>
  );
}
