/** The words of a line: text, and emoji as pictures. Nothing in it becomes markup or a link. */
import { chatParts } from '@oshimado/domain';
import * as css from './live-translations.css';

export const ChatText = ({ message }: { readonly message: string }) =>
  chatParts(message).map(({ text, image }, index) =>
    image === undefined ? (
      text
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

/** The words of a line as text alone. */
export const textOfLine = (message: string): string =>
  chatParts(message)
    .map(({ text }) => text)
    .join('');
