/** `/admin`: reports, edits, placeholders, people, the security log, the sources, limits that were hit, and the list of followed channels. A viewer without the right reads that the page is for editors and admins; no data is loaded. */
import type { AdminClient } from '@oshimado/contract';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BlockIcon } from '@oshimado/ui/icon';
import { Tab, TabList, TabPanel } from '@oshimado/ui/tabs';
import { useState } from 'react';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useViewer } from '../../base/viewer';
import { latePart, PartFailed } from '../../base/late-part';
import { LoginGate } from '../../parts/login-gate';
import { AdminClientContext } from './admin-client';
import * as css from './admin.css';
import { sectionsFor, type AdminPlace, type AdminSection } from './admin-place';
import { EditLog } from './edits/EditLog';
import { LimitHits } from './limits/LimitHits';
import { SecurityLog } from './log/SecurityLog';
import { People } from './people/People';
import { Placeholders } from './placeholders/Placeholders';
import { ReportQueue } from './reports/ReportQueue';
import { SourceList } from './sources/SourceList';

export interface AdminPageProps {
  readonly client: AdminClient;
  readonly place: AdminPlace;
}

const ListedChannels = latePart(() => import('./channels/ListedChannels'), { Failed: PartFailed });

const PARTS = {
  reports: ReportQueue,
  edits: EditLog,
  placeholders: Placeholders,
  people: People,
  log: SecurityLog,
  sources: SourceList,
  limits: LimitHits,
  channels: ListedChannels,
};

const PANEL = 'admin-panel';
const tabId = (section: AdminSection) => `admin-${section}`;

function AdminSections({ place }: Pick<AdminPageProps, 'place'>) {
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
  const Part = PARTS[shown];
  if (sections.length === 1) return <Part place={place} />;
  return (
    <div className={css.stack}>
      <TabList label={t('title')}>
        {sections.map((section) => (
          <Tab
            key={section}
            id={tabId(section)}
            href={place.hrefFor(section)}
            component={PageLink}
            selected={section === shown}
            controls={PANEL}
          >
            {t(`${section}.tab`)}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={PANEL} labelledBy={tabId(shown)}>
        <Part place={place} />
      </TabPanel>
    </div>
  );
}

export function AdminPage({ client, place }: AdminPageProps) {
  const t = useTranslate('admin');
  return (
    <LoginGate title={t('title')} text={t('gate')}>
      <AdminClientContext value={client}>
        <AdminSections place={place} />
      </AdminClientContext>
    </LoginGate>
  );
}
