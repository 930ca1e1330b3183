/** A field for the link of a stream, and what is known of the video it leads to. */
import type { PickedVideo } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { TextField, type TextFieldProps } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useSettled } from '../../base/page/use-settled';
import { useTranslate } from '../../base/sentences';
import { VideoSelectorDialog } from '../../parts/video-selector';
import * as css from './tl-client.css';
import { useRoomVideo } from './use-room-video';

/** Milliseconds without a key before the server is asked about a link. */
const LOOK_UP_MS = 400;

const linkOf = ({ service, id }: PickedVideo): string =>
  service === 'twitch' ? `https://www.twitch.tv/${id}` : `YT_${id}`;

export interface LinkFieldProps extends Pick<TextFieldProps, 'error'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (link: string) => void;
}

export function LinkField({ label, value, error, onChange }: LinkFieldProps) {
  const t = useTranslate('tlClient');
  const [isFinding, setFinding] = useState(false);
  const { room, name } = useRoomVideo(useSettled(value, LOOK_UP_MS));
  const isTitled = room !== undefined && name !== room.id && room.target === 'video';
  return (
    <div className={css.linkField}>
      <TextField
        className={css.wide}
        label={label}
        description={isTitled ? name : t('settings.linkHint')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onValueChange={onChange}
        error={error}
      />
      <Button startIcon={SearchIcon} onClick={() => setFinding(true)}>
        {t('settings.find')}
      </Button>
      {isFinding ? (
        <VideoSelectorDialog
          title={t('settings.find')}
          onPick={(video) => onChange(linkOf(video))}
          onClose={() => setFinding(false)}
        />
      ) : null}
    </div>
  );
}
