/** The calendar file that a browser writes, read back by a program that others read them with. */
import { calendarFile, type CalendarFileEvent } from '@oshimado/domain';
import ICAL from 'ical.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../apps/api/src/feeds/calendar';
import { cases, SEED } from '../../packages/domain/src/testing/cases';

const NOW = Date.parse('2026-11-27T12:00:00Z');

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map((event) => ({
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      url: String(event.component.getFirstPropertyValue('url')),
      status: event.component.getFirstPropertyValue('status'),
      fields: event.component.getAllProperties().length,
    }));

const event = fc.record<CalendarFileEvent>({
  id: fc.stringMatching(/^[\w-]{11}$/),
  summary: fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => `${text}, of; it`),
  start: fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000),
  duration: fc.integer({ min: 0, max: 86_400 }),
  url: fc.webUrl({ withQueryParameters: true }),
  isCertain: fc.boolean(),
});

const control = /[\p{Cc}\u2028\u2029]/gu;

describe('the calendar file of a schedule', () => {
  it('the calendar file of a schedule has each of its streams, with what was said of it', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const text = calendarFile('Schedule', events, NOW);
        const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
        expect(longest).toBeLessThanOrEqual(75);
        expect(read(text)).toEqual(
          events.map(({ id, summary, start, duration, url, isCertain }) => ({
            uid: `${id}@oshimado`,
            summary: summary.replaceAll(control, ' '),
            start,
            end: start + (duration || 3_600) * 1_000,
            url,
            status: isCertain ? 'CONFIRMED' : 'TENTATIVE',
            fields: 8,
          })),
        );
      }),
      { numRuns: cases(2_000), seed: SEED },
    );
  });

  it('the calendar file of a schedule lets no text of a stream become a line of its own', () => {
    const evil = { id: 'a', summary: 'One\r\nX-EVIL:1', start: NOW, duration: 0, isCertain: true };
    const text = calendarFile('all\r\nX-EVIL:1', [{ ...evil, url: 'https://a.example/' }], NOW);
    expect(text).not.toMatch(/^X-EVIL/m);
    expect(read(text)[0]?.summary).toBe('One\nX-EVIL:1');
  });

  it('the calendar file of a schedule has the events of the calendar that the server writes, so that both in one program are one', () => {
    const seen = { id: 'dQw4w9WgXcQ', start: NOW, duration: 0, url: 'https://a.example/watch/x' };
    const file = calendarFile('A', [{ ...seen, summary: 'Sora: Song', isCertain: false }], NOW);
    const when = new Date(NOW);
    const served = writeCalendar('A', 'https://a.example', [
      {
        ...seen,
        start: when,
        title: 'Song',
        channel: 'Sora',
        announced: when,
        changed: when,
        sequence: 0,
        certain: false,
        cancelled: false,
      },
    ]);
    const common = (text: string) => read(text).map((one) => ({ ...one, fields: 0 }));
    expect(common(file)).toEqual(common(served));
  });
});
