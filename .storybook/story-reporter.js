import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Without colours, and without the places in Jest and in the merged files. */
const plain = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*at /.test(line))
    .join('\n');

/** Prints a dot for each story, and writes the results of all to the file that `STORY_RESULTS` names. */
export default class StoryReporter {
  stories = [];

  onTestCaseResult(_file, { ancestorTitles, status, duration, failureMessages }) {
    process.stdout.write(status === 'failed' ? 'F' : '·');
    this.stories.push({
      name: ancestorTitles.join(': '),
      status,
      seconds: (duration ?? 0) / 1000,
      error: failureMessages.map(plain).join('\n'),
    });
  }

  /** Each worker has one file, so an error beside its stories means that not all of them were visited. */
  onTestResult(_file, { testExecError, failureMessage }) {
    if (testExecError) this.broken = failureMessage;
  }

  onRunComplete() {
    process.stdout.write('\n');
    const { stories, broken } = this;
    const { STORY_RESULTS } = process.env;
    // A run of other tests may have emptied the folder meanwhile.
    mkdirSync(dirname(STORY_RESULTS), { recursive: true });
    writeFileSync(STORY_RESULTS, JSON.stringify({ stories, broken }));
  }
}
