import { useNavigate } from 'react-router-dom';

/** Whether a page of this site is before this one in the tab, by the count that React Router keeps beside each. */
function hasPageBefore(): boolean {
  const state: unknown = history.state;
  const at = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof at === 'number' && at > 0;
}

/** Goes back to where the viewer came from, and home where that was no page of this site, as from a notification. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => void (hasPageBefore() ? navigate(-1) : navigate('/'));
}
