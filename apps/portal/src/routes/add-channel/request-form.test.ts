import { CallError, type ChannelFull } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  emptyRequest,
  fieldsOf,
  lookupKeyOf,
  requestErrors,
  requestReport,
  requestTypes,
  type RequestValues,
} from './request-form';
import { sendRequest } from './use-send-request';

const values = (over: Partial<RequestValues> = {}): RequestValues => ({ ...emptyRequest, ...over });
const full = values({
  address: 'https://www.youtube.com/@Someone',
  channel: { id: 'UCaaaaaaaaaaaaaaaaaaaaaa', name: 'Someone' },
  englishName: 'Some One',
  language: 'ja',
  org: 'Window',
  twitter: '@someone',
  contact: 'mail@a.example',
  comments: 'Hello',
});
const fieldsSent = (report: ReturnType<typeof requestReport>) =>
  Object.fromEntries((report.embeds?.[0]?.fields ?? []).map(({ name, value }) => [name, value]));

describe('what is wrong with a request', () => {
  it('what is wrong with a request is the address, unless it looks like a channel or @handle address', () => {
    const errorFor = (address: string) => requestErrors('addVtuber', values({ address })).address;
    expect(
      ['', 'hello', 'https://youtu.be/aaaaaaaaaaa', 'https://www.youtube.com/c/old'].map(errorFor),
    ).toEqual(['address', 'address', 'address', 'address']);
    expect(errorFor('youtube.com/@Someone')).toBeUndefined();
    expect(errorFor('https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa')).toBeUndefined();
  });

  it.each([
    ['addVtuber', ['address']],
    ['addClipper', ['address', 'language']],
    ['modify', ['channel', 'language']],
    ['remove', ['channel', 'contact']],
  ] as const)('what is wrong with a request is what %s needs and has not', (type, fields) => {
    expect(Object.keys(requestErrors(type, emptyRequest))).toEqual(fields);
    expect(requestErrors(type, full)).toEqual({});
  });

  it('what is wrong with a request is a handle that does not start with @, where it is asked for', () => {
    const wrong = { ...full, twitter: 'someone' };
    expect(requestErrors('addVtuber', wrong)).toEqual({ twitter: 'twitter' });
    expect(requestErrors('remove', wrong)).toEqual({});
  });
});

describe('what is sent', () => {
  it('what is sent has the filled fields of its type alone, with codes for sentences', () => {
    expect(fieldsSent(requestReport('addVtuber', full))).toEqual({
      'Request Type': 'add_vtuber',
      'Channel Link': 'https://www.youtube.com/@Someone',
      'Alternate Channel Name (optional)': 'Some One',
      'Twitter Handle (optional)': '@someone',
      'Direct contact': 'mail@a.example',
      Comments: '[Window] Hello',
    });
    expect(fieldsSent(requestReport('remove', { ...full, comments: '' }))).toEqual({
      'Request Type': 'delete',
      'Channel Link': 'https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa',
      'Direct contact': 'mail@a.example',
    });
  });

  it('what is sent has no empty value, whatever is written', () => {
    const text = fc.string({ maxLength: 20 });
    const written = fc.record({
      englishName: text,
      language: text,
      org: text,
      twitter: text,
      contact: text,
      comments: text,
    });
    fc.assert(
      fc.property(fc.constantFrom(...requestTypes), written, (type, changes) => {
        const sent = fieldsSent(requestReport(type, { ...full, ...changes }));
        expect(Object.values(sent).filter((value) => value.trim() === '')).toEqual([]);
        const hasOrg = fieldsOf[type].org !== undefined && changes.org.trim() !== '';
        expect(sent['Comments']?.startsWith('[') ?? false).toBe(
          hasOrg || changes.comments.trim().startsWith('['),
        );
      }),
    );
  });
});

describe('sending a request', () => {
  const unknown = new CallError('http', 'getChannel', '/x', 404);
  const listed = { id: 'UCb', name: 'B', english_name: null };
  const client = (getChannel: () => Promise<unknown>) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the names are looked at
    getChannel: vi.fn(getChannel as () => Promise<ChannelFull>),
    postChannelReport: vi.fn(async () => ({ id: '1' })),
  });

  it('sending a request looks the channel up first, a handle in lower case, and sends what is not listed', async () => {
    const unlisted = client(() => Promise.reject(unknown));
    expect(await sendRequest(unlisted, { type: 'addVtuber', values: full })).toEqual({
      kind: 'sent',
    });
    expect(unlisted.getChannel).toHaveBeenCalledWith({ id: '@someone' });
    expect(unlisted.postChannelReport).toHaveBeenCalledWith({
      body: requestReport('addVtuber', full),
    });
  });

  it('sending a request sends nothing for a channel that is listed', async () => {
    const known = client(() => Promise.resolve(listed));
    expect(await sendRequest(known, { type: 'addClipper', values: full })).toEqual({
      kind: 'exists',
      channel: listed,
    });
    expect(known.postChannelReport).not.toHaveBeenCalled();
  });

  it('sending a request does not take a server that fails for one that does not know the channel', async () => {
    const failing = client(() => Promise.reject(new CallError('http', 'getChannel', '/x', 503)));
    await expect(sendRequest(failing, { type: 'addVtuber', values: full })).rejects.toThrow('503');
    expect(failing.postChannelReport).not.toHaveBeenCalled();
  });

  it('sending a request looks nothing up for a change of a listed channel', async () => {
    const known = client(() => Promise.resolve(listed));
    expect(lookupKeyOf('modify', full)).toBeUndefined();
    expect(await sendRequest(known, { type: 'modify', values: full })).toEqual({ kind: 'sent' });
    expect(known.getChannel).not.toHaveBeenCalled();
  });
});
