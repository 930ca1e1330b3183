/**
 * What the facade needs before the feed's own styles are there: the links show until the board does. The links belong to
 * the page and keep its colour scheme; the feed's is only the feed's.
 */
export const facadeStyles = `
:host { display: block; contain: layout style; color-scheme: inherit !important; }
:host([hidden]) { display: none; }
:host([data-phase='shown']) slot { display: none; }
:host([data-phase='waiting']:not(:empty)) > div { display: none; }
[part~='feed'] {
  padding: var(--oshi-space-medium, 1rem);
  border-radius: var(--oshi-radius-large, 12px);
  background: var(--oshi-color-background, transparent);
  color: var(--oshi-color-text, inherit);
}
:host > div { color-scheme: dark; }
:host([theme~='light']) > div { color-scheme: light; }
:host([theme~='auto']) > div { color-scheme: light dark; }
*, ::before, ::after { box-sizing: border-box; }
`;
