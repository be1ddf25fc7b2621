import { statfs } from 'node:fs/promises'

/** Whether the disk that holds a folder has so many bytes left. Rejects when it cannot be asked. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= bytes
}
