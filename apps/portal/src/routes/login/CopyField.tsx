import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useCopy } from '@oshimado/widgets';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { parts, actions } from './Section.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  /** Other ways to take it along, beside the button. */
  readonly more?: ReactNode;
  /** How long it says that it was copied; two seconds unless told. */
  readonly feedbackMs?: number;
  /** Called once it was copied. */
  readonly onCopied?: () => void;
}

/** A text to be taken along: a press on it or on its button copies it. */
export function CopyField({
  label,
  value,
  description,
  feedbackMs,
  onCopied,
  more,
}: CopyFieldProps) {
  const t = useTranslate('account');
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(feedbackMs);
  const take = async () => {
    field.current?.select();
    if (await copy(value)) {
      onCopied?.();
      return;
    }
    // The text is selected at least.
    field.current?.focus();
    field.current?.select();
  };
  return (
    <div className={parts}>
      <TextField
        ref={field}
        label={label}
        {...(description !== undefined && { description })}
        {...(state === 'failed' && { error: t('copy.failed') })}
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
          {t(state === 'copied' ? 'copy.copied' : 'copy.short')}
        </Button>
        {more}
        <VisuallyHidden>
          <output>{state === 'copied' ? t('copy.copied') : ''}</output>
        </VisuallyHidden>
      </div>
    </div>
  );
}
