import { useDeferredValue } from 'react';
import { useSameItems } from '../../base/page';
import { useTranslate } from '../../base/sentences';
import { Announcer } from './Announcer';
import { LineList } from './LineList';
import { LiveStatus, OlderLines } from './LiveStatus';
import type { LiveApi } from './live-translations.connect';
import { PanelShell } from './PanelShell';
import type { TranslationsPanelProps } from './panel-options';
import { useLiveCaptions, useShowCaptions } from './use-captions';
import { useLanguages } from './use-languages';
import { usePanelLines } from './use-lines';
import { RoomListeners, useLiveRooms } from './use-live-rooms';

const NO_LISTS: LiveApi['lists'] = [];

export function LivePanel({ video, title }: TranslationsPanelProps) {
  const t = useTranslate('translations');
  const panel = useLanguages();
  const { languages } = panel;
  const live = useLiveRooms(video.id, languages);
  // A flood of lines is drawn when there is time for it.
  const lists = useDeferredValue(useSameItems(live?.lists ?? NO_LISTS));
  const lines = usePanelLines(languages, lists);
  const [spoken] = languages;
  useShowCaptions(video.id, spoken ?? '', lines, useLiveCaptions(lines.lines));
  const hasLines = lines.lines.length > 0;
  return (
    <>
      <RoomListeners video={video} languages={languages} />
      <PanelShell
        panel={panel}
        title={title}
        isConnected={live?.isConnected ?? false}
        blockedCount={lines.blockedCount}
      >
        {({ onAuthor, isExpanded }) => (
          <>
            <LineList
              lines={lines.lines}
              languages={lines.languages}
              spoken={spoken ?? ''}
              followsEnd
              top={
                live?.status === 'joined' || hasLines ? (
                  <>
                    {live ? <OlderLines live={live} isExpanded={isExpanded} /> : null}
                    {hasLines || live?.isLoadingHistory || live?.hasHistoryFailed
                      ? null
                      : ` · ${t('empty')}`}
                  </>
                ) : null
              }
              onAuthor={onAuthor}
            />
            <LiveStatus live={live} hasLines={hasLines} />
          </>
        )}
      </PanelShell>
      <Announcer lines={lines.lines} />
    </>
  );
}
