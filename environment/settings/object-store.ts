import { InvalidSetting, type Parser } from './parsers.ts'

/** A bucket of an S3-compatible store, and the key that may read and write it. */
export interface ObjectStore {
  /** With protocol, and port if it is not the usual one; without a slash at its end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is in the path of an address; else it is the first part of the host name. */
  readonly pathStyle: boolean
}

const EXAMPLE = 's3://key:secret@s3.example.com/bucket?region=eu-central-1'
const OPTIONS = new Set(['region', 'tls', 'path-style'])
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/

/**
 * Parses `s3://key:secret@host:port/bucket`, with the options `region` (us-east-1), `tls=false` (http) and
 * `path-style=false` (the bucket in the host name). Key and secret are percent-encoded where needed.
 */
export const objectStore: Parser<ObjectStore> = (text) => {
  const address = URL.parse(text)
  if (address?.protocol !== 's3:' || address.host === '') return invalid(`must look like ${EXAMPLE}`)
  const { searchParams, pathname, username, password, host } = address
  const bucket = pathname.slice(1)
  if (!BUCKET.test(bucket)) return invalid(`must name one bucket after the host: ${EXAMPLE}`)
  if (username === '' || password === '') return invalid(`must contain key and secret: ${EXAMPLE}`)
  const unknown = [...searchParams.keys()].find((name) => !OPTIONS.has(name))
  if (unknown !== undefined) return invalid(`has an unknown option "${unknown}"`)
  return {
    endpoint: `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    pathStyle: searchParams.get('path-style') !== 'false',
  }
}

function invalid(problem: string): InvalidSetting {
  return new InvalidSetting(problem)
}

/** The URL that is connected to. */
export function storeUrl({ endpoint, bucket, pathStyle }: ObjectStore): string {
  return pathStyle ? endpoint : endpoint.replace('://', `://${bucket}.`)
}

const CONNECT_TIMEOUT_MS = 5_000
const REQUEST_TIMEOUT_MS = 30_000

/** Options of the AWS SDK's S3 client. Not every store knows the SDK's own checksums. */
export function clientOptions({ endpoint, region, pathStyle, accessKeyId, secretAccessKey }: ObjectStore) {
  return {
    endpoint,
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const
}
