import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useCopy } from '../../base/browser';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { actions, parts } from './account.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  /** Drawn beside the button. */
  readonly more?: ReactNode;
  /** How long "Copied" is shown, ms. Default two seconds. */
  readonly feedbackMs?: number;
  /** Called after the text was copied. */
  readonly onCopied?: () => void;
}

/** A read-only text that a press on it, or on its button, copies. */
export function CopyField({
  label,
  value,
  description,
  feedbackMs,
  onCopied,
  more,
}: CopyFieldProps) {
  const t = useTranslate('account');
  const tPortal = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(feedbackMs);
  const take = async () => {
    field.current?.select();
    if (await copy(value)) {
      onCopied?.();
      return;
    }
    // Copying is not allowed here: selects the text, so that the viewer can copy it.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <div className={parts}>
      <TextField
        ref={field}
        label={label}
        description={description}
        error={state === 'failed' ? t('copy.failed') : undefined}
        value={value}
        onValueChange={() => undefined}
        readOnly
        spellCheck={false}
        onClick={() => void take()}
      />
      <div className={actions}>
        <Button
          startIcon={state === 'copied' ? CheckIcon : CopyIcon}
          onClick={() => void take()}
          aria-label={t('copy.copy', { label })}
        >
          {tPortal(state === 'copied' ? 'button.copied' : 'button.copy')}
        </Button>
        {more}
        <VisuallyHidden>
          <output>{state === 'copied' ? tPortal('button.copied') : ''}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}
