import type { Result } from './step-table.d.mts'

type Counts = Pick<Result, 'passed' | 'failed' | 'skipped' | 'retried'>

export function countVitest(file: string): Counts

export function countPlaywright(file: string): Counts
