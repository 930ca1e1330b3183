/** Environment of widgets: sentences, language, links and clock. Provided by the portal, by embeds and by stories. */
import type { Video } from '@oshimado/contract';
import {
  channelPath,
  localeTag,
  tlLanguageFor,
  watchPath,
  type NameProperty,
  type PicturesFrom,
  type StoredTlLanguage,
} from '@oshimado/domain';
import type { MessageKey, Translate } from '@oshimado/locales';
import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { browserTicker } from '../ticker/browser-ticker';
import type { Ticker } from '../ticker/ticker';
import type { CardActions } from './card-actions';

/** Props of a router’s link: those of an `<a>` that leads somewhere. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** What a page gives to `WidgetsProvider`. Keep the object stable between renders: another one draws all widgets again. */
export interface WidgetsOptions {
  /** Sentences of the namespace `widgets`. */
  readonly t: Translate<MessageKey<'widgets'>>;
  /** UI language code. */
  readonly language: string;
  /** The language whose translations are marked on cards. Default: by the UI language. */
  readonly tlLanguage?: StoredTlLanguage;
  /** Epoch milliseconds at which the page was drawn; every text starts from it. */
  readonly initialNow: number;
  /** IANA name; without it no clock times are given. */
  readonly timeZone?: string | undefined;
  /** Default `english_name`. */
  readonly nameProperty?: NameProperty;
  /** Origin of the server, for pictures from its root. Default the page's own. */
  readonly origin?: string;
  /** Whether pictures of platforms are fetched through that server or loaded from the platforms. Default `platform`. */
  readonly pictures?: PicturesFrom | undefined;
  /** Where a video is watched. Default the portal's path. */
  readonly watchHref?: (video: Pick<Video, 'id'>) => string;
  /** Where a channel is shown. Default the portal's path. */
  readonly channelHref?: (id: string) => string;
  /** A router's link. Default `<a>`. */
  readonly LinkComponent?: ComponentType<LinkProps>;
  /** Where links open. Default the same tab. */
  readonly target?: '_blank';
  /** Called when a viewer chooses a video; preventing the event's default keeps the page where it is. */
  readonly onSelect?: (video: Video, event: MouseEvent) => void;
  /** Cards carry a menu. Default true. */
  readonly hasMenu?: boolean;
  /** Cards are drawn without pictures, and none is loaded. Default false. */
  readonly hidesPictures?: boolean;
  /** What a card offers beyond looking at it. Default none. */
  readonly cardActions?: CardActions;
  /** Default the page's own. */
  readonly ticker?: () => Ticker;
}

/** `WidgetsOptions` with their defaults, as parts read them. */
export type WidgetsEnvironment = Required<
  Omit<
    WidgetsOptions,
    'timeZone' | 'pictures' | 'LinkComponent' | 'target' | 'onSelect' | 'cardActions'
  >
> &
  Pick<
    WidgetsOptions,
    'timeZone' | 'pictures' | 'LinkComponent' | 'target' | 'onSelect' | 'cardActions'
  >;

const WidgetsContext = createContext<WidgetsEnvironment | null>(null);

const withDefaults = (options: WidgetsOptions): WidgetsEnvironment => ({
  tlLanguage: tlLanguageFor(localeTag(options.language)),
  nameProperty: 'english_name',
  origin: '',
  watchHref: ({ id }) => watchPath(id),
  channelHref: channelPath,
  ticker: browserTicker,
  hasMenu: true,
  hidesPictures: false,
  ...options,
});

/** Gives the widgets inside it their sentences, links and clock. */
export function WidgetsProvider({
  value,
  children,
}: {
  value: WidgetsOptions;
  children: ReactNode;
}) {
  const environment = useMemo(() => withDefaults(value), [value]);
  return <WidgetsContext.Provider value={environment}>{children}</WidgetsContext.Provider>;
}

/** The environment of the nearest `WidgetsProvider`. Throws an `Error` outside of one. */
export function useWidgets(): WidgetsEnvironment {
  const environment = useContext(WidgetsContext);
  if (!environment) {
    throw new Error('Oshimado: a part needs <WidgetsProvider value={…}> around it.');
  }
  return environment;
}
