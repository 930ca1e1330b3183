/** Whether a row could not be written because its account was deleted at the same moment. */
const FOREIGN_KEY_VIOLATION = '23503';

export function isAccountGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return (
    code === FOREIGN_KEY_VIOLATION &&
    typeof constraint === 'string' &&
    constraint.endsWith('_user_id_fkey')
  );
}
