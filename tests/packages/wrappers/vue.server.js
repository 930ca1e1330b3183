import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import VueApp from './VueApp.vue';

export const render = (options) => renderToString(createSSRApp(VueApp, { ...options }));
