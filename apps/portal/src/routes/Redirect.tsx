import { redirectAddress } from '@oshimado/domain';
import { Navigate, useLocation } from 'react-router-dom';
import NotFound from './NotFound';

/** Of an address that no page has: redirects an old one; without a target, it is not found. */
export default function Redirect() {
  const { pathname, search, hash } = useLocation();
  const target = redirectAddress(pathname + search);
  return target === undefined ? <NotFound /> : <Navigate to={target + hash} replace />;
}
