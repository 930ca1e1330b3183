/** Takes over the lines of an MChad room. */
import type { UiLanguage } from '@oshimado/domain';
import { wholeNumber } from '@oshimado/locales';
import { Button } from '@oshimado/ui/button';
import { Dialog } from '@oshimado/ui/dialog';
import { Notice } from '@oshimado/ui/notice';
import { Progress } from '@oshimado/ui/progress';
import { Table, type TableColumn } from '@oshimado/ui/table';
import { TextField } from '@oshimado/ui/text-field';
import { useId } from 'react';
import { useLimitSentence } from '../../base/errors';
import { useLanguage, useTranslate } from '../../base/sentences';
import * as css from './script-manager.css';
import { useRoomImport, type ArchiveRow, type RoomImport } from './use-room-import';

interface PartProps {
  readonly step: RoomImport;
}

const sum = (archives: readonly { readonly count: number }[]) =>
  archives.reduce((total, { count }) => total + count, 0);

function useCounted() {
  const t = useTranslate('scripts');
  return (key: 'count' | 'mchad.found' | 'mchad.done' | 'mchad.partial', count: number) =>
    t(key, { whole: count });
}

function RoomForm({ step, formId }: PartProps & { readonly formId: string }) {
  const t = useTranslate('scripts');
  const { room, setRoom, password, setPassword, isIncomplete, isChecking, check } = step;
  return (
    <form
      id={formId}
      className={css.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking) check();
      }}
    >
      <TextField
        label={t('mchad.room')}
        value={room}
        onValueChange={setRoom}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        error={isIncomplete && room.trim() === '' ? t('mchad.roomMissing') : undefined}
      />
      <TextField
        type="password"
        label={t('mchad.password')}
        description={t('mchad.passwordHint')}
        value={password}
        onValueChange={setPassword}
        maxLength={200}
        autoComplete="off"
        error={isIncomplete && password === '' ? t('mchad.passwordMissing') : undefined}
      />
    </form>
  );
}

type Text = ReturnType<typeof useTranslate<'scripts'>>;

const columnsOf = (t: Text, language: UiLanguage): readonly TableColumn<ArchiveRow>[] => [
  {
    id: 'video',
    header: t('column.video'),
    cell: ({ title, video_id }) => title ?? t('untitled', { id: video_id }),
  },
  {
    id: 'lines',
    header: t('column.lines'),
    align: 'end',
    cell: ({ count }) => wholeNumber(count, language),
  },
  {
    id: 'state',
    header: t('mchad.column.state'),
    cell: ({ state }) => (
      <span className={css.state} data-state={state}>
        {t(`mchad.state.${state}`)}
      </span>
    ),
  },
];

function Archives({ step: { rows = [] } }: PartProps) {
  const t = useTranslate('scripts');
  const { language } = useLanguage();
  const counted = useCounted();
  if (rows.length === 0) return <Notice>{t('mchad.none')}</Notice>;
  return (
    <>
      <p className={css.note}>{counted('mchad.found', sum(rows))}</p>
      <Table
        className={css.archives}
        caption={t('mchad.archives')}
        hideCaption
        rows={rows}
        rowKey={({ video_id }) => video_id}
        emptyText={t('mchad.none')}
        columns={columnsOf(t, language)}
      />
    </>
  );
}

/** Result of the last step. */
function Result({ step }: PartProps) {
  const t = useTranslate('scripts');
  const counted = useCounted();
  const sayLimit = useLimitSentence();
  const { isClaiming, isDone, claimed, failed, problem, error, rows } = step;
  if (isClaiming) return <Progress label={t('mchad.claiming')} />;
  if (problem) {
    const title = t(rows ? 'mchad.problem.claimTitle' : 'mchad.problem.title');
    const why =
      problem === 'unauthorized' || problem === 'refused'
        ? t(`why.${problem}`)
        : t(`mchad.problem.${problem}`);
    return (
      <Notice tone="danger" role="alert" title={title}>
        {sayLimit(error, why)}
      </Notice>
    );
  }
  if (!isDone) return null;
  return (
    <>
      {claimed.length > 0 ? (
        <Notice tone="success" title={counted('mchad.done', sum(claimed))} />
      ) : null}
      {failed.length > 0 ? (
        <Notice tone="warning" role="alert" title={counted('mchad.partial', failed.length)}>
          {t('mchad.partialText')}
        </Notice>
      ) : null}
    </>
  );
}

function MainButton({ step, formId }: PartProps & { readonly formId: string }) {
  const t = useTranslate('scripts');
  const tWidgets = useTranslate('widgets');
  const { rows, isChecking, isClaiming, isDone, failed, problem, claim } = step;
  if (!rows) {
    return (
      <Button variant="solid" type="submit" form={formId} busy={isChecking}>
        {problem === 'passing' ? tWidgets('retry') : t('mchad.check')}
      </Button>
    );
  }
  if (rows.length === 0 || (isDone && failed.length === 0)) return null;
  const again = failed.length > 0 ? t('mchad.again') : tWidgets('retry');
  return (
    <Button variant="solid" busy={isClaiming || isChecking} onClick={claim}>
      {failed.length > 0 || problem ? again : t('mchad.claim')}
    </Button>
  );
}

export interface RoomImportDialogProps {
  readonly onClose: () => void;
}

export default function RoomImportDialog({ onClose }: RoomImportDialogProps) {
  const t = useTranslate('scripts');
  const tWidgets = useTranslate('widgets');
  const formId = useId();
  const step = useRoomImport();
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('mchad.title')}
      description={t('mchad.text')}
      closeLabel={tWidgets('close')}
      actions={
        <>
          {step.rows && !step.isClaiming ? (
            <Button onClick={step.restart}>{t('mchad.other')}</Button>
          ) : null}
          <MainButton step={step} formId={formId} />
        </>
      }
    >
      <div className={css.form}>
        {step.rows ? <Archives step={step} /> : <RoomForm step={step} formId={formId} />}
        <Result step={step} />
      </div>
    </Dialog>
  );
}
