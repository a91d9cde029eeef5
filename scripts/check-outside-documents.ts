import { validate } from 'graphql'
import { storefrontSchema } from '#server/shop/storefront/graphql/storefrontSchema.ts'
import { realStorefrontSchema } from './generate-storefront.ts'
import { outsideDocuments } from './outsideDocuments.ts'

// Counts how many of other people's storefront documents fit the embedded storefront, and why the rest don't:
// `node scripts/check-outside-documents.ts FOLDER`, a folder with checkouts of their code. Documents that are not
// valid in Shopify's own schema (another API, an older version) don't count.

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Which folder? node scripts/check-outside-documents.ts FOLDER')
  process.exit(2)
}

const found = outsideDocuments(folder)
const real = realStorefrontSchema()
const valid = found.filter(({ document }) => validate(real, document).length === 0)
const checked = valid.map((outside) => {
  const errors = validate(storefrontSchema, outside.document)
  return { ...outside, reasons: [...new Set(errors.map((error) => error.message))] }
})
const unfit = checked.filter(({ reasons }) => reasons.length > 0)

for (const { path, name, reasons } of unfit) console.log(`${path} ${name}\n  ${reasons.join('\n  ')}`)

const reasons = Map.groupBy(
  unfit.flatMap((outside) => outside.reasons),
  (reason) => reason,
)
console.log('\nReasons, by the number of documents:')
for (const [reason, { length }] of [...reasons].toSorted(([, one], [, other]) => other.length - one.length)) {
  console.log(`${String(length).padStart(5)}  ${reason}`)
}
console.log(
  `\n${found.length} documents found, ${valid.length} valid in the Storefront API, ${valid.length - unfit.length} of these fit.`,
)
