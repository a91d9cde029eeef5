import { readFile } from 'node:fs/promises'

/** A line each: a postcode, a tab, its towns with bars between. Made by scripts/make-postcodes.ts. */
const FILE = new URL('polishPostcodes.tsv', import.meta.url)

let table: Promise<ReadonlyMap<string, string>> | null = null

/** The towns of a Polish postcode (`00-950`), in alphabetical order; none for one that isn’t known. */
export async function townsOf(postcode: string): Promise<readonly string[]> {
  // Read at the first request: most of the server's work needs no postcode.
  table ??= readTable()
  return (await table).get(postcode)?.split('|') ?? []
}

async function readTable(): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(FILE, 'utf8')).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [postcode, towns] = line.split('\t')
      return postcode === undefined || towns === undefined ? [] : [[postcode, towns] as const]
    }),
  )
}
