/** The keys of a player, which are those of YouTube and cannot be changed. */
import { useId } from 'react';
import { useTranslate } from '../sentences';
import { isCharacterKeys, type Bindings } from './bindings';
import { group, heading, list, row, rowEnd } from './commands.css';
import { Keys } from './Keys';

interface PlayerKey {
  readonly name:
    | 'play'
    | 'back'
    | 'forward'
    | 'louder'
    | 'quieter'
    | 'mute'
    | 'fullScreen'
    | 'theater'
    | 'captions'
    | 'slower'
    | 'faster'
    | 'tenths';
  /** How far it moves. */
  readonly seconds?: number;
  /** Each does the same. */
  readonly keys: readonly string[];
}

const PLAYER_KEYS: readonly PlayerKey[] = [
  { name: 'play', keys: ['Space', 'k'] },
  { name: 'back', seconds: 5, keys: ['ArrowLeft'] },
  { name: 'forward', seconds: 5, keys: ['ArrowRight'] },
  { name: 'back', seconds: 10, keys: ['j'] },
  { name: 'forward', seconds: 10, keys: ['l'] },
  { name: 'louder', keys: ['ArrowUp'] },
  { name: 'quieter', keys: ['ArrowDown'] },
  { name: 'mute', keys: ['m'] },
  { name: 'fullScreen', keys: ['f'] },
  { name: 'theater', keys: ['Alt+t'] },
  { name: 'captions', keys: ['c'] },
  { name: 'slower', keys: ['<'] },
  { name: 'faster', keys: ['>'] },
  { name: 'tenths', keys: ['0–9'] },
];

/** Space and arrows are no letters and no signs. */
const isCharacter = (keys: string) => !/^(?:Space|Arrow)/.test(keys) && isCharacterKeys(keys);

export function PlayerKeys({ bindings }: { readonly bindings: Bindings }) {
  const t = useTranslate('commands');
  const titleId = useId();
  return (
    <section className={group} aria-labelledby={titleId}>
      <h3 id={titleId} className={heading}>
        {t('kind.player')}
      </h3>
      <ul className={list}>
        {PLAYER_KEYS.map(({ name, seconds = 0, keys }) => {
          const active = keys.filter((one) => bindings.hasCharacterKeys || !isCharacter(one));
          return (
            <li key={`${name}${seconds}`} className={row}>
              <span>{t(`player.${name}`, { seconds })}</span>
              <span className={rowEnd}>
                {(active.length > 0 ? active : keys).map((one) => (
                  <Keys key={one} keys={one} />
                ))}
                {active.length > 0 ? null : <span>{t('shortcuts.off')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
