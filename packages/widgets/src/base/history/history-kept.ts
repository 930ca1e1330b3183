let isKept = false;

/** Whether watched videos are noted: a viewer's choice. Until a page has set it, nothing is noted. */
export const setHistoryKept = (value: boolean): void => {
  isKept = value;
};
export const isHistoryKept = (): boolean => isKept;
