/** The streamers: identity, usual time and topics. */
import type { Look } from '../../../pictures';
import { chanceOf, type Chance } from '../chance';
import { topics, type Topic } from '../content/topics';
import { channelIdOf } from '../ids';
import type { Language } from './language';
import { languages } from './language';
import { namesIn, type PersonName } from './names';
import { demoOrgs, suborgOf, type DemoOrg, type Group } from './orgs';

export interface Talent {
  readonly id: string;
  readonly person: PersonName;
  readonly org: DemoOrg;
  readonly group: string | null;
  readonly suborg: string | null;
  readonly language: Language;
  readonly look: Look;
  /** Without @, lower case. */
  readonly handle: string;
  /** The emoji fans put behind the name. */
  readonly mark: string;
  readonly subscribers: number;
  /** Usual time within the language's day: 0 early, 1 late. */
  readonly habit: number;
  readonly favorites: readonly Topic[];
  readonly inactive: boolean;
}

const MARKS = [
  '🌙',
  '🔔',
  '🦊',
  '🍡',
  '☔',
  '🫧',
  '🪼',
  '🧵',
  '🍊',
  '🐚',
  '🕯️',
  '🎐',
  '🪁',
  '🦉',
  '🌾',
  '🫖',
  '⚓',
  '🧊',
  '🪷',
  '🐝',
  '🍄',
  '🎈',
  '🦋',
  '🥐',
  '🗝️',
  '🌵',
  '🐧',
  '🪐',
  '🍮',
  '🦭',
  '🧭',
  '🎪',
];
const INACTIVE = 0.04;
/** Each talent streams about a few topics only. */
const FAVORITES = 6;

const handleOf = ({ latin }: PersonName, chance: Chance) => {
  const name = latin.toLowerCase().replaceAll(/[^a-z]/g, '');
  return chance.happens(0.5) ? `${name}_ch` : `${name}channel`;
};

/** Few are popular: the logarithm is distributed evenly. */
const subscribersOf = (fame: number, chance: Chance) =>
  Math.round((fame * Math.exp(chance.between(Math.log(18_000), Math.log(900_000)))) / 1_000) *
  1_000;

function talentOf(seed: string, org: DemoOrg, group: Group, person: PersonName): Talent {
  const chance = chanceOf(seed, 'talent', person.latin);
  const look = { hue: chance.int(0, 63), style: chance.int(0, 63) };
  const id = channelIdOf(look, person.latin.charAt(0), seed, 'talent', person.latin);
  return {
    id,
    person,
    org,
    look,
    group: group.name,
    suborg: suborgOf(org, group),
    language: group.language,
    handle: handleOf(person, chance),
    mark: chance.pick(MARKS),
    subscribers: subscribersOf(org.fame, chance),
    habit: chance.next(),
    favorites: chance.sample(topics, FAVORITES),
    inactive: chance.happens(INACTIVE),
  };
}

const groupsOf = (language: Language) =>
  demoOrgs.flatMap((org) =>
    org.groups.filter((group) => group.language === language).map((group) => ({ org, group })),
  );

/** All people of a language are named together, so that names are unique. */
function castIn(seed: string, language: Language): Talent[] {
  const places = groupsOf(language).flatMap((place) =>
    Array.from({ length: place.group.size }, () => place),
  );
  const names = namesIn(language, places.length, chanceOf(seed, 'names', language));
  return places.flatMap(({ org, group }, index) => {
    const person = names[index];
    return person ? [talentOf(seed, org, group, person)] : [];
  });
}

/** 250 people. */
export const createTalents = (seed: string): Talent[] =>
  languages.flatMap((language) => castIn(seed, language));
