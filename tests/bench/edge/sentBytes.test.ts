import { expect, it } from 'vitest'
import { addUpSent, type SentAnswer } from './sentBytes.ts'

function answer(type: string, bytes: number, byWorker = false): SentAnswer {
  return { path: '/', type, bytes, byWorker }
}

it('adds up bytes and requests of each kind', () => {
  const { page } = addUpSent([
    answer('text/html', 100),
    answer('text/javascript', 20),
    answer('application/javascript', 3),
    answer('text/css', 5),
    answer('image/avif', 7),
    answer('font/woff2', 11),
    answer('application/json', 13),
    answer('', 0),
  ])
  expect(page).toEqual({
    document: { bytes: 100, requests: 1 },
    script: { bytes: 23, requests: 2 },
    style: { bytes: 5, requests: 1 },
    picture: { bytes: 7, requests: 1 },
    font: { bytes: 11, requests: 1 },
    other: { bytes: 13, requests: 2 },
    all: { bytes: 159, requests: 8 },
  })
})

it('keeps what the worker fetched apart', () => {
  const { page, worker } = addUpSent([answer('text/javascript', 20), answer('text/javascript', 300, true)])
  expect(page.script).toEqual({ bytes: 20, requests: 1 })
  expect(worker.script).toEqual({ bytes: 300, requests: 1 })
  expect(worker.all).toEqual(worker.script)
})
