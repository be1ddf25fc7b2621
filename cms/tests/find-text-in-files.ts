import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file in a folder and the folders in it. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Those of the files that contain a text. */
export async function filesWith(files: readonly string[], text: string): Promise<string[]> {
  const found: string[] = []
  for (const file of files) if (await contains(file, text)) found.push(file)
  return found
}

/** False when the file is gone: a running service deletes its temporary files. */
async function contains(file: string, text: string): Promise<boolean> {
  let end = ''
  try {
    for await (const chunk of createReadStream(file)) {
      const bytes = end + (chunk as Buffer).toString('latin1')
      if (bytes.includes(text)) return true
      end = bytes.slice(-text.length)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return false
}
