import type { TemplateRun } from '#domain/template/templateRun.ts'
import type { TemplateRunRow } from '#offline/templateRuns/templateRunRow.ts'

/** A run under way, as the server describes it. */
export const EXAMPLE_RUN: TemplateRun = {
  id: 'run-1',
  slug: 'kartka-urodzinowa',
  title: 'Kartka urodzinowa',
  status: 'processing',
  progress: 40,
  createdAt: '2026-11-25T18:00:00.000Z',
  startedAt: '2026-11-25T18:00:01.000Z',
  completedAt: null,
  credits: { held: 6, charged: null },
  error: null,
  refCode: '0123456789abcdef',
  values: { imie: 'Ola' },
  nodes: [
    {
      id: 'a',
      kind: 'input',
      label: 'Imię',
      state: 'completed',
      progress: 100,
      attempts: 1,
      taken: null,
      error: null,
    },
    {
      id: 'b',
      kind: 'model',
      label: 'Rysunek',
      state: 'running',
      progress: 30,
      attempts: 1,
      taken: null,
      error: null,
    },
    {
      id: 'c',
      kind: 'output',
      label: 'Kartka',
      state: 'waiting',
      progress: 0,
      attempts: 0,
      taken: null,
      error: null,
    },
  ],
  results: [],
}

/** The row of a run whose start was sent. */
export const EXAMPLE_RUN_ROW: TemplateRunRow = {
  refCode: EXAMPLE_RUN.refCode,
  id: EXAMPLE_RUN.id,
  slug: EXAMPLE_RUN.slug,
  title: EXAMPLE_RUN.title,
  values: { imie: 'Ola' },
  language: 'pl',
  device: 'phone',
  price: { least: 2, most: 6 },
  status: 'processing',
  asks: false,
  createdAt: EXAMPLE_RUN.createdAt,
  endedAt: null,
  confirmedAt: 1_795_000_000_000,
  wasSent: true,
  isCancelling: false,
  refusal: null,
  faults: [],
  run: EXAMPLE_RUN,
  attempts: 1,
}
