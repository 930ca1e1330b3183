import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, HeartIcon, Icon } from '@oshimado/ui/icon';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import type { ComponentProps } from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card';
import { sourceName } from './source-name';
import type { SourceKey, VideoSource } from './use-video-source';
import * as css from './VideoStrip.css';

export interface KnownSource extends VideoSource {
  readonly key: SourceKey;
}

interface SourceButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly source: KnownSource;
}

/** Names where the strip's channels come from. */
export function SourceButton({ source: { key, orgs }, ...button }: SourceButtonProps) {
  const t = useTranslate('multiview');
  const { language } = useLanguage();
  const name = key === 'orgs' ? orgs.join(', ') : sourceName(key, t);
  return (
    <Button variant="plain" className={css.source} title={name} {...button}>
      <VisuallyHidden>{t('selector.sources')} </VisuallyHidden>
      {key === 'favorites' ? <Icon icon={HeartIcon} size="small" /> : null}
      <span className={css.sourceName} lang={textLanguage(name, language)} translate="no">
        {name}
      </span>
      <Icon icon={ChevronDownIcon} size="small" />
    </Button>
  );
}
