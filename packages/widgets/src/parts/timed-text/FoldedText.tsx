import { Button } from '@oshimado/ui/button';
import { classNames, type StyleProps } from '@oshimado/ui/style-props';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
} from 'react';
import * as css from './TimedText.css';
import { TimedText, type TimedVideo } from './TimedText';

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

/** About as many letters as fit in a line of a wide page. */
const LINE_LETTERS = 120;
const LINE_BREAK = /\r\n|\r|\n/g;

/** Before the browser has laid it out: whether it has more lines than these, on a wide page. */
function isProbablyLong(text: string, lines: number): boolean {
  return text.length > lines * LINE_LETTERS || (text.match(LINE_BREAK)?.length ?? 0) >= lines;
}

/** Letters of fallback fonts, as Japanese ones, reach out of the last line: only half a line more is another line. */
function lineHeightOf(element: HTMLElement): number {
  const { lineHeight, fontSize } = getComputedStyle(element);
  return Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) || 0;
}

/** Whether the text does not fit into its lines. Measured before the browser paints, and when the width changes. */
function useOverflow(text: string, lines: number, isFolded: boolean) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [overflows, setOverflows] = useState(() => isProbablyLong(text, lines));
  const measure = useEffectEvent(() => {
    const { current: element } = ref;
    // Unfolded it has no limit, and hidden it has no height: the button stays as it is.
    if (!element || !isFolded || element.clientHeight === 0) return;
    setOverflows(element.scrollHeight - element.clientHeight > lineHeightOf(element) / 2);
  });
  // The text may be another one with each drawing.
  useLayoutEffect(() => measure());
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => measure());
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
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
