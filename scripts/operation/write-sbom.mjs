import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CMS, ROOT } from '../set-up/paths.mjs'

const FOLDER = join(ROOT, '.build/sbom')
const PARTS = [
  { name: 'site', folder: ROOT },
  { name: 'content-service', folder: CMS },
]

/** `npm run sbom`: what runs, package by package with its hash, as CycloneDX, one file for the site and one for the content service. */
mkdirSync(FOLDER, { recursive: true })
for (const { name, folder } of PARTS) {
  const bill = readBill(folder)
  const file = join(FOLDER, `${name}.cdx.json`)
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${file}: ${bill.components.length} packages, ${withoutHash(bill).length} without a hash`)
}

/** From the lockfile alone: the same on every machine, installed or not. */
function readBill(folder) {
  const copy = copyWithVersions(folder)
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--loglevel=error']
  const bill = execFileSync('npm', words, { cwd: copy, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  rmSync(copy, { recursive: true })
  return JSON.parse(bill)
}

/** npm asks every package of a bill for its version, our own workspaces too: they have that of the whole. */
function copyWithVersions(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'beam-sbom-'))
  const lock = readJson(folder, 'package-lock.json')
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === '' || path.includes('node_modules')) continue
    entry.version ??= lock.packages[''].version
    mkdirSync(join(copy, path), { recursive: true })
    writeJson(copy, `${path}/package.json`, {
      ...readJson(folder, `${path}/package.json`),
      version: entry.version,
    })
  }
  writeJson(copy, 'package.json', readJson(folder, 'package.json'))
  writeJson(copy, 'package-lock.json', lock)
  return copy
}

function readJson(folder, name) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

function writeJson(folder, name, value) {
  writeFileSync(join(folder, name), JSON.stringify(value))
}

/** Our own workspaces have none: they are not fetched. */
function withoutHash({ components }) {
  return components.filter(({ hashes, properties }) => !hashes && !isOurs(properties))
}

function isOurs(properties = []) {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true')
}
