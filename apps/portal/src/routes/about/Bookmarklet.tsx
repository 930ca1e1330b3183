/** The bookmark as text: our own policy lets no such link run here, and React refuses to draw one. */
import { COPY_FEEDBACK_MS } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { TextArea } from '@oshimado/ui/text-field';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated';
import { useTranslate } from '../../i18n/LanguageProvider';
import * as css from './about.css';
import { AboutSection } from './AboutSection';
import { bookmarklet } from './bookmarklet';

type Outcome = 'copied' | 'failed';

export function Bookmarklet() {
  const t = useTranslate('about');
  const isHydrated = useHydrated();
  const text = isHydrated ? bookmarklet(location.origin) : '';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // No permission, or no clipboard at all: the text is there to be selected.
      setOutcome('failed');
    }
  };
  return (
    <AboutSection id="bookmark" title={t('bookmarklet.title')}>
      <p className={css.text}>{t('bookmarklet.text')}</p>
      <p className={css.text}>{t('bookmarklet.steps')}</p>
      <TextArea
        label={t('bookmarklet.label')}
        hideLabel
        readOnly
        rows={3}
        value={text}
        onValueChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={css.row}>
        <Button
          startIcon={outcome === 'copied' ? CheckIcon : CopyIcon}
          disabled={!isHydrated}
          onClick={() => void copy()}
        >
          {t('bookmarklet.copy')}
        </Button>
        <span role="status" className={css.muted}>
          {outcome && t(`bookmarklet.${outcome}`)}
        </span>
      </div>
    </AboutSection>
  );
}
