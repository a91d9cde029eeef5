import * as fc from 'fast-check'
import { drizzle } from 'drizzle-orm/pglite'
import { describe, expect, it } from 'vitest'
import { testContext } from '#support/testContext.ts'
import { fileAddress, readFileAddress, readUploadAddress, uploadAddress } from './fileAddress.ts'

const GROUND = { kind: 'session', sessionId: 'one' } as const
const HOUR = 60 * 60_000
const KEY = 'gallery/osoba-1/obraz-2/original.jpg'
const database = drizzle.mock()

const at = (time: number) => testContext(database, { now: () => new Date(time) })
const read = (time: number, address: string) =>
  readFileAddress(at(time), new URL(address, 'https://iskra.example'))

describe('the address of a file', () => {
  it('is good for an hour at least and seven at most, and stays the same in between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const address = fileAddress(at(now), KEY, GROUND)
        expect(read(now, address)).toMatchObject({
          kind: 'file',
          key: KEY,
          grant: GROUND,
          downloadName: null,
        })
        expect(read(now + HOUR - 1, address).kind).toBe('file')
        expect(read(now + 7 * HOUR + 1, address).kind).toBe('run-out')
        const until = Number(new URL(address, 'https://iskra.example').searchParams.get('until'))
        expect(fileAddress(at(until - HOUR), KEY, GROUND)).toBe(address)
      }),
    )
  })

  it('carries the name of a download, which belongs to the signature', () => {
    const name = 'Życzenia & „uściski".jpg'
    const address = fileAddress(at(0), KEY, GROUND, { downloadName: name })
    expect(read(0, address)).toMatchObject({ kind: 'file', downloadName: name })
    expect(read(0, address.replace('name=', 'name=x')).kind).toBe('unknown')
  })

  it('is nobody else’s to make: with any sign changed it is unknown', () => {
    const address = fileAddress(at(0), KEY, GROUND)
    fc.assert(
      fc.property(
        fc.integer({ min: '/files/'.length, max: address.length - 1 }),
        fc.constantFrom('a', 'Z', '0', '9', '-', '/', '.'),
        (place, sign) => {
          const forged = address.slice(0, place) + sign + address.slice(place + 1)
          if (forged === address) return
          expect(read(0, forged).kind).toBe('unknown')
        },
      ),
    )
    const other = testContext(database, { now: () => new Date(0) })
    const { config } = other
    const stranger = { ...other, config: { ...config, auth: { ...config.auth, secret: 'another server’s' } } }
    expect(read(0, fileAddress(stranger, KEY, GROUND)).kind).toBe('unknown')
  })

  it('of an upload is another thing, for its id alone and until its moment', () => {
    const address = new URL(uploadAddress(at(0), 'upload-1', new Date(HOUR)), 'https://iskra.example')
    expect(readUploadAddress(at(0), 'upload-1', address.searchParams)).toBe('upload-1')
    expect(readUploadAddress(at(0), 'upload-2', address.searchParams)).toBeNull()
    expect(readUploadAddress(at(HOUR), 'upload-1', address.searchParams)).toBeNull()
    expect(readFileAddress(at(0), address).kind).toBe('unknown')
  })
})
