import type { Page } from '@playwright/test'
import { DATABASE_NAME } from '#offline/databaseName.ts'

/** Does something while every write of a store waits, held up by another page of the browser, as on a busy device. */
export async function withWritesHeld(holder: Page, store: string, work: () => Promise<void>): Promise<void> {
  const name = DATABASE_NAME
  const release = await holder.evaluateHandle(
    ([database, held]) =>
      new Promise<() => void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const db = opening.result
          const transaction = db.transaction(held, 'readwrite')
          let isOver = false
          const goOn = () => {
            if (isOver) db.close()
            else transaction.objectStore(held).count().addEventListener('success', goOn)
          }
          goOn()
          resolve(() => {
            isOver = true
          })
        })
      }),
    [name, store] as const,
  )
  try {
    await work()
  } finally {
    await release.evaluate((end) => end())
  }
}
