'use client';

import { createContext, useContext } from 'react';

/** Where menus and dialogs are drawn: the end of the body by default, an element of the shadow root in embeds. */
export const PortalContainerContext = createContext<HTMLElement | null>(null);

/** The element of `PortalContainerContext`; undefined for the end of the body. */
export const usePortalContainer = (): HTMLElement | undefined =>
  useContext(PortalContainerContext) ?? undefined;
