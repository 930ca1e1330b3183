import { render as renderApp } from 'svelte/server';
import SvelteApp from './SvelteApp.svelte';

export const render = (options) => renderApp(SvelteApp, { props: { ...options } }).body;
