/** What the facade needs before the feed's own styles are there: the links show until the board does. */
export const facadeStyles = `
:host { display: block; contain: layout style; }
:host([hidden]) { display: none; }
:host([data-phase='shown']) slot { display: none; }
:host([data-phase='waiting']:not(:empty)) > div { display: none; }
[part~='feed'] {
  padding: var(--oshi-space-medium, 1rem);
  border-radius: var(--oshi-radius-large, 12px);
  background: var(--oshi-color-background, transparent);
  color: var(--oshi-color-text, inherit);
}
*, ::before, ::after { box-sizing: border-box; }
`;
