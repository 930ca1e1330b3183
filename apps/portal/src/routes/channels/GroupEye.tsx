import { IconButton } from '@oshimado/ui/button';
import { EyeIcon, EyeOffIcon } from '@oshimado/ui/icon';
import { selectSettings } from '@oshimado/machines/settings';
import { useActorValue, useSend } from '../../actors/ActorsProvider';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './GroupSection.css';

interface GroupEyeProps {
  readonly org: string;
  readonly group: string;
  /** As it is called here. */
  readonly title: string;
}

/** Hides the videos of a group on home, or shows them again. */
export function GroupEye({ org, group, title }: GroupEyeProps) {
  const t = useTranslate('channels');
  const send = useSend('settings');
  const isHidden = useActorValue(
    'settings',
    (state) => {
      const { hiddenGroups } = selectSettings(state);
      return Object.hasOwn(hiddenGroups, org) && hiddenGroups[org]?.includes(group.toLowerCase());
    },
    false,
  );
  return (
    <IconButton
      className={isHidden ? css.hiddenEye : css.eye}
      icon={isHidden ? EyeOffIcon : EyeIcon}
      label={t(isHidden ? 'group.show' : 'group.hide', { group: title })}
      onClick={() => send({ type: 'group.toggle', org, group })}
    />
  );
}
