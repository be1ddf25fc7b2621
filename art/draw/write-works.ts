import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { iconHolding } from './icon-holding.ts'
import type { Work } from './works.ts'

/** What was written last: path → hash of what it was made from. */
type Ledger = Record<string, string>

/**
 * Writes the works below `folder` and answers how many had to be made anew: those that `ledgerFile` knows from the same
 * drawing, and that are still there, are left alone. Fonts are outlined already, so none of the machine's are loaded.
 */
export async function writeWorks(
  works: readonly Work[],
  folder: string,
  ledgerFile: string,
): Promise<number> {
  const ledger = readLedger(ledgerFile)
  const stale = works.filter(
    (work) => ledger[work.path] !== hash(work) || !existsSync(join(folder, work.path)),
  )
  await Promise.all(stale.map((work) => writeWork(work, folder)))
  mkdirSync(dirname(ledgerFile), { recursive: true })
  writeFileSync(ledgerFile, JSON.stringify(Object.fromEntries(works.map((work) => [work.path, hash(work)]))))
  return stale.length
}

async function writeWork(work: Work, folder: string): Promise<void> {
  const file = join(folder, work.path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, work.pngWidth ? await raster(work, work.pngWidth) : work.svg)
}

async function raster(work: Work, width: number): Promise<Uint8Array> {
  const image = await png(work.svg, width)
  return work.path.endsWith('.ico') ? iconHolding(image, width) : image
}

async function png(svg: string, width: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return image.asPng()
}

function readLedger(file: string): Ledger {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ledger
  } catch {
    return {}
  }
}

function hash(work: Work): string {
  return createHash('sha256')
    .update(`${work.pngWidth ?? ''} ${work.svg}`)
    .digest('base64url')
}
