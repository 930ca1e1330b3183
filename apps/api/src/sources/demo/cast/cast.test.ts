import { TL_LANGUAGES } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../world';
import { clipperRecord, talentRecord, twitchName } from './channel-records';
import { demoOrgs } from './orgs';

const EPOCH = Date.UTC(2026, 10, 20);
const { seed, talents, clippers } = createWorld('oshimado');
const records = [
  ...talents.map((talent) => talentRecord(seed, EPOCH, talent)),
  ...clippers.map((clipper) => clipperRecord(seed, EPOCH, clipper)),
];
const distinct = (list: readonly unknown[]) => new Set(list).size;

describe('the organizations', () => {
  it('the organizations are the three defaults and eight more, with short and Japanese names', () => {
    expect(demoOrgs).toHaveLength(11);
    expect(demoOrgs.slice(0, 3).map(({ name }) => name)).toEqual([
      'Hololive',
      'Nijisanji',
      'Independents',
    ]);
    for (const org of demoOrgs) {
      expect(org.short).toMatch(/\S/);
      expect(org.name_jp).toMatch(/[\u3040-\u9fff]/);
    }
  });
  it('the organizations do not include "All Vtubers", which clients add', () => {
    expect(demoOrgs.map(({ name }) => name)).not.toContain('All Vtubers');
  });
});

describe('the channels', () => {
  it('the channels are 300, of which 50 clip in nine languages', () => {
    expect(records).toHaveLength(300);
    expect(clippers).toHaveLength(50);
    expect(new Set(clippers.map(({ lang }) => lang))).toEqual(new Set(TL_LANGUAGES));
  });
  it('the channels have unique ids in YouTube’s format, names and handles', () => {
    for (const { id, yt_uploads_id, yt_handle } of records) {
      expect(id).toMatch(/^UC[\w-]{21}[AQgw]$/);
      expect(yt_uploads_id).toBe(`UU${id.slice(2)}`);
      expect(yt_handle).toEqual([expect.stringMatching(/^@[a-z0-9_]+$/)]);
    }
    for (const key of ['id', 'name', 'english_name'] as const) {
      expect(distinct(records.map((record) => record[key]))).toBe(300);
    }
    expect(distinct(records.flatMap(({ yt_handle }) => yt_handle))).toBe(300);
  });
  it('the channels have names that Twitch allows, each once', () => {
    const names = talents.map(({ handle }) => twitchName(handle));
    for (const name of names) expect(name).toMatch(/^\w{4,25}$/);
    expect(distinct(names)).toBe(names.length);
  });
  it('the channels are about 30 % of Hololive among the talents', () => {
    const share = talents.filter(({ org }) => org.name === 'Hololive').length / talents.length;
    expect(share).toBeCloseTo(0.3, 1);
  });
  it('the channels have a group, and a suborg with two sort characters before it', () => {
    const grouped = records.filter(({ group }) => group);
    expect(grouped).toHaveLength(210);
    for (const { suborg, group } of grouped) {
      expect(suborg).toMatch(/^[a-z] /);
      expect(suborg?.slice(2)).toBe(group);
    }
    const others = records.filter(({ group }) => !group);
    expect(new Set(others.map(({ org }) => org))).toEqual(new Set(['Independents', null]));
  });
  it('the channels are active with few exceptions', () => {
    const inactive = records.filter((record) => record.inactive).length;
    expect(inactive).toBeGreaterThan(2);
    expect(inactive).toBeLessThan(25);
  });
  it('the channels were created before the store was opened, some of them this month', () => {
    const ages = records.map(({ created_at }) => EPOCH - Number(created_at));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(ages.filter((age) => age < 30 * 86_400_000).length).toBeGreaterThan(3);
  });
  it('count clips for talents only', () => {
    for (const { type, clip_count } of records) {
      expect(clip_count === null).toBe(type === 'subber');
    }
  });
  it('the channels have pictures on this server', () => {
    for (const { id, photo, banner } of records) {
      expect(photo).toBe(`/statics/demo/channel/${id}.svg`);
      expect(banner).toBe(`/statics/demo/banner/${id}.svg`);
    }
  });
});
