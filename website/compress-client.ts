import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:css|ico|js|json|svg|txt)$/
/** With larger blocks than by default; 150 bytes less for React and its router. */
const BROTLI = { [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS }
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside each built file that becomes smaller, so that nothing is compressed when it is
 * served.
 */
export async function compressClient(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  // Sequentially: brotli at its best quality needs about 20 MB of memory.
  for (const file of files) await compressFile(join(file.parentPath, file.name))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [br, zipped] = await Promise.all([brotli(bytes, { params: BROTLI }), gz(bytes, { level: 9 })])
  if (br.length < bytes.length) await writeFile(`${file}.br`, br)
  if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped)
}
