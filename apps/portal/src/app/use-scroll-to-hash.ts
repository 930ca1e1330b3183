import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the part of the page that the address names: the browser looked for it before the page was there. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeId(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

const decodeId = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray percent sign is part of the name.
    return text;
  }
};
