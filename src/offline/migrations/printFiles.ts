import type { Migration } from './migration.ts'

export const printFiles = {
  name: 'pictures to be printed',
  stores: {
    printFiles: 'id',
  },
} satisfies Migration
