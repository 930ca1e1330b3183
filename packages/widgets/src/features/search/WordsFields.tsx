import { SEARCH_TEXT_MAX } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { PlusIcon } from '@oshimado/ui/icon';
import { TextField } from '@oshimado/ui/text-field';
import { useTranslate } from '../../base/sentences';
import type { DraftFieldsProps } from './ChoiceFields';
import { isFilled } from './search-draft';
import * as css from './SearchForm.css';

/** Most fields for words of a title. */
const TITLES_MAX = 5;

const replaced = (texts: readonly string[], index: number, text: string) =>
  texts.map((before, at) => (at === index ? text : before));

/** Words of the title or description, and words of comments. Only one kind can be searched: filling one disables the other. */
export function WordsFields({ draft: { titles, comments }, onChange }: DraftFieldsProps) {
  const t = useTranslate('search');
  const hasTitles = isFilled(titles);
  const hasComments = isFilled(comments);
  // An address may have both; then neither is disabled, so that the viewer can clear one.
  const isTitleOff = hasComments && !hasTitles;
  const isCommentOff = hasTitles && !hasComments;
  const nameOf = (index: number) =>
    index === 0 ? t('kind.title') : t('form.titleMore', { number: index + 1 });
  return (
    <div className={css.fields}>
      {titles.map((text, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- a field is identified by its position
          key={index}
          type="search"
          label={nameOf(index)}
          value={text}
          disabled={isTitleOff}
          description={isTitleOff ? t('form.titleHint') : undefined}
          clearLabel={t('form.clear', { field: nameOf(index) })}
          onValueChange={(next) => onChange({ titles: replaced(titles, index, next) })}
          maxLength={SEARCH_TEXT_MAX}
        />
      ))}
      {hasTitles && titles.length < TITLES_MAX ? (
        <Button
          variant="plain"
          size="small"
          startIcon={PlusIcon}
          className={css.add}
          onClick={() => onChange({ titles: [...titles, ''] })}
        >
          {t('form.addTitle')}
        </Button>
      ) : null}
      {comments.map((text, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- a field is identified by its position
          key={index}
          type="search"
          label={t('kind.comments')}
          value={text}
          disabled={isCommentOff}
          description={isCommentOff ? t('form.commentsOff') : t('form.commentsHint')}
          clearLabel={t('form.clear', { field: t('kind.comments') })}
          onValueChange={(next) => onChange({ comments: replaced(comments, index, next) })}
          maxLength={SEARCH_TEXT_MAX}
        />
      ))}
    </div>
  );
}
