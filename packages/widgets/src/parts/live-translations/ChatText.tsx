/**
 * The words of a line: text, and emoji as pictures. Nothing in it becomes markup or a link. Lines come from strangers, so the server
 * does not fetch what they name: where pictures come from the server, emoji are their names.
 */
import { chatParts } from '@oshimado/domain';
import { useWidgets } from '../../base/context';
import * as css from './live-translations.css';

export function ChatText({ message }: { readonly message: string }) {
  const { pictures } = useWidgets();
  return chatParts(message).map(({ text, image }, index) =>
    image === undefined ? (
      text
    ) : pictures === 'server' ? (
      `:${text}:`
    ) : (
      <img
        key={index}
        src={image}
        alt={text}
        title={text}
        className={css.emoji}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    ),
  );
}

/** The words of a line as text alone. */
export const textOfLine = (message: string): string =>
  chatParts(message)
    .map(({ text }) => text)
    .join('');
