import { expect, test } from 'vitest'
import { failureLine } from './install.mjs'

test.each([
  [
    'npm error code EACCES\nnpm error syscall open\nnpm error path /cache/x\nnpm error errno -13\nnpm error\nnpm error Your cache folder contains root-owned files',
    'npm error Your cache folder contains root-owned files',
  ],
  [
    'npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28\nnpm error nospc ENOSPC: no space left on device, write',
    'npm error nospc ENOSPC: no space left on device, write',
  ],
  ['npm ERR! code E404\nnpm ERR! 404 Not Found', 'npm ERR! 404 Not Found'],
  ['killed', 'killed'],
  ['', 'npm printed nothing'],
])('of what npm prints, the line that says what is wrong is shown: %j', (output, line) => {
  expect(failureLine(output)).toBe(line)
})
