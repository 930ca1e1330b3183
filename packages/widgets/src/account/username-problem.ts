/** The server's rule for a name (contract, `usernameBody`). */
export const USERNAME_MAX = 60;

/** What is wrong with a name, as the key of its sentence; undefined when it is valid. */
export function usernameProblem(name: string): 'empty' | 'long' | undefined {
  const { length } = name;
  if (name.trim() === '') return 'empty';
  // The server checks the length of the name as sent, and the field sends it trimmed.
  return length > USERNAME_MAX && name.trim().length > USERNAME_MAX ? 'long' : undefined;
}
