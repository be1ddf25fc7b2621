import { rename, rm } from 'node:fs/promises'

/**
 * Lets `write` create a file under another name, and gives it its name when it is complete. When that fails, e.g. on a
 * full disk, neither is left. Resolves to what `write` returned.
 */
export async function writeAtomically<Result>(
  file: string,
  write: (partial: string) => Promise<Result>,
): Promise<Result> {
  const partial = `${file}.partial`
  await rm(partial, { force: true })
  try {
    const result = await write(partial)
    await rename(partial, file)
    return result
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
