/** Frequent slips and abbreviations, with what they stand for. A corrected line can be quoted. */
const corrections = `
teh the|adn and|nad and|taht that|thier their|recieve receive|recieved received|recieving receiving|freind friend|freinds friends|greatful grateful|gratefull grateful|definately definitely|definetly definitely|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow|alot a lot|becuase because|becasue because|beacuse because|beleive believe|wierd weird|untill until|seperate separate|occured occurred|suprise surprise|suprised surprised|beautifull beautiful|beatiful beautiful|beutiful beautiful|wonderfull wonderful|succesful successful|sucessful successful|accomodate accommodate|neccessary necessary|necesary necessary|resturant restaurant|restaraunt restaurant|excercise exercise|exersice exercise|excersise exercise|calender calendar|collegue colleague|collegues colleagues|nieghbor neighbor|nieghbour neighbour|neigbour neighbour|neigbor neighbor|neighboor neighbour|dauhgter daughter|daugther daughter|duaghter daughter|brohter brother|borther brother|siser sister|sisster sister|moter mother|mohter mother|fahter father|husban husband|grandmohter grandmother|famliy family|familly family|chilren children|childern children|kichen kitchen|kithcen kitchen|kitchin kitchen|coffe coffee|cofee coffee|coffie coffee|brekfast breakfast|breakfest breakfast|diner dinner|wether weather|wheather weather|weathr weather|sunrize sunrise|sunshien sunshine|pitcure picture|picutre picture|homwork homework|homewrok homework|finnish finish|finsh finish|fiinish finish|emial email|laundrey laundry|landry laundry|lovly lovely|lovley lovely|healty healthy|heathy healthy|brougt brought|bougt bought|thougt thought|tought thought|wich which|whit with|wiht with|thnak thank|thansk thanks|thx thanks|realy really|reallly really|realxing relaxing|quite-time quiet time|peple people|poeple people|somthing something|evrything everything|everthing everything|allways always|alwyas always|morninng morning|mroning morning|moring morning|yesturday yesterday|yestarday yesterday|wensday Wednesday|wendsday Wednesday|tuseday Tuesday|saterday Saturday|febuary February|truely truly|happend happened|begining beginning|writting writing|studing studying|runing running|swiming swimming|comming coming|makeing making|takeing taking|liveing living|hapy happy|happines happiness|helth health|heatlh health|wrok work|wokr work|jsut just|ofcourse of course|thier their|agian again|agin again|gratitute gratitude|appriciate appreciate|apreciate appreciate|suport support|bussiness business|busines business|aplication application|apointment appointment|appoinment appointment|meetting meeting|doctr doctor|dentst dentist|grocerys groceries|groccery grocery|vaccum vacuum|vacume vacuum|clening cleaning|liek like|lsiten listen|musci music|musik music|gardn garden|frineds friends|baloon balloon|choclate chocolate|chocolat chocolate|desert dessert
im I’m|ive I’ve|dont don’t|doesnt doesn’t|didnt didn’t|cant can’t|couldnt couldn’t|wouldnt wouldn’t|shouldnt shouldn’t|isnt isn’t|wasnt wasn’t|arent aren’t|werent weren’t|havent haven’t|hasnt hasn’t|wont won’t|theyre they’re|youre you’re|thats that’s|theres there’s|whats what’s|lets let’s
u you|ur your|r are|n and|w with|2day today|2morrow tomorrow|2nite tonight|gf girlfriend|bf boyfriend|bff best friend|bestie best friend|ppl people|pls please|plz please|tho though|thru through|cuz because|bc because|bcuz because|cos because|coz because|tmrw tomorrow|tmr tomorrow|gonna going to|wanna want to|gotta have to|kinda kind of|sorta sort of|lil little|luv love|nite night|ty thank you|hw homework|prof professor|sis sister|bro brother|fam family|yr year|yrs years|hrs hours|mins minutes|w/o without|w/ with|wknd weekend|bday birthday|b-day birthday`

const table = new Map(
  corrections
    .trim()
    .split(/[|\n]/)
    .map((pair) => {
      const at = pair.indexOf(' ')
      return [pair.slice(0, at), pair.slice(at + 1)] as const
    }),
)
/** Correct in some pages: these are only corrected when another slip stands beside them. */
const ambiguous = new Set([
  'finnish',
  'desert',
  'diner',
  'whit',
  'r',
  'n',
  'w',
  'prof',
  'sis',
  'bro',
  'fam',
  'wont',
  'lets',
  'yr',
  'b',
])

/** Longer words of many pages. A word with the same first and last letter and the same letters between is a slip. */
const usual =
  'afternoon already another answer apartment appointment balcony bathroom beautiful because bedroom believe better birthday blanket bottle breakfast breath brother brothers building business calendar chapter children chocolate cleaning clothes coffee colleague colleagues company concert cooking cousin daughter daughters dentist dinner doctor documents dream drinking driving evening exercise family father favorite favourite finally finished finish flowers friend friends friendship garden gardening getting grandfather grandma grandmother grandpa grandparents grateful gratitude groceries guitar happiness healthy holiday homework hospital husband important insurance internet interview kitchen laughed laughing laughter laundry learning letter library listening little living lunch machine making meeting message morning mornings mother mountain mountains moving music neighbor neighbors neighbour neighbours nothing office outside parents partner people phone piano picture pictures planning playing practice present presentation problem project quality quickly reading ready really recipe relationship report restaurant running school shopping shower sister sisters sleeping smile something sometimes spending station stretching student studying summer sunday sunlight sunrise sunset sunshine support surprise swimming teacher telephone thanks thankful thinking thought through together tomorrow tonight training travel vacation vegetables visiting waiting walking watching water weather weekend window winter without woman wonderful working workout writing yesterday'
const signatures = new Map(usual.split(' ').map((word) => [signatureOf(word), word]))
const usualWords = new Set(usual.split(' '))

function signatureOf(word: string): string {
  const single = word.replace(/(\p{L})\1+/gu, '$1')
  return single[0] + [...single.slice(1, -1)].toSorted().join('') + single.at(-1)
}

/** The usual words without one of their inner letters, except those that are words themselves. */
const shortened = new Map(
  [...usualWords]
    .filter((word) => word.length > 6)
    .flatMap((word) =>
      Array.from({ length: word.length - 2 }, (_, at) => [word.slice(0, at + 1) + word.slice(at + 2), word] as const),
    )
    .filter(
      ([short]) =>
        !/^(?:bother|though|thought|waking|diving|sending|leaning|paying|noting|fiends|planing|meting|wether|sister)$/u.test(
          short,
        ),
    ),
)

function unscrambled(word: string): string | undefined {
  if (word.length < 5 || usualWords.has(word)) return undefined
  return signatures.get(signatureOf(word)) ?? shortened.get(word)
}

/** Words that are said along and mean nothing in themselves. */
const fillers =
  /(?:^|(?<=\s))(?:lol|lmao|rofl|omg|ngl|tbh|imo|imho|rn|fr|no cap|lowkey|highkey|haha+|hehe+|xd|smh|idk,?|yesss*|yass*|ugh+|meh)(?=[\s.,!?]|$)[.,!]?/giu

/** An English line with its slips corrected, letters that are drawn out made short, and fillers removed. */
export function corrected(line: string): string {
  const short = line.replace(/(\p{L})\1{2,}/giu, '$1$1').replace(/\bsoo\b/giu, 'so')
  const words = short
    .replace(fillers, (_, at: number) => (at > 0 && /\S\s+\S/u.test(short.slice(at)) ? ',' : ''))
    .replace(/\s*,(?:\s*,)*/gu, ',')
    .replace(/\s+/gu, ' ')
    .trim()
  const plain = words === '' ? short : words
  let slips = 0
  const replace = (all: boolean) =>
    plain.replace(/(?<![\p{L}\p{N}'’@./-])[\p{L}0-9][\p{L}0-9/]*(?![\p{L}\p{N}'’@])/gu, (word) => {
      const lower = word.toLowerCase()
      const right = table.get(lower) ?? unscrambled(lower)
      if (right === undefined || (ambiguous.has(lower) && !all)) return word
      // A word in capitals is an abbreviation: "MS", "PROF".
      if (word.length > 1 && word === word.toUpperCase()) return word
      slips += 1
      return /^\p{Lu}/u.test(word) ? right.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : right
    })
  const once = replace(false)
  const line2 = slips > 0 || plain !== line ? replace(true) : once
  return line2
    .replace(
      /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu,
      (day) => day[0]!.toUpperCase() + day.slice(1),
    )
    .replace(/(?<![\p{L}\p{N}'’])i(?![\p{L}\p{N}])/gu, 'I')
    .replace(/,\s*$/u, '')
}

/** Signs of a slip that the table does not have, so that the line is not quoted. */
export function looksMisspelt(line: string): boolean {
  return (
    /(?<!\p{L})(?:\p{L}*\d\p{L}+|\p{L}+\d\p{L}*)(?!\p{L})/u.test(
      line.replace(/\d+(?:st|nd|rd|th|k|km|cm|kg|am|pm|h|m|min|x|s|D|G|C)(?!\p{L})|(?<!\p{L})[A-Z]\d+/gu, ''),
    ) ||
    /(?<!\p{L})[b-df-hj-np-tv-xz]{4,}(?!\p{L})/u.test(line) ||
    /(?<![\p{L}\p{N}'’])[b-hj-np-z](?![\p{L}\p{N}'’.])/u.test(line) ||
    /(?<![\p{L}\p{N}])\d(?=\s+(?:my|me|the|you|u|your|our|be|ppl|people|him|her)\s)/iu.test(line)
  )
}
