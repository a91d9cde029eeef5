import type { Migration } from './migration.ts'

export const templateDrafts = {
  name: 'templates being made',
  stores: {
    templateDrafts: 'id, changedAt',
  },
} satisfies Migration
