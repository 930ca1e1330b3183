/** The dialog itself: sources on one side, a list on a phone; what the source offers on the other. */
import type { PickedVideo } from '@oshimado/domain';
import { pickedVideo } from '@oshimado/domain';
import { Dialog } from '@oshimado/ui/dialog';
import { Select } from '@oshimado/ui/select';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useWidgets, WidgetsProvider, type WidgetsEnvironment } from '../../base/context';
import { ListLoading } from '../lists';
import { isPlainPress, useMatches } from '../../base/page';
import { liveBoardName } from '../../base/queries';
import { useLanguage, useTranslate } from '../../base/sentences';
import { textLanguage } from '../video-card';
import { PAGE } from '../video-list/breakpoints';
import { WaitForActors } from '../../base/viewer';
import { AddressField } from './AddressField';
import { FeedVideos } from './FeedVideos';
import { PlaylistVideos } from './PlaylistVideos';
import { SearchVideos } from './SearchVideos';
import { sourceName } from './source-name';
import { orgKey, useVideoSource, type SourceKey, type VideoSource } from './use-video-source';
import type { VideoSelectorDialogProps } from './video-selector.types';
import * as css from './SelectorDialog.css';

const keysOf = ({ ownOrgs }: VideoSource): readonly SourceKey[] => [
  'favorites',
  'playlist',
  ...ownOrgs.map(orgKey),
  'orgs',
  'search',
  'youtube',
  'twitch',
  'link',
];

function Sources({ source }: { readonly source: VideoSource }) {
  const t = useTranslate('multiview');
  const { language } = useLanguage();
  const isPhone = useMatches(`(max-width: ${PAGE.sm - 1}px)`);
  const options = keysOf(source).map((value) => {
    const label = sourceName(value, t);
    return { value, label, lang: textLanguage(label, language) };
  });
  const { key, choose } = source;
  if (isPhone) {
    return (
      <Select
        label={t('selector.sources')}
        value={key ?? ''}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the values are those of the options
        onChange={(event) => choose(event.currentTarget.value as SourceKey)}
        options={options}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not report a list without markers as a list
    <ul role="list" aria-label={t('selector.sources')} className={css.sources}>
      {options.map(({ value, label, lang }) => (
        <li key={value}>
          <button
            type="button"
            className={css.source}
            aria-current={value === key || undefined}
            lang={lang}
            onClick={() => choose(value)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChosenProps extends Pick<
  VideoSelectorDialogProps,
  'recentUrls' | 'onUrlUsed' | 'onPick'
> {
  readonly source: VideoSource;
  readonly exclude: ReadonlySet<string>;
}

function Chosen({ source, exclude, recentUrls, onUrlUsed, onPick }: ChosenProps) {
  const { key, feed } = source;
  if (key === null) {
    return (
      <WaitForActors>
        <ListLoading />
      </WaitForActors>
    );
  }
  if (key === 'playlist') return <PlaylistVideos exclude={exclude} />;
  if (key === 'search') return <SearchVideos exclude={exclude} />;
  if (key === 'youtube' || key === 'twitch' || key === 'link') {
    return (
      <AddressField
        key={key}
        service={key}
        recent={key === 'link' ? undefined : recentUrls?.[key]}
        onUrlUsed={onUrlUsed}
        onPick={onPick}
      />
    );
  }
  return (
    <FeedVideos
      key={feed ? liveBoardName(feed) : key}
      feed={feed}
      shownOrgs={key === 'orgs' ? { orgs: source.orgs, showOrgs: source.chooseOrgs } : undefined}
      exclude={exclude}
    />
  );
}

/** Cards inside report a press instead of leading to a page; what they still lead to opens elsewhere. */
function PickingCards({
  onPick,
  children,
}: {
  onPick: (video: PickedVideo) => void;
  children: ReactNode;
}) {
  const environment = useWidgets();
  const value = useMemo((): WidgetsEnvironment => {
    return {
      ...environment,
      hasMenu: false,
      cardActions: undefined,
      target: '_blank',
      onSelect: (video, event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        const picked = pickedVideo(video);
        if (picked) onPick(picked);
      },
    };
  }, [environment, onPick]);
  return <WidgetsProvider value={value}>{children}</WidgetsProvider>;
}

/** Rendered only while it is open. */
export default function SelectorDialog(props: VideoSelectorDialogProps) {
  const t = useTranslate('multiview');
  const tWidgets = useTranslate('widgets');
  const { onClose, exclude = NONE, title = t('selector.title') } = props;
  const source = useVideoSource();
  const names = exclude.join();
  const excluded = useMemo(() => new Set(names === '' ? [] : names.split(',')), [names]);
  const pick = (video: PickedVideo) => {
    props.onPick(video);
    onClose();
  };
  return (
    <Dialog
      open
      size="large"
      className={css.dialog}
      title={title}
      closeLabel={tWidgets('close')}
      onClose={onClose}
    >
      <div className={css.body} data-part="selector">
        <Sources source={source} />
        <PickingCards onPick={pick}>
          <section
            className={css.videos}
            aria-label={source.key === null ? title : sourceName(source.key, t)}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys also while it contains nothing to focus
            tabIndex={0}
          >
            {/* Sentences of a source may be on their way: without this, the whole dialog would be hidden, and lose the focus. */}
            <Suspense fallback={<ListLoading />}>
              <Chosen {...props} onPick={pick} source={source} exclude={excluded} />
            </Suspense>
            {exclude.length > 0 ? <p className={css.note}>{t('selector.chosenHidden')}</p> : null}
          </section>
        </PickingCards>
      </div>
    </Dialog>
  );
}

const NONE: readonly string[] = [];
