/** The embed in a frame, as it will look on a page of this width and colour. */
import type { EmbedElement } from '@oshimado/contract';
import { framePath, frameSize, heightIn } from '@oshimado/domain';
import { Notice } from '@oshimado/ui/notice';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { useEffect, useRef, useState } from 'react';
import { useHydrated, useOnline, useSettled } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { labelKey, readTheme, writeTheme, type FieldName } from './embed-maker.connect';
import * as css from './embed-maker.css';

export interface PreviewProps {
  /** Origin of the embeds. */
  readonly embeds: string;
  readonly element: EmbedElement;
  /** The field without which there is nothing to see. */
  readonly missing: FieldName | undefined;
  /** Why the server cannot show embeds; undefined where it can. */
  readonly hindrance: 'building' | 'failed' | undefined;
}

const WIDTHS = ['phone', 'tablet', 'desktop'] as const;
type Width = (typeof WIDTHS)[number];
const PAGES = ['light', 'dark', 'colorful'] as const;
type Page = (typeof PAGES)[number];

/** The element with the mode of that page in place of `auto`: a page in a frame cannot read the colour scheme of the page around it. */
function onPage({ tag, attributes }: EmbedElement, page: Page): EmbedElement {
  const { mode, name } = readTheme(attributes['theme'] ?? '');
  const shown = mode !== 'auto' ? mode : page === 'dark' ? 'dark' : 'light';
  return { tag, attributes: { ...attributes, theme: writeTheme({ mode: shown, name }) } };
}

/** A frame that loads with every letter would flicker. */
const PAUSE_MS = 600;

interface FrameProps {
  readonly src: string;
  readonly title: string;
  /** Until it says how high it is, in CSS px. */
  readonly height: number;
}

/** The frame, as high as what is in it says. Only a page that listens has it: what it says while the page is loading would be lost. */
function Frame({ src, title, height }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [own, setOwn] = useState<number>();
  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<unknown>) => {
      const said = heightIn(data);
      if (said !== undefined && source === frame.current?.contentWindow) setOwn(said);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const t = useTranslate();
  const tWidgets = useTranslate('widgets');
  const isHydrated = useHydrated();
  const isOnline = useOnline();
  // What is loaded stays when the connection is gone.
  const [mayLoad, setMayLoad] = useState(isOnline);
  if (isOnline && !mayLoad) setMayLoad(true);
  if (!isHydrated) return <div style={{ blockSize: height }} />;
  if (!mayLoad)
    return (
      <Notice tone="info" title={tWidgets('feed.offlineEmpty')}>
        {t('error.offline.text')}
      </Notice>
    );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the platforms' players in it do not work in a sandbox
    <iframe ref={frame} className={css.frame} src={src} title={title} height={own ?? height} />
  );
}

/** Loads nothing while a field is missing. */
export function Preview({ embeds, element, missing, hindrance }: PreviewProps) {
  const t = useTranslate('embed');
  const [width, setWidth] = useState<Width>('phone');
  const [page, setPage] = useState<Page>('light');
  const src = useSettled(embeds + framePath(onPage(element, page)), PAUSE_MS);
  const { tag } = element;
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{t('preview.title')}</h2>
      <div className={css.controls}>
        <RadioGroup
          label={t('preview.width')}
          orientation="horizontal"
          options={WIDTHS.map((one) => ({ value: one, label: t(`preview.${one}`) }))}
          value={width}
          onValueChange={(value) => setWidth(WIDTHS.find((one) => one === value) ?? 'phone')}
        />
        <RadioGroup
          label={t('preview.page')}
          orientation="horizontal"
          options={PAGES.map((one) => ({ value: one, label: t(`preview.${one}`) }))}
          value={page}
          onValueChange={(value) => setPage(PAGES.find((one) => one === value) ?? 'light')}
        />
      </div>
      {hindrance ? (
        <Notice
          role="status"
          tone={hindrance === 'failed' ? 'danger' : 'info'}
          title={t(`preview.${hindrance}`)}
        />
      ) : missing === undefined ? (
        // A width of a desktop is seen by scrolling, with keys, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reached by keys
        <div className={css.pages[page]} role="group" aria-label={t('preview.title')} tabIndex={0}>
          <div className={css.widths[width]}>
            <Frame
              key={src}
              src={src}
              title={t('preview.frame', { element: t(`elements.${tag}`) })}
              height={frameSize(tag).height}
            />
          </div>
        </div>
      ) : (
        <p className={css.text}>
          {t('preview.missing', { field: t(`attributes.${labelKey(element.tag, missing)}`) })}
        </p>
      )}
    </section>
  );
}
