/** Everything that the server itself keeps in `DATA_DIR`; whatever else lies there is not ours to touch. */
export const OWN_ENTRIES = [
  'builds',
  'database',
  'database.unfinished',
  'files',
  'generating',
  'incoming',
  'lock.pid',
  'lock.sqlite',
  'media',
  'secrets',
] as const
