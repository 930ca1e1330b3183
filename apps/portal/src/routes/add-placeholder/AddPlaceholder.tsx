/** `/add_placeholder`: a new placeholder, or with `id` an existing one; `token` is that of a bot's link. */
import { PlaceholderEditor } from '@oshimado/widgets/internal/features/placeholder-editor';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../platform/page-head';
import { useChangeSearch } from '../../platform/use-change-search';
import * as css from '../../shell/page.css';

export default function AddPlaceholder() {
  const t = useTranslate('placeholder');
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const id = search.get('id') ?? undefined;
  const title = t(id === undefined ? 'title' : 'changeTitle');
  usePageTitle(t('title'));
  const open = (opened: string | undefined) =>
    changeSearch((next) => {
      if (opened === undefined) next.delete('id');
      else next.set('id', opened);
    });
  return (
    <div className={css.page}>
      <PlaceholderEditor
        heading={<h1 className={css.title}>{title}</h1>}
        id={id}
        token={search.get('token') ?? undefined}
        onIdChange={open}
      />
    </div>
  );
}
