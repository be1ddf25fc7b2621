import { readdir, readFile } from 'node:fs/promises'

/** The process id of the content service that this process has started. Rejects if there is none. */
export async function findServiceProcess(): Promise<number> {
  const tasks = await readdir(`/proc/${process.pid}/task`)
  const lists = tasks.map((task) => readFile(`/proc/${process.pid}/task/${task}/children`, 'utf8'))
  for (const pid of (await Promise.all(lists)).join(' ').split(/\s+/).filter(Boolean))
    if ((await readFile(`/proc/${pid}/cmdline`, 'utf8')).includes('start.cjs')) return Number(pid)
  throw new Error('The content service is not a child of this process')
}
