/** The figures of a channel and what it says of itself. */
import type { ChannelFull } from '@oshimado/contract';
import { formatCount, localeTag } from '@oshimado/domain';
import { textLanguage } from '@oshimado/widgets';
import { useId, type ReactNode } from 'react';
import { useLanguage, useTranslate } from '../../i18n/LanguageProvider';
import * as css from './ChannelPage.css';
import { LinkedText } from './LinkedText';

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.figure}>
    <dt className={css.figureLabel}>{label}</dt>
    <dd className={css.figureValue}>{children}</dd>
  </div>
);

/** The day a channel began, the same wherever it is read. */
const dayOf = (time: string, language: string) =>
  new Intl.DateTimeFormat(localeTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(time),
  );

function Count({ value }: { value: number }) {
  const { language } = useLanguage();
  const exact = new Intl.NumberFormat(localeTag(language)).format(value);
  return <span title={exact}>{formatCount(value, language)}</span>;
}

export function ChannelAbout({ channel }: { channel: ChannelFull }) {
  const t = useTranslate('channels');
  const { language } = useLanguage();
  const id = useId();
  const { clip_count: clips, published_at: began, yt_name_history: names } = channel;
  return (
    <div className={css.about}>
      <section className={css.description} aria-labelledby={`${id}-text`}>
        <h2 id={`${id}-text`} className={css.heading}>
          {t('about.description')}
        </h2>
        {channel.description === '' ? (
          <p className={css.muted}>{t('about.noDescription')}</p>
        ) : (
          <p className={css.text} lang={textLanguage(channel.description, language)}>
            <LinkedText text={channel.description} />
          </p>
        )}
      </section>
      <section className={css.stats} aria-labelledby={`${id}-stats`}>
        <h2 id={`${id}-stats`} className={css.heading}>
          {t('about.stats')}
        </h2>
        <dl className={css.figures}>
          <Figure label={t('about.subscribers')}>
            <Count value={channel.subscriber_count} />
          </Figure>
          <Figure label={t('about.videos')}>
            <Count value={channel.video_count} />
          </Figure>
          {clips === null ? null : (
            <Figure label={t('about.clips')}>
              <Count value={clips} />
            </Figure>
          )}
          <Figure label={t('about.views')}>
            <Count value={channel.view_count} />
          </Figure>
          {began === null ? null : (
            <Figure label={t('about.joined')}>
              <time dateTime={began}>{dayOf(began, language)}</time>
            </Figure>
          )}
          {names && names.length > 0 ? (
            <Figure label={t('about.names')}>
              {names.map((name) => (
                <span key={name} className={css.oldName} lang={textLanguage(name, language)}>
                  {name}
                </span>
              ))}
            </Figure>
          ) : null}
        </dl>
      </section>
    </div>
  );
}
