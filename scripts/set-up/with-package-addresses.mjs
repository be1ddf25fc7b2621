/**
 * A lockfile of npm with the address of each package. The committed one has none, since it would name one registry;
 * without them, npm asks the registry for the metadata of every package first, which takes most of an installation's
 * CPU time.
 *
 * @param {import('./with-package-addresses.mjs').Lockfile} lockfile
 * @param {string} registry e.g. 'https://registry.example/'
 */
export function withPackageAddresses(lockfile, registry) {
  const base = registry.replace(/\/+$/, '')
  const packages = Object.fromEntries(
    Object.entries(lockfile.packages).map(([path, entry]) => [path, withAddress(path, entry, base)]),
  )
  return { ...lockfile, packages }
}

/** Only packages whose content npm compares with a hash. */
function withAddress(path, entry, base) {
  if (!path.includes('node_modules/') || entry.resolved || !entry.integrity) return entry
  const name = entry.name ?? path.split('node_modules/').at(-1)
  const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
  return { ...entry, resolved: `${base}/${name}/-/${file}` }
}
