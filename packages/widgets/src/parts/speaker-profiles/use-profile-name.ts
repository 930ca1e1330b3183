import { DEFAULT_PROFILE, type SpeakerProfile } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';

/** The name of a profile as shown; that of the default one is in the viewer's language. */
export function useProfileName(): (profile: SpeakerProfile) => string {
  const t = useTranslate('editing');
  return ({ id, name }) => (id === DEFAULT_PROFILE.id ? t('profiles.default') : name);
}
