import type { Migration } from './migration.ts'

export const generations = {
  name: 'generations',
  stores: {
    generations: 'refCode, id',
  },
} satisfies Migration
