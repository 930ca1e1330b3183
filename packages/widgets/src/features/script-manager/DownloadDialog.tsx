/** Downloads one script of the list; its lines are loaded when the dialog opens. */
import { scriptOfStored } from '@oshimado/domain';
import type { User } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { ownLinesQuery } from '../../base/queries';
import { ScriptExportDialog } from '../../parts/script-export';
import { exportName, type ScriptRow } from './script-manager.connect';
import { useRowTitle } from './use-row-title';

export interface DownloadDialogProps {
  readonly row: ScriptRow;
  readonly user: User;
  readonly onClose: () => void;
}

export function DownloadDialog({ row, user, onClose }: DownloadDialogProps) {
  const client = useClient();
  const titleOf = useRowTitle();
  const answer = useQuery(ownLinesQuery(client, user.id, row.script));
  const { startedAt } = row;
  const script = useMemo(
    () => answer.data && scriptOfStored(answer.data, startedAt),
    [answer.data, startedAt],
  );
  return (
    <ScriptExportDialog
      open
      onClose={onClose}
      name={exportName(user.username, titleOf(row))}
      script={script}
      hasFailed={answer.isError}
      error={answer.error}
      isRetrying={answer.isFetching}
      onRetry={() => void answer.refetch()}
    />
  );
}
