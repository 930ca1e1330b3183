/** How changes of favorites change the outbox. Apart from its shape, which the first page reads without changing it. */
import type { Outbox, OutboxChange, OwnedOp } from './outbox';

/** Maximum number of operations per request. */
const BATCH_MAX = 500;

const sameTarget = (one: OwnedOp, other: OwnedOp) =>
  one.owner === other.owner && one.channel_id === other.channel_id;

/** The server's state once every sealed batch has arrived. */
function expectedFavorite<T>({ queue }: Outbox, { owner, channel_id }: OwnedOp, isFavorite: T) {
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
    case 'stage': {
      const { op, channel_id, owner } = change;
      const own = staged.find((one) => sameTarget(one, change));
      if (own?.op === op) return outbox;
      const others = staged.filter((one) => one !== own);
      const isOld = change.closed !== undefined && change.closed < outbox.closed;
      const isFavorite = isOld ? null : change.isFavorite;
      const expected = expectedFavorite(outbox, change, isFavorite);
      // Pressed twice before the list was loaded: not a request to remove an existing favorite.
      const isUnheard = expected === null && change.isFavorite === null;
      const isThere = isUnheard || expected === (op === 'add');
      // Without a staged operation to cancel, the viewer saw the opposite: their list is outdated.
      return next({ staged: own && isThere ? others : [...others, { op, channel_id, owner }] });
    }
    case 'stageAll':
      return change.changes.reduce<Outbox>(changeOutbox, outbox);
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
