/** Like `mkdir -p`. Node's `recursive` option never returns below an existing folder that accepts no entries, such as /proc. */
export function makeFolder(folder: string, mode?: number): void
