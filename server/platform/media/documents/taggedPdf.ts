import {
  addEntries,
  addObject,
  objectOf,
  pagesOf,
  type PdfFile,
  streamObject,
  streamOf,
  textString,
} from './pdfFile.ts'
import { type Mark, signalOf, type TaggedPart } from './tags.ts'

/**
 * Adds to a PDF its language, its parts and their reading order: drawn content is marked, and the marks are named in a
 * tree (ISO 32000, sections 14.7 and 14.8). Content outside all parts is only visual.
 */
export function addTags(file: PdfFile, root: TaggedPart, language: string): void {
  const pages = pagesOf(file)
  const marks = Map.groupBy(marksOf(root), ({ page }) => page)
  for (const [index, page] of pages.entries()) markPage(file, page, marks.get(index) ?? [])
  const treeRoot = addObject(file, '')
  const owners = new Map<Mark, number>()
  const top = addPart(file, root, { parent: treeRoot, pages, owners })
  const nums = pages.map((page, index) => {
    const inOrder = (marks.get(index) ?? []).toSorted((one, other) => one.number - other.number)
    addEntries(file, page, `/StructParents ${index}`)
    return `${index} [${inOrder.map((mark) => `${owners.get(mark)} 0 R`).join(' ')}]`
  })
  file.objects.set(
    treeRoot,
    `<</Type /StructTreeRoot /K ${top} 0 R /ParentTree <</Nums [${nums.join(' ')}]>> /ParentTreeNextKey ${pages.length}>>`,
  )
  addEntries(
    file,
    file.root,
    `/Lang (${language}) /MarkInfo <</Marked true>> /StructTreeRoot ${treeRoot} 0 R`,
  )
}

const isMark = (kid: TaggedPart | Mark): kid is Mark => 'number' in kid

function marksOf(part: TaggedPart): readonly Mark[] {
  return part.kids.flatMap((kid) => (isMark(kid) ? [kid] : marksOf(kid)))
}

interface Tree {
  readonly parent: number
  /** The numbers of the pages’ objects. */
  readonly pages: readonly number[]
  /** The part that a mark belongs to, by the number of its object. */
  readonly owners: Map<Mark, number>
}

function addPart(file: PdfFile, { role, says, kids }: TaggedPart, { parent, pages, owners }: Tree): number {
  const number = addObject(file, '')
  const written = kids.map((kid) => {
    if (!isMark(kid)) return `${addPart(file, kid, { parent: number, pages, owners })} 0 R`
    owners.set(kid, number)
    return `<</Type /MCR /Pg ${pages[kid.page]} 0 R /MCID ${kid.number}>>`
  })
  const alt = says === undefined ? '' : ` /Alt ${textString(says)}`
  const object = `<</Type /StructElem /S /${role} /P ${parent} 0 R${alt} /K [${written.join(' ')}]>>`
  file.objects.set(number, object)
  return number
}

const RECTANGLE = /^-?[\d.]+ -?[\d.]+ (-?[\d.]+) (-?[\d.]+) re\nf\n/gmu
const BESIDE = { begin: '/Artifact BMC\n', end: 'EMC\n' } as const

/** Replaces the signal rectangles by marks. */
function markPage(file: PdfFile, page: number, marks: readonly Mark[]): void {
  const contents = Number(/\/Contents (\d+) 0 R/u.exec(objectOf(file, page))?.[1])
  const byNumber = new Map(marks.map((mark) => [mark.number, mark]))
  const marked = streamOf(file, contents).replaceAll(RECTANGLE, (drawn, width, height) => {
    const signal = signalOf(Number(width), Number(height))
    const mark = signal === null ? undefined : byNumber.get(signal.number)
    if (signal === null || mark === undefined) return drawn
    if (signal.kind === 'end') return `EMC\n${BESIDE.begin}`
    // Readers look for a text in spans alone.
    const [name, reads] =
      mark.reads === null ? [mark.role, ''] : ['Span', ` /ActualText ${textString(mark.reads)}`]
    return `${BESIDE.end}/${name} <</MCID ${mark.number}${reads}>> BDC\n`
  })
  file.objects.set(contents, streamObject(`${BESIDE.begin}${marked}\n${BESIDE.end}`))
}
