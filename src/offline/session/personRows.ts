import { Dexie } from 'dexie'
import type { IskraDatabase } from '../database.ts'
import { SETTING_RULES } from '../settingRules.ts'
import { type RowOf, STORE_NAMES, STORE_RULES, type StoreName, type StoreRows } from '../deviceStores.ts'
import type { StoreRule } from './storeRule.ts'

// Carries out the rules of the stores. All of it runs inside the caller's transaction.

function ruleOf<Name extends StoreName>(name: Name): StoreRule<RowOf<Name>> {
  return STORE_RULES[name]
}

export function tableOf<Name extends StoreName>(db: IskraDatabase, name: Name) {
  return db.table<RowOf<Name>, string>(name)
}

/** A guest has become this user: rows that name the guest now name the user. */
export async function adoptRows(db: IskraDatabase, guest: string, user: string): Promise<void> {
  for (const name of STORE_NAMES) {
    if (STORE_RULES[name].atSignIn === 'renamed') {
      await db
        .table<{ owner: string }>(name)
        .filter(({ owner }) => owner === guest)
        .modify({ owner: user })
    }
  }
}

/** Deletes the rows of `owner` on this device: all of them, or those that don't stay when another user signs in. */
export async function clearRows(
  db: IskraDatabase,
  owner: string,
  when: 'atSignOut' | 'atOthersSignIn',
): Promise<void> {
  const uploads = await db.uploads.where('owner').equals(owner).primaryKeys()
  for (const name of STORE_NAMES) {
    const rule = STORE_RULES[name]
    if (rule[when] === 'stays') continue
    if (rule.owner === 'present') await db.table(name).clear()
    if (rule.owner === 'upload') await db.table(name).bulkDelete(uploads)
    if (rule.owner === 'setting') await db.table(name).bulkDelete(settingsOfPerson)
    if (rule.owner === 'named') {
      await db
        .table<{ owner: string }>(name)
        .filter((row) => row.owner === owner)
        .delete()
    }
  }
}

/** The rows of one store in the export of `owner`. */
export function exportRows<Name extends StoreName>(
  name: Name,
  rows: readonly RowOf<Name>[],
  owner: string,
): readonly unknown[] {
  const { owner: whose, export: exported } = ruleOf(name)
  if (exported === null) return []
  return rows
    .filter((row) => {
      if (whose === 'named') return 'owner' in row && row.owner === owner
      return whose !== 'setting' || ('key' in row && settingsOfPerson.some((key) => key === row.key))
    })
    .map((row) => exported(row))
    .filter((part) => part !== undefined)
}

const settingsOfPerson = Object.entries(SETTING_RULES).flatMap(([key, whose]) =>
  whose === 'person' ? [key] : [],
)

/** Restores a store's rows; one that is there meanwhile stays as it is. */
export async function putBack<Name extends StoreName>(
  db: IskraDatabase,
  name: Name,
  rows: Partial<Pick<StoreRows, Name>>,
): Promise<void> {
  const { comeBack = (row: RowOf<Name>): RowOf<Name> => row } = ruleOf(name)
  const table = tableOf(db, name)
  const away: readonly RowOf<Name>[] = rows[name] ?? []
  for (const row of away) {
    try {
      await table.add(comeBack(row))
    } catch (error) {
      if (!(error instanceof Dexie.ConstraintError)) throw error
    }
  }
}
