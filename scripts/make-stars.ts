/**
 * Makes `src/domain/personal/sky/starData.ts`, the stars and the lines of the constellations, from the data of
 * d3-celestial (https://github.com/ofrohn/d3-celestial, BSD-3-Clause; its stars are of XHIP, Anderson and Francis 2012):
 *
 *     node scripts/make-stars.ts stars.6.json constellations.lines.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const [starFile, lineFile] = z.tuple([z.string(), z.string()]).parse(process.argv.slice(2))
const point = z.tuple([z.number(), z.number()])
const starsSchema = z.object({
  features: z.array(
    z.object({ properties: z.object({ mag: z.number() }), geometry: z.object({ coordinates: point }) }),
  ),
})
const linesSchema = z.object({
  features: z.array(z.object({ geometry: z.object({ coordinates: z.array(z.array(point)) }) })),
})

/** Fainter ones are seen only far from all towns. */
const FAINTEST = 5
/** The writing of a hundredth of a degree, and of a tenth of a magnitude from -2 on. */
const written = (value: number, places: number) => Math.round(value).toString(36).padStart(places, '0')
const direction = ([ascension, declination]: readonly [number, number]) =>
  written(((ascension + 360) % 360) * 100, 3) + written((declination + 90) * 100, 3)

const stars = starsSchema
  .parse(JSON.parse(readFileSync(starFile, 'utf8')))
  .features.filter(({ properties }) => properties.mag <= FAINTEST)
  .toSorted((one, other) => one.properties.mag - other.properties.mag)
  .map(({ properties, geometry }) => direction(geometry.coordinates) + written((properties.mag + 2) * 10, 2))
const lines = linesSchema
  .parse(JSON.parse(readFileSync(lineFile, 'utf8')))
  .features.flatMap(({ geometry }) => geometry.coordinates)
  .map((line) => line.map(direction).join(''))

writeFileSync(
  new URL('../src/domain/personal/sky/starData.ts', import.meta.url),
  `// Made by scripts/make-stars.ts of the data of d3-celestial (see stars-BSD.txt). Directions are of the equinox J2000.

/**
 * Stars to magnitude ${FAINTEST}, the brightest first, eight characters each, of base 36: right ascension and declination + 90
 * in hundredths of a degree (three and three), magnitude + 2 in tenths (two).
 */
export const STARS =
  '${stars.join('')}'

/** The lines of the constellations, apart by blanks: their points, each a direction as above. */
export const LINES =
  '${lines.join(' ')}'
`,
)
console.log(`${stars.length} stars, ${lines.length} lines`)
