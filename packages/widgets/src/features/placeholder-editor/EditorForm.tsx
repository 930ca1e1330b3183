/** The page of the editor: preview, alerts, mode and form. */
import { placeholderBody, plainTitle } from '@oshimado/domain';
import { Button, ButtonLink } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { BlockIcon, SearchIcon } from '@oshimado/ui/icon';
import { Spinner } from '@oshimado/ui/spinner';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { PlaceholderDelete } from '../../parts/placeholder-delete/PlaceholderDelete';
import { PageLink } from '../../base/context';
import { RetryNotice } from '../../base/errors';
import { useTranslate } from '../../base/sentences';
import { ModeField } from './ModeField';
import * as css from './placeholder-editor.css';
import { PlaceholderFields } from './PlaceholderFields';
import { PlaceholderPreview } from './PlaceholderPreview';
import { LossQuestion, NearbyQuestion } from './Questions';
import { SaveResult } from './SaveResult';
import { TokenAlert } from './TokenAlert';
import { useEditor, type Editor, type EditorFormProps } from './use-editor';

interface PartProps {
  readonly editor: Editor;
  readonly local: string;
}

function Denied({ editor: { form } }: Pick<PartProps, 'editor'>) {
  const t = useTranslate('placeholder');
  const tPortal = useTranslate();
  const what = form.video ? 'change' : 'create';
  return (
    <EmptyState
      icon={BlockIcon}
      role="alert"
      title={t(`denied.${what}`)}
      description={t(`denied.${what}Text`)}
      action={
        <ButtonLink component={PageLink} href="/">
          {tPortal('notFound.home')}
        </ButtonLink>
      }
    />
  );
}

/** In place of the form while its placeholder is not there. */
function NotLoaded({ editor: { loaded, open } }: Pick<PartProps, 'editor'>) {
  const t = useTranslate('placeholder');
  const { state, error, isRetrying, retry } = loaded;
  if (state === 'failed') {
    return (
      <RetryNotice error={error} onRetry={retry} isBusy={isRetrying}>
        {t('load.failed')}
      </RetryNotice>
    );
  }
  if (state === 'unknown' || state === 'other') {
    return (
      <EmptyState
        icon={SearchIcon}
        role="alert"
        title={t(`load.${state}`)}
        description={t(`load.${state}Text`)}
        action={<Button onClick={() => open(undefined)}>{t('load.fresh')}</Button>}
      />
    );
  }
  return <Spinner label={t('load.loading')} />;
}

function Fields({ editor, local }: PartProps) {
  const t = useTranslate('placeholder');
  const place = useRef<HTMLFormElement>(null);
  const { form, saving, access, canDelete, tokenText } = editor;
  const send = () => {
    // The fields say what is wrong before the focus looks for the first one.
    flushSync(form.setTried);
    const body = placeholderBody(form.values, { id: form.video?.id, local });
    if (body) saving.send({ body, values: form.values });
    else place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form
      ref={place}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isBusy) send();
      }}
    >
      <SaveResult form={form} saving={saving} onAnother={editor.startAnother} />
      <PlaceholderFields
        form={form}
        local={local}
        hasCredit={!form.video && access === 'account' && tokenText === undefined}
      />
      <div className={css.actions}>
        <Button variant="solid" type="submit" busy={saving.isBusy} disabled={access === 'login'}>
          {t(form.video ? 'action.save' : 'title')}
        </Button>
        {form.video && canDelete ? (
          <PlaceholderDelete
            key={form.video.id}
            video={form.video}
            title={plainTitle(form.video.title)}
            onClose={editor.startAnother}
          />
        ) : null}
      </div>
    </form>
  );
}

function Asked({ editor, local }: PartProps) {
  const { question, saving, adoptNearby } = editor;
  if (question) return <LossQuestion {...question} />;
  return saving.nearby ? (
    <NearbyQuestion
      video={saving.nearby}
      local={local}
      onCancel={saving.reset}
      onAction={adoptNearby}
    />
  ) : null;
}

export function EditorForm(props: EditorFormProps) {
  const { token, local, isAlwaysShown } = props;
  const editor = useEditor(props);
  const { form, access, isReady, open } = editor;
  const isDenied = access === 'no' && isReady && !isAlwaysShown;
  const title = form.video && plainTitle(form.video.title);
  return (
    <div className={css.page}>
      <PlaceholderPreview values={form.values} local={local} />
      <div className={css.main}>
        <TokenAlert state={token} local={local} hasOwnRights={access === 'account'} />
        {isDenied ? (
          <Denied editor={editor} />
        ) : (
          <>
            <ModeField id={props.id} title={title} local={local} onOpen={open} />
            {isReady ? <Fields editor={editor} local={local} /> : <NotLoaded editor={editor} />}
          </>
        )}
        <Asked editor={editor} local={local} />
      </div>
    </div>
  );
}
