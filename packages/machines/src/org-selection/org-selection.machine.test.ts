import type { Org } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failure, startMachine } from '../testing/start-machine';
import { orgSelectionMachine } from './org-selection.machine';
import {
  canRetryOrgs,
  isOrgDialogOpen,
  isOrgListLoading,
  selectCurrentOrg,
  selectFavoriteOrgs,
  selectOrgError,
  selectOrgFilter,
  selectOrgRows,
} from './org-selection.selectors';
import type { OrgSelectionInput } from './org-selection.types';

const org = (name: string) => ({ name, short: name });
const listed = (name: string): Org => ({ ...org(name), name_jp: null });
const LIST = ['Zeta', 'Hololive', 'Nijisanji', 'All Vtubers', 'Alpha'].map(listed);

const start = (input: Partial<OrgSelectionInput> = {}) => {
  const run = startMachine(orgSelectionMachine, {
    input: {
      current: org('Hololive'),
      favorites: ['Hololive', 'Nijisanji', 'Zeta'].map(org),
      ...input,
    },
  });
  return {
    ...run,
    current: () => selectCurrentOrg(run.snapshot()).name,
    favorites: () => selectFavoriteOrgs(run.snapshot()).map(({ name }) => name),
    rows: () => selectOrgRows(run.snapshot()).map(({ org: { name } }) => name),
    choose: (name: string) => run.actor.send({ type: 'org.choose', name }),
    move: (name: string, by: -1 | 1) => run.actor.send({ type: 'favorite.move', name, by }),
    toggle: (name: string) => run.actor.send({ type: 'favorite.toggle', name }),
  };
};
const opened = async (input: Partial<OrgSelectionInput> = {}) => {
  const run = start(input);
  run.actor.send({ type: 'dialog.open' });
  await run.last().answer(LIST);
  return run;
};

describe('the dialog', () => {
  it('fetches the orgs again each time it opens', async () => {
    const run = await opened();
    run.actor.send({ type: 'dialog.close' });
    run.actor.send({ type: 'dialog.open' });
    expect(run.calls('loadOrgs')).toHaveLength(2);
    expect(isOrgListLoading(run.snapshot())).toBe(true);
    expect(run.rows()).toHaveLength(5);
  });

  it('shows favorites first, in their own order, then All Vtubers, then the rest as delivered', async () => {
    const run = await opened({ favorites: ['Zeta', 'Hololive'].map(org) });
    expect(run.rows()).toEqual(['Zeta', 'Hololive', 'All Vtubers', 'Nijisanji', 'Alpha']);
  });

  it('keeps a favourite that the list does not have', async () => {
    const run = await opened({ favorites: [org('Gone')] });
    expect(run.rows()[0]).toBe('Gone');
  });

  it('filters by the name only, case-insensitive, and forgets the filter', async () => {
    const run = await opened();
    run.actor.send({ type: 'filter.change', text: ' HOLO ' });
    expect(run.rows()).toEqual(['Hololive']);
    run.actor.send({ type: 'dialog.close' });
    run.actor.send({ type: 'dialog.open' });
    expect(selectOrgFilter(run.snapshot())).toBe('');
  });

  it('that could not load says why, and can be asked again', async () => {
    const run = start();
    run.actor.send({ type: 'dialog.open' });
    await run.last().fail(failure('timeout'));
    expect(selectOrgError(run.snapshot())).toBe('timeout');
    expect(canRetryOrgs(run.snapshot())).toBe(true);
    expect(run.rows()).toEqual(['Hololive', 'Nijisanji', 'Zeta']);
    run.actor.send({ type: 'orgs.retry' });
    expect(selectOrgError(run.snapshot())).toBeNull();
    await run.last().answer(LIST);
    expect(run.rows()).toHaveLength(5);
    expect(run.notices).toEqual([{ type: 'orgs.failed', code: 'timeout' }]);
  });

  it.each([failure('strange'), 'text', null, undefined])(
    'a failure without a known reason counts as the network',
    async (error) => {
      const run = start();
      run.actor.send({ type: 'dialog.open' });
      await run.last().fail(error ?? Object.create(null));
      expect(selectOrgError(run.snapshot())).toBe('network');
    },
  );

  it('drops an answer that comes after it was closed', async () => {
    const run = start();
    run.actor.send({ type: 'dialog.open' });
    const call = run.last();
    run.actor.send({ type: 'dialog.close' });
    await call.answer(LIST);
    expect(call.signal.aborted).toBe(true);
    expect(run.context().orgs).toBeNull();
  });
});

describe('choosing an org', () => {
  it('sets the current org and closes the dialog', async () => {
    const run = await opened();
    run.choose('Alpha');
    expect(run.current()).toBe('Alpha');
    expect(isOrgDialogOpen(run.snapshot())).toBe(false);
    expect(run.notices).toEqual([
      { type: 'org.chosen', org: org('Alpha'), goesHome: false, replacesQuery: false },
    ]);
  });

  it('while on favorites goes to home', () => {
    const run = start({ isOnFavorites: true });
    run.choose('Zeta');
    expect(run.notices).toMatchObject([{ goesHome: true, replacesQuery: false }]);
  });

  it('when the address has org, the query is replaced by the new one', () => {
    const run = start({ addressOrg: 'Hololive' });
    run.choose('Zeta');
    expect(run.notices).toMatchObject([{ goesHome: false, replacesQuery: true }]);
  });

  it('that is not known is refused, and the current one stays', () => {
    const run = start();
    run.choose('Alpha');
    expect(run.current()).toBe('Hololive');
    expect(run.notices).toEqual([{ type: 'org.refused', name: 'Alpha', code: 'unknown' }]);
  });
});

describe('org in the address', () => {
  it('switches the current org after the orgs list is loaded', async () => {
    const run = start({ addressOrg: 'Alpha' });
    expect(run.current()).toBe('Hololive');
    await run.last().answer(LIST);
    expect(run.current()).toBe('Alpha');
    expect(run.notices).toEqual([
      { type: 'org.chosen', org: org('Alpha'), goesHome: false, replacesQuery: false },
    ]);
  });

  it('that is unknown is refused with a notice, and the current one stays', async () => {
    const run = start({ addressOrg: 'Nobody' });
    await run.last().answer(LIST);
    expect(run.current()).toBe('Hololive');
    expect(run.notices).toEqual([{ type: 'org.refused', name: 'Nobody', code: 'unknown' }]);
    expect(run.state()).toEqual({ shut: 'idle' });
  });

  it('that is the current one, or empty, asks for nothing', () => {
    expect(start({ addressOrg: 'Hololive' }).calls()).toEqual([]);
    expect(start({ addressOrg: '' }).calls()).toEqual([]);
  });

  it('that could not be checked is checked on retry, and when the dialog has loaded', async () => {
    const run = start({ addressOrg: 'Alpha' });
    await run.last().fail(failure('http'));
    expect(run.current()).toBe('Hololive');
    run.actor.send({ type: 'orgs.retry' });
    await run.last().fail(failure('http'));
    run.actor.send({ type: 'dialog.open' });
    await run.last().answer(LIST);
    expect(run.current()).toBe('Alpha');
  });

  it('of the newest address counts: a late answer for the former is dropped', async () => {
    const run = start({ addressOrg: 'Alpha' });
    const first = run.last();
    run.actor.send({ type: 'address.changed', org: 'Zeta', isOnFavorites: false });
    await first.answer(LIST);
    expect(run.current()).toBe('Hololive');
    await run.last().answer(LIST);
    expect(run.current()).toBe('Zeta');
  });

  it('that the loaded list has is taken at once', async () => {
    const run = await opened();
    run.actor.send({ type: 'address.changed', org: 'Alpha', isOnFavorites: false });
    expect(run.current()).toBe('Alpha');
    expect(run.calls()).toHaveLength(1);
  });

  it('without a short name shows its name', async () => {
    const run = start({ addressOrg: 'Long' });
    await run.last().answer([{ name: 'Long', short: null, name_jp: null }]);
    expect(selectCurrentOrg(run.snapshot())).toEqual(org('Long'));
  });

  it('that is the current one, or none, leaves the dialog open; another org shuts it', async () => {
    const run = start();
    run.actor.send({ type: 'dialog.open' });
    run.actor.send({ type: 'filter.change', text: 'al' });
    for (const org of [null, '', 'Hololive']) {
      run.actor.send({ type: 'address.changed', org, isOnFavorites: true });
      expect(run.snapshot().matches('open')).toBe(true);
    }
    expect(run.calls('loadOrgs')).toHaveLength(1);
    expect(run.context()).toMatchObject({ filter: 'al', isOnFavorites: true });
    run.actor.send({ type: 'address.changed', org: 'Alpha', isOnFavorites: false });
    expect(run.snapshot().matches('shut')).toBe(true);
  });

  it('gives way to a choice by hand', async () => {
    const run = start({ addressOrg: 'Alpha' });
    const call = run.last();
    run.choose('Zeta');
    await call.answer(LIST);
    expect(run.current()).toBe('Zeta');
  });
});

describe('favourite orgs', () => {
  it('a star is set at the end and taken away', async () => {
    const run = await opened();
    run.toggle('Alpha');
    expect(run.favorites()).toEqual(['Hololive', 'Nijisanji', 'Zeta', 'Alpha']);
    run.toggle('Hololive');
    expect(run.favorites()).toEqual(['Nijisanji', 'Zeta', 'Alpha']);
    expect(run.notices.at(-1)).toEqual({
      type: 'favorites.changed',
      favorites: ['Nijisanji', 'Zeta', 'Alpha'].map(org),
    });
  });

  it('move up and down', () => {
    const run = start();
    run.move('Zeta', -1);
    expect(run.favorites()).toEqual(['Hololive', 'Zeta', 'Nijisanji']);
    run.move('Hololive', 1);
    expect(run.favorites()).toEqual(['Zeta', 'Hololive', 'Nijisanji']);
  });

  it.each([
    ['Hololive', -1, 'first'],
    ['Zeta', 1, 'last'],
    ['Nobody', 1, 'unknown'],
  ] as const)('%s by %i is outside the bounds and refused', (name, by, code) => {
    const run = start();
    run.move(name, by);
    expect(run.favorites()).toEqual(['Hololive', 'Nijisanji', 'Zeta']);
    expect(run.notices).toEqual([{ type: 'org.refused', name, code }]);
  });

  it('an unknown org gets no star, nor one more than the device keeps', async () => {
    const many = Array.from({ length: 500 }, (_, index) => org(`O${index}`));
    const run = await opened({ favorites: many });
    run.toggle('Nobody');
    run.toggle('Alpha');
    expect(run.notices).toMatchObject([{ code: 'unknown' }, { code: 'tooMany' }]);
  });

  it('say which of them can move', () => {
    const rows = selectOrgRows(start().snapshot());
    expect(rows.map(({ canMoveUp, canMoveDown }) => [canMoveUp, canMoveDown])).toEqual([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('of another tab replace ours', () => {
    const run = start();
    run.actor.send({ type: 'orgs.replaced', current: org('Zeta'), favorites: [org('Zeta')] });
    expect([run.current(), run.favorites()]).toEqual(['Zeta', ['Zeta']]);
    expect(run.notices).toEqual([]);
  });

  it('moving any number of times loses and doubles none', () => {
    const step = fc.tuple(
      fc.constantFrom('Hololive', 'Nijisanji', 'Zeta', 'Nobody'),
      fc.constantFrom<-1 | 1>(-1, 1),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const run = start();
        for (const [name, by] of steps) run.move(name, by);
        expect(run.favorites()).toHaveLength(3);
        expect(new Set(run.favorites())).toEqual(new Set(['Hololive', 'Nijisanji', 'Zeta']));
      }),
    );
  });
});
