/** A page of the portal in its frame, with the dialogs that can be opened on every page. */
import { CardsProvider } from '@oshimado/widgets/internal/features/card-actions';
import { CommandsProvider } from '@oshimado/widgets/internal/features/commands';
import { ErrorBoundary } from '@oshimado/widgets/internal/base/errors';
import { latePart } from '@oshimado/widgets/internal/base/late-part';
import { TwitterWarning } from '@oshimado/widgets/internal/base/toasts';
import { ToastLogProvider } from '@oshimado/widgets/internal/base/toast-log';
import { OrgDialogProvider } from '@oshimado/widgets/internal/features/org-selector';
import { StageProvider } from '@oshimado/widgets/internal/parts/player';
import { ReportProvider, useOpenReport } from '@oshimado/widgets/internal/features/report';
import { useActorsContext } from '@oshimado/widgets/internal/base/viewer';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useChooseOrg, useShownOrgs } from './platform/use-current-org';
import { useOrgAddress } from './platform/use-org-address';
import { AppRoutes } from './routes/AppRoutes';
import { shownPageAt } from './routes/pages';
import { Shell } from './shell/Shell';

/** Error boundary of a page; navigating to another page resets it. */
function PageErrorBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <ErrorBoundary resetKey={key}>{children}</ErrorBoundary>;
}

/** The dialog with all organizations; a choice there updates the address of the page, and the reverse. */
function PageOrgDialog({ children }: { children: ReactNode }) {
  useOrgAddress();
  return <OrgDialogProvider onChoose={useChooseOrg()}>{children}</OrgDialogProvider>;
}

const PageCommands = latePart(() => import('./shell/PageCommands'));

/**
 * Commands need the machines of the viewer, so their code is loaded after those. Deferred, because at once they would be drawn in the task
 * in which a page draws what it has of them.
 */
function LateCommands() {
  const status = useDeferredValue(useActorsContext().status);
  return status === 'starting' ? null : <PageCommands />;
}

/** The card actions of a page, with the report dialog. */
function PageCards({ children }: { children: ReactNode }) {
  return <CardsProvider onReport={useOpenReport()}>{children}</CardsProvider>;
}

/** The report dialog with the organizations of this page. */
function PageReports({ children }: { children: ReactNode }) {
  const { orgs } = useShownOrgs();
  const isHome = useLocation().pathname === '/';
  const place = useMemo(() => ({ orgs, isHome }), [orgs, isHome]);
  return <ReportProvider place={place}>{children}</ReportProvider>;
}

/** The frame of the page at the current address. */
const PageShell = ({ children }: { children: ReactNode }) => (
  <Shell page={shownPageAt(useLocation().pathname)}>{children}</Shell>
);

export const Screen = () => (
  <PageReports>
    <ToastLogProvider>
      <TwitterWarning />
      <PageOrgDialog>
        <CommandsProvider>
          <PageCards>
            <StageProvider>
              <PageShell>
                <PageErrorBoundary>
                  <AppRoutes />
                </PageErrorBoundary>
              </PageShell>
            </StageProvider>
          </PageCards>
          <LateCommands />
        </CommandsProvider>
      </PageOrgDialog>
    </ToastLogProvider>
  </PageReports>
);
