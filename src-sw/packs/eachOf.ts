/**
 * Does `work` for each item, `width` at a time. Rejects with the first failure, starting nothing new after it or
 * after `signal` is aborted.
 */
export async function eachOf<Item>(
  items: readonly Item[],
  width: number,
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  let failed = false
  async function lane(): Promise<void> {
    for (let item = queue.shift(); item !== undefined && !failed; item = queue.shift()) {
      signal.throwIfAborted()
      try {
        await work(item)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
}
