import { statfs } from 'node:fs/promises'

/** Whether the file system of a folder has at least so many free bytes. Rejects when it cannot be read. */
export async function hasFreeSpace(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= bytes
}
