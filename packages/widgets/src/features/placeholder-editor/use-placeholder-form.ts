/** The form of a placeholder: what is entered, what it was filled with, and which placeholder it changes. */
import type { Video } from '@oshimado/contract';
import {
  emptyPlaceholder,
  placeholderProblems,
  valuesOfPlaceholder,
  type PlaceholderField,
  type PlaceholderProblem,
  type PlaceholderValues,
} from '@oshimado/domain';
import { useState } from 'react';

interface FormState {
  readonly values: PlaceholderValues;
  /** What the form was filled with, or what was saved last. */
  readonly saved: PlaceholderValues;
  /** The placeholder that is changed; undefined for a new one. */
  readonly video: Video | undefined;
  /** It was sent once: from then on fields say what is wrong with them. */
  readonly isTried: boolean;
  /** The field that the server did not accept, until it changes. */
  readonly refused: PlaceholderField | undefined;
}

export type FieldProblem = PlaceholderProblem | 'refused';

export interface PlaceholderForm extends Omit<FormState, 'saved'> {
  readonly isDirty: boolean;
  readonly problemOf: (field: PlaceholderField) => FieldProblem | undefined;
  readonly hasProblems: boolean;
  readonly change: (more: Partial<PlaceholderValues>) => void;
  /** An empty form for a new placeholder. */
  readonly empty: () => void;
  /** Fills the form with a placeholder. */
  readonly fill: (video: Video) => void;
  /** Changes this placeholder by what is entered. */
  readonly adopt: (video: Video) => void;
  /** These values have been saved as this placeholder. */
  readonly noteSaved: (video: Video, values: PlaceholderValues) => void;
  readonly setTried: () => void;
  readonly setRefused: (field: PlaceholderField) => void;
}

export interface FormOptions {
  /** Epoch ms when the form is opened. */
  readonly now: number;
  /** IANA name of the viewer's zone. */
  readonly local: string;
  /** Name in the credits at first. */
  readonly credit: string;
}

export function usePlaceholderForm({ now, local, credit }: FormOptions): PlaceholderForm {
  const fresh = (): FormState => {
    const values = emptyPlaceholder(now, credit);
    return { values, saved: values, video: undefined, isTried: false, refused: undefined };
  };
  const [form, setForm] = useState(fresh);
  const { values, saved, video, isTried, refused } = form;
  const problems = placeholderProblems(values);
  return {
    values,
    video,
    isTried,
    refused,
    isDirty: JSON.stringify(values) !== JSON.stringify(saved),
    problemOf: (field) => {
      if (refused === field) return 'refused';
      return isTried ? problems[field] : undefined;
    },
    hasProblems: Object.keys(problems).length > 0,
    change: (more) =>
      setForm((former) => ({
        ...former,
        values: { ...former.values, ...more },
        refused: former.refused && former.refused in more ? undefined : former.refused,
      })),
    empty: () => setForm(fresh()),
    fill: (next) => {
      const filled = valuesOfPlaceholder(next, values.zone, local);
      if (filled) setForm({ ...fresh(), values: filled, saved: filled, video: next });
    },
    adopt: (next) => setForm((former) => ({ ...former, video: next })),
    noteSaved: (next, sent) =>
      setForm((former) => ({ ...former, saved: sent, video: next, isTried: false })),
    setTried: () => setForm((former) => ({ ...former, isTried: true, refused: undefined })),
    setRefused: (field) => setForm((former) => ({ ...former, refused: field })),
  };
}

/** Props of the parts that draw fields. */
export interface FieldsProps {
  readonly form: PlaceholderForm;
  /** IANA name of the viewer's zone. */
  readonly local: string;
}
