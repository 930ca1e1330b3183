/** The bookmark as text: our own policy lets no such link run here, and React refuses to draw one. */
import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { TextArea } from '@oshimado/ui/text-field';
import { useCopy } from '@oshimado/widgets';
import { useHydrated } from '@oshimado/widgets/page';
import { useTranslate } from '@oshimado/widgets/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';
import { bookmarklet } from './bookmarklet';

export function Bookmarklet() {
  const t = useTranslate('about');
  const isHydrated = useHydrated();
  const text = isHydrated ? bookmarklet(location.origin) : '';
  const { state, copy } = useCopy();
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
          startIcon={state === 'copied' ? CheckIcon : CopyIcon}
          disabled={!isHydrated}
          onClick={() => void copy(text)}
        >
          {t('bookmarklet.copy')}
        </Button>
        <span role="status" className={css.muted}>
          {state === 'ready' ? null : t(`bookmarklet.${state}`)}
        </span>
      </div>
    </AboutSection>
  );
}
