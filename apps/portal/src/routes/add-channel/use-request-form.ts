/** The state of the form: what is written survives another type and a failure, and goes with a success. */
import { channelPath, displayName } from '@oshimado/domain';
import { useWidgets } from '@oshimado/widgets/internal/base/context';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLimitSentence } from '@oshimado/widgets/internal/base/errors';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import { useUnsavedWork } from '@oshimado/widgets/internal/parts/app-update';
import { useNotify } from '@oshimado/widgets/internal/base/toasts';
import {
  emptyRequest,
  hasInput,
  requestErrors,
  type RequestErrors,
  type RequestType,
  type RequestValues,
} from './request-form';
import { useSendRequest, type RequestOutcome } from './use-send-request';

const none: RequestErrors = {};

/** Leads to the first field that is wrong, once a press has shown what is. */
function useFocusOnError(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}

function useNotifyOutcome() {
  const t = useTranslate('channels');
  const notify = useNotify();
  const navigate = useNavigate();
  const { nameProperty } = useWidgets();
  const sayLimit = useLimitSentence();
  return {
    failed: (error: unknown) =>
      notify({
        key: 'channel-request',
        tone: 'danger',
        title: t('request.failed'),
        description: sayLimit(error, t('request.failedHint')),
      }),
    done: (outcome: RequestOutcome) => {
      if (outcome.kind === 'sent') {
        notify({ key: 'channel-request', tone: 'success', title: t('request.sent') });
        return;
      }
      const name = displayName(outcome.channel, nameProperty);
      notify({ key: 'channel-request', title: t('request.exists', { name }) });
      void navigate(channelPath(outcome.channel.id));
    },
  };
}

export function useRequestForm() {
  const [type, setType] = useState<RequestType>('addVtuber');
  const [search] = useSearchParams();
  // A link may name the channel, such as one of a list that this site does not have.
  const linked = search.get('address') ?? '';
  const [values, setValues] = useState<RequestValues>({ ...emptyRequest, address: linked });
  const [attempts, setAttempts] = useState(0);
  const { mutate, isPending, variables } = useSendRequest();
  const notify = useNotifyOutcome();
  const errors = requestErrors(type, values);
  const form = useFocusOnError(attempts);
  // What is being sent arrives without this page; what is written meanwhile does not.
  const isBeingSent = isPending && variables.values === values;
  const isUnsent = !isBeingSent && hasInput(values, linked);
  useUnsavedWork(isUnsent);
  return {
    form,
    isUnsent,
    type,
    values,
    isSending: isPending,
    errors: attempts > 0 ? errors : none,
    chooseType: (chosen: RequestType) => {
      setType(chosen);
      setAttempts(0);
    },
    change: (changes: Partial<RequestValues>) => setValues((before) => ({ ...before, ...changes })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isPending) return;
      if (Object.keys(errors).length > 0) {
        setAttempts(attempts + 1);
        return;
      }
      mutate(
        { type, values },
        {
          onError: notify.failed,
          onSuccess: (outcome) => {
            if (outcome.kind === 'sent') {
              setValues((now) => (now === values ? emptyRequest : now));
              setAttempts(0);
            }
            notify.done(outcome);
          },
        },
      );
    },
  };
}
