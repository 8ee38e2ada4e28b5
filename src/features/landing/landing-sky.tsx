import { Link } from 'react-router'

/** The first third of the page: night above, paper below, and the one sentence between. */
export function LandingSky() {
  return (
    <div className="sky-landing text-on-sky">
      <header className="mx-auto flex w-full max-w-4xl items-center justify-between px-5 pt-3 desk:pt-5">
        <p className="font-serif text-21 font-medium">Firstlight</p>
        <Link to="/auth" className="-mr-2 inline-flex min-h-11 items-center px-2 text-17 underline-offset-4 hover:underline">
          Sign In
        </Link>
      </header>
      <h1 className="mx-auto w-full max-w-4xl px-5 pt-4 text-28 font-medium text-balance desk:pt-8 desk:text-40">
        Three thanks, three small wins, and&nbsp;a&nbsp;reply that has read them.
      </h1>
    </div>
  )
}
