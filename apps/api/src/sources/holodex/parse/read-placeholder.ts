/** Parses the fields that only placeholders have. */
import type { Credits } from '@oshimado/contract';
import { placeholderTypes } from '@oshimado/contract/schemas';
import {
  address,
  dropMissing,
  isRow,
  label,
  nullable,
  oneOf,
  text,
  type Reader,
  type Row,
} from '../../parse/value';

const CREDITORS = ['discord', 'datasource', 'bot', 'editor'] as const;
const word = label(2_048);

const credits: Reader<Credits> = (value) => {
  if (!isRow(value)) return undefined;
  const named = CREDITORS.flatMap((creditor) => {
    const credit = value[creditor];
    if (!isRow(credit)) return [];
    const { name, link, user } = credit;
    return [[creditor, dropMissing({ name: text(name), link: text(link), user: text(user) })]];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
};

export const readPlaceholder = (row: Row, base: string) => ({
  placeholderType: nullable(row.placeholderType, oneOf(placeholderTypes)),
  certainty: nullable(row.certainty, oneOf(['certain', 'likely'])),
  jp_name: nullable(row.jp_name, word),
  link: nullable(row.link, address(base)),
  credits: nullable(row.credits, credits),
});
