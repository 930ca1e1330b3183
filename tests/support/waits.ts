/**
 * What browser tests wait for, one function per condition, so that specs name the condition and not how it is detected. Presses are
 * in `press.ts`.
 */
import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test';

/** Waits until the page is hydrated: presses have an effect from then on. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Waits until the service worker controls the page: every script is then on the device, so no part of a page needs a connection. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A writing call, such as `PATCH /users/favorites`: its method and the end of its path. */
export type Call = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** Whether the response belongs to this call. */
function isAnswerTo(call: Call, answer: Response): boolean {
  const [method, path = ''] = call.split(' ');
  return answer.request().method() === method && new URL(answer.url()).pathname.endsWith(path);
}

/** Does something and waits until the server has confirmed the call it causes; resolves with the response. */
export async function saved(
  page: Page,
  call: Call,
  act: () => Promise<unknown>,
): Promise<Response> {
  const confirmed = page.waitForResponse((answer) => isAnswerTo(call, answer) && answer.ok());
  const [answer] = await Promise.all([confirmed, act()]);
  return answer;
}

/** Waits until the element and the window have the same position in three frames. */
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

/** Waits until the page has drawn a frame and run the timeouts that were due, so that the effect of a key is visible. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/** Requests that have not ended, of pages that were waited for once. */
const pendingOf = new WeakMap<Page, Set<Request>>();

function followRequests(page: Page): Set<Request> {
  const pending = new Set<Request>();
  const forget = (request: Request) => pending.delete(request);
  // A stream of events ends with the page.
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  pendingOf.set(page, pending);
  return pending;
}

/**
 * Waits until no request is pending. Playwright's own wait for that (`networkidle`) is over for ever once a document has been quiet, so
 * from the second time on requests are counted here; an answer of the page comes after the news of what it has asked for.
 */
export async function quiet(page: Page): Promise<void> {
  const pending = pendingOf.get(page) ?? followRequests(page);
  await page.waitForLoadState('networkidle');
  await eventually('no request is pending', async () => {
    await page.evaluate(() => undefined);
    return pending.size;
  }).toBe(0);
}

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
