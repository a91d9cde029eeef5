/** The media type of each extension that a stored file's key may have. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  opus: 'audio/opus',
  aac: 'audio/aac',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
}
const UNKNOWN = 'application/octet-stream'

const ENDINGS = new Map(Object.entries(MEDIA_TYPES).map(([ending, type]) => [type, ending]))
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'image/jpg': 'jpg',
  'audio/mp3': 'mp3',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/webm': 'webm',
  'audio/x-m4a': 'm4a',
  'text/plain': 'txt',
}

/** The extension, without its dot, of a file of this media type; `bin` for a type that isn't shown or played here. */
export function endingOf(mediaType: string): string {
  const type = mediaType.toLowerCase().trim()
  const bare = type.split(';')[0]?.trim() ?? ''
  return ENDINGS.get(type) ?? ENDINGS.get(bare) ?? OTHER_NAMES[bare] ?? 'bin'
}

/** The media type of a key's extension. */
export function mediaTypeOf(key: string): string {
  const ending = /\.(\w+)$/.exec(key)?.[1] ?? ''
  return (Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending] : undefined) ?? UNKNOWN
}
