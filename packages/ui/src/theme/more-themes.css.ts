/** What each theme but the first changes: `oshi-theme-suisei` on the root element, `theme="suisei"` on an embed. */
import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { changesOf } from './palette';
import { themes } from './themes';

for (const theme of themes.slice(1)) {
  const changes = Object.entries(changesOf(theme));
  globalStyle(`.oshi-theme-${theme.slug}, :host([theme~="${theme.slug}"])`, {
    '@media': {
      // What forced colours say stays said.
      '(forced-colors: none)': {
        vars: Object.fromEntries(
          changes.map(([name, value]) => [vars.color[name as keyof typeof vars.color], value]),
        ),
      },
    },
  });
}
