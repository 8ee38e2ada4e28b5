import { FileUp } from 'lucide'
import { useId, useState, type DragEvent } from 'react'
import { Icon } from '~/drawings/icon'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { filesOfDrop, filesOfInput, type ChosenFile } from './chosen-files.ts'

type FileChoiceProps = {
  trouble?: { name: string; why: string } | undefined
  onChoose: (files: ChosenFile[] | Promise<ChosenFile[]>) => void
}

/** Where a journal can come from, and what to choose. */
const journals = [
  ['Firstlight', 'the JSON from Export My Data, or its Markdown'],
  ['Day One, Journey', 'the ZIP or the JSON of the export'],
  ['Apple Journal', 'the folder or the ZIP of the export'],
  ['Google Keep', 'the ZIP of Google Takeout'],
  ['Daylio, Presently', 'the CSV'],
  ['Obsidian, Logseq', 'the folder of your daily pages'],
  ['Evernote, Memos', 'the ENEX file, or the JSON'],
  ['jrnl, Day One Classic', 'the file or the folder'],
  ['Any table', 'a CSV with a column of dates'],
  ['Anything else', 'Markdown or text with the date in a heading or in the name'],
] as const

export function FileChoice({ trouble, onChoose }: FileChoiceProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onChoose(filesOfDrop(event.dataTransfer))
  }
  return (
    <>
      {trouble && (
        <Notice tone="danger" title={`“${trouble.name}” could not be read`}>
          {trouble.why}
        </Notice>
      )}
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`flex cursor-pointer flex-col items-start gap-2 rounded-card border border-dashed px-6 py-8 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-premium hover:border-ink ${isOver ? 'border-action' : 'border-control'}`}
      >
        <Icon of={FileUp} className="text-soft" />
        <span className="font-serif text-21">Choose files</span>
        <span className="text-soft">
          They are read on this device, and you see what they hold before anything is stored.
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept=".json,.csv,.tsv,.md,.markdown,.txt,.html,.htm,.zip,.enex,.doentry,text/*"
          className="sr-only"
          onChange={({ target }) => {
            const files = filesOfInput(target)
            target.value = ''
            if (files.length > 0) onChoose(files)
          }}
        />
      </label>
      <Button className="self-start" onClick={() => chooseFolder(onChoose)}>
        Choose a folder
      </Button>
      <dl className="grid gap-x-4 gap-y-1 text-15 sm:grid-cols-[auto_1fr]">
        {journals.map(([from, what]) => (
          <div key={from} className="contents">
            <dt className="font-medium max-sm:mt-1">{from}</dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** An input that chooses folders cannot choose files, so it is another one. */
function chooseFolder(onChoose: FileChoiceProps['onChoose']): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.webkitdirectory = true
  input.addEventListener('change', () => onChoose(filesOfInput(input)))
  input.click()
}
