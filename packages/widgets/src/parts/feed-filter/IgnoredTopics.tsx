import { searchFold, topicText } from '@oshimado/domain';
import { wholeNumber } from '@oshimado/locales';
import { Combobox, type ComboboxOption } from '@oshimado/ui/combobox';
import { topicsQuery } from '../../base/queries';
import { useChangeSetting, useSettings } from '../../base/device';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../base/context';
import { useLimitSentence } from '../../base/errors';
import { useComboboxLabels, useLanguage } from '../../base/sentences';

/** As the cards write it. */
const optionOf = (topic: string, hint?: string): ComboboxOption => ({
  value: topic,
  label: topicText(topic),
  hint,
});

/** Topics with the number of their videos, most used first; asked for when they are first wanted. */
function useTopics(isWanted: boolean) {
  const client = useClient();
  return useQuery({ ...topicsQuery(client), enabled: isWanted });
}

/** "Ignored topics": streams of these stay out of every feed. */
export function IgnoredTopics() {
  const { t, language } = useLanguage();
  const { ignoredTopics } = useSettings();
  const change = useChangeSetting();
  const labels = useComboboxLabels();
  const sayLimit = useLimitSentence();
  const [isWanted, setWanted] = useState(false);
  const { data, error, isFetching, isError } = useTopics(isWanted);
  const options = useMemo(() => {
    // A first formatter takes 15 ms: none before there are numbers.
    if (!data) return [];
    return data.map(({ id, count }) =>
      optionOf(id, count === null ? undefined : wholeNumber(count, language)),
    );
  }, [data, language]);
  return (
    <div onFocus={() => setWanted(true)}>
      <Combobox
        multiple
        label={t('display.ignoredTopics')}
        placeholder={t('display.topicPlaceholder')}
        fold={searchFold}
        options={options}
        value={ignoredTopics.map((topic) => optionOf(topic))}
        onValueChange={(topics) =>
          change(
            'ignoredTopics',
            topics.map(({ value }) => value),
          )
        }
        busy={isFetching}
        error={isError ? sayLimit(error, t('display.topicsFailed')) : undefined}
        labels={labels}
      />
    </div>
  );
}
