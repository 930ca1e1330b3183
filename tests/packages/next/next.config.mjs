import { dirname } from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  // The types are checked for all apps together, with stricter options than Next.js would choose.
  typescript: { ignoreBuildErrors: true },
  // The packages are installed one folder above, for all apps.
  turbopack: { root: dirname(import.meta.dirname) },
};
