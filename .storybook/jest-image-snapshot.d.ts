declare module 'jest-image-snapshot' {
  export const toMatchImageSnapshot: unknown;
}
