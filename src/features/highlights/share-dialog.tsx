import { useEffect, useState } from 'react'
import { picture } from '#domain/texts'
import { Button } from '~/drawings/button'
import { Checkbox } from '~/drawings/choice'
import { Dialog } from '~/ui/dialog'
import { saveFile } from '~/lib/save-file'
import { drawPicture } from './draw-picture.ts'
import { pictureContentOf } from './picture-content.ts'
import type { SlideName, SlideFigures } from './slides.tsx'

type ShareDialogProps = { figures: SlideFigures; slide: SlideName; fileName: string; onClose: () => void }

/** Shows the picture as it will be, and leaves to the person what it holds. Nothing is sent to the server. */
export function ShareDialog({ figures, slide, fileName, onClose }: ShareDialogProps) {
  const [content] = useState(() => pictureContentOf(slide, figures))
  // In state: the dialog adds the canvas after the first render.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const [chosen, setChosen] = useState(() => content.parts.map(({ kind }) => kind !== 'own'))
  const [texts, setTexts] = useState<string[]>([])
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const parts = content.parts.filter((_, index) => chosen[index])
    if (canvas) void drawPicture(canvas, { ...content, parts }).then(setTexts)
  }, [canvas, content, chosen])

  const withPicture = async (use: (file: File) => void | Promise<void>, ifItFails: string) => {
    setFailure(undefined)
    try {
      const blob = await new Promise<Blob | null>((resolve) => canvas!.toBlob(resolve, 'image/png'))
      if (!blob) throw new Error('The browser made no picture')
      await use(new File([blob], fileName, { type: 'image/png' }))
    } catch (error) {
      // Closing the sheet of the system is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(ifItFails)
    }
  }
  const share = () => withPicture((file) => navigator.share({ files: [file] }), picture.notShared)
  const save = () => withPicture((file) => saveFile(file, fileName), picture.notMade)

  return (
    <Dialog open onOpenChange={onClose} title={picture.title} description={picture.description}>
      <div className="flex flex-col gap-6 sm:flex-row">
        <canvas
          ref={setCanvas}
          role="img"
          aria-label={picture.says(texts.join('; '))}
          className="w-48 self-center rounded-control border border-hairline sm:w-64"
        />
        <div className="flex grow flex-col gap-4">
          <fieldset>
            <legend className="text-15 font-medium">{picture.holds}</legend>
            {content.parts.map(({ label, kind }, index) => (
              <Checkbox
                key={label}
                label={label}
                hint={kind === 'own' && picture.parts.isOwnLine}
                checked={chosen[index]!}
                onChange={({ target }) => setChosen(chosen.with(index, target.checked))}
              />
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-3">
            {canShareFiles() && (
              <Button look="primary" onClick={() => void share()}>
                {picture.share}
              </Button>
            )}
            <Button look={canShareFiles() ? 'quiet' : 'primary'} onClick={() => void save()}>
              {picture.save}
            </Button>
          </div>
          {failure && (
            <p role="alert" className="text-15 text-danger">
              {failure}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'picture.png', { type: 'image/png' })] }) ?? false
}
