/** The frame of every page: skip link, top bar, main. */
import { SkipLink } from '@oshimado/ui/skip-link';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LanguageProvider';
import { main } from './Shell.css';
import { TopBar } from './TopBar';

const MAIN_ID = 'main';

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('nav.skip')}</SkipLink>
      <TopBar />
      <main id={MAIN_ID} className={main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
