/** Why the last change of a setting was not taken, at its field. */
import type { SettingName } from '@oshimado/domain';
import { selectRefusal } from '@oshimado/machines/settings';
import { useActorValue } from '../../actors/ActorsProvider';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './settings.css';

export function SettingRefusal({ name }: { name: SettingName }) {
  const t = useTranslate('settings');
  const refusal = useActorValue('settings', selectRefusal, null);
  return refusal?.name === name ? (
    <p role="alert" className={css.refusal}>
      {t('refused.generic')}
    </p>
  ) : null;
}
