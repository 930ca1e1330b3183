/** Props of the dialog, for its late code and for what loads it. */
import type { PickedVideo, SuggestedService } from '@oshimado/domain';

/** The addresses used last, the newest first. */
export type RecentUrls = Readonly<Record<SuggestedService, readonly string[]>>;

export interface VideoSelectorDialogProps {
  /** Called with the chosen video; the dialog closes then. */
  readonly onPick: (video: PickedVideo) => void;
  /** Called when the dialog is to be removed: it is open as long as it is drawn. */
  readonly onClose: () => void;
  /** Ids of videos that are chosen already, Twitch channels by their name; they are not listed. Default none. */
  readonly exclude?: readonly string[] | undefined;
  /** Title of the dialog. Default "Choose a video". */
  readonly title?: string | undefined;
  /** Addresses that are suggested. Default none. */
  readonly recentUrls?: RecentUrls | undefined;
  /** Called with an address that was used, to suggest it from now on. Default: it is forgotten. */
  readonly onUrlUsed?: ((service: SuggestedService, url: string) => void) | undefined;
}
