import { vi } from 'vitest'

/** Replaces `sessionStorage` by an empty one until stubs are removed. Returns what is stored in it. */
export function stubSessionStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  return stored
}
