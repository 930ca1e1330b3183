import { Button } from '@oshimado/ui/button';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import { useId, useState, type FocusEvent } from 'react';
import * as css from './TimedText.css';
import { TimedText, type TimedVideo } from './TimedText';
import { useOverflow } from './use-overflow';

export interface FoldedTextProps extends StyleProps {
  /** Text of another person. */
  readonly text: string;
  /** The video that it speaks of. */
  readonly video: TimedVideo;
  /** Language of the text where its letters show one that is not the page's. */
  readonly lang: string | undefined;
  /** How many lines are shown at first. */
  readonly lines: keyof typeof css.folded;
  /** Texts of its button. */
  readonly labels: { readonly more: string; readonly less: string };
}

/** The first lines of a text, and a button for all of it. Renders a `<div>` with a `<p>`. */
export function FoldedText(props: FoldedTextProps) {
  const { text, video, lang, lines, labels, className, style } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { ref, overflows } = useOverflow(text, lines, !isOpen);
  // The keyboard must not disappear in what is cut off.
  const showFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen || target === currentTarget) return;
    const { bottom } = target.getBoundingClientRect();
    if (bottom > currentTarget.getBoundingClientRect().bottom + 1) setIsOpen(true);
  };
  return (
    <div className={className} style={style}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus events bubble from the links inside */}
      <p
        ref={ref}
        id={id}
        className={classNames(css.text, isOpen ? undefined : css.folded[lines])}
        lang={lang}
        onFocus={showFocused}
      >
        <TimedText text={text} video={video} />
      </p>
      {overflows ? (
        <Button
          variant="plain"
          size="small"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? labels.less : labels.more}
        </Button>
      ) : null}
    </div>
  );
}
