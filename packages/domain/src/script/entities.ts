/** Character references of HTML in captions: by number, and the names of HTML 4. */

/** Names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot ' +
  'cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ' +
  'ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Pairs of a name and its character. */
const OTHERS =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ ndash – mdash — lsquo ‘ rsquo ’ ' +
  'sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ ' +
  'euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ infin ∞ ne ≠ le ≤ ge ≥ minus − sum ∑ radic √ asymp ≈ equiv ≡ loz ◊ ' +
  'spades ♠ clubs ♣ hearts ♥ diams ♦ star ☆ starf ★ sung ♪ num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . ' +
  'sol / colon : semi ; equals = quest ? commat @ lsqb [ bsol \\ rsqb ] lowbar _ grave ` lcub { verbar | rcub } ' +
  'Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ ' +
  'Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ ' +
  'lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω';
/** Characters that cannot be seen in a list. */
const UNSEEN = [
  ['ensp', 0x2002],
  ['emsp', 0x2003],
  ['thinsp', 0x2009],
  ['zwnj', 0x200c],
  ['zwj', 0x200d],
  ['lrm', 0x200e],
  ['rlm', 0x200f],
] as const;
const FIRST_LATIN = 0xa0;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi;

const NAMED = new Map<string, string>(
  UNSEEN.map(([name, code]) => [name, String.fromCodePoint(code)]),
);
for (const [at, name] of LATIN.split(' ').entries()) {
  NAMED.set(name, String.fromCodePoint(FIRST_LATIN + at));
}
const pairs = OTHERS.split(' ');
for (let at = 0; at + 1 < pairs.length; at += 2) NAMED.set(pairs[at] ?? '', pairs[at + 1] ?? '');

function characterOf(whole: string, decimal?: string, hex?: string, name = ''): string {
  // Names differ by case (`Eacute`, `eacute`), but files also have `&AMP;`.
  if (name !== '') return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;
  const code = hex === undefined ? Number.parseInt(decimal ?? '', 10) : Number.parseInt(hex, 16);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : whole;
}

/** Decodes references once: `&amp;lt;` is the text `&lt;`. Text that is no reference is kept. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, characterOf);
