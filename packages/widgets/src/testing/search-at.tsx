/** The search at an address, for tests and stories of its parts: a change opens the next address, as the page does. */
import { useState, type ReactNode } from 'react';
import { useNavigateTo } from '../base/context';
import { searchPageOf, type SearchPage } from '../features/search/search-page';

export interface SearchAtProps {
  /** Path and query at first. */
  readonly address: string;
  readonly children: (page: SearchPage) => ReactNode;
}

export function SearchAt({ address, children }: SearchAtProps) {
  const navigate = useNavigateTo();
  const [shown, setShown] = useState(address);
  const open = (href: string) => {
    setShown(href);
    navigate(href);
  };
  const { searchParams } = new URL(shown, 'https://oshi.example');
  return children(searchPageOf(searchParams, open));
}
