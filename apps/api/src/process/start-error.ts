/**
 * Why the server could not start or continue: one line for the person at the terminal and an exit code for the program
 * that started it. Any other error is a bug and ends with code 1.
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

  /** `message` is one line (a configuration error may have several) with the problem and the remedy. */
  constructor(
    readonly exitCode: ExitCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
