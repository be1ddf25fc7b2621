import type { DataKeyUse } from '../storage/commands/data-key-uses.ts'
import { associatedData } from './associated-data.ts'
import type { DataKeys } from './data-keys.ts'
import { decrypt } from './encrypt.ts'

/**
 * What is wrong with the keys, when data was encrypted with those of `uses`: a key that is neither there nor declared
 * lost, or another key under its name. Null when everything can be decrypted.
 */
export function dataKeyProblem(keys: DataKeys, uses: readonly DataKeyUse[]): string | null {
  const needed = uses.filter(({ keyId }) => !keys.lostIds.has(keyId))
  const missing = needed.filter(({ keyId }) => !keys.byId.has(keyId))
  if (missing.length > 0) return `does not hold the data key ${names(missing)}`
  const different = needed.filter(({ answers }) => answers.length > 0 && !opensAny(keys, answers))
  return different.length > 0 ? `holds another key under the name ${names(different)}` : null
}

/** A single answer may be damaged. */
function opensAny(keys: DataKeys, answers: DataKeyUse['answers']): boolean {
  return answers.some(({ submissionId, field, encrypted }) => {
    try {
      return decrypt(keys, associatedData(submissionId, field), encrypted) !== undefined
    } catch {
      return false
    }
  })
}

function names(uses: readonly DataKeyUse[]): string {
  return uses.map(({ keyId }) => keyId).join(', ')
}
