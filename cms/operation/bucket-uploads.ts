import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { OBJECT_STORE_SDK, type ObjectStoreSdk } from '../../environment/settings/object-store-sdk.ts'
import { clientOptions, type ObjectStore } from '../../environment/settings/object-store.ts'
import { mediaType } from './media-type.ts'
import type { UploadStore } from './upload-store.ts'

/** Objects of a bucket of its own. */
export function createBucketUploads(store: ObjectStore): UploadStore {
  const loading = open(store)
  const Bucket = store.bucket

  async function list(): Promise<readonly string[]> {
    const { sdk, client } = await loading
    const names: string[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken }))
      names.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key && isFileName(Key) ? Key : [])))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return names
  }

  return {
    list,
    async read(name) {
      const { sdk, client } = await loading
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: name }))
      if (!Body) throw new Error(`The object store has nothing in ${name}`)
      return Body
    },
    async write(name, file) {
      const { sdk, client } = await loading
      const { size } = await stat(file)
      const object = { Bucket, Key: name, Body: createReadStream(file), ContentLength: size }
      await client.send(new sdk.PutObjectCommand({ ...object, ContentType: mediaType(name) }))
    },
  }
}

async function open(store: ObjectStore) {
  const sdk = (await import(OBJECT_STORE_SDK)) as ObjectStoreSdk
  return { sdk, client: new sdk.S3Client(clientOptions(store)) }
}

/** Anything else in the bucket is not ours, and must not become a path outside of a backup. */
function isFileName(key: string): boolean {
  return /^[\w-][\w.-]*$/.test(key)
}
