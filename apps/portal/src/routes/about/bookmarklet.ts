/** A bookmark that opens what one is looking at on YouTube on this site. It runs on YouTube's pages, so it leans on nothing. */
export const bookmarklet = (origin: string): string => {
  const code = `(()=>{
const u=new URL(location.href);
const v=u.searchParams.get('v')||(u.pathname.match(/^\\/(?:live|shorts|embed)\\/([\\w-]{11})/)||[])[1]||(u.hostname==='youtu.be'?u.pathname.slice(1,12):'');
const c=(u.pathname.match(/^\\/channel\\/(UC[\\w-]{22})/)||[])[1]||((document.querySelector('link[rel=canonical]')||{}).href||'').split('/channel/')[1]||'';
location.href=${JSON.stringify(origin)}+(v?'/watch/'+v:c?'/channel/'+c:'/');
})()`;
  // Browsers drop line breaks of a pasted address, and read what is left as an address.
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
};
