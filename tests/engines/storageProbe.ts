import type { Person } from './person.ts'

/** How long the page's own database may take to answer, ms: it takes some ten when it is well. */
const PATIENCE_MS = 8_000

/** Whether the page's database does a change that changes nothing. */
export function probeStorage(person: Person): Promise<'answers' | 'hangs' | 'fails'> {
  return person.window.evaluate(changeNothing, PATIENCE_MS)
}

/** Runs in the page. */
function changeNothing(patience: number): Promise<'answers' | 'hangs' | 'fails'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('hangs'), patience)
    const opening = indexedDB.open('iskra')
    opening.addEventListener('error', () => resolve('fails'))
    opening.addEventListener('success', () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('cartItems')) {
        // The product has not made it yet; so that it still can, nothing of it is kept.
        database.close()
        resolve('answers')
        return
      }
      const change = database.transaction('cartItems', 'readwrite')
      change.objectStore('cartItems').count()
      change.addEventListener('abort', () => resolve('fails'))
      change.addEventListener('complete', () => {
        database.close()
        resolve('answers')
      })
    })
  })
}
