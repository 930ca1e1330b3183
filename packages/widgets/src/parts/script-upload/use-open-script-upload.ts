import { useWidgets, type CardMenuActions } from '../../base/context';

/** Opens the upload dialog for a past video; undefined for guests and where there are no card actions. */
export function useOpenScriptUpload(): CardMenuActions['onUploadScript'] {
  const menu = useWidgets().cardActions?.menu;
  return menu?.isGuest === false ? menu.onUploadScript : undefined;
}
