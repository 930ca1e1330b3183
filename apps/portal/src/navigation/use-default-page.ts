/**
 * Leads on to the page a viewer wants to begin with. Which it is stands on the device and is known a moment after the page was
 * taken over; a viewer who has begun to use the page is left where they are.
 */
import { selectSettings } from '@oshimado/machines/settings';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useActors } from '../actors/ActorsProvider';
import { isBareHome, pathOfDefaultPage } from './default-page';

const USES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

export function useDefaultPage(): void {
  const actors = useActors();
  const location = useLocation();
  const navigate = useNavigate();
  const canLead = useRef(isBareHome(location) && location.key === 'default');

  useEffect(() => {
    const leave = () => (canLead.current = false);
    for (const type of USES) addEventListener(type, leave, { passive: true });
    return () => {
      for (const type of USES) removeEventListener(type, leave);
    };
  }, []);

  useEffect(() => {
    if (!canLead.current) return;
    if (!isBareHome(location)) canLead.current = false;
    if (!actors || !canLead.current) return;
    canLead.current = false;
    const { defaultOpen } = selectSettings(actors.settings.getSnapshot());
    if (defaultOpen !== 'home') void navigate(pathOfDefaultPage(defaultOpen), { replace: true });
  }, [actors, location, navigate]);
}
