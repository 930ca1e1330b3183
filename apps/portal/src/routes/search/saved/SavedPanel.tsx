/** Saves the search at hand and lists those that were saved. */
import { Button, IconButton } from '@oshimado/ui/button';
import { CheckIcon, CloseIcon, DeleteIcon, EditIcon, PlusIcon } from '@oshimado/ui/icon';
import { Notice } from '@oshimado/ui/notice';
import { TextField } from '@oshimado/ui/text-field';
import { writtenLanguage } from '@oshimado/widgets';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { RouterLink } from '../../../app/RouterLink';
import { useTranslate } from '../../../i18n/LanguageProvider';
import { useNotify } from '../../../notices/NoticesProvider';
import { writeSearch } from '../search-address';
import { searchName } from '../search-name';
import { hasConditions } from '../search-request';
import type { SearchPage } from '../use-search-state';
import { SAVED_MAX, SAVED_NAME_MAX, type SavedSearch, type SavedSearches } from './saved-searches';
import * as css from './SavedPanel.css';
import { useSavedSearches } from './use-saved-searches';

interface SaveProps {
  readonly page: SearchPage;
  readonly list: readonly SavedSearch[];
  readonly store: () => SavedSearches;
}

/** The form's being open and the page number are no part of a search. */
const queryOf = ({ state }: SearchPage) =>
  writeSearch({ ...state, page: 1, isAdvanced: false }).toString();

function SaveThis({ page, list, store }: SaveProps) {
  const t = useTranslate('search');
  const notify = useNotify();
  const query = queryOf(page);
  if (!hasConditions(page.state)) return <p className={css.note}>{t('saved.nothingToSave')}</p>;
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
      title: store().isKept() ? t('saved.told') : t('saved.failed'),
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
  const [name, setName] = useState(search.name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onRename(name);
  };
  return (
    <form className={css.rename} onSubmit={send}>
      <TextField
        ref={input}
        label={t('saved.name')}
        hideLabel
        value={name}
        onValueChange={setName}
        maxLength={SAVED_NAME_MAX}
        required
      />
      <IconButton type="submit" icon={CheckIcon} label={t('saved.apply')} />
      <IconButton icon={CloseIcon} label={t('saved.cancel')} onClick={onCancel} />
    </form>
  );
}

export interface SavedPanelProps {
  readonly page: SearchPage;
  /** A saved search was chosen. */
  readonly onChosen: () => void;
}

export function SavedPanel({ page, onChosen }: SavedPanelProps) {
  const t = useTranslate('search');
  const notify = useNotify();
  const { list, store } = useSavedSearches();
  const [renamed, setRenamed] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  // What held the focus is gone.
  const focusPanel = () => root.current?.focus();
  const remove = ({ id, name }: SavedSearch) => {
    const undo = store().remove(id);
    notify({
      key: 'saved-search',
      title: t('saved.removed', { name }),
      action: { label: t('saved.undo'), onSelect: undo },
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
                <RouterLink
                  className={css.link}
                  href={`/search?${search.query}`}
                  aria-current={search.query === queryOf(page) || undefined}
                  onClick={onChosen}
                >
                  <span lang={writtenLanguage(search.name)}>{search.name}</span>
                </RouterLink>
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
