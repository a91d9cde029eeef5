import type { Migration } from './migration.ts'

export const generations: Migration = {
  name: 'generations',
  stores: {
    generations: 'refCode, id',
  },
}
