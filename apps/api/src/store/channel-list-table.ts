/** The list of followed channels that admins edit: one row, whose text is that of a file as in CHANNELS_FILE. */
export interface KeptList {
  /** YAML; empty before the first change. */
  readonly text: string;
  /** Counts its changes. */
  readonly version: number;
  readonly changed_at: Date | null;
}

export interface ChannelListTable extends KeptList {
  readonly id: number;
}
