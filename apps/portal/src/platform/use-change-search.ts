import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Changes the query of the address in place and keeps the hash, which names a tab; the router's `setSearchParams` drops it. */
export function useChangeSearch() {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  }, [location]);
  return useCallback(
    (change: (search: URLSearchParams) => void) => {
      const { pathname, search, hash, state } = latest.current;
      const next = new URLSearchParams(search);
      change(next);
      void navigate(
        { pathname, search: next.toString(), hash },
        { replace: true, preventScrollReset: true, state: state as unknown },
      );
    },
    [navigate],
  );
}
