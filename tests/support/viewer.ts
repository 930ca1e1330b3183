import type { Page } from '@playwright/test';
import { TEST_TIME } from './test-time';

/** The roles a visitor of the demo can log in as. */
export type DemoRole = 'viewer' | 'translator' | 'editor' | 'admin';

/** Stores a login of yesterday on the page's device before its first page. */
export async function loginAs(page: Page, role: DemoRole): Promise<{ readonly token: string }> {
  const answer = await page.request.post('/api/v2/user/login', {
    data: { token: role, service: 'demo' },
  });
  const { jwt, user } = (await answer.json()) as { jwt: string; user: { id: string } };
  // As the page itself keeps it: the server draws another page for who has one.
  const { origin } = new URL(answer.url());
  await page.context().addCookies([{ name: 'OSHIMADO_JWT', value: jwt, url: origin }]);
  const kept = JSON.stringify({ user, checkedAt: TEST_TIME });
  await page.addInitScript(
    ([token, text]) => {
      // Only the first time: a page that logs out stays logged out.
      if (sessionStorage.getItem('test.loggedIn')) return;
      sessionStorage.setItem('test.loggedIn', 'yes');
      localStorage.setItem('user', text);
      localStorage.setItem('token', token);
    },
    [jwt, kept] as const,
  );
  return { token: jwt };
}
