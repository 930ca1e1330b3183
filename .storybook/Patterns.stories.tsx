import { formatDuration, relativeTime } from '@oshimado/domain';
import { Button } from '@oshimado/ui/button';
import { EmptyState } from '@oshimado/ui/empty-state';
import { ErrorState } from '@oshimado/ui/error-state';
import { EmptyIcon } from '@oshimado/ui/icon';
import { List, ListItem } from '@oshimado/ui/list';
import { Notice } from '@oshimado/ui/notice';
import { OfflineState } from '@oshimado/ui/offline-state';
import { Progress } from '@oshimado/ui/progress';
import { Skeleton } from '@oshimado/ui/skeleton';
import { Spinner } from '@oshimado/ui/spinner';
import { TextField } from '@oshimado/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Page, Points, Section, Table, Text } from '../packages/ui/src/foundations/Page';
import { textLanguage } from '../packages/widgets/src/parts/video-card/text-language';

const meta = { title: 'Patterns', tags: ['ready', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface PatternProps {
  readonly title: string;
  /** When it applies, in a sentence or two. */
  readonly about: string;
  readonly rules: readonly string[];
  /** What to write, and what not. */
  readonly words?: readonly (readonly [doThis: string, notThis: string])[];
  /** The pattern at work. */
  readonly children: ReactNode;
}

const Pattern = ({ title, about, rules, words = [], children }: PatternProps) => (
  <Page title={title}>
    <Text>{about}</Text>
    {children}
    <Section title="Rules">
      <Points of={rules} />
    </Section>
    {words.length > 0 ? (
      <Section title="Words">
        <Table
          label={`Words of ${title}`}
          heads={['Do', 'Don’t']}
          rows={words.map(([doThis, notThis]) => ({ key: doThis, cells: [doThis, notThis] }))}
        />
      </Section>
    ) : null}
  </Page>
);

function NameForm() {
  const [name, setName] = useState('');
  const [isSent, setSent] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TextField
        label="Name of the list"
        description="Others see it too."
        value={name}
        onValueChange={setName}
        error={isSent && name === '' ? 'Type a name.' : undefined}
      />
      <p>
        <Button type="submit" variant="solid">
          Save
        </Button>
      </p>
    </form>
  );
}

export const Forms: Story = {
  render: () => (
    <Pattern
      title="Forms"
      about="Something is filled in and sent together. A setting that takes effect at once is a Switch and no form."
      rules={[
        'One column. A label above each field, help below it.',
        'The button stays pressable: a press says what is missing, at the field it is missing from.',
        'Errors come after a field is left or the form is sent, never while it is typed.',
        'While it is sent the button is busy and keeps the focus; the form is not sent again.',
        'What failed keeps everything that was typed.',
        'Enter sends a form of one line; the Enter that ends a word of an input method does not.',
        'Leaving with unsent words asks first.',
      ]}
      words={[
        ['“Type a name.”', '“This field is required”'],
        ['“Save”', '“Submit”'],
        ['“Your entries stay here.”', '“Form error”'],
      ]}
    >
      <NameForm />
    </Pattern>
  ),
};

export const Empty: Story = {
  render: () => (
    <Pattern
      title="Empty"
      about="A request went well and there is nothing to show. It is no failure and does not look like one."
      rules={[
        'Say what is not there, then how to get some: one button or link at most.',
        'A first visit, a filter that hides all and a search without a match are three different sentences.',
        'Where filters hide everything, say how many and offer to show them.',
        'The heading and the tools of the list stay.',
      ]}
      words={[
        ['“No favorite channels yet”', '“Nothing here!”'],
        ['“Try fewer filters, different words, or another type.”', '“0 results”'],
      ]}
    >
      <EmptyState
        icon={EmptyIcon}
        title="No favorite channels yet"
        description="Press the heart on a channel to add it here."
        action={<Button>Show channels</Button>}
      />
    </Pattern>
  ),
};

export const Loading: Story = {
  render: () => (
    <Pattern
      title="Loading"
      about="What is there already stays. Only what was never there has a placeholder."
      rules={[
        'The shape is known: a Skeleton as high as what comes, so that nothing moves.',
        'The shape is unknown and the place is small: a Spinner with a label.',
        'The amount is known: Progress with a figure.',
        'A button that started it is busy itself.',
        'A list that is refreshed keeps its rows, and does not announce itself again.',
        'A list says once that it is loading; its shapes are hidden from screen readers.',
      ]}
      words={[['“Loading streams”', '“Please wait…”']]}
    >
      <Skeleton />
      <Skeleton width="60%" />
      <Spinner label="Loading comments" />
      <Progress label="Importing" value={3} max={12} valueText="3 of 12 files" />
      <Button busy>Save</Button>
    </Pattern>
  ),
};

export const ErrorsAndOffline: Story = {
  name: 'Errors and offline',
  render: () => (
    <Pattern
      title="Errors and offline"
      about="Say what failed, why, and what helps, as near to it as possible. Without a connection, that is the reason, whatever failed."
      rules={[
        'A field: at the field. An action: a Toast, and everything stays. A part: a Notice in its place. A list or page: ErrorState.',
        'What is older stays, with a Notice above that says how old it is.',
        'Try again is a button that is busy while it tries and keeps the focus.',
        'Where the page tries by itself, say so; where trying cannot help, have no button.',
        'A server that is busy: say when it takes the call again.',
        'Codes and ids are folded away, for a report.',
        'What failed interrupts a screen reader; being offline waits for a pause.',
        'No sorry. “Gomenasorry!” is the title of the error page of a list, and of nothing else.',
      ]}
      words={[
        ['“Couldn’t load the videos. Check your connection and try again.”', '“Oops! Error 503”'],
        ['“Couldn’t save. Your changes are still here.”', '“Save failed”'],
        ['“You’re offline. Showing the last saved version.”', '“Network error”'],
      ]}
    >
      <ErrorState
        title="Couldn’t load the videos"
        description="Check your connection and try again."
        retryLabel="Try again"
        onRetry={() => undefined}
        details="503, request 4f1c"
        detailsLabel="Details"
      />
      <OfflineState title="You’re offline." description="Showing the last saved version." />
    </Pattern>
  ),
};

export const ConfirmationAndUndo: Story = {
  name: 'Confirmation and undo',
  render: () => (
    <Pattern
      title="Confirmation and undo"
      about="Do it and offer the way back. Ask first only where there is no way back, or where much is lost at once."
      rules={[
        'One thing that can come back: do it, then a Toast with Undo.',
        'No way back: AlertDialog. The safe answer has the focus; Escape is the safe answer.',
        'All of an account: type a word.',
        'More than 20 favorites at once: ask, and say how many.',
        'The question names the thing, the button repeats the verb.',
        'Unsaved words are asked about before the page is left.',
      ]}
      words={[
        ['“Delete “Karaoke”?” – “Delete”, “Keep it”', '“Are you sure?” – “Yes”, “No”'],
        ['“Removed from your history” – “Undo”', '“Success!”'],
      ]}
    >
      <List label="An example">
        <ListItem end={<Button>Undo</Button>}>Removed from your history</ListItem>
      </List>
    </Pattern>
  ),
};

export const Notices: Story = {
  render: () => (
    <Pattern
      title="Notices"
      about="A message is where it belongs: what has just happened goes by, what stays true stays."
      rules={[
        'Just happened, and the page stays as it is: Toast.',
        'Stays true of this part: Notice, in the flow, above what it is about.',
        'Stays true of the whole page: a bar at its edge, as OfflineBar.',
        'Must be answered: AlertDialog.',
        'One message for one matter; a newer one takes the place of the older.',
        'A toast is never the only place of something important: the log keeps it.',
      ]}
      words={[['“These streams may be out of date” – “Refresh”', '“Warning!”']]}
    >
      <Notice
        tone="warning"
        title="These streams may be out of date"
        action={<Button>Refresh</Button>}
      />
    </Pattern>
  ),
};

export const ListsThatGrow: Story = {
  name: 'Lists that grow',
  render: () => (
    <Pattern
      title="Lists that grow"
      about="A list becomes longer while it is read, or has more than can be drawn. What is being read never moves."
      rules={[
        'A place worth coming back to has an address: Pagination.',
        'Read from top to end: the next page comes near the end, and by a button.',
        'The next page failed: the rows stay, the failure is below them.',
        'Thousands: VirtualList, which says the whole length all the same.',
        'A chat: new lines are followed only while the reader is at the end; else a button leads there.',
        'What a press removes stays in place until the list is left, so that the same button undoes it.',
        'Going back leads to the same row.',
      ]}
      words={[['“Show more”', '“Load next 50 items”']]}
    >
      <List label="An example">
        <ListItem>First</ListItem>
        <ListItem>Second</ListItem>
      </List>
      <Button>Show more</Button>
    </Pattern>
  ),
};

const NOW = Date.UTC(2026, 4, 1, 12);
const MINUTE_MS = 60_000;
const inWords = (minutes: number, language: string) => {
  const age = relativeTime(NOW + minutes * MINUTE_MS, { now: NOW, language });
  return age.kind === 'text' ? age.text : 'now';
};

export const TimeAndLive: Story = {
  name: 'Time and live',
  render: () => (
    <Pattern
      title="Time and live"
      about="When something is matters more than what it is called. A time is in the viewer’s zone, and near times are distances."
      rules={[
        'Live: the time since the start, each second, in figures of one width.',
        'Coming: the distance, each minute. Past its time and not live: no time in the past.',
        'Past: the distance for a day or so, then the date; the whole date in the title.',
        'Two zones where the viewer has set one.',
        'A guess is called a guess.',
        'A clock that ticks is not read aloud: the name has the state, and changes are not announced.',
        'Wrong clock of the device: the times are the server’s, and a notice says so.',
      ]}
      words={[['“Live”', '“LIVE NOW!!”']]}
    >
      <Table
        label="Times"
        heads={['Moment', 'English', 'Japanese', 'German']}
        rows={[-3 * 24 * 60, -90, -5, 20, 180].map((minutes) => ({
          key: String(minutes),
          cells: [
            `${minutes} min`,
            inWords(minutes, 'en'),
            <span key="ja" lang="ja">
              {inWords(minutes, 'ja')}
            </span>,
            <span key="de" lang="de">
              {inWords(minutes, 'de')}
            </span>,
          ],
        }))}
      />
    </Pattern>
  ),
};

export const Numbers: Story = {
  render: () => (
    <Pattern
      title="Numbers"
      about="Figures are quicker to read than words. How they are written is decided by the language, by Intl."
      rules={[
        'Large counts are short on cards and whole on the page of the thing.',
        'A unit belongs to its number and is not parted from it at the end of a line.',
        'Plurals by the rules of the language; zero has a sentence of its own.',
        'Figures that change have one width, so that nothing moves.',
        'Figures below each other end at one edge.',
        'A figure alone needs words for who listens: “12 unread”.',
      ]}
      words={[['“1 song”, “12 songs”', '“1 song(s)”']]}
    >
      <Table
        label="Numbers by language"
        heads={['Language', 'Whole', 'Short', 'Per cent', 'Length']}
        rows={['en', 'de', 'fr', 'ja', 'ko'].map((language) => ({
          key: language,
          cells: [
            language,
            new Intl.NumberFormat(language).format(1_204_331),
            new Intl.NumberFormat(language, { notation: 'compact' }).format(1_204_331),
            new Intl.NumberFormat(language, { style: 'percent' }).format(0.4),
            formatDuration(3_723),
          ],
        }))}
      />
    </Pattern>
  ),
};

const NAMES = [
  ['白峰ひなた', 'Shiramine Hinata'],
  ['Mizuki Luca', '水城るか'],
] as const;

export const NamesInTwoScripts: Story = {
  name: 'Names in two scripts',
  render: () => (
    <Pattern
      title="Names in two scripts"
      about="A person has a name in their own script and often a Latin one. The viewer chooses which is read; the other is still found."
      rules={[
        'Names and titles are never changed: no capitals by style, no machine’s transcription.',
        'A name that is not in the page’s language says so with `lang`, so that its letters and its voice are right.',
        'Names are not translated by the browser: `translate="no"`.',
        'A search finds both names, without accents, case and width.',
        'Sorting follows the name that is shown.',
        'A long name wraps. Where it must be cut, the whole one is in the title.',
      ]}
    >
      <List label="Names">
        {NAMES.map(([name, other]) => (
          <ListItem
            key={name}
            description={
              <span lang={textLanguage(other, 'en')} translate="no">
                {other}
              </span>
            }
          >
            <span lang={textLanguage(name, 'en')} translate="no">
              {name}
            </span>
          </ListItem>
        ))}
      </List>
    </Pattern>
  ),
};
