import { signedNumber } from '@oshimado/locales';
import { Button, IconButton } from '@oshimado/ui/button';
import { MinusIcon, PlusIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { askedPart } from '../../base/asked-part/asked-part';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import * as css from './live-translations.css';
import type { OffsetToolsProps } from './panel-parts';

const OffsetDialog = askedPart(() => import('./OffsetDialog'));

const STEP_S = 2;

export function OffsetTools({ offset, onChange }: OffsetToolsProps) {
  const t = useTranslate('translations');
  const { language } = useWidgets();
  const [isAsked, setIsAsked] = useState(false);
  const seconds = signedNumber(offset, language);
  return (
    <>
      <IconButton
        className={css.tool}
        icon={MinusIcon}
        label={t('archive.earlier')}
        onClick={() => onChange(offset - STEP_S)}
      />
      <Button
        size="small"
        variant="plain"
        className={css.offset}
        aria-label={t('archive.offset', { seconds })}
        onClick={() => setIsAsked(true)}
      >
        {seconds}
      </Button>
      <IconButton
        className={css.tool}
        icon={PlusIcon}
        label={t('archive.later')}
        onClick={() => onChange(offset + STEP_S)}
      />
      {isAsked ? (
        <OffsetDialog offset={offset} onChange={onChange} onClose={() => setIsAsked(false)} />
      ) : null}
    </>
  );
}
