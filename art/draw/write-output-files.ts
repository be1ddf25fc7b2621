import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import { icoFile } from './ico-file.ts'
import type { OutputFile } from './output-files.ts'

/** The build cache: output path → hash of the SVG (and width) it was written from. */
type Hashes = Record<string, string>

/**
 * Writes the files below `folder` and returns how many were written. A file that exists and whose hash is unchanged in
 * `hashFile` is skipped. Text is already converted to outlines, so system fonts are not loaded.
 */
export async function writeOutputFiles(
  files: readonly OutputFile[],
  folder: string,
  hashFile: string,
): Promise<number> {
  const hashes = readHashes(hashFile)
  const stale = files.filter(
    (file) => hashes[file.path] !== hash(file) || !existsSync(join(folder, file.path)),
  )
  await Promise.all(stale.map((file) => writeOutputFile(file, folder)))
  mkdirSync(dirname(hashFile), { recursive: true })
  writeFileSync(hashFile, JSON.stringify(Object.fromEntries(files.map((file) => [file.path, hash(file)]))))
  return stale.length
}

async function writeOutputFile(file: OutputFile, folder: string): Promise<void> {
  const path = join(folder, file.path)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, file.pngWidth ? await rasterize(file, file.pngWidth) : file.svg)
}

async function rasterize(file: OutputFile, width: number): Promise<Uint8Array> {
  const image = await png(file.svg, width)
  return file.path.endsWith('.ico') ? icoFile(image, width) : image
}

async function png(svg: string, width: number): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  })
  return image.asPng()
}

function readHashes(file: string): Hashes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Hashes
  } catch {
    return {}
  }
}

function hash(file: OutputFile): string {
  return createHash('sha256')
    .update(`${file.pngWidth ?? ''} ${file.svg}`)
    .digest('base64url')
}
