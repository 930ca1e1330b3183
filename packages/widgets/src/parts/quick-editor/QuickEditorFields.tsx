import type { Video } from '@oshimado/contract';
import * as css from './quick-editor.css';
import { QuickMentions } from './QuickMentions';
import { QuickTopic } from './QuickTopic';

export type EditedVideo = Pick<Video, 'id' | 'type'> & {
  readonly channel: Pick<Video['channel'], 'id'>;
};

/** The fields alone, for a dialog. "Topic (streams and placeholders)." */
export function QuickEditorFields({ video }: { readonly video: EditedVideo }) {
  const { id, type, channel } = video;
  return (
    <div className={css.fields}>
      <QuickMentions key={`m${id}`} videoId={id} ownChannel={channel.id} />
      {type === 'clip' ? null : <QuickTopic key={`t${id}`} videoId={id} />}
    </div>
  );
}
