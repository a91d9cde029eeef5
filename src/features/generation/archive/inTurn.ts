const turns = new Map<string, Promise<unknown>>()

/** Runs works of one key one after another, in the order they were asked for; resolves or rejects as this one does. */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(key)
  const turn = afterEnd(before, work)
  turns.set(key, turn)
  try {
    return await turn
  } finally {
    if (turns.get(key) === turn) turns.delete(key)
  }
}

async function afterEnd<Result>(
  before: Promise<unknown> | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await before?.catch(() => undefined)
  return work()
}
