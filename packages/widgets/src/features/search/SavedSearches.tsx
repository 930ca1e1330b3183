/** Saves the search that is shown, and lists the saved ones. */
import { nameOf } from '@oshimado/contract';
import { Button, IconButton } from '@oshimado/ui/button';
import { BellIcon, CheckIcon, CloseIcon, DeleteIcon, EditIcon, PlusIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { PageLink } from '../../base/context';
import { useTranslate } from '../../base/sentences';
import { useNotify } from '../../base/toasts';
import type { BellSubject } from '../../parts/push';
import { writtenLanguage } from '../../parts/video-card/text-language';
import { followedSearch, hasSearchConditions, searchName, writeSearch } from '@oshimado/domain';
import type { SearchPage } from './search-page';
import {
  SAVED_MAX,
  SAVED_NAME_MAX,
  type SavedSearch,
  type SavedSearchesStore,
  useSavedSearches,
} from './saved-searches';
import * as css from './SavedSearches.css';

interface SaveProps {
  readonly page: SearchPage;
  readonly list: readonly SavedSearch[];
  readonly store: () => SavedSearchesStore;
}

/** A saved search has neither the page number nor the open form. */
const queryOf = ({ state }: SearchPage) =>
  writeSearch({ ...state, page: 1, isAdvanced: false }).toString();

function SaveThis({ page, list, store }: SaveProps) {
  const t = useTranslate('search');
  const notify = useNotify();
  const query = queryOf(page);
  if (!hasSearchConditions(page.state))
    return <p className={css.note}>{t('saved.nothingToSave')}</p>;
  if (list.some((search) => search.query === query)) {
    return <p className={css.note}>{t('saved.isSaved')}</p>;
  }
  if (list.length >= SAVED_MAX) {
    return <Notice tone="warning">{t('saved.full', { count: SAVED_MAX })}</Notice>;
  }
  const save = () => {
    store().save(searchName(page.state) || t('saved.untitled'), query);
    notify({
      key: 'saved-search',
      tone: store().isKept() ? 'success' : 'warning',
      title: store().isKept() ? t('saved.success') : t('saved.failed'),
    });
  };
  return (
    <Button variant="solid" startIcon={PlusIcon} onClick={save}>
      {t('saved.save')}
    </Button>
  );
}

interface RenameProps {
  readonly search: SavedSearch;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}

function Rename({ search, onRename, onCancel }: RenameProps) {
  const t = useTranslate('search');
  const tWidgets = useTranslate('widgets');
  const [name, setName] = useState(search.name);
  const [hasTried, setTried] = useState(false);
  const isMissing = nameOf(name) === '';
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) input.current?.focus();
    else onRename(name);
  };
  return (
    <form className={css.rename} onSubmit={send} noValidate>
      <TextField
        ref={input}
        label={t('saved.name')}
        hideLabel
        value={name}
        onValueChange={setName}
        maxLength={SAVED_NAME_MAX}
        autoComplete="off"
        required
        error={hasTried && isMissing ? t('saved.nameMissing') : undefined}
      />
      <IconButton type="submit" icon={CheckIcon} label={t('saved.apply')} />
      <IconButton icon={CloseIcon} label={tWidgets('cancel')} onClick={onCancel} />
    </form>
  );
}

export interface SavedSearchesProps {
  readonly page: SearchPage;
  /** Called when a saved search was chosen. */
  readonly onChosen: () => void;
  /** Called when the bell of a saved search was pressed. */
  readonly onBell: (subject: BellSubject) => void;
}

const subjectOf = ({ id, name, query }: SavedSearch): BellSubject => ({
  of: 'search',
  id,
  name,
  search: { name, query },
});

/** What the button opens. */
export function SavedSearches({ page, onChosen, onBell }: SavedSearchesProps) {
  const t = useTranslate('search');
  const tWidgets = useTranslate('widgets');
  const notify = useNotify();
  const { list, store } = useSavedSearches();
  const [renamed, setRenamed] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  // The focused control was removed.
  const focusPanel = () => root.current?.focus();
  const remove = ({ id, name }: SavedSearch) => {
    notify({
      key: 'saved-search',
      title: t('saved.removed', { name }),
      undo: store().remove(id),
    });
    focusPanel();
  };
  return (
    <div ref={root} tabIndex={-1} className={css.panel}>
      <h2 className={css.title}>{t('saved.title')}</h2>
      <SaveThis page={page} list={list} store={store} />
      {list.length === 0 ? <p className={css.note}>{t('saved.none')}</p> : null}
      <ul className={css.list}>
        {list.map((search) => (
          <li key={search.id} className={css.item}>
            {renamed === search.id ? (
              <Rename
                search={search}
                onRename={(name) => {
                  store().rename(search.id, name);
                  setRenamed(undefined);
                  focusPanel();
                }}
                onCancel={() => {
                  setRenamed(undefined);
                  focusPanel();
                }}
              />
            ) : (
              <>
                <PageLink
                  className={css.link}
                  href={`/search?${search.query}`}
                  aria-current={search.query === queryOf(page) || undefined}
                  onClick={onChosen}
                >
                  <span lang={writtenLanguage(search.name)} translate="no">
                    {search.name}
                  </span>
                </PageLink>
                {followedSearch(search.query) ? (
                  <IconButton
                    icon={BellIcon}
                    label={tWidgets('bell', { name: search.name })}
                    onClick={() => onBell(subjectOf(search))}
                  />
                ) : null}
                <IconButton
                  icon={EditIcon}
                  label={t('saved.rename', { name: search.name })}
                  onClick={() => setRenamed(search.id)}
                />
                <IconButton
                  icon={DeleteIcon}
                  label={t('saved.remove', { name: search.name })}
                  onClick={() => remove(search)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('saved.hint')}</p>
    </div>
  );
}
