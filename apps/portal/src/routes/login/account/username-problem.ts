/** The server's rule for a name (contract, `usernameBody`). */
export const USERNAME_MAX = 60;

/** What is wrong with a name, as the words for it are called; undefined when nothing is. */
export function usernameProblem(name: string): 'empty' | 'long' | undefined {
  const { length } = name;
  if (name.trim() === '') return 'empty';
  // The server counts before it takes the blanks away.
  return length > USERNAME_MAX && name.trim().length > USERNAME_MAX ? 'long' : undefined;
}
