/** "`/` redirects once, on the first load only, to the default page when that is not home." */
import { useDeviceStore } from '@oshimado/widgets';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isBareHome, pathOfDefaultPage } from './default-page';

export function useDefaultPage(): void {
  const store = useDeviceStore();
  const location = useLocation();
  const navigate = useNavigate();
  const canRedirect = useRef(isBareHome(location) && location.key === 'default');

  useEffect(() => {
    const { defaultOpen } = store.get().settings;
    // A viewer who has scrolled the page before it was taken over is reading it.
    const redirects = canRedirect.current && scrollY === 0 && defaultOpen !== 'home';
    canRedirect.current = false;
    if (redirects) void navigate(pathOfDefaultPage(defaultOpen), { replace: true });
  }, [store, navigate]);
}
