import type { Transcript } from '../transcriptSchema.ts'
import { linesOf, type TextLine } from './plainText.ts'
import type { WriteOptions } from './writeOptions.ts'
import { zipOf } from './zip.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_TYPE}.styles+xml"/></Types>`
const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const DOCUMENT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`
const STYLES = `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="pl-PL"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style></w:styles>`

/** A transcript for word processors: its title, then a paragraph for each passage. */
export function writeDocx(transcript: Transcript, options: WriteOptions): Uint8Array<ArrayBuffer> {
  const title = `<w:p><w:pPr><w:pStyle w:val="Title"/></w:pPr>${run(options.title)}</w:p>`
  const body = linesOf(transcript).map((line) => paragraph(line, options))
  const page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>'
  return zipOf([
    { name: '[Content_Types].xml', text: CONTENT_TYPES },
    { name: '_rels/.rels', text: RELATIONS },
    { name: 'word/_rels/document.xml.rels', text: DOCUMENT_RELATIONS },
    { name: 'word/styles.xml', text: STYLES },
    {
      name: 'word/document.xml',
      text: `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${title}${body.join('')}${page}</w:body></w:document>`,
    },
  ])
}

function paragraph({ time, speaker, text }: TextLine, { times, speakers }: WriteOptions): string {
  const when = times ? run(`${time} `, '<w:color w:val="666666"/>') : ''
  const who = speakers && speaker !== null ? run(`${speaker}: `, '<w:b/>') : ''
  return `<w:p>${when}${who}${run(text)}</w:p>`
}

const run = (text: string, look = '') =>
  `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

/** Text within XML: signs that it can't hold are left out. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
