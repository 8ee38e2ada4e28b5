import { FileUp } from 'lucide'
import { useId, useState, type DragEvent } from 'react'
import { importing } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { Button } from '~/drawings/button'
import { Notice } from '~/ui/notice'
import { filesOfDrop, filesOfInput, type ChosenFile } from './chosen-files.ts'

type FileChoiceProps = {
  trouble?: { name: string; why: string } | undefined
  onChoose: (files: ChosenFile[] | Promise<ChosenFile[]>) => void
}

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
        <Notice tone="danger" title={importing.choice.failed(trouble.name)}>
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
        <span className="font-serif text-21">{importing.choice.files}</span>
        <span className="text-soft">{importing.choice.hint}</span>
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
        {importing.choice.folder}
      </Button>
      <dl className="grid gap-x-4 gap-y-1 text-15 sm:grid-cols-[auto_1fr]">
        {importing.choice.journals.map(({ from, what }) => (
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
