/** A video by its address: typed, pasted, or used before. */
import {
  linkName,
  pickedVideoOf,
  type MultiviewService,
  type PickedVideo,
  type PickProblem,
  type SuggestedService,
} from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import {
  CheckIcon,
  HistoryIcon,
  Icon,
  PlayIcon,
  SuccessIcon,
  TwitchMark,
  YouTubeMark,
} from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './SelectorDialog.css';

export interface AddressFieldProps {
  /** Whose addresses are typed; those of the others are taken too. */
  readonly service: MultiviewService;
  /** Addresses used before, the newest first. */
  readonly recent: readonly string[] | undefined;
  readonly onUrlUsed: ((service: SuggestedService, url: string) => void) | undefined;
  readonly onPick: (video: PickedVideo) => void;
}

const NONE: readonly string[] = [];
const MARKS = { youtube: YouTubeMark, twitch: TwitchMark, link: PlayIcon } as const;

export function AddressField({ service, recent = NONE, onUrlUsed, onPick }: AddressFieldProps) {
  const t = useTranslate('multiview');
  const tSearch = useTranslate('search');
  const label = t(`selector.address.${service}`);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PickProblem | null>(null);
  const read = (url: string) =>
    pickedVideoOf(url, { hosts: [location.host], bare: service === 'link' ? undefined : service });
  const use = (url: string) => {
    const result = read(url);
    if (!('video' in result)) {
      setProblem(result.problem);
      return;
    }
    const { service: used } = result.video;
    if (used !== 'link') onUrlUsed?.(used, url.trim());
    onPick(result.video);
  };
  const found = read(text);
  const suggestions = recent.filter((url) => url.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <div className={css.feed}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          use(text);
        }}
      >
        <TextField
          className={css.field}
          inputMode="url"
          label={label}
          description={t(`selector.address.${service}Hint`)}
          startIcon={MARKS[service]}
          clearLabel={tSearch('form.clear', { field: label })}
          value={text}
          onValueChange={(value) => {
            setText(value);
            setProblem(null);
          }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={problem ? t(`selector.problem.${problem}`) : undefined}
        />
        <Button type="submit" variant="solid" className={css.submit} startIcon={CheckIcon}>
          {t('selector.address.use')}
        </Button>
      </form>
      <p role="status" className={css.found}>
        {'video' in found ? (
          <>
            <Icon icon={SuccessIcon} size="small" />
            {t(`selector.address.found.${found.video.service}`, {
              id: found.video.service === 'link' ? linkName(found.video.id) : found.video.id,
            })}
          </>
        ) : null}
      </p>
      {suggestions.length > 0 ? (
        <section aria-labelledby="recent-addresses">
          <h3 id="recent-addresses" className={css.heading}>
            {t('selector.address.recent')}
          </h3>
          <ul className={css.sources}>
            {suggestions.map((url) => (
              <li key={url}>
                <button type="button" className={css.source} onClick={() => use(url)}>
                  <Icon icon={HistoryIcon} size="small" />
                  <span className={css.url}>{url}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
