import { failed, ok, warning, type Check, type Finding } from '../check.ts'
import type { Installation } from '../installation.ts'

const MAX_DIFFERENCE_MS = 60_000
const SYNCHRONIZE = 'Install a time service: apt install systemd-timesyncd; timedatectl set-ntp true'

/** The clock is synchronized, and agrees with the database server's. */
export const clockCheck: Check = {
  name: 'Clock',
  run: async (installation) => [
    await synchronized(installation),
    ...(installation.settings.backend.databaseUrl === undefined
      ? []
      : [await comparedWithDatabase(installation)]),
  ],
}

async function synchronized({ run }: Installation): Promise<Finding> {
  const result = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
  if (result?.code !== 0)
    return warning(
      'cannot be checked here: timedatectl does not answer',
      'Check that the machine synchronizes its time.',
    )
  return result.output.trim() === 'yes' ? ok('synchronized') : failed('not synchronized', SYNCHRONIZE)
}

async function comparedWithDatabase({ queryRow, now }: Installation): Promise<Finding> {
  const before = now()
  const { ms } = await queryRow('select extract(epoch from clock_timestamp()) * 1000 as ms')
  const difference = Math.round(Math.abs(Number(ms) - (before + now()) / 2))
  return difference > MAX_DIFFERENCE_MS
    ? failed(`differs from PostgreSQL's by ${Math.round(difference / 1000)} s`, SYNCHRONIZE)
    : ok("agrees with PostgreSQL's")
}
