import type { Page, Request } from '@playwright/test';

/** Records the requests of a page, in order, from the moment this is created. */
export class Requests {
  readonly all: Request[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.all.push(request));
  }

  /** Paths of the API calls, with repetitions. */
  calls(path = '/api/'): string[] {
    return this.paths().filter((one) => one.startsWith(path));
  }

  /** Paths of the script files. */
  scripts(): string[] {
    return [...new Set(this.paths('script'))];
  }

  /** Addresses that are not of this site. */
  outside(origin: string): string[] {
    const addresses = this.all.map((request) => request.url());
    return addresses.filter((one) => !one.startsWith(`${origin}/`) && !one.startsWith('data:'));
  }

  /** Position of the request for this address: 0 if it was the first of all, -1 if there was none. */
  place(address: string): number {
    return this.all.findIndex((request) => request.url().endsWith(address));
  }

  forget(): void {
    this.all.length = 0;
  }

  private paths(type?: string): string[] {
    const made = this.all.filter(
      (request) => type === undefined || request.resourceType() === type,
    );
    return made.map((request) => new URL(request.url()).pathname);
  }
}
