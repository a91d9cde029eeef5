import { and, eq, isNotNull } from 'drizzle-orm'
import { orderLines, orders } from '#server/checkout/tables.ts'
import type { ServerContext } from '#server/context.ts'
import { blankOfKey, purchasedFile } from './purchasedFile.ts'

/**
 * Writes what the buyer gives for the blanks of a file onto its line, in place of what was given before: there it is in
 * their copy of everything, and goes when their account does. False for a token or file nobody was given, and for an
 * order that is nobody's any more.
 */
export async function giveWords(
  { database }: ServerContext,
  checkoutToken: string,
  file: string,
  words: Readonly<Record<string, string>>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ line: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(
        and(
          eq(orders.checkoutToken, checkoutToken),
          isNotNull(orders.emailFolded),
          eq(orderLines.position, Number(file)),
        ),
      )
      .for('update', { of: orderLines })
    const text = found === undefined ? null : (purchasedFile(found.line, 'pl')?.text ?? null)
    if (found === undefined || text === null) return false
    const others = found.line.attributes.filter(({ key }) => blankOfKey(key) === undefined)
    const given = text.blanks.flatMap(({ name }) => {
      const value = words[name]?.trim() ?? ''
      return value === '' ? [] : [{ key: name, value }]
    })
    await tx
      .update(orderLines)
      .set({ attributes: [...others, ...given] })
      .where(eq(orderLines.id, found.line.id))
    return true
  })
}
