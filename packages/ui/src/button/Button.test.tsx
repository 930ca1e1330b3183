import { HeartIcon, RefreshIcon } from '../icon';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

describe('Button', () => {
  it('a button submits nothing unless its type says so', () => {
    render(<Button>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.getAttribute('type')).toBe('button');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('Button takes a press', () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Save</Button>);
    fireEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('Button takes no press while busy, says so and keeps the focus', () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('Button keeps its words while busy, with a picture or without', () => {
    const { rerender } = render(<Button busy>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    rerender(
      <Button busy startIcon={RefreshIcon}>
        Save
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Save' }).querySelector('svg')).toBeNull();
  });

  it('submits no form while busy', () => {
    const { rerender } = render(<Button type="submit">Send</Button>);
    // fireEvent answers false when the default, here the submission, was prevented.
    expect(fireEvent.click(screen.getByRole('button'))).toBe(true);
    rerender(
      <Button type="submit" busy>
        Send
      </Button>,
    );
    expect(fireEvent.click(screen.getByRole('button'))).toBe(false);
  });

  it('Button hides its picture from readers', () => {
    render(<Button startIcon={RefreshIcon}>Save</Button>);
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('IconButton', () => {
  it('IconButton has its name as label and tooltip', () => {
    render(<IconButton icon={RefreshIcon} label="Refresh" />);
    const button = screen.getByRole('button', { name: 'Refresh' });
    expect(button.title).toBe('Refresh');
    expect(button.hasAttribute('aria-pressed')).toBe(false);
  });

  it.each([true, false])('IconButton says that it is on or off: %s', (pressed) => {
    render(<IconButton icon={HeartIcon} label="Favorite" pressed={pressed} />);
    expect(screen.getByRole('button', { pressed })).toBeTruthy();
  });
});

describe('ButtonLink', () => {
  it('ButtonLink is a link, or the link of a router', () => {
    render(<ButtonLink href="/a">Home</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/a');
    cleanup();
    render(
      <ButtonLink
        href="/b"
        component={({ href, children }) => <a href={`/app${href}`}>{children}</a>}
      >
        Home
      </ButtonLink>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/app/b');
  });
});
