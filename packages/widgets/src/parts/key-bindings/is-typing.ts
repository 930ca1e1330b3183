const TYPING = [
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'menu',
    'menubar',
    'slider',
    'spinbutton',
    'grid',
    'tree',
    'radiogroup',
    'application',
  ].map((role) => `[role="${role}"]`),
].join(',');

/** Whether the focused element uses letters itself: text fields, and widgets navigated by typing. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;
