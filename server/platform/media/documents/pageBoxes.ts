import { addEntries, addObject, pagesOf, type PdfFile } from './pdfFile.ts'

/** A rectangle on a page in points from its lower left corner, as PDFs count: left, bottom, right, top. */
export type PageBox = readonly [number, number, number, number]

/** The boxes of a page for a printer: where the ink ends, and where the knife goes (ISO 32000, section 14.11.2). */
export interface PageBoxes {
  readonly bleed: PageBox
  readonly trim: PageBox
  /** The meaning of its colours: an ICC profile, given as the output intent (section 14.11.5). */
  readonly profile?: Uint8Array
}

/** Adds to every page of a PDF its bleed and trim boxes, and the meaning of its colours. */
export function addPageBoxes(file: PdfFile, { bleed, trim, profile }: PageBoxes): void {
  for (const page of pagesOf(file)) {
    addEntries(file, page, `/BleedBox ${printed(bleed)}\n/TrimBox ${printed(trim)}`)
  }
  if (profile === undefined) return
  const bytes = Buffer.from(profile).toString('latin1')
  const number = addObject(file, `<</N 3 /Length ${profile.length}>>\nstream\n${bytes}\nendstream`)
  const intent = `<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB IEC61966-2.1) /Info (sRGB IEC61966-2.1) /DestOutputProfile ${number} 0 R>>`
  addEntries(file, file.root, `/OutputIntents [${intent}]`)
}

const printed = (box: PageBox) => `[${box.map((value) => Number(value.toFixed(3))).join(' ')}]`
