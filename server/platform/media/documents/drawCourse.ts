import { printDesign } from '../art/printDesign.ts'
import { A4, EMBER, MUTED, openPaper, type Page, rule, write, writeParagraphs } from './paper.ts'
import type { DocumentLanguage, DocumentPlan, PlannedLesson } from './plan.ts'
import { pictured } from './tags.ts'

type CoursePlan = Extract<DocumentPlan, { kind: 'course' }>

const MARGIN = 26

const WORKBOOK = {
  pl: 'Zeszyt kursu',
  en: 'Workbook of the course, taught in Polish',
} as const satisfies Record<DocumentLanguage, string>

/**
 * A course's workbook: its programme in the reader's language, and a page for each lesson, in Polish, with its task and
 * room for notes.
 */
export function drawCourse(plan: CoursePlan): Uint8Array {
  const paper = openPaper(plan.title, plan.language)
  paper.page(A4, (page) => drawProgramme(page, plan))
  for (const [index, lesson] of plan.lessons.entries()) {
    paper.page(A4, (page) => drawLesson(page, lesson, { number: index + 1, of: plan.lessons.length }))
  }
  return paper.close()
}

function drawProgramme(
  { pen, width }: Page,
  { title, design, duration, programme, language }: CoursePlan,
): void {
  const pictureHeight = 120
  const { canvas } = printDesign(design, 1_680, Math.round((1_680 * pictureHeight) / width))
  pictured(pen, { x: 0, y: 0 }, title, () => pen.drawImage(canvas, 0, 0, width, pictureHeight))
  const place = { x: MARGIN, y: pictureHeight + 22, width: width - 2 * MARGIN }
  const type = { voice: 'grotesk' as const, weight: 760, size: 10, leading: 12, gap: 0 }
  const below = writeParagraphs(pen, [title], place, type, 'H1')
  write(
    pen,
    `${WORKBOOK[language]} · ${duration}`,
    { x: MARGIN, y: below },
    { voice: 'text', size: 4.2, colour: MUTED },
  )
  for (const [index, lesson] of programme.entries()) {
    const y = below + 18 + index * 12
    write(
      pen,
      String(index + 1),
      { x: MARGIN, y },
      { voice: 'grotesk', weight: 760, size: 5.4, colour: EMBER },
    )
    write(pen, lesson, { x: MARGIN + 11, y }, { voice: 'text', weight: 500, size: 5 })
  }
}

function drawLesson(
  { pen, width, height }: Page,
  { title, text, task }: PlannedLesson,
  place: { readonly number: number; readonly of: number },
): void {
  const { number, of } = place
  const box = { x: MARGIN, width: width - 2 * MARGIN }
  const label = { voice: 'text' as const, size: 4, weight: 600 }
  write(pen, `Lekcja ${number} z ${of}`, { x: MARGIN, y: 34 }, { ...label, colour: EMBER })
  const heading = { voice: 'grotesk' as const, weight: 720, size: 8.4, leading: 10.5, gap: 0 }
  const belowTitle = writeParagraphs(pen, [title], { ...box, y: 46 }, heading, 'H2')
  const words = { voice: 'text' as const, weight: 400, size: 4.5, leading: 7, gap: 3.2 }
  const belowText = writeParagraphs(pen, text, { ...box, y: belowTitle + 5 }, words)
  write(pen, 'Zadanie', { x: MARGIN, y: belowText + 6 }, { ...label, colour: EMBER })
  const belowTask = writeParagraphs(pen, [task], { ...box, y: belowText + 14 }, { ...words, weight: 500 })
  write(pen, 'Notatki', { x: MARGIN, y: belowTask + 6 }, { ...label, colour: MUTED })
  for (let y = belowTask + 17; y < height - 24; y += 10) rule(pen, MARGIN, width - MARGIN, y)
}
