import type { Migration } from './migration.ts'

export const accounts = {
  name: 'accounts',
  stores: {
    session: 'id',
    accountCopies: 'what',
    drafts: 'name',
    setAside: 'owner',
  },
} satisfies Migration
