/** npm run push:keys: makes the key pair by which push services know the site. */
import { generateKeyPairSync } from 'node:crypto'

const {
  x = '',
  y = '',
  d = '',
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])

console.log(`VAPID_PUBLIC_KEY=${point.toString('base64url')}\nVAPID_PRIVATE_KEY=${d}`)
