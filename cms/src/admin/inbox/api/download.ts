import { getFetchClient } from '@strapi/strapi/admin'
import { readProblem, toProblem, type Problem } from './problem'

/** Fetches a file and hands it to the browser to save. Returns why that failed; null when it succeeded. */
export async function download(
  operation: string,
  input: object,
  fallbackName: string,
): Promise<Problem | null> {
  try {
    const {
      data,
      status = 0,
      headers,
    } = await getFetchClient().get(`/inbox/${operation}`, {
      responseType: 'blob',
      // In a header: an address may be logged, and this says what was searched for.
      headers: { 'x-inbox-input': encode(input) },
      // A 401 is left to the client, which renews the session and tries again.
      validateStatus: (each) => each !== 401,
    })
    if (status >= 400) return readProblem(status, await readError(data))
    save(data, readFileName(headers) ?? fallbackName)
    return null
  } catch (error) {
    return toProblem(error)
  }
}

async function readError(body: Blob): Promise<unknown> {
  try {
    return (JSON.parse(await body.text()) as { error?: unknown }).error
  } catch {
    return null
  }
}

/** As text of no type: whatever the file contains, the browser saves it and shows nothing. */
function save(data: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([data], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function readFileName(headers: Headers | undefined): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers?.get('content-disposition') ?? '')?.[1]
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded)
  } catch {
    return null
  }
}

/** Base64url of the JSON. */
function encode(input: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
