import { createWriteStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#server/platform/config.ts'
import { Outage } from '#server/platform/outage.ts'
import { checkKey, checkPrefix } from './fileKey.ts'
import type { FileStore, StoredFile } from './fileStore.ts'
import { mediaTypeOf } from './mediaTypes.ts'

/** How often a call is retried after a 5xx or 429 of the store. */
const RETRIES = 3
/** How long a store may take to begin its answer. */
const PATIENCE_MS = 60_000
const AT_ONCE = 8

/**
 * Files in an S3 bucket, addressed by path (`endpoint/bucket/key`), which every such store understands. Calls are
 * signed with Signature Version 4.
 */
export function openS3Store(config: S3Config): FileStore {
  const client = new AwsClient({
    accessKeyId: config.keyId,
    secretAccessKey: config.secret,
    region: config.region,
    service: 's3',
    retries: RETRIES,
  })
  const bucket = `${config.endpoint}/${config.bucket}`

  /** Throws an Outage for every answer but those of `fine`, and for none. */
  async function ask(method: string, address: string, fine: readonly number[], init: RequestInit = {}) {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('the file store does not answer')), PATIENCE_MS)
    const asked = { ...init, method, signal: patience.signal }
    // Only the beginning of an answer has a time limit: a film may be watched for as long as it lasts.
    const answer = await client
      .fetch(`${bucket}${address}`, asked)
      .catch((error: unknown) => {
        throw new Outage('the file store does not answer', null, { cause: error })
      })
      .finally(() => clearTimeout(timer))
    const { status } = answer
    if (fine.includes(status) && status !== 404) return answer
    const said = (await answer.text()).slice(0, 500)
    // A missing bucket doesn't mean that a file is gone: the store can't be asked.
    if (fine.includes(status) && !said.includes('NoSuchBucket')) return answer
    throw new Outage(`the file store answered ${method} ${address} with ${status}: ${said}`, status)
  }

  async function put(key: string, body: Blob, mediaType: string): Promise<void> {
    const headers = { 'content-type': mediaType }
    const answer = await ask('PUT', addressOf(key, mediaType), [200, 201, 204], { body, headers })
    await answer.body?.cancel()
  }

  async function read(key: string, headers: Record<string, string> = {}) {
    const answer = await ask('GET', addressOf(key), [200, 206, 404], { headers })
    return answer.status === 404 ? null : answer
  }

  async function removeOne(address: string): Promise<void> {
    const answer = await ask('DELETE', address, [200, 204, 404])
    await answer.body?.cancel()
  }

  async function removeMany(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => removeOne(addressOf(key))))
    }
  }

  async function check(): Promise<void> {
    const answer = await ask('GET', '?list-type=2&max-keys=1', [200])
    await answer.body?.cancel()
  }

  return {
    check,
    putFile: async (key, path, mediaType) => put(key, await openAsBlob(path), mediaType),
    putBytes: async (key, bytes, mediaType) => put(key, new Blob([new Uint8Array(bytes)]), mediaType),
    async stat(key) {
      const answer = await ask('HEAD', addressOf(key), [200, 404])
      if (answer.status !== 404) return describe(key, answer)
      // The answer to HEAD doesn't say whether the file or the bucket is missing.
      await check()
      return null
    },
    async open(key, range) {
      const asked = range === undefined ? {} : { range: `bytes=${range.first}-${range.last}` }
      const answer = await read(key, asked)
      if (answer === null) return null
      return { ...describe(key, answer), body: answer.body ?? new ReadableStream() }
    },
    async download(key, path) {
      const answer = await read(key)
      if (answer === null) return false
      await pipeline(answer.body ?? [], createWriteStream(path))
      return true
    },
    remove: removeMany,
    async removeAll(prefix) {
      checkPrefix(prefix)
      const search = `?${new URLSearchParams({ 'list-type': '2', prefix }).toString()}`
      // The files that a page of the list named are deleted then: the next page is the first again.
      for (;;) {
        const listed = await (await ask('GET', search, [200])).text()
        const keys = [...listed.matchAll(/<Key>([\w./-]+)<\/Key>/g)].map(([, key = '']) => key)
        if (keys.length === 0) return
        await removeMany(keys)
      }
    },
  }
}

function describe(key: string, { headers }: Response): StoredFile {
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length')
  return {
    bytes: Number(whole ?? 0),
    mediaType: mediaTypeOf(key),
    version: (headers.get('etag') ?? '').replaceAll(/[^\w-]/g, ''),
  }
}

function addressOf(key: string, mediaType?: string): string {
  checkKey(key, mediaType)
  return `/${key}`
}
