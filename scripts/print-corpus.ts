import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { once } from 'node:events'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import { loadWordsmith } from '#domain/wording/loadWordsmith.ts'
import { MATTER_TONES } from '#domain/wording/matters.ts'
import { requestFor } from '#domain/wording/requestFor.ts'
import { ADDRESSES, LENGTHS, TONES } from '#domain/wording/wording.ts'
import { VARIANTS } from '#domain/wording/writeVariants.ts'
import type { WritingRequest } from '#domain/wording/writingRequest.ts'
import { plainText } from '#domain/wording/writtenText.ts'
import { catalogueProducts } from '#server/shop/catalogue/catalogue.ts'

// Prints every text that the rules write, for an editor to read: `node scripts/print-corpus.ts` to
// node_modules/.tmp/corpus.txt; with `--sample 300 --seed 7` only so many, as lines of JSON, to the console.

/** Names, pet names, groups, and non-names: people type them all. */
const NAMES = `
Ania|Tomek|Joanna Nowak|Alex|Misiu|Kochanie|Rodzice|Pani Dyrektor|Anna Kowalska|Pan Marek Kowalski|Babcia|Dziadek|
Babcia Zosia|Wujek Marek|Zosia i Tomek|Kasia, Ola i Bartek|Xavier|Nicole|Kuba|Jerzy|Antoni|Maria|Zbyszek|Agnieszka|
Grzegorz|Paweł|Małgosia|Julia|Michał|Krystyna|Mama|Tata|Mamusia|Skarbie|Córka|Syn|Mąż|Żona|Siostra|Brat|
Przyjaciółka|Szefowa|Pan Profesor|Pani Agnieszka|Sąsiedzi|Zespół Latarnia|Klasa 3b|Teściowie|Państwo Kowalscy|
Firma Kwiatek|José|Oksana|Nguyen|Ania i Xavier|Dr Nowak|Kumpel|Słonko|Aniu|Kochani|
`
  .split('|')
  .map((name) => name.trim())

/** Love letters don't go to a class, nor bills to a mother. */
const NOT_LOVED =
  /^(?:Rodzice|Babcia|Dziadek|Wujek|Mam|Tata|Córka|Syn|Siostra|Brat|Klasa|Zespół|Sąsiedzi|Teściowie|Firma|Państwo|Kochani|Pan|Szefowa|Dr|Kumpel|Zosia i|Kasia,|Ania i)/u
const NOT_BILLED =
  /^(?:Rodzice|Babcia|Dziadek|Wujek|Mam|Tata|Córka|Syn|Siostra|Brat|Mąż|Żona|Teściowie|Kochani|Misiu|Kochanie|Skarbie|Słonko|Klasa|Przyjaciółka)/u

function namesFor(type: AiProductType): readonly string[] {
  if (type === 'love_letter') return NAMES.filter((name) => !NOT_LOVED.test(name))
  return type === 'business_email' ? NAMES.filter((name) => !NOT_BILLED.test(name)) : NAMES
}

const SENDERS = ['Ola', 'Piotr i Zosia', 'Marek Wrona', '']
const MEMORIES = ['', 'jak zgubiliśmy mapę w Bieszczadach', 'pierwsza kawa na dworcu we Wrocławiu']

const FACTS: Readonly<Record<string, string>> = {
  obserwacja: 'otwierają Państwo trzecią piekarnię w Poznaniu',
  rozwiazanie: 'jeden kurier i jedna osoba do kontaktu, na nasz koszt',
  korzysc: 'dostawa o jedną trzecią tańsza',
  termin: '15 października',
  numer: '118/09/2026',
  kwota: '7 460',
  nowy_termin: '22 października',
  problem: 'ramka przyszła pęknięta',
  za_co: 'szczerość w sprawie budżetu',
  ustalenia: 'start w listopadzie, dwa etapy, jedna osoba do kontaktu',
  krok: 'kosztorys w dwóch wariantach',
  sukces: 'magazyn przeniesiony w jeden weekend',
  zyczenie: 'wszystkie dostawy przed czasem',
  okres: 'dwa lata',
  wyniki: 'czas odpowiedzi krótszy o połowę',
  odpowiedzialnosc: 'szkolenie czterech nowych osób',
  wymaganie: 'porządek w archiwum zdjęć',
  dowod: 'sześć lat w bibliotece i 42 tysiące opisanych fotografii',
  powod: 'mój dziadek prowadził parowozy na tej linii',
}

/** All possible requests. */
function* requests(): Generator<{ readonly handle: string; readonly request: WritingRequest }> {
  let count = 0
  for (const { handle, ai } of catalogueProducts) {
    if (ai === undefined) continue
    const product = { handle, aiType: ai.type, aiCategory: ai.occasion, aiCategoryKey: null }
    for (const name of namesFor(ai.type)) {
      for (const tone of ai.type === 'business_email' ? MATTER_TONES : TONES) {
        for (const length of LENGTHS) {
          for (const relation of relationsOf(product)) {
            count += 1
            const pick = <One>(some: readonly One[]) => some[(count * 7) % some.length]
            const given = {
              name,
              sender: pick(SENDERS) ?? '',
              memory: ai.type === 'business_email' ? '' : (pick(MEMORIES) ?? ''),
              facts: FACTS,
            }
            const asked = requestFor(product, given)
            const address = relation === 'nauczyciel' || relation === 'praca' ? pick(ADDRESSES) : undefined
            const changes = { tone, length, relation: relation ?? asked.relation, seed: count % 3 }
            yield { handle, request: { ...asked, ...changes, address: address ?? asked.address } }
          }
        }
      }
    }
  }
}

/** The recipients of a product’s text: the ones it names, or all relations. */
function relationsOf(
  product: Parameters<typeof requestFor>[0],
): readonly (WritingRequest['relation'] | null)[] {
  const { relation, type } = requestFor(product, { name: '', memory: '', sender: '' })
  return relation === '' && type !== 'business_email' ? [null, ...RECIPIENTS] : [null]
}

const wordsmith = await loadWordsmith('pl')

function written(request: WritingRequest, variant: number): string {
  const text = wordsmith.written({ isOpen: true, request, variant, turns: {} })
  return text === null ? '' : plainText(text)
}

async function printAll(): Promise<void> {
  const path = 'node_modules/.tmp/corpus.txt'
  await mkdir('node_modules/.tmp', { recursive: true })
  const file = createWriteStream(path)
  let count = 0
  for (const { handle, request } of requests()) {
    const { tone, length, relation, address, name } = request
    const head = [handle, tone, length, relation, address, name].join(' · ')
    const text = written(request, count % VARIANTS)
    count += 1
    if (!file.write(`# ${head}\n\n${text}\n\n\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
  console.log(`${count} texts in ${path}`)
}

function printSample(size: number, seed: number): void {
  const random = seededRandom(seed)
  const byHandle = Map.groupBy(requests(), ({ handle }) => handle)
  const handles = [...byHandle.keys()]
  for (let count = 0; count < size; count += 1) {
    const some = byHandle.get(handles[count % handles.length] ?? '') ?? []
    const one = some[Math.floor(random() * some.length)]
    if (one === undefined) continue
    const variant = Math.floor(random() * VARIANTS)
    const text = written(one.request, variant)
    console.log(JSON.stringify({ ...one, variant, text }))
  }
}

/** The same numbers for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const option = (name: string) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? null : Number(process.argv[at + 1])
}
const size = option('--sample')
if (size === null) await printAll()
else printSample(size, option('--seed') ?? 1)
