/** What this site is: figures, credits, news, answers, and a way here from YouTube. */
import { usePageTitle } from '../../platform/page-head';
import { useTranslate } from '@oshimado/widgets/sentences';
import * as css from './about.css';
import { Bookmarklet } from './Bookmarklet';
import { Changelog } from './Changelog';
import { Credits } from './Credits';
import { Faq } from './Faq';
import { QuickLinks } from './QuickLinks';
import { Stats } from './Stats';

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
          <Faq />
          <Bookmarklet />
          <Credits />
        </div>
        <div className={css.column}>
          <Changelog />
          <QuickLinks />
        </div>
      </div>
    </div>
  );
}
