import { hydrateRoot } from 'react-dom/client';
import type { AppOptions } from './app-options';
import { ReactApp } from './ReactApp';

export function hydrate(target: Element, options: AppOptions): void {
  hydrateRoot(target, <ReactApp {...options} />);
}
