/** The part of the server's logger that this folder uses. */
export interface PostgresLog {
  readonly debug: (details: object, message: string) => void;
  readonly info: (details: object, message: string) => void;
  readonly warn: (details: object, message: string) => void;
  readonly error: (details: object, message: string) => void;
}
