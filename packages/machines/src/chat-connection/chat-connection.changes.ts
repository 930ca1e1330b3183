/** Context change of each event that concerns rooms. */
import { askAll, askOlder, retryHistory } from './chat-connection.history';
import {
  changeLanguage,
  findExtension,
  joinRoom,
  keepLine,
  leaveRoom,
  passTime,
  retryRoom,
} from './chat-connection.rooms';
import { endRoom, enterRoom, refuseRoom, updateVideo } from './chat-connection.server';
import type { ChatChange, ChatContext, ChatEvent } from './chat-connection.types';

/** The context change and emitted events of an event; null if it does not concern rooms. */
export function changeRooms(context: ChatContext, event: ChatEvent): ChatChange | null {
  const quiet = (changed: ChatContext): ChatChange => ({ context: changed, emitted: [] });
  switch (event.type) {
    case 'room.join':
      return joinRoom(context, event);
    case 'room.leave':
      return leaveRoom(context, event);
    case 'language.change':
      return changeLanguage(context, event);
    case 'room.retry':
      return retryRoom(context, event);
    case 'room.subscribed':
      return enterRoom(context, event);
    case 'room.refused':
      return refuseRoom(context, event);
    case 'room.ended':
      return endRoom(context, event);
    case 'room.updated':
      return updateVideo(context, event);
    case 'line.received':
      return quiet(keepLine(context, event));
    case 'history.more':
      return quiet(askOlder(context, event.room));
    case 'history.all':
      return quiet(askAll(context, event.room));
    case 'history.retry':
      return quiet(retryHistory(context, event.room));
    case 'page.shown':
      return passTime(context, event.now);
    case 'extension.found':
      return findExtension(context);
    default:
      return null;
  }
}
