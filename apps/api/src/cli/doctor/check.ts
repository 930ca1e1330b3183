/** The outcome of one check of `doctor`. */
export interface Check {
  readonly name: string;
  /** `warning`: it works, but hardly as meant. */
  readonly state: 'ok' | 'warning' | 'failed';
  /** What was found and, unless it is ok, what to do. */
  readonly message: string;
}

export const ok = (name: string, message: string): Check => ({ name, state: 'ok', message });
export const warning = (name: string, message: string): Check => ({
  name,
  state: 'warning',
  message,
});
export const failed = (name: string, message: string): Check => ({
  name,
  state: 'failed',
  message,
});
