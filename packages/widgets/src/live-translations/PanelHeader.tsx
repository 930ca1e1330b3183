import type { StoredTlLanguage } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { CaptionsIcon, ExpandIcon, SettingsIcon } from '@oshimado/ui/icon';
import { Menu, MenuCheckboxItem } from '@oshimado/ui/menu';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useChangeSetting, useSettings } from '../device';
import { useTranslate } from '../sentences';
import { tlLanguages } from '../settings/tl-languages';
import * as css from './live-translations.css';
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

export interface PanelHeaderProps extends LanguageMenuProps {
  /** Tools of an archive. Default none. */
  readonly children?: ReactNode;
  readonly onExpand: () => void;
  readonly onSettings: () => void;
}

export function PanelHeader({ children, onExpand, onSettings, ...languages }: PanelHeaderProps) {
  const t = useTranslate('translations');
  const { liveTlShowSubtitle } = useSettings();
  const change = useChangeSetting();
  return (
    <div className={css.header} role="group" aria-label={t('title')}>
      <LanguageMenu {...languages} />
      <div className={css.tools}>
        {children}
        <IconButton
          className={css.tool}
          icon={CaptionsIcon}
          label={t('captions')}
          pressed={liveTlShowSubtitle}
          onClick={() => change('liveTlShowSubtitle', !liveTlShowSubtitle)}
        />
        <IconButton className={css.tool} icon={ExpandIcon} label={t('expand')} onClick={onExpand} />
        <IconButton
          className={css.tool}
          icon={SettingsIcon}
          label={t('settings')}
          onClick={onSettings}
        />
      </div>
    </div>
  );
}
