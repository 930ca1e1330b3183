/**
 * What browser tests wait for, one function for each: a spec says what it waits for, and how that is known is decided here. Presses
 * are in `press.ts`.
 */
import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The page is hydrated: what is pressed from now on has its effect. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** The service worker controls the page: every script of the portal is on the device, so no part of a page needs a connection. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A call that writes, as `PATCH /users/favorites`: its method, and the end of its path. */
export type Call = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Whether the answer is one to this call. */
function isAnswerTo(call: Call, answer: Response): boolean {
  const [method, path = ''] = call.split(' ');
  return answer.request().method() === method && new URL(answer.url()).pathname.endsWith(path);
}

/** Does something and waits until the server has confirmed the call it makes; resolves with that answer. */
export async function saved(
  page: Page,
  call: Call,
  act: () => Promise<unknown>,
): Promise<Response> {
  const confirmed = page.waitForResponse((answer) => isAnswerTo(call, answer) && answer.ok());
  const [answer] = await Promise.all([confirmed, act()]);
  return answer;
}

/** Nothing moves any more: the element, and what scrolls around it, are where they were in the two frames before. */
export async function atRest(target: Locator): Promise<void> {
  await target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let last = '';
        let frames = 0;
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height, scrollX, scrollY].join();
          frames = now === last ? frames + 1 : 0;
          last = now;
          if (frames === 2) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The page has drawn a frame and run the timeouts that were due: what a key has changed is seen. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** Nothing is under way to the server any more. */
export const quiet = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/**
 * Reads again until the value is the one that is expected: `eventually('each change is sent once', sent).toHaveLength(2)`. For values
 * that Playwright's own assertions of locators cannot read. The sentence is what a failure says.
 */
export const eventually = <Value>(
  sentence: string,
  read: () => Value | Promise<Value>,
): ReturnType<typeof expect.poll<Value>> => expect.poll(read, sentence);

/** Tries again until nothing in it fails. It may be tried many times, so it must do no harm when it has succeeded. */
export const tried = (sentence: string, attempt: () => Promise<void>): Promise<void> =>
  expect(attempt, sentence).toPass();
