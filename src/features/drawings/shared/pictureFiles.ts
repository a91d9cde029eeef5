import { base64Blob } from '../files/base64Blob.ts'

/** Files of base64, by their ids; what a browser can’t draw stays out when it is decoded. */
export function pictureFiles(pictures: Readonly<Record<string, string>>): ReadonlyMap<string, Blob> {
  return new Map(Object.entries(pictures).map(([id, base64]) => [id, base64Blob(base64)]))
}
