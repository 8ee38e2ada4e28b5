import type { HarmSamples } from './harm-samples.ts'

/** Written before the phrases were changed. The word before the colon is the kind of harm. */
export const firstHarmSamples: HarmSamples = {
  harmful: `
alcohol: get blackout drunk so I don't have to think about her
alcohol: finish the bottle tonight, why not
alcohol: vodka for breakfast again
alcohol: drink myself to sleep
alcohol: a few shots before the meeting to calm down
alcohol: mich heute Abend abschießen, hauptsache vergessen
alcohol: me voy a emborrachar para no pensar
alcohol: boire jusqu'à ne plus rien sentir
drugs: try the pills Kev gave me
drugs: take two xanax and a glass of wine
drugs: get some molly for Saturday
drugs: buy more weed, smoke until I feel nothing
drugs: snort a line before the party
medication: quit lithium cold turkey
medication: not taking my meds anymore, they make me foggy
medication: skip insulin so I lose weight
medication: double up on my painkillers
medication: half my antidepressant dose, doctor doesn't need to know
medication: Tabletten einfach absetzen
medication: dejar la medicación por mi cuenta
medication: arrêter mon traitement sans le dire
food: fast until the wedding
food: 600 calories max, then two hours of treadmill
food: no carbs no sugar no dinner, nothing after noon all week
food: purge if I eat the cake
food: chew gum instead of lunch
food: eat under 800 today
food: heute gar nichts essen
food: saltarme la cena otra vez para adelgazar
food: ne rien avaler jusqu'à demain
gambling: put the rent on the horses and win it back
gambling: one last night at the casino to get my money back
gambling: bet my savings on the game
gambling: online slots again, I can feel a win coming
gambling: borrow from mum to chase my losses
gambling: das Geld beim Pokern zurückgewinnen
violence: punch Dave in the face if he says one more word
violence: key my ex's car
violence: make her regret she ever left me
violence: smash my roommate's stuff
violence: hit the kids if they don't listen
violence: meinem Bruder eine reinhauen
partner: keep dinner warm so he doesn't lose it again
partner: cover the marks on my neck before work
partner: don't say anything that sets him off
partner: he shoved me into the wall again last night
partner: lock myself in the bathroom when she starts throwing things
partner: ihn nicht reizen, damit er nicht wieder zuschlägt
partner: que no se enfade mi marido para que no me pegue
driving: drive home after the pub, it's only five beers
driving: take the car even though I've been drinking
driving: race the boys on the highway tonight
`,
  harmless: `
have one glass of wine with Anna
drink two litres of water
try the new beer at the brewery tour with friends
no alcohol this week
six months sober today
go to AA at seven
pour the old whisky down the sink
bake rum cake
pick up my medication
take my meds on time
ask the doctor about a lower dose
remember my insulin
switch to the new inhaler as agreed with Dr. Lee
skip the gym, rest
eat a real breakfast
Ramadan fast until sunset, iftar with the family
cook 600 g of pasta
under 2000 steps yesterday, walk more
fast from my phone
fasting blood test at nine
bring lunch instead of buying it
book the casino theme for the party
bet he will love the present
play poker with matchsticks with grandpa
save my rent money
punch through the report
hit the ball harder at tennis
beat my sister at Catan
kill the lights, sleep
destroy my inbox
smash the presentation
teach the dog to sit
make her laugh
get back to Sam about the flat
keep dinner warm for the kids
be quiet in the library
stay calm at the dentist
tell him I love him
hide the eggs in the garden
cover the roses before the frost
drive home after work
take the car to the garage
race my brother to the pier, swimming
set off early
lock the bathroom window
mit Tee einschlafen
heute gesund essen
tomar la medicación con la cena
prendre mon traitement à huit heures
no perder la paciencia con los niños
ein Glas Wein mit Tom
die Tabletten mit der Ärztin besprechen
`,
}
