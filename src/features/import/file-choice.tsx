import { FileUp } from 'lucide-react'
import { useId, useState, type DragEvent } from 'react'
import { Notice } from '~/ui/notice'

type FileChoiceProps = { trouble?: { name: string; why: string } | undefined; onChoose: (file: File) => void }

export function FileChoice({ trouble, onChoose }: FileChoiceProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
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
        <FileUp size={20} strokeWidth={1.75} className="text-soft" aria-hidden />
        <span className="font-serif text-21">Choose a file</span>
        <span className="text-soft">
          It is read on this device, and you see what it holds before anything is stored.
        </span>
        <input
          id={id}
          type="file"
          accept=".json,.csv,.md,.markdown,.txt"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            target.value = ''
            if (file) onChoose(file)
          }}
        />
      </label>
      <ul className="flex flex-col gap-1 text-15 text-soft">
        <li>Firstlight: the JSON from Export My Data, or its Markdown.</li>
        <li>Day One: the JSON that lies in its export.</li>
        <li>Presently: its CSV.</li>
        <li>Anything else: Markdown with a date in the heading of each day.</li>
      </ul>
    </>
  )
}
