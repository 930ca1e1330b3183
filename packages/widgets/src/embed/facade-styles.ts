/**
 * What an element needs before its own styles are there: its links are shown until it is drawn, and its place is kept meanwhile. The
 * links belong to the page and keep its colour scheme; the element's is only the element's.
 */

/** On the host, where the tokens are that are made of it, and where a page can set another one. */
export const unitOf = (rem: string): string => `:host { --oshi-rem: ${rem}; }`;

/**
 * What is drawn looks as it does on our own page, whatever the page around it hands down; only whether it is seen and can be pressed stays
 * the page's word. `medium` is the size of text that the visitor has chosen.
 */
const reset = `
.box, :host > div:not(.place) {
  all: initial;
  display: block;
  visibility: inherit;
  pointer-events: inherit;
  box-sizing: border-box;
  direction: ltr;
  font: medium/var(--oshi-font-line-height-normal, 1.5) var(--oshi-font-family, sans-serif);
}
`;

/**
 * As wide as a frame is by itself, where the page asks how wide its content is: in a flex row, a float, a cell of a table. The place does
 * not say, because it is a container. Less where there is less room.
 */
const naturalWidth = `
[name=header]::after { content: ''; display: grid; grid: none / minmax(0, 300px); }
`;

/**
 * The styles of the shadow root until the mounted part brings its own; they stay below those. On paper every theme is light, as on our own
 * pages: printers leave out a dark background, and not the light text on it.
 */
export const facadeStyles = `${reset}${naturalWidth}
:host { display: block; color-scheme: inherit !important; }
:host([hidden]) { display: none; }
.place { display: grid; container-type: inline-size; }
.place::before { content: ''; font-size: medium; }
.place > *, .place::before { grid-area: 1 / 1; min-inline-size: 0; }
slot { display: block; }
.shown > slot { display: none; }
.place:is(.shown, .failed)::before { content: none; }
.place.failed > * { grid-area: auto; }
.failed > .box:empty { display: none; }
:host(:not(:empty)) .waiting > .box { display: none; }
.box {
  padding: var(--oshi-space-medium, 1em);
  border-radius: var(--oshi-radius-large, 12px);
  background: var(--oshi-color-background, transparent);
  color: var(--oshi-color-text, inherit);
}
@media screen {
.box, :host > div:not(.place) { color-scheme: dark; }
:host([theme~=light]) :is(.box, div:not(.place)) { color-scheme: light; }
:host([theme~=auto]) :is(.box, div:not(.place)) { color-scheme: inherit; }
}
*, ::before, ::after { box-sizing: border-box; }
`;
