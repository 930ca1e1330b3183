/** The filters of a list: a field that is asked for with Enter or its button, and choices that count at once. */
import { Button } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../base/sentences';
import * as css from './admin.css';

export interface AdminSearchProps {
  /** Name of the search for screen readers. */
  readonly label: string;
  /** Label of the field. Default that of the search. */
  readonly fieldLabel?: string;
  /** What is searched for now, as in the address of the page. */
  readonly value: string;
  /** Default `text`. */
  readonly inputMode?: 'numeric' | 'text';
  /** Called with the text without blanks around it. */
  readonly onSearch: (text: string) => void;
  /** The other filters. */
  readonly children: ReactNode;
}

export function AdminSearch(props: AdminSearchProps) {
  const { label, fieldLabel = label, value, inputMode = 'text', onSearch, children } = props;
  const t = useTranslate('admin');
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changes without the field too: Back, or a link to the edits of an account.
  if (shown !== value) {
    setShown(value);
    setText(value);
  }
  return (
    <form
      role="search"
      aria-label={label}
      method="dialog"
      className={css.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <TextField
        type="search"
        inputMode={inputMode}
        label={fieldLabel}
        autoComplete="off"
        value={text}
        onValueChange={setText}
      />
      {children}
      <Button type="submit" startIcon={SearchIcon}>
        {t('people.find')}
      </Button>
    </form>
  );
}
