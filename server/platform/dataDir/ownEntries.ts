/** All entries that the server itself keeps in `DATA_DIR`; others there must not be touched. */
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
