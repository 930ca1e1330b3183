/** Versions of ICU write the same date differently: a page is kept as its server wrote it until something in it changes. */
import { AnyPage } from '../pages/any-page.page';
import { expect, test } from '../support/quiet-page';
import { shareOf } from '../support/share';

const routes = [
  '/',
  '/schedule',
  '/schedule?view=week',
  '/channel',
  '/channel/:channel/about',
  '/watch/:video',
  '/playlists',
  '/about',
];

// Not that of Tokyo: streams are written with two times.
test.use({ timezoneId: 'America/New_York' });

test('a browser with other spaces in its dates than the server takes each page over', async ({
  page,
  context,
  complaints,
}) => {
  await context.addInitScript(() => {
    const other = (text: string) => text.replaceAll(' ', '\u00A0');
    const dates = Intl.DateTimeFormat.prototype;
    const written = Object.getOwnPropertyDescriptor(dates, 'format');
    Object.defineProperty(dates, 'format', {
      configurable: true,
      get(this: Intl.DateTimeFormat) {
        const format = written?.get?.call(this) as Intl.DateTimeFormat['format'];
        return (date?: Date | number) => other(format(date));
      },
    });
    class Distances extends Intl.RelativeTimeFormat {
      override format(value: number, unit: Intl.RelativeTimeFormatUnit): string {
        return other(super.format(value, unit));
      }
    }
    Object.assign(Intl, { RelativeTimeFormat: Distances });
  });
  const any = new AnyPage(page);
  const firstId = async (path: string) => {
    const answer = await page.request.get(`/api/v2/${path}`);
    const [first] = (await answer.json()) as { id: string }[];
    return first?.id ?? '';
  };
  const ids = {
    ':channel': await firstId('channels?limit=1&type=vtuber'),
    ':video': await firstId('videos?limit=1&type=stream&status=past'),
  };
  // Their server knows the time zone of a viewer from the second page on.
  await page.goto('/library');
  await any.seeWhole();
  for (const route of shareOf(routes, 2))
    await test.step(`${route} is taken over`, async () => {
      await page.goto(route.replace(/:channel|:video/, (name) => ids[name as keyof typeof ids]));
      await any.seeWhole();
      expect(complaints).toEqual([]);
    });
});
