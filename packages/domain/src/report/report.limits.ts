/** What the server takes as one value of a report, in characters. */
export const REPORT_VALUE_MAX = 4_000;
/** "Success closes the dialog and shows 'Report sent, thank you!' for 3 s." */
export const REPORT_NOTICE_MS = 3_000;
