/** How changes of favorites change the outbox. Apart from its shape, which the first page reads without changing it. */
import type { Outbox, OutboxChange, OwnedOp, StageChange } from './outbox';

/** Maximum number of operations per request. */
const BATCH_MAX = 500;

const sameTarget = (one: OwnedOp, other: OwnedOp) =>
  one.owner === other.owner && one.channel_id === other.channel_id;

const targetOf = ({ owner, channel_id }: Pick<OwnedOp, 'owner' | 'channel_id'>) =>
  `${owner} ${channel_id}`;

/** The outbox with changes of favorites, one after the other. Each target is looked up, so that a thousand take no longer each than one. */
function staging(outbox: Outbox, changes: readonly StageChange[]): Outbox {
  const staged = new Map(outbox.staged.map((one) => [targetOf(one), one]));
  const sent = new Map(
    outbox.queue.flatMap(({ owner, ops }) =>
      ops.map(({ op, channel_id }) => [targetOf({ owner, channel_id }), op === 'add']),
    ),
  );
  let { version } = outbox;
  for (const { op, channel_id, owner, isFavorite, closed } of changes) {
    const target = targetOf({ owner, channel_id });
    const own = staged.get(target);
    if (own?.op === op) continue;
    const isOld = closed !== undefined && closed < outbox.closed;
    // The server's state once every sealed batch has arrived.
    const expected = sent.get(target) ?? (isOld ? null : isFavorite);
    // Pressed twice before the list was loaded: not a request to remove an existing favorite.
    const isUnheard = expected === null && isFavorite === null;
    const isThere = isUnheard || expected === (op === 'add');
    // Behind the others, also where it replaces one.
    staged.delete(target);
    // Without a staged operation to cancel, the viewer saw the opposite: their list is outdated.
    if (!own || !isThere) staged.set(target, { op, channel_id, owner });
    version += 1;
  }
  return version === outbox.version ? outbox : { ...outbox, staged: [...staged.values()], version };
}

/** The server's state once every sealed batch has arrived. */
function expectedFavorite(
  { queue }: Outbox,
  { owner, channel_id }: OwnedOp,
  isFavorite: boolean,
): boolean {
  const last = queue
    .filter((batch) => batch.owner === owner)
    .flatMap(({ ops }) => ops)
    .findLast((op) => op.channel_id === channel_id);
  return last ? last.op === 'add' : isFavorite;
}

/** The outbox after a change. Never throws; a change without effect keeps the version. */
export function changeOutbox(outbox: Outbox, change: OutboxChange): Outbox {
  const { staged, queue } = outbox;
  const next = (parts: Partial<Outbox>): Outbox => ({
    ...outbox,
    ...parts,
    version: outbox.version + 1,
  });
  switch (change.type) {
    case 'read':
      return outbox;
    case 'stage':
      return staging(outbox, [change]);
    case 'stageAll':
      return staging(outbox, change.changes);
    case 'seal': {
      const own = staged.filter(({ owner }) => owner === change.owner).slice(0, BATCH_MAX);
      if (own.length === 0) return outbox;
      const ops = own.map(({ op, channel_id }) => ({ op, channel_id }));
      return next({
        staged: staged.filter((one) => !own.includes(one)),
        queue: [...queue, { key: change.key, owner: change.owner, ops }],
      });
    }
    case 'close':
      return queue.some(({ key }) => key === change.key)
        ? next({
            queue: queue.filter(({ key }) => key !== change.key),
            closed: outbox.closed + 1,
          })
        : outbox;
    case 'drop': {
      const isOthers = ({ owner }: { owner: string }) => owner !== change.owner;
      return next({ staged: staged.filter(isOthers), queue: queue.filter(isOthers) });
    }
  }
}

/** Whether a channel is a favorite as the viewer sees it: the server's list with sent and staged operations. */
export function isShownFavorite(
  outbox: Outbox,
  owner: string,
  channelId: string,
  isFavorite: boolean,
): boolean {
  const wanted: OwnedOp = { op: 'add', channel_id: channelId, owner };
  const stagedOp = outbox.staged.findLast((one) => sameTarget(one, wanted));
  return stagedOp ? stagedOp.op === 'add' : expectedFavorite(outbox, wanted, isFavorite);
}
