/** Applies an edit to a script: returns the result, or why it is refused. Saving is not part of this. */
import {
  addLine,
  changeLine,
  deleteLine,
  inOrder,
  lineOf,
  makeContinuous,
  joinLines,
  moveLine,
  resizeLine,
  shiftTime,
  splitLine,
  startAt,
  type EditedLines,
} from './edited-lines';
import { cleanLineText } from './line-text';
import { LINE_MIN_MS, LINE_TEXT_MAX } from './script-lines.limits';
import {
  changeProfile,
  DEFAULT_PROFILE,
  isDefaultProfile,
  profileOf,
  removeProfile,
  shiftProfile,
  spokenBy,
  type SpeakerProfile,
} from './speaker-profiles';
import type {
  EditedScript,
  ScriptEdit,
  ScriptEditAids,
  ScriptEditRefusal,
  ScriptEditResult,
} from './script-edits.types';

const textRefusal = (text: string): 'text.empty' | 'text.tooLong' | undefined => {
  if (cleanLineText(text) === '') return 'text.empty';
  return text.length > LINE_TEXT_MAX ? 'text.tooLong' : undefined;
};

const withLines = (script: EditedScript, lines: EditedLines): EditedScript =>
  lines === script.lines ? script : { ...script, lines };

const withProfiles = (script: EditedScript, profiles: readonly SpeakerProfile[]): EditedScript =>
  profiles === script.profiles ? script : { ...script, profiles };

type EditOf<T extends ScriptEdit['type']> = Extract<ScriptEdit, { readonly type: T }>;

function add(
  script: EditedScript,
  edit: EditOf<'line.add'>,
  aids: ScriptEditAids,
): ScriptEditResult {
  if (cleanLineText(edit.text) === '') return 'text.empty';
  const profile = profileOf(script.profiles, aids.profile);
  const text = cleanLineText(spokenBy(profile, edit.text.trim()));
  const start = Math.max(0, Math.round(edit.at));
  const line = { key: aids.newKey(0), author: aids.author, start, text, profile: profile.id };
  return textRefusal(text) ?? withLines(script, addLine(script.lines, line));
}

function change(script: EditedScript, edit: EditOf<'line.change'>): ScriptEditResult {
  const { key, profile } = edit;
  if (profile !== undefined && !script.profiles.some(({ id }) => id === profile)) {
    return 'profile.unknown';
  }
  const text = edit.text === undefined ? undefined : cleanLineText(edit.text);
  const wanted = { ...(text !== undefined && { text }), ...(profile !== undefined && { profile }) };
  const refusal = text === undefined ? undefined : textRefusal(text);
  return refusal ?? withLines(script, changeLine(script.lines, key, wanted));
}

function merge(script: EditedScript, { key }: EditOf<'line.merge'>): ScriptEditResult {
  const at = script.lines.findIndex((line) => line.key === key);
  const [first, second] = [script.lines[at], script.lines[at + 1]];
  if (!first || !second) return 'line.last';
  const refusal = textRefusal(`${first.text} ${second.text}`);
  return refusal ?? withLines(script, joinLines(script.lines, first, second));
}

function split(
  script: EditedScript,
  { key, at, textAt }: EditOf<'line.split'>,
  aids: ScriptEditAids,
): ScriptEditResult {
  const line = lineOf(script.lines, key);
  if (!line) return 'line.unknown';
  const moment = Math.round(at);
  if (moment - line.start < LINE_MIN_MS || line.end - moment < LINE_MIN_MS) return 'line.tooShort';
  const texts = [line.text.slice(0, textAt).trim(), line.text.slice(textAt).trim()] as const;
  if (texts.includes('')) return 'text.empty';
  return withLines(
    script,
    splitLine(script.lines, line, { at: moment, texts, key: aids.newKey(0) }),
  );
}

/** Blank lines of a file are skipped, because the server rejects them; short ones are not stretched into the next. */
function importAll(
  edit: EditOf<'lines.import'>,
  { author, newKey }: ScriptEditAids,
): ScriptEditResult {
  const profiles = edit.profiles.map((profile, at) => ({
    ...DEFAULT_PROFILE,
    name: `Profile${at + 1}`,
    ...profile,
    id: newKey(at),
  }));
  const starts = edit.lines
    .map(({ start }) => Math.max(0, Math.round(start)))
    .sort((a, b) => a - b);
  const nextStarts = new Map(starts.map((start, at) => [start, starts[at + 1] ?? Infinity]));
  const lines = edit.lines.flatMap(({ start, end, text, profile }, at) => {
    const begin = Math.max(0, Math.round(start));
    const room = Math.min(begin + LINE_MIN_MS, nextStarts.get(begin) ?? Infinity);
    const line = {
      key: newKey(profiles.length + at),
      author,
      start: begin,
      end: Math.max(Math.round(end), room),
      text: text.trim(),
      profile: profiles[profile ?? -1]?.id ?? DEFAULT_PROFILE.id,
    };
    return line.text === '' ? [] : [line];
  });
  if (lines.some(({ text }) => text.length > LINE_TEXT_MAX)) return 'text.tooLong';
  return { lines: inOrder(lines), profiles: [DEFAULT_PROFILE, ...profiles] };
}

function removeVoice(script: EditedScript, id: string): ScriptEditResult {
  const profiles = removeProfile(script.profiles, id);
  const profile = profileOf(profiles, '').id;
  const lines = script.lines.map((line) => (line.profile === id ? { ...line, profile } : line));
  return profiles === script.profiles ? script : { lines, profiles };
}

const LINE_EDITS: readonly string[] = [
  'line.change',
  'line.delete',
  'line.move',
  'line.resize',
  'line.merge',
  'line.split',
  'line.setStart',
];

/** Why an edit is refused from the start. */
function refusalOf(script: EditedScript, edit: ScriptEdit): ScriptEditRefusal | undefined {
  if (LINE_EDITS.includes(edit.type) && 'key' in edit) {
    return lineOf(script.lines, edit.key) ? undefined : 'line.unknown';
  }
  if (!('id' in edit)) return undefined;
  if (!script.profiles.some(({ id }) => id === edit.id)) return 'profile.unknown';
  const isFixed = edit.type !== 'profile.change' && isDefaultProfile(script.profiles, edit.id);
  return isFixed ? 'profile.default' : undefined;
}

/** The script after an edit: the same object if nothing changes, a code if it is refused. */
export function editScript(
  script: EditedScript,
  edit: ScriptEdit,
  aids: ScriptEditAids,
): ScriptEditResult {
  const refusal = refusalOf(script, edit);
  if (refusal !== undefined) return refusal;
  const { lines, profiles } = script;
  switch (edit.type) {
    case 'line.add':
      return add(script, edit, aids);
    case 'line.change':
      return change(script, edit);
    case 'line.delete':
      return withLines(script, deleteLine(lines, edit.key));
    case 'line.move':
      return withLines(script, moveLine(lines, edit.key, edit.start));
    case 'line.resize':
      return withLines(script, resizeLine(lines, edit.key, edit.edge, edit.at));
    case 'line.merge':
      return merge(script, edit);
    case 'line.split':
      return split(script, edit, aids);
    case 'line.setStart':
      return withLines(script, startAt(lines, edit.key));
    case 'lines.continue':
      return withLines(script, makeContinuous(lines));
    case 'lines.shift':
      return withLines(script, shiftTime(lines, edit.seconds));
    case 'lines.clear':
      return lines.length === 0 ? script : { ...script, lines: [] };
    case 'lines.import':
      return importAll(edit, aids);
    case 'profile.add':
      return withProfiles(script, [
        ...profiles,
        { ...DEFAULT_PROFILE, id: aids.newKey(0), name: edit.name },
      ]);
    case 'profile.remove':
      return removeVoice(script, edit.id);
    case 'profile.change':
      return withProfiles(script, changeProfile(profiles, edit.id, edit.change));
    case 'profile.shift':
      return withProfiles(script, shiftProfile(profiles, edit.id, edit.step));
  }
}

/** Maximum number of keys an edit needs. */
export const keysOf = (edit: ScriptEdit): number =>
  edit.type === 'lines.import' ? edit.lines.length + edit.profiles.length : 1;

const EDIT_TYPES: readonly string[] = [
  ...LINE_EDITS,
  'line.add',
  'lines.continue',
  'lines.shift',
  'lines.clear',
  'lines.import',
  'profile.add',
  'profile.remove',
  'profile.change',
  'profile.shift',
];

/** Whether an event is an edit. */
export const isScriptEdit = (event: { readonly type: string }): event is ScriptEdit =>
  EDIT_TYPES.includes(event.type);
