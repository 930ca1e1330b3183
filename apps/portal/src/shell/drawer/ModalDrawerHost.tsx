/** Loads the modal drawer when it is first opened. */
import { useEffect, useState, type ComponentType } from 'react';
import { reportError } from '@oshimado/widgets/internal/base/reporting';
import { useNotifyPartFailed } from '@oshimado/widgets/internal/base/asked-part';
import { useNavDrawer } from '../NavDrawerProvider';
import type { ModalDrawerProps } from './ModalDrawer';

/** Browsers do not cache a failed import, so the next press retries. */
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
