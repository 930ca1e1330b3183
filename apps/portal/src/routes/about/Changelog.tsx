/** What is new. The message after an update leads here. */
import { localeTag } from '@oshimado/domain';
import { useLanguage, useTranslate } from '@oshimado/widgets/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';
import { changes } from './changelog';

export function Changelog() {
  const t = useTranslate('about');
  const { language } = useLanguage();
  // A day is the same everywhere: the server and every reader write it alike.
  const format = new Intl.DateTimeFormat(localeTag(language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <AboutSection id="changelog" title={t('changelog.title')}>
      <ol className={css.changes}>
        {changes.map(({ day, name }) => (
          <li key={name}>
            <time className={css.muted} dateTime={day}>
              {format.format(new Date(`${day}T00:00:00Z`))}
            </time>
            <h3 className={css.subheading}>{t(`changelog.${name}.title`)}</h3>
            <p className={css.text}>{t(`changelog.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </AboutSection>
  );
}
