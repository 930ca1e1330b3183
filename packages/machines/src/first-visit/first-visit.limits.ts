/** "The org tip hides after 20 s." */
export const ORG_TIP_MS = 20_000;
/** "And the first-visit notice after 30 s." */
export const FIRST_VISIT_NOTICE_MS = 30_000;
