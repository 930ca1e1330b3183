/** Downloads one script of the list; its lines are loaded when the dialog opens. */
import { scriptOfStored, uploadStartOf } from '@oshimado/domain';
import type { User } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/context';
import { ownLinesQuery, scriptVideosQuery } from '../../base/queries';
import { ScriptExportDialog } from '../../parts/script-export';
import { exportName, videoIdsOf, type ScriptRow } from './script-manager.connect';
import { useRowTitle } from './use-row-title';

export interface DownloadDialogProps {
  readonly row: ScriptRow;
  readonly user: User;
  readonly onClose: () => void;
}

/**
 * The start of the video, which the list may not know when the dialog opens: with another start all times of the file would
 * be wrong. Without a video there is none.
 */
function useStart({ script, startedAt }: ScriptRow) {
  const query = scriptVideosQuery(useClient(), videoIdsOf([script]));
  const answer = useQuery({ ...query, enabled: startedAt === undefined });
  const [video] = answer.data ?? [];
  if (startedAt !== undefined) return { startedAt };
  return { startedAt: video && uploadStartOf(video), answer };
}

export function DownloadDialog({ row, user, onClose }: DownloadDialogProps) {
  const client = useClient();
  const titleOf = useRowTitle();
  const lines = useQuery(ownLinesQuery(client, user.id, row.script));
  const { startedAt, answer } = useStart(row);
  const isStartKnown = answer?.data !== undefined || startedAt !== undefined;
  const script = useMemo(
    () => (lines.data && isStartKnown ? scriptOfStored(lines.data, startedAt) : undefined),
    [lines.data, startedAt, isStartKnown],
  );
  const failed = [lines, ...(answer ? [answer] : [])].filter(({ isError }) => isError);
  return (
    <ScriptExportDialog
      open
      onClose={onClose}
      name={exportName(user.username, titleOf(row))}
      script={script}
      hasFailed={failed.length > 0}
      error={failed[0]?.error}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    />
  );
}
