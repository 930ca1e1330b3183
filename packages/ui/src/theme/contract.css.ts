/**
 * Every value a theme gives, by meaning. The names are public: a host page may set `--oshi-color-surface` on an element,
 * and `tokens.json` carries the same tree.
 */
import { createGlobalThemeContract } from '@vanilla-extract/css';
import { cssName, meanings } from './meanings';

/** The tokens as CSS values: `vars.color.surface` is `var(--oshi-color-surface)`. */
export const vars = createGlobalThemeContract(meanings, (_meaning, path) => cssName(path));
