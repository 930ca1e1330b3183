import type { TranslationLanguage } from '@oshimado/contract';
import type {
  ChatRoom,
  FailureCode,
  ProfileChoice,
  SpeakerProfile,
  SpeakerProfileChange,
} from '@oshimado/domain';

/** The translator. */
export interface TlViewer {
  /** Id of the account; without one, viewers are distinguished by name. */
  readonly id?: string;
  /** Name stored with the lines. */
  readonly name: string;
}

/** The values of the settings dialog. */
export interface TlSettings {
  /** The main link: an address, or `YT_{id}`; empty before the first confirmation. */
  readonly link: string;
  /** Language of the lines. */
  readonly lang: TranslationLanguage;
  /** Links of rooms that also get every line. */
  readonly collabs: readonly string[];
}

/** A chat frame beside the work area. */
export interface TlChat {
  /** Its address; each chat has a different one. */
  readonly link: string;
  /** Whether the hello message was sent. */
  readonly isGreeted: boolean;
}

/** A line to send to one room. */
export interface PostedLine extends ChatRoom {
  /** Who typed it; it is sent only from this account. */
  readonly author: TlViewer;
  /** Sequence number; identifies the line for a retry. */
  readonly line: number;
  /** Language of the line. */
  readonly lang: TranslationLanguage;
  /** The text, with prefix and suffix of the profile. */
  readonly message: string;
}

/**
 * `session`: the server no longer accepts the login; `otherViewer`: another viewer has logged in since the line was
 * typed; `refused`: the server does not take this line for this room; otherwise the failure code of the call.
 */
export type TlClientError = FailureCode | 'otherViewer' | 'refused';

/** A line that failed to send. It is kept until it is discarded, or retried by the viewer who typed it. */
export interface FailedLine extends PostedLine {
  /** Seconds until the server takes lines again, where it has refused too many. */
  readonly waitS?: number;
  /** Why it failed. */
  readonly code: TlClientError;
}

/** Input of the port `sendLine`. */
export interface SendLineInput extends ChatRoom {
  /** Language of the line. */
  readonly lang: TranslationLanguage;
  /** Body of `POST /videos/{id}/chats`. */
  readonly body: {
    readonly name: string;
    readonly message: string;
    /** Always empty: colours are not offered. */
    readonly cc: '';
    readonly oc: '';
    readonly source: 'user';
  };
}

/** Initial data of the machine: who translates, and into which language. */
export interface TlClientInput {
  /** null for a guest. */
  readonly viewer: TlViewer | null;
  /** Initial language of the settings. */
  readonly lang: TranslationLanguage;
  /** The link in the address of the page; it overrides the last one used. */
  readonly queryLink?: string | undefined;
  /** The link used last. */
  readonly lastLink?: string | undefined;
  /** Default: the profile "Default" alone. */
  readonly profiles?: readonly SpeakerProfile[];
  /** Prefix of ids of new profiles. Default `profile`. */
  readonly session?: string;
  /** Lines that an earlier document of this page could not send. Those of other viewers wait for them. Default none. */
  readonly unsent?: readonly FailedLine[];
  /** What was typed and not sent when the page was left. Default: nothing. */
  readonly text?: string;
}

/** Data of the machine; views read it by selectors. */
export interface TlClientContext {
  /** null for a guest. */
  readonly viewer: TlViewer | null;
  /** Prefix of ids of new profiles. */
  readonly session: string;
  /** null until the dialog was confirmed with OK. */
  readonly settings: TlSettings | null;
  /** Settings as shown in the dialog; while it is closed, as last shown. */
  readonly draft: TlSettings;
  /** Default first. */
  readonly profiles: readonly SpeakerProfile[];
  /** Id of the selected profile. */
  readonly profile: string;
  /** The chat frames, in the order they were attached. */
  readonly chats: readonly TlChat[];
  /** Text of the field. */
  readonly text: string;
  /** Lines to send, in order; the first one is being sent. */
  readonly queue: readonly PostedLine[];
  /** Lines that failed to send. */
  readonly failed: readonly FailedLine[];
  /** Whether `session.expired` was emitted and no login has followed. */
  readonly isExpired: boolean;
  /** Number of the next line or profile. */
  readonly nextNumber: number;
}

/** What the machine takes: settings, profiles, chat frames and typed lines, and facts about the login. */
export type TlClientEvent =
  | ProfileChoice
  /** Add a profile at the end of the list. */
  | { readonly type: 'profile.add'; readonly name: string }
  /** Remove a profile; not Default. */
  | { readonly type: 'profile.remove'; readonly id: string }
  /** Change name, prefix, suffix or chat tag. */
  | { readonly type: 'profile.change'; readonly id: string; readonly change: SpeakerProfileChange }
  /** Move one place up (-1) or down (1); not Default. */
  | { readonly type: 'profile.shift'; readonly id: string; readonly step: -1 | 1 }
  /** Another tab stored its profiles: they replace the list. The chosen one stays chosen while it is among them. */
  | { readonly type: 'profiles.stored'; readonly profiles: readonly SpeakerProfile[] }
  /** Open the settings dialog. */
  | { readonly type: 'settings.open' }
  /** Change main link or language in the dialog. */
  | {
      readonly type: 'settings.change';
      readonly link?: string;
      readonly lang?: TranslationLanguage;
    }
  /** Add a collab link, in the dialog. */
  | { readonly type: 'collab.add'; readonly link: string }
  /** Remove a collab link, in the dialog. */
  | { readonly type: 'collab.remove'; readonly link: string }
  /** Confirm the dialog with OK. */
  | { readonly type: 'settings.confirm' }
  /** Close the dialog without confirming. */
  | { readonly type: 'settings.cancel' }
  /** Attach a chat. */
  | { readonly type: 'chat.open'; readonly link: string }
  /** Detach a chat. */
  | { readonly type: 'chat.close'; readonly link: string }
  /** Detach all chats. */
  | { readonly type: 'chat.closeAll' }
  /** Sent by the machine to itself: a new chat frame has had time to load. */
  | { readonly type: 'greeting.due'; readonly link: string }
  /** The whole text of the field changed. */
  | { readonly type: 'text.change'; readonly text: string }
  /** Enter was pressed. */
  | { readonly type: 'line.send' }
  /** Retry one failed line, or all without a number. Lines of another viewer are not sent. */
  | { readonly type: 'failed.retry'; readonly line?: number }
  /** Discard one failed line, or all without a number. */
  | { readonly type: 'failed.discard'; readonly line?: number }
  /** A viewer logged in; lines of another viewer wait until that viewer logs in again. */
  | { readonly type: 'session.renewed'; readonly viewer: TlViewer };

/** `link.empty`, `link.invalid`: the link does not identify a room. */
export type TlSettingsRefusal = 'link.empty' | 'link.invalid';

/** `text.empty`; `text.tooLong`: over 500 characters; `room.none`: the settings are not confirmed. */
export type TlLineRefusal = 'text.empty' | 'text.tooLong' | 'room.none';

/** What the machine emits: messages for the viewer, the page and the chat frames. */
export type TlClientEmitted =
  /** Only a member can translate. */
  | { readonly type: 'login.needed' }
  /** The session has expired. The lines are kept. Emitted once until `session.renewed`. */
  | { readonly type: 'session.expired' }
  /** The link does not identify a room; nothing was changed. */
  | { readonly type: 'settings.refused'; readonly code: TlSettingsRefusal }
  /** The main link changed: it replaces the one in the address of the page. */
  | { readonly type: 'link.changed'; readonly link: string }
  /** "Hello": the frame of this chat has had time to load. */
  | { readonly type: 'chat.greeted'; readonly link: string }
  /** Pass the line to the frames of these chats, with the language tag of the profile. */
  | {
      readonly type: 'chat.relayed';
      readonly message: string;
      readonly chatTag: string;
      readonly links: readonly string[];
    }
  /** The line was refused; the text stays in the field. */
  | { readonly type: 'line.refused'; readonly code: TlLineRefusal }
  /** The line failed and is kept for a retry. */
  | { readonly type: 'line.failed'; readonly line: number; readonly code: TlClientError }
  /** Default cannot be removed or moved. */
  | { readonly type: 'profile.refused'; readonly code: 'profile.default' };
