/** Error below the field of a setting whose last change was refused. */
import type { SettingName } from '@oshimado/domain';
import { useDeviceState } from '../../base/device';
import { useTranslate } from '../../base/sentences';
import * as css from './settings.css';

export function SettingRefusal({ name }: { name: SettingName }) {
  const t = useTranslate('settings');
  const refusal = useDeviceState((state) => state.refusal);
  return refusal?.name === name ? (
    <p role="alert" className={css.refusal}>
      {t('refused.generic')}
    </p>
  ) : null;
}
