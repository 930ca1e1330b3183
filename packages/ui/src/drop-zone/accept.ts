/** Which files a zone takes. The form is that of the `accept` attribute of a file field. */

/** Why a file was not taken: its type, its size, or that only one is taken. */
export type RefusalReason = 'type' | 'size' | 'count';

/** A file that a `DropZone` did not take. */
export interface Refusal {
  /** The file that was not taken. */
  readonly file: File;
  /** Why: another type, too large, or one too many. */
  readonly reason: RefusalReason;
}

/** Which files a `DropZone` takes. */
export interface FileRules {
  /** Types and endings, joined by commas, such as `image/*,.srt`. Default everything. */
  readonly accept?: string;
  /** More than one at a time. Default false. */
  readonly multiple?: boolean;
  /** Most bytes of one file. Default without limit. */
  readonly maxBytes?: number;
}

function hasType(file: File, accept: string): boolean {
  const wanted = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  if (wanted.length === 0) return true;
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return wanted.some((one) => {
    if (one.startsWith('.')) return name.endsWith(one);
    return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one;
  });
}

/** Parts what is taken from what is not; nothing is lost without a reason. */
export function sortFiles(
  files: readonly File[],
  { accept = '', multiple = false, maxBytes = Infinity }: FileRules,
): { readonly taken: readonly File[]; readonly refused: readonly Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    if (!hasType(file, accept)) refused.push({ file, reason: 'type' });
    else if (file.size > maxBytes) refused.push({ file, reason: 'size' });
    else if (!multiple && taken.length > 0) refused.push({ file, reason: 'count' });
    else taken.push(file);
  }
  return { taken, refused };
}
