import { endingOf } from './mediaTypes.ts'

/** Lower-case folders and names without a dot before their extension: nothing that a file system reads otherwise. */
const KEY = /^(?:[\w-]{1,100}\/){1,5}[\w-]{1,100}\.[a-z0-9]{1,5}$/
const PREFIX = /^(?:[\w-]{1,100}\/){2,5}$/

export function isFileKey(text: string): boolean {
  return KEY.test(text)
}

/** Throws for a key that could lead to another place, or whose extension doesn't match the media type. */
export function checkKey(key: string, mediaType?: string): void {
  if (!isFileKey(key)) throw new Error(`no key of a file: ${JSON.stringify(key)}`)
  if (mediaType !== undefined && !key.endsWith(`.${endingOf(mediaType)}`)) {
    throw new Error(`the key ${key} should end with .${endingOf(mediaType)} for ${mediaType}`)
  }
}

/** Throws for a prefix that isn't a folder below an area's own: no call removes a whole area at once. */
export function checkPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new Error(`no folder of files: ${JSON.stringify(prefix)}`)
}
