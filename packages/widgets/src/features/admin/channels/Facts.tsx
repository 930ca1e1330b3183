import { Fragment } from 'react';
import { useLanguage } from '../../../base/sentences';
import { textLanguage } from '../../../parts/video-card';

export interface FactsProps {
  /** Names, ids and codes; what is null is left out. */
  readonly texts: readonly (string | null)[];
}

/** What is known of an entry, in one line, with the language of each text. Renders a `<span>`. */
export function Facts({ texts }: FactsProps) {
  const { language } = useLanguage();
  return (
    <span translate="no">
      {texts
        .filter((text) => text !== null)
        .map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts may be equal, and their order is fixed
          <Fragment key={at}>
            {at > 0 ? ' · ' : null}
            <span lang={textLanguage(text, language)}>{text}</span>
          </Fragment>
        ))}
    </span>
  );
}
