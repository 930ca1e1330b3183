'use client';

export { isLineKey, profileChoiceOf, type PressedKey } from './profile-keys';
export { ProfileList, type ProfileListProps } from './ProfileList';
export { SpeakerProfiles, type SpeakerProfilesPanelProps } from './SpeakerProfiles';
export type { SpeakerProfileEvent, SpeakerProfilesProps } from './speaker-profiles.types';
export { useProfileName } from './use-profile-name';
