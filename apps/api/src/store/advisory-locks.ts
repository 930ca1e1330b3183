/**
 * Keys of the advisory locks in the database: any numbers no other program takes there, and each for one purpose. They stay the same from version
 * to version, since processes of two versions may share the database.
 */
export const ADVISORY_LOCKS = {
  /** Writes of public data, one after the other. */
  writer: 6_021_004,
  /** Held for as long as a process feeds the store. */
  feed: 6_021_005,
  /** Rounds of notifications, one after the other. */
  pushPlan: 6_021_006,
  /** What admins do with accounts, one after the other. */
  people: 6_021_007,
} as const;
