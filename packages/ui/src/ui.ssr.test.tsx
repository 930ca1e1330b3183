// @vitest-environment node
/** Every part can be drawn by a server, where there is no window. */
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as parts from './index';
import { Menu, MenuItem } from './menu';

const labels = { page: String, previous: 'p', next: 'n', newer: 'n', older: 'o' };

const drawn: Record<string, ReactElement> = {
  Avatar: <parts.Avatar src="/a.jpg" />,
  Badge: <parts.Badge tone="live">1</parts.Badge>,
  Button: <parts.Button>Save</parts.Button>,
  ButtonLink: <parts.ButtonLink href="/">Home</parts.ButtonLink>,
  EmptyState: <parts.EmptyState title="Nothing" />,
  Icon: <parts.Icon name="heart" />,
  IconButton: <parts.IconButton icon="heart" label="Like" />,
  Notice: <parts.Notice>Text</parts.Notice>,
  Pagination: (
    <parts.Pagination label="Pages" page={1} pageCount={3} hrefFor={String} labels={labels} />
  ),
  Select: <parts.Select label="Sort" options={[]} />,
  Skeleton: <parts.Skeleton />,
  SkipLink: <parts.SkipLink href="#main">Skip</parts.SkipLink>,
  Spinner: <parts.Spinner label="Loading" />,
  Switch: <parts.Switch label="On" />,
  Tab: <parts.Tab id="a" href="#a" selected controls="p" />,
  TabList: <parts.TabList label="Tabs">a</parts.TabList>,
  TabPanel: (
    <parts.TabPanel id="p" labelledBy="a">
      a
    </parts.TabPanel>
  ),
  VisuallyHidden: <parts.VisuallyHidden>a</parts.VisuallyHidden>,
};

const isPart = (name: string) => /^[A-Z]/.test(name) && !name.endsWith('Context');

describe('on a server', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(Object.keys(parts).filter(isPart))('%s is drawn', (name) => {
    const element = drawn[name];
    expect(element, `${name} has no example here`).toBeDefined();
    expect(renderToString(element)).toMatch(/^<\w+/);
  });

  it('a menu is drawn as its button, closed and open', () => {
    const trigger = createElement('button' as unknown as ComponentType, {}, 'More');
    const menu = (isOpen: boolean) => (
      <Menu trigger={trigger} defaultOpen={isOpen}>
        <MenuItem>Copy</MenuItem>
      </Menu>
    );
    expect(renderToString(menu(false))).toContain('More');
    expect(renderToString(menu(true))).toContain('aria-haspopup="menu"');
  });
});
