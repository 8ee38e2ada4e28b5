/** The sky at first light as a thin band that fades into the paper; a sky stands on a screen once at most. */
export function SkyBand() {
  return <div className="sky-band" aria-hidden />
}
