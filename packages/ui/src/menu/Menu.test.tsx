/** Where the sheet of a menu lies on a page that is pinched larger. */
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Menu, MenuItem } from '.';

/** What is seen of the page, as a browser tells it. */
class Viewport extends EventTarget {
  scale = 1;
  width = 360;
  height = 800;
  offsetLeft = 0;
  offsetTop = 0;

  pinch(seen: Partial<Viewport>) {
    Object.assign(this, seen);
    act(() => void this.dispatchEvent(new Event('resize')));
  }

  pan(offsetTop: number) {
    this.offsetTop = offsetTop;
    act(() => void this.dispatchEvent(new Event('scroll')));
  }
}

async function open() {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  render(
    <Menu defaultOpen trigger={<button type="button">More</button>}>
      <MenuItem>Copy link</MenuItem>
    </Menu>,
  );
  const menu = await screen.findByRole('menu');
  const box = menu.closest<HTMLElement>('[data-radix-popper-content-wrapper]');
  if (!box) throw new Error('The menu lies in no box.');
  const place = () =>
    ['left', 'foot', 'width', 'height'].map((name) => box.style.getPropertyValue(`--seen-${name}`));
  return { viewport, box, place };
}

it('the box of a menu is told what is seen of a page that is pinched larger, and follows it', async () => {
  const { viewport, box, place } = await open();
  expect(box.hasAttribute('data-pinched')).toBe(false);
  viewport.pinch({ scale: 2, width: 180, height: 400, offsetLeft: 100, offsetTop: 50 });
  expect(box.hasAttribute('data-pinched')).toBe(true);
  expect(place()).toEqual(['100px', '450px', '180px', '400px']);
  viewport.pan(200);
  expect(place()).toEqual(['100px', '600px', '180px', '400px']);
  viewport.pinch({ scale: 1, width: 360, height: 800, offsetLeft: 0, offsetTop: 0 });
  expect(box.hasAttribute('data-pinched')).toBe(false);
});
