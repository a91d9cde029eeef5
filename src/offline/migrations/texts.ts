import type { Migration } from './migration.ts'

export const texts = {
  name: 'texts that somebody writes, their versions and own words',
  stores: {
    texts: 'id, owner',
    textVersions: 'id, textId',
    ownWords: 'id, owner',
  },
} satisfies Migration
