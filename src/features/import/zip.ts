import { importing } from '#domain/texts'
import { decoded } from './decoded.ts'

/** One file of a ZIP archive. Its content is read when it is asked for. */
export type ZippedFile = { name: string; text: () => Promise<string> }

export class ZipFault extends Error {}

/** What the texts of one archive may hold together, unpacked: a few kilobytes can be packed from gigabytes of one letter. */
const mostBytes = 300_000_000

/**
 * The files of an archive. Only the directory at its end is read here, so that an archive of gigabytes of pictures costs
 * no more than its texts.
 */
export async function filesOfZip(zip: Blob, limit = mostBytes): Promise<ZippedFile[]> {
  const viewOf = async (from: number, to?: number) => new DataView(await zip.slice(from, to).arrayBuffer())
  const end = await viewOf(Math.max(0, zip.size - 65_557))
  let at = end.byteLength - 22
  while (at >= 0 && end.getUint32(at, true) !== 0x06_05_4b_50) at -= 1
  if (at < 0) throw new ZipFault(importing.zip.incomplete)
  const [size, start] = [end.getUint32(at + 12, true), end.getUint32(at + 16, true)]
  if (start === 0xff_ff_ff_ff) throw new ZipFault(importing.zip.tooLarge)
  const directory = await viewOf(start, start + size)
  const files: ZippedFile[] = []
  let unpacked = 0
  const countBytes = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        unpacked += part.byteLength
        if (unpacked > limit) controller.error(new ZipFault(importing.zip.tooMuchText))
        else controller.enqueue(part)
      },
    })
  for (let entry = 0; entry + 46 <= directory.byteLength && directory.getUint32(entry, true) === 0x02_01_4b_50;) {
    const half = (offset: number) => directory.getUint16(entry + offset, true)
    const whole = (offset: number) => directory.getUint32(entry + offset, true)
    const [isLocked, method, packed, header] = [(half(8) & 1) === 1, half(10), whole(20), whole(42)]
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, entry + 46, half(28)))
    files.push({
      name,
      text: async () => {
        if (isLocked) throw new ZipFault(importing.zip.locked)
        if (method !== 0 && method !== 8) throw new ZipFault(importing.zip.unknown)
        const local = await viewOf(header, header + 30)
        const from = header + 30 + local.getUint16(26, true) + local.getUint16(28, true)
        const content = zip.slice(from, from + packed)
        if (method === 0) return decoded(await content.arrayBuffer())
        const unpack = new DecompressionStream('deflate-raw')
        return decoded(await new Response(content.stream().pipeThrough(unpack).pipeThrough(countBytes())).arrayBuffer())
      },
    })
    entry += 46 + half(28) + half(30) + half(32)
  }
  return files
}
