/** Types of requests and responses, derived from the schemas. */
import type * as z from 'zod';
import type * as s from './schemas/index';

export type Org = z.infer<typeof s.org>;
export type Stats = z.infer<typeof s.stats>;
export type VideoType = z.infer<typeof s.videoType>;
export type VideoStatus = z.infer<typeof s.videoStatus>;
export type ChannelType = z.infer<typeof s.channelType>;
export type PlaceholderType = z.infer<typeof s.placeholderType>;
export type Video = z.infer<typeof s.video>;
export type VideoFull = z.infer<typeof s.videoFull>;
export type VideoPage = z.infer<typeof s.videoPage>;
export type RelatedVideo = z.infer<typeof s.relatedVideo>;
export type InlineSong = z.infer<typeof s.inlineSong>;
export type Comment = z.infer<typeof s.comment>;
export type Credits = z.infer<typeof s.credits>;
export type VideoChannel = z.infer<typeof s.videoChannel>;
export type Mention = z.infer<typeof s.mention>;
export type Channel = z.infer<typeof s.channelListItem>;
export type ChannelFull = z.infer<typeof s.channelFull>;
export type User = z.infer<typeof s.user>;
export type Role = User['role'];
export type Login = z.infer<typeof s.login>;
export type LoginChoices = z.infer<typeof s.loginChoices>;
export type LoginService = z.infer<typeof s.loginBody>['service'];
export type Session = z.infer<typeof s.session>;
export type CreatedKey = z.infer<typeof s.createdKey>;
export type Invite = z.infer<typeof s.invite>;
export type LookedUpVideo = z.infer<typeof s.lookedUpVideo>;
export type MusicTrack = z.infer<typeof s.musicTrack>;
export type CalendarKey = z.infer<typeof s.calendarKey>;
export type UserExport = z.infer<typeof s.userExport>;
export type Favorite = z.infer<typeof s.favorite>;
export type FavoriteOp = z.infer<typeof s.favoriteOps>[number];
export type HistoryEntry = z.infer<typeof s.historyEntry>;
export type HistoryPage = z.infer<typeof s.historyPage>;
export type HistoryOp = z.infer<typeof s.historyOps>[number];
export type PlaylistStub = z.infer<typeof s.playlistStub>;
export type PlaylistVideo = z.infer<typeof s.playlistVideo>;
export type Playlist = z.infer<typeof s.playlist>;
export type SearchedVideo = z.infer<typeof s.searchedVideo>;
export type CommentedVideo = z.infer<typeof s.commentedVideo>;
export type Suggestion = z.infer<typeof s.suggestion>;
export type Song = z.infer<typeof s.song>;
export type VideoTopic = z.infer<typeof s.videoTopic>;
export type Topic = z.infer<typeof s.topic>;
export type Chat = z.infer<typeof s.chat>;
export type Script = z.infer<typeof s.script>;
export type TranslationLanguage = z.infer<typeof s.translationLanguage>;
export type AuditEntry = z.infer<typeof s.auditEntry>;
export type AuditAction = AuditEntry['action'];
export type BoardChange = z.infer<typeof s.boardChange>;
/** A failure reported by a browser. */
export type ReportedFailure = z.infer<typeof s.reportedFailure>;
export type Problem = z.infer<typeof s.problem>;
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
export type CheckedHeadersOf<K extends keyof Calls> = Calls[K] extends { headers: infer H }
  ? z.output<H & z.ZodType>
  : undefined;
/** Required credentials of a call: see `CallAuth`. */
export type AuthOf<K extends keyof Calls> = Calls[K]['auth'];
export type AnswerOf<K extends keyof Calls> = z.output<Calls[K]['response']>;

export type LiveQuery = QueryOf<'getLive'>;
export type VideosQuery = QueryOf<'getVideos'>;
export type ChannelsQuery = QueryOf<'getChannels'>;
export type ChannelVideosQuery = QueryOf<'getChannelVideos'>;
