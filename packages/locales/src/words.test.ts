import { describe, expect, test } from 'vitest';
import { loadMessages, namespaces } from './index';
import { fullLanguages } from './languages';
import { leaves } from './testing/leaves';

const textsOf = async (language: string) =>
  (
    await Promise.all(
      namespaces.map(async (namespace) =>
        leaves(await loadMessages(language, namespace)).map(
          ([key, text]): [key: string, text: string] => [`${namespace}:${key}`, text],
        ),
      ),
    )
  ).flat();

const NUMBER =
  '\\{\\{(?:count|formatted|position|total|line|seconds|part|column|row|width|height|min|max|value|number|shown)\\}\\}|(?<![\\w.-])\\d+(?![\\w.-])';
const LETTER = '[\\u3001-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef]';
const STRAY = new RegExp(`${LETTER} (?:${NUMBER})|(?:${NUMBER}) ${LETTER}`);

test.each(['ja', 'zh', 'zh-CN'])(
  'no space parts a number from what it counts in %s',
  async (language) => {
    expect((await textsOf(language)).filter(([, text]) => STRAY.test(text))).toEqual([]);
  },
);

describe('one thing has one name', () => {
  test.each(fullLanguages)('the library, in %s', async (language) => {
    const playlists = new Map(leaves(await loadMessages(language, 'playlists')));
    const commands = new Map(leaves(await loadMessages(language, 'commands')));
    const inCommands = [...commands].find(([key]) => key.endsWith('.library'))?.[1];
    expect(inCommands).toBe(playlists.get('library.title'));
  });

  test.each(fullLanguages)(
    'the way a list is drawn, on its button and in its menu, in %s',
    async (language) => {
      const portal = new Map(leaves(await loadMessages(language, 'portal')));
      const menu = portal.get('display.menu') ?? '';
      for (const mode of ['grid0', 'grid1', 'grid2', 'list', 'denseList']) {
        const label = portal.get(`display.${mode}`) ?? '';
        expect(label.startsWith(menu)).toBe(true);
        expect(label.toLowerCase()).toContain(portal.get(`display.mode.${mode}`)?.toLowerCase());
      }
    },
  );
});

interface Term {
  /** What English calls it. */
  readonly english: RegExp;
  /** The word for it in each language, as the stem that all its forms have. */
  readonly words: Readonly<Record<string, string>>;
  /** Keys of sentences without the word, or with the English one in another meaning. */
  readonly but?: RegExp;
}

const TERMS: readonly Term[] = [
  {
    english: /\btopics?\b/i,
    // Not the words for a theme of colors, or for a tag.
    words: { ja: 'トピック', zh: '話題', 'zh-CN': '话题', ko: '토픽' },
  },
  {
    english: /placeholder/i,
    words: { ja: '仮の予定', zh: '直播預告', 'zh-CN': '直播预告', ko: '임시 일정' },
  },
  {
    english: /favorite/i,
    words: { ja: 'お気に入り', zh: '收藏', 'zh-CN': '收藏', ko: '즐겨찾' },
    // The heading above the sentence has the word.
    but: /^playlists:words\.favorites$/,
  },
  {
    english: /\breport(?:s|ed)?\b/i,
    words: { ja: '報告', zh: '檢舉', 'zh-CN': '举报', ko: '신고' },
    // Other meanings: closing a report, an error sent to the developers, an event that an element fires.
    but: /^admin:reports\.(?:submit|done\.|failedClose|failedReopen)|^about:faq\.feedback\.q$|^portal:error\.api\.|^elementReference:lead$/,
  },
  {
    english: /\bmention(?:s|ed)?\b/i,
    // Japanese and Korean call them those who appear.
    words: { ja: '出演', zh: '提及', 'zh-CN': '提及', ko: '출연' },
    // A comment that mentions a time.
    but: /^watch:comments\.emptyHint$/,
  },
  {
    english: /\bscripts?\b/i,
    words: { es: 'guion', 'es-ES': 'guion' },
    // Computer programs.
    but: /^(?:embed|elementReference):|^account:key\.text$|^about:faq\.privacy\.server$/,
  },
  { english: /^Tokens$/, words: { zh: '設計變數', 'zh-CN': '设计变量' } },
];

/** A sentence in any of its plural forms. */
const stem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const withoutPlaces = (text: string) => text.replace(/\{\{.*?\}\}/g, '');

test.each(
  TERMS.flatMap(({ words, ...term }) =>
    Object.entries(words).map(([language, word]) => ({ ...term, language, word })),
  ),
)('$english is called $word throughout $language', async ({ english, but, language, word }) => {
  const named = new Set(
    (await textsOf('en'))
      .filter(([, text]) => english.test(withoutPlaces(text)))
      .map(([key]) => stem(key)),
  );
  const wanted = (await textsOf(language)).filter(
    ([key]) => named.has(stem(key)) && !but?.test(key),
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter(([, text]) => !withoutPlaces(text).toLowerCase().includes(word))).toEqual(
    [],
  );
});

/** What English says at several places with one meaning, as on the buttons of each dialog. */
const REPEATED = [
  'Add',
  'Cancel',
  'Close',
  'Copied',
  'Copy link',
  'Couldn’t copy the link',
  'Delete',
  'Leave without saving?',
  'Leave',
  'Link copied',
  'Load more',
  'Loading…',
  'Log in again',
  'opens in a new tab',
  'Pause',
  'Play',
  'Redo',
  'Save',
  'Saving…',
  'Stay',
  'Try again',
  'Undo',
];
/** Folds comments away instead of closing a dialog. */
const OTHER_MEANING = ['watch:comments.close'];

test.each(fullLanguages)('a button has one name wherever it stands, in %s', async (language) => {
  const english = await textsOf('en');
  const translated = new Map(await textsOf(language));
  const namesOf = (button: string) => {
    const same = english.filter(([key, text]) => text === button && !OTHER_MEANING.includes(key));
    return new Set(same.map(([key]) => translated.get(key)));
  };
  const several = REPEATED.map((button) => [button, [...namesOf(button)]] as const);
  expect(several.filter(([, names]) => names.length !== 1)).toEqual([]);
});

/** Namespaces of elements, which have no frame around them: they say what they need of its words. */
const OF_ELEMENTS = ['elements', 'embed', 'multiview', 'playlists', 'schedule', 'translations'];
/** Asked for by a name that the program puts together, such as `tabs.${tab}`. */
const BY_COMPUTED_NAME = [
  'about:bookmarklet.copied',
  'about:changelog.multiview.title',
  'about:links.discord',
  'about:links.x',
  'account:calendar.kindOrg',
  'account:provider.discord',
  'account:provider.twitter',
  'admin:channels.tab',
  'admin:people.delete.action',
  'admin:people.role.submit',
  'channels:page.clips',
  'channels:sorts.org',
  'channels:tabs.favorites',
  'commands:kind.multiview',
  'commands:kind.org',
  'commands:kind.search',
  'editVideo:tabs.event',
  'push:orgs',
  'search:kind.org',
  'search:page.clip',
];

test('what the frame or widgets say in all languages is not said again by a page', async () => {
  const keys = (await textsOf('en')).map(([key]) => key);
  const inAll = await Promise.all(
    fullLanguages.map(async (language) => new Map(await textsOf(language))),
  );
  const sentenceOf = (key: string) => inAll.map((texts) => texts.get(key)).join('\n');
  const namespaceOf = (key: string) => key.split(':')[0] ?? '';
  const isShared = (key: string) => ['portal', 'widgets'].includes(namespaceOf(key));
  const shared = new Set(keys.filter(isShared).map(sentenceOf));
  const again = keys.filter(
    (key) =>
      !isShared(key) && !OF_ELEMENTS.includes(namespaceOf(key)) && shared.has(sentenceOf(key)),
  );
  expect(again.toSorted()).toEqual(BY_COMPUTED_NAME);
});

/** A greeting, three thanks, and the title that the specification gives to the error page of a list. */
const EXCLAIMED = [
  'about:credits.community',
  'account:login.done',
  'channels:request.sent',
  'portal:error.api.title',
  'report:sent',
];

test('no sentence apologizes or begs, and none but greetings and thanks exclaims', async () => {
  const loud = (await textsOf('en')).filter(([, text]) =>
    /\b(sorry|gomen|please|oops)|!/i.test(text),
  );
  expect(loud.map(([key]) => key).toSorted()).toEqual(EXCLAIMED);
});
