/** The bookmark: a link to drag into the bookmarks bar, and its text for browsers without one. */
import { Button } from '@oshimado/ui/button';
import { BookmarkIcon, CheckIcon, CopyIcon, Icon } from '@oshimado/ui/icon';
import { TextArea } from '@oshimado/ui/text-field';
import { useCopy } from '@oshimado/widgets/internal/base/browser';
import { useHydrated } from '@oshimado/widgets/internal/base/page';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useCallback, useState, type MouseEvent } from 'react';
import * as css from './about.css';
import { AboutSection } from './AboutSection';

const SECTION = 'bookmark';

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

/** The link to drag. A press runs nothing here, where the policy of the page forbids it; it says what to do instead. */
function BookmarkLink({ address }: { readonly address: string }) {
  const t = useTranslate('about');
  const [isPressed, setPressed] = useState(false);
  // React replaces such addresses that it is given itself; until this, the link leads to its section.
  const link = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (address !== '') element?.setAttribute('href', address);
    },
    [address],
  );
  const explain = (event: MouseEvent) => {
    event.preventDefault();
    setPressed(true);
  };
  return (
    <div className={css.row}>
      <a
        ref={link}
        href={`#${SECTION}`}
        className={css.bookmark}
        onClick={explain}
        onAuxClick={explain}
      >
        <Icon icon={BookmarkIcon} size="small" />
        {t('bookmarklet.name')}
      </a>
      <span role="status" className={css.muted}>
        {isPressed ? t('bookmarklet.pressed') : null}
      </span>
    </div>
  );
}

export function Bookmarklet() {
  const t = useTranslate('about');
  const tPortal = useTranslate();
  const isHydrated = useHydrated();
  const text = isHydrated ? bookmarklet(location.origin) : '';
  const { state, copy } = useCopy();
  return (
    <AboutSection id={SECTION} title={t('bookmarklet.title')}>
      <p className={css.text}>{t('bookmarklet.text')}</p>
      <ol className={css.features}>
        <li>{t('bookmarklet.show')}</li>
        <li>{t('bookmarklet.drag')}</li>
        <li>{t('bookmarklet.use')}</li>
      </ol>
      <BookmarkLink address={text} />
      <h3 className={css.subheading}>{t('bookmarklet.byHand')}</h3>
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
          {tPortal('button.copy')}
        </Button>
        <span role="status" className={css.muted}>
          {state === 'ready' ? null : t(`bookmarklet.${state}`)}
        </span>
      </div>
    </AboutSection>
  );
}
