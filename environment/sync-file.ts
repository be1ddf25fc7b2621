import { open } from 'node:fs/promises'

/** Writes a file to the disk: what a program wrote, e.g. SQLite, may still be in the memory of the operating system. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
