import {
  englishMessages,
  FeaturePage as PageWithMessages,
  type FeaturePageProps,
} from './feature-page';

const english = await englishMessages();

export interface EnglishPageProps extends Omit<FeaturePageProps, 'messages'> {
  /** Default every sentence in English. */
  readonly messages?: FeaturePageProps['messages'];
}

/** A page around a feature whose sentences are there at once. */
export const FeaturePage = ({ messages = english, ...props }: EnglishPageProps) => (
  <PageWithMessages {...props} messages={messages} />
);
