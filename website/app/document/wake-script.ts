/**
 * Brings parked scripts to life: at the first pointer, key, focus or touch, and on pages with a form as soon as the
 * browser is idle after loading. It removes itself, so that the document is again what React wrote. It is the same on
 * every page, so that its hash in the content security policy is too.
 *
 * Its first line lets React write text and its empty script element, and nothing else, where Trusted Types guard.
 */
export const WAKE_SCRIPT = `(()=>{
window.trustedTypes?.createPolicy('default',{createHTML:t=>t.includes('<')&&t!=='<script>\\x3c/script>'?null:t});
const signs=['pointermove','pointerdown','keydown','focusin','touchstart'],wake=()=>{
signs.forEach(s=>removeEventListener(s,wake));
const put=()=>document.querySelectorAll('template[data-parked]').forEach(t=>t.replaceWith(t.content));
document.readyState==='loading'?addEventListener('DOMContentLoaded',put,{once:true}):put()};
signs.forEach(s=>addEventListener(s,wake,{passive:true}));
addEventListener('load',()=>document.querySelector('form[data-form]')&&(window.requestIdleCallback||setTimeout)(wake));
document.currentScript.remove()})()`.replaceAll('\n', '')
