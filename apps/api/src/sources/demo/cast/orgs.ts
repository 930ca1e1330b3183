/**
 * The organizations: the three defaults of the portal, and eight invented ones. Clients add the entry "All Vtubers"
 * themselves. All people are invented.
 */
import type { OrgRecord } from '../../../store/records';
import type { Language } from './language';

export interface Group {
  /** Null for people without an organization. */
  readonly name: string | null;
  readonly language: Language;
  readonly size: number;
}

export interface DemoOrg extends OrgRecord {
  readonly groups: readonly Group[];
  /** Popularity of its people; 1 is average. */
  readonly fame: number;
}

const group = (name: string | null, language: Language, size: number): Group => ({
  name,
  language,
  size,
});

export const demoOrgs: readonly DemoOrg[] = [
  {
    name: 'Hololive',
    short: 'Holo',
    name_jp: 'ホロライブ',
    fame: 3,
    groups: [
      group('1st Generation', 'ja', 10),
      group('2nd Generation', 'ja', 10),
      group('3rd Generation', 'ja', 10),
      group('Night Shift', 'ja', 8),
      group('Seasonal Regalia', 'ja', 8),
      group('English (Tidal)', 'en', 9),
      group('English (Verity)', 'en', 8),
      group('Indonesia (Area 1)', 'id', 6),
      group('Indonesia (Area 2)', 'id', 6),
    ],
  },
  {
    name: 'Nijisanji',
    short: 'Niji',
    name_jp: 'にじさんじ',
    fame: 2,
    groups: [
      group('First Wave', 'ja', 12),
      group('Second Wave', 'ja', 11),
      group('Afterschool', 'ja', 10),
      group('Open Sea', 'ja', 8),
      group('English (Lumen)', 'en', 8),
      group('English (Gambit)', 'en', 6),
      group('Korea', 'ko', 5),
    ],
  },
  {
    name: 'Independents',
    short: 'Indie',
    name_jp: '個人勢',
    fame: 0.5,
    groups: [
      group(null, 'ja', 17),
      group(null, 'en', 15),
      group(null, 'id', 5),
      group(null, 'ko', 3),
    ],
  },
  {
    name: 'Tsukumo Works',
    short: 'Tsukumo',
    name_jp: 'ツクモワークス',
    fame: 0.9,
    groups: [group('Toolbox', 'ja', 6), group('Lantern', 'ja', 5)],
  },
  {
    name: 'Polaris Parade',
    short: 'Polaris',
    name_jp: 'ポラリスパレード',
    fame: 1,
    groups: [group('North', 'ja', 5), group('Compass', 'en', 6)],
  },
  {
    name: 'Kumorebi',
    short: 'Kumo',
    name_jp: '雲れび',
    fame: 0.7,
    groups: [group('Cirrus', 'ja', 4), group('Nimbus', 'ja', 4)],
  },
  {
    name: 'Neon Harbor',
    short: 'Neon',
    name_jp: 'ネオンハーバー',
    fame: 1.2,
    groups: [group('Dockside', 'en', 6), group('Skyline', 'en', 5)],
  },
  {
    name: 'Mofu Collective',
    short: 'Mofu',
    name_jp: 'もふコレクティブ',
    fame: 0.8,
    groups: [group('Paws', 'ja', 5), group('Feathers', 'ja', 4)],
  },
  {
    name: 'Aquarelle Stage',
    short: 'Aquarelle',
    name_jp: 'アクアレルステージ',
    fame: 0.6,
    groups: [group('Canvas', 'ja', 5), group('Palette', 'ko', 4)],
  },
  {
    name: 'Ringo Station',
    short: 'Ringo',
    name_jp: 'りんごステーション',
    fame: 0.5,
    groups: [group('Platform 1', 'ja', 3), group('Platform 2', 'id', 4)],
  },
  {
    name: 'Starfall Academy',
    short: 'Starfall',
    name_jp: 'スターフォール学園',
    fame: 0.9,
    groups: [group('Class of Comets', 'en', 5), group('Class of Meteors', 'ja', 4)],
  },
];

const SORT_LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A sort letter and a space before the name, as in the original. */
export const suborgOf = ({ groups }: DemoOrg, { name }: Group): string | null => {
  if (name === null) return null;
  const place = groups.findIndex((one) => one.name === name);
  return `${SORT_LETTERS[place] ?? 'z'} ${name}`;
};
