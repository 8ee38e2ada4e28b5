/**
 * Runs inline, before the first paint and before the app.
 * - It sets the chosen theme, and the one that is chosen later in another tab.
 * - It shows the sans (Figtree) where an earlier page has loaded it (entry.client.tsx): nothing waits for it or moves.
 * - It marks the document when guest texts are stored, for a prerendered page that changes with them (auth-screen).
 * - It keeps the answer to the question about the device (device-question), and marks the document when there is one.
 * - It stores what is typed into a field marked `data-keep` in session storage under that name. On the landing page it
 *   puts it back when the page is loaded again, unless it is assigned to a person: scripts load late there, and what is
 *   typed meanwhile would be stored in its place. Where nothing can be stored, the browser asks before the page closes.
 * - It remembers the link of a reminder when a visitor leaves the landing page by a link or a button: the link is
 *   opened after signing in (see redirect-after-auth.ts).
 * - It adds the time zone to a link to Google or Apple when the link is followed: a new account gets it, and
 *   providers do not send one. A cookie could be stored after the request has left.
 * - It prevents the browser from sending a form while the app is loading. A button that was pressed that early is
 *   pressed again when the form is active (see early-form.ts). A form that is active and that no script has handled
 *   opens its address, without the question mark that a browser would add, and its texts are sent (guest-texts.ts). Where
 *   nothing was typed, or it could not be stored, the form waits for its script instead: it says what is missing, and another page would not have the text.
 *   It is pressed again also if that page does not come, since a router that starts can end the navigation to it.
 * - It marks the guest texts as sent when a link with `data-sends` is followed, also before hydration (guest-texts.ts).
 * - It remembers the tab that a link names in `data-tab`, for /auth.
 * - It marks a tab that is pressed, so that a tab pressed that early is opened once the tabs are active (see tabs.tsx).
 *
 * The listeners that must run before hydration are on `window` and capture: React listens on `document`, and stops the
 * events of a page that it cannot hydrate yet.
 */
export const beforeScripts = (sans: string) => `
function paint(t){
var d=document.documentElement.dataset,s=['light','dark'],k=s.indexOf(t)+1;
if(k)d.theme=t;else delete d.theme;
document.querySelectorAll('meta[name=theme-color]').forEach(function(m,i){m.media=k?i+1==k?'all':'not all':'(prefers-color-scheme: '+s[i]+')'})
}
try{paint(localStorage.getItem('theme'))}catch(e){}
addEventListener('storage',function(e){if(e.key=='theme')paint(e.newValue)});
try{if(localStorage.getItem('sans'))document.fonts.add(new FontFace('Figtree','url(${sans})',{weight:'300 900',display:'swap'}))}catch(e){}
try{if(localStorage.getItem('keepsDays'))document.documentElement.dataset.keepsDays=''}catch(e){}
try{if(sessionStorage.getItem('landingGratitude')||sessionStorage.getItem('landingGoals'))document.documentElement.dataset.guestTexts=''}catch(e){}
var full;function keep(k,v){try{sessionStorage.setItem(k,v)}catch(e){full||addEventListener('beforeunload',ask);full=1}}
function ask(e){if([].some.call(document.querySelectorAll('[data-keep]'),function(t){return t.value.trim()}))e.preventDefault()}
addEventListener('input',function(e){
var t=e.target,k=t.dataset.keep;if(k)keep(k,t.value);
if('keepsDays' in t.dataset)try{if(t.checked)localStorage.setItem('keepsDays','off');else localStorage.removeItem('keepsDays')}catch(e){}
},true);
addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[data-keep^=landing]').forEach(function(t){try{if(!sessionStorage.getItem('guestTextsOwner'))t.value=t.value||sessionStorage.getItem(t.dataset.keep)||''}catch(e){}})
});
addEventListener('click',function(e){
var t=e.target,a=t.closest('a[href^="/api/auth/"]'),l=t.closest('a[data-tab]'),b=t.closest('[role=tab]');
if(/[?&](respond|date)=/.test(location.search)&&t.closest('a,button')&&document.querySelector('[data-keep]'))
keep('redirectAfterAuth',location.pathname+location.search);
if(a)a.search='?timezone='+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
if(l)keep('askedTab',l.dataset.tab);
if(t.closest('a[data-sends]'))try{keep('guestTextsSent',JSON.stringify(['landingGratitude','landingGoals','guestDiaryText'].map(function(k){return sessionStorage.getItem(k)||''})))}catch(e){}
if(b)b.parentNode.dataset.pressed=b.id
},true);
addEventListener('submit',function(e){
if(!e.target.dataset.active){e.preventDefault();e.target.dataset.pressed='1'}
},true);
addEventListener('submit',function(e){
var f=e.target,a=f.getAttribute('action');if(a&&!e.defaultPrevented){e.preventDefault();f.dataset.pressed='1';
addEventListener('pagehide',function(){delete f.dataset.pressed},{once:true});
var v=[].filter.call(f.elements,function(b){return b.dataset.keep}).map(function(b){return b.value});
if(v.join('').trim()){try{v.push(sessionStorage.getItem('guestDiaryText'))}catch(e){}
keep('guestTextsSent',JSON.stringify(v));if(!full)location.assign(a)}}
})`
