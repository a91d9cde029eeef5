/** How a picture is encoded. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof FORMATS)[number]

export const MEDIA_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** The best format that `Accept` names outright; wildcards promise nothing, so they get JPEG. */
export function formatFor(accept: string | undefined): PictureFormat {
  const named = new Set(
    (accept ?? '')
      .split(',')
      .filter((range) => !/;\s*q=0(?:\.0{0,3})?\s*(?:;|$)/i.test(range))
      .map((range) => range.split(';')[0]?.trim().toLowerCase()),
  )
  return FORMATS.find((format) => named.has(MEDIA_TYPES[format])) ?? 'jpeg'
}
