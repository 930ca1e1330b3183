/** What each app is given. */
export interface AppOptions {
  /** Folder of the scripts. */
  readonly from: string;
  /** Takes the name of the element, and then the ids of its videos. */
  readonly hear: (text: string) => void;
}
