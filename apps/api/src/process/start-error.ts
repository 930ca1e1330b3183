/**
 * Why the server could not start or go on, as one line for the person at the terminal and one number for the program
 * that started it. Anything else that is thrown is a mistake of ours and ends with code 1.
 */
export const ExitCode = {
  stopped: 0,
  other: 1,
  configuration: 2,
  folderInUse: 3,
  portInUse: 4,
  store: 5,
  disk: 6,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

export class StartError extends Error {
  override readonly name = 'StartError';

  /** `message` is one line (a configuration may hold several) that says what is wrong and what to do. */
  constructor(
    readonly exitCode: ExitCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
