const most = 365
const [width, height] = [1000, 250]
/** The places of this sequence lie apart, however many are taken. */
const steps = [0.7548776662, 0.569840291] as const
const share = (step: number, index: number) => (0.5 + step * index) % 1

/** A star for each day since the first, up to a year; every seventh is brighter. A day has the same star for ever. */
export function Stars({ days, opacity }: { days: number; opacity: number }) {
  const paths = ['', '']
  for (let day = 1; day <= Math.min(days, most); day += 1) {
    const [x, y] = [Math.round(width * share(steps[0], day)), Math.round(height * share(steps[1], day) ** 1.5)]
    paths[day % 7 ? 0 : 1] += `M${x} ${y}h0`
  }
  return (
    <svg
      aria-hidden
      className="stars"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={{ opacity }}
    >
      {paths.map((path, index) => (
        <path key={index} d={path} />
      ))}
    </svg>
  )
}
