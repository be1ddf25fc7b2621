/** Publishes content changes to every site process. */
export interface ChangeChannel {
  publish(tags: readonly string[]): void
  close(): Promise<void>
}

/** For a single process. */
export function createLocalChannel(onChange: (tags: readonly string[]) => void): ChangeChannel {
  return { publish: onChange, close: async () => {} }
}
