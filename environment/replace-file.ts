import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file as a whole: whoever reads it meanwhile gets the old text or the new one. Rejects when the disk is full,
 * and leaves nothing behind then.
 *
 * @param temporary where it is written first; on the same disk
 */
export async function replaceFile(
  file: string,
  text: string,
  temporary = `${file}.${randomUUID()}.tmp`,
): Promise<void> {
  try {
    await writeFile(temporary, text)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
