/**
 * Brings parked scripts to life: at the first pointer, key, focus or touch, and on pages with a form as soon as the
 * browser is idle after loading. It removes itself, so that the document is again what React wrote. The same on every
 * page, so that its hash in the content security policy is too.
 */
export const WAKE_SCRIPT = `(()=>{
const signs=['pointermove','pointerdown','keydown','focusin','touchstart'];
const wake=()=>{
signs.forEach(s=>removeEventListener(s,wake));
const put=()=>document.querySelectorAll('template[data-parked]').forEach(t=>t.replaceWith(t.content));
document.readyState==='loading'?addEventListener('DOMContentLoaded',put,{once:true}):put()};
signs.forEach(s=>addEventListener(s,wake,{passive:true}));
addEventListener('load',()=>document.querySelector('form[data-form]')&&(window.requestIdleCallback||setTimeout)(wake));
document.currentScript.remove()})()`.replaceAll('\n', '')
