import type { Migration } from './migration.ts'

export const occasions = {
  name: 'people and dates to be reminded of',
  stores: {
    occasions: 'id',
  },
} satisfies Migration
