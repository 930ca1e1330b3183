/** Channels to add to a list: of another site, of a spreadsheet, or of another list. */
import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { ChannelType } from '@oshimado/contract';
import {
  readChannelList,
  type ChannelList,
  type ListReading,
} from '../../sources/channel-list/channel-list';
import { readCsvList } from '../../sources/channel-list/csv-list';
import { listOfRecords } from '../../sources/channel-list/list-of-records';
import { baseOf } from '../../sources/holodex/holodex-source';
import { understand } from '../../sources/holodex/http/understand';
import { readChannel } from '../../sources/holodex/parse/read-channel';
import { readOrg } from '../../sources/holodex/parse/read-org';
import { readPage } from '../../sources/holodex/parse/read-page';
import { attempt } from '../../sources/http/attempt';
import { SourceFailure } from '../../sources/http/failure';
import type { ChannelRecord } from '../../store/records';
import { CommandError } from '../context';
import type { CallTools } from '../source-check/call-tools';

export interface FindOptions extends CallTools {
  /** Names of organizations; empty for all. */
  readonly orgs: readonly string[];
  /** Key of the other site. Default: none. */
  readonly key: string | undefined;
  /** Folder that names of files are relative to. */
  readonly cwd: string;
  /** Called after each page with the number of channels so far. */
  readonly onPage: (done: number) => void;
}

export interface FoundChannels {
  readonly list: ChannelList;
  /** Handles of a channel, in lower case. */
  readonly handlesOf: (id: string) => readonly string[];
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1_048_576;
const PAGE = 100;
/** A service that ends no list, or repeats a page for ever, is left. */
const CHANNELS_MAX = 20_000;
const TYPES: readonly ChannelType[] = ['vtuber', 'subber'];

async function readSite(from: string, options: FindOptions): Promise<FoundChannels> {
  const base = baseOf(from);
  const { key, orgs, signal } = options;
  const headers = { accept: 'application/json', ...(key !== undefined && { 'x-apikey': key }) };
  const ask = async (path: string) => {
    try {
      const call = { url: base + path, headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
      return understand(await attempt(call, options));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof SourceFailure)) throw error;
      throw new CommandError(`${base}: ${error.message}`, { cause: error });
    }
  };
  const rowsOf = async (path: string) => {
    const page = readPage(await ask(path));
    if (!page) throw new CommandError(`${base + path}: no list; is this a site with this API?`);
    return page.rows;
  };

  const found = new Map<string, ChannelRecord>();
  const readAll = async (type: ChannelType, org: string | undefined) => {
    for (let offset = 0; offset < CHANNELS_MAX;) {
      const query = new URLSearchParams({ type, sort: 'id', order: 'asc', limit: String(PAGE) });
      query.set('offset', String(offset));
      if (org !== undefined) query.set('org', org);
      // oxlint-disable-next-line no-await-in-loop -- a page is known to be the last one when it is there
      const rows = await rowsOf(`/api/v2/channels?${query.toString()}`);
      const before = found.size;
      for (const row of rows) {
        const reading = readChannel(row, { base, asked: type });
        if ('value' in reading) found.set(reading.value.id, reading.value);
      }
      options.onPage(found.size);
      // Smaller pages than asked for are possible; a page without anything new is the end.
      if (rows.length === 0 || found.size === before) return;
      offset += rows.length;
    }
  };
  for (const type of TYPES) {
    for (const org of orgs.length > 0 ? orgs : [undefined]) {
      // oxlint-disable-next-line no-await-in-loop -- one request at a time, out of regard for the other site
      await readAll(type, org);
    }
  }
  const orgRows = await rowsOf('/statics/orgs.json');
  const known = orgRows.flatMap((row) => {
    const reading = readOrg(row);
    return 'value' in reading ? [reading.value] : [];
  });
  const records = [...found.values()].filter(
    ({ org }) => orgs.length === 0 || (org != null && orgs.includes(org)),
  );
  return {
    list: listOfRecords(records, known),
    handlesOf: (id) => found.get(id)?.yt_handle ?? [],
  };
}

function ofOrgs(list: ChannelList, wanted: readonly string[]): ChannelList {
  if (wanted.length === 0) return list;
  const { channels, orgs } = list;
  return {
    channels: channels.filter(({ org }) => org !== undefined && wanted.includes(org)),
    orgs: orgs.filter(({ name }) => wanted.includes(name)),
  };
}

async function readListFile(path: string): Promise<ListReading> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path} cannot be read`, { cause: error });
  }
  return extname(path).toLowerCase() === '.csv' ? readCsvList(text) : readChannelList(text);
}

/** Throws a CommandError that says what is wrong with the file, by line, or with the site. */
export async function findChannels(from: string, options: FindOptions): Promise<FoundChannels> {
  if (/^https?:/i.test(from) && URL.canParse(from)) return readSite(from, options);
  const path = resolve(options.cwd, from);
  const reading = await readListFile(path);
  if ('problems' in reading) {
    const lines = reading.problems.map(({ line, message }) => `${path}:${line}: ${message}`);
    throw new CommandError(lines.join('\n'));
  }
  return { list: ofOrgs(reading.list, options.orgs), handlesOf: () => [] };
}
