/** A search as HTML: the form leads to this page again, with what is found below it. */
import { Button } from '@oshimado/ui/button';
import { SearchIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useTranslate } from '../../base/sentences';
import { Results } from '../oshi-search/EmbedSearch';
import * as css from '../oshi-search/EmbedSearch.css';
import type { SearchOptions } from '../oshi-search/options';

/** The parameter with the words. */
export const SEARCHED = 'text';

const nothing = () => undefined;

export interface StaticSearchProps {
  readonly options: SearchOptions;
  /** Address of this page, without a query. */
  readonly action: string;
  /** The attributes in its address. */
  readonly written: Readonly<Record<string, string>>;
  /** What is searched for; empty for nothing yet. */
  readonly text: string;
}

export function StaticSearch({ options, action, written, text }: StaticSearchProps) {
  const t = useTranslate('elements');
  return (
    <div className={css.search} data-part="search" data-state={text === '' ? 'idle' : 'results'}>
      <form
        role="search"
        className={css.form}
        data-part="form"
        action={action}
        method="get"
        target="_self"
      >
        {Object.entries(written).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          className={css.field}
          label={t('search.label')}
          hideLabel
          type="search"
          name={SEARCHED}
          placeholder={t('search.label')}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          startIcon={SearchIcon}
          value={text}
          onValueChange={nothing}
        />
        <Button type="submit" variant="solid" className={css.button}>
          {t('search.button')}
        </Button>
      </form>
      {text === '' ? null : (
        <Results text={text} options={options} emit={() => true} complain={nothing} />
      )}
    </div>
  );
}
