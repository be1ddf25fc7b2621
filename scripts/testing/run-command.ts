import { spawnSync } from 'node:child_process'
import { inheritedEnvironment } from '../../environment/testing/inherited-environment.ts'

/** Runs a command of this project to its end, with no settings but `environment`. */
export function runCommand(
  file: string,
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...commandArguments], {
    env: { ...inheritedEnvironment(), ...environment },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
