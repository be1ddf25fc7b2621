import type { Readable } from 'node:stream'

/**
 * What is used of the AWS SDK's S3 client. It is loaded only where an object store is configured: that takes a second.
 */
export interface ObjectStoreSdk {
  readonly S3Client: new (options: object) => ObjectStoreClient
  readonly GetObjectCommand: ObjectStoreCommand
  readonly HeadObjectCommand: ObjectStoreCommand
  readonly ListObjectsV2Command: ObjectStoreCommand
  readonly PutObjectCommand: ObjectStoreCommand
}

interface ObjectStoreClient {
  send(command: object): Promise<ObjectStoreResponse>
}

type ObjectStoreCommand = new (input: object) => object

interface ObjectStoreResponse {
  readonly Body?: Readable
  readonly ContentLength?: number
  readonly Contents?: readonly { readonly Key?: string }[]
  readonly NextContinuationToken?: string
}

/** The name of its package, for `import()`. */
export const OBJECT_STORE_SDK: string = '@aws-sdk/client-s3'
