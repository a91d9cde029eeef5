import { expect, it } from 'vitest'
import { addressOf } from './address.ts'

it('fills an endpoint’s address in', () => {
  const path = { username: 'anna/../x?y' }
  const query = { before: 'ż&1', none: undefined, token: '' }
  expect(addressOf('https://api.example', 'GET /api/v1/profiles/{username}', { path, query })).toEqual({
    method: 'GET',
    url: 'https://api.example/api/v1/profiles/anna%2F..%2Fx%3Fy?before=%C5%BC%261&token=',
  })
  expect(addressOf('', 'DELETE /api/v1/account', {})).toEqual({ method: 'DELETE', url: '/api/v1/account' })
})

it.each(['', '.', '..'])('never walks up an address by %j', (id) => {
  const fill = () => addressOf('', 'DELETE /api/v1/account/sessions/{id}', { path: { id } })
  expect(fill).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

it('never leaves a part out', () => {
  expect(() => addressOf('', 'DELETE /api/v1/account/sessions/{id}', {})).toThrow('No such address')
})
