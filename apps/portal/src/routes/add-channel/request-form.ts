/** Kinds of channel requests: their fields, validation and request body. */
import type { BodyOf } from '@oshimado/contract';
import { channelKeyOf, TL_LANGUAGES } from '@oshimado/domain';

export const requestTypes = ['addVtuber', 'addClipper', 'modify', 'remove'] as const;
export type RequestType = (typeof requestTypes)[number];

export const OTHER_LANGUAGE = 'other';
export const requestLanguages: readonly string[] = [...TL_LANGUAGES, OTHER_LANGUAGE];

export interface ChosenChannel {
  readonly id: string;
  readonly name: string;
}

export interface RequestValues {
  readonly address: string;
  readonly channel: ChosenChannel | null;
  readonly englishName: string;
  /** Code; empty until chosen. */
  readonly language: string;
  readonly org: string;
  readonly twitter: string;
  readonly contact: string;
  readonly comments: string;
}
export type RequestField = keyof RequestValues;

export const emptyRequest: RequestValues = {
  address: '',
  channel: null,
  englishName: '',
  language: '',
  org: '',
  twitter: '',
  contact: '',
  comments: '',
};

/** Whether the viewer has entered something; `linked` is the address that the link to the page has filled in. */
export const hasInput = (values: RequestValues, linked: string): boolean =>
  Object.values(values).some((value) => value !== null && value !== '' && value !== linked);

type Need = 'required' | 'optional';
const ALL: Partial<Record<RequestField, Need>> = { contact: 'optional', comments: 'optional' };

/** The fields of each type; those that are not named are not asked for and not sent. */
export const fieldsOf: Readonly<
  Record<RequestType, Readonly<Partial<Record<RequestField, Need>>>>
> = {
  addVtuber: {
    ...ALL,
    address: 'required',
    englishName: 'optional',
    org: 'optional',
    twitter: 'optional',
  },
  addClipper: { ...ALL, address: 'required', language: 'required', twitter: 'optional' },
  modify: {
    ...ALL,
    channel: 'required',
    englishName: 'optional',
    language: 'required',
    org: 'optional',
    twitter: 'optional',
  },
  remove: { ...ALL, channel: 'required', contact: 'required' },
};

/** A server takes no more in one field. */
export const TEXT_MAX = 200;
export const COMMENTS_MAX = 3_000;

const HANDLE = /^@\w{1,15}$/;

export type RequestError = 'address' | 'channel' | 'language' | 'twitter' | 'contact' | 'long';
export type RequestErrors = Partial<Record<RequestField, RequestError>>;

const maxOf = (field: RequestField) => (field === 'comments' ? COMMENTS_MAX : TEXT_MAX);

function errorOf(field: RequestField, need: Need, values: RequestValues): RequestError | undefined {
  if (field === 'channel') return values.channel === null ? 'channel' : undefined;
  const text = values[field].trim();
  if (field === 'address') return channelKeyOf(text) === undefined ? 'address' : undefined;
  if (field === 'twitter') return text === '' || HANDLE.test(text) ? undefined : 'twitter';
  if (text === '' && need === 'required') return field === 'language' ? 'language' : 'contact';
  return text.length > maxOf(field) ? 'long' : undefined;
}

/** What is wrong with the fields of a type; empty when it can be sent. */
export function requestErrors(type: RequestType, values: RequestValues): RequestErrors {
  const errors: RequestErrors = {};
  for (const field of Object.keys(emptyRequest) as RequestField[]) {
    const need = fieldsOf[type][field];
    const error = need && errorOf(field, need, values);
    if (error) errors[field] = error;
  }
  return errors;
}

/** What the server is asked before a channel is requested: whether it has it. Undefined where the address names none. */
export function lookupKeyOf(type: RequestType, { address }: RequestValues): string | undefined {
  if (fieldsOf[type].address === undefined) return undefined;
  const key = channelKeyOf(address);
  return key?.startsWith('@') ? key.toLowerCase() : key;
}

/** Codes instead of translated text, so that operators can read requests in any language. */
const CODES: Readonly<Record<RequestType, string>> = {
  addVtuber: 'add_vtuber',
  addClipper: 'add_clipper',
  modify: 'modify',
  remove: 'delete',
};

function channelLink({ address, channel }: RequestValues, isNew: boolean): string {
  const key = isNew ? channelKeyOf(address) : channel?.id;
  if (key === undefined) return '';
  return key.startsWith('@')
    ? `https://www.youtube.com/${key}`
    : `https://www.youtube.com/channel/${key}`;
}

/** "[org] text", as readers of these reports know it. */
const commentsOf = (org: string, comments: string) =>
  [org === '' ? '' : `[${org}]`, comments].filter((text) => text !== '').join(' ');

/** The report with the filled fields of its type; their names are those the server's readers know. */
export function requestReport(
  type: RequestType,
  values: RequestValues,
): BodyOf<'postChannelReport'> {
  const fields = fieldsOf[type];
  const filled = (field: Exclude<RequestField, 'channel'>) =>
    fields[field] === undefined ? '' : values[field].trim();
  const rows: readonly (readonly [name: string, value: string])[] = [
    ['Request Type', CODES[type]],
    ['Channel Link', channelLink(values, fields.address !== undefined)],
    ['Alternate Channel Name (optional)', filled('englishName')],
    ['What language is your channel?', filled('language')],
    ['Twitter Handle (optional)', filled('twitter')],
    ['Direct contact', filled('contact')],
    ['Comments', commentsOf(filled('org'), filled('comments'))],
  ];
  return {
    content: '',
    embeds: [
      {
        title: 'Channel Request',
        fields: rows.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })),
      },
    ],
  };
}
