/**
 * Creates a file that only its owner can read, unless it exists. Of several processes one creates it, complete and
 * durable before any of them reads it. Returns the content of the file. Throws when it cannot be written or read.
 */
export function createSecretFile(file: string, content: string): string
