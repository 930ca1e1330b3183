/** Content of the drawer, beside the page or over it. */
import { Button } from '@oshimado/ui/button';
import { ChevronDownIcon, ChevronUpIcon } from '@oshimado/ui/icon';
import { useId, useState } from 'react';
import { useSiteLinks } from '@oshimado/widgets/internal/base/context';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useLanguageInAddress } from '../../platform/use-language-in-address';
import { useCurrentOrg } from '../../platform/use-current-org';
import * as css from './DrawerContent.css';
import type { DrawerContentProps } from './drawer-content.types';
import { DrawerEntry } from './DrawerEntry';
import { DrawerFooter } from './DrawerFooter';
import { FavoritesList } from '@oshimado/widgets/internal/features/favorites-list';
import {
  aboutEntry,
  historyEntry,
  mainEntries,
  scheduleEntry,
  settingsEntry,
  toolEntries,
  watchEntries,
  type NavEntry,
} from './nav-entries';
import { SlimSettingsButton } from '@oshimado/widgets/internal/features/settings';

const Entries = ({
  entries,
  onLeave,
}: { readonly entries: readonly NavEntry[] } & DrawerContentProps) => (
  <ul className={css.list}>
    {entries.map((entry) => (
      <li key={entry.label}>
        <DrawerEntry entry={entry} onLeave={onLeave} />
      </li>
    ))}
  </ul>
);

function Tools({ onLeave }: DrawerContentProps) {
  const t = useTranslate();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <div id={id} hidden={!isExpanded}>
        <Entries entries={toolEntries} onLeave={onLeave} />
      </div>
      <div className={css.chevron}>
        <Button
          variant="plain"
          size="small"
          startIcon={isExpanded ? ChevronUpIcon : ChevronDownIcon}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'nav.fewerTools' : 'nav.moreTools')}
        </Button>
      </div>
    </>
  );
}

/** A separate component, because it renders with each change of the address. */
const QuickSettings = () => (
  <div className={css.beside}>
    <SlimSettingsButton inAddress={useLanguageInAddress()} />
  </div>
);

export function DrawerContent({ onLeave }: DrawerContentProps) {
  const org = useCurrentOrg();
  const watch = watchEntries(useSiteLinks().music);
  return (
    <div className={css.content}>
      <Entries entries={[...mainEntries(org), historyEntry, scheduleEntry]} onLeave={onLeave} />
      <hr className={css.line} />
      {watch.length > 0 ? (
        <>
          <Entries entries={watch} onLeave={onLeave} />
          <hr className={css.line} />
        </>
      ) : null}
      <ul className={css.list}>
        <li>
          <DrawerEntry entry={aboutEntry} onLeave={onLeave} />
        </li>
        <li className={css.withButton}>
          <DrawerEntry entry={settingsEntry} onLeave={onLeave} />
          <QuickSettings />
        </li>
      </ul>
      {toolEntries.length > 0 ? <Tools onLeave={onLeave} /> : null}
      <FavoritesList onLeave={onLeave} />
      <DrawerFooter onLeave={onLeave} />
    </div>
  );
}
