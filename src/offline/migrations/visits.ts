import type { Migration } from './migration.ts'

export const visits = {
  name: 'visits of who agreed to be counted',
  stores: {
    visitor: 'id',
    visitEvents: 'id, at',
  },
} satisfies Migration
