/** Schemas of the list of followed channels, as admins read and edit it. */
import * as z from 'zod';
import {
  CHANNEL_IMPORT_MAX,
  CHANNEL_IMPORT_NAMED_MAX,
  LISTED_GROUPS_MAX,
  LISTED_LANGUAGE,
  LISTED_NAME_MAX,
  LISTED_TWITCH,
  LISTED_TWITTER,
  LISTED_YOUTUBE,
} from '../channel-list-limits';
import { pageSize } from './admin-page';
import { bodyText, maybe, nameText, words } from './body';
import { queryText } from './query';
import { count, instant } from './values';

const homes = ['database', 'file'] as const;
const listedTypes = ['vtuber', 'clipper'] as const;
const listForms = ['yaml', 'csv'] as const;

const name = nameText(LISTED_NAME_MAX);
/** A name that the list has already, exactly as it is written there. */
const knownName = words(LISTED_NAME_MAX);
const shaped = (pattern: RegExp, wants: string) =>
  z
    .string()
    .transform((value) => value.trim())
    .refine((value) => pattern.test(value), wants);

const version = z
  .string()
  .regex(/^[\w-]{1,40}$/, 'must be the version of an entry')
  .describe('The entry as it was read: 412 if somebody else has changed it since.');

/** Key of an entry: the id of its channel, or its handle in lower case. */
const entryId = z.string().regex(LISTED_YOUTUBE, 'must be a channel id or a handle');

/** A channel, as it is written into the list; no component of its own, because its name would be that of `ListedChannel` as input. */
export const listedChannelInput = z
  .object({
    name: name.describe('Name in its own script.'),
    english_name: maybe(name).describe('Name in Latin letters.'),
    youtube: shaped(
      LISTED_YOUTUBE,
      'must be a channel id like UC… (24 characters) or a handle like @name',
    ).describe('Id or handle at YouTube.'),
    type: z
      .enum(listedTypes, { error: 'must be vtuber or clipper' })
      .optional()
      .describe('Default vtuber.'),
    org: maybe(knownName).describe('Name of an organization of the list.'),
    group: maybe(knownName).describe('Name of a group of that organization.'),
    lang: maybe(shaped(LISTED_LANGUAGE, 'must be a language like en, ja or zh-TW')).describe(
      'Language of a clipper’s subtitles, or of a streamer.',
    ),
    twitch: maybe(shaped(LISTED_TWITCH, 'must be a login name without an address')).describe(
      'Login name at Twitch.',
    ),
    twitter: maybe(shaped(LISTED_TWITTER, 'must be an account name without @')).describe(
      'Account name at Twitter.',
    ),
    inactive: z.boolean().optional().describe('Graduated or paused. Default false.'),
  })
  .describe('A channel, as it is written into the list.');

/** Schema of `ListedChannel`. */
export const listedChannel = z
  .object({
    id: z.string().describe('Key of the entry: the id, or the handle in lower case.'),
    version: z.string().describe('Sent back with a change of the entry.'),
    name: z.string(),
    english_name: z.string().nullable(),
    youtube: z.string().describe('Id or handle, as it is written.'),
    type: z.enum(listedTypes),
    org: z.string().nullable(),
    group: z.string().nullable(),
    lang: z.string().nullable(),
    twitch: z.string().nullable(),
    twitter: z.string().nullable(),
    inactive: z.boolean(),
  })
  .meta({
    id: 'ListedChannel',
    description: 'A followed channel, as the list has it.',
  });

/** Schema of `ListedOrg`. */
export const listedOrg = z
  .object({
    name: z.string(),
    version: z.string().describe('Sent back with a change of the organization.'),
    short: z.string().nullable(),
    name_jp: z.string().nullable(),
    groups: z
      .array(z.object({ name: z.string(), channels: count }))
      .describe('In their order, with the number of their channels.'),
    channels: count,
  })
  .meta({
    id: 'ListedOrg',
    description: 'An organization of the list of followed channels.',
  });

const listProblem = z.object({
  line: z.int().positive().describe('Line of the text, from 1; of a table, the row.'),
  message: z.string().describe('In English.'),
});

/** Schema of `ChannelListState`. */
export const channelListState = z
  .object({
    kept_in: z
      .enum(homes)
      .describe('`file`: it is read only here, because `CHANNELS_FILE` is set.'),
    is_followed: z
      .boolean()
      .describe('Whether a source of this site follows it: YouTube or Twitch in `SOURCE`.'),
    changed_at: instant.nullable().describe('null for a file, and before the first change.'),
    channels: count,
    orgs: z.array(listedOrg),
    problems: z.array(listProblem).describe('What is wrong with the file; otherwise empty.'),
  })
  .meta({
    id: 'ChannelListState',
    description: 'The list of followed channels as a whole.',
  });

export const listedChannelsQuery = z.object({
  q: queryText.optional().describe('Part of a name, an id, a handle or a login.'),
  org: queryText.optional().describe('Name of an organization.'),
  before: entryId.optional().describe('Key of a channel; the list continues after it.'),
  limit: pageSize,
});

export const listedChannelBody = z.object({
  before: z
    .object({ id: entryId, version })
    .nullish()
    .describe('The entry that is changed. Default: the channel is new.'),
  channel: listedChannelInput,
});

export const listedChannelParams = z.object({ id: entryId });
export const listedOrgParams = z.object({
  name: z.string().min(1).max(LISTED_NAME_MAX, `must be at most ${LISTED_NAME_MAX} characters`),
});
export const entryVersionQuery = z.object({ version });

const listedGroupInput = z.object({
  name,
  before: maybe(knownName).describe(
    'Its name until now; its channels stay in it. Default: it is new.',
  ),
});

export const listedOrgBody = z.object({
  before: z
    .object({ name: knownName, version })
    .nullish()
    .describe('The organization that is changed. Default: it is new.'),
  org: z.object({
    name,
    short: maybe(name).describe('Shown where there is little space.'),
    name_jp: maybe(name).describe('Japanese name.'),
    groups: z
      .array(listedGroupInput)
      .max(LISTED_GROUPS_MAX, `must hold at most ${LISTED_GROUPS_MAX} groups`)
      .refine(
        (groups) => new Set(groups.map((group) => group.name)).size === groups.length,
        'must not hold a name twice',
      )
      .optional()
      .describe('In their order. Default: none.'),
  }),
});

export const channelImportBody = z.object({
  form: z
    .enum(listForms, { error: 'must be yaml or csv' })
    .describe('`yaml`: a list, or the export of another site.'),
  text: bodyText(CHANNEL_IMPORT_MAX),
  known: z
    .enum(['keep', 'change'], { error: 'must be keep or change' })
    .optional()
    .describe(
      '`change` takes over what the text says of channels that the list has. What it leaves out stays. Default keep.',
    ),
  dry_run: z
    .boolean()
    .optional()
    .describe('Only says what would be done. Default true: nothing is changed by accident.'),
});

const namedChannel = z.object({
  id: z.string(),
  name: z.string(),
  org: z.string().nullable(),
});

/** Schema of `ChannelImport`. */
export const channelImport = z
  .object({
    is_done: z.boolean().describe('Whether the list was changed.'),
    added: count,
    changed: count,
    kept: count.describe('Channels that the list has, and that stay as they are.'),
    problems: z
      .array(listProblem)
      .describe('What is wrong with the text. While there is anything, nothing is changed.'),
    added_channels: z.array(namedChannel),
    changed_channels: z.array(namedChannel.extend({ fields: z.array(z.string()) })),
  })
  .meta({
    id: 'ChannelImport',
    description: `What an import does, or would do; of channels, the first ${CHANNEL_IMPORT_NAMED_MAX} are named.`,
  });

export const channelExportQuery = z.object({
  form: z
    .enum(listForms, { error: 'must be yaml or csv' })
    .default('yaml')
    .describe('`yaml` is the whole list; `csv` has channels alone, for spreadsheets.'),
});

/** Schema of `ChannelExport`. */
export const channelExport = z.object({ file_name: z.string(), text: z.string() }).meta({
  id: 'ChannelExport',
  description: 'The list of followed channels as a file.',
});
