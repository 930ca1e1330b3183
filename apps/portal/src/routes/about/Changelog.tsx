/** What is new. The message after an update leads here. */
import { writtenDay } from '@oshimado/domain';
import { Time } from '@oshimado/widgets/internal/base/clock';
import { useLanguage, useTranslate } from '@oshimado/widgets/internal/base/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';

interface Change {
  /** ISO day. */
  readonly day: string;
  readonly name:
    | 'tools'
    | 'multiview'
    | 'watch'
    | 'pages'
    | 'languages'
    | 'offline'
    | 'look'
    | 'embeds';
}

/** Changes of interest to viewers, newest first. Their texts are in the namespace `about`, under `changelog`. */
const changes: readonly Change[] = [
  { day: '2026-11-25', name: 'tools' },
  { day: '2026-11-24', name: 'multiview' },
  { day: '2026-11-23', name: 'watch' },
  { day: '2026-11-22', name: 'pages' },
  { day: '2026-11-22', name: 'languages' },
  { day: '2026-11-21', name: 'offline' },
  { day: '2026-11-21', name: 'look' },
  { day: '2026-11-20', name: 'embeds' },
];

export function Changelog() {
  const t = useTranslate('about');
  const { language } = useLanguage();
  return (
    <AboutSection id="changelog" title={t('changelog.title')}>
      <ol className={css.changes}>
        {changes.map(({ day, name }) => (
          <li key={name}>
            <Time className={css.muted} dateTime={day}>
              {writtenDay(day, language)}
            </Time>
            <h3 className={css.subheading}>{t(`changelog.${name}.title`)}</h3>
            <p className={css.text}>{t(`changelog.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </AboutSection>
  );
}
