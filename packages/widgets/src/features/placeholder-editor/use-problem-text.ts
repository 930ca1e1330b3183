import type { PlaceholderField } from '@oshimado/domain';
import { useTranslate } from '../../base/sentences';
import type { FieldProblem } from './use-placeholder-form';

/** What is wrong with a field, in words of its own where it has some. */
export function useProblemText(): (
  field: PlaceholderField,
  problem: FieldProblem | undefined,
) => string | undefined {
  const t = useTranslate('placeholder');
  return (field, problem) => {
    if (problem === undefined) return undefined;
    if (problem === 'missing') {
      switch (field) {
        case 'channel':
        case 'name':
        case 'link':
        case 'day':
        case 'time':
        case 'minutes':
          return t(`problem.${field}.missing`);
        default:
          return t('problem.wrong');
      }
    }
    return field === 'day' && problem === 'wrong'
      ? t('problem.day.wrong')
      : t(`problem.${problem}`);
  };
}
