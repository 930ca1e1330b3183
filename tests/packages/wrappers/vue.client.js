import { createSSRApp } from 'vue';
import VueApp from './VueApp.vue';

export function hydrate(target, options) {
  createSSRApp(VueApp, { ...options }).mount(target);
}
