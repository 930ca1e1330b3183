import { IconButton } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { MoonIcon, SunIcon } from '@oshimado/ui/icon';
import { isUiLanguage } from '@oshimado/domain';
import { languages } from '@oshimado/locales';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { reportError } from '../errors/report';
import { useLanguage } from '../i18n/LanguageProvider';
import { usePreferences } from '../preferences/PreferencesProvider';
import { OrgSelector } from './OrgSelector';
import * as css from './TopBar.css';

/** Every language in its own words, so that a reader finds theirs whatever the page speaks. */
const AUTONYMS: Readonly<Record<string, string>> = { en: 'English', ja: '日本語' };

function LanguageSelect() {
  const { language, t, changeLanguage } = useLanguage();
  const { choose } = usePreferences();
  const [search, setSearch] = useSearchParams();
  const [hasFailed, setFailed] = useState(false);

  const change = async (next: string) => {
    if (!isUiLanguage(next)) return;
    try {
      await changeLanguage(next);
      setFailed(false);
    } catch (error) {
      reportError(error);
      setFailed(true);
      return;
    }
    choose({ lang: next });
    if (search.has('lang')) {
      search.delete('lang');
      setSearch(search, { replace: true });
    }
  };

  return (
    <>
      <Select
        label={t('settings.language')}
        hideLabel
        value={language}
        onChange={(event) => void change(event.currentTarget.value)}
        options={languages.map((code) => ({ value: code, label: AUTONYMS[code] ?? code }))}
      />
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {t('languageFailed')}
        </Notice>
      ) : null}
    </>
  );
}

function ThemeToggle() {
  const { t } = useLanguage();
  const { preferences, choose } = usePreferences();
  const { darkMode } = preferences;
  return (
    <IconButton
      icon={darkMode ? SunIcon : MoonIcon}
      label={t(darkMode ? 'settings.toLight' : 'settings.toDark')}
      onClick={() => choose({ darkMode: !darkMode })}
    />
  );
}

export function TopBar() {
  const { t } = useLanguage();
  return (
    <header className={css.bar}>
      <Link to="/" className={css.logo} aria-label={t('nav.logo')}>
        <img src="/icon.svg" alt="" width={28} height={28} />
        <span className={css.wordmark}>{t('site.name')}</span>
      </Link>
      <OrgSelector />
      <div className={css.end}>
        <LanguageSelect />
        <ThemeToggle />
      </div>
    </header>
  );
}
