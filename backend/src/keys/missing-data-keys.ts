import type { DataKeys, DataKeySource } from './data-keys.ts'

/** For commands while the key file is missing: what is not encrypted can be read. Throws as soon as a key is needed. */
export function missingDataKeys(source: DataKeySource): DataKeys {
  const file = 'file' in source ? source.file : 'DATA_KEY'
  const needKey = (): never => {
    throw new Error(`The data key ${file} is missing. Restore it from its backup.`)
  }
  return {
    get current() {
      return needKey()
    },
    byId: new Map(),
    lostIds: new Set(),
    hash: needKey,
  }
}
