interface LockedPackage {
  /** If it is installed under another. */
  readonly name?: string
  readonly version?: string
  /** Bundled packages and links have none. */
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

export function withPackageAddresses(lockfile: Lockfile, registry: string): Lockfile
