/** Lets anything on a page report a video. The dialog is code of its own, fetched with the first report. */
import type { Video } from '@oshimado/contract';
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { reportError } from '../errors/report';
import { useTranslate } from '../i18n/LanguageProvider';
import { useNotify } from '../notices/NoticesProvider';
import type { ReportDialogProps, ReportRequest } from './report-dialog.types';

const ReportContext = createContext<((video: Video) => void) | null>(null);

const loadDialog = async () => (await import('./ReportDialog')).default;

interface OpenedReport {
  readonly request: ReportRequest;
  readonly Dialog: ComponentType<ReportDialogProps>;
}

export function ReportProvider({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const notify = useNotify();
  const [opened, setOpened] = useState<OpenedReport | null>(null);
  const open = useCallback(
    (video: Video) => {
      loadDialog().then(
        (Dialog) => setOpened({ request: { video }, Dialog }),
        (error: unknown) => {
          reportError(error);
          notify({
            key: 'report',
            tone: 'danger',
            title: t('report.notOpened'),
            description: t('report.tryAgain'),
          });
        },
      );
    },
    [notify, t],
  );
  return (
    <ReportContext value={open}>
      {children}
      {opened ? (
        <Suspense fallback={null}>
          <opened.Dialog request={opened.request} />
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
