import { describe, expect, it } from 'vitest'
import { readChosen } from './chosen-files.ts'
import { filesOfZip } from './zip.ts'

type Zipped = { name: string; content: string; method?: 0 | 8 | 9; isLocked?: boolean }

/** An archive as the common programs write it. */
async function zipOf(files: Zipped[], { comment = '' } = {}): Promise<File> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, method = 8, isLocked = false } of files) {
    const title = Buffer.from(name)
    const bytes = Buffer.from(content)
    const packed = method === 8 ? await deflated(bytes) : bytes
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isLocked ? 1 : 0x08_00, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(title.length, 22)
    // The local header may have more beside the name than the directory.
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, title, Buffer.alloc(5)])
    local.writeUInt16LE(5, 28)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, title]))
    parts.push(local, packed)
    offset += local.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(comment.length, 20)
  return new File([Buffer.concat([...parts, list, end, Buffer.from(comment)])], 'journal.zip')
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Buffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return Buffer.from(await new Response(stream).arrayBuffer())
}

describe('a ZIP archive', () => {
  it('gives its files, packed or not, with any name', async () => {
    const long = 'Tea and rain. '.repeat(10_000)
    const zip = await zipOf(
      [
        { name: 'a/Grüße.md', content: long },
        { name: 'b.md', content: 'Brot', method: 0 },
        { name: 'empty.md', content: '' },
      ],
      { comment: 'PK and more' },
    )
    const files = await filesOfZip(zip)
    expect(await Promise.all(files.map(async ({ name, text }) => [name, await text()]))).toEqual([
      ['a/Grüße.md', long],
      ['b.md', 'Brot'],
      ['empty.md', ''],
    ])
  })

  it('that holds more than a journal is not unpacked to its end', async () => {
    const zip = await zipOf([
      { name: 'a.md', content: 'Tea' },
      { name: 'bomb.md', content: 'a'.repeat(2_000_000) },
    ])
    const [small, bomb] = await filesOfZip(zip, 1_000_000)
    expect(await small!.text()).toBe('Tea')
    await expect(bomb!.text()).rejects.toThrow('It holds too much text.')
  })

  it('that is cut off is refused with a sentence', async () => {
    const zip = await zipOf([{ name: 'a.md', content: 'Tea' }])
    await expect(filesOfZip(zip.slice(0, zip.size - 10))).rejects.toThrow('incomplete')
    await expect(filesOfZip(new Blob(['PK']))).rejects.toThrow('incomplete')
  })
})

describe('chosen files', () => {
  const chosen = (path: string, content: string) => ({ path, file: new File([content], path.split('/').at(-1)!) })

  it('are the texts among them, with those of archives; pictures and the rest are counted', async () => {
    const zip = await zipOf([
      { name: 'Journal.json', content: '{}' },
      { name: 'photos/1.jpeg', content: '…' },
      { name: 'photos/', content: '', method: 0 },
      { name: '__MACOSX/._Journal.json', content: '…' },
      { name: 'locked.md', content: 'x', isLocked: true },
      { name: 'odd.md', content: 'x', method: 9 },
      { name: 'broken.md', content: 'x' },
    ])
    const bytes = new Uint8Array(await zip.arrayBuffer())
    // The packed content of broken.md begins after its local header.
    const at = Buffer.from(bytes).indexOf('broken.md')
    bytes.fill(0xff, at + 14, at + 17)
    const read = await readChosen([
      { path: 'journal.zip', file: new File([bytes], 'journal.zip') },
      chosen('vault/2023-06-26.md', 'Tea'),
      chosen('vault/.obsidian/app.json', '{}'),
      chosen('vault/a.PNG', '…'),
      chosen('vault/plan.pdf', '…'),
    ])
    expect(read).toEqual({
      texts: [
        { name: 'Journal.json', text: '{}' },
        { name: 'vault/2023-06-26.md', text: 'Tea' },
      ],
      beside: { pictures: 2, others: 1 },
      faults: [
        { where: 'locked.md', why: 'It is locked with a password.' },
        { where: 'odd.md', why: 'It is packed in a way that cannot be read here.' },
        { where: 'broken.md', why: 'It is damaged and cannot be unpacked.' },
      ],
    })
  })

  it('that are one file are read under any name', async () => {
    expect(await readChosen([chosen('journal', 'Tea')])).toMatchObject({ texts: [{ name: 'journal', text: 'Tea' }] })
  })

  it('are read as they were written, also by Excel', async () => {
    const textOf = async (bytes: Buffer) => {
      const file = new File([new Uint8Array(bytes)], 'a.csv')
      return (await readChosen([{ path: 'a.csv', file }])).texts[0]!.text
    }
    const words = 'Tag;Dank\n1.2.2024;Grüße, Müsli'
    expect(await textOf(Buffer.from(words, 'latin1'))).toBe(words)
    expect(await textOf(Buffer.from(`\uFEFF${words}`, 'utf16le'))).toBe(words)
    expect(await textOf(Buffer.from(words))).toBe(words)
    // One damaged sign among others.
    expect(await textOf(Buffer.concat([Buffer.from(words), Buffer.of(0xfc)]))).toBe(`${words}\uFFFD`)
  })

  it('that are the backup of an app are refused by its name', async () => {
    const zip = await zipOf([{ name: 'backup.daylio', content: '…' }])
    expect(await readChosen([{ path: 'backup_2026.daylio', file: zip }])).toMatchObject({
      texts: [],
      faults: [{ where: 'backup.daylio', why: expect.stringContaining('export the entries as a CSV') }],
    })
  })

  it('that are an archive which cannot be opened are reported', async () => {
    expect(await readChosen([chosen('journal.zip', 'Tea')])).toMatchObject({
      texts: [],
      faults: [{ where: 'journal.zip', why: expect.stringContaining('incomplete') }],
    })
  })
})
