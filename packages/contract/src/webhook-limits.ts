/** Discord webhooks of one account. */
export const WEBHOOKS_MAX = 10;
