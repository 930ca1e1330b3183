/** All bytes of a body. Stops reading and throws the error of `tooLarge` when there are more than `bytesMax`. */
export async function readCapped(
  body: AsyncIterable<Uint8Array>,
  bytesMax: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > bytesMax) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
