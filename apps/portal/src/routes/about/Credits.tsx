/** Whose work this site stands on. */
import { useTranslate } from '@oshimado/widgets/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';

export function Credits() {
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
