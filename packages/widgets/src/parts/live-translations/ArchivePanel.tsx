import type { Chat } from '@oshimado/contract';
import { byOffset, currentLine, withoutSpoilers } from '@oshimado/domain';
import { IconButton } from '@oshimado/ui/button';
import { EyeIcon, EyeOffIcon } from '@oshimado/ui/icon';
import { useCallback, useMemo, useState } from 'react';
import { useChangeSetting, useSettings } from '../../base/device';
import { useMediaState, usePlayer } from '../player';
import { useTranslate } from '../../base/sentences';
import { LineList } from './LineList';
import * as css from './live-translations.css';
import type { TranslationsPanelProps } from './panel-options';
import { usePanelParts } from './panel-parts';
import { PanelShell } from './PanelShell';
import { StatusMessage } from './StatusMessage';
import { useArchives } from './use-archives';
import { useArchiveCaptions, useShowCaptions } from './use-captions';
import { useLanguages } from './use-languages';
import { usePanelLines } from './use-lines';

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
  const parts = usePanelParts();
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
          {parts ? <parts.OffsetTools offset={offset} onChange={setOffset} /> : null}
          {parts || media ? <SpoilerSwitch /> : null}
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
