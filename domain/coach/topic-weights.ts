/** Written by npm run train: what a line is about. Each character is a digit (likelihood.ts). */
export const topicWeights = {
  thanks: {
    scale: 6,
    features:
      '~T~~7&~~~~~~~P~~0#~~~f~~~~~~~~~]:~s~T~~~~~~~~-~,~~~~~~~S~~@~~~~~~~~~~~|]~~~i~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~D~~~~~z~~~~~r~~2~~~~~~&~~~J~]~~~+~~@~~h~~~~~~~~:~Y~(~~~~~~~~~h~~~~~~~~~~+~~~~~~~~~6~~~~~~~r~~KG~~~~~~~~~yF~~~~~~~~wd~~5~l~!~~~~~~-~~~6S~~~~~D~~~M,+-~~~~~c~*~~~~~z:~~~~~~~IE~~~~~~~~~~~F~~R~~aeJ~~~~~~~~I~~~~~~~~E~9~;;~~~~~~~~+~~~~p~~~~~;~~~~~O~~~~~0j~~1~~~V~~~~~~~~~A~~~~~~~~~:~~~~~~~~~~~~~~~~~i~~~~~~]~~~~~~~~%~(~~~~~zR~~~~~~~~~~~~~S~~~~~~~~?~~~~O~~~~2H~~Q~~~~~~~~~~2~N~~~~~~~~~~_~~~3~~~~~~~~~~~~~~~~~vt~D~~c@~D~r~h~8Y~~~~~~~~~4~~~~q~~~~~4H~~0~~A~~~~~~~~~~~p~~~~H~~~~[~~~~f~~X~@~a~~~~G;~~~*~~~~~~~~~;d~~2^~~~~~~~~~~~~~~~~~~~~~p~~~t~~~D~kk~~~~~~^~~~~~#C~~%~~~~~~~~~~~~~~~.O~~/~~~~~~~~~~~~~~~^~~~~~~~;~~~d~~~~~~~~~~~~~~~~~i~~~Jd~~~~~~~~~~/~~~~E~~~~~~~~~~~~~&~~~4)~~T~1~~~~~~~C~~~~~G~D~~~~~~~~K7~~~~i~~~~6~~e~~:~~~~2~~~~~M~~~~~~~n~~~~~~~~~W~~~~~~X~~*K~~~@~~~~(~w~~~v~~WV~~~~~~O~~~~~~w~~?8~~~~~~~~~~~~~~~~~9o~va~~F~~~s~~~~~!|~~~~i(~~~~~~g9~+6~~~j~~~~~~[~~*t~+~~~~~~~~~~~~i^~~~~~+]+~~~~~~#~~~~~~~|~~~~~~~~~~~~~~~~~~~Q~~8h~~~~~~~~~/-_~~~-~s~~~K~~.j~~~~~~~.~m~q~~~F~~~5~~~~.YCv~~~~~W~~~~~k6~~L~~s]~~~~~~~~o~N~t~~~~~~~8~~~~~~~~g~/-~%~~~~~@~,~~~~~~~~~~a~5V~~~D~B~~~7~c~_Y~~n~~+~~~Q~~~~~~~~~c~~~~~~~~~~#F~~~~~~~~~*B~~~~~~V~~~~~~?~~~~~&~~X~~m~~~kA~vG~~~~~~~~T~~~1~~~~~Y~o~qN~~~Y~~+G=~~~~~~~~~~~]~~;~9~~w~~C~~~~~y~~~W~~i~~~~~~~~~~%~~X~~~~~~=~Z~~~~~NO~~~~~~~~~O~b;~~~3~~~~~~~~~~~~~~~,.~~~~~;~~~~~~~~~~~~~~~~~~~r~~~~2~~~~~~~3~2~~~~~B~~~~~~N~~~~2~~~~q~~~~~~L~~~~~~~~~~N~|~0~)~7~R~~~~~~~~~|~~~~~t#~T~[~G~N~~~~~~~~~~~~5~~~~~~~~?~~~~~~~~~~.~~F~R~~~Q~~~%)~~~~~~~~[~~;~~~~D~2~~~~~i~z~~~~~~~~~~~+~~S:~~~~~~~~~~~~T~~F~~~~~D~K~~Hg?~~~~~~~~X~~W~o~y~V~~~~^@~~~~~~~~~~~]~~J~~sH~)~~~~[I~~~~O~c~~C~~~~~~~~~~9~~~~8~~~~0F~~O~~~~~~~~~8~~~~~)~~~n~~~q~~~~~~/~~~~~~~~~~~~~~n~~~~~~=L~~~~~~=~~~~~~*~d~~~~)~~s~~Sv~~~[~~~~~~~~~~?~c~~~~~~~V#.~!@~~~~~~N~~~~~~~~~~~~V~0oN~~~~~~~~^:G~~~~~~~~~~~%,~~~~~~t~~~sy~~SI~~~,~/c~x~~:~~~~~~~~~|1~~~~~Q~~~~~~:~~~~~~~~~~~#~~~~~~K~.~~M~~~~4r~~!~~78~~~~~~U~~s~~~~~~~~~;j~~~~n~~~F~~:~~~~~~~~~~Y~~~~x@~~~~~~~~~~~h~y~~U~~o~~~H~~i~~~~B~~M~~u~~~~~~~~~D~~WG~~~.~~~~~~~~~~~~~~~~7~~u~~~~~~~~~~~Wc~~+R~~~~~~~~~~&g~E~~~~~w[Yc~~~~~[~~~~[~ii~~~~@~~:~~~~~~0~~~h~~~~~~~~~p~~8^~~~H~QL~~~~~~~~L~~~~~~~~=~~~I~-~I~~~^~y~|S~~~T~L~d~~~D_#P~~~9~~~~~~~~~j~~q~~~_I~m~~~~~~~~~~v~@~~~~~~~~~]~~~~~~~~~~~~p~~G1~~~~~~~r~H~~~~~~X~~~K~~~~~~~!8~~~~~~~~~~,~~Z~~~~~~~e~~u5~~~~~~~!~~~~~~~~K~~~OR~~~~~&~~~~~~E~~~~~~~~7~~~~~~~~~~~~~z~~~~~+==~~~~~~~~~~~~~~~~~~~~2~~~W~~~~~~~~~~~O~q~~G~~~kG~X~~~~~~~~~~~~~~~~~~~i;~~K~H~~~H2~~~~1~~~~_~~~~~~~~u-~~~~hE~~~~~:~^~~~~~T~~Oj~~oI~M~F~~~~~~~~~~~~~~~~~~t~0~~~f~~~~~~~~~#~~~~~~~~~~~@~~~8g~~~~~~~~~XB~~~~v/~~!~~~2P~3~~~D~%~=~~~l~~~?~~~H~~~~~7~~~C[~~~~~~~~~t:~2~5~h~5~7~~~~~~~~~~~~~~~~y~~~-6~d~~~~~~~~~~~~~~~~~~~~7~~~~~~m~~z~~~~~~~B~~~~~~~~K~~~_~~*~~~3~~~~~Y~~~~8~~~~~~~~~~~~g~~~~~~~~~-~~~M~~~~r~~~8=k#~~~~~P~~~~r~G~~~~|~~QR~~~~~~~?~~1~~~D~~)~~~~i~~h~~~~~~~~~~~~~~~~~~Iz~j~~c~~@5~~~~~~~~~~~~~J)~~,~~~y~~~~p~~~~~~~~~~~~%~~~~~:~~~~~~xW~#^~~=~G~~~~~~~~)~~~?q~mx~~!~~Z~~~~+~k~=~~~~~~~~~~~~~~~~u~a~~sfs~~~~P~y~~~~~~~D~~0~~B~~~~~Z~~~~~~~~rJ~~~~~~~P~_~~s~~[~~~~D~D~~~~~n~M~L~~(~~~~~~~~v~~~~~~~~~~~~~@~~@~~^~~~ww~~~~&~~~~8~~]~~~~J~~~~~~~~~~~~~~H=~~~~~~~~~~~~m~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~v~;1Z~~fF~~~~~~_~~9~~8~~~&~~Qj~~~~~~)~~~J~~~~~~a~e~~~~~~~~~~Z~~~4~~~/~~~~@_~n~h~~fZ~~k~~~~~~L~~~=~~~~~~~~AG~~~~~~~~~~~~~W~~~~~~.D~~~~~~~~c~~~Y~~~~~E~~~~~~.~~Y~|~J~[~~%~=c?~~~~~~~~~#~~~~~~~~~~+~~~~~~v~L~~g~l~~~~5~~~YY~~~u~~~~~~~~~d~~~~~~)~4~~~~~~~Mk~~~~~~~E~~~%~~~h~~~~~~o~~h1~~~~~c~~~~JT~E~@~~~~~~~l~~%~~~~~~~Ol~~~~~~~~~~~s~~~~~~~~~~~e~Ux~~~~~8~~~~~~~v~~!~~6~~~~~X~~~~BF~x~~~~~G)~C~~~~~~~~~~~~~~~~Le~~LtO~~R)~~E~~~~~z~L17~~~[i~@6Q~?~~~~/g~~~~~c~~6~~~~~~~~~~~(~~~~~~~~~~~~Y~~j~~~~~~~~T~*LR~go~~j~~~~i~~~Er~~~O~~~~~-4~K~~~~~l~ke~~~~~~~BK~~~~~~~(~~~~~~/~~~~~~~~~~~%+~~!~~I~~~~6~~y~~~~~lqKK~~~~~~~~~a~~=%~~~~y~~~~~~~~~s~x~~~~~~~~~~~&~~~~q~~~~~~b@~D~~~~~~~~~~=~g~U~~~~~!(~~~~~~MQ~~M~~~~~~~1~~~~~~~~w~~~~~~~~~~Y~2~~~d~~~~~~G~~~b~~~~U~~~~~~~~~U~~lZ^~~~b~~~~~+~~~~~~~%L~~~~~~~~|~~Z~~~~~~C~~~~~~~~z~~~~~~~~~t~~~AF~D~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~6ja~~A~~~~V3~~~~!~~~g~fw~~a~~N~~A~~~~~~F~~M~~*~~~~~~~~~~~~~~~S~~~~I~UX~~~d~~~~~~~~~c~~~~L8~~~[k~~~~~~M~~f~~~~~2~~~~~~~Q~~~~~~~~;~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~#~~~~~~~~~~~~~~~~~~~~~7~~~~M~~~~t~~~~~~~~~~~~~W~~/~~~~~~3~~/~~~~7~~~~~~N~~~~~~~~~~~~~~~~~~~~q~~~~~~v~~~~~~~YV~~H~~~gH~~~~~R~~~~v~~~~w~~y~~d~~E~~~~q~~1~~~~~~~~~~&~Z~F~~~~6~N@~~~~~~~~~~~~~sW~~#~~~~~~~~~~D~~~~~~~~~~~~~~~C~~~~~=~tV~~q~~~~~~~~~5~~~=u~~~Yo)~~?~~~~~~~~~KS~~~~~w~~~)~~~L~~H~~~~~~~~u~~~~~~-~1~3~~H~~~[~43~~~I~~~k~k~~~~~~~t~P~~~~~I~~!~~~H~~~~~~~~~~~~~~~~~~~~~~~~~;p~.-~~~~~~~~~~~~1~~*~L~~~~~n~~~~/~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~~G~~T~~~~#~~~~~vZ~~~W~~;~3~~?~~mz~~~~~~~~!~~~~_~~F~~~~~~~~Q~w~Iv~]~~~~~~p;~~~&~_~~~6~~Z-~~~~~~~~~~9~~~~~~Pz~DF~:7+~~~~,~~~~~~X~~~~~~~0~H~~~G~!~~~~~~~~~DLon~M~~,~~~~~~~~~~4~~~B~D~i~~!~~~R~~~~~n~a~~~~~~~K~=~~~m~~~~~n~~~~~~~~~~~~~~~1~~Z8~~~~~t~~~~~~~~~R~~~~m~~~~~e~~!~~4~X~~j~~~~~~g~)~0%~/~~~~~~~~~~~~~W~~~~~~~~~~~~~~J~(~q~O~~~=~3~S~~~3~~~j~~~~~~~~~~~~~~~A~~~~T~~#~~C~~+~-~~~~h~q~~k7;~~~~~~~~~~~~~~~~~~7~LxT~~~~~~~~~(~~~~^~!&~~~~~?~~~f~~~~~Q~~~~~A;~~~~~~~!c~~~~~~S~~o~~~~~K~~~~~~~~~~7~~A~~+~~~~~~~~G_~~HB]b~~~6~~~~~~~T~~~~~~~~?~~x~~0~l~~O~]~~~~_=~~~~~yMb~y~6~~Q/~~;~~P~~~~~=~~~~7~~u~~~![W~~~~~?~~W~z~~~~~C~H~~~~~~~~~~~~~~~3~~~~~~~K~~Js~~~~~~~~r~^~~~~~~~~~~7~~~~~~~~~sL~~~~~~M~~~~~~~~[~~~Os~7;V~~~~~~~,~~%~~4E~~~~S~~2~~~~0~/~~~~~~~~Y~~~~~~~~~#~~~~~~~~~~~~~En~~~~~~M~~~~~~4~~~~~~~~s#~~1~~~~~3~~3~et~~~~~~~~~=~~~~~~~~~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~k(~~~~:~I~~S~f~~~~h~~~~~~~~~~#~~D~[~6~~s~~~~~~+~~~~~W~~~~j5~*~~~i~~~~~q~~~3~~~S~7W~~~~~b-~UT&~~X~=Ri~~~@~Z4~~~+~~~t~qv~~r~~M~~~~I~~~;~~g~~~J~b~~~~~~,~L~~~06i~~p~~~~~F~~~~#~H~~~7~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~:~~~~~B~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~k~?1~~~~~~~~~~~=~~~Y^~#B~tB~~~~~~~~~m~~~~~3~~F~~x6~~~~~~~~~~9~]~T~~~~~~~~~~~~~*o-*~~~~~~~~~~~^~~~~~~]~~~~~~~~~~~~~+]/~~~M~D~(~~~~~~~~~~&~~~~~~~~1~:~p~~l~~~~~~~~~P~u~~!~~~~~[@~~~~~o~~~:~~F~~~~~~:~~~~~~~~F~t~~R~~~~1~~~~~~~~~~~~~~3A~~b~8~~~~~S~~~+~~~~H~~/~~~~~~N~#~~~~~~~f~~~~~~~~~W~w/~s~~~~~~~~~G~~~W~~~~~~~~~~~~~~~~~~:~~~~~~~G~8~~~N~~ra~~~~~~~-~~~~M3.~~~~~~s~~~~~~~~~~~~~~~~~~~p~~~~~~@~i~~~~^~~:~~~~~~C~~[~~~~x~~~~~~~V~~~H~~~~1~~~~~~~~Pz~Y~~,~~K~G~~#~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~6~~~~~K~~~~US~~~~A~D~~~~~~~~~~~~~g~~~~~~K~~~~~D~~a~~~~~~~~~~~~_~~g~~8~~~~~[~-~~~~bt~D;B~~~~~~~~~~b~q~~~?~~~|~~~~GV~~~8~~~~~/~~~~~~~~Nj~~~)~~@~~+~~~~~~f~~~~.~5,x~~~~~J~~~~~~~~C~~c~~~~~~~h~~~~~=~aE~~~~~~~~~~~~~C~/~m/U~a~~~~~~~~G~~6~~~~=~~~~~~~~~~Z~U~w~~~~v~%~~~^~~~~~W~~~~~qB~~q~~~~~M^~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~i~~&~~~~O~K8W~~~~~D[~~q~~~?iX~~~~~G~~b~u~2~~~~O~~~6~]~(~O~~~~~~~~~~c~~~~~~Y~V~~~~~~~1~~~~~x~P~~~~~~~~~d~~~~~~~~~~~~~~~~5.~~#~~?D~~~~~~~~~~~~o~(W~~~~#~~~~~u~EX~~~~~~EYU~~~~~~i~~~~X~~v~&~~~c~~~~~~~~~~~~~~jQ~~~~Vv~4d~~~~~-~~~~~~~~~g|~e~~~~~~F~~1~~~~p~~~A#~~t~~~~~~~~~)~!~~B=~:o~(~~~~~~~~~~L~~~~h~~~~~~~~V%~~~~~~~~~Y~~~~~~I~~c*T~~~~~~k~~~~~~~n~~~~~~~~~~~~~~~~~~~g~4~~~~~~~~~~~~Q~~~~~~~~~~~~!@~~jj~~~~~~/~G~~~~~~~~~5~,O~~~~~~4~~~~~~D~Q~~~*~~~~~L~~~~~~~c%~~~~~~~~~~0~~~~.~~~~~~~~~~l~~~~k~~~~~~~.~~~~~~~%~~~~4~~~~d~~~2~~~e~~~~~M~~~~~~~~~~~~~~~~~~~~~~~9I~~~?~~~~~~~~F~~~5~~~~B~~~~~~~~~~~~~~~~~~*~~~KM~~~~~~~~~~~Bc~~~~~~~~~~~+~~~~~~~~~~~~~R~~~6~~~~~~~~~a~~B~~~~~~~~~~U~~~~~~_~~~~=~E~~~~7~~~~~~~+~LB~sh~~~~~4~~~~~.16~~S~~~~g~~~~~~~~~~~~/~~~~~/?~~&Bv~~R~~~~~Q~~6~~9~~~~~b~~~SDh~~~~~~~~~~~5~~~~~~~~~~~~~X&S~~*~~z~~~~~~~~~~~~~~K~~~~~~~b~~~~~C~~=~~~[0~x~~25~~3H(~~~*~6~~~~~~~~~a~~~~~U~~~~~~~~9~~~~e~k~~~~~~~~~~~~~?~~~~~B~~~~~~w~~~~~#~~~~E~~~~~~@~|~~~~~~npS~)~~r~~q~~~~~O~~~~~~~~~@~~T~q~|~~~~~~~s~~~?&~~5~~~K~1~~~~~~~~~~~~~~~~~j3~~~~1~~&~?~~~~~R~~~~~Q~E~~~~~~+C~i~f~B~~~~0~~~~~~~~~~~~~~~~~~O~#~~~~~:~~(~~~~~~-~~!~~~y~YA~!~~~~~~~~?~~~~z~~~~~~~~~~~~D~~.~~~~S~~^~~~~~~~~~~~)Z(v~~~X~~^~u~X~~~~~~~~~~~q~~~~~~~;V~~S~~~sm~~~~~~?~~^~~,~~iUD~~~~~~~~c~&~~~~~~(~~~h~~~~~~~~~~C~~~~~~y~~~~~CvA~~~~~~.~~~~~|~l~5~~~~%~-U~~p~X:~.~~~~~~~&~~~~~9M~~~]~~~~~~~~~~~~?~~~~~C~~-~~~~~~~~Y~~~~~~~~v~~~~~y~~0~~~~~~~~~~~~q~~~~EL~~~~~~~3p~~~~p~~~~~~~~~|~~~~*~~E~~~~~~:~~~~~~~q~~~~4~~C~~R~~b6V~k~q~~~~~W~~~~~y~~~~~~~~~U~~~~~~m~c~~~~@~,~j~~7~~#~~~~~~7~4~~~o~~~~~~~~~~~~~m~*~~~~~~~~~~d~~~~~~~~~~~~~~~~~~~~~R~~~~y~~~~~~~~~~D~~~D~~g~c~~~~~C~~~~~~8~~~~*~~~j~~~~h~;~I~~~~~~;~~Q~~q~~-~~f~~#~B~F~~k~~~~M~=0~~~~=C~~R~~~~~5~~47~~~~~~~~;~~~~~A~~~~~~~z8~~~~~~~~~~~~&~0~~~wx~~~Y~~~~~~s~~~~Bw~~+~~S~~~d~~~~xP~w~~~~~U~TD~~g~~-~~~~~~~~~(z~~~~o~~~~~w~~~~~~5Z~~B~~~~~~~C~~~~~~~~~~~~~~~~~~~~@lB~~*~~~~~v~~~~s~~~P~~~~~8~~~~~~~~2r~~~~~z~~~~s~~~~~~~~~~~~~Z^~v9~~~~~~C~#~~)~~~~~j5~~~~~~~~~~~~~~[Z~~~~~~6~~~~~~~]~~~~~~~/Z~~~~w8~~~~Q~~~~~C~~~&~~~~~@P~~~~~~~~~w~~~~~~~~~~~~~5~A~~~~~~~~~~~Al~~u~~Tz~~~~5~~~~~~~~~~~~~~~[~~w~~e~~@~~1~o~~~8~_~~~~~~~~~~M[~~~~~8~~~~~~4~n~~~z~~3~~~~~~~~~~~3~T~~/q~~U~~~~~~~~~~~~M~~uH~pi~~~~~^~8~~~~~;4q~~~~~~~~~~~K9s[~~~~~~~4~~~?~~~~*~~P~~~~~3|~~~~~~~~~G~~~~~~~~~~~~~~/a(~~e~~~aB~~s~~~M~U~~~Z~~~~~Y~E~g~~~~~~~~~~~~~~~~~~2~~~k~^pP~~~~e~~H~~~~~~~~x~R~~e~pF~~~~~~~~~~!~~~~~sw~~~~~~~~I~~~~~~~~~~?~r[W~W~M~~~U~~~~~~~~~~~~~~~twb~jE~~~~~~~~~~~~~~~~~~~c~~~~6~~~~~~y~P~~~~~~~~h9M~~~~~~~~~~~~~]~~~~~~~~D?~~dc~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~m~s?~~~2~~~~5~~~~~w,~~~~_v~~~~~~~d~~m~~~t~~~~:~~~~++~~~c~~~~z~~~oEn~~~~~~s~~%~~~~~~~~~~~~Ni~g~~:~~~~~8~~~~~~~#J~&M~~~~=~~P~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~-H~a~~~~~w~~~~!~~X~~~~~C~~~~~~6~~~~~~~~~~m~~~~~~~~y~~~~~~~]~~~h~~3~~9~~~~~5;~~~~~k~w~~~~~f~~p~~~(Dc~~y~~%~M~~~~~i~~^~,~~~~~~~M~~H~~0~j,~~~F~~~~~~~~~~~~~~~~~~~-~~~~~~R~~~~~~~~~~~/~MYI~~~~~~~h~~~~~~~~.~~,~~~;~~F~~~K~~~~~~~-~~~~~~~%~~~u~~~~~~O~pC~~~2~~/~~~~~-~~~~~9~~~~~=~~#~~%~~q~~~~~~~I/M~W~~d~~~1~~a~~~~@(~d?~~r~~~~~~~~~~~~~~~~~~~9H~D~-~X~P~s~~~z~~~~~~~~~F5~2~~~~~~~~~~:~~4b~~~~Z~~~~=~~~~~~#e~2~~~~~~~~~~~~~~L~~#v~~~~~K~~k~~~5~~~~~~~~~G~~~~~CU~~~~~-R~~I_~~~~z~~~~7St~~~~~~1~L~~~~~B~z~~~~~~~~~~~~~~~~D~c~~.~~G~=~~~D~~~~~~~~~~9~~~~3~~8~~~~~~~)8~~~~~~~~~~~~~~~~~~~~~1~~u~~~~~~~~~~~~R~~~~~G~~~~~~|~~~~~~~~p~~~~~~~J~~~Q~~~~~U~y&~b7~~~~~qdKD~~~%~9~~~~~KS~~9~~~~~0~~J~~~~~~~~~~~~~~~~~~Sg~~~~~~~~~~~~~/~~~~;~&E~)O~~~~~~~~~szPe~~~#~~V2~~~~~~~~~L~~~~~|56~~~~sW.~~&~~~~~~8TL~~~~~k~~~4~*~~~~~0~~Z~]x~~4~~~~~~~q~~~~~I~~~~~~~v~~~~~~~~~.~~/1~~~~~~~~?~~~~*~~~~~b~~~~N~S~~~~~~~L~~~~~~~U4:~~]~~~~~~~~~~~~~~~~~~Z~~h~~~~~~.~~D~~~~~~|~~~~~~~c~~3~~~~~~~UT~~~~~~~~m~~~~~i~~~~~~~~~0~~Y~g~~~~~~~~~~~~~~~G~~~~~~~~~~:~~~~~~|~~~s~-~~~~L~%~i~~~~:~~~~h~~~t@~~~~~~~~~%~~~~1f~~~~~~A~~~~~~~~~~~~~~9~~6~au,k~|P~6~~~~Y~~T~J~^~g*(^/~~~~~~~~~:~m~~~~~z~~~~~;~?~dd~Z~~~~~~~~~~~~~K2~~~~~z~~R~~~~~~~~~~~I~J?hy~~.~~~~~~~M~~~~~~~2~~~~O~~~-~~~~#~2~~~~~]~~s~~*3E~~~~:~~~Pu~f~~c~~~~IO~~~q~~~~~~Y~~~~g~~~U~~~x~~~~~~~5~6~~4~~~b~~~~~~~T~~~~v~~~~~~~~~~.~~~~~~~~~W~p~~=~~~~nD(~~8~~~R~~~H~~~~~,~~~~~_3dq~~~~~s~~~~~Q~%~*~x~roM~X~~~~~~~~~~~~~~~~~~~~~~F~~~~~H~~~~~/~~~x~~~J~~~~w~~~~~~~~~~~~~~~~~~~~~~/h~~~~~~j~~~~~l2~~~~~~l~r~~~~~~~~~~J~~~~~~~f~~~~~T~~~~6V~~J~~~~~V~]H~W~~)~~S~~7~~~~~~~~E~~~3~~s~~~~,~Kr~~K0~~~~4~~~~~~~~k=~~~*~%~0~~~~~~w~~~~~~~~~~~~~~~:~9~~E~~~~~u~~~~~~~~~~~~~~~~~~~c~~A~~~~~~~~~~~~~~~,~~~~~/~~f-~~~V~~~~~~~~I~~k~~~~~~~~~~~~j~qA~Y~~i~~~~4~~u~~~~~Y~~~~~~1V~~~~Q0~2~~@~l~~~~@~^~~~~~~~~~~~~8~~~~~~~~~H~~~~~~q~~E~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~,~9~~L~~~:~~~~~~~~~~~~~~+~~~~N~~~~~~~~~~~~F~~~~~~[t~A~*~D~~~N~R~~~~~~~~~~~~~~o~~~~~8~~~~~~~~~~~~~~~~~LT-~~~~~~]~~~~~~~~~~~~FU~~~~~y4~g~~~~~~~~~~~~E~G|~~~~~~~~~~~~~~~~pq~~:~~~~~~~~]~~~~~~~~~~~~t~~g~~~~~~~)~~_~~~H~~~~~~~~~~.~~~~%~B~~~~~~~~~N~~~~~~~9U~~~~~~~~~~~~~~~~~~~~~~h~#~~~~o~1~%~~A~~~~~~~~n~~n~~~p~~~~~~~~EN~+o~~~~~~Y~~~8~:R~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~ldy~~j~~T~V~~~~~q~~~~~~~~~j~~~~#NjT~~O~84~~n7~~~~~~~~~~EA~~EP~]~~(c~~~~~~~k~~~~~n~~~~~~~~~~~~~~~~]~c~d~~~~~~,~~~w~~~~~~@~(~~~_~~8~~~X+~~~~~~~F~~~~~+~j~~~~~~w~~~~~~~R~~~~~~~(~~b~~~A~~~~~~~~K~8x~~~6~~~~7~~~q[~~~~c~~~r;q~~~~k~~~~~~~L~Q~S~~~~~~~~7~~Y~J~~~~~~~g~~~~~~~~~.~n~~k~A~~9V~~~~~~2~~~~~~~~~~~~~~n~~~~~~~~~O~~~~~~r~?~~~~~~~~~^H~~1~~~~~7M~~~~~~~~~~~~y~~~~~~~~~~~~=~~F~E~~~~T~4~~~~~P~~~~~~S?~~~~~~~~~~~~~~~:~V~~~~I~~~~~~~~~EP~=~~~~~~~~~~~~~b~~_~~H~eW~~~~~~~~~X~~~~GW=gf~~~~~P~~~V~~?~~~~~~~~~~~~~s~~s~~~B~X~~~8~~~~~~@~~~1F~~~w~~~~~o~~~~~~~)~~~1~~~~~[l~~%~~~~~~I~~~~:~~~~3~~6~7~~~~z~~U~~~~~~~~X~~~~Hil~~~~~~~;~~~~~~~~~0~~~~y~62~~~~~~~~~~~~~~O~~~~f~~~~~q~L6~~~.~~~~~~~~~W~~~~~!Z~~M~~~~~*~~~~~~+~~~~Cn~v~~~~l~0t~~9~]~~~~.~~~~0~~~~~E~~~~g~~~~~~~~b.~~~~~~~L~Zi~~~~T~~;~?~~~~~~~~~~C~~~|~~~~~~%~~~~2~#~~~~~~3lK~~~~~~D^~~[~~L~~~~y~4~~~~Tf~~e~~tB~~e~~~~~~a~~~~~~~~~~~~/~~~~~~~~7~~~~I~=~~~O~[~]~~~~~~~~~F=z~~~~~~6K~~8;~~~~~U~~~~~~~~~~~~~~~v~~~K?~~=~~~~!~~~~~~~~~~1V~~(~~~~~~~NP[~j~~~~~9~~~~~~~~~~~=~D~~~T~~~K~j~~~e~~q~~~~~~%~~~~~~~~~~~~~Qh~~g~@~~-~~~~~~~5~~~~~~O~~~~~~~~~~~h,~U~~CA~~~~~~~F~b~~~~~#Y~~~~~~~~~;Q6~~~~~~~~~~&i~~~~~)~~v:~~~S~~~~M~~~~~~~l~~~~~~~~5~S~~~~~F-x~~~~G~~:~~~~~~~~~~~~*~~~~~~?~8~~~Z~~~~~~B~M~R~~~~~z~I~.~~~~4~~~~~)~t~~~~~~~~~~~~~~~~~v-~4~~~~~~~~~~c|~~Z~~C~~~~~x~~~~~~~~(~#~~T~~~D~~/~~~~~~~~~~l^~~~~~~~~~~c~d~~~v~~~U~aGV3~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~=~~~~:~~l~~~l~~~~~~~4~~IC~~~~~~~~~~~~~~~6u~N~~~5~0~_~~~~~~~~~~~N#~~~W~~~G~~~~k~:~~~~~~6~p~~~~W8W~~~~~~~~~~~~~~~~~~~~~~~~P~~~9~4~~~~~z~~~~~~~~~~~~~u~^@~~~~~~~~fx~(~~~~~~~~~~~~y)G~~~~[~~~~~(~z~~I~uB~~~~~~&~0~~~~~~~5~~~~~~~~~U~~~4h~~~~~~~~~~~~~1~~~~~h~~~w~~~*~5~~[~~~~~~~~~!~~~6~~~~~~~~~~d~~~~/-~~P~~~~~~~#~~~~~~~~~,V~~j~~~~~~~~~~:~H~~0~~~~~~~~v~~9~~~~~~~~~~~~~~I~~|~A~X~~e~~T~~~~~~~w~~be~~~~&~~~~~~~~~~~~L~~~~~~~~~~~Y~~~~Q~~~~~~~~5~~~^~~~~~?~~~~~~~~q~~~~~~~o~~~?~~~~Ilm~@~~~~~~8~~~~1~~5Hu~~#~~9~~V~~~~L~~~~~~~~L~~.N~~~~~~1~~L~~~b~~~~|~~~~~t~~ZDz~u~~3~~p~G~~s*~~~~~!~~*~~~~/~~n~6~~~+,~~~~h~~~~7~~~~~~~~~~T~~~~~,~~~O~~~~~1~~[~~~~~~~~~~~~~~~~~~@W~~x~q~~~C~~.~~~~~.~~Ld~~~~~~~~K~~[~s[~8~~~~N~~~~T~~~~~~/wIW~!~4-~N~h9~~~~~~~~~~s~~~%~V~~~~~~~~~~8~P~7g~~cm~.~~~~~~~~9~~6~~a~~~0~~p~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~s~a~~~~~nv~~~/~~T~Du~~~.~z~~~~~~~~~~s~?~~~~EG~~~~~?~~~~~~~f~k~~~~~~~|~~M~~~a~~~~T&~|~~Y~~~~~~~p~~~~~~~~~~~~~T~~~~~~Gz~Y~~~~~~~~~~&~~~~~y~~~2~~~,~p~~~9~~=~~~E~9~~]%~~~~q~~~2~~~~]&X~/~~~p~#~~~~~~~~~~T~~~~~;~~~~~~o~~~~~~~~~~~~#n~~~~m:~~1~~P~~ol~~~?O~~~~~~c~~D~~~~*~i~~Q~q~~f~~~~J~~~~~~~~~~~~~~~~~~~~~~~z~6;~~~9~~~~~~~~~~~~5~~~~~~~/~(~~~~~~~~~~~~~~~~~~~~L~~~~~~~~/~~~kXD~2~~L~~~~~~~~~~~~~~N~L~~~=~~~~W9/~~~~~~~~S~~~~~~2~~~~~~~~~~~~*~l~~~j~~~%~~X~~~~~R~~~~~g~~Q~~~~G~:I?~~~~~q~~~~?~(~_k~~~~~+?f~~~~~~~~X~~~~-~~~~#~~~~|~~~~~~~~~y0~~~~~~~~~~~~~~&~~~~~~~~~~~~~~~~b~~~~~~~s~~~~~~~A',
    classes: [
      {
        bias: 0.48,
        distances:
          '##############################################################%##%###############################################DT~L~?@~~7*V,C,~=4|0C?);17PB[~~PR=HB~qh0L,3~c9~I~dxJ&84M@.qCR0~i7~n',
        values:
          'yGJV^LaKAJKIK=ZCKJAFEGSW_WAJIFEFIBW8GWDCHVJDTA6@MAA?BHJAJKHDFLICUSDJAAAHOABFC;FFEE:UDEJDEAMIMK?ObIGbNEBILIMHLLAEcb]Y_DZ^Gek[^ZEbC_:Y[];o]]kaB^gDE]EZEAYe]gYYD[jah_^dnFa',
      },
      {
        bias: -0.15,
        distances:
          '############################################################################################%####################P~7~Oo~Z:~~~~~^A*xsTTq/a~~.~~~W~~~7~~~Q)l~~)w~e',
        values:
          'JvNCNMNOLLKYDNLLHKZIKNCU_=GM;KGIRHTQFCAHKUGHBCJKZKQIKJB7LIC]dMRJ?J]8GLC9DKUHOFDVIXHIC9CJLZ@;BLOHONHTNNJNILHMJ^IIIf_dZb[Z_cDEDaXDE_cceYC_g8',
      },
      {
        bias: 0.45,
        distances:
          '###############################################################################%####%#######%##################A-1B~~~~~u#6w~o~QO1+~8;~J,7WsLs(~/8XCI+I14(9~_.D~0C~?4~30/4~H~cc4H*7BzN',
        values:
          'JInLKLINEJJKMMALJcCLEMDNB3IJMK7TICBAEYBAAMGFQOVCNOF@GFACHLIGFJDbUGC@]HIFFMN@DMEVFEHA@HDBBWAWLFOMJJKNeCKNJMIKMICgFFYbYZ_euEj^g[YmkDDeYY7YsdDeZ]dbahEdAYBX^eafChAEY[ZE[_',
      },
      {
        bias: 1,
        distances:
          '##################################################################################################################9+-0nVFf~@K~a7N~6TWu/)hL~;,/VHJv,GH7c4,]837~@~E8#9h~KV=D_l|=~!K0~3%?~#%93~1D1q',
        values:
          'TGLuJFMJLJKHNLIGOH3GDJA5@IFJJIFVEHS@ETCDXQEEB?T@JCBVKHRVGL^FXK;VYDROEGYUCI9OJBUBCC@CB:@DHRR@OSFADNMdIFLJ5^JFME^KJDZ[wFBFuDYZghdZeaqZ]_Gkt[ABAcdDcfYa_^FXZZEga=_ZX_[Ygg]]ZFCC]dFAihZYD',
      },
      {
        bias: 0.42,
        distances:
          '######################################################%##################%%####################################?=O~|[od~b~z~Rp~~~=6#~1%Z~H1~3=;;~wP~=~V~~~!C7l~07V~K6d',
        values:
          'LIKJxeMHMKMcEN2^OKDMILAA@LcJIJZFIIBCD@IFaOXHZAGDLEHOHCAKJ^FGLLIWFAVAISCDLBQBDDICIA?GEI2FB?NZNFOLLJKMM@AMCNJIMJGY?]rjdeiE_2D[_bcFaDFY|EZc]Z@]C_d]YyDb',
      },
      {
        bias: 1.29,
        distances:
          '###################################################################%########################%###################VhhyM8(262e9~2:*~~+78MO*iU&7,~3J/g%~4OK5~3)T#tT71=dP~(]ENm++~3n-T/:#A*)]2*~a7hU(~,?AY',
        values:
          'GXIEBmLDI[EFLJbEHbDL[I?S@7QJFDB?W?N:ECCWHSXC:RB@K5FTICQ?HIEYII@M2SDBGMR?G8B:BC@TEBE?9ETG@N;MOM_NLCGGKG?BKBKbHGECY]^C=@EAYXj]FbA?D]eEFkD[h[dbD7YZGDZfF]E@C_^Z^Y[b^wae^=~lcgF?b7DB?Ze[Y_bttB_',
      },
      {
        bias: 0.05,
        distances:
          '##################################################################################################################70A~~^~RY~lr~_C~-UBh~~IV?%~Mo~A?~~D*~.0[q*~~X%~]^~P5~Gs%VJ@',
        values:
          'lFMILM|NKLJGMWHWGIWMGGc]KYGJDG:9KDd_J[JXH8KAUA??LUI=ILU=LN=FILIEWTR@DK=G=HJEHGH;EGEZJ9FCJFNYQ6@LBOeEGHOIBFKFKKMNHJY]@aZ[jDg]bBY:=DG[G[F_[Z^?c@kX|[__Z@9^aaa',
      },
      {
        bias: 0.66,
        distances:
          '#########################################%#######################################################################W4l7245SE+B+5~7~R~~~U(/n0U./0*%^D6-V4EPJ(3.Fp&63))V0;:;]2#;+~8++KGh%#1A?k1)|8]r,,3+HR-v)C%/7:0-K13(~*J_N)1',
        values:
          'DFIX_TJtHFKFcJ=GMG6HJJR9Q8_IJJSY[GJ=RTDN[GCUD:9LRSTI?R8@KMY@HHLRDR9;F;9?IVQ;U=Q;@NYTO=CU?U=KSMKBOGiEGHH?eIGNDIDGCE[E^F^cZBF[]AXYYkg^Ff^DarcYmYc_jZ[d]^GeEhYh]XcBad_p^BtaZ^[_Buc]c]cAYZ]FgZYC=fYEYhp^HY[aYD]Ze[aij^Z@',
      },
      {
        bias: 0.25,
        distances:
          '###############################################################################%#################################6~5~~CY~k~~.~U-~&~~~G~~~~ChbhPw~O~P~~P[~~jYLR~#',
        values:
          'MeRMYMNMxLNLMNYMOLHNLMD7DAHNHLCJKKBEHDRDL4KFDDHSNOFIJZEBINKDLKKI5DRBIJF=NIODAEDEIFa]aHKIDDCKBJOGOHLLNOLWKOGOLNMLKD[Ff@?eZZC_DefoiAFgY_]][D',
      },
      {
        bias: 1.06,
        distances:
          '###############################################################################%#################################/?;~?t4#~~z0n~pXBv~*~,FP#0nS~OL:(~~&T~~~X~XC[_UG-~%y)~GKfYWMF%7c',
        values:
          'JLHHQJNKL~KJL[OJJTTMJLCLAANLJJJdGGBTCDVEFMGEM4RALCFLIdC@GLGDFLBE[8ABDHMF@LJBCGEGGCG;;CFJDB_?VQNGNLIJGMHBJILMHMMGEfFZoFY?[ah@YdX8:]^CeE_[=^YF=Y:hDEbhZbF_b8dBEEjdBE',
      },
      {
        bias: 0.68,
        distances:
          '##############################################################%###########&#%#######################%########WO~?JNc~~Rj,9)Fh+~9sFQ(3)t3~OUp:8~YDI%Db~OG)O~5b^6)~Q*;@3=J^R&6o@4*ZU/#*~1M08',
        values:
          'HDJJ@UKJJMnGLHDWF]JMV@?N?dGDIGDDJF;9CYEUCDDCGUYBL:DQIBABEMFHGLHGB5T:IW@TJMXBQFUFA9RAIU8A1XUMCOCGJ_NGGLFKIGMKEDCBf[F@@gaYhXb^[XC[[]E@:GBdpa[CXBFffZaedFEZ[;)FebZfBFHk^Fjiib[XC[Y_',
      },
      {
        bias: -0.4,
        distances:
          '##############################################%##############%##########%######%#############%###############~~~--~~K7x#~~*8~uu1~3~E8*~7o~~U~~~~[~~g;~~[~~~S~G',
        values:
          'FjLKLLMNMMXtIJKEDHBNbJUUBbKJ^IFELba^HGISKN=FER^K=FXML[QHNHGKOIBHZAGLCG@HHKGJAH?HE2GFJGVT8;GN7MLFKONTFNJOKNKLJ=]B]cG__q^]Z[cZYe]b38FFD',
      },
      {
        bias: -0.18,
        distances:
          '######################################################################################%#########%#########%####~*5R:~~~~N~~~~Su%~~j~~~vZU~V~~~~fkP~SJ~j',
        values:
          'MTMJUNOJJMNi~KILONSZLNI6]HMMKJJ^KLQBCDKHIGHQ2JJNNRRCJLY?LMFDJOFK^JALGNGHRNQURKGIIIFLGMHJISG@A^OCMNLKNO@IOGLNMML~]ZY[sdD@ZD_gB[Y]^Y',
      },
      {
        bias: -0.19,
        distances:
          '#############################################################################################%###################H=~/~~~~~%~[K#-~^%~~~*X92~!D~L-~~9~~u~~P~!~~,V*%?~5QD:3(9C)~~~%',
        values:
          'CKLLCJNMMMcLMtZIDHROBG4X5^IGCK^aIJLQDHJFJ;KdVLCEOBJALA?DMN_KENANC@;=VM@GCKTDBIFCIIEJTMDDLESBOMNFOIJZKNLDKMJLINLJEiC_b[l]iDaf[oE]^_Z[]e[GD_Efcec[F^jmYd',
      },
      {
        bias: 0.02,
        distances:
          '###############################################%################################################%###############~*y~~~+~(f~~(~~C~~~+5I-#9U~~~IF3~jt~~~6C~R~E~)~_3cJ~H1p',
        values:
          'MINI9^MNLMMLOIsMJ@XOLMA=C7:M]ZDHLIW]QT:HLRJJ?T;NBEANMCOKOKDKNDT^IBBJLFG?M?YEBCFIBGKG@HGMFL5@W:OOMMHJOMDKObOLNMKKjceCZb[d_]a^E]AEpaeZdg[ZBbd[dGY',
      },
      {
        bias: 0.27,
        distances:
          '##################################%#####%###################%%################################################eUb#~.~~6~~~~~+6~G~~E~Iv~dt~4~/a~R.F~!~B@N~UZ/~~v~,)4|',
        values:
          'IJLMILEKHMICLLIwBJYM@L=T=6IKEKWGI_=FEE?L@GAINCNDJOJE6RLMWGGLIN=K]LD:WIYACHX;;JF8CUGaKC:AOQLNTNKGEMMKWLLCMINNFCb_jZ:dFtYB_Dy@hacBZfDoXtFCrGeEBZ',
      },
      {
        bias: -0.71,
        distances:
          '#################################################%##############%############################%%###%##########o~/~j4~~6~~~~c~~~~LY9-/~~2h+I~~6~~~~]@~~~(~L',
        values:
          'GLNKOFHgGMJMKLMJgLEOJO=hC=LJKGKHNS3?TFFUNVLI?UJIOKYONGYOOcKBNLGV?8DMFFF?JT9JTHHMDJCU:?YK1FTK=DLJJJJ;MMFEIOONC^^]a;c^?__Cb@ED@nfFb',
      },
      {
        bias: 0.29,
        distances:
          '##################################################################################################################~~~~2c-~q~~?~~~~3~~%r4~~Yc~6t~m)%p~~~~~@~~~SJ',
        values:
          'MKpMMMNMNGNLNNDLOyHMLLG=F8KMMLVIJID:JIEIJHKHGFIFNEJEKMSNMNJJJN:MGJB9KMEIFNDGG8HEJKHKGBSILIFUU8UOIONMMLNLHKOLNKNNAJYfn^[_fXFYGj_^YFdCDb',
      },
      {
        bias: -0.27,
        distances:
          '###################################################%#########%#################################%###############~~//-~D~x~2,K*3K~ph~~L|95.,deP~~?@FuVo-0j~~;~)~p~~~7K%k0~kZ',
        values:
          'NTMLNNNGNMJNABKLNNl@NM@:jJLRBLNHKG9DQDAJ?6KXU[CEO[KMLRANaO?MKJC^=L?L:AQbTRQIR=GFHNRILHMDJTH:FOGNMTMNMIGNKOLOKIDY]FYd^?]Z]b[BEEdDDF[cbb=@^aDbdc_fb^@b_Fb?',
      },
      {
        bias: 0.92,
        distances:
          '#%###############################################%##############################################################~~~~q~~~~)TE~+~+(BTL|5(2VU?~ON~~~=~n)4[~LQ)O@~MVq]~~gV',
        values:
          'KLMLLMNGNMKGKIJNKVnGFAAgRHKKJEIIJ@@I@DDGJHE@BRCLCTLISHLIQHJLNIKF=B5JCR_LUFKHAJHOUJKVVFICBCHR2NEOKHJKMLFFNHNJNJHJ]bZG_4XD;b@GbEZDGaY[[r[ZedFif?_9@_A',
      },
      {
        bias: 0.54,
        distances:
          '##################################%##############################################################################~Y~?(lQ-~U9@^~h.k~~I04DL#_@v%~x*~8Z:#G~2E~0#~~~3]@),1=~l~(O:j:c45~?',
        values:
          'HJIYKKNNLMGKLDG5EITLkC?R?bF_FIHNKH?=SGQDOHZA5ZBNJ^0LKSXLNQIZK;I=DRH_JWDGHIQVDBADVVFTHD]J@=@IS1MQNGDFINKCHLaMJKKLHb[EB_ahYXY=^bGGD2DZ^=bjC[Eb[A9Zc_cY9hFB[Z[hc=^:@A_]',
      },
      {
        bias: 0.28,
        distances:
          '##################################################################################################################W~~~7*9)~~,~!,s/6(E6X&?miH@L~q~R3@s~i~N~C,~n-*x~]5~~aD;.wGqX[;6=',
        values:
          'bGNLLMMLKKJKN9IBIK@MEmDSB]HJLH7HLKDDHBC8U;WHDBWDM@FSLHETMNKIEL9IFeAQGLRYOKN@BGFAYFB]YMEAKGNAJIVNGOJIGJMLSMIRLKaIL@FGFafb^f[cEaaoGFZgCadAYZE]]EbY][^Z@Cd[^YZ[ZEcafcY',
      },
      {
        bias: -0.86,
        distances:
          '##########################################################################%#########%#####%###%###############~~~z~~~~~[~!~~BE,z~~~~y~~~~~5~_OH~K~.^o~~~=',
        values:
          'NFNNLOLONOI?OOQNMLYOSO~1FHMB=GG=NBCU=MMTMKMWDLLMOVL=FNKfNNLCNFRMH=BRSCI=JNGN=S5IIK=?Y9NLOGR:IFMM@OOO;BL@ONNOWO]bF4?FaC=Be[FCG8E',
      },
      {
        bias: -0.05,
        distances:
          '###############################################################################################%%###############~~~-~~~~~~~~tv~K~I~~I~_~2LW7~G~~Qk~-D~,~B~bp',
        values:
          'IGNILLNHCMDM]JMJ4MIOLO8o8@LHHMFBMcJ=GFDHMQLE;?WHOCKEOMCUNOALBO4F@B::MNABGH:;WGHIFMKL9LIGMDVB6N9BKE@EOGBKIENBOMML=a0B]]cZF8Cf9*^3ZnCF',
      },
      {
        bias: 1.28,
        distances:
          '##################################################################################################################+q/~=~)=(6~~4~sGM~sOT25~3JUA_UM/+9J32,C,(A4]D1(&6~r9~9.%-)voV/wz6cOG4=Xmp-~1~?',
        values:
          'I]MJJJKNMLMHMAIGMJV?KL@Ii;HGFDAFHF8OGDHFDSGF?AGBM:G@KJTYICCGGM:IAE4BAK;KDJ8;AGA;HHE@:M5GICUN2?DOFOLIDKL_CHNJNHMF@Baa_=bZDA]]]dYD?_[hZCC=BFA9FG[fY[E[kBb9dEoG=^f[aBYY_FeDq:nCFC~^;aGFZ',
      },
      {
        bias: 0.72,
        distances:
          '##################################################################################################################J~2G~S8#ppP~~43~OU=J^*22HDA1y5~d,,.5~j~~#~Nseji~K@;~42AN@P17;z*-Ng2]9F.W',
        values:
          'AHGHIKMIMKAGKDIECB:NT:?Z:iKCJIHCKI8=DG@?ERGED2?AO?IJMLATLNGIGO=JDEX6IL9F8E6AAAH@WGHJ=9AAJCV=38/NGOLIJINLCFNDOJNILCGqD@E^FBZ_.D[Ec]Fg]EE^Z:FhhEBbZb3iaG_F@X5F[gCi__a]D]EdE_;A.d',
      },
      {
        bias: 0.94,
        distances:
          '##############################################################%##################################################/L:~~l~?jJ2uA?@;^~~4SU%RFQT1(6~Zq*Dv+H607/);)ZW09~DF@~X)(~~y.m6j~7&1(f+**B~e+Z',
        values:
          'ICIHJcIHLHHZLMFZFDEHFK@R7=mJHDFWBNOQEFGA?8ABRQCGIAA7HIXXHIBEDKF?CRWCHVU;JO=@F@@AECC54?DGCEWQ9NLBOKFHCf[@_L]HXILGBbFh_a^:]lfg@]YCa[_[;C;]EmYE_FfFB?AE?@Bb_Z^EaiFFj_a_h^_iacd][AG^BaF',
      },
      {
        bias: 0.08,
        distances:
          '######################%&################################################################%####%###############~*f8pt~~~~~~EQ~1~~~~+O~(T^an~rP~~4~~I~MQi~0*~]~?~:',
        values:
          'LLMNDLNDMNMJLNIDMKRJKMEJ~JKIGGKUL@DC@GNI;DNS;NZ8Q;Mb:MKNIILSOEJ@VIMFGXLM]VBC5CIEIEKGLKS9L3ZOALLFGEKDFNJMJNMLJFXY^eEcCEB[=f:EFEZt[Y]a]FBY',
      },
      {
        bias: 0.21,
        distances:
          '###############################################################################%######%########%###############~~bWAXjX)=9U:~~p~v~2G~M#~YH~~=80~~3]]~S,f(z(/3@~M~#J~(D~~R~n',
        values:
          'IDJML;BMLNNIJMSHNHAM_K80@QCIkDSEHE?eFEICJLFBBCQQOJ[TJIQVJN?aKIQECG6UBI@DSMU?QcVTES]CNDHCOUHXMNFDHJJIKCKN;MLNLIKe]_fb@XkCZ^@]8_9_CC]:CCBdEYYFEGC^~Ce@bbcY',
      },
      {
        bias: 0.19,
        distances:
          '##################################################################################################################~~~~m(L~~)~M~~a~IG~(IR~~,~~#?1~~5~t~W#~.@_~E*k~X0~~tP',
        values:
          'KJNMNLNNMOOKOKGGCIEMLLA8OHXIRrCAKGBbHFLHMKKGFDEIOHIBNMB]MNJJJNDXZKCVHMEI?N?EGIGEGJHIFHHDGIDEZBJOGOIMMMOLCMNJNLNNHKb]^YY[EcqDrg^DFBdcFZiaF[AcbY[',
      },
      {
        bias: 1.36,
        distances:
          '############################################################################%######%########%##################WO=[3,)f)H=F&k?(3/%87=(B#~C:d~*~=6&#63h53#=6613*14#D3#(BO#/.&+3E//#@Nax&%::YJ,P)3~/*7e,-,^#.0B&05@)C~:5O/95%,1Y*;&(3/&6K])*.*0GE5%E2N5',
        values:
          'HFFHGIFJBHKGIHAFSG5KFHQV7NGE]Fa@UZ[VN=DBDOHTTMCSKWALWFN;GKSaFZLT;@:HE@J@KDUXTSJBE@XN?@GV5[RSMQN@DTGJD8FGGK]LI?=ECaeEYEE^ACBBFFFY[jD;^DBpFC^Z@;=^?C1@3=EDF]dYF,7aF8hjYdFYE4]eA];dBfE]D[f_dF?u^]gEaeYDEc]XiZ[:@EFYh?E:DCE2EGbY_F9qZ5FFb?FdEaaDY]GB',
      },
      {
        bias: 0.85,
        distances:
          '######################################################################%##################%######################=?%&Jv:#,)_#GJ:a~J5sHO|Gn~4@r~P(1%-+#R#J%/XB.)9J?4Bx09zCp~8V&7D|J:3~~@y/204^#A8I)8;/A~X6VF',
        values:
          'HELEDcMKGcFINHGFFIBJHLLQU:AJJG@kRHSKQCFCHQHfBRU@MUH@IG?MIKCYELAUB?LMCHC:IKNBEDOEF=G;NDFHQTLURN[OKIIIL[BHMJLANJIHZGc[=ZY_ica;YZEAY@_aEZ?ceDZ]CFa^DC_BY^CCenZ@dDCFb@A=b|d^Ce@?b^_@YF]B@F~d[F;g[jDjCZF',
      },
      {
        bias: 0.58,
        distances:
          '#########################%#######################################################################################]X/;bAR:+/):~G~M#_%ax-~rpvFb43(F^22c7U39-/)5J[6I;~j.^~~[~&v~/4+@c~Q~274zP8%,I',
        values:
          'JIIJEKNLLKKHNHEJNIWLEJ@:@DIJI[ZnDSQC?DCIMHYS6DRL@:SdJBOGMJDH_ACBG:3ZHQEAK8ATa:SFE?GS/DEIQBBLVNNCNFHC:KKQJMFM=MKGBjZub^[a^F]ZC^EkZ_Dh_b1d;ZaZgA]AZ^BEBZc]Bkad]DE]^[FYe]Y[@YD:AFeaC[dr',
      },
      {
        bias: 0.12,
        distances:
          '##############################%##################################%#############################%###############Bf~~W~6b8~2~A~~H]a~~E56K,t(/4~~M;00,~:,F~~8HF3E~D/~~~GK_xq~r',
        values:
          'RINJKL^GGLMILLKGEHRM_MQSE@GHWJE_sVWeQFDHSJFCADCKCGTIG@QMLU^HG5HCEXABUCCJWTRBDDFF@??W?GKW:T=QUODYIHLNKWK_GNIMNHF]@^Z7]Z@D[6AEYfC^XDFa9:CGZ^YF]EaaFg:ecFEZ',
      },
      {
        bias: 0.19,
        distances:
          '######################%##############################%##########################################################0=,~~W*g~(ajR~2&g%qX4,Y0~PJ~~p2.,.cWjiY~?~~j9p6~ci~*~.65~=s~5b5',
        values:
          'KLKMKNNKENMHLAVSMKBIEJ4[SCLKLEIEHlADRG2JQIE?MUC@EOHKK:LMC9KDUDN@@WZF?BZDUN=HVRCCGI@ZXNLCBDQ=DN:OHAIJGIAHN]KJNMFHgFgma]byY5FGCYC_A[Eq9C_dY?Z3CdaFqYCCFeEia]1;DYY^',
      },
      {
        bias: 0.3,
        distances:
          '###############################################################################################%#################x~~)+#I*25~Y~~~CvU=~A3gA~T~.O-2G~QQf&~~39~G5~VOF33@~MVq~~~~=~!-',
        values:
          'IELNKLJONNMBOMSLGCGOJK@5WWH?KO6ALCNsJGKJKOLQ@8@HO=M:NL6@^MIKKNC@HI;THMXH4MLBCJHHHLBKFQ@EEHRT:Q@DOJMMNOLFLOMOMNNDLZYF5?lEYBD;^FgXAYBBE[YaZh?c;A^[Y[Y:AB9EGYZn',
      },
      {
        bias: -0.14,
        distances:
          '#####################################################################################%###########################~|~~~~6:~k/06I~~Y~~J35~CX~bQ~~WR~?~~]A~f~1h24~4c~C:;~k',
        values:
          'LKMMMNOLLMNMNFHMNM=N]b97F5LFIMYWLLQXz2H;KLLHEB;YOSINMLRCJOVQLMC:AZT9IO;HCMQMTH][;ECIMJKL?4ST95O;OKLMMONHMLKOMOMABjkZDZFEeDZbGYZcebY_AYYaGFaf[F]=Y',
      },
      {
        bias: -0.12,
        distances:
          '#############################################%###%###########################%##################%#############5qCLZ~&~~I~~~~~n8v71,IT~/Ia~~~%~mp~7BI~+c~Bi?~4%;~s,',
        values:
          'LGN:MMGNNNGNOOKLOMTYH[G5L86MKMSKXCCQG~KUKJKKLTQOWSNM8HMNLKDKIJ:J;UILQ=RM3U]=3Y:IKJT?IUXQF6KBOBLELNOMOMNHNLAZMMi2DBc.::[EZEiAF]E8FY]5;]=]^Z82^ZGC',
      },
      {
        bias: -0.03,
        distances:
          '###################################################%###################################################%########1~p~~~~V:~~~w~~q~VVL~M=#R~~X|~~~9~1V~~2~~%#6~~zDn',
        values:
          'M;MYLMNNNJNLON?LOI=NJMD9E5H?LMWJKLEFJE~SLBJF0DF?NEJMUHHMNRFLM@JGD09?JDRDMN?EJ;QSFX=YRDJL_WEH3EO:GMKH;OML9^NMDHMG[ZaZ[]fYBm@EYGHDG]]Dbc@Za',
      },
      {
        bias: -0.23,
        distances:
          '#################################################################################################%###############~~M~?.~^[(B~~l~~^k/~c[R~~v~~~D;9~:=rB~]~s3TJ/~f~4x',
        values:
          'JLNNLMNJNMMMONLFOMDOE=A7BMLNMMIJLMB@R:CxMKKGORXFORBUMJTRMNJKMN4=IVY@@BFL@LObWACRIL:FDRJHLUMDL:BO=NJMNOM=KOKOULNMJCEGCFaZe_D@Fd]d@bZ4aYY@];F[:0ZY',
      },
      {
        bias: 0.93,
        distances:
          '##################################################################################################################~L+~V29#:~~O~T~!~#oYT~pK85Zt2)9%a_~*~gk-?-&s)k1~~P&L~H[0VO~#N6^~F~C0',
        values:
          'HEKJJKMHLMLJNNJJOLBMKbDA@2HMLJ?GJK;BDDHBt:HIADYBNDF@J8B?KIDEELRHEUB?EI:AELKS?DCFFGCDAQEE[CZ9DAXMHOLbfLMLD?I=NJCIJF^X;l^g^^u^CB^h^[=[YgZ[aBE[Y[[0c?^p_Df;f=]=i_FgfEc^di',
      },
      {
        bias: 0.24,
        distances:
          '##########################################################################%#####%###############################~|~-:2L~Gk?@Vw6G:b~~~N&~7m(R~OTK;~1~~5~Xn~~!4~~~(@(9-~JH~1ZV',
        values:
          'JKFJMINGACNFMOMDFKGOLNLM9IGMMKDCG@U9;=@UHreD?;D7MCGMNI9QKNK=AKXJD9:UHFAVVMT9WOMAB@9NHEK?SRMKINXONEHNJ@=ILIOIKIAC@BFF6D8^ihBGcF=:_D+a_EA2ABF.Ehe@BDGeXc6d1',
      },
      {
        bias: 0.53,
        distances:
          '############################################################################################%###%###############W[~o~ft~0,~~=h~~~J~Y~!=?sQ~B0I~o,dEk4~LoT9~,E~K~~~~SG6',
        values:
          'IHJLJMOKNKM;NMK8OMIOILFCE9INMMIJLKDCIDIGKRwHUX[BKFIYLIG?LMK^JISIGYDFIBYDDJ=R7:CDF[DFU?FHJHAE@MNJNKMLNKF@KHNC;IKJYZnfeD^b^|Fc]GYYDAicndZleCBgBZ?Ac3_',
      },
      {
        bias: 0.9,
        distances:
          '##################################################################################################################~WWfD66*eZb~(E~C608~~~^/~&)DH#,~%Xh#0%8~vTb~4~Zl6cDhQ~~-~6~~#A+**B~N',
        values:
          'KJMJJKMKJJJJIKJJOHEL^M?5K3FILKGGIHBAGDEDHWHmC4EBK@E=KACCJIGFEKAFTENL[HTETK=CBEN@FE?FNLYFHZBAHS7NFLKJJDMIDHMIMHLMGEYgY]]_EcdcC_[fFE^]^Z[^?Z?AbdmDbGEgGA@E^Z=cdcFcGEBgf',
      },
      {
        bias: -0.17,
        distances:
          '###########################################################################%####################%###############~~~(~aV~T~~*~i~1E%V=~7))E~I~~hD~c=B~~m~5~~j*-~~~8W',
        values:
          'MNNNKNODN;NN?M^MONAOMOB3=BJNONTLMN;DM;CVN:_I|G[GOFaVNM@RMNMAMNRK?KSNJ;I:XNEIXAJ8B^ACUFADV9JL8GODFMHOONCNOAOFNOA=caEG=?Gagcd*F9F4Y35C@ZZ?8=F]',
      },
      {
        bias: 0.2,
        distances:
          '#############################################################################################&#%###############Z~Q~[0m(D+~x~j~f~11~nUH#v~~~YP~~69+~~~~~|_~5~I~~~3b',
        values:
          'MJONMJNLNN_MOOBFOKFNGNG6@5?HJJ=@KaM;@?DBKKDXBnC@M;JMDKE^LNJCIJ;C=CO^GGXIDMNEDEG:AJ@E?5W_LDC==OGKJNMNM;CNDN;MOMJiXGtYbk_[DBX@Cf^EiEcCF]DEBZ^Y',
      },
      {
        bias: 0.82,
        distances:
          '#################################################################################################%###############~~.j?~&~~8~~~p~Q;~~-W~4~~#R4Z0N~~,~~Jr~E_z:HZW~~R4~a',
        values:
          ':CMLKLNNLNAHMMV;OLALHLD;EMKKLLGIJKB:;H;:JO_GRXsCMB9=KFDFGMHIIL?JF@C;IJDTVK:4UDDAE;:@DT9GKEUN9OLNWMFMMNLUHN_FJKCK^iAp^c[DefeaD[D9F]CA8alY[8CDbeE',
      },
      {
        bias: 0.86,
        distances:
          '########################%########################################################################################~/~z~~~fy,=~~~I*2T~7y6ll,~@~R~~~~R~P~1~~/GZ&6B~Rv6~0=[/',
        values:
          'JAMLLLML@MMJGMAJOJZ_IL@A?EGCKEJHI7LFDIWJ:JHBKDjJ;]ZKKCBUMI?EJQC:FR9SICCRKNC==WBZ?A@@9GBIFS@5MDNEONKJNMLEGMJNJNMIGgCFhZgDeE5[B^i_]g9@EcGaEEAEEf[lBdC',
      },
      {
        bias: 0.41,
        distances:
          '##################################%##############################################################################u~pB2~~Z:b,~:4~~b~A~~~m4~~v08~~~~09~~,@8q4^~~VL~.?',
        values:
          'J?LMMLNMHLNILMHJNBHLGKT@UAFJaLDJJJRF9]AJLKFA?DgxD_@MHVFANIA_IWHAZWWGL36AI8DB@BCGE^AA[RHJEC@7Q;MFOFHIHNICILLNGLMfHbjEAXp9kdfn_Y^AFCEZ@cFbd=]Zg[',
      },
      {
        bias: 1.37,
        distances:
          '##################################################################################################################P+c/RyB&J6)6~U:1N+.j^)V,~~h3-.&v~K2)6-KD5,@=[~9jI~h;%,~~9*E3Yd~F:H1F6W&(8-~7O.)l#~-#3i/%[',
        values:
          'JIEJJBLJALVZMLJHMIDMFJ:78NH;JJ?EJH@7LXC9H6FD;5AHIpETIF7BFLE?FK@FOT7Q@^BIQJHCQK9_1RT=KQVC]@NA35IMVNFHKKLCBGINMHKKGVCFYEEhY;aGBFdZZdFC@9e/^D8F^@e;dAX9[ZGHX6CdF_AfFC@cCdGogD~Z^BgYY=_?FYa]=@eBFEur',
      },
      {
        bias: 0.42,
        distances:
          '##################################################################################################################t)~j~-~+*=q?~~LVh~h~H&v~T?~~-SV=~A~&7~~3~~~Ac#%]e~~v',
        values:
          'JLMMMMOMMLMLINFLOLFKKNW?A9;ALLHKKL2FIWJULBEJcE6FMGwTMLEGLNLILLLC:BN:[HGW?MOQCI:NRFOFEO?EKREI3BAOFON;DNNBUKNINKMBKIeYdZbYFF^GX]ADGF?BcED]E^B@]coEeCZ',
      },
      {
        bias: 0.58,
        distances:
          '##################################################################################################################~O~3%n~W~f0kn~7~~TT~]~]17kP-d~!~wF&7~~~1~v~+*~~iV)sYs[@',
        values:
          'MLLJMGNBHMOLNNMJNLGMAMF;=6@MMMGKKM67I9HBL=L86;G@LRWsML8?KNLFKNY7AIOS@;E^;MJH?FDK3@Q9E,EBZG7GJHBM@OOGONNMCFM@OLONMKZ^]AZ:cA_EBF8BZ=]_BA[G^;C^YFF^B;F9;ZW',
      },
      {
        bias: 1.33,
        distances:
          '##################################################################################################################~!*GRI9Lb~*P&h0S~@z%~S&J~S~ICU~_]bd~2=~1~~~~~#3~C%WbX0#0u%=B04+~o',
        values:
          'UILJJJNMLLKILMHJOaELHKVAD@HJIJ@FHGSBGGGEI=GETLBCMDGBpI@DIMH;GI?MBEBSDICDAKFSLFF;GFDF@4FCFXABON0NCNLHKKLJ?HLHMGMLHGbE^]he9Yb]v@^[^cF@_hbfddc]DBbD_BBdkB[m]=EefgdZBhC',
      },
      {
        bias: 0.43,
        distances:
          '###################################################################%#############################################W~~*~sSA~b~Ax~j~JU,-~-D~~~5~N~et4FO~pB6L-3~~~~~Vx.E~.~7&',
        values:
          'JJKMLLNMKMMKNCJ9NJFMJKEACAJKJKHGIHDCGGAG7JJBC=GVMEICIyWFCLI.IMTILFEK^8GDMUDFFDM6HCGC71GJEBWXTRMHOMJKDMK;K]JMINMKHEY^_dh_i~FC[tb^?GYZAe_GGXj[a[jYg^Ec',
      },
      {
        bias: 0.59,
        distances:
          '##########################################################################%######################################~UNsn75~C[a~~-~E#A~=~C&,~;~~X&~0:d=L~rY~5l~~%~i3nCb~~~S',
        values:
          'FJMLCLNNMMKALNFJN@UGJME597?JAKJF=^8K?AJ[@KJGVYE?HVH7BJrUKMCFKMRK?G?QEGVDDLEAHFV;IBZD2Z]JBAVAK4N=ONLA@MMXEMCNGNIGFEg^:bY^=9fkEZEa;eGFA%EE=FF_?aafYb^F]',
      },
      {
        bias: 1.1,
        distances:
          '#########################%########%############################################%###%##&%#########%########J56%H,6~*q~f)Z=*h7/6f?H+xKf1?67&]H/W1#MGC%+&8j#+.f0H46NT&FxH5(P~FF1H6*-b&/6(-2;D182%%%~0m:*,[0/#:&(0-(_]/.E0.;A3,?//.,I',
        values:
          'F;IDJIJKHIG9LI=aXE9A;HLQWDQECUU?ANZVAZAV@@:TSTJ=9O_FVlTJZSXJKB8AUV=EU@7GNNMBMSJN5?LCC;VCLZNF?GFJFIJEEGDBE[@]C^BEBFv]CE]DCBcGZAh8CCFYC^8B^G_YE@B^F6a[b=FYa=Z=^]CDa_Y=FDF]EEE]YYZEYEGeD:AaZCBDd^FD^[Z@^E;_a@9f:Y_GhdEc4_EAea]EB',
      },
      {
        bias: 0.98,
        distances:
          '##################################################################################################################~~~-r~,QVaVC~!g~L2~:G~XI~L~*~~20,L=O6~?~x~~Kq~AWNymx*252',
        values:
          'GIMLLJNNJMDILMJINKHJIL?CC@JMFKGIJGBAFFJDINKGB@YRLDEAEQA8rM?GIMDICGCIDHAFLLNABFGXDGEGB?b_JEDM?G:NZOMIMMILFJMJLHNMIG=^m[E8^^d]o2;[CEd~DDe;d]ZbY_Z_ba^YBfYeB',
      },
      {
        bias: 1.63,
        distances:
          '#######################################################%##################%#####################################((7-]C(Rc6V(L6?-],%^n;.-#&V/q4~3DYc.;j0;8C37S~T)U&00Hd%F-4)7/);(31i-+&-]Fo4%.@eoA0TG?:Q186c6@MY/X&4=HpHA,FR5%,',
        values:
          'GYFFFGKFGGH@HKEEIECKEH?M5:GKFIFEF]N?CUD;cMEDOO@NFRDNFC;GvDX_RNA=O;MBBW@?DG:JA=?Y?S:9@QF=O;99KKYNICGEJI^AHCLFEIGVgrlGgCcCEFmEA_Zkbha]3Ce[h_b[d=@n]BEZY@]BBa;^lZ?dBC9C]:bi8EBF@][ZcejD?BYZDA:lmDEVfpW_]p[BX@AEGB[Z^b7bYa^Zb;ZD',
      },
      {
        bias: 0.58,
        distances:
          '##################################################################################################################~WDdZO+~/p~~~+^h-~?4=eNU)iAHGaQs.7H69~~~~m^Z+3~8~,[P#p&8~*,Xsg=#n.',
        values:
          'LILKLHK@JLJHMNKGNIRMEMB87GbU?LEYIH4;CBBUFNIXDS8@N]HMJI2CJKpFaN?HNE=;BIADKMaY_DEY@GXH=8AEJT3AH65OGOMFKLLKCENGOIMHJ:mpGG?D^a=dF]]aF]FC]=cf:i_Dci=a^ta:ZZYYY=BBiYDbdF[_]fD',
      },
      {
        bias: 0.55,
        distances:
          '##########################################################################%######################################;&S+;~~[B.A/W^q~~~G~Y2FK~TX~[~82s&~3)~:~~W~~~~~sB~#b~/Y~J',
        values:
          'LKLMLLMHJNMLMNZ=OLBNHLM@B;ILKJGJIH9@=GWFK/JEZQG4MTG6D7ECLMIpJECICG;XDHAYALBFAC9FG:VBGVY=_CF^;9ODOJJJKMKALMHMKNKJBFYFDYCZqYaBGDjCH?GC^EDE^Ycdab_7mG^Ej',
      },
      {
        bias: 0.98,
        distances:
          '##################################################################################################################-6;~~3BIAC~~^z~4~:~V2~Jw5~6~Pd~I)DT/~S9~~3ri~~8,~i~~AC',
        values:
          'KJJKLENMLLMJNNHIOFCiILB5??IMLLHHKJB=BQIFJQHEB]GWLCIBJIEFHMIYsMD:DGC:IISFEKAFDCHCGHRFC@EGIENJ@L5NHON9bLMKEJMKMGLMkH[iYe9DCA=_coE-rADadDcAZfh9?GF_^BFZ_',
      },
      {
        bias: 1.35,
        distances:
          '##############################################################################################%##################W~r~~~F,4&B146*6(~~L+uL7J)-,e5915G6%~I*~I~K[EL&8Q~,993MT&+wU17LJE#,%~C~K096%:E~P2*CZ4)JD0N',
        values:
          'IHJHHIMKJKLEMM?COGBLFIB=D:EJHIBE:I6AEDFAGLZEISRSLBD=GG@AI_H@FkOEBR=;YF?@@IM?:BA=DA?9?XBEF;=XUUM@MIGKIJHQFIHMGIIHEEFbAXCY_6Fvg^bh];_CFe[5DDbY[^8DheE_GF]jFDDecr]EADi_A^ms6[Ck5F~_Y_yvAEY?_iZcF_',
      },
      {
        bias: 0.84,
        distances:
          '#################################################################################################%#########%####~~~-.(8~B~)~r~~td523(2~_T~IZ4pTdOI~Gh(9~]~~OT9~~~PO/h;o+DhJ5',
        values:
          'KKALKLGMENNGLNFEJMINLK??:7BMIMIJLI;A;@I?KJKH@XHa?D?CIKC@EKJGJFpK[DO?FXC9]M87C@8B?AU592HAK@=?FDRCGMENMNN:CALGNLLG=]FBbdb;b^[=FaYF:HDY[?Z]g^]@[BFFikZAb_qEDFF',
      },
      {
        bias: 0.87,
        distances:
          '######################################################%##########################################################E~~~GK~;~~~~~~~O6~#4I~/4-X~4?~IL~9.S~~~2B~N~~)k~F~T',
        values:
          'LLMLLKNLKLNKNLAKJIHLIM@OC?JTIbFYJKM9?GI?JSKGECHRMEB7GJDKMJF_KCnDFL8IIWEELQESGGVFGCHATH[hOCB;JOOGOMHDKNJHKMKOJMLHFd@hhyA[YDAYC=Cs_:]p8_GX]?jF',
      },
      {
        bias: 0.19,
        distances:
          '##############################################################################################%##################~O~V(~~gq~k~A8c~)H0T~K~IJc~~PL?~~~~@h.~1O~~b6BG]6*~+~b~B',
        values:
          'LXNLIHNMEMGLLJZG@HDMYMCU8QJKFGGIJES@;=IGJVKFD?F^MA[ILG]AJNI]IJCdnG:S:KZFDM=FEEGKIVVGBQaBF@NC9RODOMLDHOL;KNINKMKGI[aF_dE=1[Gg[7[Z8dD;?C]@BCY8;YYec_?w',
      },
      {
        bias: 0.8,
        distances:
          '##############################################################################################%##################~~s6^E~tJ~lz~K8j,y%~W&G&C9OD(~^rNE~~X#~Oq~N0~~g~5;64~u@wi-',
        values:
          'EKJLLLMNKCNHMFJGLLINKN=7D6HLLKDJKH6CF;:NKNFHEQ=CL@[CKLE7JMIIIKYIFpB;GI6DQLKKCR=@XWLCSCGEJFSAL?JGOMKMNMJEGCKNJ[DKGfBZhf]eqAd];[XG_B^ccc^ieEFCEa@^_9?9FEd][ZsX',
      },
      {
        bias: 0.57,
        distances:
          '#########################################%###########&#########################################################M~~]2O#5_8~yJ~~V~~2~+Fn.1~]~~J*Z0G?ww%7E~^~~4ODaJYn0S~~pf10',
        values:
          'IKMDK@OAj@NANNKFNJ;NJM;JE=GMLMIJJMVAGDA]KGK=JFXLUMWL;JMKXKK=G:QwUFI4Z/I9ODIW@D=M:=JA:KA6EKI=NENJJMMNLVKMEMCNJKT_9ZE5DgY4Y??F!dDkC^Y]^C:d@ZE[]E8^Y;gFi[[a:Z',
      },
      {
        bias: 0.74,
        distances:
          '##############################################################################################%##################h~xUY@Z6~m*hY[&~cM&0TEnjgjU?Go~70k,G)~;Y%7*~~~@eTE~~#.5O+sh)~#9~/',
        values:
          'LCLMLLMNKM]KJNI@N?@L;MQ5A0;AFLBG@K@7RQYTBHI;;^@9MDG5KGS=ENFF@LL=E?Oq;K9V=MLAIG7;;EAR2REGA?OEOHNIOCKLKJL4JN9GHNMLSY8D@BZ]6b^7:C?^CGEF^BEcBB[GD_@bZc]D8ED_dabEAD_9GaBYZB',
      },
      {
        bias: 0.06,
        distances:
          '###################################%#######################################################################%####~~5~*~~~~O~~v;~(~~Eaq4-X~~g)n~X%~~~~KO/~~iT~~Y',
        values:
          'MLNMMMONMONMOKMMMMDG?NI:I:9NMNGCMMGH_A:K?LJ6FJKNBINGKDH_NLKML?ITI;6~DEOGN@FSGCDdG3REVIEKFHQRGKOHDMMONOM8LNLLFNLCYjbF_EcEh^FXBFb@5?Xd@Y^',
      },
      {
        bias: -0.11,
        distances:
          '######################%########################################################%##########%####################JJ~~~~~~f~~~~I/~NV4~~&~G5~Z,~~n~&;r~(~~P~~~~~o',
        values:
          'MLNNMNONNNNNOOLMONIOINMHFLNMNKKLL8H3JMHLKKR;QJHM;KRMMHFMLWGKqCLIGHIV~7WFNFQI:M4KQGH=ZJL9S[QUOKONMNNON?M@NOMONNK@^YDb_YD@f?pECZCbYCb',
      },
      {
        bias: 0.19,
        distances:
          '################%################################################################################################~#~~87PwuB;~~~H~~1~A~:~[~?P~N8~J~I;7~~~w~]Gq04-~~~~Z',
        values:
          'NMLNMMOOMJOMONMMNENBNI:?;LOMMKLMHGGKI?KDOLYGAFBBGMFNCIBMILKENFFAL7DGAsQWN8DHSGEWZH:S;GSIFH=J5QOEONKJBONKMOLOF@OMLrF^Da^GCG@F;aEF];Fa[G=4D6BB[B',
      },
      {
        bias: 0.11,
        distances:
          '#######################%######################################################%#################################W~~~~=~[=u4~:L8~a~^ZLm?~S~-F~Q~3~7~A/-~~REsn~h~~X~d',
        values:
          'LKNLMHONLONKMNK;MMINJMD8OcLLMHLKLEEaEC:LOGI:ECQAAZ4MLQHLOLGILKJGIRRCGHsQM99H?:IHEI=SHILVBFUTCOHOM=KMMKTFNHMLINJCZbEFYYEEDc_Z[d=Z]aDCEan4Ge_w;Bs',
      },
      {
        bias: -0.04,
        distances:
          '#################################################################################################%###############~~4#t~5O~~~O~~~,B?~/&~dNJJ~~?63JF9zV~~y0~w~~~/^~~x07',
        values:
          'NMNNNOON@NONAOMLONEOLL?CD;KNMNGLDMC9GC?:M7LJD@I@NEG;NKDGKOGBN_RLIZ9@KLBWpMUB?IFAG?BE^ZCJGTQC9C;OB=LNNHLHJNCOMNKKJD~9o][dFDG_[bG=bk_AFh^[e@ZYFa^Z',
      },
      {
        bias: 1.16,
        distances:
          '##########################################%######################################################################~~+~%~~~f~K[~4fi72~HI02~j&~~#~FEnJ~,c~~W%wat3x~@+~~~t',
        values:
          'LJMKMLNMKNMJNNKIAK6NIJFIE9HMMLHIKK3DHEKEJ@ECVHBMCHCKKEFKMJHJLSHEG9DJKDCEwQCFHDCDHSGZXFDKULDS=ANHNHJMMMKCILHMJMVJHbBB:E_^dE:b]F]]ZZ_D]Z@n5mdDfjG@gF',
      },
      {
        bias: 0.78,
        distances:
          '#############################################################################################&##################u1/*0xS-(65A33*k~BO~~~!3BBr;?*(TY~F7tX54EC+*0k,.t2-,#y=%)-G~K72/~6/Fn3(p[o62090~#4&@A(9;7p*W-7H)@',
        values:
          'HFHJIGIC^FJF@LJE9@QEFM9V?7FFcK@A?DI2::BS=MGE@9;IK:FI;BO7DFUCFI3F=:AISF9?OJlVVBSQR?7B=LA7H93:GNFNL8GJEI9DAHMDKKAAFFAED?ADB9FF@Z_[D26eG7X6bCfDAEH=Z7^?fE_XB_A?fC]BYB^f=@qDkHl9B]DmFYCi[BB;A9Ec_E^p@ZZDB]ABE',
      },
      {
        bias: 0.17,
        distances:
          '###################################%#######################################################################%####~)6~n|~~:OF~bv2a~+Ke~K~TO43Ta~d&goeqp~U~~~-~KBg?E~~6~5',
        values:
          'MLNMMKNFNNBMNNKLLM=MJOHN63MGMNJFMM==BHSLTJJFY6ROFLDNMHFMNWJKNLIIC?7IJF7=NUyYU2TDH8@A5J6L87N47FOKOOLKNOMECNMLNNMLXF4^[0cFBZEC=73=*EF@5BY]_BYD;?BG@CYC]',
      },
      {
        bias: 0.5,
        distances:
          '##################################################################################################################J+U~~~.~~^/1b1~3bODr;~,5Z6H57ABB/a65KMs1^~~JP:0,lZr~Cf6l~8&2~F^~~~@',
        values:
          'KDLDI?NLLMMCLKEHOJCIGL;5BMFFFLQIIDS?@VI@=LHGA?=KL=^6CJMAJLHGHK@@CDC9D^BEMKS=pUSW?b7H?:==JA363O8N6NM@DLMJ8IIINIM@JHE[FBC?Fc]GGGFXBH8YGZGbGcHC:gbDX=?@CCYYsFBB^;^ECZ;j@a',
      },
      {
        bias: 0.13,
        distances:
          '#######################################%###########################################&########%%###############~r~]c~~U%&~~~~LT-~0Q~~9~=ZH~3~V~~~nZ~G~S3~4G4q~@~~/',
        values:
          'NHAN@MOONONMOO=MO;KNLNS9I;MEMNFL@FQIK8LMK9K=QI7OKK?fKGHLIL?LM7KI94ET;HKIMO=M~IVa;9KTGKICONNOJNFIDOLIM=NOLDE=LEDZXj8:ECEXhCZb5[dAYf-=FGD^E',
      },
      {
        bias: -0.52,
        distances:
          '#########################################%######%############################################%%#########%####~~~~7~we+(~~~~myi~~;Ewo~~2~3@]l~E~~~|~~D8tB~h^[',
        values:
          'NNONNNOCNOONOODNMN@OMNA=5?NOKOJNMNHGM46DMFDIHI[OACNKKDMOIHNG2MJ;H3ECJOHOB2[K~]DXFANIJIG8HI3@2GOMOOONJNLNNONN[]Cb]BACEqHZD;[F@^FE^;D_BCF',
      },
      {
        bias: 0.43,
        distances:
          '#################################################################################################%###############pH~]~~~w~~~7Z~~[K(J0~T?F6~G/F0N=P~SI~~5D-)~W/?4~z),R9~K~O*7fo.n',
        values:
          'MLMLMLNMIINLOMMZ[MSKMNFN@:LCMM?JLJ[FB?J7KJMJK7GENW@J^DG9ANK?LNUF7B?9:8D=8KOXVBHv9EREDLYIL:EIESBOIOLMNNMAFEBOHONKB]Y@A_FAc[]g9AB_D^ECFA]?CYb[^EFb8D:E9BEGEiCBGF',
      },
      {
        bias: -0.05,
        distances:
          '###########################################################################%#####################################~~~-~J~Htf~&Sb~2~~~.9~T~j?~Z+r4~~~+wf9vjkRnb~S~4E~Y',
        values:
          'NMNNNNONMNJLNON?OMGNKMC:F;JNNMMKMMH9TGDCNALKQLGGNB@DME8CZNKILJTKBFA5aT?RRMN7JF3~=]A6LIIAMHK^JTO9OOMLNNJJMFLOINNNKEeB=^]ADgk8BYBYFfZDh[@GacEA=?b]F',
      },
      {
        bias: -0.12,
        distances:
          '################%################################################################################################~~~!~q~~~~|~KK-~,~~+i~~~v~FQ;~2~~L~#8~~t94y~V',
        values:
          'NAONLNOONNNEOOZNMJOENFFFIKNNNJMM@QIQFFJMGMJJH;7OXJLNLHRMOMJMN=LDOFRHLUILM3HE:AT;~]cTTGLM5I=63EO:ONLOOOF?9OMNMONNLYE][@2_[H]clZ8DCEEE[DE',
      },
      {
        bias: 0.55,
        distances:
          '###################################################%####################################%#######################F5~jfPv-~~5~~~O~N5/x+ea~6/*+~~~T)/D~~F~v(;i~3~~ti]U1z7,]+)y',
        values:
          'LKNMMMOLNNKKONLKKMKNKLGDHBLNMMKAMHG:J:C;fRK=EVZEOE5MLEGLML@II=K=D?FGDAD:?6:;?[QEDsE:MIEDDEUKNOKONEONNL;JLKMLMNLGeZBEaA^=AYG_C@gDH9fgY_dFZE^eG?F[CDjBjEa[@F',
      },
      {
        bias: 0.34,
        distances:
          '#########################################%#########################%############################################y~p=~.;~sLX~~HH~hv:~~e~~Z~%~~9~~|~~~Q5_~~~X_~GQ',
        values:
          'KLNMLMOINNMENNKLOMAMIN@F77MNNLKKMLGFIH;FVaKUDY=NVG;KMFFLNL=JCCJGIF6LMDNM;9H@DAD^Uq6:JIKFFOISXOKONINNOK=KNLOKIMLIdcDg8YCZCcC;kGeZh]Z~mkCEB',
      },
      {
        bias: -0.56,
        distances:
          '##################################################################%###########################%%###########%##~~~-~~2~.L~~~7~w~K2h~QK+~??~du~%I7#~~2:)~d~ke,~~~5P~r',
        values:
          'MNOONOOOHOOOONNMOOCOOO;699IOOOMMNNUEE6G;MKM;AHM=OOMFNKFJOOMKMO6L^WBHNADYN8@AF8IEDVTy9?Ki8R9R=MM=KMOOH?NOMZNINN1FFBb_GGE]?GCE?EEC?D2_hA^@[8@_',
      },
      {
        bias: 0.45,
        distances:
          '##################################################################################################################~*CkQ:.2OJL~9s)~+~a8~CW8-/e]h|8&1BN.,Me0264h0B6~-T7%M)|4~%Uo3cS9X_0#612~l9raH%',
        values:
          'LMLMJLNLWMNMCICKNMCNDI;9=R@GML@CIK:?^5A8LOHH9@@QO;@:FJT;JNH?IA5IX769FJ@6b=G6@@A:BYSD;n?IJ:3INQ7OAODKLLNBTFOJOLOKHBCjmZd?fC8dbE@Xa=ZC]ED^_EA[fYkFF@?EAD_[Z?cEeYD:Z[][z9FfiYb=h[YYc]F@C@X@',
      },
      {
        bias: 0.28,
        distances:
          '############################################################################################%####################w~~B~~~VET4y&~E]~~3~8~IJ~j~J(~~kG~~~T~~~b~~~!~/',
        values:
          'MHNMNLONKMBLINLMMEIELMDA46MNIMGLZ@GQJCXJDNLaQM;[ED@BN?ZMEN6?LN?IWI]EIEKI@L;EADHDKIHIS6w_LEB;7:OIONMNJNNADN]OKNNMK]E:]dYEgAwFDGA7aA9ZZD]Y',
      },
      {
        bias: 0.85,
        distances:
          '#########################################%#######################################################################~~Ia44(HU6~MYK6~oV/NouN[q&1JUU?~,&~w4bF~~(CkJ~7]50_V%~GW&O(?Z~v5kcT',
        values:
          'IGLKK=NMLLJGNWIB@H;LHL2SCFJG:IGHK;RQ]9GUJHGNAJDMBIKFJWBGMHFGKRG=F@=DI7EBUI3OCYEEIBIA:FvH@UCLD5NbO;JJHNKBIJGMILeIC]^ehAaifEF]DE_cDXGbBGZ?eD?ApZeFCBEiYas^YACE=beBw?[BFnDgd',
      },
      {
        bias: 0.93,
        distances:
          '#########################################%##%###################################################################En62~P(o/ZgsNsPu~nw~&~Za5~)+*01?#evCCO)zv~jD:.1Y&~#@=aj*Q~?T~~Ta6Pf,',
        values:
          'JJDJKJCL@KMKMLHHNHGJILB@NGFKHIEF?J?REDHEHIBKF=LWILRHADHMDLHMBH:E?TGHQCQKRBAWRRAF5ETN?ZiANCVJDNEOKHJKKGCJMIMJNMHHZcE[taEB_uf6@]DZeaDkZ[EYd?b]9c[=b~b;@YEbdCY]FXdCG]Z]D^CC[C',
      },
      {
        bias: 1.05,
        distances:
          '########################################################################%###########%###%#####%###############J^~~%2)JCs~~~OJ8uN~(kg&.S~&~)&~Ab:a~5~T2~~&w@~,@~x~Wm%42[6',
        values:
          'KILKHKMNLMNKONLJOLFN@MS@=:JCLL@HKHDAEEJDJQJ[;=HDNFDBIIAEKMIEIBMAFFN8HHDEH77RH@;HTNIO;B_qWO3MN;MLNKNIGKMMOKNLKEFb8E7Eu]FEC_FfCBEZAb@fCnd^^BAjYq@E9_CEb@F_',
      },
      {
        bias: 1.16,
        distances:
          '##################################################################################################################481w(~S,ACUV~M~~5aPOW44,:/)++%t~K~2I,(~3?J~Bnf^O)4_,Y%2&-*A-k2~9/J~42HZ:~6.Qm3*1L~0b.',
        values:
          '@IM^GJNKMINCNKIEMK?MIKJH=4IMLJAGEIG;@;H?HZHEBAFBMAGTJJACJL8EAM@HC;RSHFBD=K5=;DCBFEBF@GCF@Cj9O5TNFOLCJLLJVGMHNGMCHEZ@F^Z=]F^clA?a?]8^@EdYCZ[]A@]CYmC1@7:qdEDFg[CZ]iEZ_c|fcAE6B?=ZgB]DDDG@_Xe',
      },
      {
        bias: 1.07,
        distances:
          '#############################################################################################%###################~;~[ZAC~F)L]Bh~,rMo9O23~]0Y71FNMK/Je1&B~~~9;9/Ru3J~~!&8,k@j,~*~E~&~U~8',
        values:
          'I@AKHKMKMJLINMCJNFFMJKC:7MEHGH?=IBLYED^C?UGF;UC8MAG9BJMSDKFEFH9FW?;A=I@C;L6ALECCEDCG9EREGCOg?VMWOLJKIMZ?IMKNGKKJYi@AFAiB=Ee[F;lkc;_?F7E@EqZ[DF@Cj_dd?Dde__9dDCbC9^a3CYA_',
      },
      {
        bias: 0.79,
        distances:
          '######################%#################%####%#############################%##################################J17&~DpM@D~~^##JRM%0?1#~A86YA1*1&Dg@,7)~+)~[L5#m[t)B,)~&g0#NEt~mc@@~?2D6?8&/&;4~#%~@[~%/MN&A',
        values:
          'EKMLJKMKGMMKNMU@NGCGHI:J3FG9LWIAI@=SB?AKG?NTCNE;7KDBDKNFXHG5A@COYEF3B8LI6@D3EGBRLSSBSSSDmNJOCODKJKMH8KJGJHMM^=D@@(EC@kA?^@^ZBDdDaD7cFB:DBBm,FY9[?ch=jY[5FB^GYY!ZYAi^=Y;BGdF[D[?ZDqD;CBCc^CGGA?',
      },
      {
        bias: 0.3,
        distances:
          '#########################################################################################%######%###############aG~~l~~~~BcvqIq~mU(1jU&T,ab&-Yh=-~~~~Y|-K~97z~iA75~^~bJ*9',
        values:
          'JLMM[MOOMKNMNM_MODCODKB8ESLJNMWB^MC;@@IBMOMGRL?;KBKRcKC?cNLGBH:D?D@=TGTEULJ:@EA8DAAJA9=CIA;OoKOJKMEiND?YLMOFONMIY?CDC;9[CD3BE@De^7E[DZf@C^8]Aq=Y7?b[^D=B4a',
      },
      {
        bias: 0.24,
        distances:
          '############################################################################################################%####WO~~b.~n~/z~j~@NL2/~z:J3%j2&I/*~~PM(,L~+mN~MW0Z~]~m6~?~~PL',
        values:
          'IJLMKLMKKHOLNONKOMKNLLGC@?LNNHSFEJC:BAHGJS]KB@FBNFE;HL8@GKIGGLUHHYUEDK??EK:@GF@HAJQLG@HE?H_G:;jOIOJJNONMCJMKKEJMIg@D=bFF[k^=9eYCa_[9X^@_?dZbCu^BB^][B@YBaaZ',
      },
      {
        bias: 0.68,
        distances:
          '#############################################################################################%####################VOC~Op6s-p)~~QQ4(YV~H&5%3*QF3Qd&6~&#+c4&W%,~~1/&?D~/~l0/(7~F9U3@%&~?2APC_5B~8)x*~Abg',
        values:
          'iDLTGILJGLHGGHDFBHACBGWWWT_GBEBCCG8UDDFAI8FY?;@?LSNOHI9QJKGEEKKZXBM;AH=VQI9@@YCQDEBE@K@AETRIXUyONHECGM;VBKHGgKKCFjDGja]cCZ[h_Xe?^AfFcEeFY@bDa[D[]A]ZahF^FA]Ea9aiYb^^_Y=Dg[ioAeZ8ZZjBD]FcF',
      },
      {
        bias: 1.01,
        distances:
          '##############################################################%#######%#########################################C+)(@1%U7KEF&(?(/%/.,(6S#0I(*6%(4#:/.&+=#8~2J9,G.+)D@%()0~23++m5.+n#GK23+DJ#H5J2,+1I04),--&8:)*)+2?D;B)692.Y~.41E16#&T(/,;&3*%O%4%.99(L&=2g/8%7)7G&4[9*#70&3SZD#+)@&5BC,7',
        values:
          '8CHAGWLFBFW7bHCZQGSFBILUONE^CTTUB?STRMSTEUF@T7T=J]MQFE/KEGB6VJJTJVO;WQKCQSIUXQMLT@LKWVDRS?RHRLkDDC@DEDW@HXCEJIE=dzdZ=[]G:[nc_F]fFY]YCjY]:]bYX?FuFZ[Z^rAA]YGAnFYaEZ[EE[C@5AeE]C[[Eb[YE??ZGcY3[AAY^daBZ^bna^Z_A4B[@EGhaEt4A?A_Dd^[YDY?Bag_GGZ@D]@X__oF_D]f~:BEXF;BgE_Cd[ZZ^[bcA]]hF[nYD@',
      },
      {
        bias: 0.62,
        distances:
          '############################################################################%####################################J]7~pE;+8CH5*~v~cyTH%HZ-19~**WH#F-~e)1+Fe%~I3T~=5C~~~T+.~~]U+EKG~c(KH~I~I',
        values:
          'GGJDCHNKIJKCMdXHMJ8MZFL:AVFFJGXFFH;@ObfZIJHF@?C;LVCWK?=TIMHGIKQEZUQ;VH?SSJN@EBMAB@FUTBEJ@RB9JNMctIIJJKKXJLANJFKJAgs[YAYBcaGZ]b]_DA]^[@[g;bCEX~l9cBf[Y[b?EYf]eYeEc_fZ?=icDtj',
      },
      {
        bias: 1.02,
        distances:
          '#########################%###################################%##################################################JV*+.,(@5K#R1(2*J&#1~E0a&U5IDK&c~E2,)#_(HN&q%&6##H1-CF(PY.2.1-(8E&#%]W#@Rg[p2N9~2017~=r=C)3%A%,EA=y#(2^(=B5*D-UP3R@%;6U69',
        values:
          'EAJZHHLACHACHdG^8FQKAHY[NDECDR;Z;VLRLBQ^RHUTG?RKOAQIB;RaLYCBMWN@TS6GMTMGOVWAS:@CSSUMBOGQ8@LSILQMqcAFHSKQFTGDJUFUf[Ca[ZBA_?Y5CB;FCYciu_BDiDrYFcc;=C[^DYC[^a8DcZCc8Za6_ACbE?D[jgYG_A^ZFFB?bcChC?]BCb^CyCFa]A_Etec^Z^ZF=DDDZcneBZYEa_a?E',
      },
      {
        bias: 1.26,
        distances:
          '###############################################%########################################%#######################]B,?X@~!5(#;#E6~,9r/*#|+;%wDm.GOO8~..%OB=~H(#-8&LU:2i:1k0BM~1:./9~4/~^LK;)=6%J06=%;E+U+~QQ&4M/)4*L8~.g&2',
        values:
          'GGJ]IHLcIJKFMFFFbHRIFHYLQQNIFC?DCE;;BKU=BNEBNJJJ:CIGF@=FL9C:ZL_Q@MJAET9=FKSNQVOCCQYZJVVEX?NUUKANZpGHJFQZcFIYZXFX_cA]_[BFh^6ZCaZ_bXD[^Z[^bF=[][[3[aZ[Z[YbYB^ZA8_BaZCZ]?Z?@X7BE?@[[E@ddF]_fYC:Za]dYDfDbZ9^CFZ=yiD',
      },
      {
        bias: 0.74,
        distances:
          '#%################################################%##############%#####################%######################~;~[A(O~-?~!/~|FK(~S~(-~?nH(~~~WKf?~t;_~~~,~;2~1~]+@~7Y+4,G~IK~2',
        values:
          'KIJIKMLcMGaKJJG[JOI[GROQZFJbITHKQ5=CWVXFKF4Y?E=LA?KF4CKMEFAKW?UC;XIO?Z_JGO@B;B;SDWWB?J?U4E6J^NGItKJIXVKDMILIW?^eDZEB[=[4FYE?]bB]:d=Z[D^co^AafXFZ[BdYc[6aF',
      },
      {
        bias: 1.06,
        distances:
          '###########################################%#####################################################################L/O,~y_wA@3*(~2#7~6m)~..F(54Q&7Dy^~25Dt0c#/RYc)0+#(H(~!K*C_~O~N;DI~dy0++@)/C_4+~)3C31%yZ',
        values:
          'HGBI=JLHKIKGLK_FIHWFHI@NVKEIHG[CTZGRWCRBZNF;:A?IWERIS6RJSDVGHTBNDO?BDTY=K:R:WAQVDRB;LCBIB?YU9OLCNFFDrLHTEJFG_IKC^]Ad[_ka[Z^Yh^Z]B[^iEZjY^cFDkjA^iiXaeB]ZD[?AZE_CYaAa]e^^fZC[E[]aC[BnEZeZDbY6Yb@',
      },
      {
        bias: 1.06,
        distances:
          '#########################%######################%###############################################################P~O~*(2~GFcO)cf~3&*/L5R*&9H5&K32)&ET4*7y_4X6NFE~9&WF3D~?=.,9m3(,01(*ZMIM#*J3-/+OA+%@NK1#~_K[2O-&+&&Y9j,~!,',
        values:
          'ICFIHJLHJHJFJJBCKDBHEHO9=X]?bAA]F:TW;Z?FQFC=:?9HB7EHTQZKVCBHVZSALLAEOTM]W=;TWJW@=BMQURF?/@NNOJ?LIEIEjERCIGLFEHFUaBErBecA^[jg6^b7Z=CYA]YFC@]ZC[ea[C]=Z]^[=c]:aY]^c[]Y_9j][gYFZ_cZhZ_acd^AhAdbbcC[^Z]]=YdEZ?cdCbHfA@',
      },
      {
        bias: 0.77,
        distances:
          '##################################################################################################################E,7@~:~//8&MYL~~@q2~:~VP#F4l~IUVj/r;~Nbj-#Dq~U~dw8~~Lo~l-~4=X?',
        values:
          'HFLHKHLJJLEIMJIGQGAIHG[]XNEJHbCVICQ=CEBAd4J]AK^AMNT@KHB@KMHHHJRESYS@FJ=WCHQROM@@ED?FH5E=KVA6:RILROTCGILt?EHOLGKZIGdZY^aaBb[aGZdE]kaDC9cj^^gGEc[ECjCbaj7YEfYB[Y];Xg',
      },
      {
        bias: 1.01,
        distances:
          '#######################################################%##########%#########%##################################WqS.x(^~-;/BBl~a%~~oH&V0Z7#m(Y%~MvH&Vb:,L2?3~D9,~+~w=~f~KPZWXP~f:-',
        values:
          'JDLEJLMMHLLANNJJ^JCMHKAO;OGLLJEGFH@ADZEA=MFE@QDAMDG8KEDJJHHHJMI;ESUXBEBINR;FOAU:^X7TFJZNSKKNKENJIFILKlHLIKHJKJQEaEY^_9F_Ye^Fn^FZYb+bZwZ-ZCb_^_D^[]^CCjaZAb^:ZA;YDn[D^:',
      },
      {
        bias: 0.49,
        distances:
          '###################################%#############################&#############################################JI7~~5+n=~MD[#~zsR6yB-X&U&9xH~0k/~%~Y7#3:#mnN9~2UP~J/(EKD~,#D;EGGlX,~~.',
        values:
          'JHcJJ;MLJKK=MGJEE]:HHITRRN@KHHFGHH?ACFU8OIFSMDTKAE7IJ6BFLCFFLWDVCBHST5IO3BCS9D@SCQKCBFU]BTKVMCNJHKIKKSwLFG9LH]ca]BFY?btfZ[CDF[bbincD[bB]8[]fDaZb_Cc?]??ZaZBY[bb?aa^ZEjEZCC',
      },
      {
        bias: 1.06,
        distances:
          '###########################################################################%#####################################%H*0;-(WB_943~;A?5D3f1~Fz~9=.CDK~41#;-KAETI#Z--1P.)+#]Rh06&?QRo)[J~~0(-Y)*/(:D~4~F+I6%0Q%LPb#.3I4j&Cx',
        values:
          'CDGDJKNKJIHDKJIUHDBKFBXJ=SDHDHWYF78QNC@ADTEDRMTUK@D?DdSBHLEKBIJB:O;NC::T=JT=5XH:B@D;8?AISOU[TJL?MIdGFIFYFvGF[KWaDi]_[^cCabZCD@_Fg_i[Z^YCe7YmYlC^bZ]=ogD]CBA^Z9ZEeacG8E[CBm?Y@dYBYZbvYBf]C=Ebm2oDf[_@ZZ@eYa:bFC',
      },
      {
        bias: 0.3,
        distances:
          '########################################################################%#######################%###############~~~-?V~Cz~#F~~~~~c|*~NaV~%UL/~~d%7~A9H~Bi/lJ~.jY+~X~G%8;4;,l-',
        values:
          'IBMMKKLIKIEIMJI^DIXRFU[SWUZK^HA@MEXVNCB8CEHC=;D=I:@UKK??MMCBFLTHC[?3?K@ZHTSTGY8EICEOOGCKD=EL@TMRGH_LNL=:JuMJHKIR:a_]cYbD?]_ZfYZ[?oY^_Z[=Bb^a^f^8?dZ^@EdWdF',
      },
      {
        bias: 0.95,
        distances:
          '###################################################################%#############################################/%~GL#w~%6~/,rT=P:C1R~+~?T~&^K5~1&HD,~8T:~D+~q+~cP1KtIW]]~-tW;-;Db~~V7',
        values:
          'JGJJJINKLJKGNLGHKJWLGG@;ARGIIIUBFF=?FFEDC3FFB?5ALTFQJJ@XIKEEHLAFAXSGJ@RQKN@?DCAEBDF?MDEJD@]:ONNXNLHHJLJVcMZuELKJY_Ybc^a]CYk]^^__[_CdF^ZYCZZCZYZCC^F^^Be[Ed=ce_ZYbD[_ZgCXh',
      },
      {
        bias: 0.61,
        distances:
          '##################################################################################################################~~~r~6XTR?Q2P([|S9)TYC~%(*K~~,9TfT~N8(iP:^C3~~S~46a~w~~6[)0~Q;4;#O',
        values:
          'JGLHfENKIJKHMM=ICCHNGMDZJ;gKIJEOASJUERGDHKWC;YGCJCF8KJACKMHGFKRFBEKAFDWVBKJCZDEOTIDHCNDEJD@UIRQMBOLGKcMEB?GJIoKKa^?d[bj[Y_eDE]]Eeid[lZD_=[FEZCEbbGZZD_X^a]CgEDbFAaDl6',
      },
      {
        bias: 0.62,
        distances:
          '###################################################################%#############################################~|V8y:YG~m~~H@ZQ4H#T29TB~cR:?aac~3A7Mj~.~e@7.ta~8i3IGZ~Xb%qP-sR4?',
        values:
          'HGJGKKMNJIGKMJIJNI_HJVC?TT]KGKGJIKBCYRUDDM8GBBDSMTG=LLVCJMEFIL?HD[ROHNCQKLQB_BBYDDEV5FBJEVCS=ENAOJHEJKKBHJTLIs=G][mkDZjDEf_[aZe__GDgBetEZCFC[D^Ei_^ipeXY@b^@Bdc=EB]C8AFf',
      },
      {
        bias: 0.8,
        distances:
          '###################################################################%#######%####################################8CbL~]GI)~X(s~0~!8^]oT;MX~J5~~BZyZA(#~8~C8~u%~2fZ,3~,;~_~~=~f[D',
        values:
          'JCIKKKMMKLKIMJAINJXHJcB:TO=LLKYFaIABFDHDCGCGTST?KCD9Jc;@JLF?DK[HCLSDGBCCKORNATCGT]RECDJDUZRNNKFOKLHKK@XHEDhD@xKXbG]^eB^g^aFeDcAYF@_]^YFe_C@_Yc_A[YEcGGjYiBbYA[Z',
      },
      {
        bias: 0.48,
        distances:
          '#########################################%########################%#############################################vdmS,*4,8%,24%~/;~~L/%+*@98LAh~;1;4f~Q98(,M@~(?66~1(y~r~g*H53l;;/43/~28O-G*%R9l3C#Qr4L@2~8_',
        values:
          'HHHFHKMKGMGHMEAG[GTGAD7OVaBFFGTHHES9ALFBFDCL5D[h?F9JHAODKFDBGQ^SA:U[==@]L@SA@WEBBCYVT9JYRTURQMAOHHEJeG[JLFM:KEmX][AaeZ^c[bDE^E^]cD5e9G]@l]?ZiGi^b^dFe9F8_aB_YEDdbC;Z^[YcC]AZ?@@6YEcidEa@Y?;i_caA',
      },
      {
        bias: 1.39,
        distances:
          '#########################%###############################################%######################################W~AD~P66d~&j*:*~(;M~+~?T8PU2RT5GGIKF~HWZ;722/o~9^0~~?VWOD=~!OK_^;)%[)y2YF;3&+:1R',
        values:
          'JHHIGILLGJKFHMIEHGCLGH@N@DJJaBFEGQ=DDDBHLGCA@CQJRD@HIBQGH@CDHTF@AV=EHQAYFQ@CC@CTBW?=ACG=:@RNOL?NKGIIHWTEKHHTKJHbEd^?^E]Y][^~h]AfEZcdAZZ;@hCaZ:;^a8ZBiBkYcaaZ[GZZ?][cFaaCDCCajBAiaC_DF',
      },
      {
        bias: 5.64,
        distances:
          '#########################################&%###########%########%##&%#################%#%###%%#########,&#%+#(%,;&(7(,#((%#%%*#&.###&&#4&,#&&&(*(,%#)(#%((&%/#%#-%/&&*##-*+##%#0()&9#&&(#,%##&#1%#,0%+#)%##0*%%%#%)#/1&&&+(%*&/&##-1#2#(#&#&+&*.,&&()#(((*-&)(#,&+.&#&%&#*#%%##%%#)2#+/+%#)*+*5)-#(3#%%+**#)+###9#*##(&#&&&0#%(-%%##&%%#%%%)%*%*)&%(%*,+(%##%##+%#)%%&%#*%#%1(.*(6#&&(&%+&*%+#-,;&#%*(#(+##-(%-#*,&&%#(%&&-#&2%0*&##4)*%)1*#1##3-1%#%(#%&#,%##)(#(.*+##5###%#7&##,#&%*.##1&%#-*()%&)-%)#-*0),%%.##*%+))%(,)#%*(#*&((#%.13#)#%-2*#&#&+##(&(6%(*%#(%%(%*-%(#(%)&)2#2+*#%+(#&+#%%)&#%#)&*)%%%+%%))/%(#+#%0&#)*)(&%.&#.&%(#&&5(#,,%%#%,&#%%#%,+#7#(#&(#)%-0&(&-###)*&&*1-.%#)%*%&#%#+,)/%%)%#*(%%%+)(1##&&%&*-&&%0*(-?(3%(&#6%)((%(##.#&**#*###.-%&(+8#%(#)&##&#0%&(+#+%))+&###)+#((&%&%&(###)&#%(*',
        values:
          '6QRRNS7UJTQTIGLUTQOQOMQQOQMSNIKNLOOJUQSSLMLRMQORMQSQRNKRNSNQORNOTONRQSSOQRSSNMOQSRMNRMQ@WKYNRRSTHESMLU?BEZ;Z^]Z%3e-?9D@^AHb^Y=AED=6D]A^cX@g=^X?0;EFGZ/2YYf[_XFFkBH?_eYD4^GF6GF?:21;DcCe_bYf6Y*chX8bX;?DB~[F=8]AGi^G?cXYbjc^Z3g[h[bWce~A5E?f5j&;_ZA@f5CZ9YZ=Cf]l_]]BEHa5dA]ZXg=GbZF7=bED8:fZ1ZcBGnY&;[ZG@Z_6-F2fD@&6a[=5YhFb?G=?Dbj3[cZC]ZXCZ?GEDZE6]][7Y^d=;;h;[hCZp@[b7kX_A9?CC5C_+em[ZbaD6bYZZDC^GAm9?bD%3c7[FdbY]Y02EEX9j@&G@]E1;-_e;[9YgFGg2FG_YY9^E9_]Ej?HG_Gd5XYZH?Fb]]9HBDG2XZD]e]@B]lE:?^_?dD?^X2Ea?AYCXB?HiE_f5fChG[BZc]aHH]FfF@fF+ABFx%G=?F_YY9Z8^:BB@^6i=4YZ[d??u5AXCbaA@hFE]]]C[D?aFZZ?BX=E2;d,aA?E77n7)H4?ai];o:YekDAY6fb)F0abg[@5^E?EA^EBGEhDDXY2;aC_EY=CY[7mh]FB;cZXDb5YE_Fb7@7[ACECYah.?@Ci_Zub^?XAZXY3D^%][mZd=aBg56Eedk4CYHFF[fXFDYXd.^Aa[50g2_^_CAZE09/o6f^aAZ@BEG]a[aHCB*l?9Fe[[6Z?bAG]4:=',
      },
    ],
  },
  plans: {
    scale: 6,
    features:
      '~p~u~~~~~~~~O~5~~~~~~~~~~~4~~4:~s~T~~~~t~F~~u~~~~~~~S~~~~~~~~~~~~~~w~~~i~~~~~~3~~~~~~~~~:~~~~~A~~~~~~~~~L~~tcd(~~~~Q~~~~~rb~~~~q~~]~~~~~~~~1~~@~~h~~~~~~~~~~~~~~~~~~~~a~~~~~~~~s~~~~5~~~~~~~~~~~~~~+~~KG~~~~~~~~~y~~~~~~2~_N~#d~~~~~#~~~~~~~~~ASD~~~~m3A~~~8~~~~~s~*~~~~~~~~~~~~~^E~~~~~~~~~~~~~~~~W~)~Z~~~~~~~~~~~~~~e~j~~~X~~~[~~~=~~~z~~~&~~~~~~~~~~~~q~~~~t~Y~~~~~~~~~A~~~~~~~~M~~~~~~~~~n~~~~~~~~~~~~%~~~D~~~~~~1~q~~?~2~~~UR~~~~~~~~~~~~~S7~~~~~~~~~~;~x~~~~t~~Q~~~~~~~~~~~@~~~~p~~~~~~~~~~~~~~~~~~~~~~~~~~~9t~DL~~9~~~T~h~8Y~~~~@~~~~~~~~~g~~~~~X~~~~~~~~~~~~~~*~~~~~~~~~~~=j~~~x~~X~@~a~~~~G;~~WO~~~~S~~~~~~~~;~~8~~~~~~~~~~~~~P~~~~b~~~~~B~~~~~x~~~~~~P1~~~~~D~~%~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~2~~~O~~~~~~~;~~~~~~~~@~~~~~O~~~~~~O~5~~~Jd~~~~~i~~~~~~~~e~~~~X~~~~~~~~K~~~4)~~~c~~~~~~~~~~~R~6~~~~~~~~~~%~=~~~~~~~c~~~~|~~~Oa~~~~~f~Z~~~~X9~,~Y4~~~~y~~~~~~~~4~~~f~~~@~~~~(~w~o~~+~~~n~~~~~~~~~~~~g~~~~~~~~~~~~1H~~~~~/~~,o~~Y~~F~~~s~~~~~|O~~~~=(~~~~~~g9~+6~~~~~~~~~~I~~~~)~~~b~~@~~]~~~~j~~~~~+]~~~EL~^Z~~~~~~~|~w~~~~~~~~~~~~~~~~~~~m1~~~s~~~~~n-_K~~~~U~~~K~~.j~n~~~~~~~-~q~~~F~~~(~~~~;YC~~~~~Yt~~~~~k~~_~~~~~~~~~~~~F~3?~t~~~~~~~~B~~~~~~~^~/-~%~~~~~~H~~~~~~~~R~~1~~~~~/~~~~U~c~N4~~~K~~+%~~~O~~~~~~~S~~2~~~~~~~~~TMF~~x~~~~~~Lx~~~~~Z~~~~~~?~~~~~&~o~~~V~~~k~~9G~~~~~~~~T~~~1~~~~~~~~~A~~~_I~~N~~k~~~~~~!~~3x~~~~~~~~lQ~~~~~[~~~H~~AL~~~~~~~~~~%~~X~q~~~~I~~~~~!~~,OO~~~~~~~~~~b~~~L~~~;~O~~~~~~~~~~B.~~~u_b^~~~~~~~~~~~~~~~~~~~7~F~~~~~~U~~~~V~~uQ~t~~~~~~~~~~]~~T~~~~~~~~i~~~~~~~~~~~m3M~0~~~l~~~~+~~~~~t~l~~~~,~U2~M~G~N~~~~~~~~~~~jI~~~~~~~%~;V~~~~~~~~~T~~%D~R~~~Q~;~g~~~~~~~~b~~~~~~~~~~~%~~T~i~~~4~~~~~~~~~~[:~~B~s~~~~~~~~A~~~e~~~~~L~~~~~~~~~~~~(~~~~~~G~V~~~~~~~~~~~~~~~~Y~~F(@B~~9Hn7~~~~[I~~~~O~~~~(Q~~~~~~~~~f~~~9~~~~~Q~~~~~~~~~~zg~3~_~~~~~=~~~~~~~~~~h~~~~~~~~~;~~~~~U~~~~~+~5L~~~~~~=~~~~~~~~&~~~~~~c~~~~~~~,~~~~D~~~~~w~~~~~~~~~;Al@~~~~~~N~~e~~~~~~~~~~|oN~~~~~I~~~8:G~~~i~~~~~~~9,~~|~~~ufg~~Hy~~S~~~Q~/c~~~~~~~~~~~~~~[O~T~~~5~~~~~~:~~2~~~~~~~~~~~~~~~=~I~~~~~~~8~~~~78~~~~~6~q~D~#~~~8~~~~|o5~~~~~Z~~~~~]~~~~~~~~~~Y~~~~x~~~D~~~~~~~~~~~~~5&~~~~~~9~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~=~~~~~L~~~~~~~~~~K~~~~~~~~~l~x~~jR~~~~~~~A~~d~~.~~~~~w[Yc~~~~~[~O~~~0~~T:%~~~?~~|~~~~~UW~~~h~~~~~~~~~p~~sp~~~~O~~~~~~c~i~~~~~~,P~b~~~IHcEcC~~~^~y~~R~~^s~L~d~~~MU#~~~~~~~~~~~~~S~~q~~~~+~i~~%~~~~~~%~~v~~~~~~~~~~x~~~~~~~~~~~~p~~G1~~~~~~~r~H~~~~~~X~?~~0~~~F~~~Z8~~~~=~~~~~l~~Z~~~~~~n~~~~~~~~@~~c~~~~~~m~~~~JaRN~~?~~~~~~~~[~~~~~~~~7C~2~~~~~~~4~~~~~;~~~~~E~~~~~~~~~~~~~~~q~~~~~~~~2~~~~~~~~~~~c~^~~G~~~~4lj~~~~~~~~~~~~~~~~~*~~z~~K~H~~~H~~~~A~~~~_B~~~~~~~~b~~~~~/~~~~~~u~~~m~e~~Oj~~oI~~~~~~~?~~~~~~~~~~~~~~L~~~~2d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~f~~4/~9g~X~~~~~~Y~%~~~~.z~]~^~~~H~~m~6~~~~S~~~;~~~~~~~R~2~~y~5~~~~~~~~~~~~~~~~~~4~~~-6~d~~~~~~~~~~~~~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~4U~~~_~~~~~9~~~~~Y~~~~8~~~~~~~~~~x~k~~M~~~~~w~~~~2~~~~~~~p:=k~~_~1~~~~~~~!j3#~~~~z~~~~~~~~~~B~~~~~~~~~~~~C~~~~~5~~~~~~~~~~~~~^0~~3z~j~~c~4~._~~~~~~D~~~~~~Y)~~,~~~~~~^~~2~~~~~~~~~~~~~~NM~~C~~~h~~~4~~~~~~~~~~~~~|~~~~2~m~~x~~~Q~~+~-~k~=~~~%~~~~~~~~~~~~~s~a~~~[7~~X~~V~~.~~~~~~~5~~~~~~i~~~A~~~~0~~~^De~~~~~~~v~]%C~~T~~~~~~|~D~~~~~~~?~~~P~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~X~~~1~~~~~~)~~]~~~~J~~B~~K[~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~v~;i~~f~~~~~~~~~?~~8~~~&~~Q~~~~~~o~~;~~~~X~~~~y~~~~u~~~~nq~~~4~~~/~~~~z~ME9vW~~@JZ~~k~~~~~~L~~~~~~~~~5~~HG~~~~~~~~~~~~~W~~~~~~.Dc~~~~~A~~~~~~=~~~~~~~~~~~O~~Y~~~~~(~~%~|?~~*~~~Y~P~~~~~b~~~~~~~~~~~~~9~;+~~~~~~~~B~~~~~h~~k~~~p~~~~~p~~~~~~)~4^~~~~~~~o~~~~~~~/~~~%~~~*b~~~~E~~N~8~~~~~~~~~~~~~e~@~~~~~~~+e~~%~~~~~~~O~~~n~~~~~~~~~~~~~~~~e~~~~~~F~~k~8~~~~(~~~~~+~~!~~~8~~~~~~^~~9F~~~~q~~S~C~~~~z~~~~~~~~~~~~~~^~~~u)~~E~~~~P~N~L~~~~j~@e~,~~~~/5~~Y~~~o~~~~N~~~~~~~~W~~~~~~~~~~~~l~~~~~~~~~~~B~~~ko~~j~]~~~/v~~KRD~~~O~~~~~-4~K~~~~~~~~B~~s~~~~K~z~~~~~Q~~~~~~~~~~~~A~~~~n~~+e~d~~~~4~~~~~~~O~=qK~~~~~~~~~~~~H~~~~~~~~~~~~~~~~m#~~~~~~~~~~~&~~~~q~~~~~~b~~~~~~~~~~~~~~|;~~~~~!~~~~~~QQ~~M~~~~~8~~~~~~~~~~~~~~~9E~~~~~o~2~~~d~~~~~~~~~~+~(~~~Q~~~~~~~~~~~~|^~~~~~~~~i~~~-~~~u~~~~~C~~~~,~~Z~r~~~~M~~~~~~~~z~~~~~~~~~~~D~qF~D~~~~~~%~~~~~~~~~~~Z~~~~~~~~@~~~~~~k~~~~~~~~D^~~~R~~~g~f~~~~~~,~~~~~~~3~R~~~]s~~~~~~~~F~~~~~~~1~~~~I~U~~~~@~8~-~~~~~~~D~h~,~X8~~~~J~~~~~~~~~5~~~~~2~~~~~~~Q~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~~~~A~~~~k~=o~~~~~~3~~~~~~D~~:~~~~6~~~~~~~~~~H~~~~~~~~W~r~~~~~~v~~~~~E~~8~~~~~~eH~~~~~~~~~~L~~~~~;~~~~~~~d~~~~~~~E~~~~~~~~~b~Z~F~~~~~b7+~x~~~~*~~~~~~~qW~~#~~~~~~~~~Xh~~~I~~~~~!~~~~~~v~~~~~~~h~~q~~~~~~~?~~~~~~~~~~~~u~a~4~~~~~xZ~~~8;~~~~~~%~~~~~~~~~~f~~~~&~~~~~~-~~B~H~!r~~~w~~~X~~~T9~~~v~~~~~i~Pb~~~~e~]~~~h~~~~~~~~~~~~~~~~~~~~~~~~~;p~~~~s~~~~~~~~O~~~R~~~~~~~W~@~~~~~~~~~~~~~~~~~~~D~~~~~~~X~~~~~~~~~~a~~~~~r(~~~~5~~;~3~~?~~m4~~~~~~~~j~~~~~~~~~~~~~~~U~w~Ivc~~~~~~~k3~~~/~_n~~62;~~L~~~LT~|~a~~W~~~~~~Pz~,]~O+~~~~,~~~,~~~P~~~~q~~;~.=~~~~G~~~~~~~~~~^n~M~~,~~u~~~~~~~~~~~y~i~~!L~~~*Da~~~~~~N~~~~~~~K~=~~~~~~~s~h~~~0~~~~~~~~~^~~~~z8~~CC~~~r~~~~~~~~~~~~~~~~~~~~~H~~~f~~~~~~~~~~]~0%m@~~~~~~~~~~~~~W~~~_~~~~~~~~~~D~L~~~D~~~~~~~~~3~~~j~~m~~~~~~~~~~~~~~~~~~~~_~~m~-~~~~~~[~~~%;~~~m~~~~~~~~~~~~~~H~~HT~~~~~~~~~(~~~~~^~D~o~~/~U~~3~~~~~~~~~;_(o;~~~~~~~!~~n~O~~u~~NE~~~~~~~~~~~~~~~_~~A~~+~~~~~Q~.~~*D~E~&B]_%~~:xZ~~~~~E~U~~~q~~~~~~~~~R~~~~?~]~~~~_~~~~~~db~~~3~J~+/~~)6~~P~~~~~=~~~~#6~~~~~u[W~~~~~?~~~~U~~~~~C~H~~~~f~~~~~~~~N~y~~31~~~~~-~~~~~~~~~~~~~p~~~~~~WG~~~~~~G~~~~~~gL~B~~!~~~1~~~~~~~~Y~~~Os~-.~~~~~~~UF7~k1~~&q~~~~~~~~~gX~/~~~~~~~~~~~~~~8~*v~F~~~~~~~~~~~~~En~~~~~~=3~~~~i~I8~~~-~~~~~T~~~~~~~C~m~~~~~~~~q~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~E~~F~G~~~~~~~~~~~~~~~~~[*u(~~~~:~I~~SM~~k~~~S~~~~~~~~~~~~~~u~~.i~~~~~~~~Y~~~)~~~~j5~*~~~~~~~~~]#~~~2~~~S~7WB~~~~~D-~U~~~~M~?~~~~~.~~~+~7~~a~ql.~~rV~s~~~~I~~~;~~g~~~~~~L~~~~h~L~H~f6~~~[r~P~~~X~~~I~H~~~7~~~D~~~~~~~~~~~~~~~~~~!~g~~~~~~~~3Y~~~o~~~~:~~~~~;)X~~~~~~F-~~S~~~~~~~~~~V5~J~~~H~~~.~~~~~|~?1M~~~~~~~~~~m~~~~:~C~tBQ~~~Q~~~~~k~~V~~Y~~F~~x6~~a~~~~S~6~v~~.~~~w~~~~~~~~~~,o-~~~~~~~~~k~v~~~~~~]~~~~~k~~~~~~~=]/~~~~~q~~@~~~~~~~~~~~~~~~r~:~p1~~^~~~~~~B~~~2~~~~~~~~~T@~~~~~o~~~~A~~o~~~~f~~~~~~~g[~~~~A-~~~~1~~~~~K~~~V~~~~~2~~~#[~~~~~~0~~~+~~~~H~.~#~~~M~~~#o2~~~~~~~f~~~~~~~~~~~^~~~~~~~~~~~=~~~W~~~~~~i~~~~h~~~W~~~0~~~~~~~G~^~~~)~~ra~~s2E~~~a~~~~]~~~~~~~#~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~!~~~~~,~9~~~~~~~~~~~~~~~~~~~~2~~T~~~~~~~~P~~~~a~~~n~~#D~~~~~~~~~-~~~4~~~~~~7~~~~~~~~@f~~P~~~z~~~f~c~~~~US~~~~A~Ds~~~~~~~~~~~~p~~~~~~K~~~~~~~~~~~~~~~~q~~~n~~g~~8~~~~~[~~y~e~-t~[9+~~~~~U~~~-~~%~q~~~?~~~|~~~/~:~~~~~~~S~H~~~~~~~~Nj~~~~~E~~~~~h~~~~~~aP~5,x~~~~~J~~~~~~#~~B~~c~~~~~~~h~~~q~~~,E~~~~oJ~~~~~~~~~5+~f/H1~aE~~~~~~[~G0~~~~~~~~~~~~~~~~~~s~~~~~~Q~%~~~^~~~~~W~~~~~~P~G~3~~?~~q?~~~~~O~~~~~~4~~~~~~~~~~~~~a~~~~~p~~&~~~~O~K8W1~~~~~5~~~P~~~?iX3~~J~~j~~?G~u~2~~~~~~~c~]~~S~~~~~~~~A~Pr~~~~~~~~~~~~~~~B~~~~~x~P~~~~~~~~~~~~~~~~~~~~~~~~~u.~~~~_~~~~~~~~~~~~o~[~~~~~~~~~~~?X~~~~~~~J-WO~f~~~y~~~~X~~v~~~~~~~~j~~~~Z~~~~~~.~~~U~R~~.d~~~I~~~~~~~d~c~~%~~d~h~~~~ZC~~~~~~~~~|#~b~6~~~~~_~~~G]~~b=~:o~(,~0~~~~~~~~~6~i~~|~8~~~~~~~B%#~~~~~~~~~~~~~~~~~~~B~~~~~~k3~~~~~~~^~?~~h~+~~~~~~~~~~~~~~Y~4~~~~2~~L~~~~~s/~~~~~~~~~~~q@~~j~~~~~~u~G~~~~~~~~~W~5~~~~~t=~~~g~~Y~~W~~!~~~~~L~p~~~~~qL~~~~~~~~!~~~~~l~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~%1~~~~&~~~~d~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~J~~~~~8~~~~~~~~~~~a~~~5J~~~t4~&~~~~~]~#~~~~~~~f~~L~~~t~~~~~~~~~~~|~~~~~~~~~~~~~~G~~~~~~Z~~~]~~~6~~~~~~~~~~0Y~:~~~~~~~~~~U~~A~~~~C~~U~e~E~~~~74~~~~~~s~LB~~~~~~~~~~~~~.*0~JK~~~~!~I~n2~~M~~~~~~~~~~~~k?~lU~~~~~~~~y~~~~M~~~~~~~~~7~.~~~~~~~~~~~59~~~~~~~~~~~~~CV~~*~~z~~~~~~~~K~~~2U~@~~~~~~~~~~~~~~!~aY1~~~N~~,~~2~/~9L~~~*~6~~~~~~~~~a~~~C~~&3~~m~~~~~J~~~W~0~~~~F~~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~A~Nv~~~~~~~~2~;~~~=~G~)~~r~~~~~~~~~~@~~~~~~~~~t~q~~.~~~~~~~~~~~~~?~~~K~1~~~~~)~~~~~~G~~~~~~Q~~~~1~~&~~v~~~s~~~]~~~~~~~~~AC~i~f~B~~M~~~~u~~d~~~~~~~1~~~~~F~~~q~~HA~2~~~y~L~9~~~~~y~v~!~~~~~f~~~D~~~~3~~~~~fd~~~1~~g~~~~~~^~~^~~~A~~~~~~~fZ~~~~~~4~&~u~X~N~~f~~~~~~~~~~~~~~~P~~~~[?~Pm~~~~~~~p~,~~,~~i~~~~~~~~~Z~~~~~~~+~~~h~~~~k~~~~~T~~~~~~y~f~~~~~~~~~~z~~~~~~~~~!~~~~~/U~C~Q~p~.~~~~~~g=~~~~~9~~~u~~~~~~~~Z~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~z~~~~~~~%~~~~~~~~~~~~~~~.~hL~T~~~~~[~A~~~~~N~~~+~~~~~~~~~s~~y~~~~~~5~~~~~~~~~~~R~2~3~~~~Jj6U#~~~_~~~~~W~~~~~~~~Z~~~~Y~~?~~~~~~m~c~~I~~~~i~~7~~#~~~~~~7~4~~~o~~~Z~;~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~|~~~0~~~~yF~~~~~~8~~~~*~~~^/~~~~~~~L~~~2~~~~~IN~~~~c~~f~~#~B~F~~h~~~fh~~~~~~)~~~~~~~e~~47~~~~~~~~&~~~~~~~~l~~~~BG8~~~~~~~~~~~~&~~~~~+~~(7/~~1~~~~~~s~~~~B~~~%~~SJ~~~~~~~~8~~;2~~~~~~HcD~~gx~1~~~~~~~~~~~l~~~~~~~~~~~~~~~5Z~-~7~~~8~~~~-~~~~~~~s~~i~~~~~~~~~~LBS~S~~~u~~~~~~~~~~a~~~5~~!~~~r~~~~v~~~~~z~~~*_~1~^~~~~~~~~~~~yr~c~~~~~~~Y~~)~~~~~j~~~~~~~~~~~~~~n~~~~~~n~~~~~~~]~~~4~~~~U~~~~w8~~~~~~~~~pgA~y~~~~~l~7~~~6~~~~~P~~~~~~~~~.N~~~Y~~~~~~~~~~~~~~~~E~~Tz~~~~~~~~~~~~~~~~#~~~~~~h~m~~YY~~1~o~~~~t~~~~~~~~~~M[~8~~~ZFI~~~~~i~n~k~~3q~@~~~~~~~~~~V~~1~~~~~~~5~~~~~~r~~~~~~pH~~[~~~~~^~8~~~~~;4q~~~=~v~~~~~~7~0~~~~~~~1_~.~&~0~~~~~~V~~~)~~~-a~~~~~~~~d|~~~3~~~~~~~~~~b#~U~~~~~5~~8Z8~~~7DS_~~~K~~~~~j~E~g~~~~~~~~~~~~~~~~~~M~~~~~~#~~~B~~~~~~~~~8~~~~#~Rk~~~jF~f~~~~~~~~:~~~~~s~~~~~|s~~N~~~~~~~~~~~~3[Wa~~~~~v~~~~~~~~B~~~~~~~V~~~IE~~~~~~~~~~~I~~~~~~~~~~~@~~d~~~~~~~~~~~~~~~c9M~~~~~~~J:~~~~~x~~~~~~~xc~~~I~~~~~a~~~~~~~~~~~~~~~~~~~~#~~5?7N~~~~~~~~1~s?~~~2~~~Y~~~~~~~~~9~~r,~~~~#C~~~~~~3~x~x~~~~~~~6~~~~u~~~~z~~~~6-~~~~~~~Z~~%~~~~~~~~~~~~~9~~~~#~~~~~8~~~~~~~K0~D~~~~=~~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~~~~~~~~~4n~~~5k&/~~~~~~~~~W~~~?~~~~L~~~%~~]~~~~~~u~~~~~p~~~~1~~~~C~~9~~~h~~3~~9~~a~~~~~~~~X~w~~~~c~&=~~~~~Z)~~~~B~~~.~~~~~~~~~~~~~~~~~~~G~~0(~f~~~~~~~+~~~~~~~~~4~~~~~~~~~~P~~Z~~~~%~~~~~~m~M~%~~~~~~X~2~~~~~~)~~)~~,~~wB~~F~~~K~~~~~~~-~~~O~~~S~~~~~~~~~~Hb~~~~a~~/~l~~~~~~4~~D~~~~~~~?~~%~2~~~~~~~=~~=0~Wy~g~~~1~I~~~U~~~eC~~~~~~~~~~~~~~~~~~~~~Zu~~~~)L~(o~~~~~~~~f~~~~~_5cM~~~~|F~~~~s~~4b~~~~~n~~~*~~~~~~f~2j~~~X~~~~i~~~~~~~@~~~~~FQ~~~~~~N~~~~~~~~~~~~~~~~~~~~~~1~4_~~~~z~~~?v~~~~~~~X~L~~~~~.~~4~~~~~~~~~~t~~~~~L~~~m~B~~zO~~~~~~~~~~~~~~~~_~~8~~~~~~~)~~~~~~~~~~~~~~~~~b~~~~~~Z~s~~U~~~~~~~~9~~~~~6~~~~~55~W~5~~~~~%~~[M~~~~~~y~~~~~~~~~*~~~~~~~~4~~~-~~~%~~~~~]~W~~9~~~~~0~D~*~~~~*~~~~~~~~~m~~~6&~y~~~~~~N~~~~~~n~~~4~+~&E~T~~~~~~~~~s~~5~~~~~~~~/~~+~~~~K=:~~~~~~H~~~~eg.~~~~~~~~mLM~_~~~~~D~P~~~~~~~~n~]~~~~~~~~~~~#~~~~~~~~~~h~~W~~~~~~~~~a~V~~~~~~l~]~~~~~l~~~~~F~~~(~~~V~~~p~U~[~~~~~v4~~t*~~~d~~~~~~~~~~~~~~~~~XR~~~~~X~~D~~~~~~|~~~~~~~c~~3~~~~~~~~V~~~~~~~~D~I~~~~D~k~~~~~~!~C~~~~D~~~~~~~~~~~~~~~G~~~~~~~~~~:~~~~~~|~@~R~)~-~~~~~N~i~~~~~~~~~%~~~~~~~~~~%s~~A~~~~1~~A~~~~f~~~~~~~~~~~~~~~^l~au~~r~(_~~~~~~~1~J~~~Nc/~~;~~~6~~~i~m~~~~~~~~~~~~T~d~~~~zN~~~~~~~L~~~&~~~~*~tV~~~~~#~~5~~~~~~1~ehy~ZP~~~~%~7~~~~~~~~~F~O~~~~~~-~~~~#~2f~~~~DT~~~v~6~!b~~~~~~K~~^~M~~~~O~2~~~~D~~~~~~~~~~~P~~~Ig~~~53~~~~~~~%~6~~J~*~~~~~~~~~vb~~U~~~~~~~~~~M~B~~~~~~~~~W~p~~=~~~~~4~~~~~~~~~,.*~~~~~%~~~0~~R3d~~~~~~h~~~~~Q~~~~(~~eM~~~~~~~~~~~~~~~~~~~~C~~~[~~~~~H~~~~~~~~~+~~~J~~~~~~~K~~c~~e~~~~~~~~~~~~~~y6~~~~~~V~~~~~~~~~~~~j~~~~~~~~~~~~~~~y~~~~~~~~~[4~~~~%~~~!~~~t~_~~(~J1~~)~~~~h~~8~~~~~~~~~@~~s~~~~,~Kr~~K0~~6~~~~~~~~~~i~~~D~~~~S~~~~V~~~y~~~~~~i~~~~~~E~~~~~~~-W~~~~,~~~~p~~~~~z~/?~~~C~Js~~~~~q~~~~~~~~~7~~~~~~~q-~~~V~~~~~~~~I~~~~~~m~~~~~~x~l~qA~~~~~_~~t~~~~~~~~R~~~~~~1V~~~~Q~~~Z~l8;~~~k~~~~~~~~~~~~~~%~~~~~~~~~~~~~~~n~~a~~~~8~~.~~~~~~~~~~~~~~~~~G~~~~~~~,~l]~~~~]~j~~~~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~8~~?~~~Yao~~~~~~~~~~~~~~~%~~t~~1~~~~~~~~~~~~~~099~~~D-~~(.~~~~N~~~~e~~~~~~~^U~~~~~~~~~x~~~~~~~~~~=~J|5~~~~~~5~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~(~~g~u~~~~~0~~_~~~H~~~~~~~~~~~~~~0~B~~~~~xb~~n~1~O@~~~~?~~~e~~~~~c~J~~~~~~:~~~~~~5~#~~~~o~1~%~~A~~b~~~j~~x~~8~~7~[~U~~~~~~~=~v~~~~~~~~~o~j~~m~L~~~~~~~~~~~~~~~~~~~~~~~~~~ld~~~g~~T~V~~~~~q~~~~~~~~~j~~~~#%ImT~~~k.~~n7~~~~~~~~~~E~~bP~]~~~w~~~~~~Y~~~~~A~~~~~~~~~@~~~~~n~~~d~d~~~~~~,~~~~,~~~E~~ws~~~_~~8~~~X~~~~~~~~~~~~~~B~~~O~~~L~~c~~~~m~~~~~~~(~~b~~~A~~~~~!~~~~a~~~~2&~~~~4~~~q~~~~~~~~~6~0~~1~~~~~~~~~~,1~D~~~~~~~~~~~~E~J~~~~~~~g~~~~~~~~~~x~~k~A~~m~~~~~~2~~~~~)C~~~@~~~~~~~Z-~~~~~~~r~Q~~~~~~W~~~~~~~~~~0~~1~~~~~7M~~]~~~~~~~~~~~~~~~~~~~~~~~~|~E~~~~T~~~t~~j~~~~~~n~~~~~~~~~~~~9~~~#~(R~~~~I~~~~~~~~~)l~=~~~~~~~~~~~~~~~~D~~~~~~~~v~~~~~~k~~~U=f#f~~~~~P~~~==~~?~~~~~~~~~0~~~~g~~~~~~e~,~~~3)~~~~e~*~~~N~~~*~~~~*~~~~~~~D~~u~~~~~~~~j~~n~S~~~~M1:~~~~:~~~~~n~~~~~~h~~UR~~~~~~~~~~~~5;P~+(~~~~~~~7~~~~Z~~~~K+S~Y~~m~6~~c~~~~~~~~~2~~j~~~~GC~~~eY~~|(2~~~~~~~~~~~~c~~~~~~~~+~~~~~*~~~~~~+~~~~:+n~v~~~~~xt~~9~]1~~~y~~~~~~~~~Q~~~~~~~~~f~~~c.~~~~~~~L~Zi~~P~~(~~;eV~~d~~~~~~~~~~*~~~~~~~~~~~f~~~~~~~4l~~~~~&~h~~~=~~L~~~1~~~!~~~~Tf~~eN~LzB~~~~~~~~~H~~~D~~~~~~~M~~~p~~~~6~M~~~~~c~r~Y~[~]~~~~~~~~~F~:~~~~~~^~~8~~~~N~D~~j~~~~~~~V~~~~~VW~~p~~~~~~W~~~~~~~~;syXw~-~~~P~~~z~/~~~~~d~A~~~~~~~~~~~=~D~~~T~~~H&~~~~~~~~FC~~~~G~~~~~~~~~~~~~~~~-~~5~~~~~~[~~~|~~~~~~O~~|~7~~~~~~~L,,~U~~CA~~~~~~~F~~~~~~c~~~~~~~~~~G~~~~L~~~~~~V/~~~~~~~p:~~~~~~~~!~~~~~~~~~~~~~~~ORnc~~~~~~K~~~~~~^~~~~~~~~~~~~*9~~~~~~(b~~~~~VS~~~~G~M~~~~~~~P~I~.~~~~4~~~l~~~1~~~a~~~~~~~~~~~~~~~T~~~~~~~~~~c|~~Z~~C*~~~~~r~~~~~~~~(~~~U~~~D~~(+~~~~~~~~~~l^~~~~f~~~~~~~a~~~~~~~O~aGg~~~~~+~~~~~~~~~+~~~~~~~~~~~~~~~~~t~~~~~~~+|~~~~~~~~~~~~m~~~~~~~~B~~~~~~~~M~3ul~~1~d~0~~~~~~~~~~~x~4~~~~~D~~A~@~~k~:8~~~~~~~~~~~~~8d~C~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~~~~2~~~~~~~~~~~~~u_|@l~~~~~~~vx~(~~~~~~~~~~~~~I~~~~[~~~~~(~z~Sr~~9~!~~~~~&~~~Qf~~~~~~^6~~0~T~~~,_~~Rhg~~~~~1~2~~~z~~~~~~~q-~~~n~~~*~5~~~_&7X~~~~~~~~~~~~~~~~~~~~m6~~~m@-~~~~~~~~~~2~~~~~~~~KV~~~~~~~~~~~~~(~H~~0~~~~~~~~v~~9d~~~~~~~~a~~~~~%~~|~~u~~e~~~~~~h~~~e~~b~~~~h~~~~~~~~~;~~~3%~~~~~~~z~~~Y~~~~~~~~~~~z~~~~G~~~~~~~~~~~~~~2~4~~~~~~~p~aI~~~~I~[~@~~~~~~8~~~H~~x~A~~#~~~~m~T~~t~~~~~~~~~~~(~~~~~dK~~L~~~b~~~~~~~~l~~+~,~R~B~u~~~~~~~~~A*~~]~~D~~*~[~~~~~~r~~g,~~~~h~~~~~~~~~~~!5~~~V~~~~~~Y~z~~~~~1~~[~R~^~~~~~p~~~Y~~~~~~~~*5vW~=~~~~~M~~~~~~~Vd~~~~~~~C~,K~~gO~~~~~~~~~~~~~~~~~q-~96~~U~W~~~~~~~~~~~~~~~~~P~~~7~~~~~~~~Q~~~~~P~.~~~~~~~~~~M~~~~~m~~~~~p~~~~~~nN~~~~~u~~~~~~~~~~~~~~~~_~a~~~~~~h~~~/~~T~Du~~#~-~z~~%~~~~~~~~~~2~:~~~-G~~~~~?~~~~~~~f~k~~~~~~U~J~~~~~~0~~~~T~~~~[~~~~~~~p~~~r~~~~~~~~~_~n0~~~~~~8~~v~r~t~~M~~~~~~of~~~~~)~~~~~~~~~:~~~x~~_~~~~q~~~2~~~~]~~~~~~[~~~~~~~~~~~~M1~~~~~~~~~~~~~~~b~~~~C~~~~~~C~B:~~1~~P~~ol~~~?~~~~~~~4~~.a~~~[F~~~t~~~~Y~~~~~~~~~~~~~j~~~~~~~a~~~~/~~l~6~~~)~~~(~~~~~~~~~F~~~&(~~~~~B~~~~~~~~~K~~~~~~C~~~~_~~~~~~~~/~~~~g~2~~L~~~~~~~~~~~~~~N~#K~~~=~~~~yD~~~~~~~~3~~~~?~q~~~~~~~~~~~~*~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~&I?~~~~~q~~~~~C~_k~~~~~+?~~~~~~~~~B~~~~-~~~~~~~~~!~~~~~~D~~~Y0~~~~~~~~~~~X~~K~~~~0~~A~~~~~~j~~~K~~~f~~~~~~~~~~~N',
    classes: [
      {
        bias: 0.09,
        distances:
          '##########################################################################]N(*~gKP~~4E6~MI)2*~!~H8.8PWLOH7#~WL%P7&J@7*Q,LA)#D~:6J-c;c(W~&p-:6@I]#2Vu9~CK#9~2.A.(:&L:(',
        values:
          'lH3U@VKUFHC^MHBA@CW^TRS?;DO?CIJDI]MJBHKLY?HEM?HZK=BDBTTLEMfHNJLK?KKILKKLKCB_Ce:bAFa3]][]AYCBaY4Cabk@GX:caZEr@F^:^9E?A[YdFm_bwDDDAa9eZi_[CEaA[ZE_n3]Z]^qXYf',
      },
      {
        bias: -0.35,
        distances:
          '##########################################################################~2~l#w~~~~R0)~~/~p~w~l^~rQ%C&#5~~*?F~^:V;FWL~~],i~t~~Mn',
        values:
          'O|IKW^FEKKJCLISEDGDIHEJO?IAAJLHHI?MKGJMMHLJKIHQEMCHJFDNOHOKKMeMNBIM]LKNMK5GdC_Y^_diE?eeeDaGD_@6kZc[X_Zlie:X;e',
      },
      {
        bias: -0.1,
        distances:
          '###############%#########################################################65*xB~D*epDSKWN~~~A;9PU?B,WO4/q~(#6+1(4cWb_A/@#~~ku3;PM5V9+8;BN[/D6.o5~h^~B&',
        values:
          'KFaJ:ATDVLI=KFTXYRFD[VBFFU;DJBH4UKJS]NMSLHJLAIUKR;C@@QLDOCIMJMM;ILaNKIJI?]F]a^9DF?=hEB=edE?G:[B_adFYZFpE9^DGEiAFEDcZFY]^E?hCZ[jadEEC@YCa_g[4',
      },
      {
        bias: 0.19,
        distances:
          '##########################################################################]3C~m-+~y~~~P~#~qGM~m~K2;(%/%9%A~5~DF~7;m8H~S41aq)/-:4~.L4F~2~~~BL0*O',
        values:
          '?HIv;6QBbMG=LHSCUEDFWTCQEG?QIJGIIBKICRKLR@IGL@JAKTDHCU?NDNKHKJKMBKKGLGMMLDd]D@bYp_c@:9E]EgF]_Zb;jC=;e[[b_ZDb@bZEZ@^eFBECAEFub',
      },
      {
        bias: 0,
        distances:
          '##########################################################################&~/c]N~)bP~~Pt|X~)8pQw/8~v)4~eQ6[F~]=C9~.M~I=QTI7U;X~Qet~ClB',
        values:
          'LDLKlCDWKNJDNIOODETJRE?B@]RDCJDUTBMdD_LMVXIL1NK@MEEGUC?OGOLIHJMMBJLHIKMJLDbAmZ9ccXYZaFB,7pYCGbD]Cbc=Aa^FYfaAZE_]b]YYY^_d9Y',
      },
      {
        bias: 0.73,
        distances:
          '##%##%#################################%###############################Q@Cx~n|5G&_E,z31~~6*~7GMW~8d3T~e3i#y20).*ENul%Dqp09v9)/83;&*2)EqV^0B&~~7u]0,fW',
        values:
          'LDB@kBDHBALFR?@BKGTA;S5E6:GHHGE5JGAUJKTGGM9YBKA@HBA:MENFFKILL?IKDLJMKGBYYFjd^bc]FZ+ZF_AcD;EAof]@lb_De?FdB8F;cbgAY;ZXZZH[aBcYZbDx@F4@[E[]3CcYe',
      },
      {
        bias: -0.17,
        distances:
          '#####################################%###################################Q@G7*~N6~)r~+#~0%d2~~~!8U?~1=0CY9N@~~BTD-2F#~8X~~_GmeIRL@~~?*RHV*~[~?6',
        values:
          'ZH_CQVf9GLHDMJR@BCEJ?B@L;G;NJKHIFOMJBMLR=KICLK@KDDGXBRMANCJMKMMDKMFMKMLJEdYZG[=EYbYEX]Cm=5D=bbBZ[ceaDiEbC@3afg^Gea/d@Fr_d?c^@^',
      },
      {
        bias: 0.1,
        distances:
          '############################################%######%####################@mE~N#&~~6rW6&~1)~K|5O)~~,R5&~~3EWSWVKFpC=j-h~@8II~)E4EjA~A0E#vGi.vZ#BDW',
        values:
          'MH4G4DSmLIFBMHZBACEE?D9;?G;ZJJIAICLLDRKMK9ILWH=LCZFVTNDMLHMDLMBKbJKINLKX^ljYZaYCD[?X__]F@^DFaE^f_]^C=@D/YBaY_E[EY:6e]iYBF]]e[]^^mBXc',
      },
      {
        bias: -0.2,
        distances:
          '##########################################################################~O)~~Foe~~0~!/~~)b6~Z)pK~,ID2FO3~_Ff.:/~&a~~H~A(6RB~#+~3M(~~U~~3',
        values:
          'NHKLOJEW[KE7MQDDCFFED=AARIKAJJGGGCLEE@JM@BJFS6JRLBGGDCSMGNLILIXBDLLJMIMLJFv^5a^^Bd[DZ_vZ[@eEYoj~DY[]YX1E__]DBbcFB[~ad',
      },
      {
        bias: -0.31,
        distances:
          '##########################################################################~~9~av~~~i8~~~(M~~n~~~~0Ie~[~~~~6~~H~g~~~/~8',
        values: 'OK@MD?F]J|SFNHXFEHHJFGVXAIWHUKSJKEMLFCNNABKLGEMENAITDEBOHOLKNKNNLLLKLKMMBBfbpYfECfDYaZYY;GC',
      },
      {
        bias: -0.99,
        distances:
          '###########%#######&###################################################9~~~~~C~-~v~O~~~~~,r&g~7~~~~~~~~r2~c*~E~~e~)Rv',
        values: 'NI@NHIFHKBzOKFGGJIKDXCUMELLMKLFNNHIMLCGMLMEXGNHJJIFQOJONLNLNNHLNMNMONLK^YF@fl^eE;E^[ZbFYhi',
      },
      {
        bias: 0.38,
        distances:
          '##########################################################################/7~~[~30n8~A~wT~4~0C(MF~Y*,~p4~RaW,DR6~V~V~qX~~GV?~*~z2~@XA^',
        values:
          'OKNLEEJC9MBoNGDDCFFJCEAB@=TCJCHIJDLLDBNK@IJQO:JDNEFIED?FIOFKMKMGFFLKMJMJLG]dFFZFb=ABrDZ@:g^[/;@FZZA?[dYZFF=F:F[Z=YBY',
      },
      {
        bias: -0.38,
        distances:
          '##########################################################################^QL~We0.~@V[~d(X=/~.5pe&~5C.~5Ri~+&HvJ;(~Ia9/#Je~-~[:-~~1(~xFl%0~WX3',
        values:
          'OE:LDECGJJ_CxbCDBFDHBHAZRGOCJJIHGVKLD@JN@CIJO?GWH@DGDB=NHMMKLJNNBKLJMKNMKYab]ACYbY^D^Zeb]_Ed?qYAc[AF^eE[AtEY[C^ebbD]]8a^mnYZxgEY',
      },
      {
        bias: 0.74,
        distances:
          '##########################################################################~2]e-U.Y:=R07/W:DRB~~~!([=~KON&.P;)?OwfD~Z-GEA)H9o~A~~Yw#B~(B~k~P~l;0H8QB',
        values:
          'OI9KBBDDFK=BJmQB=BDEBA?SQGHAIHHDGAJIB?IK9AGHSSEACACG@?=LFMKGJFLMBJJJIILKGEF_i=Cd=E]bFiF?qAY]][ZCAYYCeCblY[caZC;;Ed][Yi_bu7Ena/ksZEDDbd',
      },
      {
        bias: -0.28,
        distances:
          '##########################################################################-~2T~F~w~U9~bg*V~r~Cb9*~a@A~~9[F~~=?~]M+~~E^u4/~I~~H~~6',
        values:
          'OL:LBBAFeJJBNZpENF9G=EQC[H?L[LCKLEMLG;GNBBKK:QCFM6DJGEAO?NM^NAMN=MMKHLNMO=]EEF^7aC[=Y6BFGXas6ZDE[B[BfYYDYfBYf',
      },
      {
        bias: -0.44,
        distances:
          '################################################################%#######~~~6~W~7~%FW]~J~6[~~z~87~~~-~8|m~~~HC~~A~~~2k~+j',
        values: 'OK3LFHHGMNJGNJCta8UCFGXD;J;NJBK=JEJMMALNDLSLK8LFMEJE=KIOINMLNMNNMMDNKNNB]EcebYEeDGf8AEED]Yh]].c?',
      },
      {
        bias: 0.02,
        distances:
          '##########################################################################~2-~#/84~#*OK~~A~=~~~~~_~(~L&^G(Cb_API~57I~|~qE2~Z42~~~+(3k1~LLW',
        values:
          'OJJLCCEDIMHWNI:Uo]E:=C@BTAA?AGIGHMALC@FM?LGHH8IWLUEGDA7NENJJLKMMCKLJJBNLMLh]Zeba_DeF^[YgBYYY=:FB[ZEbYDAeZcEb^9CaZdZF^',
      },
      {
        bias: -0.97,
        distances:
          '##########################################################################~~Zs~~P~~(~m~~~~2^~b;B~~p~~~~~0~|~~k~~~*~7',
        values: 'OL?MFADFMNJFNI@UTwHIWFVELJV9HMLJJFMLEEgNMDWKH7KWDUGHFBMOJONLNMNNCMMJNLONNAXYYe^Zl[GXan^hYD',
      },
      {
        bias: -0.47,
        distances:
          '###############################%#########################################~FbOJe/(f7~o/_5~VA~nxv@~wJXaT3~kVC~6~~2~:7Q~8~Py~+',
        values:
          'OL6MBQNFMMIDNJQLKFtCACDBBJAVFeLKXMM]CNNOOCKHEKEMFGEDRKO;NMKMKMNBMMKNLONNR]ZaFYY[deCY@EY]Z?aZ]YEeZYFpYh_XEeYXj[',
      },
      {
        bias: -0.12,
        distances:
          '##########################################################################Oc~k-n~1~Z7:@~~~~1+~hM8B~)(O~DZb_Fd0C]~ei~Fp.EHId-q~*~~h~~+',
        values:
          'OK8KXYECFMHaNI@^QEcqA=VBMEU?J@JFJALMXBKJ=AFFK6IDEBG[:O:MENLJMJMM@LMIMKGMH@YYDYF^8iYY?G[DFeADeDEY8EF^D_bE;EfZYFdG_B^a',
      },
      {
        bias: -0.12,
        distances:
          '##########################################################################~~fv:~~4W~~~~k~ajCKsO~@~~%~n%EK~lMiGXw~3D7.0~E~U~L~+;i',
        values:
          'OJ?K=I8GMNF@MH?DTGCGnDBB@I@:EKJHD?LLOB:N;CGKKCJCK?LIOA@OCMLJMKMHDLMKNKNMLJEZCDFDZBC[E;XBYYE8aba@bZf_ZZC?cDaFD',
      },
      {
        bias: 0.05,
        distances:
          '##%################################################%####################]R#~)o~~)DRa~t~;d9K~~3~C?c~w+~N1F~0c~a~m[Y-:/i~~+S^',
        values:
          'NJLCECFCLDDI_BCCFFBCpA@LH:UKJIHIDMKSTLMAC?KMCJ;9VEHCSNGNKKMKMN8KLILKNLLY7FDmcB^aCYYbd9ZaZ=[EaD;d=am;Y=DZ_;^Z',
      },
      {
        bias: -0.24,
        distances:
          '########################################%################################~~J~P~~~~,@x~@6~V-;(1T4:~oW4.~;3R.~~~N*~~~7U_~k~4d~J.',
        values:
          'OEGFEFD?LHIENJOFDGGDYEnOTCCA?KII]DLKEAHN;JLNDKVMHFCEDBOYNMKMKLNBLMEMLNMMAD@CZoYe=_EFFDZDDFEZ]_djb9EeGf8ZpG',
      },
      {
        bias: -0.6,
        distances:
          '##########################################################################w~K~T~(c~~E~~g~#~lV~v~~@jNX4G3~h~r~~M~WY~~L*q~n/',
        values:
          'OEALGCOHIKHHKbFCFIHKFHNp7IVQHLLJKFMNHFNNMFJJJ9KCMHKKGFVODONLOMJNGMMLMLNNN8s^YGiYFYD^F[@YEFZ3^BE][2Y]cf',
      },
      {
        bias: -0.45,
        distances:
          '##########################################################################~I~ea~~rD~HIw~U^,9FwV~R#AL~OYYO~~D~Pt~~!~~)10s0++*B~DF~8+~@',
        values:
          'OL5FG8DHHNKGMI@RWAIDFDV9rZT2HLLXEDMNEQ9OOEEMGEGFNGJKHFDOAOMLNLNNGMMMBHNENJB]A@YZAY^EYGedFDAeEZaEhAYA;e=a?GYA^6a?Y[C',
      },
      {
        bias: -0.82,
        distances:
          '################%########%#############%###############################~~~~~~I=~~~~~k~~~[~~TrI~*~~~~RX~~J~~~4~[~~+',
        values: 'KJBM_E_DMMA8OKDGIIIEGaV]~0FMKJIHNKHRWO=LNTELENFKGIDVOHOLKNMNOHMNLLLONLGYEb:_XiBBE^F_Y',
      },
      {
        bias: -0.7,
        distances:
          '#########################################%###############################wB~F406~!iG~~~Q~pTw1J~~~@#~z~-9h~~~~*8~~!~%8~|0~~~r*',
        values:
          'OJ9MHZLICKBHJ9MAGJJLMHFVJ=p@ILL^UBLNb8KJ;LMME;=N;IDIHAOFONFN?NNELMIOFCMLY[4YEcBecfFZCE:CX9AcB_dADAEEFdZ',
      },
      {
        bias: 0.07,
        distances:
          '##########################################################################~~~v~~c*~~~ep~,J+q5WdG11)K.~R*oK=,5^B^~~)~Z5X~~G~/8~~N~mT,',
        values:
          'OKKI=FMELLIFMH@@E@BG9EUMNCUsKKKII7MLE@MNADJLMDJ?MEIG?;=NHNLKNKGNEKKENLNLKAFe:^E5EBbDFE[F]qGEDiEDbCZFDF,EAGECA[d+Z',
      },
      {
        bias: 0.3,
        distances:
          '##########################################################################yH~Z~U~;V~@N~~dh:~(~Z~)*~~~J4Q~~=~~H~Q.E9#~&(p~h~~~W',
        values:
          'OKELMEEELBGENI=DLFMGMELBRHKBzI?Q_;IKACJMJCIESDJCMWGJECLMINKJMJMNDIKKLKNMIG[aCYFbsZmXH[DH__YCFBZG;c_cqaHG',
      },
      {
        bias: -0.29,
        distances:
          '##########################################################################~~~2^~O~~~~~~~U~~w~#~~)~~~9~~~~H~~~8~y~s',
        values: 'OKEMECGHKNJONJFNDGHQFDDCYJCCL|TIKEMMODGNIDJKFEKEMEIJFFCOJNMLNMNNELMKLKNLMIi]Yjaa]C?Yi_',
      },
      {
        bias: 0.05,
        distances:
          '######################%##################################################)~~~,~~~+MN~!~~^6=WH)~~2+S]0~g~49A+~~M~]^FA5u&(~rM~~q~~S:]',
        values:
          'OITLKGDaLEI@NJLCCFGJEEBAG?BW@xHHDLKECNM@QJLJDKDNKFJDDVNIOJKMJMNEKKTNKNLMF[aZ9C]b^b@^EFZdAaCd]@[l]bYfcZGafDG_CD',
      },
      {
        bias: 0.39,
        distances:
          '##########################################################################h~/=[2#w?u,~N:|S0h~r8&~ZK[~~9R|,3~!3AU~&^Z4=y~;~2Lg~~M?~#(~RAmp+',
        values:
          'CJ9I?CdDLKFCLGB9BE?G=CA8QGL;EHCoEBFC9SKMJFG@J?]EKBFGN@;NGNJILILMAJHIKIMLLG]_^AFCCB:a[i]_F_fEEZ:YeZ]ZF[:E]Yaj[f]DFCgY5BeeY_p]',
      },
      {
        bias: 0.13,
        distances:
          '##########################################################################3|~]~c(2I,tUHr&~p4G&~%#%m0K6~~@I7~cLY9AA[=~f5[c.K3G~)e2MV]~US~&',
        values:
          'JJOL9DZDLLHDMIBRVEFHJDA=JHFSGHHamXOaBVMM?=TJGBJ3LBCDDB=NHNIIMKLM@KHIMJLJMLhDf~]rFD^D_dACGqm?]a:ZaZYZAkGY[BDYEeZag]_bnH^af[iB^]',
      },
      {
        bias: 0.35,
        distances:
          '##########################################################################~2p(p~~@~~~73~/86Eb/99j#t%ES-8gd7K~+3hIA*V;~11-~~In5X[R]I33#~0H5~0~*)~]',
        values:
          'NILKC?DDKLGCMFCYKDDGSCA@=EUKIG^DGmJJXLKM4JIHH@D;MC:8QB8NGNFIMKLLFJJGMILKLEZY]e]ZFXZ@Ea?a:toDZcC^jG[DZZ^ZEad[[bDC=CBDDZ^9EED^@YE@C?',
      },
      {
        bias: -0.09,
        distances:
          '################%######%################################################~~IS9ek~90WNr~~#e33&E~H~29-~1%0,~g[5%x;~n~~t)mR~-~@94~(d~~cp%~.',
        values:
          'OHRMFEHELMICNHDAAEHDEBBIRCGHI^TBmJDAJL=;IKLCHDLBCFTW:MDNJKMLMNSKLJMJLLKHdfADj]bD]YfFZ^~][Zk|6_tb]BZZAahcb|^@ZBEDC^Z@]',
      },
      {
        bias: 0.09,
        distances:
          '##########################################################################~~s,0e~F/M7P0F*b3Z~hCi#%I7~6~Cv.V:~]~3mD(#~JR~:&8C~&%3t6,~h0sd~~~@9#1',
        values:
          'MLMLCFQCLLF;N[ABADDICD?@:H?AHGEZDBIrAKMMR=IKEBHALUBHDT:NGMIGMKMM@LIJJJMLMAkA]^s]Y_]BagaqBYi?bEffYaa9^[jAipeEna]F]cAac__22]DAZ]]Y',
      },
      {
        bias: 0.09,
        distances:
          '##########################################################################?~+~m~~&~69~!A~V=u,FfB&~~P(rV@kWEOS)5+IT~]YK+~O9=y86wG&zY~~@~:V2[',
        values:
          'NKKKDD:DLMHEMIV8BFVEL?BCRH=BJFJFHTLLmTLN?ZYJHCJAKA@?CCAOEMJIIIMH2KLKLKNMNGZaYZaCeD_CA[hme?Yh=_ebl]Y=]auEY][as^];A^=dc^b[e]Ade',
      },
      {
        bias: 0.01,
        distances:
          '##########################################################################QFP%~EC*~%~~79~IR~x5~W~~2~,2~5N_4L&[~8~ou~@B@~#-:765We~l~~~*:4j',
        values:
          'FERKEADEKNIFNJ@=BEFGECVBY@AMJKJGAAMHZnJNLUILMAKCMF@@LC@NIOJFLKMN;KMKMLNLMOFFZfZFX^DBD@E[1E9Bh]]Z_DCEaBZfGAEC.AZDe[A;BG',
      },
      {
        bias: -0.27,
        distances:
          '##########################################################################~~~5~~~P~~~P~+~*%~~MF-~h~WDJD%#Eq~@~~~~/:xo4~dm-Z~E6',
        values:
          'NI:KCCHCLMGALIVCUYEE2]?AT8B?IKIFHCJKEQmMEYFKHAJDKCGHEB@NGNLILIMNBKLHLKNLNFb@fBg=ernboZEqBDdeY_BfxjdrEgb6',
      },
      {
        bias: 0.5,
        distances:
          '##########################################################################R~~_f1~),~Mv7~i=r+H[~l~g22AL~ReF9A*%mCe~~~+d~h~I~q~]1~6%JF~!)',
        values:
          'OJ3LEBFAJLEBMEBBADDHAB==;@X?IIIHHTLKC?Mt:AIITSGTLTD;C=7NFNJILGMKCKJJMDLMDFj[DaFZB]m]jE_D5Zi2=bABl?@F9iA[Z]8nEhag6i[bYg',
      },
      {
        bias: 0.37,
        distances:
          '#################################################%#######################~2~+f6^*-g~B.M~1j:~b5~Bn~W~,g_~2]9&@Au-~~~e~s-LBy;4&DY&Jl~~Y~PK',
        values:
          'NF8KCYM?MLHBNEDDCDAH:D??9BNAJHJFJ?LJDMeNgRIKOCJQMDHBW9NHNLJKKMM6KKKMIMLFGGl6CBEZADEDD@ei@aG=FG[haY]DBA^Fo@CD_C=Yu=AZ]@^9',
      },
      {
        bias: 0.04,
        distances:
          '##########################################################################~~~gN~A~1~A~~5j-T9~~~sAL~RZf?+F~^i~?Wltf#iz~~~cAp~6%',
        values:
          'OJ4LDIF;MMGCNINA=G@HCEABAC?BJKD4K9GGDBMNNn=MQ@J=NBIKFXCNJOLFEKLNDBHKMKNMLG_CY0BFYY^YC?FalDaDDEnDBkfCfe;GeDY6',
      },
      {
        bias: -0.02,
        distances:
          '##########################################################################~*m~-~1CIH(~~~~I)rk0~~~~ML~!2~~&)~~=~~N~U~~G+~pl.~m443',
        values:
          'OK@MEFFGMMIFNJECH=EHE8CAJJCBKKJI;CLLD@MNVIvNEDJDGEHHB@BMIOLKMKMN^KLKNKNMMOZZYEYEe^m[wD^=?oYXC=_GEZ[cCZ~E]',
      },
      {
        bias: -0.73,
        distances:
          '##########################################################################Q@~~~~A~V~@~~~sE,~~~:g4~~~~M~+~~a9~8~gW~AC~b~~~,',
        values: 'OK?HFB;IKK].MJFEYFICGDEKCKEFLLKSKKLMHDLNEFRtW^J9EIJKHFJMFNNIMHNOEGEMMKONOIkqyeFGZE=EEACiYm_l]GZt',
      },
      {
        bias: -0.12,
        distances:
          '##########################################################################~~]~=~~1Z6_*3~~~em~8y~7iuE8~D~2*~J~~aM8)~~z~805E~~~~W&',
        values:
          'NGKJCCBFACK9GGED@DEEET@R5H?CKHGAALKKDBI_ADIFm[CXLQDGF:SGHOKCB@MMBJLLNBNMUDFF!EDZ]iF@CE4=[FFAAEDEaaF@CEY8E]',
      },
      {
        bias: -1.08,
        distances:
          '#########################################################%###############~~~~~tk6~~~8~E~~~~Y~..P~z~?l3R4YSn~~~~q8V~XJ~-C9]F',
        values: 'OCENS;=JMNKUOW=;;:K9IJGRELSGMMLLLCNNJRNOGIMLQtMNOUKLJILOCNKMAOOINKNEMOMLJ[DamAEZD[BX[@Z^[^ZCGC]B@]B9[',
      },
      {
        bias: -0.25,
        distances:
          '##########################################################################~D~+T~~(~~~UK~4~~3WzF~j%8~;~k~~_~@~~/5~6~&xld~~~W',
        values: 'OCAMEDDFLJ=CNJ8FEHIJFFDYHK1DLLKHKLMMFDMNBDGhKD~YMAHIFEANJNLKN;MNLDMDMLNMMEkkCaZY[|j]YB^@YGGjD^FckXDA',
      },
      {
        bias: -0.16,
        distances:
          '##%######################################################################~/&~m#1i4U&~|~s(~~~~~12~FMA:4Z?Fz-M#Z0~OK~~H~-~1~J~cV5~~v~OR',
        values:
          'OKMEI6TMKHEMIBWC]GHCSCKAJIQILKGE?MMY?LL@SIKK=ImJ6TROBYOCNKLLfMNUKMKOLNHMSjEb=^EZrYD_GY:Z;@D^an^aY[_][;7@E;aFCeA]n',
      },
      {
        bias: -0.08,
        distances:
          '##########################################%##############################~~|w~~-~~#z7~~X*M~W~~~~_JH~~9Idr~uREK#~~uX~X~SNh',
        values: 'MK:MDGKEKMHDLOBDB[EOCRAB@HABKKIHKCLLDBLM?CRN@ISvTBHMB=NHLLJMKMJBLKJMKNMJHCEdeqa^DECY[:[6aqlh6[9[:ZEtA',
      },
      {
        bias: -0.02,
        distances:
          '##########################################################################V~~Z#pi]~7~P~*~~F2,2rN~~.+F~~~KG@)))c~(d~bf~p~~~A+M~Z0bj',
        values:
          'OK9MHFDGKMGCNHBEC@QGB=9CAJ;CIKKHJCLLCBJM=CKWSTJLfq[JD?NMINMKMKLMBL@KLKNMJ=X^DZddBj@Cd;EGY_0f?Fd^EjAdY_|EbEn_@kF',
      },
      {
        bias: -0.13,
        distances:
          '####################################%####################################~;~VQ~l~~~N~,~~~~~~An?~~;G~~;|~_W~2~~~GV~~~~0',
        values: 'OKALFHGGMLHDNJMDDHHO5DVDCb@CKKJJC8MM8MO@IJKLEJLL=w@VERNINLLMKMNZLLKNLMMMHh^[YEEgiYEC@YYG:DFY',
      },
      {
        bias: -0.16,
        distances:
          '##########################################################################~~~~~~t~?T~~(j~~z~7r~~k~~Q1~:~~~W#~8~?H~/K~b~~(',
        values: 'OKLMEGHGLFIFNIEBWGHHED:CBEI@KKKIJ2LM6MM;ADJKHDJILBOyI=WOINLKMLMMJLLLNKNMM?g~Z@Yh[ZCpD[[AZfF[Z^_',
      },
      {
        bias: -1.08,
        distances:
          '###################################################%#####################~~~~O7~~~O~~X~.~~~~N.*/3?~u~~~%~~~~37y;~g:dP~oj~Y',
        values: 'OLON@J@CMMIHNKHQGJIF@@FGCMF3MLJJZ9LMH9MNVDKMXHL:@HdtBNMJOMMMMOONNNNOMOKJG]GvbABcA^AAhEE:ZchGEZeE^',
      },
      {
        bias: 0.14,
        distances:
          '###########################%#############################################HFKqsW3~~,p~1HF.t~~8#~~=Cv2T54.~~hF#o~3~v~~~l~~X.2~2^Z~0',
        values:
          'OJLMGHIEMMIFNIERDF@7TEIBA=BKJKEKAKLDAKIXYJL4DJDM@GYLn6OHOLLKNMN9LMKNBNMMGjeAeBYGZ@]YBYY[2C]Z491FbAYBF^g]Z]C5Yde',
      },
      {
        bias: -0.12,
        distances:
          '##%######################################################################Hhv~~~fs~V2~KsO~~jN5Z;wju~3F#~~v~Z~bB5L~~%/X,~~~~L&L',
        values:
          'O?MGHDGI@@ENIDV@ACFDQCC:JCCGKK;K;KMECLMHAJGTUJDM=XJBRlNCOKLMKKNELLLMJNMI;hBhYn[E_D?ae_[;:]EC_?Y]]F_bE_;CfB7',
      },
      {
        bias: 0.12,
        distances:
          '######################################################%##################~1#-X]7b:2~u~~C)M5&RN~A8+&(*)K[[h~Q#+Ba(S~~)F*&Z~.~t+1)7Wa=e&=(N+a7KMy~p,z-F~K',
        values:
          'NIUFW^BBGJGQMH7??DCCRU=@:G9=GJE^F=LK@;J_9OH^M;IUINBUAVvYJDHGILAW=IEIeLKA@[ElZ]d][_hC^[cEe:dd]CZlG^_E^Y[AYbZkm6EYbB_ea_^_a^9ADk=?ghAqCk^FeF[',
      },
      {
        bias: 0.35,
        distances:
          '##########################################################################61(+0D~QD.+60C1d&.B)9*,e&A4~)4QB.(2:@(_8H3/-eE;/UD/C_&,BNdD0*+2-A6175%*%J+*%+))-gI#UP&5I]:f,~C&.[+)2?;#L0*(8-P2-9*a:6Q5:V67mP44B',
        values:
          'KDJWT[HNGHFKLFMMSZMR[TNSEDJXBHEB@OKH=SGLTLEGGGCYGO=BQSUKnCAEGEFIU@FYFCJGH3Z]xicbe[YYlYbaZD]Z[Y=x_f]X=fwZ[^]^AECF7DXCba]GYC]FDBF]f8cD?:]?CY[^AbEao[j[B74cBd]pZGdDFA[]l]G?G[^E_[ca]F^dge~8h?Ba]@_^^]aGjAn',
      },
      {
        bias: -0.16,
        distances:
          '##########################################################################IW2#d~p-2+HN1~f~].8O~:^75%3s+e&r~~()9BRD#2~K))~[6D~ML~E77]~sd,kE~/V((~&~3A~#',
        values:
          'OIUJADCCDMG_NI?@=C]fVV@?=BBNGGQHF@LJBQJM9@HEJQJBGB@CW@AJgtEJFHKHXIJFJJEJG?g~CZ_]C_][]Eaa[]]_CZD[^F^Cdh9bZ^[ZaEXC=a[_pYgecDZbibCG_FeZgFl',
      },
      {
        bias: 0.5,
        distances:
          '###########%########%##########################################%#######I7D)2(R*:,Q90Q1/~9),M=&.F+Qe&_~P&(H543A&.)h./0R50;F4~G1L)+1A(6kHALd(Vf1.A?:~PGd*1RE??+1O*6P=A#K.%5V36/x%*R@A5+G@+._*H',
        values:
          'HXCDMI@ZZJDLERU?S@NOU:KRMVFHECXKIFAQJLMJEFOLF:I9TU=M8ITIscEEHSFHJFCJMFQ^mGYZBZ]G:;;8Be]r=^b:@Ce]ykfbZ_^YXDAmZYcDbYZaAF^_@_AYbFgi[:?eDZX?b[ebEnfYFDZqYaFxDc^YFqbZ[chapYZYD_ZiodeCD[YfaA_Y',
      },
      {
        bias: 0.48,
        distances:
          '####%####################################################################Z;~gO?:Y(k,&17JG7y&5#%,+S5%~!-F7vGh%*&1J]4@Fk)#D~C&/[=MJL@K~%J@7~@~B~%N64&A1@e*BA6,0~P5MWC~~J&)',
        values:
          'JDQ^;UTZKD[LE=?@CBS9?=QO;OQHFDAWSJJSHJLOSYDKGFMIQB?USNIBIZpGGF8NX_CIV[XFTZ[BBm^Yb=G][]F__aBYcf^DYe^6a^FdXgY_[=]Z_CFZZa_BYY9_EhaDZD:8CEAX3ag:=cZ3]cZYZaXC@[f~ga',
      },
      {
        bias: 0.17,
        distances:
          '##########################################################################C*~l/FB)*~wzWA45YZ5z)14R@0AGp0(^C*Q~~~UKd^~Q:P:%~N~-~BPJag~&@C~#Z4~yF%',
        values:
          'OGZHQC@CHJHAMI?V@BV]UT=A?I8QGIHE@@LLB9JL;/HJDBH]J?RDTAWL_KFI|JLLTbJCLDIHO@YF[[l@aBE@[Y^YFae^;YCFZ[X]Z]C^:k=EYdY]f^l[Dd[Y@CF;dEdh_C]D',
      },
      {
        bias: 0.12,
        distances:
          '################%##########################%############################K0Is#f,8%8Q1~=(BQY#~~0|M(3)ZA&@wl~C9A-~z+k~,4*%+fTK*~(~RrQ=@-E~hx3#M/H|#z+U@r%,?O7',
        values:
          'O^KITRC@IEh:MEL?EDC[U=16EOOFIDFFReIB;IL;7GHLQUKTBEB9WJBKHFHrJJRFIFK^LI?[^FmZb@cE[bjYmFg@ho^s[da]^_Fgo=Y__Y]GdaDFZcAa@ZaZGbd^C1gAZY_EnYegYY3bdCZEe',
      },
      {
        bias: 0.31,
        distances:
          '####################%###################%##########%###################Q~D~.06CSBW~&+K-:M+g;(4~!)=D#5&,-2&3?EU2+;~&t3]7d0~a05A-27/A~;@.-@(2V24*9)Wh(%5?*F6+3)83(C)n#,.;1#xU3~8L10*(4I7AJ)0',
        values:
          'JDKH=W]?AKEQLFO@@AB@T@NLRLREHCTE8JESSJKU[G2=C8JDUW:MK?HGFIGnGMFHEJEKHJUZCoFY_E[;XbYgYe]]1c?:ZfZE?BY]FC__[YZFf=Z][[F^[FFDpb^fbb^]c9^;i[a_Z^]@[la]^b[_1jBF9hd]gDFYdY[ZZ[o^AclY:_XDeg',
      },
      {
        bias: 0.22,
        distances:
          '################################################%########################I7=w:Q,M(K)J~tuIR+I~+~Mv2?Q~^)]V~z@~~.N:/E8e7~?~Zp-~X~0@5@+~k%%(~K))W5~#',
        values:
          'LGKbVCBWJKH4NG=ATEBEHT@B=F99HH]EI@JHM@MMT=IIKAHAREFSQRKXLSHIKLz=HHNJ8LVKBDy]^aEYA[i]aE_kaE^h_;]ZjBdacY_E@hbe_o=7iF?Y]^CC[_Z[_E[7YjC',
      },
      {
        bias: 0.11,
        distances:
          '##########################################################################~2-H@x(~o]CP~,j%R~~(EV+0W1*%~#G%F~&~~)Wa*uL~A=~6e~475p~~~q]~~+:;*LjE',
        values:
          'OIKL?QECHLHWMH3;@FEaA;I@=B=RJHTEYQ_K@5NKIUGH5?H?KRE[:MRIDMFGEHLLjIKEKGIJHQDYdab^aa[eAf[]DdDa#a][v9YYCZ[EFYDjaZeX]:bDDp[@]6;C_',
      },
      {
        bias: 0.07,
        distances:
          '###########################################%###################%########ICH~NCj+S~,B:10F#~W=mIu5=/,#Q(Z7~&~9XA%8@2TRH~.2D6k~4M~~7:~9h~H4D7Dr~G~cU',
        values:
          'OCKKKQ?DG]FVLFWA?ECDAA?U;DRRhIZDGVLKC?MN;J^N@@AK9EDCX;LBKEFJGJLxKAK5KL]b^^FEDZ[_@lFbZc]ZBdAF]dj]ajahbF[8CE]_^l^[YDh^bCFbYf]_?ZY]l[@D',
      },
      {
        bias: 0.33,
        distances:
          '##%############%########################################################%G,-/)06ciO*OHy+(KL1a|.pj;=NP603]G400lO*]~/~/#9+M#~#-A/@N#~H@~~w+1MA0//4~%~a82C_&~L-#p&-c(Z',
        values:
          'NGI8L@RHAF=LD=8SD9@ASQOD?XHaFEF@KJ@JKMO@HFQeHSJJCE@O=KBKIaHBIHZFuGGWKTa9k]]]]acBZC?@aFcGblD@9]DCdcEyblDG[aCZZZ:i]EfZ]BZeE[F_DBia]_[Z[iDZA;j[Z[_fe^[ZYZc=e^',
      },
      {
        bias: -0.21,
        distances:
          '##########################################################################~~/l(Jb~~/M,ADs/~F~]~~~~=~@~2~!3F/e~I@~R#I1~[~-N~5fa/~s~2#4ABr',
        values:
          'J]SJZW]?LKICNJ@KCDZE@F:2?I?IIJAGFSLIAAMMVOILM[DCLBFEXC?MYNDJbIMG?CLuLJGKIOZ[AcZYYd[b^ZF[[dG[D?cDvgYYZFG_[[bgAac_ZDka',
      },
      {
        bias: 0.08,
        distances:
          '##########################################################################-~=N##sI~~&~L#1US2(N~q=O;DDS~!~FF*@u~89~J~l5~bMO*7/PKQ&&o+~S~K0?=H~~~54',
        values:
          'OITK;:CBKMHAMHY?@EECUA?;MG=;JJFCbYJLCNIM;QGJ7WR;L;DAB?@LVLFHEBLMUbJTpCLKNVb]FjZ]Bb[oYaYE]ChB]DYYZZ[Y]]aA_EYFe]a]_^;cZe[=EY;D]bfBr',
      },
      {
        bias: -0.13,
        distances:
          '##########################################################################~~z~s0VXK8P3Ib+~1,m&Q3~8([~0~7;(fDr~f#%c.[j@17~&~8O~7?~#L~&~&BMic~305K',
        values:
          'O]:IJTB^JCGAMC@CMCEDCASTZWWJJKHFIAKJX?JMT?HJCSHCLCG=X86LCMKILcL@@8IIIrKKeTD_dk_c_[^^E_EbeE[Yo]bd@[EZZeBE]bF[eB_Eak[=bZbYYYebYD^Z6',
      },
      {
        bias: 0,
        distances:
          '###################################################################%#####~qW6SO2^[zW~I*g~=6@(K(wW~nY~!Brm~cz~o~-;:)%~&~_+~JFU~f~~/*L~B',
        values:
          'NHXKVECC]MHYNGA?BEETCA?==EHTIHGFDSKIERNL??HH6CIBMADCBCALDMCILKKG@HJKIw6HY]ji?ED~CC=CZdha_^Y[fGfv]@]FZwF^gnaDc7E@E_Y];Dc',
      },
      {
        bias: -0.01,
        distances:
          '########################################%################################8~&@~[d2*~S)D5F~#vmRlOLy-l~~ibf~]B)~-e-GL~1fl7,~6--7~(F~~a~X~GW+=',
        values:
          'LHRKV?WBIMHXNIAWBEEG@?;=SFAEJIHFF_LLA9KMQHH37IRKSD@H@AMFNCKKKKBWIDGfG@yLX_F]_;Zc_bEZZ]FZ]B:F_EC^ebBa^[GZc]ZAFgabCgAl@F[D]DZ',
      },
      {
        bias: -0.21,
        distances:
          '#######################%################################################ZU@~G-);=(=/~FFrcZ,RZ:DCVpJX/+*~!]%S3?2A:)~&.99P7L@:-fG~%*~e&#&Sl-.59+rBagF(M(8@5HW~XO930w',
        values:
          'LF[HS8WQMKG=NJ=G?ACQS@N?Q9TJJGFF@MLW;LJNOJJ/QI;LOTVRUNLCLCGCIaKXHGDMBLHpDF[^d[c][;Z]CYZ~2dk]F=AecY[@=[XbZZf8E^YC__C^_YYAY=FFZ_Ae]:FabZZcEFA?E[Y]|_D_D@b]bDX',
      },
      {
        bias: 0.66,
        distances:
          '##%######################%############%################################IX:MG~!*7:#~~q/9xAI~8uO?&M_Q3R8Z~hr]YVk0NA~-u/~~4XM=;AD+~!Mr50o*(%~RB0+BF45',
        values:
          'OGJ@9D@KKEAME]@@C@FO@74=E9FIFDH@KLA:LLOFI8=U?JVCFB=:M:KHFHBI_SDIDLVKHMbD^Ae^[@[@^^f[l_AC;]baa[d]9@k6Y?bd^F@lEdej[ED=^_==a][CZYcC^_^Fl@Dg',
      },
      {
        bias: 3.03,
        distances:
          '###########%#####%#####################%################################0%7#(#&*)/#*+4;,E4#%%6%)#.G.%&#?%4(&%%5S#407(;61=:,)71?*4,+3%0+%))&+6,#&6504)#195.&%5(+(.(+()&2#+/)#&/)/42%1%;((%#+(8*2%+8#1%0D/(3+9%(+)5&:++(V%&(**,80=((9#)0Y#++&#,0##.&,*6#%-?///%)5&%%H+(+%+C:(.&I+3-(&&,%4#02*)H1##%K(%+#-;#%*##*(#)/-@+%1#%Y.#8%*0&-A)@(64-*,C745-29(-K(#*(4K);=.%.D,)#%-5(/&j+6',
        values:
          'D@ACNLR6A[OD9GNMRNNVOKJOOQSQRM?SBCNR?BHQ?NIQLQQOOKROH8HCBD9EECCABD@HD?:Eb=C;cc87:^B]DAYC=E7ACa??_D?^_Y7?D?BF:8^:]]6]@ZeBG?ACAB@]5[Y];@BGEF8FD@D/aAFC=8XC8D7^]EEE3&EZDEAB*2]^.*8XiB9[B@_FC0:ADZ88]==ad?ZEhZ?EF6Ak;a_ED]EF=;/@cF2=Z9ZFF9G:BbBCaC8DD:?7C;GE:ZB[FD6G?/CYAF3d=[7DbAG[5^^jkZ9F.G1_YB[_i-/5AD6EYDF;gEZ?WEZ4C[:D@CA?]bYCZ86:o=D];=8ckcBb?^;6@ZE42@DFEZBDFZ^;ZF;-?[-9BG',
      },
    ],
  },
}
