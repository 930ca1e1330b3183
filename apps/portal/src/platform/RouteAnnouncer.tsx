/** Says the title of the next page, which a document that stays never says by itself. */
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageKeyOf } from './page-key';

export function RouteAnnouncer() {
  const page = pageKeyOf(useLocation().pathname);
  const before = useRef(page);
  const [text, setText] = useState('');
  useEffect(() => {
    if (before.current === page) return undefined;
    before.current = page;
    // Pages with data set their title when it is there; each title is said once.
    const say = () => setText(document.title);
    const title = document.querySelector('title');
    const observer = new MutationObserver(say);
    if (title) observer.observe(title, { childList: true, characterData: true, subtree: true });
    // oxlint-disable-next-line react/set-state-in-effect -- the title is set by an effect of the page, known only now
    say();
    return () => observer.disconnect();
  }, [page]);
  return (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
}
