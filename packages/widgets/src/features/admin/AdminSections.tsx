/** The parts of `/admin` that a viewer may see, with tabs between them. */
import { Tab, TabList, TabPanel } from '@oshimado/ui/tabs';
import { PageLink } from '../../base/context';
import { latePart, PartFailed } from '../../base/late-part';
import { useTranslate } from '../../base/sentences';
import * as css from './admin.css';
import type { AdminPlace, AdminSection } from './admin-place';
import { EditLog } from './edits/EditLog';
import { LimitHits } from './limits/LimitHits';
import { SecurityLog } from './log/SecurityLog';
import { People } from './people/People';
import { Placeholders } from './placeholders/Placeholders';
import { ReportQueue } from './reports/ReportQueue';
import { SourceList } from './sources/SourceList';

export interface AdminSectionsProps {
  readonly place: AdminPlace;
  /** At least one. */
  readonly sections: readonly AdminSection[];
  /** One of them. */
  readonly shown: AdminSection;
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

export function AdminSections({ place, sections, shown }: AdminSectionsProps) {
  const t = useTranslate('admin');
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
