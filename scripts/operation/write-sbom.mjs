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

/**
 * `npm run sbom`: software bills of materials in CycloneDX, with hashes; one for the site, one for the content service.
 */
mkdirSync(FOLDER, { recursive: true })
for (const { name, folder } of PARTS) {
  const sbom = createSbom(folder)
  const file = join(FOLDER, `${name}.cdx.json`)
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${file}: ${sbom.components.length} packages, ${withoutHash(sbom).length} without a hash`)
}

/** From the lockfile alone: identical on every machine, whatever is installed. */
function createSbom(folder) {
  const copy = copyWithVersions(folder)
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev', '--loglevel=error']
  const output = execFileSync('npm', args, { cwd: copy, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  rmSync(copy, { recursive: true })
  return JSON.parse(output)
}

/** npm requires a version of every package, also of our own workspaces: they get that of the root. */
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

/** Packages without a hash, except our own workspaces, which are not downloaded. */
function withoutHash({ components }) {
  return components.filter(({ hashes, properties }) => !hashes && !isWorkspace(properties))
}

function isWorkspace(properties = []) {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true')
}
