/** Passes a schedule on: as a calendar, a link, or an element. Fetched when it is first opened. */
import { CalendarIcon, DownloadIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from '@oshimado/ui/menu';
import { Suspense, type ReactElement } from 'react';
import { copyText } from '../../base/browser';
import { useWidgets } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { ShareEntries } from '../../parts/share-menu/ShareEntries';
import { scheduleLinks } from './schedule-links';
import type { ScheduleFiltersProps } from './ScheduleFilters';

function CalendarEntries({ calendar }: { readonly calendar: string }) {
  const t = useTranslate('schedule');
  const { t: tWidgets } = useWidgets();
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(new URL(calendar, location.href).href);
    notify({
      key: 'share',
      tone: isCopied ? 'success' : 'danger',
      title: tWidgets(isCopied ? 'menu.copied' : 'menu.copyFailed'),
    });
  };
  return (
    <>
      <MenuLinkItem icon={DownloadIcon} href={calendar} target="_self">
        {t('download')}
      </MenuLinkItem>
      <MenuItem icon={CalendarIcon} onSelect={() => void copy()}>
        {t('copyCalendar')}
      </MenuItem>
      <MenuSeparator />
    </>
  );
}

export function ScheduleShare({
  trigger,
  place,
  shownOrgs,
}: ScheduleFiltersProps & { readonly trigger: ReactElement }) {
  const { path, calendar, embed } = scheduleLinks(place, shownOrgs.orgs);
  return (
    <Menu defaultOpen trigger={trigger}>
      {calendar === undefined ? null : <CalendarEntries calendar={calendar} />}
      <Suspense>
        <ShareEntries path={path} title={document.title} embed={embed} />
      </Suspense>
    </Menu>
  );
}
