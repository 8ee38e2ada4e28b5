/**
 * Runs inline, before the first paint and before the app. It sets the chosen theme; it puts
 * what is typed into a box marked `data-keep` into session storage under that name; and it keeps
 * a form from being sent by the browser itself while the app is loading: a button
 * pressed that early is pressed again once the form is active (see early-form.ts).
 */
export const beforeScripts = `
var t;try{t=localStorage.getItem('theme')}catch(e){}
if(t=='light'||t=='dark'){
document.documentElement.dataset.theme=t;
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.media=m.media.indexOf(t)<0?'not all':'all'})
}
document.addEventListener('input',function(e){
var k=e.target.dataset.keep;if(k)try{sessionStorage.setItem(k,e.target.value)}catch(e){}
});
document.addEventListener('submit',function(e){
if(!e.target.dataset.active){e.preventDefault();e.target.dataset.pressed='1'}
},true)`
