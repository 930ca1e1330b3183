/** What this site is: figures, credits, news, answers, and a way here from YouTube. */
import { usePageTitle } from '../../platform/page-head';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { Suspense } from 'react';
import * as css from './about.css';
import { Bookmarklet } from './Bookmarklet';
import { Changelog } from './Changelog';
import { Faq } from './Faq';
import { QuickLinks } from './QuickLinks';
import { Stats } from './Stats';
import { AboutSection } from './AboutSection';
import { SiteTextLinks } from '../texts/SiteTextLinks';

/** Credits of the works this site is based on. */
function Credits() {
  const t = useTranslate('about');
  return (
    <AboutSection id="credits" title={t('credits.title')}>
      <p className={css.text}>{t('credits.community')}</p>
      <p className={css.text}>{t('credits.streamers')}</p>
      <p className={css.text}>{t('credits.holodex')}</p>
      <p className={css.text}>{t('credits.software')}</p>
    </AboutSection>
  );
}

/** Its long sections are boundaries of their own: each is hydrated in a task of its own, and nothing in them suspends. */
export default function About() {
  const t = useTranslate('about');
  usePageTitle(t('title'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <Stats />
      <div className={css.columns}>
        <div className={css.column}>
          <Suspense>
            <Faq />
          </Suspense>
          <Suspense>
            <Bookmarklet />
          </Suspense>
          <Credits />
        </div>
        <div className={css.column}>
          <Suspense>
            <Changelog />
          </Suspense>
          <QuickLinks />
          <SiteTextLinks />
        </div>
      </div>
    </div>
  );
}
