import { readFile, stat } from 'node:fs/promises'

/**
 * Reads files so that all who use the same one at a time share its buffer: many slow readers of a large image would
 * otherwise hold a copy each. Nothing is kept beyond their use.
 *
 * @returns a function that reads a file; null if it cannot be read
 */
export function createSharedReader(): (file: string) => Promise<Buffer | null> {
  const pending = new Map<string, Promise<Buffer>>()
  const used = new Map<string, WeakRef<Buffer>>()
  const collected = new FinalizationRegistry<string>((version) => {
    if (!used.get(version)?.deref()) used.delete(version)
  })

  async function read(file: string, version: string): Promise<Buffer> {
    try {
      const bytes = await readFile(file)
      used.set(version, new WeakRef(bytes))
      collected.register(bytes, version)
      return bytes
    } finally {
      pending.delete(version)
    }
  }

  function share(file: string, version: string): Promise<Buffer> {
    const reading = pending.get(version) ?? read(file, version)
    pending.set(version, reading)
    return reading
  }

  return async (file) => {
    try {
      const { size, mtimeMs } = await stat(file)
      const version = `${file} ${size} ${mtimeMs}`
      return used.get(version)?.deref() ?? (await share(file, version))
    } catch {
      return null
    }
  }
}
