import { expect, it } from 'vitest';
import { placeholderBody } from './editing';

const body = (liveTime: string) => ({
  channel_id: 'UC1DCedRgGHBdm81E1llLhOQ',
  title: {
    name: 'Concert',
    link: 'https://events.example',
    placeholderType: 'event',
    certainty: 'certain',
  },
  liveTime,
  duration: 3_600,
});

it.each(['2026-13-45T10:00:00Z', '2026-02-30T10:00:00Z', '2026-02-29', '1', 'tomorrow', ''])(
  'a start of “%s” is refused, and never read as another day',
  (liveTime) => {
    expect(placeholderBody.safeParse(body(liveTime)).success).toBe(false);
  },
);

it.each(['2026-02-28T10:00:00.000Z', '2028-02-29T23:30:00+09:00'])(
  'a start of “%s” is read',
  (liveTime) => {
    const read = placeholderBody.safeParse(body(liveTime));
    expect(read.data?.liveTime).toEqual(new Date(liveTime));
  },
);
