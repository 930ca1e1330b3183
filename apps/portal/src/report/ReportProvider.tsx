/** Lets anything on a page report a video. The dialog is code of its own, fetched with the first report. */
import type { Video } from '@oshimado/contract';
import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { usePressedPart } from '../errors/use-pressed-part';
import type { ReportRequest } from './report-dialog.types';

const ReportContext = createContext<((video: Video) => void) | null>(null);

const loadDialog = async () => (await import('./ReportDialog')).default;

export function ReportProvider({ children }: { children: ReactNode }) {
  const { Part: Dialog, open: openDialog } = usePressedPart(loadDialog);
  const [request, setRequest] = useState<ReportRequest | null>(null);
  const open = useCallback(
    (video: Video) => {
      setRequest({ video });
      openDialog();
    },
    [openDialog],
  );
  return (
    <ReportContext value={open}>
      {children}
      {Dialog && request ? (
        <Suspense fallback={null}>
          <Dialog request={request} />
        </Suspense>
      ) : null}
    </ReportContext>
  );
}

/** Opens the report dialog for a video. */
export function useOpenReport(): (video: Video) => void {
  const open = useContext(ReportContext);
  if (!open) throw new Error('useOpenReport needs a ReportProvider above it.');
  return open;
}
