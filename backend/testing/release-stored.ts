import type { Storage } from '../src/storage/storage.ts'

/** Releases a quarantined submission, as staff do; its deliveries are due at `now`. False: it was not quarantined. */
export async function releaseStored(
  storage: Pick<Storage, 'changeSubmission' | 'readSubmission'>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<boolean> {
  const { version } = (await storage.readSubmission(id))!
  const change = { id, version, from: ['quarantined'], status: 'new', now, audit: [] } as const
  return (await storage.changeSubmission(change)).kind === 'changed'
}
