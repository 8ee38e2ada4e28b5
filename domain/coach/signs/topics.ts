/* Longer than 300 lines, since it is one table of phrases. */
import type { LanguageRules } from '../phrases.ts'

type Signs = Pick<LanguageRules, 'sets' | 'signs' | 'exceptions'>

/**
 * What a line can be about, what matters most to its writer first, and by which words people name it. A sign alone decides
 * nothing: it is weighed with the other words. After a change of the topics the weights are learned again.
 */
export const topicSigns = {
  thanks: {
    pregnancy: {
      signs: [
        'pregnant/pregnancy/expecting/ultrasound/trimester/newborn | positive test',
        'baby bump/scan/kicks/kicked/shower | due date | we are having a baby',
        'baby/son/daughter/boy/girl/twins on the way | baby ~ kick/kicked/kicking/heartbeat',
        'heartbeat on the scan | baby/son/daughter/twins was/were? born | gave birth | our/my new baby',
        '# weeks along | half way through my pregnancy',
      ],
      exceptions: ['sister/friend/cousin/wife/brother/niece ~ pregnant/expecting | not pregnant'],
    },
    engagement: {
      signs: [
        'engaged/fiance/fiancee/proposal | he/she/i/boyfriend/girlfriend ~ proposed | said yes | getting married',
        'marry me/him/her/each | my/our wedding | set ~ date for the/our wedding | popped the question',
        'engagement ring',
      ],
      exceptions: ['sister/brother/friend/cousin/daughter/son/friends ~ engaged/proposed/wedding/getting'],
    },
    new_job: {
      signs: [
        'got/landed/start/started/starting/offered/accepted the/a/my/me ~ job/position/role | got hired',
        'job offer/offers | new job | first day at/of work | offer letter | signed the/my contract | hired me',
      ],
      exceptions: ['her/his/their/wifes/husbands/sons/daughters/sisters/brothers new job'],
    },
    doctor_good: {
      signs: [
        'all clear | clean bill | cancer free | in remission | benign',
        'results/test/tests/scan/bloods/biopsy/mammogram/mri/xray/bloodwork/ultrasound ~ normal/fine/good/clear/negative/benign/great/perfect',
        'normal/good/clear/negative/fine results',
        'doctor/doctors/dentist/consultant/oncologist/nurse ~ good/fine/pleased/healthy/happy/kind/clear/news',
        'good news from the doctor/hospital/clinic | blood pressure/sugar ~ down/normal/good',
        'vaccine/vaccinated/vaccination/jab | no cavities | check up ~ fine/good/well',
      ],
    },
    sober: {
      signs: [
        'sober/sobriety | days/weeks/months/years without the/a drink/drinking',
        '# days/weeks/months/years clean/without/smoke/no/off/alcohol/nicotine',
        'days/weeks/months/years clean/sober',
        'no/without drink/drinking/alcohol/cigarettes/smoking/cigarette/beer/wine/weed/vaping/gambling/nicotine',
        'smoke/alcohol/drink free | a drink/cigarette since | didnt drink/smoke/vape/gamble',
        'quit smoking/drinking/vaping/gambling | aa/na meeting/chip/sponsor | my sponsor',
      ],
    },
    exam: {
      signs: [
        'passed ~ exam/test/exams/tests/module/course/driving/boards/bar/finals/quiz/assessment/theory/inspection/certification',
        'passed my/the | got an a/b/distinction/first/merit | good/great/top grade/grades/marks/score/mark | aced',
        'gpa | my degree | graduated/graduation | thesis/dissertation ~ accepted/passed/submitted/done',
        'exam/exams ~ well/over/done/finished/passed | driving licence/license | highest mark/score',
        'top of the/my class | # percent ~ exam/test | # on my/the ~ test/exam/quiz',
      ],
      exceptions: ['son/daughter/kid/child ~ passed/graduated/graduation/grade | passed my/the street/house/salt/time'],
    },
    new_grandbaby: {
      signs: [
        'new/first grandchild/grandbaby/grandson/granddaughter/niece/nephew',
        'became a/an grandma/grandpa/grandmother/grandfather/aunt/uncle/auntie',
        'friend/sister/brother/cousin/daughter/son ~ had her/his/their/a ~ baby',
        'niece/nephew/grandson/granddaughter/grandchild ~ born/arrived/newborn',
        'held/holding/meet/met/meeting ~ newborn/baby',
        'sister/friend/cousin/daughter/brother ~ pregnant/expecting | their new baby | baby nephew/niece',
      ],
    },
    recovery_step: {
      signs: [
        'without my/the/a crutches/stick/frame/cane/brace/walker/sling | off crutches/oxygen | cast ~ off',
        'stitches ~ out',
        'first ~ since/after my/the ~ surgery/operation/op/covid/hospital/accident/injury/stroke/chemo/illness',
        'out of hospital | home from hospital | physio ~ better/bent/progress/moved/lifted/range/happy/stairs',
        'rehab | discharged from | bent my knee | walked to the ~ end/corner/gate | climbed the stairs',
      ],
    },
    home_new: {
      signs: [
        'new house/home/flat/apartment/place/room | got/have/picked the keys | got/have/picked up the keys',
        'moved in/into | first night in | offer ~ accepted ~ house/flat | bought ~ house/home/flat/apartment',
        'our own ~ house/home/flat/place | completed on the house/flat | mortgage approved | own front door',
        'closed on ~ house | signed the lease',
      ],
    },
    work_praise: {
      signs: [
        'promotion/promoted | pay rise | payrise | a raise | my raise',
        'boss/manager/supervisor/client/customer/director/ceo ~ praised/praise/thanked/happy/pleased/proud/complimented/impressed/nice/great/well/liked/loved',
        'great/good/positive review/appraisal/feedback | employee of the month | performance review',
        'recognised/recognized at/by/for ~ work/team/company | appreciated at work | client loved',
      ],
    },
    child_milestone: {
      signs: [
        'first steps/step/word/words/tooth | took ~ first steps',
        'learned/learnt/learning to walk/ride/swim/crawl/read/talk',
        'son/daughter/kid/child/boy/girl/eldest/youngest/grandson/granddaughter/he/she ~ graduated/graduation/passed/won/scored/medal/award/report/recital/solo/certificate/accepted/offer',
        'school play/report | said mama/dada/daddy/mummy | rode ~ bike ~ alone/without | potty | lost ~ tooth',
        'my sons/daughters/kids ~ recital/game/graduation/report/concert/match/play | son/daughter/kid ~ an a',
      ],
    },
    wedding_other: {
      signs: [
        'sister/brother/friend/cousin/daughter/son/friends/mate/bestie/nephew/niece/colleague/neighbour ~ engaged/wedding/married/proposed/marrying',
        'sisters/brothers/friends/cousins/daughters/sons/nephews/nieces wedding/engagement | bridesmaid',
        'best man | maid of honour/honor | wedding',
      ],
      exceptions: ['my/our ~ wedding | wedding anniversary'],
    },
    anniversary: {
      signs: [
        'anniversary | # years together/married/with my | # years of marriage | together # years',
        'married # years | our # years',
      ],
      exceptions: ['anniversary of ~ death/died/passing | work anniversary'],
    },
    child_hug: {
      signs: [
        'son/daughter/kid/kids/child/children/toddler/boy/girl/grandson/granddaughter/baby/youngest/eldest/niece/nephew/grandkids/he/she ~ hug/hugged/hugs/kiss/kissed/kisses/cuddle/cuddled/cuddles/drew/drawing/card/arms/hand',
        'hug/hugs/kiss/kisses/cuddle/cuddles/drawing/note/card/picture from my/the/our ~ son/daughter/kid/kids/child/children/toddler/boy/girl/grandson/granddaughter/niece/nephew/youngest/eldest',
        'tiny hand | i love you mummy/mommy/daddy/mama/papa/nana/grandma/mum/dad | hugs from the kids',
        'morning cuddles with my',
      ],
    },
    friend_again: {
      signs: [
        'after/for/in # years/months | after/in so? many/ten/twenty/five/two/three/fifteen years/months',
        'long lost',
        'old ~ friend/friends/roommate/classmate/colleague/pal/mate/teacher/flatmate/neighbor/neighbour/boss',
        'reunion/reunited/reconnected/reconnect | out of the blue | lost touch/contact',
        'havent seen/heard/spoken ~ years/months/ages | from school/college/university/uni/primary',
        'first time in years/months/ages',
      ],
      exceptions: ['after # years ~ job/house/work/paid/car'],
    },
    grandparent: {
      signs: [
        'gran/grandma/grandmother/granny/nan/nana/nanny/grandpa/grandad/granddad/grandfather/nonna/abuela/abuelo/oma/opa/papaw/mamaw/pawpaw/grandparents/grams/gramps/dadi/nani/lola',
      ],
      exceptions: [
        'being/became/become/am/grandpa/grandmother/grandfather/nana/granny/gran | be a? grandma | granny smith',
      ],
    },
    parent_call: {
      signs: [
        'mum/mom/dad/mother/father/mam/mama/papa/parents/daddy/mummy/mommy/ma ~ call/called/calls/rang/phoned/phone/texted/text/visit/visited/visiting/came/come/lunch/dinner/tea/coffee/walk/together/over/facetime/video/spoke/talked/chat/cooked/sunday/stopped/sent/message',
        'call/called/calls/rang/ring/phone/phoned/phonecall/text/texted/visit/visited/visiting/lunch/dinner/coffee/chat/chatted/talk/talked/talking/spoke/facetime/walk/weekend/time/voice/message/hug/saw ~ mum/mom/dad/mother/father/mam/mama/papa/parents/daddy/mummy/mommy/ma',
      ],
      exceptions: ['mother nature | father christmas'],
    },
    interview: {
      signs: [
        'interview/interviews | invited to ~ interview | second round | recruiter ~ called/replied/emailed/back',
        'shortlisted | got through to | callback/call back for | audition | scholarship | accepted to/into/at',
        'got into ~ university/college/uni/school/program/course | place at ~ university/college',
      ],
      exceptions: ['interview with ~ president'],
    },
    partner_kind: {
      signs: [
        'husband/wife/partner/boyfriend/girlfriend/hubby/fiance/fiancee/spouse/bf/gf/she/he ~ made/makes/brought/brings/bought/cooked/cooks/cleaned/surprised/took/rubbed/massaged/gave/packed/left/warmed/scraped/fixed/ran/washed/drove/got/filled/ironed/knitted',
        'surprise/flowers/breakfast/coffee/tea/dishes/note/massage/lunch/gift/text/message from my husband/wife/partner/boyfriend/girlfriend/hubby/fiance/fiancee',
        'foot rub | back rub',
      ],
    },
    partner_time: {
      signs: [
        'date night/nights | a date',
        'dinner/lunch/walk/evening/night/weekend/coffee/breakfast/time/talk/talked/talking/cuddle/cuddles/cuddled/cuddling/snuggle/snuggling/snuggled/movie/film/danced/dancing/trip/cooking/laughed/laughing/watched/watching/holding ~ with/and my ~ husband/wife/partner/boyfriend/girlfriend/hubby/fiance/fiancee/spouse/bf/gf/man/lady',
        'husband/wife/partner/boyfriend/girlfriend/hubby/fiance and i | held hands | with my love',
      ],
    },
    child_play: {
      signs: [
        'play/played/playing/built/build/baked/baking/danced/dancing/painting/football/lego/legos/hide/fort/tag/monopoly/laugh/laughed/laughing/giggle/giggles/giggling/singing/sang/read/reading/story/park/funny/joke ~ with? ~ kids/son/daughter/children/grandkids/grandchildren/toddler/nephew/niece/boys/girls/grandson/granddaughter',
        'kids/son/daughter/children/grandkids/toddler/nephew/niece/boys/girls/grandson/granddaughter/child/baby ~ laugh/laughed/laughing/giggle/giggles/giggled/giggling/singing/sang/dancing/danced/joke/funny/pretend/silly/said/asked/told/dressed',
        'pillow fight | hide and seek | bedtime story | lego/legos',
      ],
    },
    child_asleep: {
      signs: [
        'baby/toddler/son/daughter/kids/child/children/twins/boys/girls/newborn/lo ~ slept/asleep/napped/nap/sleeping/sleeps',
        'slept through | bedtime ~ easy/smooth/quick/peaceful/without | bedtime without | kids in bed by',
        'no night feeds',
      ],
      exceptions: ['dog/cat/puppy/kitten ~ asleep/slept/sleeping | not ~ slept'],
    },
    sibling: {
      signs: ['brother/brothers/sister/sisters/sibling/siblings/bro/sis/twin'],
      exceptions: ['sister/brother in law | sister city/company | brothers/sisters ~ engaged/wedding/pregnant'],
    },
    parents_general: {
      signs: ['mum/mom/dad/mother/father/mam/mama/papa/parents/folks/mommy/mummy/daddy/amma/appa'],
      exceptions: ['being a mum/mom/dad/mother/father | mother nature | mothers/fathers day'],
    },
    partner_general: {
      signs: [
        'my husband/wife/partner/boyfriend/girlfriend/hubby/spouse/fiance/fiancee/wifey/bf/gf/soulmate/marriage/man/better',
        '^ husband/wife/hubby/partner/boyfriend/girlfriend | love of my life | being loved | in love',
        'the man/woman/person i love',
      ],
      exceptions: ['business/running/gym/lab/study partner | my man/better friend'],
    },
    kids_general: {
      signs: [
        'my/our/the kids/children/kid/son/sons/daughter/daughters/child/boys/girls/toddler/twins/grandkids/grandchildren/babies/baby/grandson/granddaughter/stepson/stepdaughter/boy/girl',
        'my two/three/four ~ kids/children/boys/girls/daughters/sons',
        '^ kids/children/daughter/son/grandchildren/grandkids/daughters/sons',
        'being a mum/mom/dad/mother/father/parent | my little/youngest/eldest/oldest',
      ],
    },
    pride: {
      signs: [
        'proud of myself/me/how | stood up for | spoke up | said no | was/being brave | faced my ~ fear',
        'boundary/boundaries | asked for what | did it anyway | kept my cool/temper | finally told/asked/said/did',
        'told ~ truth | was honest | didnt give up | by myself for the first time | raised my hand',
        'gave a/the/my speech/presentation/talk | on my own',
      ],
    },
    birthday: {
      signs: ['birthday/bday/birthdays | turned/turning # | name day'],
      exceptions: ['would have been/turned #'],
    },
    friend_time: {
      signs: [
        'friend/friends/mate/mates/bestie/pal/pals/girls/lads/buddies/buddy/gang/squad/roommate/flatmate ~ lunch/dinner/coffee/brunch/drinks/drink/walk/night/evening/laugh/laughed/laughing/came/over/visit/visited/met/meet/hung/hang/hanging/played/trip/weekend/party/catch/chat/chatted/talk/talked/tea/pub/cinema/beach/hike/dance/cooked/stayed',
        'lunch/dinner/coffee/brunch/drinks/drink/walk/evening/laugh/laughed/laughing/met/meet/meeting/hung/hang/hanging/trip/catch/caught/catching/chat/chatted/talk/talked/time/tea/pub/night/games/bbq/visit/went/party/saw ~ friend/friends/mate/mates/bestie/pal/pals/girls/lads/buddy/buddies/roommate/flatmate',
        'girls/lads/guys night',
      ],
    },
    friend_contact: {
      signs: [
        'friend/friends/bestie/pal/buddy/mate ~ text/texted/call/called/calls/message/messaged/wrote/letter/rang/phoned/email/emailed/sent/voice/postcard/checked/checking',
        'text/texts/call/calls/message/messages/letter/email/postcard/memo/note/meme/memes from ~ friend/friends/bestie/pal/mate',
        'somebody/someone checked on me/in | checked in on me | asked how i am/was/am | group chat',
        'good morning text',
      ],
    },
    kindness_received: {
      signs: [
        'helped me | gave me a/her/his/their | lent me | covered ~ shift/for me/my | brought me/us/over/round',
        'offered to/me | drove me | gave me a lift/ride | lift/ride to/home/from | paid for my | picked up my',
        'stayed late to help | dropped off',
        'colleague/coworker/boss/friend/manager/aunt/cousin ~ helped/brought/gave/covered/lent/offered/saved/shared/fixed/cooked',
        'help/kindness/support from | was there for me | colleague/coworker ~ kind/kindness',
        'helped carry/move/with my',
      ],
    },
    compliment: {
      signs: [
        'compliment/compliments/complimented/praised',
        'said/told me ~ look/looked/nice/lovely/beautiful/good/great/best/kind | liked/loved/noticed my',
        'thanked me | thank you note/card/email/message | said thank you | said i | told me i | nice things about',
      ],
      exceptions: ['boss/manager/supervisor/client ~ praised/thanked/complimented'],
    },
    kindness_stranger: {
      signs: [
        'stranger/strangers | held the/a door | let me in/go/merge/ahead',
        'paid for my coffee/bus/groceries/lunch/parking/drink | gave up ~ seat | offered ~ seat',
        'somebody/someone/woman/man/lady/guy/girl/boy/driver/cashier/barista/passenger/kid ~ smiled/waved/helped/held/paid/offered/stopped/returned/found my/gave me/let me/picked up',
        'returned my ~ wallet/phone/bag | smile from',
        'cashier/barista ~ kind/nice/friendly/lovely/smiled/remembered/free',
        'kind/friendly/nice cashier/barista/driver/nurse/lady',
      ],
    },
    help_given: {
      signs: [
        'helped a/an/my/the/someone/somebody/out/her/him/them/with | volunteered/volunteering/volunteer',
        'donated/donating/donate/donation | gave blood/money/food/my | able to help | could help',
        'tutored/mentored/taught | made someone/somebody/her/him ~ smile/day/happy | did a favour/favor',
        'food bank/pantry/soup kitchen | bought ~ for a homeless | gave ~ homeless | carried ~ for',
        'fixed ~ for my',
      ],
      exceptions: ['helped me/us | helped my back/pain/sleep'],
    },
    family_general: {
      signs: [
        'family/families/relatives/cousins/cousin/aunt/aunty/auntie/uncle | loved ones',
        'everyone together/home/round | all of us together/at | my people | in laws/inlaws',
        'sister/mother/father/brother in law',
      ],
      exceptions: ['family doctor/room/size/pack/tree'],
    },
    friends_general: {
      signs: ['friend/friends/bestie/besties/mates/friendship/friendships/squad/crew/pals'],
      exceptions: ['friends with | friend ~ funeral | boyfriend/girlfriend'],
    },
    neighbour: {
      signs: [
        'neighbour/neighbor/neighbours/neighbors/neighbourhood/neighborhood | next door',
        'across the street/road/hall | the lady/man/woman/couple upstairs/downstairs/opposite',
      ],
    },
    dog: {
      signs: [
        'dog/dogs/doggo/doggy/pup/pups/puppy/puppies/labrador/lab/retriever/terrier/spaniel/beagle/poodle/dachshund/greyhound/corgi/collie/husky/pug/bulldog/shepherd/whippet/chihuahua/mutt/staffie/dug/rottweiler/cockapoo/labradoodle/pooch/hound/pitbull/shih',
        'wagging/wagged ~ tail | tail wags/wagging/wag | good boy/girl | fur baby | zoomies | walkies',
      ],
      exceptions: ['hot dog/dogs | dog eared/tired | sick as a dog | good boy/girl scout'],
    },
    cat: {
      signs: [
        'cat/cats/kitty/kitten/kittens/purr/purrs/purring/purred/tabby/siamese/moggy/meow/meows/mog | ginger tom',
      ],
      exceptions: ['cat videos/stevens | cat nap'],
    },
    pet_other: {
      signs: [
        'rabbit/rabbits/bunny/bunnies/hamster/guinea/parrot/budgie/budgies/hen/hens/chicken/chickens/rooster/ducks/goat/goats/horse/horses/pony/mare/gelding/donkey/tortoise/turtle/aquarium/goldfish/gecko/snake/ferret/pet/pets/cow/cows/calf/lamb/lambs/sheep/alpaca/llama/rat/rats/cockatiel',
        'fish tank | bees hive',
      ],
      exceptions: [
        'chicken ~ dinner/soup/curry/sandwich/roast/wings/salad/rice/pie/tikka/biryani/nuggets/tenders',
        'roast/fried/grilled/butter chicken | horse riding | pet peeve | chocolate bunny | fish ~ chips',
      ],
    },
    pain_gone: {
      signs: [
        'no pain/headache/migraine/cough/fever/nausea/cramps/ache/backache/symptoms',
        'no more pain/headache/migraine/cough/fever/nausea/cramps/coughing | pain free | without pain/a',
        'pain/headache/migraine/cough/fever/cold/flu/toothache/back/knee/throat/rash/nausea/cramps/hip/shoulder/swelling/sinuses/allergies/hayfever/tooth/stomach ~ gone/better/eased/less/away/stopped/cleared/down/improved/improving/healed/healing',
        'feel/feeling/felt better/well/stronger/normal/human | got over my/the ~ cold/flu/covid/bug',
        'recovered from | medicine/painkillers/physio/inhaler/meds ~ working/worked/works/helped',
        'breathe/smell/taste again | fever broke',
      ],
    },
    faith: {
      signs: [
        'god/gods/lord/jesus/christ/allah/prayer/prayers/prayed/praying/pray/church/mass/bible/faith/blessing/blessings/blessed/psalm/sermon/worship/mosque/temple/grace/holy/hymn/hymns/rosary/quran/puja/shabbat/alhamdulillah/ramadan/communion/fellowship',
        'choir at church | service at',
      ],
      exceptions: ['oh my god | thank god its/the | god awful | service at the | customer service'],
    },
    habit: {
      signs: [
        '# days/day in a row/streak/straight | streak | woke/got/up ~ early/before/at # | up early',
        'kept ~ promise/habit/routine/going | stuck to | every day this week | no snooze | didnt snooze/hit/skip',
        'first alarm | day # of | made my bed | journaled/journalled/journaling/journalling',
        'meditated/meditation | my ~ routine | # weeks in a row | cold shower | drank ~ water',
        'went to bed early/on time/before',
      ],
    },
    made_thing: {
      signs: [
        'made/built/sewed/sewn/knitted/knit/crocheted/crochet/painted/drew/wrote/carved/sculpted/finished ~ scarf/hat/painting/poem/song/story/chapter/drawing/shelf/table/chair/quilt/blanket/sweater/jumper/pot/vase/bowl/dress/bookshelf/card/sketch/novel/model/bench/box/necklace/cardigan/socks/video/app/website',
        'knitting/knitted/crochet/crocheted/pottery/painting/sewing/woodworking/whittling/sketching/drawing/embroidery/quilting',
        'wrote a | built a | finished ~ my painting/novel/quilt/model/poem/drawing',
        'my ~ painting/poem/sketch/quilt | came out of the kiln',
      ],
      exceptions: ['drawing/painting from my'],
    },
    run_bike: {
      signs: [
        'ran/jogged/cycled/biked',
        'run/runs/running/jog/jogging/ride/bike/cycling/cycle/parkrun/marathon/5k/10k/km/pb/pr/strava/swim/swam/laps/lengths/triathlon/peloton/miles',
        '# k | half marathon | personal best',
      ],
      exceptions: [
        'ran out/into/away/over/errands | running late/water/shoes/smoothly | ride home/to/from | train/bus ride',
        'trial run | long run things | swam in the sea/lake/ocean | swim in the sea/lake/ocean | a ride',
        'car ride | home run',
      ],
    },
    learning: {
      signs: [
        'learned/learnt/learning/lesson/lessons/course/class/classes/workshop/lecture/tutorial/duolingo/studied/studying/practised/practiced/spanish/french/german/italian/japanese/teacher/mentor/professor/curious',
        'guitar lesson | new skill | new word | finally understood/understand/got | figured out how',
      ],
      exceptions: [
        'exercise/yoga/spin/gym/dance/pilates/zumba/fitness class | first class | learned/learnt to walk/ride',
        'piano/guitar lesson | lesson was cancelled/canceled',
      ],
    },
    exercise: {
      signs: [
        'gym/workout/workouts/exercise/exercised/weights/deadlift/squats/squat/pushups/yoga/pilates/stretch/stretched/stretching/zumba/crossfit/plank/lifted/lifting/trained/training/boxing/climbing/bouldering/tennis/badminton/volleyball/basketball/football/soccer/padel/golf/cricket/martial/karate/judo/sweat/sweaty/treadmill/rowing',
        'bench press | push ups | pull ups | spin class | dance class',
      ],
      exceptions: [
        'watched/watching ~ football/soccer/tennis/basketball/golf/cricket',
        'football/basketball/soccer/cricket match/game on | training at work/course | team ~ won',
        'kids/son/daughter ~ football/soccer/basketball/tennis',
      ],
    },
    travel: {
      signs: [
        'trip/trips/flight/flew/vacation/holiday/holidays/travel/travelled/traveled/travelling/traveling/hotel/airport/abroad/cabin/camping/campsite/paris/london/rome/italy/spain/japan/france/portugal/greece/bali/thailand/backpacking/hostel/cruise/passport',
        'road trip | train journey | drove to | new york | city break | new city/town/country/place',
      ],
      exceptions: [
        'booked/planned/planning/excited ~ trip/holiday/vacation/flight/flights | bank/public/national holiday',
        'field trip | trip/holiday/vacation ~ booked/coming/soon/next | new place to',
      ],
    },
    trip_ahead: {
      signs: [
        'booked/planned/planning/excited/counting/forward ~ trip/holiday/vacation/flight/flights/weekend/cruise/festival/concert/christmas/tickets/visit/seeing/beach/getaway/camping/wedding',
        'trip/holiday/vacation/flights/tickets/hotel/cruise ~ booked/next/coming/soon | looking forward to',
        'look forward to | cant wait for/to/until | days until/till/to | bought/got ~ tickets',
      ],
    },
    garden: {
      signs: [
        'garden/gardens/gardening/allotment/plant/plants/planted/planting/flower/flowers/rose/roses/tulip/tulips/daffodil/daffodils/lavender/orchid/sunflower/sunflowers/peonies/lilies/hydrangea/dahlias/seedling/seedlings/seeds/sprouted/sprout/blooming/bloomed/bloom/blossom/blossoms/succulent/cactus/basil/compost/greenhouse/weeds/lawn/mowed/houseplant/monstera/bulbs/snowdrops/crocuses/jasmine',
        'balcony tomatoes | first tomato/tomatoes/strawberry/strawberries from',
        'my own tomatoes/courgettes/carrots/herbs/potatoes/beans',
      ],
      exceptions: [
        'flowers from my | brought/bought/sent/gave me flowers | plant manager/based | power plant',
        'rose early/up | nursing/manufacturing plant',
      ],
    },
    sea_swim: {
      signs: [
        'sea/ocean/beach/waves/lake/shore/tide/seaside/surf/surfing/surfed/paddle/paddled/paddling/kayak/canoe/snorkel*/pier/cove/coast/snorkeling',
        'swim in | swam in | wild swimming | sand between',
      ],
      exceptions: ['sea salt/food | salt lake | beach house booked'],
    },
    walk_nature: {
      signs: [
        'walk/walks/walked/walking/hike/hiked/hiking/stroll/strolled/forest/woods/woodland/park/mountain/mountains/hill/hills/nature/trail/trees/tree/river/meadow/fields/countryside/leaves/moors/stream/creek/waterfall/canyon/valley/path/colors/outdoors',
        'autumn colours | fall colors',
      ],
      exceptions: [
        'car park | parking | walk/walks/walked/walking with ~ friend/friends/husband/wife/mum/mom/dad/sister',
        'able to walk | walked without | theme/amusement/water park | walked out/in/into/away/off/past',
        'christmas tree | dog/dogs/puppy ~ walk/walks/park',
      ],
    },
    windfall: {
      signs: [
        'found ~ money/cash/note/dollars/pounds/euros/bill/coin/wallet | found #',
        'refund/refunded/rebate/cashback/tax return/tax refund',
        'won ~ raffle/lottery/prize/giveaway/money/competition/draw/bingo/voucher/bet',
        'discount/voucher/coupon/bargain/freebie/upgrade/upgraded | on sale | half price | free coffee',
        'free lunch | free ticket | for free | inheritance/lottery/scratch card/gift card | cheaper than',
        'unexpected money/cheque/check',
      ],
      exceptions: ['refund refused | drug free'],
    },
    payday: {
      signs: [
        'payday/paycheck/paycheque/salary/wages/bonus/overtime/commission/savings | pay day | got paid | paid off',
        'last payment | debt free | bill/bills/debt/loan/card/rent/mortgage/invoice ~ paid',
        'paid ~ bill/bills/debt/loan/card/rent/mortgage | money in the/my | emergency fund | enough money',
        'can afford | could pay | client paid | loan approved',
      ],
      exceptions: ['cant/couldnt afford'],
    },
    outing: {
      signs: [
        'concert/gig/festival/museum/gallery/exhibition/zoo/aquarium/theatre/theater/musical/opera/ballet/fair/carnival/party/parade/karaoke/bowling/arcade/amusement/funfair/comedy/fireworks/circus/barbecue/bbq/picnic/dance/dancing/danced',
        'market day | theme park | game night | quiz night | pub quiz | escape room | show at | club night',
        'bingo night | christmas market | street food',
      ],
      exceptions: ['third party | party political | tea party | dance class | fair enough/play'],
    },
    laughter: {
      signs: [
        'laugh/laughed/laughs/laughing/laughter/giggle/giggled/giggles/giggling/joke/jokes/funny/hilarious/meme/memes/snorted/silly',
        'cracked me | us up | in stitches | comedy show | belly laugh | made me smile',
      ],
      exceptions: [
        'laughed at me',
        'kids/son/daughter/children/baby/toddler ~ laugh/laughed/laughing/giggle/giggles/giggling/funny',
        'not funny | friend/friends ~ laugh/laughed/laughing',
      ],
    },
    sport_watch: {
      signs: [
        'team ~ won/win/victory/wins/scored/beat/goal | won the/their? ~ match/game/league/cup/derby',
        'my team/our team/we ~ won',
        'arsenal/liverpool/chelsea/united/city/barca/madrid/celtic/rangers/yankees/lakers/cubs/packers/eagles/chiefs/dodgers/bayern',
        'watched/watching ~ game/match/football/cricket/rugby/formula/f1/tennis/race/playoffs/nba/nfl/super bowl/world cup',
        'last minute goal/winner | cup final/world cup/super bowl/playoffs',
      ],
      exceptions: ['new york city | kids/son/daughter ~ team/match/game'],
    },
    work_done: {
      signs: [
        'finished/completed/submitted/delivered/shipped/closed/handed/launched/wrapped/nailed/solved/fixed/sent/met ~ report/project/presentation/deadline/proposal/slides/task/tasks/assignment/paper/essay/bug/deal/sale/contract/spreadsheet/audit/release/feature/code/inventory/invoices/draft/list/tickets/work/article/grading/marking/paperwork/thesis/budget',
        'report/presentation/meeting/project/launch/pitch/demo/audit/inspection/deployment/shift ~ well/smoothly/success/finished/done/complete/over',
        'productive day/morning/week/afternoon | got so/a much/lot ~ done | everything done | inbox zero',
        'deadline met | made a sale | ticked off | work done',
      ],
    },
    cooked_baked: {
      signs: [
        'baked/cooked/made ~ bread/cake/cookies/pie/dinner/soup/curry/pasta/lasagna/lasagne/stew/pancakes/roast/pizza/jam/chili/dosa/biryani/jollof/rice/sourdough/loaf/muffins/brownies/scones/meal/breakfast/risotto/casserole/sauce/dumplings/omelette/recipe',
        'bread/cake/loaf/sourdough/souffle/curry/pie/jollof/chapati/roti/cookies/recipe/sauce ~ turned out/rose/perfect/success/came out',
        'my sourdough | new recipe | cooking/baking | homemade/home made | cooked',
      ],
      exceptions: [
        'husband/wife/mum/mom/dad/partner/boyfriend/girlfriend/friend/she/he/mother/father/neighbour/neighbor ~ made/cooked/baked/cooking/baking',
        'homemade card',
      ],
    },
    repaired: {
      signs: [
        'fixed/repaired/mended | works/working again | back on | came back on',
        'plumber/electrician/mechanic/handyman/repairman',
        'car/boiler/laptop/phone/machine/heating/internet/wifi/fridge/bike/roof/tap/sink/toilet/oven/dishwasher/computer/water/power/printer/zip/heater/door/furnace ~ works/working/sorted/back/started/running/passed',
        'stopped leaking | passed its mot | got ~ fixed',
      ],
      exceptions: ['fixed me/us/my'],
    },
    decided: {
      signs: [
        'decided/decision | made up my mind',
        'booked ~ appointment/dentist/doctor/therapist/therapy/test/haircut/checkup',
        'appointment ~ booked/made/sorted/confirmed',
        'visa/form/forms/passport/application/taxes/insurance/paperwork/permit/documents ~ done/filed/sent/approved/sorted/submitted/finished/arrived/settled/renewed/signed',
        'finally booked/called/cancelled/filed/signed/sorted/chose/made | settled on | sorted out',
        'chose the/a/my | signed up | registered | have a plan',
      ],
    },
    early_finish: {
      signs: [
        'finished/left/leave/home/done/out/off ~ early',
        'meeting/class/lecture/appointment/shift/exam ~ cancelled/canceled/postponed/short/ended early',
        'no traffic/queue/line/meetings | empty road/roads/train/motorway/bus | all green lights/green lights',
        'train/bus/flight ~ on time/early | caught ~ train/bus | found ~ parking | got a seat | snow day',
        'quick commute | home before/by # | short day/week | work from home/worked from home/wfh',
        'skipped the queue | made it on time | traffic was light',
      ],
    },
    day_off: {
      signs: [
        'weekend/saturday/sunday/friday | day off | days off | bank holiday | public holiday | long weekend',
        'half day | annual leave | no work | no school | half term | no alarm | week off | lie in tomorrow',
        'time off | holidays start | holiday today | off today | off work | off tomorrow',
      ],
      exceptions: [
        'weekend in | sunday roast/lunch/dinner/call/school | sunday ~ church | every/last/next ~ weekend',
        'weekend with/away/trip | off work sick',
      ],
    },
    letter_post: {
      signs: [
        'letter/letters/postcard/parcel/package/post/mail/card/envelope ~ from/arrived/came/today/through/box',
        'letter/postcard/parcel/package/card in the/from | handwritten',
        'birthday card/christmas card/thank you card | got/received a/an? ~ letter/postcard/card/parcel/package',
        'care package | pen pal | delivery arrived | letterbox/mailbox',
      ],
      exceptions: [
        'card from my son/daughter/kids | offer letter | credit/debit/gift card | cover letter | post office/it',
      ],
    },
    memory_past: {
      signs: [
        'photo/photos/picture/album/albums/memory/memories/remembered/remembering/remember/nostalgia/nostalgic/childhood/scrapbook',
        'old song | old house | years ago | used to | looked through | home video | old letters | reminded me of',
      ],
      exceptions: [
        'picture frame | took/taking photo/photos/a picture | photo/photos/picture/pictures from',
        'photo of ~ baby | remembered my/to/the',
      ],
    },
    sleep_good: {
      signs: [
        'slept well/good/great/through/deeply/in/like/late/long/better/soundly/peacefully/until/till/solid',
        'slept ~ hours',
        'good/great/long/solid/deep/full/decent/proper/amazing/restful/sound/best nights/night/sleep',
        'nights sleep | hours sleep | hours of sleep | eight/seven/nine/ten/# hours | rested/nap/napped/sleep',
        'lie in | woke ~ rested/refreshed/alarm | lay in',
      ],
      exceptions: [
        'not/no/little/barely/hardly/didnt/without/cant/couldnt/bad ~ sleep/slept',
        'baby/kids/dog/cat/son/daughter/toddler/he/she ~ sleep/slept/sleeping/asleep/nap/napped',
        'sleep ~ bad/badly/poor',
      ],
    },
    birds_wild: {
      signs: [
        'bird/birds/birdsong/robin/robins/blackbird/sparrow/sparrows/owl/heron/hawk/eagle/kingfisher/woodpecker/cardinal/hummingbird/hummingbirds/geese/swans/swan/goose/crow/crows/magpie/goldfinch/finches/wren/swallows/starlings/fox/foxes/deer/squirrel/squirrels/hedgehog/hedgehogs/badger/butterfly/butterflies/bee/bees/bumblebee/dragonfly/frog/frogs/dolphin/dolphins/seal/whale/whales/otter/fireflies/ladybird/ladybug/monkeys/peacock/hare/bear/moose/elk/turtles/bats/toad',
        'rabbit in',
      ],
      exceptions: [
        'bird seed order | birds eye | early bird | spelling bee | bear with/in mind | fox news | bee sting',
        'crow bar',
      ],
    },
    music: {
      signs: [
        'music/song/songs/album/playlist/spotify/radio/piano/guitar/violin/drums/ukulele/choir/singing/sang/sing/vinyl/melody/band/orchestra/jazz/bach/mozart/beethoven/chopin/beatles/podcast/podcasts/cello/flute/saxophone/trumpet/headphones/karaoke/tune',
        'record player | taylor swift | hymn practice',
      ],
      exceptions: [
        'kids/son/daughter/grandson/granddaughter/birds ~ sing/sang/singing/song/piano/violin | rubber band',
        'wedding band | elastic band | bird song',
      ],
    },
    sky_light: {
      signs: [
        'sunrise/sunset/dawn/dusk/moon/moonlight/stars/starlight/sky/skies/rainbow/clouds/aurora/meteor/twilight/orange/lightning',
        'northern lights | milky way | golden hour | shooting star | pink sky',
      ],
      exceptions: [
        'sky news/sports | rock/pop/film/movie/five stars | gold stars | orange juice | an orange',
        'dawn called/said/brought | over the moon | moon landing',
      ],
    },
    snow: {
      signs: [
        'snow/snowed/snowing/snowy/snowman/snowflakes/snowfall/frost/frosty/icicles/sledding/sledging/skiing/skied/ski/snowball/hoarfrost/blizzard',
        'ice on | winter wonderland',
      ],
      exceptions: ['snow day | snowed under'],
    },
    book: {
      signs: [
        'book/books/novel/novels/reading/read/library/chapter/chapters/poem/poems/poetry/author/kindle/audiobook/bookshop/bookstore/comic/comics/manga/memoir/thriller/magazine/novella/trilogy',
        'story by',
      ],
      exceptions: [
        'read/reading ~ kids/son/daughter/children/grandson/granddaughter/toddler/bible',
        'wrote ~ poem/chapter/novel/book | reading list/glasses | book club cancelled | facebook | booked',
        'son/daughter ~ read/reading | bedtime story | my poem',
      ],
    },
    quiet_alone: {
      signs: [
        'quiet/silence/silent/stillness/peaceful/solitude/serenity/tranquil/tranquility/calm | alone time',
        'time alone | time to myself | time for myself | to myself | me time | slow morning/start',
        'everyone ~ asleep | no one else | before everyone | early morning | just sitting',
        'sat on the ~ porch/step/bench',
      ],
      exceptions: ['too quiet | so quiet now | quiet without | keep calm | calm the/my'],
    },
    free_evening: {
      signs: [
        'free evening/night/afternoon/day | evening ~ nothing/sofa/couch/off/free/plans | no plans',
        'nothing to do/on/planned | sofa/couch/pyjamas/pajamas/pjs/fireplace/fire/candle/candles/hygge/cozy/cosy',
        'night in | early night | quiet night | evening at home | lazy day | lazy evening | lazy sunday',
        'lazy morning | relaxing evening | relaxed evening | putting my feet up | feet up | movie night',
        'takeaway night | blanket on the sofa',
      ],
      exceptions: ['new sofa/couch | fire alarm/drill/station | open fire'],
    },
    clean_home: {
      signs: [
        'clean/tidy/organized/organised/decluttered/spotless kitchen/house/home/room/flat/apartment/bathroom/car/desk/floors/floor/laundry/garage/sink',
        'kitchen/house/home/room/flat/apartment/bathroom/desk/floors/floor/garage/closet/wardrobe ~ clean/tidy/sorted/organized/organised/done/spotless',
        'cleaned/tidied/hoovered/vacuumed/mopped/decluttered ~ kitchen/house/home/room/flat/apartment/bathroom/car/desk/floors/garage/closet',
        'laundry ~ done/folded/dry/away | dishes ~ done/clean/washed | empty sink/laundry | folded ~ laundry',
      ],
    },
    food_meal: {
      signs: [
        'dinner/lunch/meal/supper/food/pizza/pasta/curry/soup/burger/sushi/ramen/noodles/rice/steak/chicken/fish/tacos/taco/sandwich/salad/stew/roast/biryani/dosa/jollof/fries/chips/leftovers/restaurant/takeaway/takeout/dumplings/pho/kebab/barbecue/feast/buffet/cheese/lasagna/lasagne/burrito/thai/chinese/indian/mexican/brunch/egusi/suya/dal/paneer/shawarma/pantry/groceries/delicious/tasty/yummy/paella/chilli/chili/grilled',
        'italian food | full belly | full stomach | hot meal | sunday roast | fridge full | full fridge | ate out',
        'hot dog | hot dogs | stir fry | mac and cheese',
      ],
      exceptions: [
        'lunch/dinner/brunch with ~ friend/friends/husband/wife/mum/mom/dad/sister/brother/family/partner/boyfriend/girlfriend/parents',
        'food bank | fish tank | my ~ chickens | feed ~ fish | lunch break/hour | i/i ~ made/cooked/baked',
        'pet food',
      ],
    },
    breakfast: {
      signs: [
        'breakfast/toast/eggs/egg/bacon/pancakes/pancake/oatmeal/porridge/cereal/granola/waffles/waffle/bagel/croissant/croissants/omelette/omelet/muesli/avocado/smoothie/poha/idli/paratha/marmalade/yogurt/yoghurt/grits',
        'hash browns | beans on toast | french toast | jam on | smoothie bowl',
      ],
      exceptions: [
        'egg hunt | easter eggs/egg | breakfast in bed | chocolate egg/eggs | hens/chickens ~ eggs/egg',
        'breakfast with',
      ],
    },
    sweet: {
      signs: [
        'chocolate/chocolates/cake/cakes/cookie/cookies/icecream/candy/dessert/pudding/donut/donuts/doughnut/doughnuts/brownie/brownies/cupcake/cheesecake/pie/pastry/pastries/biscuit/biscuits/sweets/gelato/tiramisu/muffin/muffins/rolls/caramel/fudge/marshmallow/marshmallows/nutella/jelly/custard/crumble/macaron/macarons/jalebi/milkshake/kitkat/snickers/toffee/honey',
        'ice cream | cinnamon roll | gulab jamun | maple syrup',
      ],
      exceptions: [
        'made/baked ~ cake/cookies/pie/brownies/muffins/cupcake/cheesecake | hot chocolate | piece of cake',
        'birthday cake with | pork/meat/chicken/shepherds/cottage pie | biscuit the/my/sleeping/my dog | my honey',
      ],
    },
    coffee: {
      signs: [
        'coffee/coffees/espresso/latte/cappuccino/americano/mocha/caffeine/nespresso/starbucks/macchiato/cafetiere/barista/frappe/java/joe/decaf/moka',
        'flat white | cold brew | french press | filter kaapi',
      ],
      exceptions: [
        'coffee table/shop job/cake | coffee with ~ friend/friends/mum/mom/dad/sister/brother/wife/husband',
        'husband/wife/partner/he/she/boyfriend/girlfriend ~ coffee | free coffee | java course/class/script',
      ],
    },
    tea: {
      signs: [
        'tea/chai/cuppa/cocoa/matcha/brew/rooibos/herbal/kettle/teapot/horlicks/chamomile/camomile',
        'hot chocolate | earl grey | green tea | peppermint tea | mint tea | masala chai',
      ],
      exceptions: ['tea towel/party | cold brew | high tea with | home brew | for tea'],
    },
    fruit_veg: {
      signs: [
        'fruit/strawberries/strawberry/blueberries/raspberries/berries/mango/mangoes/mangos/apple/apples/banana/bananas/peach/peaches/orange/oranges/grapes/watermelon/pear/pears/plum/plums/cherries/pineapple/papaya/avocados/tomatoes/vegetables/veg/carrots/bread/baguette/market/corn/figs/pomegranate/clementines/satsumas/clementine/blackberries/lychees/coconut/melon/lemons/kiwi/nectarine',
        'salad leaves | fresh bread | farmers market',
      ],
      exceptions: [
        'made/baked ~ bread | bread ~ rose/turned | apple watch/phone/tv/music/store/pie',
        'stock/job/housing/christmas market | garden/balcony tomatoes | banana bread | first tomato/tomatoes',
        'my own tomatoes',
      ],
    },
    sun: {
      signs: ['sun/sunshine/sunny/sunlight/sunbeam/sunbathed/sunbathing/rays | bright day | blue sky | blue skies'],
      exceptions: ['sun dried/screen/cream/glasses | sun flowers | the sun newspaper'],
    },
    rain: {
      signs: [
        'rain/rained/raining/rainy/rainfall/drizzle/thunder/thunderstorm/storm/petrichor/raindrops/puddles/monsoon/downpour',
        'shower outside',
      ],
      exceptions: [
        'rain check | no rain | didnt rain | rain stopped/held | brain storm | rain coat/boots | not ~ rain',
      ],
    },
    weather_other: {
      signs: [
        'weather/breeze/breezy/cool/cooler/crisp/autumn/fall/spring/mild/wind/windy/fog/foggy/mist/misty/temperature/degrees/humidity/summer/warmer',
        'warm day | warm weather | warm evening | fresh air | first warm | no rain | didnt rain | rain held',
        'rain stopped | dry day | air smelled | fresh morning air | heatwave over',
      ],
      exceptions: [
        'fall asleep/off/in love/apart/over/down | spring roll/rolls/clean/cleaning/onion | under the weather',
        'cool down/friend/friends/boss/dad/mom | how cool | wind down/up | summer job/school/camp | second wind',
        'weather forecast wrong | nobody ~ fall | summer holiday/vacation',
      ],
    },
    water_shower: {
      signs: [
        'shower/showers/bath/baths/bathtub/sauna/jacuzzi/soak/spa/springs | bubble bath | hot water',
        'running water | hot tub | soaked in | steam room | washed my hair | clean hair | bucket bath',
        'hot spring | warm water',
      ],
      exceptions: [
        'baby/bridal shower | cold shower | shower gel | meteor shower | showers outside | rain shower',
        'bath the dog/kids | husband/wife ran me | sea bath',
      ],
    },
    bed: {
      signs: [
        'bed/duvet/blanket/blankets/pillow/pillows/sheets/mattress/quilt/comforter/bedding/flannel/hammock/bedroom',
        'electric blanket | hot water bottle | cosy bed | cozy bed | warm bed | my side of the bed',
        'under the covers | weighted blanket | warm covers',
      ],
      exceptions: [
        'bed early/on time/time/by/before | went to bed | in bed with ~ flu/cold | got out of bed',
        'get out of bed | kids ~ bed | made my bed | breakfast in bed | flower/river bed',
        'crocheted/knitted ~ blanket | stayed in bed sick | hospital bed | vegetable/raised bed | picnic blanket',
        'reading in bed',
      ],
    },
    home: {
      signs: [
        'home/house/flat/apartment/roof/shelter/walls/porch/balcony/radiator | my room | own place | warm house',
        'my kitchen | front door | safe place to | fireplace at | place to live | somewhere to live | heating on',
        'warm home | central heating | my space | coming home | neighborhood safe',
      ],
      exceptions: [
        'new home/house/flat/apartment/place | work/worked/working from home',
        'came/come/came back/walk/walked/drive/drove/drop/way/got/home ~ home from/early/safe/safely',
        'home office/work/made/run/cooked/screen/page | care/nursing/funeral home | house/home ~ clean/tidy',
        'house to myself | white house | house music | home team | moved out of home | brought/took/take home',
        'house ~ party/music/plants | lift home | full house | opera house | home town',
        'dog/cat/kids/son/daughter/husband/wife ~ home',
      ],
    },
    film_show: {
      signs: [
        'film/films/movie/movies/series/episode/episodes/netflix/show/shows/season/documentary/cinema/tv/hbo/disney/anime/sitcom/strictly/drama/kdrama/youtube/video/videos/marvel/pixar/trek/sequel/finale/binged/bridgerton/soap',
        'bake off | k drama | star wars | friends reruns',
      ],
      exceptions: [
        'movie/film night with | show up/off/me/us/kindness | tv is fixed/repaired | cat/dog videos | showed',
        'video call/chat/game/games | apple/rainy/flu/festive season | season ticket | no show | made a video',
        'dog/horse/flower show',
      ],
    },
    game_play: {
      signs: [
        'game/games/gaming/zelda/mario/minecraft/fortnite/playstation/xbox/nintendo/switch/chess/scrabble/crossword/sudoku/wordle/puzzle/puzzles/jigsaw/cards/dnd/d&d/pokemon/catan/uno/poker/solitaire/dungeons/stardew/rummy/quiz/trivia/backgammon/levelled',
        'board game | animal crossing | video games | elden ring | steam sale | boss fight | leveled up',
      ],
      exceptions: [
        'watched/watching ~ game | game ~ won/on tv/match | game changer/plan',
        'christmas/birthday/thank you/thank you/credit cards | light switch | switch off',
        'kids/son/daughter ~ game/games/chess | pub quiz | quiz at school | team ~ game',
        'football/basketball/soccer/baseball/hockey game',
      ],
    },
    new_thing: {
      signs: [
        'new phone/laptop/car/bike/shoes/boots/desk/chair/tv/glasses/mattress/sofa/couch/jacket/coat/bag/watch/headphones/kettle/pan/camera/computer/tablet/ipad/iphone/backpack/dress/lamp/keyboard/monitor/console/trainers/sneakers/oven/fridge/vacuum/toaster/blender/rug/mug/curtains/guitar/tent/printer/scooter/notebook/earbuds/pillow',
        'new washing machine | bought/ordered/got/purchased/received ~ new',
        'order/laptop/phone/bike/desk/car/delivery ~ arrived/delivered/came | bought myself/a/an/some',
        'treated myself | air fryer | got a haircut/manicure/massage/tattoo/pedicure | my nails',
      ],
      exceptions: [
        'new house/home/flat/apartment/job/baby/recipe/year | bought tickets/a',
        'husband/wife/partner/boyfriend/girlfriend/he/she/mum/mom/dad/friend ~ bought/got',
      ],
    },
    clothes: {
      signs: [
        'socks/sock/jumper/sweater/hoodie/slippers/pyjamas/pajamas/cardigan/scarf/gloves/mittens/leggings/sweatpants/joggers/jeans/robe/raincoat/thermals/fleece/pjs/onesie/clothes/outfit/coat/bra/shirt',
        'dressing gown | elastic waistband',
      ],
      exceptions: [
        'knitted/sewed/knit/crocheted/made ~ scarf/jumper/sweater/socks/hat/gloves/dress/cardigan',
        'new ~ shoes/boots/dress/jacket/coat | bought ~ coat/shirt/jeans/sweater',
        'folded/washed/donated ~ clothes',
      ],
    },
    health_general: {
      signs: [
        'health/healthy/eyesight/breath/breathing/alive/life/energy/strength/sight/limbs/metabolism/sanity',
        'my body | my legs | my eyes | my heart | my hands | my lungs | my feet | my hearing | able to walk',
        'able to see | able to breathe | being alive | my senses | my life | life itself | can walk | can see',
        'can move | working body | immune system | still alive | another day alive | my age | my mind',
        'sound mind | being here | another year',
      ],
      exceptions: [
        'health insurance/service/visitor/care/centre/center | mental health day',
        'her/his/their/mums/moms/dads/kids/childrens/sons/daughters/wifes | husbands health',
        'healthy food/meal/eating/breakfast/lunch | life insurance/jacket | in bad/poor health | not healthy',
        'love of my life | baby ~ healthy | kids ~ healthy | breath of fresh air | heart to heart',
      ],
    },
    work_general: {
      signs: [
        'my job/work/career/boss/team/colleagues/coworkers/coworker/patients/students/clients/customers/regulars/business/office/shift/manager/staff/workmates',
        'a job | having work | steady/stable/good/decent/secure job/income/work',
        'colleagues/coworkers/workmates/employment | good day at work | ^ job/work',
        'work was/is/went ~ good/fun/easy/well/calm/ok/nice/quiet | work friends',
      ],
      exceptions: [
        'new job | lost my job | boss/manager ~ praised/thanked | colleague/coworker ~ helped/covered/brought',
        'hate my job/work | a job interview | team ~ won | quit my job',
      ],
    },
    technology: {
      signs: [
        'internet/wifi/phone/smartphone/laptop/glasses/dishwasher/electricity/heating/ac/google/maps/gps/zoom/facetime/fridge/computer/app/car/microwave/kindle/heater/fan/light/lights/power/airplanes/antibiotics/bluetooth/dryer/dictation/chatgpt/solar/satnav/elevator',
        'contact lenses | washing machine | air con | air conditioning | hearing aids | insulin pump',
        'video calls | robot vacuum | central heating | hot water | modern medicine | spell check | lift working',
        'tumble dryer | e bike',
      ],
      exceptions: [
        'phone ~ call | new phone/laptop/car',
        'phone/laptop/car/internet/wifi/heating/dishwasher ~ fixed/repaired/works | car ride/park | fan of/club',
        'phone rang | light rain/breakfast | lights ~ green | fairy/northern/christmas lights | power cut/nap',
        'glasses of wine',
      ],
    },
    public: {
      signs: [
        'teacher/teachers/nurse/nurses/postman/postwoman/mailman/librarian/libraries/firefighters/doctors/paramedics/nhs/freedom/democracy/peace/safety/bus/trains/binmen/garbage/refuse/cleaners/janitor/farmers/volunteers/healthcare/education/school/schools/veterans/roads/museums/rights/voting/vaccines/lollipop',
        'mail carrier | bus driver | bus drivers | public library | clean water | drinking water | tap water',
        'peaceful country | safe country | safe neighbourhood | public transport | bin men | health care',
        'running water in | street cleaners | electricity in | free museum | right to vote | my country',
        'crossing guard | delivery drivers | security guard',
      ],
      exceptions: [
        'peace and quiet | peace of mind | school play/run/report | bus ~ on time/early | caught ~ bus',
        'nurse ~ kind/dad/mum/mom | kids/son/daughter ~ school/teacher | music teacher | my old teacher',
        'peace in the house | bus ride | no school | school friend/friends | freedom to ~ weekend',
      ],
    },
    new_day: {
      signs: [
        'today/opportunity/opportunities/tomorrow | new day | another day | waking up | woke up | a fresh start',
        'fresh start | second chance | another chance | this morning | this day | new week | new month | new year',
        'new beginning | new beginnings | start again | start over | the present | present moment | being awake',
        'morning light | the morning | a clean slate | monday morning',
      ],
      exceptions: [
        'woke up ~ rested/refreshed/early/before/without/late/tired/pain/alone/next | today ~ i',
        'slow/quiet/calm/slow ~ morning | this morning | tomorrow',
      ],
    },
  },
  plans: {
    visit_ill: {
      signs: [
        'visit/see/check/sit ~ hospital/nursing/hospice/ward/grandma/grandpa/gran/nan/aunt/uncle/neighbour/neighbor',
        'visit/help/take ~ sick/ill/elderly/old | soup/meal/shopping for ~ sick/ill/neighbour/neighbor/gran',
        'drive ~ to ~ hospital/appointment/chemo',
      ],
    },
    apologise: {
      signs: [
        'apologise/apologize/apology/sorry | patch ~ up | make up with | make it up to | make peace/amends | forgive',
      ],
    },
    kids_time: {
      signs: [
        'kids/kid/son/daughter/children/child/baby/toddler/boys/girls/grandson/granddaughter/grandkids/nephew/niece/twins',
        'bedtime story | school run/pick/pickup/drop | pick up from school/nursery/daycare | play lego/hide',
      ],
      exceptions: ['girls night'],
    },
    call_parent: {
      signs: [
        'call/ring/phone/facetime/text/visit/see/lunch/dinner/tea/coffee/message/skype/write ~ mum/mom/mam/dad/mother/father/mama/papa/parents/ma/daddy/grandma/grandpa/gran/nan/nana/granny/grandad/granddad/abuela/folks/mommy/mummy',
        'mum/mom/dad/parents ~ call/lunch/dinner/visit',
      ],
    },
    partner_time: {
      signs: ['date night/with | husband/wife/partner/boyfriend/girlfriend/hubby/spouse/fiance/fiancee'],
      exceptions: ['due/deadline date'],
    },
    call_friend: {
      signs: [
        'friend/friends/bestie/mate/mates/buddy/pal/pals',
        'coffee/lunch/drinks/dinner/brunch/walk/catch/meet/call/text/message/reply/ring/phone/write with/up/to? <name>',
        'reply to messages/texts/everyone',
        'text/call/message/ring/phone/meet/email back? a/an/old/my? friend/friends/group | book club',
        'catch up with',
      ],
      sets: {
        name: [
          'priya/sam/anna/tom/ben/sarah/emma/kate/lisa/jo/mark/dave/mike/chris/alex/maria/julia/laura/nina/tony/james/john/paul/amy/lucy/grace/ruth',
        ],
      },
    },
    call_family: {
      signs: [
        'call/ring/phone/text/visit/see/facetime/message/lunch/dinner/skype/write ~ sister/brother/son/daughter/aunt/auntie/uncle/cousin/niece/nephew/sis/bro/family/siblings/inlaws/in',
        'family dinner/lunch/call',
      ],
    },
    kind_deed: {
      signs: [
        'thank | thank you note/card/email | compliment someone/a/one/somebody | be kind/nice/kinder',
        'something kind/nice for | smile at | help a/someone/somebody/out | random act | give ~ compliment',
        'donate/donation/volunteer | say something nice | tip ~ well | hold the door | let someone | flowers for',
        'bake/make ~ for the/my neighbour/neighbor/team/office/colleagues',
      ],
      exceptions: ['thank god'],
    },
    ask_help: {
      signs: [
        'ask ~ help/advice/question/directions/extension | ask my/the ~ about/if/whether | get help with',
        'ask <who>',
      ],
      sets: { who: ['boss/manager/teacher/professor/doctor/dad/mum/mom/sister/brother/neighbour/neighbor'] },
    },
    interview: {
      signs: ['interview/interviews | audition'],
    },
    apply_job: {
      signs: [
        'apply/application/applications/cv/resume/linkedin/recruiter/portfolio | cover letter',
        'job applications/search/boards/centre/fair | apply ~ job/jobs/position/role',
      ],
      exceptions: ['passport/visa application | apply sunscreen/cream'],
    },
    appointment: {
      signs: [
        'doctor/doctors/dentist/gp/therapist/therapy/physio/optician/checkup/vet/appointment/vaccine/vaccination/jab/clinic/hygienist/haircut/counsellor/counselor',
        'check up | blood test/pressure | book ~ appointment/doctor/dentist | take my meds/medication/vitamins',
        'eye test/exam | smear test',
      ],
      exceptions: ['dog/cat ~ vet'],
    },
    start_work: {
      signs: [
        'start ~ report/essay/thesis/project/paper/draft/chapter/presentation/assignment/application/taxes',
        'begin ~ report/essay/thesis/project/paper/draft/chapter | first page/paragraph/draft/step/slide',
        'hard thing first | eat the frog | get started | open the ~ document/file',
      ],
    },
    finish_work: {
      signs: [
        'finish/complete/submit/send/deliver/close/wrap/draft/write/edit/review/update/prepare/fix/ship/deploy ~ report/project/presentation/slides/proposal/deck/spreadsheet/draft/task/tasks/assignment/paper/essay/chapter/thesis/invoice/invoices/budget/code/ticket/bug/documentation/contract/grading/marking/lesson/plan/article/feature/minutes/design/quote/agenda',
        'meet my/the deadline | get ~ work done | deep work | finish work | focus ~ hour/hours/work | deadline',
        'finish ~ to do',
      ],
    },
    meeting: {
      signs: [
        'meeting/meetings/presentation/presenting/pitch/standup/workshop/demo/speech/talk/zoom/webinar/conference/appraisal',
        'performance review | speak up in',
      ],
      exceptions: [
        'talk to/with | prepare ~ presentation | meeting friend/friends | write/finish ~ presentation/speech',
      ],
    },
    run: {
      signs: ['run/jog/running/jogging/parkrun/5k/10k/couch | # k/km/miles'],
      exceptions: ['run errands/the/a/out/some | bike/ride/walk/cycle ~ k/km/miles'],
    },
    exercise: {
      signs: [
        'gym/workout/exercise/weights/squats/pushups/situps/plank/abs/lift/lifting/training/zumba/pilates/crossfit/hiit/treadmill/tennis/football/soccer/badminton/basketball/climbing/boxing/burpees/spin/karate/judo/volleyball/cardio/dumbbells/kettlebell',
        'work out | push ups | sit ups | pull ups | star jumps | strength/leg/arm day/training',
      ],
      exceptions: ['training course/at work | spin the | lift to/home'],
    },
    bike_swim: {
      signs: [
        'swim/swimming/bike/cycle/cycling/bicycle/laps/lengths/pool/peloton/rowing/kayak | ride ~ bike/bicycle',
        'bike ride',
      ],
      exceptions: ['fix/repair/clean ~ bike | bike ~ repaired/fixed/serviced'],
    },
    walk: {
      signs: ['walk/walks/steps/stroll/hike/hiking/walking'],
      exceptions: [
        'walk the/my dog/dogs/puppy | dog walk | next/first/small steps | walk through the ~ plan/slides',
        'dog ~ walk',
      ],
    },
    dog: {
      signs: ['dog/dogs/puppy/pup/walkies/leash | dog park'],
      exceptions: ['hot dog'],
    },
    garden: {
      signs: [
        'garden/plants/plant/weed/weeding/mow/lawn/seeds/seedlings/tomatoes/roses/compost/allotment/prune/repot/bulbs/flowers/hedge/rake/leaves/greenhouse/herbs',
      ],
      exceptions: ['buy ~ flowers | flowers for | plant based | power plant | pick ~ tomatoes ~ store | flowers to'],
    },
    create: {
      signs: [
        'paint/painting/draw/drawing/sketch/knit/knitting/crochet/sew/sewing/pottery/photo/photos/photograph/craft/crafts/collage/embroidery/woodwork/woodworking/sculpt/weave/quilt/calligraphy/clay/rows',
        'design a/my',
      ],
      exceptions: [
        'paint the ~ wall/fence/kitchen/room/door/bathroom | photo id | passport photo/photos | draw up/the line',
        'with the kids',
      ],
    },
    music: {
      signs: [
        'guitar/piano/violin/drums/ukulele/cello/choir/song/songs/scales/sing/singing/practise/practice/instrument/flute/chord/chords/saxophone/trumpet/bass/bassline/music/rehearsal',
      ],
      exceptions: [
        'practice/practise spanish/french/german/italian/japanese/english/patience/gratitude/yoga/mindfulness/speech/driving/presentation/interview',
        'sing ~ kids',
      ],
    },
    write: {
      signs: [
        'write/writing/journal/journaling/journalling/blog/poem/novel/diary/newsletter/memoir | # words',
        'write ~ words/page/pages/letter/chapter | letter to',
      ],
      exceptions: [
        'write ~ report/essay/thesis/paper/cover/cv/invoice/email/emails/code/tests/test/proposal/minutes/plan/list/thank',
        'write ~ to/back mum/mom/dad | cover letter',
      ],
    },
    study: {
      signs: [
        'study/revise/revision/homework/exam/exams/quiz/flashcards/lecture/lectures/course/module/coursework/maths/math/chemistry/biology/physics/history/notes/assignment/anki/textbook/tutorial/class/seminar/certification/udemy/coursera',
        'past paper | practice test/exam',
      ],
      exceptions: [
        'help/kids/son/daughter ~ homework | yoga/spin/dance/gym/exercise/pilates class | sticky notes',
        'thank you notes | history museum | finish/submit ~ assignment/coursework',
      ],
    },
    language: {
      signs: [
        'spanish/french/german/italian/japanese/korean/chinese/mandarin/portuguese/arabic/english/welsh/irish/dutch/swedish/russian/turkish/polish/hindi/greek/duolingo/vocabulary/vocab/grammar/babbel',
        'language app/practice/lesson | # new words',
      ],
      exceptions: [
        'french toast/fries | english breakfast | chinese food/takeaway | greek yogurt/yoghurt/salad',
        'italian restaurant',
      ],
    },
    read: {
      signs: ['read/reading/book/novel/chapter/library/kindle/audiobook | # pages'],
      exceptions: [
        'book ~ flight/flights/hotel/tickets/ticket/table/appointment/dentist/doctor/holiday/trip/train/room/car/haircut/vet/mot/test',
        'read to/with my/the kids/son/daughter | library books back | return ~ book/books | bible | book club',
        'read the meter | reading list | write ~ chapter/pages',
      ],
    },
    pray: {
      signs: [
        'pray/prayer/prayers/praying/church/mass/bible/psalm/rosary/quran/mosque/temple/worship/devotional/scripture/namaz/puja/god',
      ],
    },
    meditate: {
      signs: [
        'meditate/meditation/meditating/breathe/breathing/mindfulness/headspace | deep breaths | calm app',
        '# minutes of silence/stillness',
      ],
    },
    stretch: {
      signs: [
        'yoga/stretch/stretches/stretching/mobility | foam roll/roller | back exercises',
        'sun salutations/salutation | downward dog',
      ],
      exceptions: ['stretch ~ canvas/canvases/budget/dough/money'],
    },
    patience: {
      signs: [
        'patient/patience/calm/gentle',
        'not/dont/without yell/yelling/shout/shouting/snap/snapping/complain/complaining/argue/react/lose/judge/gossip/swear',
        'no yelling/shouting/complaining/gossip/snapping | smile more | listen more/better/without | count to ten',
        'stay positive/calm/cool | hold my tongue | breathe before | let it go | one thing at a time',
      ],
      exceptions: ['my patient | calm app | discharge/see patients'],
    },
    phone_away: {
      signs: [
        'phone/screen/screens/scrolling/scroll/instagram/tiktok/facebook/twitter/doomscrolling/notifications/reddit/netflix/youtube ~ away/off/less/no/after/before/under/out/free/bedroom/limit/minutes/hour',
        'no/less/limit/without/off/delete ~ phone/screen/screens/scrolling/instagram/tiktok/facebook/twitter/doomscrolling/social/reddit/youtube/news/tv/netflix/snapchat',
        'social media | screen time | digital detox',
      ],
      exceptions: ['phone call/the/my/mum'],
    },
    sleep_early: {
      signs: [
        'bed by/before/early/on/at | early night | to bed early/on/by/before/earlier',
        'sleep early/earlier/by/before/# | lights out/off | asleep by | # hours sleep/of | eight/seven hours',
        'in bed by/before/at/early | go to bed/sleep | wind down',
      ],
    },
    rest: {
      signs: [
        'rest/nap/relax/break/breaks/unwind/recharge/chill/lazy | do nothing | slow down | take it easy/slow',
        'take a break/nap/rest/bath | lie down | sit down/still/with | day off | feet up | me time',
        'time for myself | not rush | no rushing | say no to | cup of tea | self care',
      ],
      exceptions: ['rest of | break the/a/it/down | break ~ habit | the rest'],
    },
    early_up: {
      signs: [
        'wake/get/getting/waking up ~ early/at/before/by/earlier/first/# | up by/at/before # | first alarm',
        'no snooze | dont snooze/hit | without snoozing/snooze | out of bed by/before/at/on/first | rise early',
      ],
    },
    leave_on_time: {
      signs: [
        'leave ~ on time/at/by/early | finish ~ on time/by/at five | finish at/by five/six/#',
        'home by/before/for/in time | log off/out at/by/on | laptop closed/shut/off',
        'no work/emails after/tonight/this | stop ~ at five/six | out of the office by | leave work/the office',
        'no overtime | close the/my laptop',
      ],
      exceptions: ['leave ~ on time ~ school/bus'],
    },
    outside: {
      signs: [
        'outside/outdoors/sunshine/sunlight/park/nature/beach/forest/woods/balcony | fresh air',
        'get out of the house | some sun | sit in the ~ sun/garden/park | step out | out of the house',
      ],
      exceptions: ['park the car | car park | walk/run/jog ~ park | dog park'],
    },
    fun: {
      signs: [
        'movie/film/game/games/dance/party/concert/cinema/puzzle/lego/karaoke/netflix/series/episode/bowling/zoo/museum/picnic/cards/chess/sudoku/crossword/wordle/zelda/minecraft/playstation/xbox',
        'something fun | have fun | watch ~ match/film/movie/show/series/episode | board game | treat myself',
        'laugh | escape room',
      ],
      exceptions: [
        'kids | no netflix/tv | dance class | thank you cards | business/christmas/birthday cards | game plan',
      ],
    },
    learn_new: {
      signs: [
        'try ~ new/something/first | learn ~ something/new/how | new recipe/class/hobby/skill/route | sign up for',
        'first lesson/class',
      ],
      exceptions: ['learn spanish/french/german'],
    },
    plan_trip: {
      signs: [
        'book/plan/pack/research/look ~ trip/holiday/vacation/flight/flights/hotel/train/tickets/ticket/weekend/airbnb/camping/ferry/itinerary/hostel/suitcase/bag/cabin',
        'pack for/my/the | pack ~ suitcase/bags | tickets for | itinerary | renew ~ passport',
      ],
      exceptions: ['pack ~ lunch/lunches | pack orders'],
    },
    cook: {
      signs: [
        'cook/cooking/bake/baking/recipe/soup/curry/bread/cake/lasagne/lasagna/stew/pancakes/cookies/casserole/meal/dinner/roast/chili/sourdough/pie',
        'make ~ dinner/lunch/soup/curry/pasta/breakfast/bread/cake/lasagne/stew/salad/pancakes | meal prep/plan',
        'batch cook',
      ],
      exceptions: [
        'dinner/meal with | no meal | order dinner | buy ~ bread/cake/pie | skip ~ meal/dinner',
        'cookies on the website | eat ~ meal | go out for dinner',
      ],
    },
    eat_well: {
      signs: [
        'eat/vegetables/veggies/veg/salad/fruit/healthy/sugar/junk/protein/snack/snacking/snacks/calories/diet/greens/breakfast/smoothie/sweets/takeaway/vegan/vegetarian/fibre/fiber/fasting',
        'proper lunch/breakfast/meal | home cooked | pack ~ lunch | less coffee/meat/salt',
      ],
      exceptions: ['buy/get ~ vegetables/fruit | eat the frog | make ~ smoothie | plant ~ vegetables'],
    },
    water: {
      signs: [
        'water/hydrate/litres/liters/hydrated/nalgene | # glasses/litres/liters/l/cups/bottles/oz',
        'glasses of water',
      ],
      exceptions: [
        'water the/my/plants/bill/garden/flowers/tomatoes | watering | water heater/leak/meter/bottle ~ fix',
      ],
    },
    call_office: {
      signs: [
        'call/ring/phone/email/contact ~ bank/insurance/landlord/council/hmrc/irs/dmv/office/plumber/electrician/company/provider/school/garage/agency/lawyer/solicitor/hospital/surgery/clinic/gas/water/internet/broadband/pharmacy/estate/accountant/mechanic/energy/housing/builder/roofer/customer/hr/county/airline',
        'phone calls | on hold | sort ~ with the bank | customer service',
      ],
    },
    paperwork: {
      signs: [
        'form/forms/paperwork/tax/taxes/passport/visa/documents/permit/licence/license/application/insurance/registration/certificate/file/filing/renew/sign/claim/census/mortgage/will/scan/print',
      ],
      exceptions: [
        'job application | sign up | form habit | i will/it will/this will | insurance call | call ~ insurance',
        'tax ~ call | ct/mri/brain scan',
      ],
    },
    bills: {
      signs: [
        'bill/bills/rent/budget/bank/pay/savings/save/spend/spending/debt/invoice/invoices/money/finances/expenses/receipts/credit/loan/direct',
        'pay ~ bill/rent/card/tax/council/phone | no spend | cancel ~ subscription/subscriptions',
      ],
      exceptions: [
        'call ~ bank | food bank | pay attention | river bank | save ~ file | spend time/an/the',
        'pay ~ compliment | spend # minutes | call bill | blood bank',
      ],
    },
    emails: {
      signs: [
        'email/emails/inbox/mails/unread | reply to ~ emails/email | answer ~ emails/email/mails | clear ~ inbox',
        'inbox zero',
      ],
      exceptions: [
        'no emails | email ~ mum/mom/dad/friend/sister/brother | emails after',
        'email the landlord/bank/council/insurance',
      ],
    },
    declutter: {
      signs: [
        'declutter/drawer/drawers/wardrobe/closet/attic/cupboard/shelf/shelves/garage/shed/basement/pantry/boxes/donate/bookshelf/pile/unsubscribe',
        'sort ~ drawer/wardrobe/closet/clothes/photos/papers/post/garage/boxes/cupboard/desk/toys',
        'throw out/away | get rid of | clear out | charity shop | give away ~ clothes/books/toys/old',
      ],
      exceptions: ['put up/build/fix/hang ~ shelf/shelves | donate blood/money/to'],
    },
    repair: {
      signs: [
        'fix/repair/mend/replace/install/assemble/drill/unblock/hang/patch/bleed/screw/glue/change ~ tap/shelf/shelves/bike/door/sink/toilet/light/lamp/fence/leak/roof/chair/table/bulb/bulbs/lock/window/picture/pictures/gate/tyre/puncture/curtain/wall/hole/radiator/faucet/zip/button/battery/wifi/printer/drawer/handle/bed/desk/cabinet',
        'diy | paint the ~ wall/fence/kitchen/room/door/bathroom/hall/bedroom/shed | fix the | sew ~ button',
      ],
      exceptions: ['fix ~ bug/bugs/code/test/tests/slides/report/typo'],
    },
    car: {
      signs: [
        'car/mot/tyres/tires/petrol/gas/oil/garage/carwash/mechanic/diesel/windscreen',
        'car wash/service/insurance | oil change | fill up | inflate ~ tyres',
      ],
      exceptions: ['gas bill | gas company | essential oil | olive oil | clear/clean/sort/tidy ~ garage'],
    },
    clean: {
      signs: [
        'clean/cleaning/tidy/vacuum/hoover/mop/dust/sweep/scrub/declutter/wipe | make my bed | make the bed',
        'change ~ sheets/bedding | clean the/my | tidy up/the/my | take out the trash/bins/rubbish/garbage',
        'bins out',
      ],
      exceptions: [
        'clean eating | eat clean | spring clean ~ diet | stay clean | clean up code | clean the car',
        'clean ~ dishes | teeth cleaning | clean sheets',
      ],
    },
    laundry: {
      signs: [
        'laundry/ironing/iron/washing/clothes/launderette/laundromat/dryer/towels | fold ~ clothes/laundry/sheets',
        'wash ~ clothes/sheets/uniform/towels/bedding | load of | put ~ wash on',
      ],
      exceptions: [
        'washing up | washing machine ~ fix/repair/call | donate/sort/buy/try ~ clothes',
        'iron tablets/supplements | clothes shopping | washing the car',
      ],
    },
    dishes: {
      signs: [
        'dishes/dishwasher/sink/washing/kitchen/pots/pans/plates | washing up | wash up | empty/load ~ dishwasher',
        'clean/tidy/wipe ~ kitchen/hob/oven/fridge',
      ],
      exceptions: ['fix/unblock/repair ~ sink | paint ~ kitchen | washing machine | washing the | kitchen remodel'],
    },
    groceries: {
      signs: [
        'groceries/grocery/supermarket/aldi/lidl/tesco/walmart/costco/market/shopping/milk/bread/eggs/shop',
        'buy ~ milk/bread/eggs/fruit/vegetables/food/groceries/coffee/cheese/potatoes/rice | food shop',
        'weekly shop | big shop',
      ],
      exceptions: [
        'online/clothes/christmas/birthday/shoe/window shopping | charity/coffee/barber shop | stock market',
        'bake/make ~ bread | job market | shop floor | milk the cows',
      ],
    },
    errand: {
      signs: [
        'post/parcel/package/return/returns/library/pharmacy/prescription/errands/errand/collect/dry/cobbler/tailor/recycling/tip/amazon/hardware/key',
        'post office | pick up ~ prescription/parcel/package/dry/order/key/keys/suit/cake/glasses/medication',
        'drop off | dry cleaning/cleaners | return ~ book/books/parcel/shoes/dress/library/package',
        'buy ~ stamps/present/gift/card/batteries | birthday card/present/gift',
      ],
      exceptions: [
        'pick up ~ kids/son/daughter/school | post on/to ~ instagram/linkedin | blog post | dry run | key points',
        'dry january | return ~ call/calls | key slides | tip for/on',
      ],
    },
  },
  hard: {
    baby_lost: {
      signs: [
        'miscarriage/miscarried/stillborn/stillbirth | lost the/our/my baby | no heartbeat',
        'ivf ~ failed/negative | negative test again | due date ~ would | empty nursery/cot/crib',
      ],
    },
    grief_person: {
      signs: [
        'died/funeral/coffin/eulogy/ashes/widow/widower/grieving/grief/undertaker/hearse/buried/burial/graveside/headstone/cemetery/crematorium/condolences/hymns',
        'passed away/on/last | death of/certificate/anniversary | would have been/turned/laughed/loved/liked',
        'without him/her/mum/mom/dad/you',
        'his/her/dads/mums/moms/grans ~ chair/coat/side/watch/ring/handwriting/voice/wake/ashes/grave/shirt/number',
        'miss/missing him/her/mum/mom/dad/you/nan/gran | the wake | first christmas/birthday without',
        'lost my mum/mom/dad/mother/father/brother/sister/son/daughter/husband/wife/friend',
      ],
      exceptions: ['phone/battery/laptop/car/wifi/engine ~ died'],
    },
    grief_pet: {
      signs: [
        'dog/cat/puppy/kitten/rabbit/pony/horse/hamster ~ died/gone/buried/ashes | put ~ dog/cat/her/him down',
        'put to sleep | vet ~ sleep/kind/quick | empty basket/bed/lead/bowl | rainbow bridge',
        'without the/our dog/cat | lead/collar ~ hook/door',
      ],
    },
    ill_other: {
      signs: [
        'mum/mom/dad/mother/father/son/daughter/husband/wife/brother/sister/gran/nan/his/her/him/she/he/baby/uncle/aunt/friend ~ chemo/scan/stroke/dementia/tumour/tumor/cancer/ventilator/hospital/icu/surgery/dialysis/op/operation/diagnosis/hospice/ward/oxygen/biopsy',
        'mums/moms/dads/his/her chemo/scan/stroke/dementia/tumour/tumor/cancer/surgery/op/results/memory/operation',
        'hospice/icu/nicu/ventilator/alzheimers/dementia | intensive care | care home',
      ],
    },
    ill_self: {
      signs: [
        'my chemo/scan/surgery/cancer/pain/results/biopsy/diagnosis/flare/mri/treatment/radiation/infusion/symptoms/operation',
        'chemo/radiotherapy/dialysis/flare/relapse/fibro/lupus/endometriosis/migraine/crohns | long covid',
        'waiting for ~ results/scan/biopsy | in bed sick/ill | pain ~ bad/worse/again/all | good spoons | spoons',
      ],
    },
    breakup: {
      signs: [
        'divorce/divorced/separated/separation/breakup/custody/ex | broke/split up | left me | moved out',
        'he/she left | papers signed | his/her side of the wardrobe/bed/closet empty | weekend without the kids',
        'single again | since we split',
      ],
      exceptions: ['example'],
    },
    job_lost: {
      signs: [
        'redundant/redundancy/unemployed/unemployment/jobcentre/severance | laid off | lost my job | let go',
        'fired from | got fired | no interview | rejection/rejected email/letter | application rejected',
        'not selected/shortlisted | notice period',
      ],
    },
    lonely: {
      signs: [
        'lonely/loneliness | nobody/noone called/rang/asked/came/texted/here/knows/home',
        'no one called/to/asked/rang/here/knows | alone again | all alone | ate/eat/eating/cooked alone/for one',
        'table for one | empty house/flat/apartment | by myself again | dont know anyone/anybody | only voice',
      ],
    },
    caring: {
      signs: [
        'carer/caregiver/respite/caring | look/looking after mum/mom/dad/him/her/my',
        'mums/moms/dads/his/her pills/meds/incontinence/pad/pads/feeding/wheelchair/bath',
        'wash/bathe/feed/change/lift/turn him/her/mum/mom/dad | up with him/her/mum/mom/dad | wandered',
        'sundowning | carers assessment',
      ],
    },
    sad_low: {
      signs: [
        'depressed/depression/numb/hopeless/worthless/cried/crying/antidepressants/sad/empty/grey/low/tears/weepy',
        'got out of bed | get out of bed | feel nothing | cant feel | no energy to | brushed my teeth',
        'showered at last | heavy heart | heavy today',
      ],
      exceptions: [
        'low ~ fat/tide/bill/prices/price/battery/sugar | happy/joy/laughing/laughter ~ tears/crying/cried',
        'cried ~ laughing/laughter/happy/joy | grey cat/dog | low key | empty sink/inbox/road/bus/train/laundry',
        'tears of joy',
      ],
    },
    worry: {
      signs: [
        'anxious/anxiety/panic/scared/afraid/terrified/dread/dreading/frightened/worried/worry/worrying/nervous/fear/overwhelmed/stressed/stress',
        'panic attack | heart racing | waiting for the call',
      ],
      exceptions: ['not/no/less/without ~ anxious/anxiety/panic/scared/afraid/worried/stress/nervous | no worries'],
    },
    money: {
      signs: [
        'overdraft/debt/debts/bailiff/bailiffs/eviction/evicted/bankruptcy/foodbank/payday/arrears/repo/repossessed/universal',
        'final notice | food bank | cant afford/pay | couldnt afford/pay | short this month | minimum payment',
        'card declined | electric ~ cut/off | rent ~ late/behind/short | behind on | heating off | until payday',
        'loan shark | broke until',
      ],
      exceptions: ['debt free | paid off | volunteer/volunteered/donate/donated ~ food'],
    },
    quarrel: {
      signs: [
        'argument/quarrel/argued/fought/fight/row/fighting/arguing | not speaking/talking',
        'shouted/screamed at/me | slammed | silent treatment | fell/fallen out with | slept on the couch/sofa',
        'cold silence | blocked me',
      ],
      exceptions: ['row of/in | # in a row | row boat | pillow/snowball fight | in a row | front row | boss fight'],
    },
    work_hard: {
      signs: [
        'boss/manager ~ yelled/shouted/screamed/blamed/awful/hates/moods/micromanages/cold | toxic',
        'bullied/bullying/harassed/harassment | hr ~ complaint/meeting | workload | understaffed | double shift',
        'overtime again | hate my job/work | unpaid overtime | targets | written warning | disciplinary',
      ],
    },
    failed: {
      signs: [
        'failed/flunked/resit/refused/declined/denied | failed my/the | didnt get in/it/the | didnt pass',
        'turned down | rejection from | not good enough | did not get',
      ],
      exceptions: ['never failed | card declined | failed ~ sense'],
    },
    bad_night: {
      signs: [
        'slept ~ badly/poorly/bad/hours/little/nothing | no sleep | cant/couldnt/didnt/barely/hardly sleep/slept',
        'insomnia | awake at/since/from/until/all | woke ~ three/3/4/four/2/two/times/every',
        'up since/all/at three/four/3/4 | tossed and turned | up ~ times with/in | three hours/# hours sleep',
        'bad night/sleep | nightmare/nightmares',
      ],
      exceptions: ['slept ~ well/good | seven/eight/nine/ten/7/8/9/10 hours'],
    },
    tired: {
      signs: [
        'exhausted/exhaustion/burnout/knackered/drained/shattered/wiped | burnt/burned/worn out',
        'so/too/very/really/bone/always tired | running on empty | no energy/strength | dead on my feet',
        'run down | need a break | cant keep',
      ],
      exceptions: ['not tired | happily/happy exhausted | good tired'],
    },
    far_away: {
      signs: [
        'homesick | far from home/family/my/here | miss/missing home/my country/my family/my village | time zones',
        'other side of the world | left for uni/university/college | empty nest | moved abroad/away/out',
        '# km/kilometres/miles away | thousand miles/kilometres | visa | video call with my family',
        'her/his room ~ empty/quiet',
      ],
      exceptions: ['visa ~ approved/granted/card'],
    },
    irony: {
      signs: [
        'at least | could be worse | survived | i guess | i suppose | day is over | its over | made it through',
        'nobody died/cried | another meeting | thanks a lot | grateful i suppose/guess | still standing',
        'not dead | somehow | yay',
      ],
      exceptions: ['at least one/two/three/# ~ glasses/pages/minutes/hours/times'],
    },
  },
} satisfies Record<'thanks' | 'plans' | 'hard', Record<string, Signs>>
