import { clientOf, FeaturePage, loadActors } from '@oshimado/widgets/internal/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import AddChannel from './AddChannel';

await loadActors();

it('an address in the link is in the form already', () => {
  const address = 'https://www.youtube.com/@ao';
  render(
    <MemoryRouter initialEntries={[`/addChannel?address=${encodeURIComponent(address)}`]}>
      <FeaturePage client={clientOf({})}>
        <AddChannel />
      </FeaturePage>
    </MemoryRouter>,
  );
  expect(screen.getByDisplayValue(address)).toBeTruthy();
});
