import type { TranslationLanguage } from '@oshimado/contract';
import type {
  ChatRoom,
  FailureCode,
  ProfileChoice,
  SpeakerProfile,
  SpeakerProfileChange,
} from '@oshimado/domain';

/** Who translates. */
export interface TlViewer {
  /** Id of the account; without one, viewers are told apart by name. */
  readonly id?: string;
  /** Name the lines are stored under. */
  readonly name: string;
}

/** The answers of the settings dialog. */
export interface TlSettings {
  /** The main link: an address, or `YT_{id}`; empty before the first answer. */
  readonly link: string;
  /** Language of the lines. */
  readonly lang: TranslationLanguage;
  /** Links that get every line too. */
  readonly collabs: readonly string[];
}

/** A chat frame beside the work area. */
export interface TlChat {
  /** Its address; no two chats have the same. */
  readonly link: string;
  /** Whether the hello message was sent. */
  readonly isGreeted: boolean;
}

/** A line on its way into one room. */
export interface PostedLine extends ChatRoom {
  /** Who typed it; it is posted under no other account. */
  readonly author: TlViewer;
  /** Counts up; names the line for a retry. */
  readonly line: number;
  /** Language of the line. */
  readonly lang: TranslationLanguage;
  /** What is said, with prefix and suffix of the profile. */
  readonly message: string;
}

/**
 * `session`: the server does not know the viewer any more; `otherViewer`: somebody else has logged in since it was typed;
 * otherwise what a call fails with.
 */
export type TlClientError = FailureCode | 'otherViewer';

/** A line that did not arrive. It is kept until it is discarded, or retried by the viewer who typed it. */
export interface FailedLine extends PostedLine {
  /** Why it did not arrive. */
  readonly code: TlClientError;
}

/** What the port `sendLine` is asked. */
export interface SendLineInput extends ChatRoom {
  /** Language of the line. */
  readonly lang: TranslationLanguage;
  /** As `POST /videos/{id}/chats` takes it. */
  readonly body: {
    readonly name: string;
    readonly message: string;
    /** Colours are not offered: empty. */
    readonly cc: '';
    readonly oc: '';
    readonly source: 'user';
  };
}

export interface TlClientInput {
  /** null for a guest. */
  readonly viewer: TlViewer | null;
  /** Language the settings begin with. */
  readonly lang: TranslationLanguage;
  /** The link in the address of the page; it counts more than the last one used. */
  readonly queryLink?: string | undefined;
  /** The link used last. */
  readonly lastLink?: string | undefined;
  /** Default: Default alone. */
  readonly profiles?: readonly SpeakerProfile[];
  /** What ids of new profiles begin with. Default `profile`. */
  readonly session?: string;
}

export interface TlClientContext {
  /** null for a guest. */
  readonly viewer: TlViewer | null;
  /** What ids of new profiles begin with. */
  readonly session: string;
  /** null until the dialog was answered with OK. */
  readonly settings: TlSettings | null;
  /** What the dialog shows; what it showed last, while it is closed. */
  readonly draft: TlSettings;
  /** Default first. */
  readonly profiles: readonly SpeakerProfile[];
  /** Id of the chosen profile. */
  readonly profile: string;
  /** The chat frames, in the order of attaching. */
  readonly chats: readonly TlChat[];
  /** Text of the field. */
  readonly text: string;
  /** Lines to be posted, in order; the first one is under way. */
  readonly queue: readonly PostedLine[];
  /** Lines that did not arrive. */
  readonly failed: readonly FailedLine[];
  /** `session.expired` was emitted, and no login has followed. */
  readonly isExpired: boolean;
  /** Number of the next line or profile. */
  readonly nextNumber: number;
}

export type TlClientEvent =
  | ProfileChoice
  /** A new profile, last in the list. */
  | { readonly type: 'profile.add'; readonly name: string }
  /** Not for Default. */
  | { readonly type: 'profile.remove'; readonly id: string }
  /** Name, prefix, suffix or chat tag. */
  | { readonly type: 'profile.change'; readonly id: string; readonly change: SpeakerProfileChange }
  /** One place up (-1) or down (1); not for Default. */
  | { readonly type: 'profile.shift'; readonly id: string; readonly step: -1 | 1 }
  /** The settings dialog is opened. */
  | { readonly type: 'settings.open' }
  /** Main link or language in the dialog. */
  | {
      readonly type: 'settings.change';
      readonly link?: string;
      readonly lang?: TranslationLanguage;
    }
  /** In the dialog. */
  | { readonly type: 'collab.add'; readonly link: string }
  /** In the dialog. */
  | { readonly type: 'collab.remove'; readonly link: string }
  /** OK. */
  | { readonly type: 'settings.confirm' }
  /** The dialog is closed without an answer. */
  | { readonly type: 'settings.cancel' }
  /** A chat is attached. */
  | { readonly type: 'chat.open'; readonly link: string }
  /** A chat is detached. */
  | { readonly type: 'chat.close'; readonly link: string }
  /** All chats are detached. */
  | { readonly type: 'chat.closeAll' }
  /** Sent by the machine to itself: a new chat frame had time to load. */
  | { readonly type: 'greeting.due'; readonly link: string }
  /** The whole text of the field. */
  | { readonly type: 'text.change'; readonly text: string }
  /** Enter. */
  | { readonly type: 'line.send' }
  /** Once more; without a number all that failed. Lines of another viewer stay where they are. */
  | { readonly type: 'failed.retry'; readonly line?: number }
  /** Given up; without a number all that failed. */
  | { readonly type: 'failed.discard'; readonly line?: number }
  /** Somebody has logged in; lines of another viewer are not posted any more, until that one is back. */
  | { readonly type: 'session.renewed'; readonly viewer: TlViewer };

/** `link.empty`, `link.invalid`: no address a room can be named by. */
export type TlSettingsRefusal = 'link.empty' | 'link.invalid';

/** `text.empty`; `text.tooLong`: over 500 characters; `room.none`: the settings are not answered. */
export type TlLineRefusal = 'text.empty' | 'text.tooLong' | 'room.none';

export type TlClientEmitted =
  /** Only a member can translate. */
  | { readonly type: 'login.needed' }
  /** The session has expired. The lines are kept. Emitted once until `session.renewed`. */
  | { readonly type: 'session.expired' }
  /** The link names no room; nothing was changed. */
  | { readonly type: 'settings.refused'; readonly code: TlSettingsRefusal }
  /** Another main link holds: the one in the address of the page does not any more. */
  | { readonly type: 'link.changed'; readonly link: string }
  /** "Hello": the frame of this chat had its time to load. */
  | { readonly type: 'chat.greeted'; readonly link: string }
  /** For the frames of these chats, with the language tag of the profile. */
  | {
      readonly type: 'chat.relayed';
      readonly message: string;
      readonly chatTag: string;
      readonly links: readonly string[];
    }
  /** The text stays in the field. */
  | { readonly type: 'line.refused'; readonly code: TlLineRefusal }
  /** The line is kept for a retry. */
  | { readonly type: 'line.failed'; readonly line: number; readonly code: TlClientError }
  /** Default is neither removed nor moved. */
  | { readonly type: 'profile.refused'; readonly code: 'profile.default' };
