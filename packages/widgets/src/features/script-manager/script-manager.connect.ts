/** What a row of the script manager shows. Pure. */
import type { Script, Video } from '@oshimado/contract';
import {
  plainTitle,
  scriptEditorPath,
  scriptKey,
  thumbnailOf,
  type PictureOptions,
  uploadStartOf,
  watchPath,
  webUrl,
} from '@oshimado/domain';

export interface ScriptRow {
  /** Unique in the list. */
  readonly key: string;
  readonly script: Script;
  /** Title of the video, else the link, else null: it is known by its id alone. */
  readonly title: string | null;
  /** Where it is watched: on this site, or at its link. */
  readonly href: string;
  /** Host of the link; undefined for videos of this site. */
  readonly host: string | undefined;
  /** null for links, and while the video is not known. */
  readonly thumbnail: string | null;
  /** Path of the script editor. */
  readonly editorHref: string;
  /** The video, once it is known; scripts can be uploaded to past videos. */
  readonly video: Video | undefined;
  readonly canUpload: boolean;
  /** Epoch ms at which the lines begin to count; undefined if it is not known. */
  readonly startedAt: number | undefined;
}

const hostOf = (link: string) => new URL(link).hostname.replace(/^www\./, '');

function rowOf(script: Script, video: Video | undefined, from: PictureOptions): ScriptRow {
  const { video_id: id, custom_video_id: link } = script;
  const common = {
    key: scriptKey(script),
    script,
    editorHref: scriptEditorPath(script),
    video,
    startedAt: video && uploadStartOf(video),
  };
  if (link !== null) {
    // Only web addresses become links.
    const url = webUrl(link);
    const place = { href: url ?? '', host: url === undefined ? undefined : hostOf(url) };
    return { ...common, ...place, title: script.title ?? link, thumbnail: null, canUpload: false };
  }
  const title = video?.title ?? script.title;
  return {
    ...common,
    title: title === null ? null : plainTitle(title),
    href: watchPath(id),
    host: undefined,
    thumbnail: video ? thumbnailOf(video, 'mqdefault', from) : null,
    canUpload: video?.status === 'past',
  };
}

export function connectScripts(
  scripts: readonly Script[],
  videos: readonly Video[],
  from: PictureOptions = {},
): readonly ScriptRow[] {
  const byId = new Map(videos.map((video) => [video.id, video]));
  return scripts.map((script) => rowOf(script, byId.get(script.video_id), from));
}

/** The videos to ask the server about. */
export const videoIdsOf = (scripts: readonly Script[]): readonly string[] => [
  ...new Set(
    scripts.flatMap(({ video_id, custom_video_id }) =>
      custom_video_id === null ? [video_id] : [],
    ),
  ),
];

/** Name of a downloaded file, without its ending: "`<username> - <title>`". */
export const exportName = (username: string, title: string): string => `${username} - ${title}`;
