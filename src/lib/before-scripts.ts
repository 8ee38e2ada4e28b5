/**
 * Runs inline, before the first paint and long before the app: it sets the chosen theme, and it
 * keeps a form from being sent by the browser itself while the app is still on its way. A button
 * pressed that early is pressed again once the form is alive (see use-early-form.ts).
 */
export const beforeScripts = `
var t;try{t=localStorage.getItem('theme')}catch(e){}
if(t)document.documentElement.dataset.theme=t;
document.addEventListener('submit',function(e){
if(!e.target.dataset.alive){e.preventDefault();e.target.dataset.pressed='1'}
},true)`
