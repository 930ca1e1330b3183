/** A note at the bottom of the page while an answer of the server takes long: a skeleton alone does not say whether to go on waiting. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon, RefreshIcon } from '@oshimado/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './OfflineBar.css';
import { fetchAgain, isAwaited, useIsSlow } from './use-is-slow';

/** What failed says so where it is awaited. */
const ignoreFailure = () => undefined;

function Bar({ isPageAwaited }: { isPageAwaited: boolean }) {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  const queries = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const retry = () => {
    // A browser joins another import of a script to the one that is not answered. The address is that of the next page already.
    if (isPageAwaited) location.reload();
    for (const query of queries.getQueryCache().findAll({ predicate: isAwaited }))
      fetchAgain(query).catch(ignoreFailure);
  };
  return (
    <div className={css.place}>
      <div className={css.bar} role="status">
        <div className={css.message}>
          <span>{t('pwa.slow')}</span>
          <Button size="small" startIcon={RefreshIcon} onClick={retry}>
            {tWidgets('retry')}
          </Button>
        </div>
        <IconButton icon={CloseIcon} label={tWidgets('close')} onClick={() => setClosed(true)} />
      </div>
    </div>
  );
}

export interface WaitingBarProps {
  /** Whether the next page is awaited while this one is shown. Default false. */
  readonly isPageAwaited?: boolean;
}

/** Renders nothing while answers come in time. Once closed, it comes again with the next wait. */
export const WaitingBar = ({ isPageAwaited = false }: WaitingBarProps) =>
  useIsSlow(isPageAwaited) ? <Bar isPageAwaited={isPageAwaited} /> : null;
