/** The result of the work; rejects with the error of `late` when it takes longer. The work itself is not interrupted. */
export function withTimeLimit<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
