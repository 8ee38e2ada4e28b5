import { Pause, Play } from 'lucide'
import type { Skies } from '#domain/sky'
import { slideshow } from '#domain/texts'
import { Icon } from '~/drawings/icon'
import { Stage, StageBar } from '~/drawings/slides'
import { Button } from '~/drawings/button'
import type { Slide, SlideName } from './slides.tsx'
import { usePrinted } from '~/lib/use-printed'
import { useSlideshow } from './use-slideshow.ts'
import './highlights.css'

type SlideshowProps = {
  label: string
  slides: Slide[]
  skies: Skies
  /** A dialog lies over the slides. */
  isCovered: boolean
  onShare: (slide: SlideName) => void
}

export function Slideshow({ label, slides, skies, isCovered, onShare }: SlideshowProps) {
  const { index, hasMoved, goTo, isPlaying, setIsPlaying, runs, swipe, whileFocused } = useSlideshow(
    slides.length,
    isCovered,
  )
  const isPrinted = usePrinted()
  const slide = slides[index]!
  return (
    <>
      {/* Paper has all of them, and nothing to press. */}
      {isPrinted &&
        slides.map(({ name, title, content }, number) => (
          <Stage key={name} index={number} count={slides.length} skies={skies} title={title}>
            {content}
          </Stage>
        ))}
      <section aria-roledescription={slideshow.role} aria-label={label} className="flex flex-col gap-4 print:hidden">
        <Stage
          index={index}
          count={slides.length}
          skies={skies}
          title={slide.title}
          arrives={hasMoved}
          {...swipe}
          {...whileFocused}
          // So that the keyboard focus can be on the slides.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="group"
          aria-roledescription={slideshow.slide}
          aria-label={slideshow.slideOf(index + 1, slides.length, slide.title)}
          aria-live={runs ? 'off' : 'polite'}
          data-slide={slide.name}
        >
          {slide.content}
        </Stage>
        <div {...whileFocused} className="highlight-dots">
          {slides.map(({ name, title }, number) => (
            <button
              key={name}
              type="button"
              aria-label={slideshow.dot(number + 1, title)}
              aria-current={number === index ? 'true' : undefined}
              onClick={() => goTo(number)}
              className="highlight-dot"
            />
          ))}
        </div>
        <StageBar
          index={index}
          count={slides.length}
          play={
            <Button onClick={() => setIsPlaying(!isPlaying)} className="min-w-[7rem] px-4!">
              <Icon of={isPlaying ? Pause : Play} />
              {isPlaying ? slideshow.pause : slideshow.play}
            </Button>
          }
          share={
            <Button look="plain" className="px-2!" onClick={() => onShare(slide.name)}>
              {slideshow.makePicture}
            </Button>
          }
        />
      </section>
    </>
  )
}
