// A world of many videos: the same rows every time. A third of all videos belongs to the largest organization, the rest to
// smaller and smaller ones; one language of clips, one topic and one word are rare.
const ORGS = 60;
const TALENTS = 3_500;
const CLIPPERS = 1_500;
const BATCH = 5_000;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

let state = 42;
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const pick = (list) => list[Math.floor(random() * list.length)];
/** Small numbers far more often than large ones. */
const skewed = (count) => Math.floor(count * random() ** 3);

const KANJI = Array.from(
  '夜朝歌枠雑談配信実況初見歓迎耐久企画記念誕生日参加型対決告知重大新衣装同時視聴麻雀格闘',
);
const KANA = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
);
const GAMES = 'minecraft,mario kart,apex,valorant,karaoke,asmr,zelda,pokemon,elden ring'.split(',');
const TOPICS = ['talk', 'singing', ...Array.from({ length: 60 }, (_, at) => `Topic_${at}`)];
const some = (list, length) => Array.from({ length }, () => pick(list)).join('');
const title = (number) =>
  [
    number % 4 === 0 ? '【minecraft】' : `【${pick(GAMES)}】`,
    `${some(KANJI, 6)}${some(KANA, 8)}！`,
    number % 40 === 7 ? ' anniversary' : '',
    number % 5_000 === 11 ? ' xylophone' : '',
  ].join('');
const description = () =>
  random() < 0.5
    ? ''
    : `${title(1)}\nhttps://example.test/${some(KANA, 4)}\n${title(1)} ${title(2)}`;

const orgName = (number) => `Org ${number}`;
const orgOf = (talent) => (talent % 3 === 0 ? 0 : 1 + (talent % (ORGS - 1)));
const idOf = (number) => `v${number.toString(36).padStart(10, '0')}`;
const talentId = (number) => `UC${String(number % TALENTS).padStart(22, '0')}`;
const clipperId = (number) => `UCc${String(number % CLIPPERS).padStart(21, '0')}`;
const language = (number) =>
  number % 1_000 === 3 ? 'th' : pick(['en', 'en', 'en', 'ja', 'es', 'id']);

/** What the cases ask for. */
export const sample = {
  bigOrg: orgName(0),
  middleOrg: orgName(5),
  rareOrg: 'Org of few',
  rareLanguage: 'th',
  topic: 'talk',
  rareTopic: 'Rare_topic',
  frequentWord: 'minecraft',
  word: 'anniversary',
  rareWord: 'xylophone',
  video: idOf,
  talent: talentId,
  clipper: clipperId,
};

function stream(number, count) {
  const talent = skewed(TALENTS);
  const isLive = number < 120;
  const isUpcoming = !isLive && number < 420;
  const start = isUpcoming
    ? Date.now() + number * 600_000
    : (isLive ? Date.now() : NOW) - number * Math.floor((5 * 365 * DAY_MS) / count) - 60_000;
  return {
    channel_id: talentId(talent),
    type: 'stream',
    status: isLive ? 'live' : isUpcoming ? 'upcoming' : number % 97 === 0 ? 'missing' : 'past',
    start_scheduled: new Date(start),
    ...(!isUpcoming && { start_actual: new Date(start + 30_000) }),
    ...(!isLive && !isUpcoming && { end_actual: new Date(start + 3_600_000) }),
    published_at: new Date(start - DAY_MS),
    live_viewers: isLive ? 1_000 + number : 0,
    duration: isLive || isUpcoming ? 0 : 600 + skewed(30_000),
    topic_id:
      number % 3_000 === 5
        ? sample.rareTopic
        : random() < 0.5
          ? TOPICS[skewed(TOPICS.length)]
          : null,
    mentions: random() < 0.15 ? [talentId(skewed(TALENTS)), talentId(skewed(TALENTS))] : [],
    ...(random() < 0.03 && {
      songs: [
        {
          id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
          name: `Song ${number % 400}`,
          original_artist: 'Somebody',
          start: 60,
          end: 240,
          art: null,
          itunesid: null,
        },
      ],
    }),
  };
}

function clip(number, count) {
  const start = NOW - number * Math.floor((5 * 365 * DAY_MS) / count);
  return {
    channel_id: clipperId(skewed(CLIPPERS)),
    type: 'clip',
    status: 'past',
    published_at: new Date(start),
    duration: 60 + skewed(1_200),
    lang: language(number),
    mentions: random() < 0.6 ? [talentId(skewed(TALENTS))] : [],
    // Cut from a stream a little older, if there is one.
    sources: random() < 0.7 ? [idOf(Math.max(500, number - 1 - skewed(900)))] : [],
  };
}

export async function makeWorld(store, count) {
  const { source } = store;
  const orgs = [...Array.from({ length: ORGS }, (_, at) => orgName(at)), sample.rareOrg];
  await source.writeOrgs(orgs.map((name) => ({ name, short: null, name_jp: null })));
  const talents = Array.from({ length: TALENTS }, (_, at) => ({
    id: talentId(at),
    name: `${some(KANJI, 3)} Ch. ${at}`,
    english_name: `Talent ${at}`,
    type: 'vtuber',
    lang: at % 10 === 0 ? 'en' : 'ja',
    // The last ones are seldom drawn.
    org: at >= TALENTS - 20 ? sample.rareOrg : orgName(orgOf(at)),
    subscriber_count: TALENTS - at,
  }));
  const clippers = Array.from({ length: CLIPPERS }, (_, at) => ({
    id: clipperId(at),
    name: `Clips ${at}`,
    type: 'subber',
    lang: pick(['en', 'ja', 'es']),
  }));
  await source.writeChannels([...talents, ...clippers]);
  for (let from = 0; from < count; from += BATCH) {
    await source.writeVideos(
      Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => {
        const number = from + at;
        return {
          id: idOf(number),
          title: title(number),
          description: description(),
          ...(number >= 500 && number % 10 < 3 ? clip(number, count) : stream(number, count)),
        };
      }),
    );
  }
}
