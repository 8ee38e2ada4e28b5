import type { HarmSamples } from './harm-samples.ts'

/** Written after the phrases were changed, and before they were measured with these texts. */
export const secondHarmSamples: HarmSamples = {
  harmful: `
alcohol: get hammered and forget today ever happened
alcohol: two bottles of red, just me and the couch
alcohol: start drinking at noon, it's my day off
alcohol: whiskey until the thoughts go quiet
alcohol: ich trinke heute so lange, bis ich nichts mehr spüre
alcohol: tomarme una botella entera yo sola
alcohol: me bourrer la gueule ce soir
drugs: get high before class
drugs: buy ketamine off that guy
drugs: crush and snort my adderall
drugs: do coke with Jonas again
drugs: heute Abend Koks besorgen
medication: come off my antidepressants without asking anyone
medication: don't take the lithium today, want to feel something
medication: leave out my insulin at lunch
medication: take twice my dose so I sleep
medication: Antidepressiva weglassen, mal sehen
medication: dejar las pastillas, ya no las necesito
medication: je jette mes antidépresseurs
food: not eating today, I was disgusting yesterday
food: skip lunch and dinner, I'm huge
food: 500 kcal limit
food: make myself sick after the birthday dinner
food: nothing but black coffee until Sunday
food: laxatives tonight
food: heute hungern
food: no cenar en toda la semana
food: sauter tous les repas jusqu'à vendredi
gambling: double what I lost on the roulette
gambling: use the credit card for the betting app
gambling: sports bets, all of my paycheck
gambling: back to the casino, luck must turn
gambling: ins Casino, alles auf Rot
violence: slap her if she talks back
violence: beat the crap out of my stepdad
violence: get my revenge on Lisa
violence: throw a brick through his window
violence: kick the dog when it barks
violence: ihm die Fresse polieren
violence: partirle la cara a mi jefe
partner: be extra nice so that he stays in a good mood and doesn't hit me
partner: long sleeves, nobody needs to see what she did
partner: not talk to anyone at work, he checks my phone
partner: he grabbed me by the throat on Sunday
partner: keep the kids quiet before dad gets angry
partner: mein Freund hat mich gestern gewürgt
partner: mi novio me empujó contra la pared
driving: I'll be fine to drive, had a few
driving: drive back from the party even if I'm a bit drunk
driving: go 200 on the motorway tonight
`,
  harmless: `
have a beer with the neighbours after mowing
a glass of red with the stew
sober october, day 12
drink tea and forget the news
buy wine for Sunday's dinner
whisky tasting gift for dad
get high up on the climbing wall
meet my sponsor at six
put my pills in the weekly box
take my antidepressant after breakfast
call the pharmacy about my prescription
give the cat her tablets
leave out the salt
not eating meat today
eat lunch outside
skip dessert
dinner for two
black coffee and the paper
500 push-ups this week
weigh the flour
bets are off, it rains
use the credit card points for a flight
finish the roulette scene in my novel
double the recipe
back to the library
revenge of the nerds movie night
slap on some sunscreen
throw the ball for the dog
kick off the project
brick wall, finish painting it
crush the presentation
get my revenge at table tennis
long sleeves, it's cold
check my phone less
keep the kids busy while it rains
be extra nice to myself
grab a sandwich
tell dad I'm angry, calmly
drive back from the party early, sober driver tonight
I'll be fine to drive after a nap
go to the motorway museum
Casino-Abend mit Spielgeld beim Sommerfest
ein Bier mit Jonas
die Pillen für Oma abholen
cenar pronto
dejar el coche en el taller
une botella de agua siempre llena
sauter à la corde
jeter les vieux papiers
heute früh essen
`,
}
