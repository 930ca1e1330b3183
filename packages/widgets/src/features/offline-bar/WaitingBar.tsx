/** A note at the bottom of the page while an answer of the server takes long: a skeleton alone does not say whether to go on waiting. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CloseIcon, RefreshIcon } from '@oshimado/ui/icon';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportError } from '../../base/reporting';
import { useTranslate } from '../../base/sentences';
import * as css from './OfflineBar.css';
import { isAwaited, useIsSlow } from './use-is-slow';

function Bar() {
  const t = useTranslate('notices');
  const tWidgets = useTranslate('widgets');
  const queries = useQueryClient();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  // A request that is not answered is given up: asking again joins it otherwise.
  const retry = async () => {
    const awaited = new Set(queries.getQueryCache().findAll({ predicate: isAwaited }));
    await queries.cancelQueries({ predicate: (query) => awaited.has(query) });
    await queries.refetchQueries({ predicate: (query) => awaited.has(query) });
  };
  return (
    <div className={css.place}>
      <div className={css.bar} role="status">
        <div className={css.message}>
          <span>{t('pwa.slow')}</span>
          <Button
            size="small"
            startIcon={RefreshIcon}
            onClick={() => void retry().catch(reportError)}
          >
            {tWidgets('retry')}
          </Button>
        </div>
        <IconButton icon={CloseIcon} label={tWidgets('close')} onClick={() => setClosed(true)} />
      </div>
    </div>
  );
}

/** Renders nothing while answers come in time. Once closed, it comes again with the next wait. */
export const WaitingBar = () => (useIsSlow() ? <Bar /> : null);
