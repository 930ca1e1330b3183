/** Converts status, headers and text to a value, or to a failure with advice. */
import type { RawAnswer } from '../../http/attempt';
import { SourceFailure } from '../../http/failure';

const WORDS_MAX = 120;

const excerpt = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, WORDS_MAX);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SourceFailure('unreadable', 'the answer is broken JSON, perhaps cut short', {
      cause,
    });
  }
}

function refusal({ status, headers, text }: RawAnswer): SourceFailure {
  if (status === 401 || status === 403) {
    return new SourceFailure(
      'access',
      `the service refuses access (HTTP ${status}): check SOURCE_KEY`,
    );
  }
  if (status === 404) return new SourceFailure('missing', 'there is no such thing (HTTP 404)');
  if (status === 429) return new SourceFailure('busy', 'too many requests (HTTP 429)');
  if (status >= 500) return new SourceFailure('unreachable', `the service fails (HTTP ${status})`);
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? 'another address';
    return new SourceFailure(
      'refused',
      `the service sends us on to ${target} (HTTP ${status}): set SOURCE_URL to where it is`,
    );
  }
  return new SourceFailure('refused', `HTTP ${status}: ${excerpt(text)}`);
}

/** The JSON of a successful response; otherwise throws a SourceFailure. */
export function understand(answer: RawAnswer): unknown {
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) throw refusal(answer);
  const type = headers.get('content-type');
  if (type !== null && !/\bjson\b/i.test(type)) {
    throw new SourceFailure(
      'unreadable',
      `JSON was expected and ${type.split(';')[0]} came: is SOURCE_URL the address of an /api/v2 service?`,
    );
  }
  return parse(text);
}
