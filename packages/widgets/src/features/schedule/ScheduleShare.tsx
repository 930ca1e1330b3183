/** Passes a schedule on: as a file, a calendar, a picture, a link, or an element. Fetched when it is first opened. */
import { LOGIN_PATH } from '@oshimado/domain';
import { CalendarIcon, DownloadIcon, ExternalIcon } from '@oshimado/ui/icon';
import { Menu, MenuItem, MenuLinkItem, MenuSeparator } from '@oshimado/ui/menu';
import { Suspense, type ReactElement } from 'react';
import { downloadText } from '../../base/browser';
import { PageLink, useWidgets } from '../../base/context';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useCopyLink, useNotify } from '../../base/toasts';
import { ShareEntries } from '../../parts/share-menu/ShareEntries';
import { scheduleFile } from './schedule-file';
import { scheduleLinks } from './schedule-links';
import { PictureEntry } from './PictureEntry';
import type { ScheduleShareProps } from './schedule-share.types';

/** Where an account has the addresses of its calendars and feeds, which hold a key. */
const CALENDARS_PATH = `${LOGIN_PATH}#calendar`;

/** The days that are shown, as a file. */
function FileEntry({ place, today, getShown }: ScheduleShareProps) {
  const t = useTranslate('schedule');
  const environment = useWidgets();
  const notify = useNotify();
  const save = () => {
    const shown = getShown();
    if (shown.videos.length === 0) {
      notify({ key: 'share', tone: 'info', title: t('nothing') });
      return;
    }
    const options = { environment, now: Date.now(), base: location.href };
    downloadText({
      name: `oshimado-${place.date || today}.ics`,
      type: 'text/calendar;charset=utf-8',
      text: scheduleFile(document.title, shown, options),
    });
  };
  return (
    <MenuItem icon={DownloadIcon} onSelect={save}>
      {t('download')}
    </MenuItem>
  );
}

/** A calendar that calendar apps keep up to date. */
function CalendarEntry({ calendar }: { readonly calendar: string }) {
  const t = useTranslate('schedule');
  const copy = useCopyLink();
  return (
    <MenuItem icon={CalendarIcon} onSelect={() => copy(calendar)}>
      {t('copyCalendar')}
    </MenuItem>
  );
}

export function ScheduleShare({
  trigger,
  ...bar
}: ScheduleShareProps & { readonly trigger: ReactElement }) {
  const t = useTranslate('schedule');
  const { language } = useLanguage();
  const { orgs } = bar.shownOrgs;
  const { path, calendar, picture, embed } = scheduleLinks(bar.place, orgs, language);
  return (
    <Menu defaultOpen trigger={trigger}>
      <FileEntry {...bar} />
      {calendar === undefined ? null : <CalendarEntry calendar={calendar} />}
      {bar.place.isFavorites ? (
        <MenuLinkItem
          icon={CalendarIcon}
          href={CALENDARS_PATH}
          linkComponent={PageLink}
          target="_self"
        >
          {t('addresses')}
        </MenuLinkItem>
      ) : null}
      {picture === undefined ? (
        <PictureEntry {...bar} />
      ) : (
        <MenuLinkItem icon={ExternalIcon} href={picture}>
          {t('picture')}
        </MenuLinkItem>
      )}
      <MenuSeparator />
      <Suspense>
        <ShareEntries path={path} title={document.title} embed={embed} />
      </Suspense>
    </Menu>
  );
}
