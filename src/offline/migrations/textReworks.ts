import type { Migration } from './migration.ts'

export const textReworks = {
  name: 'what a text engine was asked to make of a text, and its answers until they are taken',
  stores: { textReworks: 'id, textId' },
} satisfies Migration
