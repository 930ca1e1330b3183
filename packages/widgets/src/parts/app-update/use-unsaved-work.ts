import { useContext, useEffect } from 'react';
import { useUnloadQuestion } from '../../base/context';
import { reportError } from '../../base/reporting/report';
import { AppUpdateContext } from './AppUpdateProvider';

/**
 * Registers unsaved work: the browser asks before the tab is closed, and an update that another tab accepts asks before it reloads
 * this page.
 */
export function useUnsavedWork(isUnsaved: boolean): void {
  const context = useContext(AppUpdateContext);
  useUnloadQuestion(isUnsaved);
  useEffect(() => {
    if (!context || !isUnsaved) return undefined;
    const { load, unsaved } = context;
    const work = {};
    const reportUnsaved = () => {
      load()
        .then(({ actor }) => actor.send({ type: 'work.changed', isUnsaved: unsaved.size > 0 }))
        .catch(reportError);
    };
    unsaved.add(work);
    reportUnsaved();
    return () => {
      unsaved.delete(work);
      reportUnsaved();
    };
  }, [context, isUnsaved]);
}
