import { SourceFailure } from './failure';

/** The text of an answer. Fails on the first byte too many, so that no answer fills the memory. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new SourceFailure('unreadable', `the answer is larger than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
