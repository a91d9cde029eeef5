let changes = 0

/**
 * The order of a change or a reading of the cart among this page's own changes. Taken inside their transactions, which
 * the browser runs one after another: a reading whose moment is not before a change's moment includes that change,
 * however late either is reported.
 */
export type CartMoment = number

/** The moment of a change. Taken inside its transaction, after its first request to the storage. */
export function momentOfChange(): CartMoment {
  changes += 1
  return changes
}

/** The moment of a reading. Taken inside its transaction, after its first answer from the storage. */
export function momentOfReading(): CartMoment {
  return changes
}
