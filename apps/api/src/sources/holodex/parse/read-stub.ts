/**
 * Channels that appear only inside videos, as uploader or guest. Only non-empty values are used: null and empty
 * text there often mean "not included", and must not overwrite values from the channel list.
 */
import type { ChannelType } from '@oshimado/contract';
import type { ChannelRecord } from '../../../store/records';
import { channelId } from './ids';
import { channelName, channelType, language } from './read-channel';
import { orgName } from './read-org';
import { address, dropMissing, isRow, type Reader } from '../../parse/value';

export type ChannelStub = Pick<ChannelRecord, 'id'> & Partial<Omit<ChannelRecord, 'id'>>;

export const readStub =
  (base: string): Reader<ChannelStub> =>
  (value) => {
    if (!isRow(value)) return undefined;
    const id = channelId(value.id);
    if (id === undefined) return undefined;
    return dropMissing({
      id,
      name: channelName(value.name),
      english_name: channelName(value.english_name),
      type: channelType(value.type),
      org: orgName(value.org),
      suborg: channelName(value.suborg),
      group: channelName(value.group),
      photo: address(base)(value.photo),
      lang: language(value.lang),
    });
  };

/** A stub that can be stored without guessing. */
export const isSure = (stub: ChannelStub): stub is ChannelRecord =>
  stub.name !== undefined && stub.type !== undefined;

/** For a channel of unknown name: its id is used as its name. */
export const guess = (stub: ChannelStub, type: ChannelType): ChannelRecord => ({
  ...stub,
  name: stub.name ?? stub.english_name ?? stub.id,
  type: stub.type ?? type,
});
