import { expect, it } from 'vitest'
import { clientAddress, clientNetwork } from './caller.ts'

const from = (address: string) => clientAddress(new Headers({ 'CF-Connecting-IP': address }))

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
])('counts %s as %s', (address, counted) => expect(from(address)).toBe(counted))

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001::', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('%s belongs to the network %s', (address, network) => {
  expect(clientNetwork(new Headers({ 'CF-Connecting-IP': address }))).toBe(network)
})

it('uses no header that a client can set', () => {
  const headers = new Headers({
    'X-Forwarded-For': '198.51.100.1',
    'X-Real-IP': '198.51.100.1',
    'True-Client-IP': '198.51.100.1',
    Forwarded: 'for=198.51.100.1',
  })
  expect(clientAddress(headers)).toBe('unknown')
})
