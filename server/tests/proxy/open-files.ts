import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Files that a process and its children have open, also deleted ones, e.g. "/tmp/proxy/1 (deleted)". */
export function openFiles(pid: number): string[] {
  return [String(pid), ...childrenOf(pid)].flatMap((each) =>
    list(`/proc/${each}/fd`).flatMap((descriptor) => readLink(`/proc/${each}/fd/${descriptor}`)),
  )
}

function childrenOf(pid: number): string[] {
  return list(`/proc/${pid}/task/${pid}`).includes('children')
    ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    : []
}

/** Empty for a process that has exited. */
function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readLink(path: string): string[] {
  try {
    return [readlinkSync(path)]
  } catch {
    return []
  }
}
