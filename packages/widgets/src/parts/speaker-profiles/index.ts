'use client';

export { isLineKey, profileChoiceOf, type PressedKey } from './profile-keys';
export { ProfileList } from './ProfileList';
export { SpeakerProfiles } from './SpeakerProfiles';
export type { SpeakerProfileEvent } from './speaker-profiles.types';
export { useProfileName } from './use-profile-name';
