/**
 * Who takes part in a video, by the handles in its title, which YouTube makes links of. Descriptions are not read for this: most end
 * with links to all members of a group and to those who drew and cut.
 */

const HANDLE = /(?<![\p{L}\p{N}._/-])@([\p{L}\p{N}_][\p{L}\p{N}._-]{1,58}[\p{L}\p{N}_])/gu;

/** The handle as written, and without what another script has joined to it: `@sora配信`. */
const readings = (handle: string): string[] => {
  const latin = /^[\w.-]*\w/.exec(handle)?.[0];
  return latin !== undefined && latin !== handle && latin.length >= 3 ? [handle, latin] : [handle];
};

/** Ids of followed channels in the order of the title, without the uploader. `handles` are in lower case, with `@`. */
export function mentionsIn(
  title: string,
  handles: ReadonlyMap<string, string>,
  uploader: string,
): string[] {
  const found = [...title.normalize('NFKC').matchAll(HANDLE)].map(([, handle = '']) =>
    readings(handle.toLowerCase())
      .map((reading) => handles.get(`@${reading}`))
      .find((id) => id !== undefined),
  );
  return [...new Set(found)].filter((id): id is string => id !== undefined && id !== uploader);
}
