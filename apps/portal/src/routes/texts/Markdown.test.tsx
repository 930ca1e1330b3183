import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clientOf, PortalPage } from '../../testing/portal-page';
import { Markdown } from './Markdown';

const draw = (text: string, lang = 'en') =>
  render(
    <PortalPage client={clientOf({})}>
      <Markdown text={text} lang={lang} />
    </PortalPage>,
  );

it('a text begins with headings of the second level, in the language of the text', () => {
  draw('# Wer wir sind\n\n## Anschrift', 'de');
  expect(screen.getByRole('heading', { level: 2, name: 'Wer wir sind' })).toBeDefined();
  const inner = screen.getByRole('heading', { level: 3, name: 'Anschrift' });
  expect(inner.closest('[lang]')?.getAttribute('lang')).toBe('de');
});

it('a text opens other sites in a new tab, and pages of this one here', () => {
  draw('[Terms](/terms) and [the law](https://law.example/1)');
  expect(screen.getByRole('link', { name: 'Terms' }).hasAttribute('target')).toBe(false);
  const law = screen.getByRole('link', { name: /^the law/ });
  expect(law.getAttribute('target')).toBe('_blank');
  expect(law.textContent).toContain('opens in a new tab');
});

it('a text shows HTML as it is written, runs no script and loads no picture', () => {
  const { container } = draw(
    '<script>alert(1)</script>\n\n[run](javascript:alert(1))\n\n![mark](https://tracker.example/1.gif)',
  );
  expect(screen.getByText('<script>alert(1)</script>')).toBeDefined();
  expect(container.querySelector('script, img')).toBeNull();
  expect(screen.getByText('run').getAttribute('href')).toBe('');
});
