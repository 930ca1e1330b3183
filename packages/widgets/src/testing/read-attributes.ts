/** Reads the attributes of an element. */
import { readOptions, type Attributes } from '../embed/attributes';

const SCRIPT_ORIGIN = 'https://script.example';

/** The options of every element that is without attributes. */
export const defaultOptions = {
  api: SCRIPT_ORIGIN,
  lang: 'ja-JP',
  pictures: 'server',
  hasNamedTheme: false,
};

/** The options of an element with these attributes, and a line for each text that could not be read. */
export function readAttributes<Table extends Attributes>(
  table: Table,
  attributes: Readonly<Record<string, string>>,
  languages: readonly string[] = ['ja-JP'],
) {
  const complaints: string[] = [];
  const options = readOptions(table, {
    attribute: (name) => attributes[name] ?? null,
    scriptOrigin: SCRIPT_ORIGIN,
    languages,
    complain: (attribute, value, wanted) => complaints.push(`${attribute}=${value}: ${wanted}`),
  });
  return { options, complaints };
}
