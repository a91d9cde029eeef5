import type { Migration } from './migration.ts'

export const accounts: Migration = {
  name: 'accounts',
  stores: {
    session: 'id',
    accountCopies: 'what',
    drafts: 'name',
    setAside: 'owner',
  },
}
