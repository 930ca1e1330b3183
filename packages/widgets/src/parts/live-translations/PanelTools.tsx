/** The tools of a panel that open something above the page. */
import type { StoredTlLanguage } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { CaptionsIcon, ExpandIcon, SettingsIcon } from '@oshimado/ui/icon';
import { Menu, MenuCheckboxItem } from '@oshimado/ui/menu';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useChangeSetting, useSettings } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import { tlLanguages } from '../setting-fields/tl-languages';
import * as css from './live-translations.css';
import type { LanguageMenuProps, MoreToolsProps } from './panel-parts';

/** Several languages at once. */
export function LanguageMenu({ panel: { languages, toggle }, isConnected }: LanguageMenuProps) {
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

export function MoreTools({ hasPlayer, onExpand, onSettings }: MoreToolsProps) {
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
