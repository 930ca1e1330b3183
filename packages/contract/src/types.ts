/** Types of requests and responses, derived from the schemas. */
import type * as z from 'zod';
import type { favoriteGroupOps } from './schemas/favorite-group';
import type { historyOps } from './schemas/history';
import type * as s from './schemas/index';
import type { favoriteOps, loginBody } from './schemas/user';

/** An organization of talents, such as an agency. */
export type Org = z.infer<typeof s.org>;
/** Numbers of channels, videos and songs, as the about page shows them. */
export type Stats = z.infer<typeof s.stats>;
/** Kind of a video: a stream, a clip of one, or a placeholder for what is elsewhere. */
export type VideoType = z.infer<typeof s.videoType>;
/** State of a video. `new`: without a start that is known or planned; `missing`: no longer available. */
export type VideoStatus = z.infer<typeof s.videoStatus>;
/** Kind of a channel: `vtuber` is a talent, `subber` a clipper. */
export type ChannelType = z.infer<typeof s.channelType>;
/** What a placeholder is for: a planned YouTube stream, a stream elsewhere, or an event. */
export type PlaceholderType = z.infer<typeof s.placeholderType>;
/** A stream, a clip or a placeholder in a list. What `include` did not ask for is absent. */
export type Video = z.infer<typeof s.video>;
/** A single video, with its description, clips, mentions and songs. */
export type VideoFull = z.infer<typeof s.videoFull>;
/** One page of a list of videos, and how many there are on all of its pages. */
export type VideoPage = z.infer<typeof s.videoPage>;
/** A video listed in another one: a clip, a source, a simulcast or a recommendation. */
export type RelatedVideo = z.infer<typeof s.relatedVideo>;
/** A song in a video, as the video lists it. */
export type InlineSong = z.infer<typeof s.inlineSong>;
/** A comment with timestamps, with the text as it was written. */
export type Comment = z.infer<typeof s.comment>;
/** Who reported a placeholder. */
export type Credits = z.infer<typeof s.credits>;
/** The channel that uploaded a video. */
export type VideoChannel = z.infer<typeof s.videoChannel>;
/** A channel that takes part in another channel's video. */
export type Mention = z.infer<typeof s.mention>;
/** A talent or a clipper in a list. */
export type Channel = z.infer<typeof s.channelListItem>;
/** A single channel with all its details. */
export type ChannelFull = z.infer<typeof s.channelFull>;
/** An account, as its owner sees it. */
export type User = z.infer<typeof s.user>;
/** What an account may do: `user`, `editor` or `admin`. */
export type Role = User['role'];
/** A new token, and the account it is for. */
export type Login = z.infer<typeof s.login>;
/** The login services that this server has. */
export type LoginChoices = z.infer<typeof s.loginChoices>;
/** A service to log in with. */
export type LoginService = z.infer<typeof loginBody>['service'];
/** A login on one device. */
export type Session = z.infer<typeof s.session>;
/** A new API key; the server shows it only this once. */
export type CreatedKey = z.infer<typeof s.createdKey>;
/** An invitation to a Discord server. */
export type Invite = z.infer<typeof s.invite>;
/** A YouTube video as YouTube describes it. */
export type LookedUpVideo = z.infer<typeof s.lookedUpVideo>;
/** A channel of this site that was asked for by id or handle. */
export type LookedUpChannel = z.infer<typeof s.lookedUpChannel>;
/** A text of the operator about the site. */
export type SiteText = z.infer<typeof s.siteText>;
/** A published song, for the song editor. */
export type MusicTrack = z.infer<typeof s.musicTrack>;
/** The key in the addresses of an account's calendars. */
export type CalendarKey = z.infer<typeof s.calendarKey>;
/** Everything that is stored about an account. */
export type UserExport = z.infer<typeof s.userExport>;
/** A favorite channel; it has fewer fields than `Channel`. */
export type Favorite = z.infer<typeof s.favorite>;
/** A change of the favorites, or of what is muted of them. */
export type FavoriteChange = z.infer<typeof favoriteOps>[number];
/** A change of the favorites: a channel to add or to remove. */
export type FavoriteOp = FavoriteChange & { readonly op: 'add' | 'remove' };
/** A watched video and where it was left. */
export type HistoryEntry = z.infer<typeof s.historyEntry>;
/** A part of the watch history, newest first unless it was asked for by `after`. */
export type HistoryPage = z.infer<typeof s.historyPage>;
/** A change of the watch history: a video to add or to remove, or all of them to clear. */
export type HistoryOp = z.infer<typeof historyOps>[number];
/** A playlist with the ids of its videos alone. */
export type PlaylistStub = z.infer<typeof s.playlistStub>;
/** A video in a playlist or a watch history. */
export type PlaylistVideo = z.infer<typeof s.playlistVideo>;
/** A playlist with its videos, in their order. */
export type Playlist = z.infer<typeof s.playlist>;
/** A video that a search found. */
export type SearchedVideo = z.infer<typeof s.searchedVideo>;
/** A video whose comments contain the searched text, with these comments. */
export type CommentedVideo = z.infer<typeof s.commentedVideo>;
/** A channel, topic or organization that fits what is typed into a search field. */
export type Suggestion = z.infer<typeof s.suggestion>;
/** A song in a video, with the video it is in. */
export type Song = z.infer<typeof s.song>;
/** The topic of one video, and who set it. */
export type VideoTopic = z.infer<typeof s.videoTopic>;
/** A topic of streams, and how many videos have it. */
export type Topic = z.infer<typeof s.topic>;
/** A line of a live translation or of a video's chat. */
export type Chat = z.infer<typeof s.chat>;
/** A script: the lines of one author for one video in one language, as the list of scripts shows it. */
export type Script = z.infer<typeof s.script>;
/** Code of a language that translations can be in. */
export type TranslationLanguage = z.infer<typeof s.translationLanguage>;
/** An edit in the log of edits, with the values before and after it. */
export type AuditEntry = z.infer<typeof s.auditEntry>;
/** Kind of an edit in the log of edits. */
export type AuditAction = AuditEntry['action'];
/** A report, a request or a message of a viewer, as editors and admins read it. */
export type Report = z.infer<typeof s.report>;
/** Why and until when an account may change nothing. */
export type Suspension = z.infer<typeof s.suspension>;
/** An account, as admins see it. */
export type Person = z.infer<typeof s.person>;
/** An entry of the log of logins, refusals and changes of accounts. */
export type SecurityEntry = z.infer<typeof s.securityEntry>;
/** What such an entry is about. */
export type SecurityEvent = SecurityEntry['event'];
/** What a call that reverts several edits has done. */
export type RevertedEdits = z.infer<typeof s.revertedEdits>;
/** A source of this site, and how it stands. */
export type SourceState = z.infer<typeof s.sourceState>;
/** Requests that were refused because there were too many. */
export type LimitHit = z.infer<typeof s.limitHit>;
/** A placeholder with who made it, as editors see it. */
export type PlaceholderEntry = z.infer<typeof s.placeholderEntry>;
/** The list of followed channels as a whole: where it is kept, and its organizations. */
export type ChannelListState = z.infer<typeof s.channelListState>;
/** A followed channel, as the list has it. */
export type ListedChannel = z.infer<typeof s.listedChannel>;
/** A channel, as it is written into the list. */
export type ListedChannelInput = z.input<typeof s.listedChannelInput>;
/** An organization of the list of followed channels. */
export type ListedOrg = z.infer<typeof s.listedOrg>;
/** What an import of channels does, or would do. */
export type ChannelImport = z.infer<typeof s.channelImport>;
/** The list of followed channels as a file. */
export type ChannelExport = z.infer<typeof s.channelExport>;
/** What has changed on the live board since the previous event. */
export type BoardChange = z.infer<typeof s.boardChange>;
/** A failure reported by a browser. */
export type ReportedFailure = z.infer<typeof s.reportedFailure>;
/** Body of an error response: `message` for people, `error` for programs. */
export type Problem = z.infer<typeof s.problem>;
/** Code of an error response. */
export type ProblemCode = Problem['error'];

type Calls = typeof s.calls;
type Loose<T> = T extends readonly (infer U)[] ? readonly U[] : T extends Date ? string | Date : T;
/** The input form of a parsed query: everything optional, lists as arrays, times as text or Date. */
type Written<T> = { [K in keyof T]?: Loose<T[K]> | undefined };

/** Parameters of a call, as a caller passes them. */
export type QueryOf<K extends keyof Calls> = Calls[K] extends { query: infer Q }
  ? Written<z.output<Q & z.ZodType>>
  : Record<never, never>;
/** The validated query as a handler receives it. */
export type CheckedQueryOf<K extends keyof Calls> = Calls[K] extends { query: infer Q }
  ? z.output<Q & z.ZodType>
  : undefined;
/** The parameters in the path of a call; undefined for a call without. */
export type ParamsOf<K extends keyof Calls> = Calls[K] extends { params: infer P }
  ? z.output<P & z.ZodType>
  : undefined;
/** The body of a call, as a caller passes it. */
export type BodyOf<K extends keyof Calls> = Calls[K] extends { body: infer B }
  ? z.input<B & z.ZodType>
  : undefined;
/** The validated body as a handler receives it. */
export type CheckedBodyOf<K extends keyof Calls> = Calls[K] extends { body: infer B }
  ? z.output<B & z.ZodType>
  : undefined;
/** The validated headers as a handler receives them; undefined for a call without. */
export type CheckedHeadersOf<K extends keyof Calls> = Calls[K] extends { headers: infer H }
  ? z.output<H & z.ZodType>
  : undefined;
/** The response of a call. */
export type AnswerOf<K extends keyof Calls> = z.output<Calls[K]['response']>;

/** A device that receives notifications. */
export type PushDevice = z.infer<typeof s.pushDevice>;
/** What a device is notified of, and when. */
export type PushChoices = PushDevice['choices'];
/** Whose streams a device is notified of, and for what. */
export type PushRule = PushChoices['rules'][number];
/** A subscription of the Push API, as a browser sends it. */
export type PushDeviceBody = z.infer<typeof s.pushDeviceBody>;

/** A webhook of a Discord channel that receives notifications. */
export type PushWebhook = z.infer<typeof s.pushWebhook>;
/** What a webhook is for. */
export type WebhookChoices = PushWebhook['choices'];

/** A group of favorite channels. */
export type FavoriteGroup = z.infer<typeof s.favoriteGroup>;
/** The color of a group, by its name. */
export type GroupColor = FavoriteGroup['color'];
/** A change of the groups of favorites: a group to put or to remove. */
export type FavoriteGroupOp = z.input<typeof favoriteGroupOps>[number];
/** How much there is on a day of a schedule. */
export type ScheduleDay = z.infer<typeof s.scheduleDay>;

/** Parameters of `getLive`. */
export type LiveQuery = QueryOf<'getLive'>;
/** Parameters of `getVideos`. */
export type VideosQuery = QueryOf<'getVideos'>;
/** Parameters of `getChannels`. */
export type ChannelsQuery = QueryOf<'getChannels'>;
/** Parameters of `getChannelVideos`. */
export type ChannelVideosQuery = QueryOf<'getChannelVideos'>;
