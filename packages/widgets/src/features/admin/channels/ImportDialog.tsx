/** Imports channels of a text, after a look at what that would do. What is wrong is named by line, and the text stays. */
import { CHANNEL_IMPORT_MAX, type ChannelImport } from '@oshimado/contract';
import { textOfFile } from '@oshimado/domain';
import { Checkbox } from '@oshimado/ui/checkbox';
import { FormDialog } from '@oshimado/ui/dialog';
import { DropZone } from '@oshimado/ui/drop-zone';
import { Notice } from '@oshimado/ui/notice';
import { Select } from '@oshimado/ui/select';
import { TextArea } from '@oshimado/ui/text-field';
import { useState } from 'react';
import { useDialogLabels, useTranslate } from '../../../base/sentences';
import * as css from '../admin.css';
import { AdminFailure } from '../AdminFailure';
import { useImportChannels } from './use-channel-list';

interface ImportText {
  readonly text: string;
  readonly form: 'yaml' | 'csv';
  readonly changes: boolean;
}

interface TextFieldsProps extends ImportText {
  readonly onChange: (change: Partial<ImportText>) => void;
}

function TextFields({ text, form, changes, onChange }: TextFieldsProps) {
  const t = useTranslate('admin');
  const [isRefused, setRefused] = useState(false);
  const choose = async (file: File) => {
    // Reading fails for a file that was moved or may not be read.
    const read = await file.arrayBuffer().catch(() => null);
    setRefused(read === null);
    if (read !== null)
      onChange({
        text: textOfFile(new Uint8Array(read)),
        form: file.name.toLowerCase().endsWith('.csv') ? 'csv' : 'yaml',
      });
  };
  return (
    <>
      <DropZone
        label={t('channels.file')}
        accept=".yaml,.yml,.csv"
        maxBytes={CHANNEL_IMPORT_MAX}
        error={isRefused ? t('channels.fileRefused') : undefined}
        onFiles={([file]) => file && void choose(file)}
        onRefused={(_, taken) => setRefused(taken.length === 0)}
      />
      <TextArea
        label={t('channels.paste')}
        value={text}
        rows={6}
        spellCheck={false}
        maxLength={CHANNEL_IMPORT_MAX}
        onValueChange={(value) => onChange({ text: value })}
      />
      <Select
        label={t('channels.form')}
        value={form}
        options={(['yaml', 'csv'] as const).map((value) => ({
          value,
          label: t(`channels.forms.${value}`),
        }))}
        onChange={({ currentTarget }) =>
          onChange({ form: currentTarget.value === 'csv' ? 'csv' : 'yaml' })
        }
      />
      <Checkbox
        label={t('channels.change')}
        description={t('channels.changeHint')}
        checked={changes}
        onCheckedChange={(value) => onChange({ changes: value })}
      />
    </>
  );
}

function Problems({ problems }: Pick<ChannelImport, 'problems'>) {
  const t = useTranslate('admin');
  return (
    <Notice tone="danger" role="alert" title={t('channels.problems')}>
      <ol className={css.list}>
        {problems.map(({ line, message }) => (
          <li key={`${line} ${message}`}>
            {t('channels.line', { number: String(line) })}{' '}
            <span lang="en" translate="no">
              {message}
            </span>
          </li>
        ))}
      </ol>
    </Notice>
  );
}

function Preview({ preview }: { readonly preview: ChannelImport }) {
  const t = useTranslate('admin');
  const { problems, added, changed, kept, added_channels, changed_channels } = preview;
  if (problems.length > 0) return <Problems problems={problems} />;
  return (
    <div role="status" className={css.stack}>
      <p className={css.fieldValue}>
        {t('channels.added', { whole: added })} · {t('channels.changedCount', { whole: changed })} ·{' '}
        {t('channels.kept', { whole: kept })}
      </p>
      <ul className={css.list} translate="no">
        {added_channels.map(({ id, name, org }) => (
          <li key={id}>{[`+ ${name}`, org, id].filter((text) => text !== null).join(' · ')}</li>
        ))}
        {changed_channels.map(({ id, name, fields }) => (
          <li key={id}>{[`± ${name}`, ...fields].join(' · ')}</li>
        ))}
      </ul>
    </div>
  );
}

export interface ImportDialogProps {
  readonly onClose: () => void;
  /** It is imported; the list is being loaded again. */
  readonly onDone: () => void;
}

export default function ImportDialog({ onClose, onDone }: ImportDialogProps) {
  const t = useTranslate('admin');
  const [values, setValues] = useState<ImportText>({ text: '', form: 'yaml', changes: false });
  const look = useImportChannels();
  const run = useImportChannels();
  // A preview is of the text that it was made from.
  const preview = look.data;
  const isReady = preview !== undefined && preview.added + preview.changed > 0;
  const bodyOf = (isDry: boolean) => ({
    form: values.form,
    text: values.text,
    known: values.changes ? ('change' as const) : ('keep' as const),
    dry_run: isDry,
  });
  const submit = () => {
    if (!isReady) {
      look.mutate(bodyOf(true));
      return;
    }
    run.mutate(bodyOf(false), {
      // Somebody else may have changed the list since the preview: here is another one.
      onSuccess: ({ is_done }) => (is_done ? onDone() : look.mutate(bodyOf(true))),
    });
  };
  const error = look.error ?? run.error;
  return (
    <FormDialog
      onClose={onClose}
      title={t('channels.importTitle')}
      description={t('channels.importText')}
      {...useDialogLabels()}
      submitLabel={t(isReady ? 'channels.import' : 'channels.preview')}
      submitDisabled={values.text.trim() === ''}
      busy={look.isPending || run.isPending}
      onSubmit={submit}
    >
      <TextFields
        {...values}
        onChange={(change) => {
          // A file is read in the meantime: what else was changed stays.
          setValues((last) => ({ ...last, ...change }));
          look.reset();
          run.reset();
        }}
      />
      {preview ? <Preview preview={preview} /> : null}
      {error ? <AdminFailure title={t('channels.importFailed')} error={error} /> : null}
    </FormDialog>
  );
}
