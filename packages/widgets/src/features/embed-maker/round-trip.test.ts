/** What is chosen in the form comes out of the element that is pasted: form, code, HTML parser, attributes, options. */
import type { EmbedTag } from '@oshimado/contract';
import { defaultFrameOrigins, embedTags, snippetOf, TL_LANGUAGES } from '@oshimado/domain';
import { languages } from '@oshimado/locales';
import { themeSlugs } from '@oshimado/ui/theme';
import * as fc from 'fast-check';
import { defaultTreeAdapter, html, parseFragment } from 'parse5';
import { expect, it } from 'vitest';
import { elements } from '../../embed';
import { readOptions } from '../../embed/attributes';
import { elementAttributes } from '../../embed/elements';
import { cases } from '../../testing/cases';
import {
  elementOf,
  fieldsOf,
  switchText,
  themeModes,
  withAttribute,
  withWord,
  writeTheme,
  type FieldName,
  type MakerAttribute,
} from './embed-maker.connect';

const HOST = 'oshimado.example';

/** What is done in a field, and what the element is to draw with. */
interface Filled {
  /** As the field writes it; null for nothing. */
  readonly written: string | null;
  readonly option: unknown;
}

const filled = (written: string | null, option: unknown): Filled => ({ written, option });

/** A line of a text field: no lines, nothing that HTML has no sign for. */
const line = fc
  .oneof(
    fc.string({ unit: fc.constantFrom('"', "'", '<', '>', '&', ';', '=', '\\', ' ', 'amp') }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  )
  .map((text) => text.replaceAll(/\p{Cc}/gu, ''));

const texts = line.map((text) => filled(text === '' ? null : text, text.trim()));
/** Signs of ids, and no address. */
const ids = (length: number) => fc.stringMatching(new RegExp(`^[\\w-]{${length}}$`));
const item = line.map((text) => text.replaceAll(',', '').trim()).filter(Boolean);

const listOf = (items: fc.Arbitrary<string>, most: number, between = ',') =>
  fc
    .uniqueArray(items, { maxLength: most })
    .map((list) => filled(list.join(between) || null, list));

const pasted = (addresses: readonly string[], length: number) =>
  fc
    .tuple(fc.constantFrom('', ...addresses), ids(length), fc.constantFrom('', ' '))
    .map(([address, id, space]) => filled(space + address + id, id));

const channelId = ids(22).map((rest) => `UC${rest}`);
const orgId = fc.constantFrom('', `https://${HOST}/channel/`, 'https://www.youtube.com/channel/');

/** Seconds, and a time of them. */
const seconds = fc.tuple(fc.integer({ min: 0, max: 35_999 }), fc.boolean()).map(([all, isTime]) => {
  const [h, m, s] = [Math.floor(all / 3_600), Math.floor(all / 60) % 60, all % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return filled(isTime ? `${h}:${two(m)}:${two(s)}` : String(all), all);
});

const themes = fc
  .record({
    mode: fc.constantFrom(...themeModes),
    name: fc.constantFrom('', ...themeSlugs.slice(1)),
  })
  .map((theme) => filled(writeTheme(theme), theme.name !== ''));

function switches(attribute: MakerAttribute) {
  return fc.boolean().map((on) => filled(switchText(attribute, on), on));
}

/** Words that are ticked one after the other. */
const ticked = (words: readonly string[]) =>
  fc.shuffledSubarray([...words]).map((some) =>
    filled(
      some.reduce<string | null>((text, word) => withWord(text ?? '', word, true), null),
      words.filter((word) => some.includes(word)),
    ),
  );

const oneWord = (words: readonly string[]) =>
  fc.constantFrom(...words).map((word) => filled(word === words[0] ? null : word, word));

/** Fields whose texts are of a kind of their own, for all elements or for one. */
const FIELDS: Readonly<
  Partial<Record<FieldName | `${EmbedTag} ${FieldName}`, fc.Arbitrary<Filled>>>
> = {
  video: pasted(['https://youtu.be/', `https://${HOST}/watch/`], 11),
  channel: fc.tuple(orgId, channelId).map(([address, id]) => filled(address + id, id)),
  channels: listOf(channelId, 8, ' , '),
  playlist: fc
    .tuple(fc.constantFrom('', `https://${HOST}/playlist/`), fc.integer({ min: 1, max: 10 ** 6 }))
    .map(([address, id]) => filled(`${address}${id}`, String(id))),
  start: seconds,
  'oshi-chat languages': listOf(fc.constantFrom(...TL_LANGUAGES), 4),
  'oshi-clips languages': listOf(fc.constantFrom('en', 'ja', 'pt-br', 'zh'), 4),
  topics: listOf(item, 5, ', '),
  videos: fc
    .uniqueArray(ids(11), { minLength: 1, maxLength: 4 })
    .map((list) => filled(list.map((id) => `https://youtu.be/${id}`).join(' , '), list.join(','))),
  theme: themes,
  lang: fc.constantFrom(...languages).map((code) => filled(code, code)),
  pictures: fc
    .constantFrom('server', 'platform')
    .map((word) => filled(word === 'server' ? null : word, word)),
};

function fieldOf(tag: EmbedTag, name: FieldName, attribute: MakerAttribute): fc.Arbitrary<Filled> {
  const known = FIELDS[`${tag} ${name}`] ?? (attribute.words ? undefined : FIELDS[name]);
  if (known) return known;
  const { type, range, words } = attribute;
  if (words) return type === 'list' ? ticked(words) : oneWord(words);
  if (type === 'boolean' || type === 'switch') return switches(attribute);
  if (range) {
    const [min, max] = range;
    return fc.integer({ min, max }).map((number) => filled(String(number), number));
  }
  return texts;
}

/** A form that is filled: some of its fields. */
const forms = fc.constantFrom(...embedTags).chain((tag) => {
  const fields = fieldsOf(elements[tag]).flatMap((name) => {
    const attribute: MakerAttribute | undefined = (
      elements[tag].attributes as Readonly<Record<string, MakerAttribute>>
    )[name];
    return attribute ? [[name, fieldOf(tag, name, attribute)] as const] : [];
  });
  const values = fc.record<Record<string, Filled>>(Object.fromEntries(fields), {
    requiredKeys: [],
  });
  return values.map((form) => ({ tag, form }));
});

/** The element in code, by a parser that follows the standard. */
function pastedElement(code: string, tag: EmbedTag) {
  const found = parseFragment(code).childNodes.filter(
    (node) => defaultTreeAdapter.isElementNode(node) && node.tagName === tag,
  );
  const [element, ...others] = found;
  if (!element || !defaultTreeAdapter.isElementNode(element) || others.length > 0)
    throw new Error(`no single <${tag}> in ${code}`);
  expect(element.namespaceURI).toBe(html.NS.HTML);
  return new Map(element.attrs.map(({ name, value }) => [name, value]));
}

const nameOfOption = (name: string) => (name === 'theme' ? 'hasNamedTheme' : name);

it('an element draws with what was chosen in the form that made its code', () => {
  fc.assert(
    fc.property(forms, ({ tag, form }) => {
      const names = fieldsOf(elements[tag]).filter((name) => form[name] !== undefined);
      const choice = names.reduce(
        (chosen, name) => withAttribute(chosen, name, form[name]?.written ?? null),
        { tag, attributes: {} },
      );
      const code = snippetOf('html', {
        element: elementOf(choice, elements, [HOST]),
        script: elements[tag].script,
        title: '"<Live> & more"',
        embeds: 'https://embeds.example',
        portal: `https://${HOST}`,
        frames: defaultFrameOrigins,
      });
      const attributes = pastedElement(code, tag);
      const complaints: string[] = [];
      const read = readOptions(elementAttributes[tag], {
        attribute: (name) => attributes.get(name) ?? null,
        scriptOrigin: 'https://embeds.example',
        languages: ['fr'],
        complain: (name) => complaints.push(name),
      });
      const options = new Map<string, unknown>(Object.entries(read));
      const expected = names.map((name) => [nameOfOption(name), form[name]?.option]);
      const drawn = names.map((name) => [nameOfOption(name), options.get(nameOfOption(name))]);
      expect({ drawn, complaints }).toEqual({ drawn: expected, complaints: [] });
    }),
    { numRuns: cases(10_000) },
  );
});
