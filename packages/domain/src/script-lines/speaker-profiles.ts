/**
 * Speaker profiles: a prefix and a suffix for each text. The first, "Default", can neither be removed nor moved. Lines refer to
 * profiles by id, so that a removal does not affect lines of other profiles.
 */

/** A voice of the translation. */
export interface SpeakerProfile {
  /** Stays the same through renaming and moving. */
  readonly id: string;
  /** What the list shows. */
  readonly name: string;
  /** Set before each text; may be empty. */
  readonly prefix: string;
  /** Set behind each text; may be empty. */
  readonly suffix: string;
  /** Language tag for the chat frames, such as `en`; empty for none. */
  readonly chatTag: string;
}

export const DEFAULT_PROFILE: SpeakerProfile = {
  id: 'default',
  name: 'Default',
  prefix: '',
  suffix: '',
  chatTag: '',
};

/** What may be changed of a profile. */
export type SpeakerProfileChange = Partial<Omit<SpeakerProfile, 'id'>>;

/** How another profile comes to be the chosen one. */
export type ProfileChoice =
  /** By its id. */
  | { readonly type: 'profile.choose'; readonly id: string }
  /** The one below; after the last comes the first, or the second where Default is left out (default: not). */
  | { readonly type: 'profile.next'; readonly skipsDefault?: boolean }
  /** The one above; before the first comes the last. */
  | { readonly type: 'profile.previous' }
  /** By its place, 0 to 9. */
  | { readonly type: 'profile.jump'; readonly index: number };

/** Prefix, text and suffix. */
export const spokenBy = ({ prefix, suffix }: SpeakerProfile, text: string): string =>
  `${prefix}${text}${suffix}`;

/** The profile of this id; Default where it is unknown. */
export const profileOf = (profiles: readonly SpeakerProfile[], id: string): SpeakerProfile =>
  profiles.find((profile) => profile.id === id) ?? profiles[0] ?? DEFAULT_PROFILE;

export const isDefaultProfile = (profiles: readonly SpeakerProfile[], id: string): boolean =>
  profiles[0]?.id === id;

/** The list without it; the same list for Default and for an unknown one. */
export function removeProfile(
  profiles: readonly SpeakerProfile[],
  id: string,
): readonly SpeakerProfile[] {
  if (isDefaultProfile(profiles, id)) return profiles;
  const rest = profiles.filter((profile) => profile.id !== id);
  return rest.length === profiles.length ? profiles : rest;
}

/** One place up (-1) or down (1); the same list where it cannot go, for the first place is Default's. */
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

/** The list with this profile changed; the same list where nothing is another. */
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

/** Id of the profile chosen after this; the one before where the choice names none. */
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
