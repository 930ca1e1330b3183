import type { User } from '@oshimado/contract';
import { createLoginStore } from '../base/viewer/ports/login-store';

/** Valid until 2100. */
export const sampleToken = `a.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.c`;

/** Stores a login, as if the viewer had logged in before the page was opened. */
export const logIn = (user: User, storage: Storage = localStorage): void =>
  createLoginStore(storage).write({
    login: { jwt: sampleToken, user },
    checkedAt: Date.now(),
  });
