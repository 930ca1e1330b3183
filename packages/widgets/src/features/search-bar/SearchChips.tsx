/** The chosen conditions, each with a button that removes it. */
import { chipText, type SearchChip } from '@oshimado/domain';
import { CloseIcon, Icon } from '@oshimado/ui/icon';
import { useEffect, useRef } from 'react';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../../parts/video-card/text-language';
import { KINDS } from './search-kinds';
import * as css from './SearchChips.css';

export interface SearchChipsProps {
  readonly chips: readonly SearchChip[];
  readonly onRemove: (chip: SearchChip) => void;
}

export default function SearchChips({ chips, onRemove }: SearchChipsProps) {
  const t = useTranslate('search');
  const { t: tFrame, language } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const newest = chips.at(-1);
  // Shows the chip that was added last.
  useEffect(() => {
    const element = list.current;
    if (element && newest) element.scrollLeft = element.scrollWidth;
  }, [newest]);
  return (
    <ul ref={list} className={css.list} aria-label={tFrame('searchBar.chips')}>
      {chips.map((chip) => {
        const { word } = KINDS[chip.type];
        const text = chipText(chip);
        return (
          <li key={`${chip.type} ${chip.value}`} className={css.chip}>
            <span className={css.texts}>
              <span className={css.kind}>{t(word)}</span>
              <span className={css.text} lang={textLanguage(text, language)} translate="no">
                {text}
              </span>
            </span>
            <button
              type="button"
              className={css.remove}
              aria-label={tFrame('searchBar.remove', { kind: t(word), text })}
              onClick={() => onRemove(chip)}
            >
              <Icon icon={CloseIcon} size="small" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
