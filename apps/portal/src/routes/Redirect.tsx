import { redirectAddress } from '@oshimado/domain';
import { Navigate, useLocation } from 'react-router';
import NotFound from './NotFound';

/** Redirects an old address; without a target, it is not found. */
export default function Redirect() {
  const { pathname, search, hash } = useLocation();
  const target = redirectAddress(pathname + search);
  return target === undefined ? <NotFound /> : <Navigate to={target + hash} replace />;
}
