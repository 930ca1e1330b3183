import { isDefaultProfile, TL_PROFILES_MAX, type SpeakerProfile } from '@oshimado/domain';

/** How many profiles the list over the field shows. */
const LISTED_PROFILES = 11;

/** A profile of the list over the field. */
export interface ListedProfile {
  readonly profile: SpeakerProfile;
  /** Its place, which is also the digit that jumps to it. */
  readonly index: number;
  readonly isSelected: boolean;
}

/** The profiles around the selected one. */
export function listedProfiles(
  profiles: readonly SpeakerProfile[],
  selected: string,
): readonly ListedProfile[] {
  const at = profiles.findIndex(({ id }) => id === selected);
  const last = Math.max(0, profiles.length - LISTED_PROFILES);
  const first = Math.min(last, Math.max(0, at - Math.floor(LISTED_PROFILES / 2)));
  return profiles.slice(first, first + LISTED_PROFILES).map((profile, offset) => ({
    profile,
    index: first + offset,
    isSelected: profile.id === selected,
  }));
}

/** What can be done with the selected profile. */
export function profileTools(profiles: readonly SpeakerProfile[], selected: string) {
  const at = profiles.findIndex(({ id }) => id === selected);
  const isFixed = isDefaultProfile(profiles, selected) || at < 0;
  return {
    /** Whether it is the default one, which keeps its name and place. */
    isFixed,
    canAdd: profiles.length < TL_PROFILES_MAX,
    canShiftUp: at > 1,
    canShiftDown: !isFixed && at < profiles.length - 1,
  };
}
