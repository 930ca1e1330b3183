/** What live and archived translations share: header, list, dialogs, hidden lines. */
import type { Chat } from '@oshimado/contract';
import { Button } from '@oshimado/ui/button';
import { EyeOffIcon } from '@oshimado/ui/icon';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './live-translations.css';
import { usePanelParts } from './panel-parts';
import { PanelHeader } from './PanelHeader';
import type { PanelLanguages } from './use-languages';

/** What the list needs of the panel. */
export interface ShellTools {
  readonly onAuthor: (line: Chat) => void;
  /** Whether it is drawn in the large window. */
  readonly isExpanded: boolean;
}

export interface PanelShellProps {
  readonly panel: PanelLanguages;
  /** What the panel is called. Default "Live translations". */
  readonly title?: string | undefined;
  /** Whether it belongs to one player. Without, it has neither captions nor a large window. Default true. */
  readonly hasPlayer?: boolean;
  readonly isConnected?: boolean;
  readonly blockedCount: number;
  /** Further tools of the header. Default none. */
  readonly tools?: ReactNode;
  readonly children: (tools: ShellTools) => ReactNode;
}

export function PanelShell({
  panel,
  title: given,
  hasPlayer = true,
  isConnected,
  blockedCount,
  tools,
  children,
}: PanelShellProps) {
  const t = useTranslate('translations');
  const title = given ?? t('title');
  const parts = usePanelParts();
  const [isExpanded, setIsExpanded] = useState(false);
  const [settings, setSettings] = useState<'all' | 'blocked'>();
  const [author, setAuthor] = useState<Chat>();
  const content = (
    <>
      <div className={css.body}>{children({ onAuthor: setAuthor, isExpanded })}</div>
      {parts === null || blockedCount === 0 ? null : (
        <div className={css.footer}>
          <Button
            size="small"
            variant="plain"
            startIcon={EyeOffIcon}
            onClick={() => setSettings('blocked')}
          >
            {t('blockedLines', { count: blockedCount })}
          </Button>
        </div>
      )}
    </>
  );
  return (
    <section className={css.panel} aria-label={title}>
      <PanelHeader
        panel={panel}
        title={title}
        hasPlayer={hasPlayer}
        isConnected={isConnected}
        onExpand={() => setIsExpanded(true)}
        onSettings={() => setSettings('all')}
      >
        {tools}
      </PanelHeader>
      {isExpanded ? null : content}
      {parts ? (
        <parts.PanelWindows
          {...{ title, isExpanded, content, settings, author }}
          onShrink={() => setIsExpanded(false)}
          onSettingsClose={() => setSettings(undefined)}
          onAuthorClose={() => setAuthor(undefined)}
        />
      ) : null}
    </section>
  );
}
