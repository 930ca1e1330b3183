import type { ProfileChoice, SpeakerProfile, SpeakerProfileChange } from '@oshimado/domain';

/** What a viewer does with profiles, as the machines of the TL client and of the script editor understand it. */
export type SpeakerProfileEvent =
  | ProfileChoice
  | { readonly type: 'profile.add'; readonly name: string }
  | { readonly type: 'profile.remove'; readonly id: string }
  | { readonly type: 'profile.change'; readonly id: string; readonly change: SpeakerProfileChange }
  | { readonly type: 'profile.shift'; readonly id: string; readonly step: -1 | 1 };

/** Profiles and what changes them. */
export interface SpeakerProfilesProps {
  /** Default first. */
  readonly profiles: readonly SpeakerProfile[];
  /** Id of the selected profile. */
  readonly selected: string;
  /** Called with what the viewer does. */
  readonly onEvent: (event: SpeakerProfileEvent) => void;
}
