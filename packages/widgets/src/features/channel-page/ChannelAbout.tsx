/** The figures of a channel and its own description. */
import type { ChannelFull } from '@oshimado/contract';
import { linkedText, writtenDay } from '@oshimado/domain';
import { shortNumber, wholeNumber } from '@oshimado/locales';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { Fragment, useId, type ReactNode } from 'react';

import { Time } from '../../base/clock';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card';
import * as css from './ChannelPage.css';

/** Text written by the channel's owner. Only addresses become links; it is never parsed as markup. */
function LinkedText({ text }: { text: string }) {
  const tWidgets = useTranslate('widgets');
  return linkedText(text).map((part, index) =>
    part.href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never sorted
        key={index}
        className={css.textLink}
        href={part.href}
        target="_blank"
        rel="noopener nofollow ugc"
      >
        {part.text}
        <VisuallyHidden> ({tWidgets('newTab')})</VisuallyHidden>
      </a>
    ),
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css.figure}>
    <dt className={css.figureLabel}>{label}</dt>
    <dd className={css.figureValue}>{children}</dd>
  </div>
);

function Count({ value }: { value: number }) {
  const { language } = useLanguage();
  return <span title={wholeNumber(value, language)}>{shortNumber(value, language)}</span>;
}

export function ChannelAbout({ channel }: { channel: ChannelFull }) {
  const t = useTranslate('channels');
  const { language } = useLanguage();
  const id = useId();
  const { clip_count: clips, published_at: began, yt_name_history: history } = channel;
  // The history ends with the current name.
  const names = (history ?? []).filter((name) => name !== channel.name);
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
          {channel.view_count === undefined ? null : (
            <Figure label={t('about.views')}>
              <Count value={channel.view_count} />
            </Figure>
          )}
          {began === null ? null : (
            <Figure label={t('about.joined')}>
              <Time dateTime={began}>{writtenDay(began, language)}</Time>
            </Figure>
          )}
          {names.length > 0 ? (
            <Figure label={t('about.names')}>
              {names.map((name) => (
                <span
                  key={name}
                  className={css.oldName}
                  lang={textLanguage(name, language)}
                  translate="no"
                >
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
