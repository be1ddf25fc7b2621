interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
}

interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export function withPackageAddresses(lockfile: Lockfile, registry: string): Lockfile
