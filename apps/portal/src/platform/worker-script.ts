/** URL of the service worker, as a TrustedScriptURL where the browser supports Trusted Types. */
import { WORKER_ADDRESS } from '@oshimado/domain';

/** Name of the Trusted Types policy, which apps/api/src/pages/template.ts allows. */
const POLICY_NAME = 'oshimado-worker';

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => { toString(): string } };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

function onlyOurs(text: string): string {
  if (text !== WORKER_ADDRESS) throw new TypeError(`No worker is loaded from ${text}.`);
  return text;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** A TrustedScriptURL if the browser supports Trusted Types. */
export function workerScript(text: string): string {
  // A policy name can be created only once per page.
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: onlyOurs });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `register` is typed for strings; the browser requires the trusted type
  return (policy?.createScriptURL(text) ?? onlyOurs(text)) as string;
}
