/** What a port is until somebody provides it: a promise that fails and says what is to be done. */
export const missingPort = (machine: string, port: string) => (): Promise<never> =>
  Promise.reject(new Error(`${machine} needs the port ${port}: provide({ actors: { ${port} } }).`));
