/** Login platforms, and the profile of a person there. */
import type { LoginService } from '@oshimado/contract';

export type ProviderName = Exclude<LoginService, 'demo'>;

export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of the platform. Default: the real one. */
  readonly endpoints?: Partial<Endpoints>;
}

export interface Endpoints {
  /** Issuer as named in ID tokens and responses. */
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  /** Keys of ID tokens, for platforms that issue them. */
  readonly keys: string;
  /** Returns person and application of an access token, for platforms without ID tokens. */
  readonly person: string;
}

export type ProviderConfigs = Partial<Record<ProviderName, ProviderSettings>>;

/** The person who logged in at the platform. */
export interface Person {
  /** Id of the person there. */
  readonly subject: string;
  /** Suggested name of a new account; the person may change it. */
  readonly name: string;
}

const DEFAULTS: Readonly<Record<ProviderName, Endpoints>> = {
  discord: {
    issuer: 'https://discord.com',
    authorize: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    keys: '',
    person: 'https://discord.com/api/v10/oauth2/@me',
  },
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
    person: '',
  },
  twitter: {
    issuer: 'https://x.com',
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    keys: '',
    person: 'https://api.x.com/2/users/me',
  },
};

export const SCOPES: Readonly<Record<ProviderName, string>> = {
  discord: 'identify',
  google: 'openid profile',
  twitter: 'users.read tweet.read',
};

export const endpointsOf = (name: ProviderName, { endpoints }: ProviderSettings): Endpoints => ({
  ...DEFAULTS[name],
  ...endpoints,
});

export const providerNames: readonly ProviderName[] = ['discord', 'google', 'twitter'];
export const isProvider = (name: string): name is ProviderName =>
  providerNames.some((known) => known === name);
