import type { EditorSnapshot } from './EditorProvider';

/** Language of the lines, for `lang` of what shows them. */
export const textLanguageOf = ({ context }: EditorSnapshot): string | undefined =>
  context.target?.lang;
