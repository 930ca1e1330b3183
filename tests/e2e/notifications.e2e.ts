/** Notifications are turned on with the real server. No push service is reached: the browser's part is replaced. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { SchedulePage } from '../pages/schedule.page';
import { SettingsPage } from '../pages/settings.page';
import { press } from '../support/press';
import { expect, test } from '../support/quiet-page';
import { loginAs } from '../support/viewer';

test.use({ knowsWorkers: true });

/**
 * Subscriptions that reach no service, with a permission that is given when it is asked for. Each page has an address of its own: to the
 * server, two with one address are one device.
 */
const subscribeNowhere = (page: Page) =>
  page.addInitScript((endpoint) => {
    const bytes = (length: number) => Uint8Array.from({ length }, (_, at) => at).buffer;
    const text = (length: number) => 'A'.repeat(Math.ceil((length * 4) / 3));
    const made = {
      endpoint,
      options: { applicationServerKey: bytes(65) },
      toJSON: () => ({ endpoint, keys: { p256dh: text(65), auth: text(16) } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (sessionStorage.getItem('subscribed') ? made : null),
      subscribe: async () => {
        sessionStorage.setItem('subscribed', 'yes');
        return made;
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
  }, `https://push.invalid/${randomUUID()}`);

test('notifications are turned on by a press, and are on after a reload', async ({ page }) => {
  await subscribeNowhere(page);
  await loginAs(page, 'viewer');
  const settings = new SettingsPage(page);
  await settings.start();
  await settings.goToNotifications();
  await press(settings.button('Turn on notifications'));
  await expect(settings.flag('Goes live')).toBeChecked();
  await settings.open('/settings');
  await settings.goToNotifications();
  await expect(settings.flag('Goes live')).toBeChecked();
});

test('a stream of the schedule is chosen for a reminder with the keyboard, and the settings list it', async ({
  page,
}) => {
  await subscribeNowhere(page);
  await loginAs(page, 'viewer');
  const schedule = new SchedulePage(page);
  await schedule.open('/schedule');
  await schedule.openMenuOfUpcoming();
  await schedule.remindWithKeys();
  const settings = new SettingsPage(page);
  await settings.start();
  await settings.goToNotifications();
  await settings.seeReminders();
});
