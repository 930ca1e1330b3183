import { renderToString } from 'react-dom/server';
import type { AppOptions } from './app-options';
import { ReactApp } from './ReactApp';

export const render = (options: AppOptions): string => renderToString(<ReactApp {...options} />);
