/** Selectors of the TL client. */
import { profileOf, type SpeakerProfile } from '@oshimado/domain';
import type { SnapshotFrom } from 'xstate';
import { lineRefusal, messageOf } from './tl-client.context';
import type { tlClientMachine } from './tl-client.machine';
import type { FailedLine, PostedLine, TlChat, TlSettings } from './tl-client.types';

type Snapshot = SnapshotFrom<typeof tlClientMachine>;

/** Whether a guest has opened the client. */
export const needsLogin = (snapshot: Snapshot): boolean => snapshot.matches('guest');

/** Whether the settings dialog is open. */
export const isDialogShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ working: { dialog: 'shown' } });

/** Whether the list of profiles is shown over the field. */
export const isProfileListShown = (snapshot: Snapshot): boolean =>
  snapshot.matches({ working: { profileList: 'shown' } });

/** Whether a line is being sent. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Whether Enter sends the text. */
export const canSend = ({ context }: Snapshot): boolean => lineRefusal(context) === undefined;

/** null until the dialog was confirmed with OK. */
export const selectSettings = ({ context }: Snapshot): TlSettings | null => context.settings;

/** Settings as shown in the dialog. */
export const selectDraft = ({ context }: Snapshot): TlSettings => context.draft;

/** The speaker profiles, Default first. */
export const selectProfiles = ({ context }: Snapshot): readonly SpeakerProfile[] =>
  context.profiles;

/** The profile that lines are sent with. */
export const selectChosenProfile = ({ context }: Snapshot): SpeakerProfile =>
  profileOf(context.profiles, context.profile);

/** The chat frames, in their order. */
export const selectChats = ({ context }: Snapshot): readonly TlChat[] => context.chats;

/** Text of the field. */
export const selectText = ({ context }: Snapshot): string => context.text;

/** Characters of the line as it would be sent: prefix, text and suffix. */
export const selectLineLength = ({ context }: Snapshot): number => messageOf(context).length;

/** Lines on their way, in order; the first one is being sent. */
export const selectQueue = ({ context }: Snapshot): readonly PostedLine[] => context.queue;

/** Whether lines would be lost with the page. */
export const hasUnsentLines = ({ context }: Snapshot): boolean =>
  context.queue.length > 0 || context.failed.length > 0;

/** Lines that failed to send. */
export const selectFailed = ({ context }: Snapshot): readonly FailedLine[] => context.failed;

/** "Chats: one row, two rows from four on." */
export const selectChatRows = ({ context }: Snapshot): 0 | 1 | 2 => {
  if (context.chats.length === 0) return 0;
  return context.chats.length < 4 ? 1 : 2;
};
