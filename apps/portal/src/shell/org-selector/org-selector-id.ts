/** The selector in the top bar: the focus goes there when the dialog that came from it closes. */
export const ORG_SELECTOR_ID = 'org-selector';
