/** Default of a port that was not provided: rejects with a message that names the port. */
export const missingPort = (machine: string, port: string) => (): Promise<never> =>
  Promise.reject(new Error(`${machine} needs the port ${port}: provide({ actors: { ${port} } }).`));
