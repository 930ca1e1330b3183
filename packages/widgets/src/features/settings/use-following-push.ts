/** Notifications follow the languages of the settings; without a connection, when it is back. */
import { useQueryClient } from '@tanstack/react-query';
import { useClient } from '../../base/context';
import { useDeviceState } from '../../base/device';
import { createFollower } from './follower';

// Of the document, because a viewer may have left the settings when the connection is back.
const follow = createFollower();

/** What notifications follow: the language of the page, or the languages of clips. Failures are reported. */
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
    language: (language) =>
      follow('language', async () => (await load()).followLanguage(language, options())),
    clips: (languages) =>
      follow('clips', async () => (await load()).followClipLanguages(languages, options())),
  };
}
