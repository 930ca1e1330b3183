/**
 * The live translations of all videos of a layout in one list: those of running streams as they arrive, those of recordings as
 * their players reach them.
 */
import { IconButton } from '@oshimado/ui/button';
import { CloseIcon } from '@oshimado/ui/icon';
import { PHONE_QUERY } from '@oshimado/ui/theme';
import { showCell } from '../grid';
import { useCallback, useMemo } from 'react';
import { Announcer } from '../../../parts/live-translations/Announcer';
import type { LineSource } from '../../../parts/live-translations/ChatLine';
import { LineList } from '../../../parts/live-translations/LineList';
import * as css from '../../../parts/live-translations/live-translations.css';
import { OlderLines } from '../../../parts/live-translations/LiveStatus';
import { PanelShell } from '../../../parts/live-translations/PanelShell';
import { useLanguages } from '../../../parts/live-translations/use-languages';
import { WholePanels } from '../../../parts/live-translations/WholePanel';
import { RoomListeners } from '../../../parts/live-translations/use-live-rooms';
import { useMatches } from '../../../base/page';
import { useTranslate } from '../../../base/sentences';
import { SourceStatus } from './SourceStatus';
import { useMergedLines } from './use-merged-lines';
import { useSources, type Source } from './use-sources';

export interface MultiviewTranslationsProps {
  /** Closes the pane. Keep it stable between renders: lines are drawn again when it changes. */
  readonly onClose: () => void;
}

/** What rows need of each video; the same objects until the videos change. */
function useLineSources(sources: readonly Source[], onOpen: (cell: string) => void) {
  const t = useTranslate('multiview');
  return useMemo(
    () =>
      sources.map(({ cell, name, isArchive, media }, at): LineSource => ({
        id: cell,
        name,
        color: at % css.SOURCE_COLOR_COUNT,
        hint: t('merged.show', { name }),
        onOpen: () => onOpen(cell),
        ...(isArchive &&
          media && { onJump: ({ video_offset }) => media.seek(Math.max(0, video_offset)) }),
      })),
    [sources, onOpen, t],
  );
}

/** It fills its parent, which gives it a height. Its parts: `line` for each line. */
export function MultiviewTranslations({ onClose }: MultiviewTranslationsProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const tl = useTranslate('translations');
  const panel = useLanguages();
  const { languages } = panel;
  const [spoken = ''] = languages;
  const sources = useSources();
  const merged = useMergedLines(sources, languages);
  const { lines, sourceOf, live } = merged;
  const isPhone = useMatches(PHONE_QUERY) ?? false;
  const onOpen = useCallback(
    (cell: string) => {
      // A sheet covers the cells.
      if (isPhone) onClose();
      showCell(cell);
    },
    [isPhone, onClose],
  );
  const lineSources = useLineSources(sources, onOpen);
  const bySource = useMemo(() => {
    const found = new Map<(typeof lines)[number], LineSource>();
    for (const line of lines) {
      const source = lineSources[sourceOf.get(line) ?? -1];
      if (source) found.set(line, source);
    }
    return found;
  }, [lines, sourceOf, lineSources]);
  const hasLines = lines.length > 0;
  return (
    <WholePanels>
      {sources.map(({ cell, room, isArchive }) =>
        isArchive ? null : <RoomListeners key={cell} video={room} languages={languages} />,
      )}
      <PanelShell
        panel={panel}
        title={t('bar.translations')}
        hasPlayer={false}
        isConnected={live?.isConnected}
        blockedCount={merged.blockedCount}
        tools={
          <IconButton
            className={css.tool}
            icon={CloseIcon}
            label={tWidgets('close')}
            onClick={onClose}
          />
        }
      >
        {({ onAuthor }) =>
          sources.length === 0 ? (
            <p className={css.emptyPanel}>{t('merged.empty')}</p>
          ) : (
            <>
              <LineList
                lines={lines}
                languages={merged.languages}
                sources={bySource}
                spoken={spoken}
                followsEnd
                top={
                  <>
                    {live ? <OlderLines live={live} isExpanded={hasLines} /> : null}
                    {hasLines || live?.isLoadingHistory ? null : tl('empty')}
                  </>
                }
                onAuthor={onAuthor}
              />
              <SourceStatus sources={sources} lines={merged} languageCount={languages.length} />
            </>
          )
        }
      </PanelShell>
      <Announcer lines={lines} />
    </WholePanels>
  );
}
