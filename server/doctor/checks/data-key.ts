import { findDataKeys, type DataKeys } from '../../../backend/src/keys/data-keys.ts'
import { failed, ok, warning, type Check } from '../check.ts'

const OTHERS = 0o077

/** The key file exists, can be read by its owner only, and holds keys. */
export const dataKeyCheck: Check = {
  name: 'Data key',
  async run({ settings: { backend }, fileInfo }) {
    const source = backend.dataKey
    if ('text' in source)
      return [
        warning(
          'is in DATA_KEY',
          'Put it into a file and set DATA_KEY_FILE: programs print their environment.',
        ),
      ]
    const info = fileInfo(source.file)
    if (!info)
      return [
        failed(
          `${source.file} does not exist or cannot be read`,
          'Restore it from its copy before the next start. Never create another one beside stored data.',
        ),
      ]
    if (info.mode & OTHERS) return [failed(`others may read ${source.file}`, `chmod 400 ${source.file}`)]
    return [describe(findDataKeys(source))]
  },
}

function describe(keys: DataKeys | undefined) {
  if (!keys) return failed('cannot be read', 'Run the doctor as a user who may read it, e.g. root.')
  const lost = keys.lostIds.size > 0 ? `, ${keys.lostIds.size} declared lost` : ''
  return ok(`${keys.byId.size} in the file${lost}, readable by its owner only`)
}
