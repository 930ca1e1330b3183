import { GROUP_NAME_MAX, nameOf } from '@oshimado/contract';

/** A name of a group as it is kept (`nameOf`), at most 50 characters. Empty for one that is no name. */
export const groupName = (text: string): string => nameOf(text, GROUP_NAME_MAX);
