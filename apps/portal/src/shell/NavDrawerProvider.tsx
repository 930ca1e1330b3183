/**
 * Whether the drawer is open. It is beside the page from 1264 px by default and from 960 px on request, and over the page on smaller
 * screens and on pages that use the whole width for a video. Decisions by width alone are made in the style sheet, so that the
 * server-rendered page is right.
 */
import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { ROOM_QUERY, WIDE_QUERY } from '@oshimado/ui/theme';
import { useLocation } from 'react-router-dom';
import { useMatches } from '@oshimado/widgets/internal/base/page';

/** `auto`: depends on the width. */
export type FixedDrawer = 'auto' | 'open' | 'closed';

interface NavDrawerValue {
  /** State of the drawer beside the page. */
  readonly fixed: FixedDrawer;
  /** Whether the modal drawer is open. */
  readonly isModalOpen: boolean;
  /** Whether a drawer is visible; undefined until the width is known. */
  readonly isOpen: boolean | undefined;
  /** Whether it is the one beside the page; undefined until the width is known. */
  readonly isFixed: boolean | undefined;
  readonly toggle: () => void;
  readonly closeModal: () => void;
}

const NavDrawerContext = createContext<NavDrawerValue | null>(null);

interface NavDrawerProviderProps {
  /** Whether the drawer can be beside the page. */
  readonly isFixedPage: boolean;
  readonly children: ReactNode;
}

export function NavDrawerProvider({ isFixedPage, children }: NavDrawerProviderProps) {
  const { key } = useLocation();
  const [choice, setChoice] = useState<{ fixed: FixedDrawer; isFixedPage: boolean }>({
    fixed: 'auto',
    isFixedPage,
  });
  // Deferred: updated at once, it would hydrate the page inside synchronously, and clicks would have to wait.
  const isWide = useDeferredValue(useMatches(WIDE_QUERY));
  // A navigation closes the modal drawer. "Crossing the mobile breakpoint closes it."
  const [modalOn, setModalOn] = useState<string | null>(null);
  const here = `${key} ${String(isWide)}`;
  const hasRoom = useDeferredValue(useMatches(ROOM_QUERY));

  // "Entering a watch-like page closes it; leaving opens it": there its state is reset.
  if (choice.isFixedPage !== isFixedPage) setChoice({ fixed: 'auto', isFixedPage });

  const { fixed } = choice;
  const isFixed = isWide === undefined ? undefined : isFixedPage && isWide;
  const isFixedOpen = fixed === 'open' || (fixed === 'auto' && hasRoom === true);
  const isModalOpen = modalOn === here && !isFixed;

  const toggle = useCallback(() => {
    if (isFixed) setChoice({ fixed: isFixedOpen ? 'closed' : 'open', isFixedPage });
    else setModalOn((before) => (before === here ? null : here));
  }, [isFixed, isFixedOpen, isFixedPage, here]);
  const closeModal = useCallback(() => setModalOn(null), []);

  const isOpen = isFixed === undefined ? undefined : isFixed ? isFixedOpen : isModalOpen;
  const value = useMemo(
    () => ({ fixed, isModalOpen, isOpen, isFixed, toggle, closeModal }),
    [fixed, isModalOpen, isOpen, isFixed, toggle, closeModal],
  );
  return <NavDrawerContext value={value}>{children}</NavDrawerContext>;
}

/** The drawer's state, for the button of the top bar and for pages with a different bar. */
export function useNavDrawer(): NavDrawerValue {
  const value = useContext(NavDrawerContext);
  if (!value) throw new Error('Oshimado: a part needs <NavDrawerProvider> around it.');
  return value;
}
