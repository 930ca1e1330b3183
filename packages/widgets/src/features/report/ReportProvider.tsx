/** Lets every part of a page open the report dialog, whose code is loaded with the first report. */
import type { Video } from '@oshimado/contract';
import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { usePressedPart } from '../../base/asked-part';
import type { ReportPagePlace, ReportRequest } from './use-report';

const ReportContext = createContext<((video: Video) => void) | null>(null);

const loadDialog = async () => (await import('./ReportDialog')).default;

export interface ReportProviderProps {
  readonly place: ReportPagePlace;
  readonly children: ReactNode;
}

export function ReportProvider({ place, children }: ReportProviderProps) {
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
          <Dialog request={request} place={place} />
        </Suspense>
      ) : null}
    </ReportContext>
  );
}

/** Opens the report dialog for a video. */
export function useOpenReport(): (video: Video) => void {
  const open = useContext(ReportContext);
  if (!open) throw new Error('Oshimado: a part needs <ReportProvider> around it.');
  return open;
}
