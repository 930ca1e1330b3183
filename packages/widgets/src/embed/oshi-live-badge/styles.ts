/** What a badge looks like. The values after the commas are those of the default theme, which a badge is too small to load. */
export const badgeStyles = `
.box {
  border: 1px solid var(--oshi-color-border, light-dark(#bebebe, #383838));
  background: var(--oshi-color-surface, light-dark(#fdfdfd, #1c1c1c));
  color: var(--oshi-color-text-muted, light-dark(#5e5e61, #9d9d9d));
}
a {
  display: flex;
  align-items: center;
  gap: 0.4em;
  block-size: 100%;
  padding-inline: 0.6em;
  border-radius: inherit;
  color: inherit;
  font-size: var(--oshi-font-size-xsmall, 0.75em);
  text-decoration: none;
  white-space: nowrap;
}
.dot { flex: none; border: 0.15em solid; border-radius: 1em; padding: 0.2em; }
.live .dot { border-width: 0.35em; padding: 0; color: var(--oshi-color-live, #d3122b); }
.live .text { font-weight: 700; color: var(--oshi-color-text, light-dark(#1b1b1f, #f1f1f1)); }
.count:empty { display: none; }
.spoken { position: absolute; clip-path: inset(50%); }
`;
