/**
 * Speaker profiles: a prefix and a suffix for each text. The first, "Default", can neither be removed nor moved. Lines refer to
 * profiles by id, so that a removal does not affect lines of other profiles.
 */

/** A speaker of the translation. */
export interface SpeakerProfile {
  /** Constant when renamed or moved. */
  readonly id: string;
  /** Label in the list. */
  readonly name: string;
  /** Inserted before each text; may be empty. */
  readonly prefix: string;
  /** Inserted after each text; may be empty. */
  readonly suffix: string;
  /** Language tag for the chat frames, such as `en`; empty for none. */
  readonly chatTag: string;
}

/** The profile that is always there: nothing before or after the text, no tag. */
export const DEFAULT_PROFILE: SpeakerProfile = {
  id: 'default',
  name: 'Default',
  prefix: '',
  suffix: '',
  chatTag: '',
};

/** Editable fields of a profile. */
export type SpeakerProfileChange = Partial<Omit<SpeakerProfile, 'id'>>;

/** How to select another profile. */
export type ProfileChoice =
  /** By its id. */
  | { readonly type: 'profile.choose'; readonly id: string }
  /** The next one; after the last comes the first, or the second if Default is left out (default: not). */
  | { readonly type: 'profile.next'; readonly skipsDefault?: boolean }
  /** The previous one; before the first comes the last. */
  | { readonly type: 'profile.previous' }
  /** By index, 0 to 9. */
  | { readonly type: 'profile.jump'; readonly index: number };

/** Prefix, text and suffix. */
export const spokenBy = ({ prefix, suffix }: SpeakerProfile, text: string): string =>
  `${prefix}${text}${suffix}`;

/** The profile with this id; Default if unknown. */
export const profileOf = (profiles: readonly SpeakerProfile[], id: string): SpeakerProfile =>
  profiles.find((profile) => profile.id === id) ?? profiles[0] ?? DEFAULT_PROFILE;

/** Whether the id is that of the first profile. */
export const isDefaultProfile = (profiles: readonly SpeakerProfile[], id: string): boolean =>
  profiles[0]?.id === id;

/** Removes it; returns the same list for Default or an unknown one. */
export function removeProfile(
  profiles: readonly SpeakerProfile[],
  id: string,
): readonly SpeakerProfile[] {
  if (isDefaultProfile(profiles, id)) return profiles;
  const rest = profiles.filter((profile) => profile.id !== id);
  return rest.length === profiles.length ? profiles : rest;
}

/** Moves one place up (-1) or down (1); returns the same list if impossible, because the first place is Default's. */
export function shiftProfile(
  profiles: readonly SpeakerProfile[],
  id: string,
  step: -1 | 1,
): readonly SpeakerProfile[] {
  const from = profiles.findIndex((profile) => profile.id === id);
  const moved = profiles[from];
  const other = profiles[from + step];
  if (from < 1 || from + step < 1 || !moved || !other) return profiles;
  return profiles.map((profile, at) => {
    if (at === from) return other;
    return at === from + step ? moved : profile;
  });
}

/** Changes this profile; returns the same list if nothing changes. */
export function changeProfile(
  profiles: readonly SpeakerProfile[],
  id: string,
  change: SpeakerProfileChange,
): readonly SpeakerProfile[] {
  const old = profiles.find((profile) => profile.id === id);
  if (!old) return profiles;
  const next = { ...old, ...change, id };
  const isSame =
    next.name === old.name &&
    next.prefix === old.prefix &&
    next.suffix === old.suffix &&
    next.chatTag === old.chatTag;
  return isSame ? profiles : profiles.map((profile) => (profile.id === id ? next : profile));
}

/** Id of the profile selected afterwards; the former one if the choice does not exist. */
export function chosenProfile(
  profiles: readonly SpeakerProfile[],
  chosen: string,
  choice: ProfileChoice,
): string {
  const at = Math.max(
    0,
    profiles.findIndex(({ id }) => id === chosen),
  );
  const idAt = (index: number) => profiles[index]?.id ?? chosen;
  switch (choice.type) {
    case 'profile.choose':
      return profiles.some(({ id }) => id === choice.id) ? choice.id : chosen;
    case 'profile.jump':
      return idAt(choice.index);
    case 'profile.previous':
      return idAt((at - 1 + profiles.length) % profiles.length);
    default: {
      const next = (at + 1) % profiles.length;
      return idAt(
        next === 0 && choice.skipsDefault === true ? Math.min(1, profiles.length - 1) : next,
      );
    }
  }
}
