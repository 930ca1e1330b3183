/** What the facade needs before the feed's own styles are there: the links show until the board does. */
export const facadeStyles = `
:host { display: block; contain: layout style; }
:host([hidden]) { display: none; }
:host([data-phase='shown']) slot { display: none; }
:host([data-phase='waiting']:not(:empty)) > div { display: none; }
*, ::before, ::after { box-sizing: border-box; }
`;
