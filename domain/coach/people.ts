/** Relations. The first word of several for one person stands for it. */
const relations = [
  'mum mom mother mama mummy mam ma | dad father papa daddy | brother bro | sister sis | son | daughter | wife',
  'husband hubby | partner | girlfriend gf | boyfriend bf | grandma grandmother granny gran nana nan',
  'grandpa grandfather grandad granddad | aunt auntie aunty | uncle | niece | nephew | granddaughter | grandson',
  'neighbour neighbor',
]
const relationOf = new Map(
  relations.flatMap((line) =>
    line.split(' | ').flatMap((words) => words.split(' ').map((word, _, [first]): [string, string] => [word, first!])),
  ),
)

/** Days, months and the like have a capital letter too. */
const noName =
  /^(?:I|God|Lord|Jesus|Allah|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Diwali|Eid|English|German|French|Spanish|The|My|Our|We|He|She|It|They|This|That|New|Good|First|Last)$/u
/** What a person does or has, after a name. */
const name =
  /(?<![\p{L}'’.])(\p{Lu}\p{Ll}{2,})(?:['’]s(?!\p{L})|\s+(?:called|came|made|had|said|told|got|slept|helped|laughed|smiled|sent|brought|asked|texted|rang|and I)(?!\p{L}))|(?<=\b(?:with|called?|text(?:ed)?|thank|hug(?:ged)?|visit(?:ed)?|and)\s)(\p{Lu}\p{Ll}{2,})(?![\p{L}'’]|\s+\p{Lu})/gu

/** A word alone or after "my", and not "her mum", "the mother of two", "mother-in-law" or "Mother Nature". */
const relative =
  /(?<!\p{L}|-|(?:his|her|their|your|whose|the|an?|another|every|some|business|['’]s)\s)(?:(?:my|our)\s+)?(\p{L}+)(?!\p{L}|-|['’]?s?\s+(?:day|nature|earth|christmas|tongue|figure|time|bread|of)(?!\p{L}))/giu

export type Person = {
  /** The same for "mum" and "my mother". */
  id: string
  /** How a letter writes it: "your mum", with the writer's own word, or a name. */
  called: string
}

/** The people of an English line who are surely people. */
export function peopleIn(line: string): Person[] {
  const found = new Map<string, Person>()
  for (const [whole, word] of line.matchAll(relative)) {
    const relation = relationOf.get(word!.toLowerCase())
    // "Ma" and "Sis" alone may be something else.
    if (relation && (word!.length > 2 || /^(?:my|our)/iu.test(whole)))
      found.set(relation, { id: relation, called: `your ${word!.toLowerCase()}` })
  }
  for (const [, before, after] of line.matchAll(name)) {
    const called = (before ?? after)!
    if (!noName.test(called) && !relationOf.has(called.toLowerCase())) found.set(called, { id: called, called })
  }
  return [...found.values()]
}
