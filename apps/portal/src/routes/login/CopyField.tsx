import { Button } from '@oshimado/ui/button';
import { CheckIcon, CopyIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/LanguageProvider';
import { VisuallyHidden } from '@oshimado/ui/visually-hidden';
import { parts, actions } from './Section.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  /** Other ways to take it along, beside the button. */
  readonly more?: ReactNode;
  /** How long it says that it was copied. */
  readonly feedbackMs: number;
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
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), feedbackMs);
    return () => clearTimeout(timer);
  }, [state, feedbackMs]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
      onCopied?.();
    } catch {
      // There is no clipboard on a page without https; the text is selected at least.
      field.current?.focus();
      field.current?.select();
      setState('failed');
    }
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
        onClick={() => void copy()}
      />
      <div className={actions}>
        <Button
          startIcon={state === 'copied' ? CheckIcon : CopyIcon}
          onClick={() => void copy()}
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
