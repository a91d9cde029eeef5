import type { ForeignPicture, LeftOut } from './foreign.ts'

/** An address with its file in it. draw.io leaves `;base64` out: a semicolon ends a property of its styles. */
const DATA = /^data:([\w.+/-]*)(?:;[^,]*)?,/u
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/u
/** How `<svg` and `<?xml` begin in base64. */
const SVG = /^(?:PHN2Z|PD94bW)/u

/** Gathers the pictures of a foreign file: one that is shown often is kept once. */
export function createForeignPictures(newId: () => string, leaveOut: (what: LeftOut) => void) {
  const pictures = new Map<string, ForeignPicture>()
  const ids = new Map<string, string>()
  return {
    all: (): ReadonlyMap<string, ForeignPicture> => pictures,
    /** The id of the picture at an address; null for one that isn't read, which is counted. */
    add(
      this: void,
      address: string | null | undefined,
      { crop = null, isFitted = false }: Partial<Pick<ForeignPicture, 'crop' | 'isFitted'>> = {},
    ): string | null {
      const key = JSON.stringify([address, crop, isFitted])
      const known = ids.get(key)
      if (known !== undefined) return known
      const read = pictureAt(address ?? '')
      if (typeof read === 'string') {
        leaveOut(read)
        return null
      }
      const id = newId()
      ids.set(key, id)
      pictures.set(id, { ...read, crop, isFitted })
      return id
    },
  }
}

function pictureAt(address: string): Pick<ForeignPicture, 'type' | 'base64'> | LeftOut {
  const head = DATA.exec(address)
  if (head === null) return address === '' || address.startsWith('data:') ? 'pictures' : 'remotePictures'
  const [before, type = ''] = head
  if (type.includes('svg')) return 'vectorPictures'
  const base64 = address
    .slice(before.length)
    .replaceAll(/%2b/giu, '+')
    .replaceAll(/%2f/giu, '/')
    .replaceAll(/%3d/giu, '=')
    .replaceAll(/\s+/gu, '')
  if (SVG.test(base64)) return 'vectorPictures'
  return BASE64.test(base64) ? { type, base64 } : 'pictures'
}
