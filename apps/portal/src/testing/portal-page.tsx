/** Renders a page of the portal for tests, with the providers that every feature needs and the router. */
import { FeaturePage, type EnglishPageProps } from '@oshimado/widgets/internal/testing';
import { screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { RouterLink } from '../platform/RouterLink';

export { clientOf } from '@oshimado/widgets/internal/testing';

/** Renders the current address; `where` reads it. */
export function Where() {
  const { pathname, search } = useLocation();
  return <span data-testid="where">{pathname + search}</span>;
}

export const where = (): string | null => screen.getByTestId('where').textContent;

type PortalPageProps = Omit<EnglishPageProps, 'navigate' | 'LinkComponent'>;

function RoutedPage(props: PortalPageProps) {
  const navigate = useNavigate();
  return (
    <FeaturePage
      {...props}
      navigate={(to, options) => void navigate(to, options)}
      LinkComponent={RouterLink}
    />
  );
}

export const PortalPage = (props: PortalPageProps) => (
  <MemoryRouter initialEntries={[props.address ?? '/']}>
    <RoutedPage {...props} />
  </MemoryRouter>
);
