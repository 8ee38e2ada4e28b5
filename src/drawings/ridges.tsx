import type { CSSProperties } from 'react'
import { view, type Sun } from '#domain/ridges'
import { hillsOfSky, skyProperties, starlightOf, type Sky } from '#domain/sky'
import { Stars } from './stars.tsx'
import './sky.css'

/** The picture of a day behind what is written on it: stars, light, hills and the sun. `days` are those with a star. */
export function Scene({ sky, days = 0, isSample = false }: { sky: Sky; days?: number; isSample?: boolean }) {
  return (
    <div aria-hidden className="scene" data-sample={isSample || undefined}>
      <Stars days={days} opacity={starlightOf(sky)} />
      <Ridges sky={sky} />
    </div>
  )
}

/** A strip with the picture of a day. */
export function SkyStrip({ sky }: { sky: Sky }) {
  return (
    <div aria-hidden className="sky-strip" style={skyProperties(sky) as CSSProperties}>
      <Ridges sky={sky} />
    </div>
  )
}

/** The color of a ridge: near ones are dark, and mist lies before the far ones. */
const ridgeColor = (distance: number) =>
  `color-mix(in oklab, var(--near), var(--far) ${Math.round(Math.min(1, distance) * 100)}%)`

const percent = ({ x, y }: Sun) => [`${(100 * x) / view.width}%`, `${(100 * y) / view.height}%`]

/**
 * The hills of a day with its light and its sun, in the colors of the element around it (skyProperties, sky.css). They
 * are stretched to the width, and the sun stays round.
 */
function Ridges({ sky }: { sky: Sky }) {
  const { ridges, sun, aside, isRisen } = hillsOfSky(sky)
  const id = `${sky.part}${ridges.length}`
  const [x, y] = percent(sun)
  const [asideX, asideY] = percent(aside)
  const places = { '--x': x, '--y': y, '--aside-x': asideX, '--aside-y': asideY } as CSSProperties
  return (
    <div className="hills" data-risen={isRisen || undefined} style={places}>
      <span className="glow" />
      <span className="sun" />
      <svg viewBox={`0 0 ${view.width} ${view.height}`} preserveAspectRatio="none">
        <defs>
          {ridges.map(({ distance }, index) => (
            <linearGradient key={index} id={`${id}-${index}`} x2="0" y2="1">
              <stop style={{ stopColor: ridgeColor(distance) }} />
              <stop offset=".75" style={{ stopColor: ridgeColor(distance * 1.3 + 0.08) }} />
            </linearGradient>
          ))}
        </defs>
        {ridges.map(({ path }, index) => (
          <path
            key={ridges.length - index}
            className="ridge"
            d={path}
            fill={`url(#${id}-${index})`}
            style={{ '--place': String(ridges.length - index) } as CSSProperties}
          />
        ))}
      </svg>
    </div>
  )
}

/** A small picture of a day: few hills, and a large sun. */
export function Tile({ sky, className = '' }: { sky: Sky; className?: string }) {
  const { ridges, sun, isRisen } = hillsOfSky(sky, true)
  return (
    <svg
      aria-hidden
      className={`sky-tile ${className}`}
      data-risen={isRisen || undefined}
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMax slice"
      style={skyProperties(sky) as CSSProperties}
    >
      {isRisen && <circle className="sun" cx={sun.x} cy={sun.y} r={sun.radius} />}
      {ridges.map(({ path, distance }) => (
        <path key={distance} d={path} style={{ fill: ridgeColor(distance) }} />
      ))}
    </svg>
  )
}
