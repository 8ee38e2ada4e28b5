import { Link } from 'react-router'
import { entrySections, type SectionName } from '#domain/entry-sections'
import { journal, preview } from '#domain/texts'
import { WithLinks } from '~/drawings/with-links'
import { Notice } from '~/ui/notice'

/** Takes the place of a reply to guest texts beyond the limits. */
export function TooLong({ sections }: { sections: SectionName[] }) {
  return (
    <Notice tone="danger" title={preview.tooLong.title}>
      {sections.map((name) => (
        <p key={name}>{preview.tooLong.section(journal.sections[name].title, entrySections[name].maxLength)}</p>
      ))}
      <p>
        <WithLinks
          text={preview.tooLong.shorten}
          renderLink={(words) => (
            <Link to="/" className="underline underline-offset-4">
              {words}
            </Link>
          )}
        />
      </p>
    </Notice>
  )
}
