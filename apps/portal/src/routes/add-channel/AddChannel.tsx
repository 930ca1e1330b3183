/** Form to request that a channel is added, changed or removed. */
import { Button } from '@oshimado/ui/button';
import { Notice } from '@oshimado/ui/notice';
import { RadioGroup } from '@oshimado/ui/radio-group';
import { usePageTitle } from '../../platform/page-head';
import { LeaveQuestion } from '@oshimado/widgets/internal/base/leave-question';
import { useTranslate } from '@oshimado/widgets/internal/base/sentences';
import * as css from './AddChannel.css';
import { requestTypes, type RequestType } from './request-form';
import { RequestFields } from './RequestFields';
import { useRequestForm } from './use-request-form';

const RULES = {
  addVtuber: ['addVtuber'],
  addClipper: ['clipperAge', 'clipperSources'],
  modify: ['modify'],
  remove: ['remove'],
} as const satisfies Record<RequestType, readonly string[]>;

function Requirements({ type }: { type: RequestType }) {
  const t = useTranslate('channels');
  return (
    <Notice title={t('request.requirements')}>
      <ul className={css.rules}>
        {RULES[type].map((rule) => (
          <li key={rule}>{t(`request.rules.${rule}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}

export default function AddChannel() {
  const t = useTranslate('channels');
  const { form, type, values, errors, isSending, isUnsent, chooseType, change, submit } =
    useRequestForm();
  usePageTitle(t('request.title'));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('request.title')}</h1>
      <p className={css.lead}>{t('request.intro')}</p>
      {/*
       * The fields say themselves what is wrong with them. Submitted before it is hydrated, a form of the method "dialog" does nothing;
       * with another one the browser would load the page again, without what was typed.
       */}
      <form ref={form} method="dialog" className={css.form} noValidate onSubmit={submit}>
        <RadioGroup
          label={t('request.type')}
          value={type}
          onValueChange={(value) => {
            const chosen = requestTypes.find((one) => one === value);
            if (chosen) chooseType(chosen);
          }}
          options={requestTypes.map((value) => ({ value, label: t(`request.types.${value}`) }))}
        />
        <Requirements type={type} />
        <RequestFields type={type} values={values} errors={errors} onChange={change} />
        <div>
          <Button type="submit" variant="solid" busy={isSending}>
            {t('request.submit')}
          </Button>
        </div>
      </form>
      <LeaveQuestion
        isGuarded={isUnsent}
        title={t('request.leave.title')}
        description={t('request.leave.text')}
      />
    </div>
  );
}
