import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long, the longest first. One that starts last runs alone on one core at the end of a run. Vitest
 * itself starts large files first, until it knows how long each took: in a fresh clone it never does.
 */
export const LONG_FILES = [
  // Unit tests, which wait for time limits or start commands.
  'backend/submissions.command.test.ts',
  'server/connections/slow-clients.test.ts',
  'website/app/content/content-store-unknown.test.ts',
  'backend/src/storage/sqlite/create-sqlite-storage.test.ts',
  'backend/src/inbox/hostile-submissions.test.ts',
  // Parts tests.
  'cms/tests/scheduling.parts.test.ts',
  'server/tests/proxy/proxy-configuration.parts.test.ts',
  'cms/tests/lifecycle.parts.test.ts',
  'backend/tests/crash.parts.test.ts',
  'cms/tests/seeding.parts.test.ts',
  'server/tests/faults/database-file.parts.test.ts',
  'server/tests/faults/failing-disk.parts.test.ts',
  'cms/tests/publishing.parts.test.ts',
  'server/tests/faults/power-cut.parts.test.ts',
  'backend/src/outbox/independent.parts.test.ts',
  'backend/src/outbox/outage.parts.test.ts',
  'cms/tests/upgrading.parts.test.ts',
  'cms/tests/sign-in-limits.parts.test.ts',
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
