import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyOutbox, favoriteRefusal, readOutbox, type Outbox, type OutboxChange } from './outbox';
import { changeOutbox, isShownFavorite } from './outbox-changes';

const stage = (op: 'add' | 'remove', channel_id: string, isFavorite: boolean): OutboxChange => ({
  type: 'stage',
  op,
  channel_id,
  owner: '1',
  isFavorite,
});
const after = (...changes: readonly OutboxChange[]): Outbox =>
  changes.reduce(changeOutbox, emptyOutbox);
const seal = (key: string): OutboxChange => ({ type: 'seal', owner: '1', key });

describe('toggling', () => {
  it('stages an add or remove', () => {
    expect(after(stage('add', 'a', false)).staged).toEqual([
      { op: 'add', channel_id: 'a', owner: '1' },
    ]);
    expect(after(stage('remove', 'a', true)).staged).toHaveLength(1);
  });

  it('again cancels it', () => {
    expect(after(stage('add', 'a', false), stage('remove', 'a', false)).staged).toEqual([]);
  });

  it('of what is already on its way stages the opposite', () => {
    const outbox = after(stage('add', 'a', false), seal('k1'), stage('remove', 'a', false));
    expect(outbox.queue).toEqual([
      { key: 'k1', owner: '1', ops: [{ op: 'add', channel_id: 'a' }] },
    ]);
    expect(outbox.staged).toEqual([{ op: 'remove', channel_id: 'a', owner: '1' }]);
  });

  it('toggling requires a login and applies only to channels of type vtuber', () => {
    expect(favoriteRefusal('vtuber', null)).toBe('guest');
    expect(favoriteRefusal('subber', '1')).toBe('notVtuber');
    expect(favoriteRefusal('vtuber', '1')).toBeUndefined();
  });
});

describe('a batch', () => {
  it('a batch holds everything staged of one viewer and keeps its key until it is closed', () => {
    const foreign: OutboxChange = {
      ...stage('add', 'z', false),
      type: 'stage',
      owner: '2',
    } as OutboxChange;
    const outbox = after(stage('add', 'a', false), foreign, stage('add', 'b', false), seal('k1'));
    expect(outbox.queue.map(({ ops }) => ops.map((op) => op.channel_id))).toEqual([['a', 'b']]);
    expect(outbox.staged.map((op) => op.channel_id)).toEqual(['z']);
    expect(changeOutbox(outbox, { type: 'close', key: 'k1' }).queue).toEqual([]);
  });

  it('a batch is not made of nothing, and closing an unknown one changes nothing', () => {
    expect(after(seal('k1'))).toEqual(emptyOutbox);
    expect(after({ type: 'close', key: 'k1' }, { type: 'read' })).toEqual(emptyOutbox);
  });

  it('a batch is dropped with its viewer', () => {
    const outbox = after(stage('add', 'a', false), seal('k'), stage('add', 'b', false));
    expect(changeOutbox(outbox, { type: 'drop', owner: '1' })).toMatchObject({
      staged: [],
      queue: [],
    });
  });
});

it('any changes: what the viewer sees is what they wanted last, and what the server has once all has arrived', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const deeds = fc.array(
    fc.oneof(
      ids.map((id) => ({ type: 'toggle', id }) as const),
      fc.constant({ type: 'seal' } as const),
      fc.constant({ type: 'deliver' } as const),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(deeds, fc.subarray(['a', 'b', 'c']), (life, begun) => {
      const server = new Set(begun);
      const wanted = new Set(begun);
      let outbox = emptyOutbox;
      const deliver = () => {
        const [head] = outbox.queue;
        for (const { op, channel_id } of head?.ops ?? []) {
          if (op === 'add') server.add(channel_id);
          else server.delete(channel_id);
        }
        if (head) outbox = changeOutbox(outbox, { type: 'close', key: head.key });
      };
      for (const [at, deed] of life.entries()) {
        if (deed.type === 'deliver') deliver();
        else if (deed.type === 'seal') outbox = changeOutbox(outbox, seal(`k${at}`));
        else {
          const { id } = deed;
          const isFavorite = server.has(id);
          const op = isShownFavorite(outbox, '1', id, isFavorite) ? 'remove' : 'add';
          if (op === 'add') wanted.add(id);
          else wanted.delete(id);
          outbox = changeOutbox(outbox, stage(op, id, isFavorite));
        }
        for (const id of ['a', 'b', 'c']) {
          expect(isShownFavorite(outbox, '1', id, server.has(id))).toBe(wanted.has(id));
        }
      }
      outbox = changeOutbox(outbox, seal('last'));
      while (outbox.queue.length > 0) deliver();
      expect([...server].toSorted()).toEqual([...wanted].toSorted());
    }),
    { numRuns: 2_000 },
  );
});

describe('reading a stored outbox', () => {
  it('gives back what was written', () => {
    const outbox = after(stage('add', 'a', false), seal('k1'), stage('remove', 'b', true));
    expect(readOutbox(JSON.stringify(outbox))).toEqual(outbox);
  });

  it('never throws and takes only what is an entry', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        const { staged, queue } = readOutbox(text);
        expect([...staged, ...queue].every(({ owner }) => typeof owner === 'string')).toBe(true);
      }),
    );
    expect(readOutbox('{"staged":[{"op":"steal"}],"queue":[{"key":1}],"version":"x"}')).toEqual(
      emptyOutbox,
    );
    expect(readOutbox(null)).toEqual(emptyOutbox);
  });
});

describe('what was known of the list before', () => {
  const owner = 'viewer-1';
  const staged = (op: 'add' | 'remove', isFavorite: boolean, closed: number): OutboxChange => ({
    type: 'stage',
    op,
    channel_id: 'a',
    owner,
    isFavorite,
    closed,
  });
  const sent: OutboxChange[] = [
    staged('remove', true, 0),
    { type: 'seal', owner, key: 'k1' },
    { type: 'close', key: 'k1' },
  ];

  it('what was known of the list before removes no operation that was never staged', () => {
    // Pressed while the removal was on its way, kept after it was answered.
    expect(after(...sent, staged('add', true, 0)).staged).toEqual([
      { op: 'add', channel_id: 'a', owner },
    ]);
  });

  it('cancels nothing once a batch was closed, and does again when the list is of now', () => {
    const pressedElsewhere = [...sent, staged('remove', true, 0)];
    expect(after(...pressedElsewhere, staged('add', true, 0)).staged).toEqual([
      { op: 'add', channel_id: 'a', owner },
    ]);
    expect(after(...sent, staged('add', false, 1), staged('remove', false, 1)).staged).toEqual([]);
  });

  it('what was known of the list before is not asked for what is staged already', () => {
    const once = after(staged('add', false, 0));
    expect(changeOutbox(once, staged('add', false, 0))).toBe(once);
  });
});
