/** Fetches the drawer over the page when it is wanted for the first time. */
import { useEffect, useState, type ComponentType } from 'react';
import { reportError, useNotifyPartFailed } from '@oshimado/widgets/errors';
import { useNavDrawer } from '../NavDrawerProvider';
import type { ModalDrawerProps } from './ModalDrawer';

/** A failed try is forgotten by the browser, so that the next press tries again. */
export const loadModalDrawer = () => import('./ModalDrawer');

export function ModalDrawerHost() {
  const notifyFailed = useNotifyPartFailed();
  const { isModalOpen, closeModal } = useNavDrawer();
  const [Loaded, setLoaded] = useState<ComponentType<ModalDrawerProps>>();
  const isWanted = isModalOpen && !Loaded;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStopped = false;
    loadModalDrawer().then(
      ({ ModalDrawer }) => (isStopped ? undefined : setLoaded(() => ModalDrawer)),
      (error: unknown) => {
        reportError(error);
        notifyFailed();
        closeModal();
      },
    );
    return () => {
      isStopped = true;
    };
  }, [isWanted, closeModal, notifyFailed]);
  return Loaded ? <Loaded isOpen={isModalOpen} onClose={closeModal} /> : null;
}
