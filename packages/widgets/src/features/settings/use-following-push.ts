/** Notifications follow the languages of the settings. Where the server is not reached, the settings of notifications do it later. */
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useDeviceState } from '../../base/device';

/** What notifications follow: the language of the page, or the languages of clips. */
export interface FollowingPush {
  readonly language: (language: string) => Promise<void>;
  readonly clips: (languages: readonly string[]) => Promise<void>;
}

export function useFollowingPush(): FollowingPush {
  const client = useClient();
  const queries = useQueryClient();
  const zone = useDeviceState((state) => state.timeZone);
  const options = () => ({
    client,
    queries,
    zone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const load = () => import('../../parts/push/follow-language');
  return {
    language: async (language) => (await load()).followLanguage(language, options()),
    clips: async (languages) => (await load()).followClipLanguages(languages, options()),
  };
}
