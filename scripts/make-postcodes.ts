/**
 * Makes `server/platform/postcodes/polishPostcodes.tsv`, which towns each Polish postcode is of, from the postal codes of GeoNames
 * (https://download.geonames.org/export/zip/PL.zip, Creative Commons Attribution 4.0):
 *
 *     node scripts/make-postcodes.ts PL.txt
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const [file] = z.tuple([z.string()]).parse(process.argv.slice(2))
const byAlphabet = new Intl.Collator('pl').compare

const towns = new Map<string, Set<string>>()
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [country, postcode = '', place = ''] = line.split('\t')
  if (country !== 'PL' || !/^\d{2}-\d{3}$/.test(postcode)) continue
  // The kind of place that GeoNames adds to a few names belongs to no address.
  const town = place.replace(/ \(.*\)$/, '').trim()
  if (town === '') continue
  const known = towns.get(postcode) ?? new Set()
  towns.set(postcode, known.add(town))
}

const lines = [...towns]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([postcode, of]) => `${postcode}\t${[...of].toSorted(byAlphabet).join('|')}`)
writeFileSync(
  new URL('../server/platform/postcodes/polishPostcodes.tsv', import.meta.url),
  `# Postal codes of GeoNames (https://www.geonames.org), Creative Commons Attribution 4.0. Made by scripts/make-postcodes.ts.\n${lines.join('\n')}\n`,
)
console.log(`${lines.length} postcodes`)
