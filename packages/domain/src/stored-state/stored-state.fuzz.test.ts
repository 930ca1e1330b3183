/** Thousands of spoiled states over every version, fifty thousand in the long run: nothing thrown, nothing polluted, nothing lost. */
import { describe, expect, it } from 'vitest';
import { chance, corrupt, holodexRecord } from '../testing/arbitrary-state';
import {
  defaultStoredState,
  importHolodex,
  readModule,
  readStoredState,
  writeModule,
  writeStoredState,
  type Settings,
} from './index';
import { migrationVersions } from './migrations';
import { cases } from '../testing/cases';

const options = { language: 'de-AT' };
const defaults = JSON.stringify(defaultStoredState(options));
const keysOf = (target: object) => Reflect.ownKeys(target).map(String).join();
const fingerprint = () => [Object.prototype, Array.prototype, String.prototype].map(keysOf);
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const VERSIONS = [0, ...migrationVersions, 99];

interface Tally {
  states: number;
  refused: number;
  mended: number;
  whole: number;
}

/** Violations found in one read state; empty if there are none. */
function judge(
  text: string,
  isPoisoned: boolean,
  reading: ReturnType<typeof readStoredState>,
  tally: Tally,
): string[] {
  const { state, problems, backup } = reading;
  const isRefused = isPoisoned || !isJson(text);
  tally.states += 1;
  if (isRefused) tally.refused += 1;
  else if (problems.length > 0) tally.mended += 1;
  else tally.whole += 1;
  const wrong: [boolean, string][] = [
    [isRefused && JSON.stringify(state) !== defaults, 'a refused text left something'],
    [problems.length > 0 !== (backup !== null), 'problems and backup disagree'],
    [isRefused && backup !== text, 'the backup of a refused text is missing'],
    [backup !== null && backup !== text, 'the backup is another text'],
    [Object.getPrototypeOf(state) !== Object.prototype, 'the state has another prototype'],
    ['polluted' in {}, 'the prototype of objects was reached'],
    [
      readStoredState(writeStoredState(state), options).problems.length > 0,
      'what was read cannot be read again',
    ],
  ];
  return wrong.flatMap(([isWrong, sentence]) => (isWrong ? [`${sentence}: ${text}`] : []));
}

const OF_EACH_VERSION = cases(3_000);
const OWN = cases(17_000);

describe(`${VERSIONS.length * OF_EACH_VERSION + OWN} corrupted states`, () => {
  const before = fingerprint();

  it.each(VERSIONS)('states of version %i of the original do no harm', (version) => {
    const dice = chance(version + 1);
    const tally: Tally = { states: 0, refused: 0, mended: 0, whole: 0 };
    const faults: string[] = [];
    for (let index = 0; index < OF_EACH_VERSION; index += 1) {
      const { text, isPoisoned } = corrupt(holodexRecord(version), dice);
      faults.push(...judge(text, isPoisoned, importHolodex(text, {}, options), tally));
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(fingerprint()).toEqual(before);
    expect(tally.states).toBe(OF_EACH_VERSION);
    expect(Math.min(tally.refused, tally.mended)).toBeGreaterThan(OF_EACH_VERSION / 30);
  });

  it('states of our own do no harm', () => {
    const dice = chance(11);
    const tally: Tally = { states: 0, refused: 0, mended: 0, whole: 0 };
    const faults: string[] = [];
    const full = importHolodex(JSON.stringify(holodexRecord(11)), {}, options).state;
    for (let index = 0; index < OWN; index += 1) {
      const { text, isPoisoned } = corrupt(full, dice);
      faults.push(...judge(text, isPoisoned, readStoredState(text, options), tally));
    }
    expect(faults.slice(0, 3)).toEqual([]);
    expect(fingerprint()).toEqual(before);
    expect(tally.states).toBe(OWN);
    expect(Math.min(tally.refused, tally.mended)).toBeGreaterThan(OWN / 17);
  });

  it('states of single modules are read or kept as a backup', () => {
    const dice = chance(5);
    const full = importHolodex(JSON.stringify(holodexRecord(11)), {}, options).state;
    const faults: string[] = [];
    for (let index = 0; index < cases(2_000); index += 1) {
      const { text } = corrupt({ version: 11, value: full.settings }, dice);
      const { module, problems, backup } = readModule('settings', text, options);
      const again = writeModule('settings', module.value as Settings).text;
      const isReadable = readModule('settings', again, options).problems.length === 0;
      if (!isReadable || backup !== (problems.length > 0 ? text : null)) faults.push(text);
    }
    expect(faults.slice(0, 3)).toEqual([]);
  });
});
