/** A layout to choose from: its picture and its name. */
import { cellsOfPreset, type MultiviewPreset } from '@oshimado/domain';
import { Badge } from '@oshimado/ui/badge';
import type { ButtonHTMLAttributes } from 'react';
import { useTranslate } from '../../../base/sentences';
import { writtenLanguage } from '../../../parts/video-card/text-language';
import { LayoutPicture, type LayoutPictureProps } from './LayoutPicture';
import * as css from './PresetChoice.css';

interface PresetNameProps {
  readonly preset: MultiviewPreset;
  /** It is the automatic layout for its number of videos. Default false. */
  readonly isAuto?: boolean;
}

export function PresetName({ preset: { name }, isAuto = false }: PresetNameProps) {
  const t = useTranslate('multiview');
  return (
    <>
      <span className={css.name} data-auto={isAuto} lang={writtenLanguage(name)} translate="no">
        {name}
      </span>{' '}
      {isAuto ? <Badge>{t('layouts.auto.mark')}</Badge> : null}
    </>
  );
}

interface PresetPictureProps extends Pick<LayoutPictureProps, 'size' | 'isPortrait'> {
  readonly preset: MultiviewPreset;
}

export const PresetPicture = ({
  preset: { code, isPortrait: isMadePortrait },
  isPortrait = isMadePortrait,
  size = 'medium',
}: PresetPictureProps) => (
  <LayoutPicture cells={cellsOfPreset(code)} isPreset isPortrait={isPortrait} size={size} />
);

export interface PresetChoiceProps
  extends
    PresetNameProps,
    PresetPictureProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className'> {}

/** The name comes first for those who listen. */
export const PresetChoice = ({
  preset,
  isAuto,
  isPortrait,
  size,
  ...button
}: PresetChoiceProps) => (
  <button type="button" className={css.choice} {...button}>
    <span className={css.texts}>
      <PresetName preset={preset} isAuto={isAuto} />
    </span>{' '}
    <PresetPicture preset={preset} isPortrait={isPortrait} size={size} />
  </button>
);
