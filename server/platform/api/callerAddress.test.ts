import { describe, expect, it } from 'vitest'
import { networksOfAddress } from './callerAddress.ts'

describe('a caller’s networks', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:0:0:ffff::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['', ''],
    ['no address', 'no address'],
  ])('of %j are the smallest, %j, and those around it', (address, ...networks) => {
    expect(networksOfAddress(address).map(({ name }) => name)).toEqual(networks)
  })

  it('have the more room the larger they are', () => {
    const rooms = networksOfAddress('2001:db8::1').map(({ room }) => room)
    expect(rooms).toEqual(rooms.toSorted((one, other) => one - other))
    expect(rooms[0]).toBe(1)
  })
})
