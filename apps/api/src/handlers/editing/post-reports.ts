/** Reports: of a video, of a channel, to who runs the site. Anonymous users can send them; a login is noted when there. */
import type { ReportKind } from '../../store';
import type { Action, Context } from '../handler';
import { editedVideo } from './edited-video';

const COMMENTS = 'Comments';
/** "Comments ('No comment' when empty)." */
const NO_COMMENT = 'No comment';

const keep = async (
  { caller, store }: Context,
  kind: ReportKind,
  fields: unknown,
  targetId?: string,
) => ({ id: await store.reports.add({ kind, fields, userId: caller?.id, targetId }) });

export const postVideoReport: Action<'postVideoReport'> = async ({ params, body }, context) => {
  const { id } = await editedVideo(context, params.id);
  const fields = body.map(({ name, value }) => ({
    name,
    value: name === COMMENTS && value.trim() === '' ? NO_COMMENT : value,
  }));
  return keep(context, 'video', fields, id);
};

export const postChannelReport: Action<'postChannelReport'> = ({ body }, context) =>
  keep(context, 'channel', body);

export const postContactReport: Action<'postContactReport'> = ({ body }, context) =>
  keep(context, 'contact', body);
