import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Tab, TabList, TabPanel } from './Tabs';

const NAMES = ['Live', 'Archive', 'Clips'];
const tab = (name: string) => screen.getByRole('tab', { name });

function draw({ selected = 'Live', onClick }: { selected?: string; onClick?: () => void } = {}) {
  return render(
    <>
      <TabList label="What to show">
        {NAMES.map((name) => (
          <Tab
            key={name}
            id={`tab-${name}`}
            href={`#${name}`}
            controls="panel"
            selected={name === selected}
            onClick={onClick}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="panel" labelledBy={`tab-${selected}`}>
        text
      </TabPanel>
    </>,
  );
}

describe('Tabs', () => {
  it('Tabs are links with an address each', () => {
    draw();
    expect(NAMES.map((name) => tab(name).getAttribute('href'))).toEqual([
      '#Live',
      '#Archive',
      '#Clips',
    ]);
    expect(tab('Live').tagName).toBe('A');
  });

  it('Tabs are one stop for the Tab key: the chosen one', () => {
    draw({ selected: 'Archive' });
    expect(NAMES.map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1]);
    expect(NAMES.map((name) => tab(name).getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('name their list and their panel', () => {
    draw({ selected: 'Clips' });
    expect(screen.getByRole('tablist', { name: 'What to show' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Clips' }).id).toBe(
      tab('Clips').getAttribute('aria-controls'),
    );
  });

  it.each([
    ['Live', 'ArrowRight', 'Archive'],
    ['Clips', 'ArrowRight', 'Live'],
    ['Live', 'ArrowLeft', 'Clips'],
    ['Archive', 'ArrowLeft', 'Live'],
    ['Archive', 'Home', 'Live'],
    ['Archive', 'End', 'Clips'],
  ])('from %s, %s moves the focus to %s', (from, key, to) => {
    draw();
    tab(from).focus();
    expect(fireEvent.keyDown(tab(from), { key })).toBe(false);
    expect(document.activeElement).toBe(tab(to));
  });

  it('turn the arrows around where the text runs from right to left', () => {
    const { container } = draw();
    container.dir = 'rtl';
    screen.getByRole('tablist').style.direction = 'rtl';
    tab('Live').focus();
    fireEvent.keyDown(tab('Live'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(tab('Archive'));
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])(
    'Tabs leave arrows with %s to the browser',
    (modifier) => {
      draw();
      tab('Live').focus();
      // False: the default was prevented.
      expect(fireEvent.keyDown(tab('Live'), { key: 'ArrowRight', [modifier]: true })).toBe(true);
      expect(document.activeElement).toBe(tab('Live'));
    },
  );

  it('Tabs are chosen by Space, which scrolls nothing', () => {
    const onClick = vi.fn();
    draw({ onClick });
    tab('Archive').focus();
    expect(fireEvent.keyDown(tab('Archive'), { key: ' ' })).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each(['Tab', 'Enter', 'a', 'ArrowDown'])('leave %s to the page', (key) => {
    draw();
    tab('Live').focus();
    expect(fireEvent.keyDown(tab('Live'), { key })).toBe(true);
    expect(document.activeElement).toBe(tab('Live'));
  });
});
