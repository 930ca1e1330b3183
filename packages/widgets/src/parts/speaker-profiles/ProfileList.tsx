/** Names of the profiles over the field, for a moment after a change; the selected one is read aloud. */
import { profileOf } from '@oshimado/domain';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useTranslate } from '../../base/sentences';
import { listedProfiles } from './speaker-profiles.connect';
import * as css from './speaker-profiles.css';
import type { SpeakerProfilesProps } from './speaker-profiles.types';
import { useProfileName } from './use-profile-name';

export interface ProfileListProps extends Omit<SpeakerProfilesProps, 'onEvent'> {
  /** Whether it is shown. It stays in the page, so that the next change is read aloud. */
  readonly isShown: boolean;
}

/** It lies over the end of its parent, which has to be positioned. */
export function ProfileList({ profiles, selected, isShown }: ProfileListProps) {
  const t = useTranslate('editing');
  const nameOf = useProfileName();
  return (
    <div
      className={css.listPlace}
      data-part="profile-list"
      data-state={isShown ? 'shown' : 'hidden'}
    >
      <VisuallyHidden>
        <span role="status">
          {isShown ? t('profiles.chosen', { name: nameOf(profileOf(profiles, selected)) }) : ''}
        </span>
      </VisuallyHidden>
      {isShown ? (
        <ol className={css.list} aria-hidden="true">
          {listedProfiles(profiles, selected).map(({ profile, index, isSelected }) => (
            <li
              key={profile.id}
              className={css.listed}
              data-state={isSelected ? 'selected' : undefined}
            >
              <span className={css.number}>{index}</span>
              <span className={css.listedName}>{nameOf(profile)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
