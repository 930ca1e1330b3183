/** "`/` redirects once, on the first load only, to the default page when that is not home." */
import { useDeviceStore } from '@oshimado/widgets/internal/base/device';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isBareHome, pathOfDefaultPage } from './default-page';

export function useDefaultPage(): void {
  const store = useDeviceStore();
  const location = useLocation();
  const navigate = useNavigate();
  const canRedirect = useRef(isBareHome(location) && location.key === 'default');

  useEffect(() => {
    const path = pathOfDefaultPage(store.get().settings.defaultOpen);
    // A viewer who has scrolled the page before hydration is reading it. Asked last, because it makes the browser lay out the page.
    const redirects = canRedirect.current && path !== '/' && scrollY === 0;
    canRedirect.current = false;
    if (redirects) void navigate(path, { replace: true });
  }, [store, navigate]);
}
