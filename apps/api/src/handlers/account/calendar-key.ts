/** GET /user/calendarKey: the key of the account's calendar, as often as its owner asks. POST renews it. */
import { requirePermission, requireUser } from '../../auth';
import { notFound } from '../../errors';
import type { Action } from '../handler';

export const getCalendarKey: Action<'getCalendarKey'> = async (_, { caller, store, auth }) => {
  const { id } = requireUser(caller);
  const owner = await store.accounts.findCalendarOwner(id);
  if (!owner) throw notFound('Account');
  return { key: auth.calendarKeys.keyOf(id, owner.calendar_key_number) };
};

export const postCalendarKey: Action<'postCalendarKey'> = async (_, context) => {
  const { caller, store, auth, now } = context;
  requirePermission('account.renewCalendarKey', caller, now());
  const { id } = requireUser(caller);
  const number = await store.accounts.renewCalendarKey(id);
  if (number === undefined) throw notFound('Account');
  auth.forgetKeys();
  return { key: auth.calendarKeys.keyOf(id, number) };
};
