/** `/admin`: reports, edits, placeholders, people, the security log, the sources, limits that were hit, and the list of followed channels. A viewer without the right reads that the page is for editors and admins; no data is loaded. */
import type { AdminClient, User } from '@oshimado/contract';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BlockIcon } from '@oshimado/ui/icon';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { latePart, PartFailed } from '../../base/late-part';
import { GateLoading, LoginGate } from '../../parts/login-gate';
import { AdminClientContext } from './admin-client';
import { sectionsFor, type AdminPlace } from './admin-place';

export interface AdminPageProps {
  readonly client: AdminClient;
  readonly place: AdminPlace;
}

const AdminSections = latePart(
  async () => ({ default: (await import('./AdminSections')).AdminSections }),
  { Loading: GateLoading, Failed: PartFailed },
);

const prepare = async (user: User) => {
  if (sectionsFor(user).length > 0) await AdminSections.prepare();
};

function Allowed({ place }: Pick<AdminPageProps, 'place'>) {
  const t = useTranslate('admin');
  const { user } = useViewer();
  // Who logs out, or in elsewhere, loses nothing: the parts stay as they were.
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const sections = known ? sectionsFor(known) : [];
  const shown = sections.includes(place.section) ? place.section : sections[0];
  if (shown === undefined) {
    return (
      <EmptyState
        icon={BlockIcon}
        headingLevel={2}
        title={t('refused.title')}
        description={t('refused.text')}
      />
    );
  }
  return <AdminSections place={place} sections={sections} shown={shown} />;
}

export function AdminPage({ client, place }: AdminPageProps) {
  const t = useTranslate('admin');
  return (
    <LoginGate title={t('title')} text={t('gate')} prepare={prepare}>
      <AdminClientContext value={client}>
        <Allowed place={place} />
      </AdminClientContext>
    </LoginGate>
  );
}
