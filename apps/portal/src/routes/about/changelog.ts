/** What viewers may want to hear about, newest first. The words are in the namespace `about`, under `changelog`. */
export interface Change {
  /** ISO day. */
  readonly day: string;
  readonly name: 'pages' | 'languages' | 'offline' | 'look' | 'embeds';
}

export const changes: readonly Change[] = [
  { day: '2026-11-22', name: 'pages' },
  { day: '2026-11-22', name: 'languages' },
  { day: '2026-11-21', name: 'offline' },
  { day: '2026-11-21', name: 'look' },
  { day: '2026-11-20', name: 'embeds' },
];
