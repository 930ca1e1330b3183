import { describe, expect, it } from 'vitest';
import { channel, mention, video } from './testing/videos';
import {
  isCollabFilterWorthNaming,
  looksLikeCollab,
  REPORT_REASON_TEXTS,
  REPORT_REASONS,
  REPORT_VALUE_MAX,
  reportFields,
  reportProblem,
  reportReasons,
  suggestedMentions,
  type VideoReport,
} from './video-report';

const stream = video({ type: 'stream' });
const clip = video({ type: 'clip' });
const placeholder = video({ type: 'placeholder' });
const HOME = { org: 'Nijisanji', isHome: true };
const ELSEWHERE = { org: 'Nijisanji', isHome: false };

describe('Reasons are filtered as follows', () => {
  it("'Incorrect video topic' is offered only for stream or placeholder", () => {
    const offers = [stream, placeholder, clip].map((one) => reportReasons(one, ELSEWHERE));
    expect(offers.map((reasons) => reasons.includes('topic'))).toEqual([true, true, false]);
  });

  it("'Low Quality/Misleading Content' and the derivative-works reason are offered only for clip", () => {
    const offers = [stream, placeholder, clip].map((one) => reportReasons(one, ELSEWHERE));
    for (const reason of ['low-quality', 'derivative-works'] as const)
      expect(offers.map((reasons) => reasons.includes(reason))).toEqual([false, false, true]);
  });

  it.each([
    ['another org is current, on home', HOME, true],
    ['the page is not home', ELSEWHERE, false],
    ['All Vtubers is current', { org: 'All Vtubers', isHome: true }, false],
    ["the org is the channel's own", { org: 'Hololive', isHome: true }, false],
    ['no org is current', { isHome: true }, false],
    ['the org is nothing', { org: null, isHome: true }, false],
  ])("'This video does not belong to the org' where %s: %j %s", (_case, place, isOffered) => {
    expect(reportReasons(stream, place).includes('org')).toBe(isOffered);
  });

  it("'Incorrect channel mentions' and 'Other' are offered for all", () => {
    for (const one of [stream, clip, placeholder])
      expect(reportReasons(one, ELSEWHERE)).toEqual(expect.arrayContaining(['mentions', 'other']));
  });

  it('removal at the wish of the owner is offered only for what is missing', () => {
    const offers = (status: 'past' | 'missing') => reportReasons({ ...stream, status }, ELSEWHERE);
    expect(offers('past')).not.toContain('removal');
    expect(offers('missing')).toEqual(['mentions', 'topic', 'removal', 'other']);
  });

  it('in the order of their list', () => {
    expect(reportReasons(stream, HOME)).toEqual(['mentions', 'topic', 'org', 'other']);
    expect(reportReasons(clip, HOME)).toEqual(
      REPORT_REASONS.filter((reason) => reason !== 'topic' && reason !== 'removal'),
    );
  });
});

describe('the note that a filter does better', () => {
  it('the note that a filter does better is hidden when collabs are already hidden or for clips', () => {
    expect(isCollabFilterWorthNaming(stream, { hidesCollabs: false })).toBe(true);
    expect(isCollabFilterWorthNaming(stream, { hidesCollabs: true })).toBe(false);
    expect(isCollabFilterWorthNaming(clip, { hidesCollabs: false })).toBe(false);
  });
});

describe('looks like a collab with the org or a favourite', () => {
  const guest = mention({ id: 'UCguest', org: 'Nijisanji' });
  const collab = video({ mentions: [guest] });

  it.each([
    ['a guest of the org', collab, { org: 'Nijisanji', favorites: [] }, true],
    ['a guest who is a favourite', collab, { org: 'Hololive', favorites: ['UCguest'] }, true],
    ['a stream of a favourite', collab, { favorites: ['UCown', 'UCguest'] }, false],
    ['nobody of either', collab, { org: 'Other', favorites: ['UCx'] }, false],
    ['all orgs', collab, { org: 'All Vtubers', favorites: [] }, false],
    [
      'a clip',
      video({ type: 'clip', mentions: [guest] }),
      { org: 'Nijisanji', favorites: ['UCguest'] },
      false,
    ],
    ['no guests', video(), { org: 'Nijisanji', favorites: ['UCguest'] }, false],
    [
      'a stream of the org itself',
      video({ channel: channel({ org: 'Nijisanji' }), mentions: [guest] }),
      { org: 'Nijisanji', favorites: [] },
      false,
    ],
    [
      'a stream that mentions itself',
      video({ mentions: [mention({ id: 'UCown' })] }),
      { org: 'Nijisanji', favorites: [] },
      false,
    ],
  ])('%s', (_case, one, place, looksLike) => {
    expect(looksLikeCollab(one, place)).toBe(looksLike);
  });
});

const report = (over: Partial<VideoReport> = {}) =>
  reportFields({
    reasons: ['other'],
    originalTopic: null,
    suggestedTopic: null,
    originalMentions: [],
    suggestedMentions: [],
    comments: 'wrong',
    ...over,
  });
const valueOf = (name: string, over: Partial<VideoReport>) =>
  report(over).find((field) => field.name === name)?.value;

describe('Report entries are name/value pairs', () => {
  it('Reason: the chosen reasons joined by a newline', () => {
    expect(valueOf('Reason', { reasons: ['topic', 'other'] })).toBe('Incorrect video topic\nOther');
    expect(valueOf('Reason', { reasons: [] })).toBe('None');
  });

  it('Original Topic, Suggested Topic in backticks, or None', () => {
    const over = { reasons: ['topic'] as const, originalTopic: 'singing' };
    expect(valueOf('Original Topic', over)).toBe('`singing`');
    expect(valueOf('Suggested Topic', over)).toBe('None');
    expect(valueOf('Suggested Topic', { ...over, suggestedTopic: ' ' })).toBe('None');
    expect(valueOf('Suggested Topic', { ...over, suggestedTopic: 'a`b' })).toBe('`ab`');
  });

  it('Original Mentions, Suggested Mentions: ids in backticks, one per line, or None', () => {
    const over = { reasons: ['mentions'] as const, originalMentions: ['UC1', 'UC2'] };
    expect(valueOf('Original Mentions', over)).toBe('`UC1`\n`UC2`');
    expect(valueOf('Suggested Mentions', over)).toBe('None');
  });

  it('nothing is said of mentions that could not be loaded', () => {
    const over = { reasons: ['mentions'] as const, originalMentions: null };
    expect(valueOf('Original Mentions', over)).toBeUndefined();
    expect(valueOf('Suggested Mentions', over)).toBe('None');
  });

  it("Comments ('No comment' when empty)", () => {
    expect(valueOf('Comments', { comments: ' a\n' })).toBe('a');
    expect(valueOf('Comments', { comments: ' \0\n' })).toBe('No comment');
  });

  it('topic and mentions are sent only for their own reasons', () => {
    expect(report().map(({ name }) => name)).toEqual(['Reason', 'Comments']);
    expect(report({ reasons: ['mentions', 'topic'] }).map(({ name }) => name)).toEqual([
      'Reason',
      'Original Topic',
      'Suggested Topic',
      'Original Mentions',
      'Suggested Mentions',
      'Comments',
    ]);
  });

  it('no value is longer than the server takes', () => {
    const comments = 'x'.repeat(REPORT_VALUE_MAX + 1);
    const suggestedMentions = Array.from({ length: 500 }, (_, at) => `UC${at}aaaaaaaa`);
    const fields = report({ reasons: ['mentions'], comments, suggestedMentions });
    expect(fields.every(({ value }) => value.length <= REPORT_VALUE_MAX)).toBe(true);
  });

  it('every reason has its words', () => {
    expect(new Set(Object.values(REPORT_REASON_TEXTS)).size).toBe(REPORT_REASONS.length);
  });
});

describe('mentions', () => {
  it('original ones are never mixed with suggested ones', () => {
    const originals = ['UC1', 'UC2'];
    const wished = suggestedMentions({ originals, removed: ['UC1'], added: ['UC3', 'UC2'] });
    expect(wished).toEqual(['UC2', 'UC3']);
    expect(originals).toEqual(['UC1', 'UC2']);
  });
});

describe('The send button is disabled when the comments are empty', () => {
  it.each([
    ['', 'commentsMissing'],
    [' \n', 'commentsMissing'],
    ['a', undefined],
    ['x'.repeat(REPORT_VALUE_MAX), undefined],
    ['x'.repeat(REPORT_VALUE_MAX + 1), 'commentsTooLong'],
  ])('%#', (comments, problem) => {
    expect(reportProblem(comments)).toBe(problem);
  });
});
