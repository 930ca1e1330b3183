import { hydrate as hydrateApp } from 'svelte';
import SvelteApp from './SvelteApp.svelte';

export function hydrate(target, options) {
  hydrateApp(SvelteApp, { target, props: { ...options } });
}
