import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long, the longest first. One that starts last runs alone on one core at the end of a run. Vitest
 * itself starts large files first, until it knows how long each took: in a fresh clone it never does.
 */
export const LONG_FILES = [
  // Unit tests, which wait for time limits, convert images or draw.
  'server/media/media.test.ts',
  'server/connections/slow-clients.test.ts',
  'backend/src/storage/sqlite/create-sqlite-storage.test.ts',
  'website/app/content/content-store-unknown.test.ts',
  'backend/src/inbox/personal-data.test.ts',
  'art/scenes/all-scenes.test.ts',
  'server/media/hostile-originals.test.ts',
  'backend/src/submissions/pdf-warnings.test.ts',
  'backend/src/storage/sqlite/file-truncated.test.ts',
  // Parts tests: those that mostly wait beside those that compute.
  'backend/src/storage/postgres/create-postgres-storage.parts.test.ts',
  'backend/src/inbox/hostile-submissions.parts.test.ts',
  'cms/tests/scheduling.parts.test.ts',
  'cms/tests/seeding.parts.test.ts',
  'backend/tests/crash.parts.test.ts',
  'server/tests/faults/power-cut.parts.test.ts',
  'server/tests/proxy/proxy-configuration.parts.test.ts',
  'cms/tests/nothing-lost.parts.test.ts',
  'website/app/content/hostile-content.parts.test.ts',
  'website/app/content/content-store.parts.test.ts',
  'cms/tests/upgrading.parts.test.ts',
  'cms/tests/lifecycle.parts.test.ts',
  'server/tests/faults/failing-disk.parts.test.ts',
  'server/tests/faults/database-file.parts.test.ts',
  'cms/tests/publishing.parts.test.ts',
  'cms/tests/sign-in-limits.parts.test.ts',
  'server/tests/security/request-cost.parts.test.ts',
  'backend/tests/malformed.parts.test.ts',
  'backend/submissions.command.parts.test.ts',
  'backend/src/outbox/independent.parts.test.ts',
  'backend/src/outbox/outage.parts.test.ts',
]

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this is the sequencer's method, not that of an array
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = LONG_FILES.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? LONG_FILES.length : rank
}
