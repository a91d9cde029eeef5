import { z } from 'zod'

export type Language = 'pl' | 'en'

/** What the page's components print, as HTML. */
export const printedSchema = z.object({
  goods: z.array(z.object({ card: z.string(), page: z.string() })),
  drawer: z.string(),
  checkout: z.string(),
  order: z.string(),
  listed: z.string(),
})
export type Printed = z.infer<typeof printedSchema>

/** Spaces that keep an amount together mean no other amount. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('−', '-')

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What can be read in a piece of HTML. */
export function textOf(html: string): string {
  return plain(
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  )
}

const AMOUNT = { pl: /(?<!\d)-?(?:\d{1,3}(?: \d{3})+|\d+),\d{2} zł/g, en: /-?PLN \d[\d,]*\.\d{2}/g } as const

/** Every amount of money in a text, as it is printed. */
export function amountsIn(text: string, language: Language): string[] {
  return [...plain(text).matchAll(AMOUNT[language])].map(([amount]) => amount)
}

/** A printed amount in grosze. */
export function groszeOf(printed: string): number {
  const digits = printed.replaceAll(/\D/g, '')
  return Number(digits) * (printed.includes('-') ? -1 : 1)
}

/** The sums that a part of the page prints: its rows, the total, and what that is made of: before tax, and tax. */
export interface ReadSums {
  readonly rows: readonly string[]
  readonly total: string
  readonly parts: readonly string[]
}

/** Reads the one list of sums in a piece of HTML. */
export function sumsIn(html: string, language: Language): ReadSums {
  const [list = '', more] = /<dl[^>]*>.*?<\/dl>/gs.exec(html) ?? []
  if (list === '' || more !== undefined) throw new Error(`sums were expected in ${html}`)
  const parts = list.split(/data-kind="/).slice(1)
  const [total = '', ...ofTotal] = amountsIn(textOf(parts.at(-1) ?? ''), language)
  const rows = parts.slice(0, -1).flatMap((part) => amountsIn(textOf(`<${part}`), language))
  return { rows, total, parts: ofTotal }
}

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + groszeOf(amount), 0)

/** Whether sums that stand under each other make their total, and its parts make it too. */
export function addUp({ rows, total, parts }: ReadSums): boolean {
  return [rows, ...(parts.length === 0 ? [] : [parts])].every((amounts) => sumOf(amounts) === groszeOf(total))
}

/** Whether lines make the row of the goods, which stands first. */
export function makeGoods(lines: readonly string[], { rows }: ReadSums): boolean {
  return sumOf(lines) === groszeOf(rows[0] ?? '')
}

/** What each line of a list comes to: the last amount of each. */
export function lineTotalsIn(html: string, language: Language): string[] {
  return [...html.matchAll(/<li[^>]*>.*?<\/li>/gs)].flatMap(([line]) =>
    amountsIn(textOf(line), language).slice(-1),
  )
}
