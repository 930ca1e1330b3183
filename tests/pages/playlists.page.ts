import { expect } from '@playwright/test';
import { press } from '../support/press';
import { PortalPage } from './portal.page';

/** The playlists of a viewer, and the page of each. */
export class PlaylistsPage extends PortalPage {
  /** Makes a playlist the current one, on its own page, and comes back to all of them. */
  async edit(name: string) {
    await press(this.main.getByRole('link', { name: new RegExp(`${name}$`) }));
    await press(this.button('Edit'));
    await expect(this.button('Edit')).toBeHidden();
    await this.page.goBack();
  }

  /** A playlist on the page of all of them. */
  named(name: string) {
    return this.main.getByText(name, { exact: true });
  }

  /** Ids of the first archived streams. */
  async someIds(count: number): Promise<string[]> {
    const answer = await this.page.request.get(
      '/api/v2/videos?status=past&type=stream&org=Hololive&limit=9',
    );
    const videos = (await answer.json()) as { id: string }[];
    return videos.slice(0, count).map(({ id }) => id);
  }

  /** A playlist the viewer saved another day; answers its id. */
  async saveBefore(token: string, name: string, ids: readonly string[] = []): Promise<number> {
    const answer = await this.page.request.post('/api/v2/playlist', {
      data: { name, video_ids: ids },
      headers: { authorization: `BEARER ${token}` },
    });
    return (await answer.json()) as number;
  }
}
