import type { Chat } from '@oshimado/contract';
import { byOffset, currentLine, withoutSpoilers } from '@oshimado/domain';
import { Button, IconButton } from '@oshimado/ui/button';
import { EyeIcon, EyeOffIcon, MinusIcon, PlusIcon } from '@oshimado/ui/icon';
import { useCallback, useMemo, useState } from 'react';
import { useWidgets } from '../../base/context';
import { useChangeSetting, useSettings } from '../../base/device';
import { askedPart } from '../../base/asked-part/asked-part';
import { useMediaState, usePlayer } from '../player';
import { useTranslate } from '../../base/sentences';
import { LineList } from './LineList';
import * as css from './live-translations.css';
import { usePanelOptions, type TranslationsPanelProps } from './panel-options';
import { PanelShell } from './PanelShell';
import { StatusMessage } from './StatusMessage';
import { useArchives } from './use-archives';
import { useArchiveCaptions, useShowCaptions } from './use-captions';
import { useLanguages } from './use-languages';
import { usePanelLines } from './use-lines';

const OffsetDialog = askedPart(() => import('./OffsetDialog'));

const STEP_S = 2;

interface OffsetToolsProps {
  /** Seconds by which lines are shown later. */
  readonly offset: number;
  readonly onChange: (offset: number) => void;
}

function OffsetTools({ offset, onChange }: OffsetToolsProps) {
  const t = useTranslate('translations');
  const { language } = useWidgets();
  const [isAsked, setIsAsked] = useState(false);
  const seconds = offset.toLocaleString(language, { signDisplay: 'exceptZero' });
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

function SpoilerSwitch() {
  const t = useTranslate('translations');
  const { liveTlHideSpoiler } = useSettings();
  const change = useChangeSetting();
  return (
    <IconButton
      className={css.tool}
      icon={liveTlHideSpoiler ? EyeOffIcon : EyeIcon}
      label={t('archive.hideSpoilers')}
      pressed={liveTlHideSpoiler}
      onClick={() => change('liveTlHideSpoiler', !liveTlHideSpoiler)}
    />
  );
}

const startOf = ({ video_offset }: Chat) => video_offset;

export function ArchivePanel({ video, title }: TranslationsPanelProps) {
  const t = useTranslate('translations');
  const panel = useLanguages();
  const { languages } = panel;
  const [spoken = ''] = languages;
  const { media, jump } = usePlayer();
  const isWhole = usePanelOptions().tools !== 'few';
  const { liveTlHideSpoiler } = useSettings();
  const [offset, setOffset] = useState(0);
  const { id } = video;
  const rooms = useMemo(() => languages.map((lang) => ({ id, lang })), [id, languages]);
  const { lists, isLoading, hasFailed, error, retry } = useArchives(rooms);
  const shown = usePanelLines(languages, lists);
  const lines = useMemo(() => byOffset(shown.lines), [shown.lines]);
  const current = useMediaState(({ currentTime, isReady }) =>
    isReady ? currentLine(lines, currentTime - offset, startOf) : -1,
  );
  const visible = useMemo(
    () => (liveTlHideSpoiler ? withoutSpoilers(lines, current) : lines),
    [liveTlHideSpoiler, lines, current],
  );
  useShowCaptions(video.id, spoken, shown, useArchiveCaptions(lines, offset));
  const onJump = useCallback(
    (line: Chat) => jump(Math.max(0, line.video_offset + offset)),
    [jump, offset],
  );
  const hasLines = visible.length > 0;
  const isWithoutLines = lines.length === 0 && !isLoading && !hasFailed;
  return (
    <PanelShell
      panel={panel}
      title={title}
      blockedCount={shown.blockedCount}
      tools={
        <>
          {isWhole ? <OffsetTools offset={offset} onChange={setOffset} /> : null}
          {isWhole || media ? <SpoilerSwitch /> : null}
        </>
      }
    >
      {({ onAuthor }) => (
        <>
          <LineList
            key={String(liveTlHideSpoiler)}
            lines={visible}
            languages={shown.languages}
            spoken={spoken}
            current={current}
            followsEnd={liveTlHideSpoiler}
            top={isWithoutLines ? t('emptyArchive') : null}
            onAuthor={onAuthor}
            onJump={onJump}
          />
          {isLoading ? (
            <StatusMessage key="loading" title={t('status.loading')} isBusy hasLines={hasLines} />
          ) : null}
          {hasFailed ? (
            <StatusMessage
              key="failed"
              title={t('status.failed')}
              failure={error}
              hasLines={hasLines}
              onRetry={retry}
            />
          ) : null}
        </>
      )}
    </PanelShell>
  );
}
