/** `/admin`: what editors and admins do. Others are told whom it is for, and nothing is loaded for them. */
import { may } from '@oshimado/domain';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BlockIcon } from '@oshimado/ui/icon';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { LoginGate } from '../../parts/login-gate';
import type { AdminPlace } from './admin-place';
import { ReportQueue } from './reports/ReportQueue';

export interface AdminPageProps {
  readonly place: AdminPlace;
}

function Desk({ place }: AdminPageProps) {
  const t = useTranslate('admin');
  const { user } = useViewer();
  if (user && !may('report.read', user)) {
    return (
      <EmptyState
        icon={BlockIcon}
        headingLevel={2}
        title={t('refused.title')}
        description={t('refused.text')}
      />
    );
  }
  return <ReportQueue place={place} />;
}

export function AdminPage({ place }: AdminPageProps) {
  const t = useTranslate('admin');
  return (
    <LoginGate title={t('title')} text={t('gate')}>
      <Desk place={place} />
    </LoginGate>
  );
}
