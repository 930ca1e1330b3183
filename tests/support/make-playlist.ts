import type { APIRequestContext } from '@playwright/test';

/** A playlist of a viewer of the demo. */
export interface MadePlaylist {
  readonly id: string;
  readonly name: string;
  /** Deletes it on the server. */
  readonly remove: () => Promise<void>;
}

interface Making {
  readonly name?: string;
  /** Ids of its videos, in their order. */
  readonly videos: readonly string[];
  /** Of the server. Default: that of the tests. */
  readonly origin?: string;
}

/** Saves a playlist as a viewer of the demo. */
export async function makePlaylist(
  request: APIRequestContext,
  { name = 'Evening & <songs>', videos, origin = '' }: Making,
): Promise<MadePlaylist> {
  const login = await request.post(`${origin}/api/v2/user/login`, {
    data: { token: 'viewer', service: 'demo' },
  });
  const { jwt } = (await login.json()) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  const made = await request.post(`${origin}/api/v2/playlist`, {
    data: { name, video_ids: videos },
    headers,
  });
  const id = (await made.text()).trim();
  return {
    id,
    name,
    remove: async () => {
      await request.delete(`${origin}/api/v2/playlist/${id}`, { headers });
    },
  };
}
