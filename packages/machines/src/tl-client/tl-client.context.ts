/** Pure context changes of the TL client. */
import {
  cleanLineText,
  changeProfile,
  chosenProfile,
  DEFAULT_PROFILE,
  failureCode,
  failureKind,
  isDefaultProfile,
  LINE_TEXT_MAX,
  profileOf,
  removeProfile,
  roomOfLink,
  roomsOfLinks,
  shiftProfile,
  spokenBy,
  type SpeakerProfile,
} from '@oshimado/domain';
import { required } from '../ports/required';
import type {
  FailedLine,
  PostedLine,
  SendLineInput,
  TlClientContext,
  TlClientError,
  TlClientEvent,
  TlClientInput,
  TlLineRefusal,
  TlSettingsRefusal,
  TlViewer,
} from './tl-client.types';

type Context = TlClientContext;
type Step = Partial<Context>;

export const firstContext = (input: TlClientInput): Context => ({
  viewer: input.viewer,
  session: input.session ?? 'profile',
  settings: null,
  draft: { link: input.queryLink ?? input.lastLink ?? '', lang: input.lang, collabs: [] },
  profiles: input.profiles ?? [DEFAULT_PROFILE],
  profile: profileOf(input.profiles ?? [], '').id,
  chats: [],
  text: input.text ?? '',
  queue: [],
  failed: restoredLines(input),
  isExpired: false,
  nextNumber: Math.max(0, ...(input.unsent ?? []).map(({ line }) => line)) + 1,
});

/** Unsent lines of an earlier document. The viewer can send only the lines of their own account. */
function restoredLines({ unsent = [], viewer }: TlClientInput): readonly FailedLine[] {
  return unsent.map((one): FailedLine =>
    isSameViewer(one.author, viewer) ? one : { ...one, code: 'otherViewer' },
  );
}

/** Why a link does not identify a room. */
export function linkRefusal(link: string): TlSettingsRefusal | undefined {
  if (link.trim() === '') return 'link.empty';
  return roomOfLink(link) ? undefined : 'link.invalid';
}

/** Which chats open and close when the settings of the dialog are taken. */
export function followedChats({ draft, settings, chats }: Context): {
  readonly opened: readonly string[];
  readonly closed: readonly string[];
} {
  const now = [...new Set([draft.link, ...draft.collabs])];
  if (!settings) return { opened: now, closed: [] };
  const before = [settings.link, ...settings.collabs];
  const isSame = (link: string) => (other: string) =>
    roomOfLink(other)?.id === roomOfLink(link)?.id;
  const isOpen = (link: string) => chats.some((chat) => chat.link === link);
  const closed = before.filter((link) => !now.some(isSame(link)) && isOpen(link));
  // If the viewer closed the chat of the former main link, the chat of the new one stays closed too.
  const added = now.filter((link) => !before.some(isSame(link)));
  return {
    opened: closed.length > 0 ? added : added.filter((link) => link !== draft.link),
    closed,
  };
}

/** Applies a change of the dialog to the settings. */
export function draftStep({ draft }: Context, event: TlClientEvent): Step {
  if (event.type === 'settings.change') {
    return { draft: { ...draft, link: event.link ?? draft.link, lang: event.lang ?? draft.lang } };
  }
  if (event.type === 'collab.remove') {
    return { draft: { ...draft, collabs: draft.collabs.filter((link) => link !== event.link) } };
  }
  if (event.type !== 'collab.add' || draft.collabs.includes(event.link)) return {};
  return { draft: { ...draft, collabs: [...draft.collabs, event.link] } };
}

/** The profiles after an event; unchanged if it does not concern them; a code if it would remove or move Default. */
export function profileStep(context: Context, event: TlClientEvent): Step | 'profile.default' {
  const { profiles, profile, session, nextNumber } = context;
  const hold = (next: readonly SpeakerProfile[]): Step => ({
    profiles: next,
    profile: profileOf(next, profile).id,
  });
  switch (event.type) {
    case 'profile.choose':
    case 'profile.next':
    case 'profile.previous':
    case 'profile.jump':
      return { profile: chosenProfile(profiles, profile, event) };
    case 'profile.add': {
      const added = { ...DEFAULT_PROFILE, id: `${session}-${nextNumber}`, name: event.name };
      return { ...hold([...profiles, added]), nextNumber: nextNumber + 1 };
    }
    case 'profile.change':
      return hold(changeProfile(profiles, event.id, event.change));
    case 'profile.remove':
      if (isDefaultProfile(profiles, event.id)) return 'profile.default';
      return hold(removeProfile(profiles, event.id));
    case 'profile.shift':
      if (isDefaultProfile(profiles, event.id)) return 'profile.default';
      return hold(shiftProfile(profiles, event.id, event.step));
    case 'profiles.stored':
      return hold(event.profiles);
    default:
      return {};
  }
}

/** Prefix, text and suffix. */
export const messageOf = ({ profiles, profile, text }: Context): string =>
  cleanLineText(spokenBy(profileOf(profiles, profile), text.trim()));

/** Why the text cannot be sent; a prefix alone is not a message. */
export function lineRefusal(context: Context): TlLineRefusal | undefined {
  if (context.settings === null) return 'room.none';
  if (cleanLineText(context.text) === '') return 'text.empty';
  return messageOf(context).length > LINE_TEXT_MAX ? 'text.tooLong' : undefined;
}

/** Queues the line for the main room and those of the collab links, and empties the field. */
export function sentStep(context: Context): { readonly step: Step; readonly message: string } {
  const { settings, viewer, queue, nextNumber } = context;
  const message = messageOf(context);
  if (!settings || !viewer) return { step: {}, message };
  const posts = roomsOfLinks([settings.link, ...settings.collabs]).map((room, at) => ({
    ...room,
    author: viewer,
    line: nextNumber + at,
    lang: settings.lang,
    message,
  }));
  return {
    step: { text: '', queue: [...queue, ...posts], nextNumber: nextNumber + posts.length },
    message,
  };
}

/** Removes the line being sent from the queue. */
export const arrivedStep = ({ queue }: Context): Step => ({ queue: queue.slice(1) });

function isSameViewer(a: TlViewer, b: TlViewer | null): boolean {
  return (
    b !== null && (a.id === undefined || b.id === undefined ? a.name === b.name : a.id === b.id)
  );
}

/** The code of a failed call. `refused` is separate because a retry of the same line would be refused again. */
export const lineFailure = (error: unknown): TlClientError =>
  failureKind(error) === 'refused' ? 'refused' : failureCode(error);

/** Why the line being sent failed; the error of another viewer's line does not concern this viewer. */
export const lossOf = ({ queue, viewer }: Context, code: TlClientError): TlClientError =>
  queue.slice(0, 1).every(({ author }) => isSameViewer(author, viewer)) ? code : 'otherViewer';

/** The line failed: it is moved to the failed ones, so that it does not block the next. */
export function lostStep(
  { queue, failed }: Context,
  { code, waitS }: Pick<FailedLine, 'code' | 'waitS'>,
): Step {
  const [lost, ...rest] = queue;
  const kept = lost && { ...lost, code, ...(waitS !== undefined && { waitS }) };
  return { queue: rest, failed: [...failed, ...(kept ? [kept] : [])] };
}

/** Another viewer logged in. Lines of the former viewer wait for their return, except the one being sent. */
export function renewedStep(
  { queue, failed }: Context,
  viewer: TlViewer,
): { readonly step: Step; readonly held: readonly FailedLine[] } {
  const [underWay, ...waiting] = queue;
  const isOwn = ({ author }: PostedLine) => isSameViewer(author, viewer);
  const held = waiting
    .filter((one) => !isOwn(one))
    .map((one): FailedLine => ({ ...one, code: 'otherViewer' }));
  const known = failed.map((one): FailedLine => {
    if (!isOwn(one)) return { ...one, code: 'otherViewer' };
    return one.code === 'otherViewer' ? { ...one, code: 'session' } : one;
  });
  const rest = [...(underWay ? [underWay] : []), ...waiting.filter(isOwn)];
  return { step: { viewer, isExpired: false, queue: rest, failed: [...known, ...held] }, held };
}

const isMeant = (line: number | undefined) => (one: PostedLine) =>
  line === undefined || one.line === line;

/** Queues failed lines of this viewer again, after the waiting ones. */
export function retriedStep({ queue, failed, viewer }: Context, line: number | undefined): Step {
  const isAgain = (one: FailedLine) => isMeant(line)(one) && isSameViewer(one.author, viewer);
  const again = failed.filter(isAgain).map(({ code: _code, waitS: _waitS, ...one }) => one);
  return { failed: failed.filter((one) => !isAgain(one)), queue: [...queue, ...again] };
}

/** Discards failed lines. */
export const discardedStep = (
  { failed }: Pick<Context, 'failed'>,
  line: number | undefined,
): Step => ({ failed: failed.filter((one) => !isMeant(line)(one)) });

/** Input of the port for the line being sent. */
export function sendInput({ queue, viewer }: Context): SendLineInput {
  const { target, id, lang, message } = required(queue[0]);
  const body = { name: required(viewer).name, message, cc: '', oc: '', source: 'user' } as const;
  return { target, id, lang, body };
}
