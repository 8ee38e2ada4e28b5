import type { NamedText } from '#domain/import/file'
import { refusedByName } from '#domain/import/formats'
import type { LeftOut } from '#domain/import/gathering'
import { importing } from '#domain/texts'
import { decoded } from './decoded.ts'
import { filesOfZip, ZipFault, type ZippedFile } from './zip.ts'

/** The path has the folders that were chosen with the file. */
export type ChosenFile = { path: string; file: File }

export type ReadFiles = { texts: NamedText[]; beside: { pictures: number; others: number }; faults: LeftOut[] }

const journals = /\.(?:json|csv|tsv|md|markdown|txt|html?|enex|doentry)$/i
const pictures = /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|svg|mp4|mov|m4v|webm|m4a|mp3|aac|wav|caf|ogg|opus)$/i
/** Folders, and what programs keep for themselves. */
const isOwnOfProgram = (name: string) => /(?:^|\/)(?:\.|__MACOSX\/)|\/$/.test(name)

/** Reads the texts among the chosen files and in their archives, and counts the rest. */
export async function readChosen(chosen: ChosenFile[]): Promise<ReadFiles> {
  const read: ReadFiles = { texts: [], beside: { pictures: 0, others: 0 }, faults: [] }
  const refused: LeftOut[] = []
  const attempt = async (where: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (fault) {
      read.faults.push({
        where,
        why: fault instanceof ZipFault ? fault.message : importing.zip.damaged,
      })
    }
  }
  const take = async ({ name, text }: ZippedFile, isAlone: boolean) => {
    if (isOwnOfProgram(name)) return
    if (isAlone || journals.test(name))
      await attempt(name, async () => void read.texts.push({ name, text: await text() }))
    else if (pictures.test(name)) read.beside.pictures += 1
    else {
      read.beside.others += 1
      const why = refusedByName(name)
      if (why) refused.push({ where: name, why })
    }
  }
  for (const { path, file } of chosen) {
    const isZip = /\.zip$/i.test(path) || (await file.slice(0, 4).text()) === 'PK\u0003\u0004'
    if (!isZip) await take({ name: path, text: async () => decoded(await file.arrayBuffer()) }, chosen.length === 1)
    else
      await attempt(path, async () => {
        for (const zipped of await filesOfZip(file)) await take(zipped, false)
      })
  }
  // Beside a journal, these are its attachments.
  if (read.texts.length === 0) read.faults.push(...refused)
  return read
}

/** The files of a choice; a folder has a path for each. */
export function filesOfInput(input: HTMLInputElement): ChosenFile[] {
  return [...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
}

/** The files that were dropped, with those in dropped folders. */
export async function filesOfDrop({ items }: DataTransfer): Promise<ChosenFile[]> {
  // The list is emptied when the event is over, so everything is taken from it first.
  const dropped = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  const files = dropped.map((one) =>
    one instanceof File ? [{ path: one.name, file: one }] : one ? filesOfEntry(one) : [],
  )
  return (await Promise.all(files)).flat()
}

async function filesOfEntry(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ path: entry.fullPath.slice(1), file }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: ChosenFile[] = []
  for (;;) {
    // A folder is read in parts; an empty part is its end.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return files
    files.push(...(await Promise.all(part.map(filesOfEntry))).flat())
  }
}
