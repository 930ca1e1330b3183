// The service that `mirror.mjs` mirrors: videos whose descriptions look like those of streams. The first lines are about
// the stream; then come links, tags and rules that all videos of the channel repeat. The same rows on every run.
import { startFakeService } from '../../apps/api/src/sources/holodex/testing/fake-service.ts';
import { clip, clipper, stream, talent } from '../../apps/api/src/sources/holodex/testing/rows.ts';

const VIDEOS = Number(process.argv[2]);
const CHANNELS = 300;
const KANA = Array.from(
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだでどばびぶべぼアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワンー',
);
const KANJI = Array.from(
  '夜朝歌枠雑談配信実況初見歓迎耐久企画記念誕生日参加型対決告知重大新衣装同時視聴麻雀格闘音楽曲作詞編集概要欄毎週金土今回楽今度皆応援登録高評価通知設定願致大好物語世界始終最後連絡事務所公式方法注意禁止無断転載切抜規約確認質問返信手紙贈住所東京都区番地号',
);
const WORDS =
  'the,stream,tonight,we,play,together,please,enjoy,chat,rules,be,nice,do,not,spam,thank,you,for,watching,subscribe,join,membership,new,game,minecraft,apex,karaoke,asmr,song,cover,original,illustration,movie,mix,vocal,schedule,update,follow,twitter,merch,store,official,copyright,music,used,under,licence,from,with,friends,first,time,challenge,boss,ending,part'.split(
    ',',
  );
let state = 7;
const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const pick = (list) => list[Math.floor(random() * list.length)];
const times = (count, make) => Array.from({ length: count }, make);
const japanese = (length) =>
  times(length, () => (random() < 0.35 ? pick(KANJI) : pick(KANA))).join('');
const english = (count) => times(count, () => pick(WORDS)).join(' ');
const code = (length) => times(length, () => Math.floor(random() * 36).toString(36)).join('');
const sentence = () => (random() < 0.6 ? `${japanese(20 + random() * 40)}。` : english(12));
const link = () =>
  `${japanese(6)}: https://www.${code(8)}.example/${code(11)}?${code(5)}=${code(9)}`;
const bytes = (lines) => Buffer.byteLength(lines.join('\n'));
const fill = (target, make) => {
  const lines = [];
  while (bytes(lines) < target) lines.push(make());
  return lines;
};

const talents = times(CHANNELS, (_, at) => talent(`t${at}`));
const clippers = times(CHANNELS / 10, (_, at) => clipper(`c${at}`));
/** What a channel writes below every video. */
const footer = () => [
  '────────────────────',
  ...fill(1_400 + random() * 2_000, () => (random() < 0.45 ? link() : `■ ${sentence()}`)),
  times(4, () => `#${japanese(5)}`).join(' '),
];
const footers = new Map([...talents, ...clippers].map((channel) => [channel, footer()]));

const START = Date.UTC(2026, 0, 1);
const videos = times(VIDEOS, (_, at) => {
  const isClip = at % 10 < 4;
  const channel = pick(isClip ? clippers : talents);
  const own = fill(600 + random() * 900, sentence);
  const lines = [...own, link(), `#${japanese(6)}`, ...footers.get(channel)];
  const more = {
    title: `【${pick(WORDS)}】${japanese(14)} / ${english(3)}`,
    description: lines.join('\n'),
    topic_id: pick(WORDS),
    mentions: times(Math.floor(random() * 3), () => pick(talents)),
    ...(isClip && { sources: [{ id: `v${(at - 1).toString(36).padStart(10, '0')}` }] }),
  };
  const name = `v${at.toString(36).padStart(10, '0')}`;
  const time = new Date(START - at * 61_000).toISOString();
  return (isClip ? clip : stream)(name, channel, time, more);
});

const service = await startFakeService({
  orgs: [{ name: 'Window Works', short: null, name_jp: null }],
  channels: [...talents, ...clippers],
  videos,
});
process.send({ url: service.url });
process.once('disconnect', () => void service.close().then(() => process.exit(0)));
