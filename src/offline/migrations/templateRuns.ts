import type { Migration } from './migration.ts'

export const templateRuns = {
  name: 'runs of templates',
  stores: {
    templateRuns: 'refCode',
  },
} satisfies Migration
