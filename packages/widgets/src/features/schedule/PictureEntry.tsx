/** A picture of favorites, drawn by the server for their viewer: for an app of the device, or as a file. */
import { SCHEDULE_PICTURE_ROWS } from '@oshimado/contract';
import { DownloadIcon, ShareUpIcon } from '@oshimado/ui/icon';
import { MenuItem } from '@oshimado/ui/menu';
import { canShareFiles, downloadFile, shareFile } from '../../base/browser';
import { useWidgets } from '../../base/context';
import { useSettings } from '../../base/device';
import { reportError } from '../../base/reporting';
import { useLanguage, useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import { useScheduleClient } from './schedule-client';
import type { ScheduleShareProps } from './schedule-share.types';

const PNG = 'image/png';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Draws the rows that are shown; null where there are none. */
function useDrawing({ place, today, getShown }: ScheduleShareProps) {
  const client = useScheduleClient();
  const { timeZone } = useWidgets();
  const { lateHours } = useSettings();
  const { language } = useLanguage();
  const { date, group, topic } = place;
  const idsShown = () => getShown().videos.map(({ id }) => id);
  const draw = async (ids: readonly string[]): Promise<File> => {
    const { png } = await client.getUsersSchedulePicture({
      ids: ids.slice(0, SCHEDULE_PICTURE_ROWS),
      date: date || undefined,
      group: group || undefined,
      topic: topic || undefined,
      lang: language,
      zone: timeZone,
      lateHours,
    });
    return new File([bytesOf(png)], `oshimado-${date || today}.png`, { type: PNG });
  };
  return { idsShown, draw };
}

export function PictureEntry(props: ScheduleShareProps) {
  const t = useTranslate('schedule');
  const notify = useNotify();
  const { idsShown, draw } = useDrawing(props);
  const canShare = canShareFiles(PNG);
  const fail = (error: unknown) => {
    reportError(error);
    notify({ key: 'share', tone: 'danger', title: t('pictureFailed') });
  };
  const share = async (file: File): Promise<void> => {
    if ((await shareFile(file, document.title)) === 'done') return;
    notify({
      key: 'share',
      tone: 'success',
      title: t('pictureReady'),
      action: { label: t('share'), onSelect: () => void share(file).catch(fail) },
    });
  };
  const pass = async () => {
    const ids = idsShown();
    if (ids.length === 0) {
      notify({ key: 'share', tone: 'info', title: t('nothing') });
      return;
    }
    notify({ key: 'share', tone: 'info', title: t('pictureComing') });
    const file = await draw(ids);
    if (canShare) {
      await share(file);
      return;
    }
    downloadFile(file);
    notify({ key: 'share', tone: 'success', title: t('pictureReady') });
  };
  return (
    <MenuItem icon={canShare ? ShareUpIcon : DownloadIcon} onSelect={() => void pass().catch(fail)}>
      {t(canShare ? 'sharePicture' : 'savePicture')}
    </MenuItem>
  );
}
