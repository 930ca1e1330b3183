/** The bookmark as text: our own policy lets no such link run here, and React refuses to draw one. */
import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { TextArea } from '@oshimado/ui/text-field';
import { useCopy } from '@oshimado/widgets';
import { useHydrated } from '@oshimado/widgets/page';
import { useTranslate } from '@oshimado/widgets/sentences';
import * as css from './about.css';
import { AboutSection } from './AboutSection';

/** A bookmark that opens what one is looking at on YouTube on this site. It runs on YouTube's pages, so it leans on nothing. */
export const bookmarklet = (origin: string): string => {
  const code = `(()=>{
const u=new URL(location.href);
const v=u.searchParams.get('v')||(u.pathname.match(/^\\/(?:live|shorts|embed)\\/([\\w-]{11})/)||[])[1]||(u.hostname==='youtu.be'?u.pathname.slice(1,12):'');
const c=(u.pathname.match(/^\\/channel\\/(UC[\\w-]{22})/)||[])[1]||((document.querySelector('link[rel=canonical]')||{}).href||'').split('/channel/')[1]||'';
location.href=${JSON.stringify(origin)}+(v?'/watch/'+v:c?'/channel/'+c:'/');
})()`;
  // Browsers drop line breaks of a pasted address, and read what is left as an address.
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
};

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
