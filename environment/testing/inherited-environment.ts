/** What processes started by tests inherit: no settings, so that nothing depends on the machine. */
export function inheritedEnvironment(): Record<string, string | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_COMPILE_CACHE }
}
