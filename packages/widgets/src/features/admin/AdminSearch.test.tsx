import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clientOf, englishMessages, FeaturePage } from '../../testing';
import { AdminSearch } from './AdminSearch';

const messages = await englishMessages();

it('the field of a search keeps what is typed, asks without blanks, and follows the address', () => {
  const onSearch = vi.fn<(text: string) => void>();
  const page = (value: string) => (
    <FeaturePage client={clientOf({})} messages={messages}>
      <AdminSearch label="People" value={value} onSearch={onSearch}>
        <span />
      </AdminSearch>
    </FeaturePage>
  );
  const { rerender } = render(page('sora'));
  const field = screen.getByLabelText<HTMLInputElement>('People', { selector: 'input' });
  fireEvent.change(field, { target: { value: ' ao ' } });
  rerender(page('sora'));
  expect(field.value).toBe(' ao ');
  fireEvent.submit(screen.getByRole('search'));
  expect(onSearch).toHaveBeenCalledWith('ao');
  rerender(page('ao'));
  expect(field.value).toBe('ao');
  rerender(page(''));
  expect(field.value).toBe('');
});
