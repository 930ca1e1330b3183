/**
 * Heights of lines before the tokens of the theme are there, for places: of a title (`--tight`), of small text (`--line`), of a card's channel
 * (`--channel`), and the least that is pressed (`--target`). The text of a place has the size that the visitor has chosen, so an `em` here
 * is a `rem` there.
 */
export const placeLines = `
.place::before { --tight: 1.3em; --line: 1.3125em; --channel: 1.5em; --target: 1.5em; }
:host(:is(:lang(ja), :lang(ko), :lang(zh), :lang(th))) .place::before { --tight: 1.4em; --line: 1.4875em; }
@media (pointer: coarse) { .place::before { --channel: 1.75em; --target: 2.75em; } }
`;
