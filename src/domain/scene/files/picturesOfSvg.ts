/** A picture in a file, as an address of it has it. */
export interface FilePicture {
  readonly type: string
  readonly base64: string
}

const IMAGE = /<image\s[^>]*\sdata-picture="([\w-]{1,60})"[^>]*>/gu
const HREF = /\shref="data:(image\/(?:png|jpeg|webp|gif|avif));base64,([A-Za-z\d+/]+={0,2})"/u

/** The pictures within a file that was made here, by the ids that its scene names them by. */
export function picturesOfSvg(text: string): ReadonlyMap<string, FilePicture> {
  const pictures = new Map<string, FilePicture>()
  for (const [image, id] of text.matchAll(IMAGE)) {
    const [, type, base64] = HREF.exec(image) ?? []
    if (id !== undefined && type !== undefined && base64 !== undefined) pictures.set(id, { type, base64 })
  }
  return pictures
}
